"""The odds of a leg a second time: every order of dice, every number, one after the other. Slow, plain, independent.

It knows the rules of movement from `camel-derby.md` and imports nothing from the engine. Chances are shares of one big
number: each reveal cuts a share into equal parts for the dice inside, and each part into six for the faces of a die.
"""

from __future__ import annotations

import re
from fractions import Fraction

RACERS = "bgyrp"


class PlainOdds:
    """Chances as fractions: of each rank, of the race ending; and the expected landings on each tile."""

    def __init__(self, position: str) -> None:
        camels, tiles, pyramid = position.split()
        track = [""] * 18
        for space, stack in re.findall(r"(\d+)([a-z]+)", camels):
            track[int(space)] = stack
        self.tiles = {int(space): side for space, side in re.findall(r"(\d+)([+-])\d", tiles)}
        self.staying = 1 if "w" in camels else 0
        dice = pyramid.replace("-", "")
        self.whole = 1
        for inside in range(self.staying + 1, len(dice) + 1):
            self.whole *= inside * 6
        self.shares = {(racer, rank): 0 for racer in RACERS for rank in range(5)}
        self.ended = 0
        self.landed = dict.fromkeys(self.tiles, 0)
        self.sequences = 0
        self._play(track, dice, self.whole)

    def ranks(self, racer: str) -> list[Fraction]:
        return [Fraction(self.shares[racer, rank], self.whole) for rank in range(5)]

    def ends(self) -> Fraction:
        return Fraction(self.ended, self.whole)

    def landings(self) -> dict[int, Fraction]:
        return {space: Fraction(share, self.whole) for space, share in self.landed.items()}

    def _play(self, track: list[str], dice: str, share: int) -> None:
        if len(dice) == self.staying or track[0] or track[17]:
            self._finish(track, share)
            return
        for die in dice:
            faces = [(crazy, 1) for crazy in "wk"] if die == "x" else [(die, 2)]
            for camel, sixths in faces:
                for number in (1, 2, 3):
                    part = share // (len(dice) * 6) * sixths
                    mover = which_crazy(track, camel) if die == "x" else camel
                    self._play(self._moved(track, mover, number, part), dice.replace(die, ""), part)

    def _moved(self, track: list[str], mover: str, number: int, share: int) -> list[str]:
        way = -1 if mover in "wk" else 1
        start = next(space for space in range(1, 17) if mover in track[space])
        height = track[start].index(mover)
        unit = track[start][height:]
        track = [*track[:start], track[start][:height], *track[start + 1 :]]
        goal, under = start + way * number, False
        if goal in self.tiles:
            self.landed[goal] += share
            under = self.tiles[goal] == "-"
            goal += -way if under else way
        goal = max(0, min(17, goal))
        track[goal] = unit + track[goal] if under else track[goal] + unit
        return track

    def _finish(self, track: list[str], share: int) -> None:
        self.sequences += 1
        self.ended += share if track[0] or track[17] else 0
        line = [camel for camel in "".join(track) if camel in RACERS]
        for rank, racer in enumerate(reversed(line)):
            self.shares[racer, rank] += share


def which_crazy(track: list[str], shown: str) -> str:
    """The crazy camel that obeys: one that alone carries racers, or the upper of two that touch, or the one shown."""
    carriers = [
        crazy for crazy in "wk" for stack in track if any(rider in RACERS for rider in stack.partition(crazy)[2])
    ]
    if len(carriers) == 1:
        return carriers[0]
    for lower, upper in ("wk", "kw"):
        if any(lower + upper in stack for stack in track):
            return upper
    return shown
