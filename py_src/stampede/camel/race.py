"""Camels on the track: who moves, how a unit moves, who is ahead. Knows stacks and tiles, nothing of bets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias

from stampede.camel.editions import CRAZY, OVER_BACKWARD, OVER_FORWARD, PIPS, RACERS, SPACES
from stampede.camel.types import Camel, Side, Space, Stack, UnitMoved

Track: TypeAlias = tuple[Stack, ...]  # by space, 0–17
Sides: TypeAlias = Mapping[Space, Side]  # the tiles on the track

EMPTY_TRACK: Track = ("",) * (OVER_FORWARD + 1)


class Moved(NamedTuple):
    """A unit's whole move: the track after it, its one or two stretches, the tile it landed on."""

    track: Track
    stretches: tuple[UnitMoved, ...]
    tile: Space | None


def place_of(track: Track, camel: Camel) -> Space:
    """The space a camel stands on."""
    for space, stack in enumerate(track):
        if camel in stack:
            return space
    raise ValueError(f"no camel {camel!r} on the track")


def ranking(track: Track) -> Stack:
    """K1–K3: the racers, first to last; further is better, higher is better, crazy camels are skipped."""
    return "".join(camel for stack in reversed(track) for camel in reversed(stack) if camel in RACERS)


def direction(camel: Camel) -> int:
    """Racers run forward, crazy camels backward."""
    return -1 if camel in CRAZY else 1


def entry_space(camel: Camel, pips: int) -> Space:
    """S3, S4: racers start on their number, crazy camels count it from the other end."""
    return SPACES + 1 - pips if camel in CRAZY else pips


def crazy_mover(track: Track, shown: Camel) -> tuple[Camel, Literal["shown", "carries", "on-top"]]:
    """M3: the crazy camel that obeys the grey die, and why."""
    carriers = [camel for camel in CRAZY if _carries_racers(track, camel)]
    if len(carriers) == 1:  # M3a
        return carriers[0], "carries"
    for pair in (CRAZY, CRAZY[::-1]):  # M3b
        if any(pair in stack for stack in track):
            return pair[1], "on-top"
    return shown, "shown"


def _carries_racers(track: Track, camel: Camel) -> bool:
    above = track[place_of(track, camel)].partition(camel)[2]
    return any(rider in RACERS for rider in above)


def move(track: Track, sides: Sides, camel: Camel, pips: int) -> Moved:
    """M1–M7: the unit under this camel goes its way, and one further or back if it lands on a tile."""
    origin = place_of(track, camel)
    below, _, above = track[origin].partition(camel)
    unit, ahead = camel + above, direction(camel)
    path = tuple(_steps(origin, ahead, pips))
    landed = path[-1]
    base = _with(track, origin, below)
    if landed not in sides:
        return _arrive(base, UnitMoved(unit, path, below, base[landed], under=False, cause="die"))
    first = UnitMoved(unit, path, below, "", under=False, cause="die")
    booed = sides[landed] == "-"
    onward = landed - ahead if booed else landed + ahead
    second = UnitMoved(unit, (landed, onward), "", base[onward], booed, "boo" if booed else "cheer")
    arrived = _arrive(base, second)
    return Moved(arrived.track, (first, second), landed)


def _steps(origin: Space, ahead: int, pips: int) -> Iterator[Space]:
    """M7: the spaces of a path; it stops just over the line."""
    yield origin
    for step in range(1, pips + 1):
        space = origin + ahead * step
        yield space
        if space in (OVER_BACKWARD, OVER_FORWARD):
            return


def _arrive(track: Track, last: UnitMoved) -> Moved:
    """M2, M4: on top of whatever stands there, or under it after a boo."""
    stack = last.unit + last.met if last.under else last.met + last.unit
    return Moved(_with(track, last.path[-1], stack), (last,), None)


def _with(track: Track, space: Space, stack: Stack) -> Track:
    return (*track[:space], stack, *track[space + 1 :])


def crossed(track: Track) -> Literal["forward", "backward"] | None:
    """M7: has a unit crossed the line, and which way."""
    if track[OVER_FORWARD]:
        return "forward"
    return "backward" if track[OVER_BACKWARD] else None


def enter(track: Track, camel: Camel, pips: int) -> Track:
    """S3, S4: a camel takes its starting place, on top of those already there."""
    space = entry_space(camel, pips)
    return _with(track, space, track[space] + camel)


def faces(die: str) -> tuple[tuple[Camel, int], ...]:
    """What a die can show: its racer or, on the grey die, white or black; 1, 2 or 3."""
    camels = die if die in RACERS else CRAZY
    return tuple((camel, pips) for camel in camels for pips in PIPS)
