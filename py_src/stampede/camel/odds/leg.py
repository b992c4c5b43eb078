"""Every way for a leg to end, counted exactly: layers of (shape, order, dice inside), equal ones merged.

Backwards from the last reveal: a state's tally is the sum of those it leads to. What is known stays known, so a later
question in the same leg is answered at once. How shapes fork is in `shapes` and `crazy`, what a tally holds in `tally`.
"""

from __future__ import annotations

from collections.abc import Iterator

from stampede.camel.editions import EDITIONS, GREY, REVEALS
from stampede.camel.odds.crazy import WAYS, crazy_endings, crazy_fork, trimmed
from stampede.camel.odds.orders import PLACES, SWAPPED
from stampede.camel.odds.shapes import Course, Fork, Shape, Tiles, racing_ending, racing_fork
from stampede.camel.odds.tally import LEG_OVER

_PORTION = 3  # reveals that are thought through in one go


class Pyramid:
    """The dice inside, what drawing each of them leaves, and the tallies known so far, by shape and order."""

    __slots__ = ("after_grey", "after_racing", "course", "dice", "has_grey", "known", "reveals", "ways")

    def __init__(self, leg: Leg, dice: str, staying: int) -> None:
        self.course = leg.course
        self.dice = dice.replace(GREY, "")
        self.has_grey = GREY in dice
        self.reveals = len(dice) - staying
        self.known: dict[int, int] = {}
        self.after_racing: tuple[tuple[str, Pyramid], ...] = ()
        self.after_grey: Pyramid | None = None
        if self.reveals > 0:
            self.after_racing = tuple((die, leg.pyramid(dice.replace(die, ""))) for die in self.dice)
            self.after_grey = leg.pyramid(self.dice) if self.has_grey else None
        self.ways = _ways(len(dice), staying) * (2 if self.has_grey else 1)


def _ways(dice: int, staying: int) -> int:
    """Each die that comes out in its turn, three numbers each; grey numbers are halves, so all count double then."""
    return 1 if dice <= staying else 3 * dice * _ways(dice - 1, staying)


class Leg:
    """A course and the pyramids met on it."""

    def __init__(self, edition: str, tiles: Tiles) -> None:
        self.course = Course(tiles)
        self.staying = len(EDITIONS[edition].dice) - REVEALS  # dice that no leg brings out
        self.pyramids: dict[str, Pyramid] = {}

    def pyramid(self, dice: str) -> Pyramid:
        if dice not in self.pyramids:
            self.pyramids[dice] = Pyramid(self, dice, self.staying)
        return self.pyramids[dice]

    def merged(self) -> dict[int, int]:
        """How many different states are known, by reveals to come."""
        layers: dict[int, int] = {}
        for pyramid in self.pyramids.values():
            layers[pyramid.reveals] = layers.get(pyramid.reveals, 0) + len(pyramid.known)
        return layers


def count(pyramid: Pyramid, shape: Shape, order: int) -> int:
    """The tally of a state. The last layer is quicker to count anew than to keep."""
    if pyramid.reveals <= 1:
        return _last(pyramid, shape, order) if pyramid.reveals else LEG_OVER[order] * pyramid.ways
    key = shape.key + order
    found = pyramid.known.get(key)
    if found is None:
        simple = _simplified(pyramid, shape)
        found = _sum(pyramid, shape, order) if simple is shape else count(pyramid, simple, order)
        pyramid.known[key] = found
    return found


def _simplified(pyramid: Pyramid, shape: Shape) -> Shape:
    if not shape.has_crazy:
        return shape
    return shape.trimmed[pyramid.reveals] or trimmed(pyramid.course, shape, pyramid.reveals)


def _sum(pyramid: Pyramid, shape: Shape, order: int) -> int:
    """All dice that may come out next, all their faces."""
    places, forks, tally = PLACES[order], shape.forks, 0
    for die, after in pyramid.after_racing:
        place = places[die]
        tally += _follow(after, forks[place] or racing_fork(pyramid.course, shape, place), order)
    if pyramid.after_grey is None:
        return tally
    if not shape.has_crazy:
        return tally + WAYS * count(pyramid.after_grey, shape, order)
    return tally + _follow(pyramid.after_grey, shape.crazy_fork or crazy_fork(pyramid.course, shape), order)


def _follow(after: Pyramid, fork: Fork, order: int) -> int:
    """What a fork leads to; a race that ends early counts for all the ways in which the leg could have gone on."""
    onward, over, landings = fork
    swapped = SWAPPED[order]
    look = _last if after.reveals == 1 else count
    tally = landings * after.ways
    for shape, swap, weight in onward:
        found = look(after, shape, swapped[swap])
        tally += found if weight == 1 else found * weight
    return tally if over is None else tally + over[order] * after.ways


def _last(pyramid: Pyramid, shape: Shape, order: int) -> int:
    """The last reveal: read off the ranking that each die leads to."""
    places, endings, tally = PLACES[order], shape.endings, 0
    for die in pyramid.dice:
        place = places[die]
        ending = endings[place]
        if ending is None:
            ending = racing_ending(pyramid.course, shape, place)
        tally += ending[order]
    if not pyramid.has_grey:
        return tally
    tally += tally
    if not shape.has_crazy:
        return tally + WAYS * LEG_OVER[order]
    for ending in shape.crazy_endings or crazy_endings(pyramid.course, shape):
        tally += ending[order]
    return tally


def think(pyramid: Pyramid, shape: Shape, order: int) -> Iterator[int]:
    """Count in small portions: gives the number of states merged so far now and then, until all is known."""
    if pyramid.reveals > _PORTION and shape.key + order not in pyramid.known:
        for after, reached, follower in _states_after(pyramid, _simplified(pyramid, shape), order):
            yield from think(after, reached, follower)
    count(pyramid, shape, order)
    yield len(pyramid.known)


def _states_after(pyramid: Pyramid, shape: Shape, order: int) -> Iterator[tuple[Pyramid, Shape, int]]:
    for die, after in pyramid.after_racing:
        place = PLACES[order][die]
        for reached, swap, _ in (shape.forks[place] or racing_fork(pyramid.course, shape, place))[0]:
            yield after, reached, SWAPPED[order][swap]
    if pyramid.after_grey and shape.has_crazy:
        for reached, swap, _ in (shape.crazy_fork or crazy_fork(pyramid.course, shape))[0]:
            yield pyramid.after_grey, reached, SWAPPED[order][swap]
