"""The inks of Camel Derby: each has its use, and each use its ink. What holds for all inks is tested beside this."""

import re

from camel.test_draw import mid_game, on_track
from colours import THEMES, ruled
from drawings import inks
from stampede import camel
from stampede.camel.draw import draw
from stampede.camel.draw.cloth import MOTIFS
from stampede.camel.draw.faces import all_art
from stampede.camel.draw.ghost import ghost
from stampede.camel.draw.paint import LINES, PALETTE, TONES, stylesheet
from stampede.camel.editions import EDITIONS, RACERS
from stampede.camel.types import Card, PlaceTile, Rolled
from stampede.game import Look, Setup


def test_no_two_cloths_have_the_same_motif() -> None:
    shapes = [tuple(dict(part.attributes).get("d") for part in motif) for motif in MOTIFS.values()]
    assert len(set(shapes)) == len(shapes) == len(RACERS) + 1


def everything_shown() -> set[str]:
    """The inks of drawings that show, between them, all there is."""
    shown = mid_game()._replace(
        tents=(Rolled("x", "k", 1), Rolled("b", "b", 1)), tickets_left=(0, 1, 2, 3, 4), loser_pile=(Card(0, "b"),)
    )
    partners = shown._replace(players=tuple(player._replace(partner=0, pyramid_tickets=1) for player in shown.players))
    tables = [camel.start(Setup(edition, 8)) for edition in EDITIONS]
    states = [shown, partners, on_track(shown, s7="bgyrpwk"), *tables]
    drawings = [*(draw(state, Look(state.seat)) for state in states), *all_art(), ghost(shown, PlaceTile(9, "+"))]
    return {ink for drawing in drawings for ink in inks(drawing)}


def test_every_ink_of_a_drawing_has_its_rule() -> None:
    for theme in THEMES:
        assert everything_shown() - {"derby", "day", "night", "can"} <= ruled(stylesheet(theme))


def test_no_ink_is_mixed_for_nothing() -> None:
    mixed = {name for rule in LINES.values() for name in re.findall(r"\{([\w-]+)\}", rule)}
    toned = {ink for pair in TONES.values() for ink in pair}
    assert PALETTE.keys() <= everything_shown() | mixed | toned
    assert {line.split(">.")[-1] for line in LINES} <= everything_shown() | {"day", "night"}
