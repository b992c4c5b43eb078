"""How strong the bots are: `make tournament`. Paired dice, rotated seats, 95 % intervals; races can be set by hand.

The figures to beat are those published for other bots, and those that our own aim at.
"""

from __future__ import annotations

import argparse
import time
from typing import NamedTuple

from camel.references import REFERENCES
from stampede import camel, tournament
from stampede.tournament import Match

BOTS = {**camel.BOTS, **REFERENCES}


class Aim(NamedTuple):
    """A match, and the share of wins that is wanted."""

    match: Match
    share: float


CAMEL = (
    Aim(Match("camel2", "greenhorn", "random", 4, 400), 0.25),
    Aim(Match("camel2", "regular", "greenhorn", 4, 400), 0.25),
    Aim(Match("camel2", "tipster", "regular", 4, 400), 0.25),
    Aim(Match("camel2", "bookmaker", "tipster", 4, 2000), 0.30),
    Aim(Match("camel2", "bookmaker", "greedy", 4, 2000), 0.42),
    Aim(Match("camel2", "tipster", "random", 4, 1000), 0.980),
    Aim(Match("camel2", "tipster", "random", 2, 1000), 0.996),
    Aim(Match("camel2", "tipster", "heuristic", 4, 1000), 0.839),
    Aim(Match("camel2", "tipster", "heuristic", 6, 1002), 0.785),
    Aim(Match("camel1", "bookmaker", "tipster", 4, 400), 0.25),
)
AIMS = {"camel": CAMEL}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=tuple(AIMS), default="camel")
    parser.add_argument("--share", type=float, default=1.0, help="of the races that each match is given")
    parser.add_argument("--only", default="", help="a bot that must take part")
    options = parser.parse_args()
    for aim in AIMS[options.game]:
        if options.only in ("", aim.match.focal, aim.match.others):
            report(aim._replace(match=aim.match._replace(races=round(aim.match.races * options.share))))


def report(aim: Aim) -> None:
    begun = time.perf_counter()
    result = tournament.play(aim.match, BOTS)
    verdict = "reached" if result.share >= aim.share else "not reached"
    print(f"{tournament.told(result)}; {aim.share:.1%} {verdict}; {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
