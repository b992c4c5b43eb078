"""The one door: every verb, every refusal, and no secret through it."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from door import ask, error, ok
from stampede import bridge, catalog
from stampede.bridge import handle
from stampede.catalog import ghost_named
from stampede.elephant.deck import CARDS, COUNTS
from stampede.game import BadText

START = "1gyr,3bp,15w,16k - bgyrpx"


@pytest.fixture(autouse=True)
def empty_room() -> Iterator[None]:
    bridge._tables.clear()
    yield
    bridge._tables.clear()


def new(**fields: Any) -> dict[str, Any]:
    setup = {"table": "t", "game": "camel2", "seats": 3, "first": 0, "start": START, "seed": "s", "seat": 0}
    return ok("new", **{**setup, **fields})


def test_games_lists_what_can_be_played_and_by_how_many() -> None:
    games = ok("games")
    assert set(games) == {"camel2", "camel1", "elephant"}
    assert (games["elephant"]["least"], games["elephant"]["most"]) == (2, 6)
    assert games["camel2"]["least"] == 2
    assert games["camel2"]["most"] == 8
    assert {"greenhorn", "regular", "tipster", "bookmaker"} <= set(games["camel2"]["bots"])


def test_a_deck_is_listed_card_by_card_and_games_without_one_have_none() -> None:
    cards = ok("deck", game="elephant")["cards"]
    assert [it["card"] for it in cards] == list(CARDS)
    assert {it["card"]: it["count"] for it in cards} == COUNTS
    assert ok("deck", game="camel2") == {"cards": []}


def test_every_verb_about_a_table_answers_the_same_update() -> None:
    fields = set(new())
    assert fields == {
        "ply", "turn", "position", "public", "events", "frames", "view", "drawing", "legal", "scores", "undo", "back",
        "redo",
    }  # fmt: skip
    assert set(ok("act", table="t", seat=0, ply=0, action="t:r")) == fields
    assert set(ok("play", table="t", ply=1, bot="regular", seat=0)) == fields | {"why"}
    assert set(ok("show", table="t")) == fields
    assert set(ok("undo", table="t", ply=ok("show", table="t")["ply"], practice=True)) == fields
    assert set(ok("redo", table="t", ply=ok("show", table="t")["ply"])) == fields
    save = ok("save", table="t")["save"]
    assert set(ok("load", table="u", save=save, seed="s")) == fields


@pytest.mark.parametrize("game", catalog.GAMES)
def test_the_public_position_is_what_a_spectator_sees_at_every_ply(game: str) -> None:
    update = ok("new", table="p", game=game, seats=2, seed="public", first=0, seat=0)
    while update["turn"] != "over":
        seen = ok("show", table="p", seat=None)
        assert update["public"] == seen["position"] == seen["public"]
        actions = ok("show", table="p", seat=update["turn"])["legal"]
        action = actions[update["ply"] % len(actions)]["action"]
        update = ok("act", table="p", seat=update["turn"], ply=update["ply"], action=action)


def test_a_hand_of_one_numeral_is_covered_in_the_public_position() -> None:
    start = "DkfEJCGMH 2aR,2cB,1aG,1cY 12a,15a 5*1/6/??????/?????? - -"
    update = ok("new", table="p", game="elephant", seats=4, seed="public", first=0, seat=0, start=start)
    assert update["position"].split()[3].startswith("5*1/")
    assert update["public"].split()[3].startswith("?*1/?/")


def test_new_settles_the_opening_and_tells_it() -> None:
    update = new(start=None, first=None)
    assert [event["type"] for event in update["events"]] == ["FirstSeatChosen", *["CamelEntered"] * 7]
    assert [event["ply"] for event in update["events"]] == list(range(1, 9))
    assert update["ply"] == 8


def test_act_tells_what_happened_and_whose_turn_it_is() -> None:
    new()
    update = ok("act", table="t", seat=0, ply=0, action="t:r")
    assert update["events"] == [{"type": "TicketTaken", "seat": 0, "racer": "r", "value": 5, "ply": 1}]
    assert (update["ply"], update["turn"], update["legal"]) == (1, 1, [])
    offers = {offer["action"]: offer for offer in ok("show", table="t", seat=1)["legal"]}
    assert offers["t:r"] == {"action": "t:r", "type": "TakeTicket", "racer": "r", "value": 3, "second": 1, "costs": 1}
    assert offers["s:+9"] == {"action": "s:+9", "type": "PlaceTile", "space": 9, "side": "+", "pays": 1}
    assert offers["r"] == {"action": "r", "type": "Reveal", "pays": 1}
    bet = {"scale": [8, 5, 3, 2, 1], "possible": [8], "cards": 0, "costs": 1}
    assert offers["w:b"] == {"action": "w:b", "type": "BetOnRace", "pile": "winner", "racer": "b", **bet}


def test_everybodys_eyes_see_the_public_actions_and_no_cards() -> None:
    new()
    seen = ok("act", table="t", seat=0, ply=0, action="w:b", public=True)
    assert seen["events"][0]["racer"] is None
    kinds = {offer["type"] for offer in seen["legal"]}
    assert kinds == {"TakeTicket", "PlaceTile", "Reveal"}
    assert {offer["type"] for offer in ok("show", table="t", seat=1)["legal"]} == kinds | {"BetOnRace"}
    assert ok("show", table="t", seat=0)["legal"] == []


def test_scores_tell_the_money_after_every_ply() -> None:
    new(start="1gyr,3bp,15w,16k 5+0 bgyrpx")
    ok("act", table="t", seat=0, ply=0, action="t:r")
    told = ok("scores", table="t")["scores"]
    assert told == [[3, 3, 3], [3, 3, 3]]


def test_a_reveal_is_asked_for_and_the_die_comes_with_the_answer() -> None:
    new()
    update = ok("act", table="t", seat=0, ply=0, action="r")
    assert update["ply"] == 2
    assert [event["type"] for event in update["events"]][:2] == ["PyramidTicketTaken", "DieRolled"]


def test_frames_go_with_the_events_and_end_where_the_drawing_does() -> None:
    new(start="1gyr,3bp,15w,16k 5+0,4-1 bgyrpx".replace(",4-1", ",7-1"))
    for ply in range(0, 8, 2):
        update = ok("act", table="t", seat=ply // 2 % 3, ply=ply, action="r")
        assert len(update["frames"]) == len(update["events"])
        steps = [(e, f) for e, f in zip(update["events"], update["frames"], strict=True) if e["type"] == "UnitMoved"]
        assert [len(layers) for _, layers in steps] == [len(event["path"]) - 1 for event, _ in steps]
        assert steps[-1][1][-1] in update["drawing"]


def test_a_stale_ply_and_the_wrong_seat_change_nothing() -> None:
    new()
    ok("act", table="t", seat=0, ply=0, action="t:r")
    before = ok("show", table="t")
    assert error("act", table="t", seat=0, ply=0, action="t:r") == "stale-ply"
    assert error("act", table="t", seat=0, ply=1, action="t:r") == "not-your-turn"
    assert error("act", table="t", seat=1, ply=1, action="s:+1") == "tile-on-first-space"
    assert error("act", table="t", seat=1, ply=1, action="hello") == "action-unreadable"
    assert error("act", table="t", seat=1, ply=1, action="r:b1") == "not-for-players"
    assert error("undo", table="t", ply=0) == "stale-ply"
    assert error("play", table="t", ply=0, bot="regular") == "stale-ply"
    assert error("play", table="t", ply=1, bot="genius") == "no-such-bot"
    assert ok("show", table="t") == before


def test_a_bot_thinks_in_portions_and_moves_as_if_it_had_thought_in_one_go() -> None:
    new()
    shares: list[float] = []
    while not shares or shares[-1] < 1:
        shares.append(ok("think", table="t", ply=0, bot="bookmaker")["share"])
    assert len(shares) > 5
    assert shares == sorted(shares)
    at_once = ok("play", table="t", ply=0, bot="bookmaker")
    assert at_once["why"]["key"].startswith("why-")
    new()
    assert ok("play", table="t", ply=0, bot="bookmaker") == at_once


def test_a_bot_in_a_hurry_does_what_it_has_come_to() -> None:
    new()
    ok("think", table="t", ply=0, bot="bookmaker")
    assert ok("play", table="t", ply=0, bot="bookmaker", hurry=True)["ply"] > 0


def test_thoughts_about_an_earlier_state_are_dropped() -> None:
    new()
    ok("think", table="t", ply=0, bot="tipster")
    ok("act", table="t", seat=0, ply=0, action="t:r")
    assert error("think", table="t", ply=0, bot="tipster") == "stale-ply"
    moved = ok("play", table="t", ply=1, bot="tipster")
    new()
    ok("act", table="t", seat=0, ply=0, action="t:r")
    assert ok("play", table="t", ply=1, bot="tipster") == moved


def test_why_says_what_stands_against_an_action() -> None:
    new()
    assert ok("why", table="t", seat=0, action="t:r") == {"reason": None}
    assert ok("why", table="t", seat=0, action="s:+3") == {
        "reason": {"code": "tile-on-camels", "params": {"space": 3, "camels": "bp"}}
    }


def test_show_goes_back_to_any_ply_without_touching_the_game() -> None:
    new()
    for ply, action in enumerate(["t:r", "t:b", "s:+9"]):
        ok("act", table="t", seat=ply, ply=ply, action=action)
    past = ok("show", table="t", seat=0, ply=1)
    assert (past["ply"], past["turn"], past["legal"]) == (1, 1, [])
    assert [event["type"] for event in past["events"]] == ["TicketTaken"]
    assert ok("show", table="t")["ply"] == 3
    assert error("show", table="t", ply=4) == "no-such-ply"
    assert error("show", table="t", ply=-1) == "no-such-ply"


def test_log_tells_everything_a_seat_may_know() -> None:
    new()
    ok("act", table="t", seat=0, ply=0, action="w:b")
    ok("act", table="t", seat=1, ply=1, action="l:g")
    racers = [event["racer"] for event in ok("log", table="t", seat=1)["events"]]
    assert racers == [None, "g"]


def test_a_ghost_shows_where_an_action_would_lead_and_does_nothing() -> None:
    start = "FaGMIJ 22bR,1aB,24bG - 6k/-/- - -"
    before = ok("new", table="e", game="elephant", seats=3, first=0, start=start, seed="s", seat=0)
    asked = {"table": "e", "seat": 0, "ply": before["ply"]}
    tag, attributes, *parts = ok("ghost", **asked, action="6:R")["drawing"]
    assert (tag, attributes["id"], attributes["pointer-events"]) == ("g", "ghost", "none")
    assert "ghost-R" in json.dumps(parts)
    assert "ghost-G" in json.dumps(parts), "who would be pushed is shown too"
    assert ok("ghost", **asked, action="k:1")["drawing"][2:] == [], "a monkey moves nobody on the course"
    assert ok("show", table="e", seat=0)["position"] == before["position"]


def test_a_ghost_of_camel_derby_shows_the_tile_and_nothing_else() -> None:
    before = new()
    asked = {"table": "t", "seat": 0, "ply": before["ply"]}
    assert "art-boo" in json.dumps(ok("ghost", **asked, action="s:-9")["drawing"])
    assert ok("ghost", **asked, action="t:r")["drawing"][2:] == []
    assert ok("show", table="t", seat=0)["position"] == before["position"]


def test_a_ghost_is_of_the_ply_that_is_shown_and_of_a_game_that_has_one() -> None:
    ply = new(table="e", game="elephant", start=None)["ply"]
    assert error("ghost", table="e", seat=0, ply=ply + 1, action="6:R") == "stale-ply"
    assert error("ghost", table="e", seat=9, ply=ply, action="6:R") == "no-such-seat"
    assert error("ghost", table="e", seat=0, ply=ply, action="hello") == "action-unreadable"
    with pytest.raises(BadText, match="no-ghost"):
        ghost_named("chess")


def test_undo_and_redo_lead_back_and_forth() -> None:
    new()
    after = ok("act", table="t", seat=0, ply=0, action="r")
    assert error("undo", table="t", ply=2) == "undo-past-die"
    assert ok("undo", table="t", ply=2, practice=True)["ply"] == 0
    again = ok("redo", table="t", ply=0, seat=0)
    assert again["position"] == after["position"]
    assert again["events"] == after["events"]
    assert error("redo", table="t", ply=2) == "nothing-to-redo"


def test_a_saved_game_goes_on_elsewhere() -> None:
    new()
    ok("act", table="t", seat=0, ply=0, action="r")
    save = ok("save", table="t")["save"]
    loaded = ok("load", table="u", save=save, seed="other", seat=1)
    assert loaded["view"] == ok("show", table="t", seat=1)["view"]
    assert loaded["events"] == []


def test_tables_are_closed_and_limited() -> None:
    for number in range(bridge.MOST_TABLES):
        new(table=f"t{number}")
    fields = {"game": "camel1", "seats": 2, "seed": "s"}
    assert error("new", table="one more", **fields) == "too-many-tables"
    assert ok("close", table="t0") == {}
    ok("new", table="one more", **fields)
    assert error("show", table="t0") == "no-such-table"
    assert error("close", table="t0") == "no-such-table"


def test_a_table_is_replaced_only_by_one_that_can_be_laid_out() -> None:
    new()
    ok("act", table="t", seat=0, ply=0, action="t:r")
    assert error("new", table="t", game="camel2", seats=99, seed="s") == "seats-out-of-range"
    assert error("new", table="t", game="camel2", seats=2, seed="s", seat=5) == "no-such-seat"
    assert error("load", table="t", save={"format": 9}, seed="s") == "save-from-future"
    assert ok("show", table="t")["ply"] == 1


# ---- casts: how drawings show the seats

CAST = [{"face": 9, "colour": 4}, {"face": 0, "colour": 1}, {"face": 9, "colour": 0}]


def test_a_cast_shows_in_every_drawing_of_its_table() -> None:
    new(cast=CAST)
    placed = ok("act", table="t", seat=0, ply=0, action="s:+5")
    for update in (
        placed,
        ok("show", table="t"),
        ok("show", table="t", ply=1),
        ok("play", table="t", ply=1, bot="regular"),
    ):
        drawing = json.dumps(update["drawing"])
        assert "#art-face-9" in drawing and "#art-seal-4" in drawing
    save = ok("save", table="t")["save"]
    assert "#art-seal-4" in json.dumps(ok("load", table="u", save=save, seed="s", cast=CAST)["drawing"])
    assert "#art-seal-4" in json.dumps(ok("glance", save=save, cast=CAST))
    assert "#art-seal-4" not in json.dumps(ok("glance", save=save))


def test_a_cast_changes_drawings_and_nothing_else() -> None:
    """The save and the link are the same byte for byte, and so is all that an update tells."""
    for name, fields in (("plain", {}), ("cast", {"cast": CAST})):
        new(table=name, **fields)
        for ply, action in enumerate(("s:+5", "w:r", "t:b")):
            ok("act", table=name, seat=ply, ply=ply, action=action)
    sitters = [{"name": name, "bot": None} for name in "ABC"]
    for verb, more in (("save", {}), ("link", {"seats": sitters}), ("file", {"seats": sitters}), ("log", {})):
        plain, cast = (json.dumps(ok(verb, table=name, **more)) for name in ("plain", "cast"))
        assert plain == cast, verb
    without, within = (ok("show", table=name, seat=0) for name in ("plain", "cast"))
    assert without.pop("drawing") != within.pop("drawing")
    assert without == within


def test_a_table_that_is_laid_out_anew_without_a_cast_has_none() -> None:
    new(cast=CAST)
    new()
    assert "#art-seal-4" not in json.dumps(ok("act", table="t", seat=0, ply=0, action="s:+5")["drawing"])


@pytest.mark.parametrize(
    ("cast", "code"),
    [
        (CAST[:2], "seats-differ"),
        ([*CAST, {"face": 1, "colour": 7}], "seats-differ"),
        ([{"face": 16, "colour": 2}, *CAST[1:]], "no-such-face"),
        ([{"face": -1, "colour": 2}, *CAST[1:]], "no-such-face"),
        ([{"face": 1, "colour": 8}, *CAST[1:]], "no-such-colour"),
        ([{"face": 1, "colour": -1}, *CAST[1:]], "no-such-colour"),
        ([{"face": 1, "colour": 1}, *CAST[1:]], "colour-twice"),
        ([{"face": True, "colour": 2}, *CAST[1:]], "field-of-wrong-kind"),
        ([{"face": 1.5, "colour": 2}, *CAST[1:]], "field-of-wrong-kind"),
        ([{"face": "1", "colour": 2}, *CAST[1:]], "field-of-wrong-kind"),
        ([{"face": 1}, *CAST[1:]], "field-missing"),
        ([{"face": 1, "colour": 2, "hat": 3}, *CAST[1:]], "field-unknown"),
        ([[1, 2], *CAST[1:]], "field-of-wrong-kind"),
        ({"face": 1, "colour": 2}, "field-of-wrong-kind"),
        ("cast", "field-of-wrong-kind"),
        (None, "field-of-wrong-kind"),
    ],
)
def test_a_bad_cast_is_refused_and_changes_nothing(cast: Any, code: str) -> None:
    new(cast=CAST)
    before = ok("show", table="t")
    save = ok("save", table="t")["save"]
    setup = {"game": "camel2", "seats": 3, "seed": "other", "cast": cast}
    assert error("new", table="t", **setup) == code
    assert error("load", table="t", save=save, seed="s", cast=cast) == code
    assert error("glance", save=save, cast=cast) == code
    assert error("new", table="another", **setup) == code
    assert ok("show", table="t") == before
    assert error("show", table="another") == "no-such-table"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("[1]", "not-a-request"),
        ("null", "not-a-request"),
        ("{}", "no-such-verb"),
        ('{"verb": 5}', "no-such-verb"),
        ('{"verb": "explode"}', "no-such-verb"),
        ('{"verb": "__class__"}', "no-such-verb"),
        ('{"verb": "show"}', "field-missing"),
        ('{"verb": "show", "table": 5}', "field-of-wrong-kind"),
        ('{"verb": "show", "table": "x", "more": 1}', "field-unknown"),
        ('{"verb": "show", "table": "x"}', "no-such-table"),
        ("[" * 20_000, "text-too-deep"),
        ('"' + "x" * 300_000, "text-too-long"),
        ('{"verb": "new", "table": "x", "game": "camel2", "seats": 1e3, "seed": "s"}', "field-of-wrong-kind"),
        ('{"verb": "new", "table": "x", "game": "go", "seats": 2, "seed": "s"}', "no-such-game"),
    ],
)
def test_a_bad_request_gets_a_code(text: str, code: str) -> None:
    answer = json.loads(handle(text))
    assert answer["error"]["code"] == code


@given(st.text(max_size=200) | st.binary(max_size=50).map(lambda raw: raw.decode("latin1")))
def test_no_text_gets_a_traceback(text: str) -> None:
    assert "error" in json.loads(handle(text))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**12), 10**12)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    st.lists,
    max_leaves=4,
)


@given(
    verb=st.sampled_from(sorted(bridge.VERBS)),
    fields=st.dictionaries(
        st.sampled_from(["table", "seat", "ply", "action", "game", "seats", "seed", "first", "start", "save", "bot"]),
        JSON | st.sampled_from(["t", 0, 1, "t:r", "r", "camel2", START, "regular"]),
    ),
)
def test_no_request_of_any_shape_gets_a_traceback(verb: str, fields: dict[str, Any]) -> None:
    answer = json.loads(handle(json.dumps({"id": 1, "verb": verb, **fields})))
    assert answer["id"] == 1
    assert "ok" in answer or answer["error"]["code"] != "internal", answer


def test_a_failure_inside_is_reported_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    new()
    monkeypatch.setattr("stampede.svg.tree", lambda _: 1 / 0)
    answer = ask("act", table="t", seat=0, ply=0, action="t:r")
    assert answer["error"] == {"code": "internal", "params": {"what": "ZeroDivisionError"}}
    monkeypatch.undo()
    assert ok("show", table="t")["ply"] == 0


SEEDS = [0, 1, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 6))]


@pytest.mark.parametrize("seed", SEEDS)
def test_V2_no_answer_to_one_seat_depends_on_another_seats_secret_cards(seed: int) -> None:
    """The same game with seat 1's cards swapped: what others are told, shown and drawn is equal, byte for byte."""
    rng = random.Random(f"cards {seed}")
    swap = dict(zip("bgyrp", rng.sample("gyrpb", 5), strict=True))
    for name in ("one", "two"):
        ok("new", table=name, game="camel2", seats=3, seed=str(seed), first=0, start=START)
    for _ in range(60):
        turn, ply, legal = one_turn("one")
        if turn == "over":
            break
        action = rng.choice([text for text in legal if text[0] in "wl"] or legal) if rng.random() < 0.3 else "r"
        twin = f"{action[:2]}{swap[action[2]]}" if turn == 1 and action[0] in "wl" else action
        ok("act", table="one", seat=turn, ply=ply, action=action)
        ok("act", table="two", seat=turn, ply=ply, action=twin)
        if ok("show", table="one")["turn"] == "over":
            break
        for seat in (None, 0, 2):
            for verb in ("show", "log"):
                assert ok(verb, table="one", seat=seat) == ok(verb, table="two", seat=seat)
    assert ok("save", table="one") != ok("save", table="two"), "seat 1 placed other cards"


def one_turn(name: str) -> tuple[Any, int, list[str]]:
    update = ok("show", table=name)
    legal = ok("show", table=name, seat=update["turn"])["legal"] if update["turn"] != "over" else []
    return update["turn"], update["ply"], [offer["action"] for offer in legal]


def test_the_seed_never_leaves_the_table() -> None:
    new(seed="never-tell")
    ok("act", table="t", seat=0, ply=0, action="r")
    for verb in ("show", "log", "save"):
        assert "never-tell" not in json.dumps(ok(verb, table="t"))
