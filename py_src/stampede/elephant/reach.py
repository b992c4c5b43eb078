"""How far mice and cows get, and by which way."""

from __future__ import annotations

from functools import lru_cache

from stampede.elephant.course import NOWHERE, Course, Heading, Place, course
from stampede.elephant.herd import COWS, standing
from stampede.elephant.types import ELEPHANTS, MOUSE_STEPS, Cow, Elephant, State

Path = tuple[Place, ...]
AROUND: tuple[Heading, ...] = ("ahead", "left", "right", "back")


def mouse_run(state: State, elephant: Elephant) -> Path | None:
    """R1: the shortest way of a mouse from a hole to an elephant."""
    return mouse_runs(state.course, state.elephants).get(state.elephants[ELEPHANTS.index(elephant)])


@lru_cache(maxsize=1024)
def mouse_runs(tiles: str, elephants: tuple[Place, ...]) -> dict[Place, Path]:
    """R1: every elephant's place a mouse can enter; it walks through cows and stops on the first elephant."""
    ground, found = course(tiles), {}
    paths: dict[Place, Path] = {hole: (hole,) for hole in ground.holes}
    edge = list(paths)
    for _ in range(MOUSE_STEPS + 1):
        found.update({place: paths[place] for place in edge if place in elephants})
        edge = _further(ground, paths, [place for place in edge if place not in elephants])
    return found


def _further(ground: Course, paths: dict[Place, Path], edge: list[Place]) -> list[Place]:
    """The places one step on that were not reached before; their paths are entered."""
    reached = []
    for place in edge:
        for heading in AROUND:
            there = ground.near[heading][place]
            if there != NOWHERE and there < ground.line and there not in paths:
                paths[there] = (*paths[place], there)
                reached.append(there)
    return reached


def cow_ways(state: State, cow: Cow, steps: int) -> dict[Place, Path]:
    """R3: every place a cow can reach through free places, with a shortest way there."""
    return _cow_ways(state.course, frozenset(standing(state)), state.cows[COWS.index(cow)], steps)


@lru_cache(maxsize=256)
def _cow_ways(tiles: str, stands: frozenset[Place], place: Place, steps: int) -> dict[Place, Path]:
    ground = course(tiles)
    paths: dict[Place, Path] = {place: (place,)}
    edge = [place] if place < ground.line else []
    for _ in range(steps):
        edge = [there for there in _further(ground, paths, edge) if there not in stands]
    return {there: path for there, path in paths.items() if there not in stands}


def can_move(state: State, cow: Cow) -> bool:
    """Is there a free place beside this cow?"""
    ground, stands, place = course(state.course), standing(state), state.cows[COWS.index(cow)]
    if place >= ground.line:
        return False
    beside = (ground.near[heading][place] for heading in AROUND)
    return any(there != NOWHERE and there < ground.line and there not in stands for there in beside)
