"""The inks of Elephant Derby: grounds and cards differ to any eyes, each ink has its use, both games go together."""

import math
import re
from collections.abc import Callable
from itertools import combinations

import pytest

from colours import SIGHT, THEMES, as_seen, ruled
from drawings import inks
from elephant.scripted import after, race
from stampede import elephant
from stampede.camel.draw import paint as camel_paint
from stampede.elephant.course import CIRCUITS
from stampede.elephant.draw import draw, frames, ghost
from stampede.elephant.draw.animals import MOTIFS
from stampede.elephant.draw.miniature import miniature
from stampede.elephant.draw.paint import LINES, PALETTE, TONES, sheet_of_variables, stylesheet, values
from stampede.elephant.draw.trails import trails
from stampede.elephant.events import ElephantFlew
from stampede.elephant.types import ELEPHANTS
from stampede.game import Look, Setup
from stampede.inks import Theme


def test_no_two_silks_have_the_same_motif() -> None:
    shapes = [tuple(dict(part.attributes).get("d") for part in motif) for motif in MOTIFS.values()]
    assert len(set(shapes)) == len(shapes) == len(ELEPHANTS)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", list(SIGHT))
def test_places_mud_and_water_differ_to_any_eye(theme: Theme, sight: str) -> None:
    grounds = [as_seen(values(theme)[ink], sight) for ink in ("cobble", "mire", "river")]
    assert all(math.dist(one, other) >= 12 for one, other in combinations(grounds, 2))


@pytest.mark.parametrize("sight", list(SIGHT))
def test_green_and_red_cards_differ_to_any_eye(sight: str) -> None:
    green, red = (as_seen(values("light")[ink], sight) for ink in ("green-card", "red-card"))
    assert math.dist(green, red) >= 12


def everything_shown() -> set[str]:
    """The inks of drawings that show, between them, all there is."""
    setup = race("14bR,9bB,9cG", "6cfmw/66/66*2", cows="10a,11b,20b")
    state = after(setup)
    starts = [elephant.start(Setup("elephant", 6, 0, name)) for name in CIRCUITS]
    herding = after(setup, "w n n h:1")
    won = after(race("32bR,9bB,9cG", "6/-/-"), "6:R")
    ahead = [ghost(state, elephant.read_action(action)) for action in ("6:R", "f!:R", "m:B")]
    ahead.append(ghost(after(race("3bR,9bB,9cG", "j/-/-")), elephant.read_action("j!:R")))
    pushing = ghost(after(race("8bR,9bB,9cG", "5/-/-")), elephant.read_action("5:R"))
    flight = [layer for told in frames(state, (ElephantFlew("R", 40, 52),)) for layer in told]
    picking = after(setup, "w n n")
    drawings = [draw(it, Look(it.seat, overview=True)) for it in (state, picking, herding, won, *starts)]
    drawings += [miniature(few) for few, _ in CIRCUITS.values()]
    gone = trails(state.course, (ElephantFlew("R", 40, 52),))
    return {ink for drawing in (*drawings, *ahead, pushing, *flight, gone) for ink in inks(drawing)}


def test_every_ink_of_a_drawing_has_its_rule() -> None:
    for theme in THEMES:
        assert everything_shown() - {"derby", "can"} <= ruled(stylesheet(theme))


def test_no_ink_is_mixed_for_nothing() -> None:
    mixed = {name for rule in LINES.values() for name in re.findall(r"\{([\w-]+)\}", rule)}
    toned = {ink for pair in TONES.values() for ink in pair}
    assert PALETTE.keys() - everything_shown() - mixed - toned == set()
    assert LINES.keys() | TONES.keys() == (LINES.keys() | TONES.keys()) & everything_shown()


def test_a_page_can_print_both_games_at_once() -> None:
    """What both sheets name is the same in both, so that their order does not matter."""
    for theme in THEMES:
        ours, theirs = values(theme), camel_paint.values(theme)
        assert {name: ours[name] for name in ours.keys() & theirs.keys()} == {
            name: theirs[name] for name in ours.keys() & theirs.keys()
        }
    rules, others = (dict(re.findall(r"\.([\w>.-]+)\{([^}]*)\}", sheet())) for sheet in _sheets())
    assert {name: rules[name] for name in rules.keys() & others.keys()} == {
        name: others[name] for name in rules.keys() & others.keys()
    }


def _sheets() -> tuple[Callable[[], str], ...]:
    return sheet_of_variables, camel_paint.sheet_of_variables
