"""The 120 orders of five racers, by number, and how they change when a unit overtakes or is overtaken.

An order is written from the last racer to the first. A move takes a block of neighbours past another block, so every
move is one of 20 swaps, or none. Colours are known here and nowhere else in the odds; where camels stand is not.
"""

from __future__ import annotations

from itertools import combinations, permutations

from stampede.camel.editions import RACERS

ORDERS = tuple("".join(letters) for letters in permutations(RACERS))
ORDER_NUMBERS = {letters: number for number, letters in enumerate(ORDERS)}

# (start of the first block, start of the second, end of the second); number 0 swaps nothing
SWAPS = ((0, 0, 0), *combinations(range(len(RACERS) + 1), 3))
_SWAP_NUMBERS = {blocks: number for number, blocks in enumerate(SWAPS)}

# by order, then by swap: the order after it
SWAPPED = tuple(
    tuple(
        ORDER_NUMBERS[letters[:first] + letters[second:end] + letters[first:second] + letters[end:]]
        for first, second, end in SWAPS
    )
    for letters in ORDERS
)

# by order: the place of each racer in it, from the back
PLACES = tuple({racer: letters.index(racer) for racer in RACERS} for letters in ORDERS)

# by start of the first block, start of the second, end of the second: the number of the swap, 0 if a block is empty
_ENDS = range(len(RACERS) + 1)
SWAP = tuple(
    tuple(tuple(_SWAP_NUMBERS.get((first, second, end), 0) for end in _ENDS) for second in _ENDS) for first in _ENDS
)
