"""How fast the odds are, beside plain enumeration in the same run: `make bench`, in CPython and in the browser.

`measured` takes the figures and `told` puts them into words, so that a page can send what it measured. Every leg is
counted with nothing known before, unless it says otherwise; enumeration is dear, so that few positions pay for it.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from camel.boards import random_position
from camel.plain_odds import PlainOdds
from stampede.camel import odds, race
from stampede.camel.odds import Board
from stampede.camel.position import read_position

OPENING = "1pb,2g,3yr,15w,16k - bgyrpx"
STACK = "7bwgkyrp 6+0,8-2 bgyrpx"
FIRST = "1rb,2y,3pg - bgyrp"
POSITIONS = 50
ENUMERATED = 3
RACES = 5000

Figures = dict[str, Any]  # what travels as JSON


def board(position: str) -> Board:
    return odds.board_at(read_position(position))


def seconds(work: Callable[[], object]) -> float:
    """The processor's time, as others may be at work on the machine."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def measured() -> Figures:
    """All figures, times in seconds."""
    positions = list(random_positions(POSITIONS))
    times = [leg_seconds(position) for position in positions]
    middle = sorted(positions, key=lambda position: times[positions.index(position)])[POSITIONS // 4 :: POSITIONS // 4]
    return {
        "median": statistics.median(times),
        "slowest": max(times),
        "beside": [beside_enumeration(position) for position in middle[:ENUMERATED]],
        "opening": beside_enumeration(OPENING),
        "stack": beside_enumeration(STACK),
        "later": later_seconds(OPENING),
        "races": races(),
    }


def random_positions(number: int) -> Iterator[str]:
    """Full pyramids of the second edition, with tiles."""
    rng = random.Random("bench")
    while number:
        position = random_position(rng, "camel2", 5)
        if " - " not in position:
            number -= 1
            yield position


def leg_seconds(position: str) -> float:
    odds.forget()
    return seconds(lambda: odds.leg_odds(board(position)))


def beside_enumeration(position: str) -> Figures:
    """A position both ways, and the states that were merged on the way."""
    cold = statistics.median(leg_seconds(position) for _ in range(9))
    merged = {reveals: states for reveals, states in odds.merged(board(position)).items() if states}
    plain = seconds(lambda: PlainOdds(position))
    return {"position": position, "cold": cold, "plain": plain, "merged": sorted(merged.items(), reverse=True)}


def later_seconds(position: str) -> float:
    """A question after each first reveal of a leg, when the leg's start was asked about before."""
    here = board(position)
    odds.forget()
    odds.leg_odds(here)
    return statistics.median(seconds(lambda after=after: odds.leg_odds(after)) for after in reveals(here))  # type: ignore[misc]


def reveals(here: Board) -> Iterator[Board]:
    for die in here.pyramid:
        for shown, pips in race.faces(die):
            mover = race.crazy_mover(here.track, shown)[0] if die == "x" else shown
            track = race.move(here.track, dict(here.tiles), mover, pips).track
            yield here._replace(track=track, pyramid=here.pyramid.replace(die, ""))


def races() -> Figures:
    """Races played out from an opening, and the first edition worked out to its end."""
    rng = random.Random(1)
    estimate = odds.more_race_odds(board(OPENING), None, RACES, rng)
    spent = seconds(lambda: odds.more_race_odds(board(OPENING), None, RACES, rng))
    few = seconds(lambda: odds.more_race_odds(board(OPENING), None, 600, rng))
    table = seconds(lambda: list(odds.think_races("camel1")))
    exact = seconds(lambda: odds.exact_race_odds(board(FIRST)))
    return {"rate": RACES / spent, "error": estimate.error, "few": few, "table": table, "exact": exact}


# ---- in words


def told(figures: Figures) -> Iterator[str]:
    """The figures, a line each."""
    median, slowest, later = figures["median"] * 1000, figures["slowest"] * 1000, figures["later"] * 1e6
    yield f"leg odds, full pyramid and tiles: median of {POSITIONS} positions {median:.1f} ms, slowest {slowest:.1f} ms"
    for beside in figures["beside"]:
        yield _both_ways("  one of them", beside)
    yield _both_ways("an opening", figures["opening"])
    yield _both_ways("all in one stack", figures["stack"])
    yield _layers("an opening", figures["opening"])
    yield _layers("all in one stack", figures["stack"])
    yield f"a later question in the same leg: {later:.0f} µs"
    yield from _told_races(figures["races"])


def _told_races(figures: Figures) -> Iterator[str]:
    rate, few, error = figures["rate"], figures["few"] * 1000, figures["error"] * 100
    yield f"races from an opening: {rate:,.0f}/s; 600 in {few:.0f} ms; error of {RACES:,}: {error:.2f} points"
    table, exact = figures["table"], figures["exact"] * 1000
    yield f"exact races of the first edition: {table:.1f} s once, then {exact:.0f} ms for an opening"


def _layers(name: str, both: Figures) -> str:
    layers = ", ".join(f"{states:,} with {reveals}" for reveals, states in both["merged"])
    return f"states merged, by reveals to come, {name}: {layers}"


def _both_ways(name: str, both: Figures) -> str:
    cold, plain = both["cold"] * 1000, both["plain"] * 1000
    return f"{name}, {both['position']}: {cold:.1f} ms, enumeration {plain:,.0f} ms: {plain / cold:.0f} times faster"


def main() -> None:
    for line in told(measured()):
        print(line)


if __name__ == "__main__":
    main()
