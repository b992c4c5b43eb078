"""Trees and stalls leave the places behind them to see, and close-ups never look past the grass."""

from collections.abc import Iterator

import pytest

from stampede.elephant.course import CIRCUITS, MISSING, course
from stampede.elephant.draw.landmarks import FOOT, GROWN
from stampede.elephant.draw.places import LANE, box_of, ground, spot
from stampede.elephant.draw.scenery import BEYOND

DRAWN = {"b": (54, 24), "m": (50, 25), "s": (34, 22)}  # how high and how far to the side, before they are scaled
FEET, RIM = 14, 12  # by how much a cow's feet and a hole's edge lie below the middle of their place
CIRCUITS_LAID = [tiles for pair in CIRCUITS.values() for tiles in pair]


def covered(tiles: str, *, holes: bool) -> Iterator[float]:
    """How much of what stands behind each tree and stall is covered, from the ground up."""
    ground = course(tiles)
    places = [place for place, mark in enumerate(ground.marks) if mark != MISSING]
    for mark, here in ((ground.marks[place], spot(tiles, place)) for place in places if ground.marks[place] in DRAWN):
        high, wide = (size * GROWN for size in DRAWN[mark])
        top = here[1] + FOOT - high
        for x, y in (spot(tiles, other) for other in places if not holes or other in ground.holes):
            if y < here[1] and abs(x - here[0]) < wide:
                yield y + (RIM if holes else FEET) - top


@pytest.mark.parametrize("tiles", CIRCUITS_LAID)
def test_a_cow_behind_a_tree_or_a_stall_is_seen(tiles: str) -> None:
    assert max(covered(tiles, holes=False)) < LANE / 3


@pytest.mark.parametrize("tiles", CIRCUITS_LAID)
def test_no_tree_and_no_stall_hides_a_mouse_hole(tiles: str) -> None:
    assert all(rows <= 0 for rows in covered(tiles, holes=True))


@pytest.mark.parametrize("tiles", CIRCUITS_LAID)
def test_the_grass_reaches_beyond_every_close_up(tiles: str) -> None:
    here = ground(tiles)
    for place in range(course(tiles).line):
        left, top, wide, tall = map(float, (box_of(tiles, (place,)) or "").split())
        assert min(left, top) >= -BEYOND
        assert left + wide <= here.width + BEYOND
        assert top + tall <= here.height + BEYOND
