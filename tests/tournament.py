"""How strong the bots are: `make tournament`. Paired dice, rotated seats, 95 % intervals; races can be set by hand.

The figures to beat are those published for other bots, and those that our own aim at.
"""

from __future__ import annotations

import argparse
import time
from typing import NamedTuple

from camel.references import REFERENCES
from stampede import camel, elephant, tournament
from stampede.elephant.course import CIRCUITS
from stampede.tournament import Match

BOTS = {"camel": {**camel.BOTS, **REFERENCES}, "elephant": elephant.BOTS}


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
COURSES = tuple(CIRCUITS)
ELEPHANT = (
    Aim(Match("elephant", "calf", "random", 2, 500, COURSES), 0.90),
    Aim(Match("elephant", "mahout", "random", 2, 500, COURSES), 0.90),
    Aim(Match("elephant", "rajah", "random", 2, 500, COURSES), 0.90),
    Aim(Match("elephant", "mahout", "calf", 2, 500, COURSES), 0.50),
    Aim(Match("elephant", "rajah", "mahout", 2, 500, COURSES), 0.50),
    Aim(Match("elephant", "mahout", "calf", 4, 500, COURSES), 0.25),
    Aim(Match("elephant", "rajah", "mahout", 4, 500, COURSES), 0.25),
    Aim(Match("elephant", "rajah", "mahout", 6, 500, COURSES), 1 / 6),
)
EVEN = 0.05  # how far a place in the turn order may be from its share of the wins
AMONG_EQUALS = {
    "camel": (),
    "elephant": tuple(
        Match("elephant", "mahout", "mahout", seats, 1000, COURSES, rotates=False) for seats in range(3, 7)
    ),
}
AIMS = {"camel": CAMEL, "elephant": ELEPHANT}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=tuple(AIMS), default="camel")
    parser.add_argument("--share", type=float, default=1.0, help="of the races that each match is given")
    parser.add_argument("--even", action="store_true", help="only what the turn order is worth among equal bots")
    parser.add_argument("--bot", default="", help="another bot for what the turn order is worth")
    parser.add_argument("--only", default="", help="a bot that must take part")
    parser.add_argument("--workers", type=int, default=None, help="how many races at a time; all cores if not told")
    options = parser.parse_args()
    for match in AMONG_EQUALS[options.game]:
        bot = options.bot or match.focal
        races = round(match.races * options.share)
        report_order(match._replace(focal=bot, others=bot, races=races), options.game, options.workers)
    for aim in () if options.even else AIMS[options.game]:
        if options.only in ("", aim.match.focal, aim.match.others):
            races = round(aim.match.races * options.share)
            report(aim._replace(match=aim.match._replace(races=races)), options.game, options.workers)


def report(aim: Aim, game: str, workers: int | None) -> None:
    begun = time.perf_counter()
    result = tournament.play(aim.match, BOTS[game], workers=workers)
    verdict = "reached" if result.share >= aim.share else "not reached"
    print(f"{tournament.told(result)}; {aim.share:.1%} {verdict}; {time.perf_counter() - begun:.0f} s", flush=True)


def report_order(match: Match, game: str, workers: int | None) -> None:
    begun = time.perf_counter()
    result = tournament.play(match, BOTS[game], workers=workers)
    verdict = "even" if tournament.unevenness(result) <= EVEN else "not even"
    print(f"{tournament.told(result)}; {verdict}; {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
