"""The elephants that people chose, in pictures: one mapping from the letters of the rules to those that are shown.

Rules, saves, links and notation know the first seat's elephant as R whichever it chose; ids and actions in a drawing
stay theirs. Only what is seen changes: silks, letters and colours. The page maps names in words in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from stampede.elephant.types import ELEPHANTS
from stampede.game import Character
from stampede.svg import Kept, Node

_ART = re.compile(rf"#art-(side|away|near|letter|badge)-([{ELEPHANTS}])")


def shown(cast: tuple[Character, ...]) -> str:
    """The letters that are shown instead of `ELEPHANTS`: those that seats chose, then the rest.

    A colour that no elephant has changes nothing.
    """
    if any(colour >= len(ELEPHANTS) for _, colour in cast):
        return ELEPHANTS
    chosen = [ELEPHANTS[colour] for _, colour in cast]
    return "".join([*chosen, *(letter for letter in ELEPHANTS if letter not in chosen)])


def dressed(drawing: Node, cast: tuple[Character, ...]) -> Node:
    """A drawing or a layer with the elephants that seats chose."""
    letters = shown(cast)
    return drawing if letters == ELEPHANTS else _dressed(drawing, dict(zip(ELEPHANTS, letters, strict=True)))


def _dressed(drawing: Node, letters: Mapping[str, str]) -> Node:
    """What is kept is the same for all casts: the ground, and art, which is called by what it shows."""
    if isinstance(drawing, Kept):
        return drawing
    attributes = tuple((name, _told(name, value, letters)) for name, value in drawing.attributes)
    parts = (part if isinstance(part, str) else _dressed(part, letters) for part in drawing.children)
    return Node(drawing.tag, attributes, tuple(parts))


def _told(name: str, value: str, letters: Mapping[str, str]) -> str:
    match name:
        case "href" if found := _ART.fullmatch(value):
            return f"#art-{found[1]}-{letters[found[2]]}"
        case "class":
            return " ".join(letters.get(ink, ink) for ink in value.split(" "))
        case _:
            return value
