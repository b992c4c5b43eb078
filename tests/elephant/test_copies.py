"""What leaves a race of elephants: links, copies to play on from, a glance, the account of the cards; and undo.

Hands, draw pile, stolen cards and prayers are nobody else's: what leaves a race that runs depends on none of them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from stampede import copies, elephant, links, table
from stampede.elephant.course import CIRCUITS
from stampede.game import IllegalAction, Setup, decision
from stampede.links import Sitter
from stampede.table import Table
from twins import twin
from walks import choice

NAMES = ("Wolfeschlegelsteinha", "Żółćżółćżółćżółćżółć", "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字", "Ann",
         "Бориславбориславбори", "🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘🐘")  # fmt: skip


def sitters(count: int) -> tuple[Sitter, ...]:
    return tuple(Sitter(name, "mahout" if at else None) for at, name in enumerate(NAMES[:count]))


def walked(seats: int, seed: int, *, plies: int = 10_000, start: str = "first") -> Table:
    """A race in which everybody does anything, to its end or so far."""
    at, rng = table.sit_down(Setup("elephant", seats, None, start), f"{seed:032x}"), random.Random(seed)
    while at.ply < plies and isinstance(table.turn(at), int):
        at = table.act(at, choice(elephant, at.state, rng))
    return at


def raced(seats: int, seed: int, bot: str) -> Table:
    """A race of bots."""
    at, rng = table.sit_down(Setup("elephant", seats), f"{seed:032x}"), random.Random(seed)
    while isinstance(seat := table.turn(at), int):
        at = table.act(at, decision(elephant.BOTS[bot](elephant.view(at.state, seat), seat, rng)).action)
    return at


def linked(at: Table, **about: Any) -> str:
    return str(links.link(at, links.Link("t", sitters(at.setup.seats), **about))["link"])


# ---- links


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_finished_race_comes_out_of_its_link_as_it_went_in(seats: int) -> None:
    for seed, start in enumerate(("first", "6", "CaF")):
        at = walked(seats, seed, start=start)
        parcel = links.read_link(linked(at, practice=True))
        assert parcel.save == table.save(at)
        assert (parcel.seed, parcel.open, parcel.practice) == (at.seed, True, True)
        assert [sitter.name for sitter in parcel.seats] == list(NAMES[:seats])


def test_links_of_six_players_are_short() -> None:
    races = [walked(6, seed, start=list(CIRCUITS)[seed % 7]) for seed in range(12)]
    races.append(raced(6, 1, "calf"))
    assert max(at.ply for at in races) > 1000
    assert max(len(linked(at)) for at in races) <= 1000


@pytest.mark.parametrize("plies", [6, 60, 200, 400])
def test_V2_a_link_of_a_running_race_holds_no_seed_and_no_card_that_is_hidden(plies: int) -> None:
    rng = random.Random(plies)
    for seed in range(5):
        at = walked(4, seed, plies=plies)
        assert table.turn(at) != "over"
        assert linked(at) == linked(twin(at, None, rng))
        parcel = links.read_link(linked(at))
        assert (parcel.seed, parcel.open) == (None, False)


def test_a_link_of_a_running_race_is_the_position_its_latest_turn_began_with() -> None:
    for seed in range(8):
        at = walked(3 + seed % 2, seed, plies=150 + 31 * seed)
        begun = [state for state in at.states if elephant.resume(elephant.view(state, None))][-1]
        there = table.load(links.read_link(linked(at)).save, "dealt anew").state
        assert there.elephants == begun.elephants
        assert there.cows == begun.cows
        assert (there.seat, there.phase, there.crossings) == (begun.seat, "turn", begun.crossings)
        assert [(len(it.hand), it.snakes) for it in there.players] == [
            (len(it.hand), it.snakes) for it in begun.players
        ]


def test_before_the_first_turn_a_link_tells_the_starts_that_were_taken() -> None:
    at = table.sit_down(Setup("elephant", 3, 0), "s")
    at = table.act(at, elephant.read_action("a:1b"))
    assert links.read_link(linked(at)).save == table.save(at)


# ---- copies to play on from


def test_V2_a_copy_of_a_running_race_keeps_what_the_seat_sees_and_deals_the_rest_anew() -> None:
    rng = random.Random(2)
    for seed in range(6):
        at = walked(4, seed, plies=180 + 40 * seed)
        ply = next(n for n in range(at.ply, 0, -1) if elephant.resume(at.states[n]))
        asked = copies.Fork("t", ply, "new", 1)
        copy = copies.fork(at, asked)
        assert copy == copies.fork(twin(at, 1, rng), asked)
        assert copy["dealt"] is True
        there, here = table.load(copy["save"], "new").state, at.states[ply]
        assert there.players[1] == here.players[1]
        assert (
            elephant.position(elephant.view(there, None)).split()[:4]
            == (elephant.position(elephant.view(here, None)).split()[:4])
        )


def test_a_copy_can_be_raced_to_its_end() -> None:
    rng = random.Random(8)
    copy = table.load(copies.fork(walked(5, 3, plies=220), copies.Fork("t", 215, "new", None))["save"], "new")
    while isinstance(table.turn(copy), int):
        copy = table.act(copy, choice(elephant, copy.state, rng))
    assert copies.fair(copy, copies.Fair("t"))["wrong"] is None


def test_a_copy_of_a_finished_race_is_the_race_up_to_there() -> None:
    at = walked(3, 1)
    for ply in (9, at.ply // 2, at.ply - 3):
        copy = copies.fork(at, copies.Fork("t", ply, "new", 0))
        assert (copy["save"]["actions"], copy["dealt"]) == (table.save(at)["actions"][:ply], False)


# ---- a glance, and the cards' account


def test_a_glance_has_a_picture_for_everybodys_eyes() -> None:
    at = walked(4, 2, plies=150)
    told = copies.glance(copies.Glance(table.save(at)))
    assert told["scores"] == list(elephant.scores(at.state))
    text = json.dumps(told["drawing"])
    assert '"use"' in text
    assert not [word for word in ('"id"', '"data-', '"defs"', '"tabindex"') if word in text]


def test_a_glance_brings_the_art_its_picture_borrows_and_no_more() -> None:
    told = [copies.glance(copies.Glance(table.save(walked(4, 2, plies=99, start=start)))) for start in ("first", "2")]
    for it in told:
        borrowed = {part[1:] for part in _hrefs([it["drawing"], it["definitions"]])}
        assert borrowed == {part[1]["id"] for part in it["definitions"]}
    one, two = ({part[1]["id"]: part for part in it["definitions"]} for it in told)
    assert len(one.keys() - two.keys()) >= 1, "each course has a road of its own"
    assert all(one[name] == two[name] for name in one.keys() & two.keys()), "so one set of art will do for all"


def _hrefs(tree: Any) -> Iterator[str]:
    if isinstance(tree, dict):
        yield from (value.removeprefix("url(").removesuffix(")") for value in tree.values() if "#" in value)
    elif isinstance(tree, list):
        for part in tree:
            yield from _hrefs(part)


def test_after_the_race_every_card_is_found_to_follow_from_the_seed() -> None:
    at = walked(4, 5)
    told = copies.fair(at, copies.Fair("t"))
    assert (told["seed"], told["wrong"]) == (at.seed, None)
    assert told["dice"] == sum(elephant.turn(state) == "chance" for state in at.states)
    assert copies.fair(at._replace(seed="another"), copies.Fair("t"))["wrong"] is not None


# ---- undo


def refusal(at: Table, **options: Any) -> str:
    with pytest.raises(IllegalAction) as refused:
        table.undo(at, **options)
    return refused.value.reason.key


def played(actions: str, hands: str = "65w/t/-") -> Table:
    at = table.sit_down(Setup("elephant", 3, 0, f"FaGMIJ 22aR,1aB,1bG 27b {hands} - -"), "s")
    for text in actions.split():
        at = table.act(at, elephant.read_action(text))
    return at


def test_P3_a_card_that_moved_elephants_can_be_taken_back_until_cards_are_drawn() -> None:
    at = played("6:R")
    assert (table.undoer(at), table.undo(at).state) == (0, played("").state)
    drawn = played("6:R e")
    assert refusal(drawn) == refusal(drawn, seats=[0]) == "undo-past-die"
    assert table.turn(table.undo(drawn, practice=True, seats=[0])) == 0


def test_P3_a_red_card_is_not_taken_back_once_another_was_asked_for_a_tiger() -> None:
    assert table.undoer(played("w")) == 0, "nobody has answered yet"
    assert refusal(played("w n"), seats=[0]) == "undo-past-other"
    assert refusal(played("w t"), seats=[0]) == "undo-past-other"


def test_P3_redo_brings_the_same_cards() -> None:
    at = played("6:R e")
    assert table.redo(table.undo(at, practice=True))[:4] == at[:4]
