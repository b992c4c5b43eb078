"""The elephants that seats chose: the same everywhere in a drawing, and none of the rules' business."""

from __future__ import annotations

import re

import pytest

from drawings import by_id, nodes, stamps
from elephant.scripted import after, events, race
from stampede import elephant, svg
from stampede.elephant.draw import draw, dressed, frames, ghost
from stampede.elephant.draw.dress import shown
from stampede.elephant.types import ELEPHANTS, State
from stampede.game import Character, Look, Setup
from stampede.svg import Node

PURPLE_RED_BLUE = (Character(0, 4), Character(1, 0), Character(2, 1))  # instead of R, B and G


def mid_race() -> State:
    return after(race("14bR,9bB,9cG", "65cfj2/m2w6t/66", cows="10a,11b,20b"))


def look(cast: tuple[Character, ...]) -> Look:
    return Look(0, cast=cast, overview=True)


def test_chosen_elephants_come_first_and_the_others_keep_their_order() -> None:
    assert shown(()) == shown((Character(0, 0), Character(1, 1))) == ELEPHANTS
    assert shown(PURPLE_RED_BLUE) == "PRBGYO"
    assert shown((Character(0, 2), Character(1, 1))) == "GBRYPO"


def test_a_colour_that_no_elephant_has_changes_nothing() -> None:
    assert shown((Character(0, 7), Character(1, 1))) == ELEPHANTS


def test_the_usual_elephants_leave_a_drawing_as_it_is() -> None:
    usual = tuple(Character(seat, seat) for seat in range(3))
    assert draw(mid_race(), look(usual)) == draw(mid_race(), look(()))
    layer = draw(mid_race(), look(()))
    assert dressed(layer, usual) is layer


def test_a_piece_keeps_its_name_and_wears_what_was_chosen() -> None:
    parts = by_id(draw(mid_race(), look(PURPLE_RED_BLUE)))
    for letter, seen in zip("RBG", "PRB", strict=True):
        assert stamps(parts[f"tag-{letter}"]) == [f"letter-{seen}"]
        assert any(re.fullmatch(rf"(side|away|near)-{seen}", it) for it in stamps(parts[f"elephant-{letter}"]))
        strip = svg.text(parts[f"strip-{letter}"])
        assert f'class="{seen} edge"' in strip and f"#art-letter-{seen}" in strip


def test_medals_show_the_chosen_elephants() -> None:
    parts = by_id(draw(mid_race(), look(PURPLE_RED_BLUE)))
    for seat, seen in enumerate("PRB"):
        assert stamps(parts[f"art-mount-{seat}"])[-1] == f"letter-{seen}"
        assert f"url(#art-silk-{seen})" in svg.text(parts[f"art-mount-seal-{seat}"])
    two = by_id(draw(elephant.start(Setup("elephant", 2, 0, "first")), look((Character(0, 4), Character(1, 1)))))
    letters = [[it for it in stamps(two[f"art-mount-{seat}"]) if it.startswith("letter-")] for seat in (0, 1)]
    assert letters == [["letter-R", "letter-P"], ["letter-G", "letter-B"]]


def test_nothing_of_the_rules_letters_is_left_in_what_is_seen() -> None:
    """Green stays at home: neither the course nor a ghost nor motion shows anything of it."""
    state, setup = mid_race(), race("8bR,9bB,9cG", "5/-/-")
    seen = draw(state, look(PURPLE_RED_BLUE))
    layers = [it for it in seen.children if isinstance(it, Node) and it.tag == "g"]
    layers.append(ghost(after(setup), elephant.read_action("5:R"), PURPLE_RED_BLUE))
    told = [layer for layers in frames(after(setup), events(setup, "5:R")) for layer in layers]
    layers += [dressed(layer, PURPLE_RED_BLUE) for layer in told]
    assert told
    shown_letters = {
        letter for layer in layers for it in stamps(layer) if (letter := it[-1]) in ELEPHANTS and it[-2] == "-"
    }
    assert shown_letters == set("PRB")


def test_ids_actions_and_places_are_those_of_the_rules() -> None:
    def kept(drawing: Node) -> list[tuple[str, str]]:
        names = ("id", "data-actions", "data-why", "data-space", "data-box")
        return [(name, value) for part in nodes(drawing) for name, value in part.attributes if name in names]

    assert kept(draw(mid_race(), look(PURPLE_RED_BLUE))) == kept(draw(mid_race(), look(())))


def test_the_letter_at_a_closed_crossing_is_the_chosen_one() -> None:
    waiting = after(race("18bR,9bB,9cG", "2/-/-"), "2:R")
    bars = by_id(draw(waiting, look(PURPLE_RED_BLUE)))["crossings"]
    held = [crossing.waiting[:1] for crossing in waiting.crossings if crossing.waiting]
    assert held == ["R"] and "letter-P" in stamps(bars)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_reference_of_a_dressed_drawing_leads_somewhere(seats: int) -> None:
    cast = tuple(Character(seat, 5 - seat) for seat in range(seats))
    drawing = draw(elephant.start(Setup("elephant", seats, 0, "first")), look(cast))
    names = by_id(drawing).keys()
    assert {f"art-{it}" for it in stamps(drawing)} <= names
