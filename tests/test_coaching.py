"""The coach at a table: answers in portions, the same whatever their number, and nobody's secrets in them."""

from collections.abc import Iterator
from typing import Any

import pytest

import door
from stampede import bridge, coaching, words
from stampede.camel.odds import board_at, leg_odds
from stampede.camel.position import read_position

START = "1pb,2g,3yr,15w,16k - bgyrpx"


@pytest.fixture(autouse=True)
def empty_room() -> Iterator[None]:
    bridge._tables.clear()
    coaching._begun.clear()
    yield
    bridge._tables.clear()


def ok(verb: str, **fields: Any) -> dict[str, Any]:
    return door.ok(verb, **{"table": "t", **fields})


def error(verb: str, **fields: Any) -> str:
    return door.error(verb, **{"table": "t", **fields})


def new(**fields: Any) -> dict[str, Any]:
    return ok("new", **{"game": "camel2", "seats": 3, "first": 0, "start": START, "seed": "s", "seat": 0, **fields})


def answers(verb: str, **fields: Any) -> list[dict[str, Any]]:
    """All portions, the last one last."""
    found = [ok(verb, **fields)]
    while not found[-1]["done"]:
        found.append(ok(verb, **fields))
    return found


def last(verb: str, **fields: Any) -> Any:
    return answers(verb, **fields)[-1]


# ---- portions


def test_work_is_done_in_portions_that_never_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "MOMENT", 0.002)
    new()
    found = answers("odds")
    shares = [answer["share"] for answer in found]
    assert len(found) > 3
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert found[0]["odds"] is None, "nothing is said before it is known"


def test_the_last_answer_is_the_same_however_the_work_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    ply = new()["ply"]
    at_once = [last("odds"), last("advise", ply=ply, seat=0)]
    coaching._begun.clear()
    monkeypatch.setattr(coaching, "MOMENT", 0.001)
    assert [last("odds"), last("advise", ply=ply, seat=0)] == at_once


def test_other_questions_are_answered_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "MOMENT", 0.0001)
    ply = new()["ply"]
    assert not ok("odds")["done"]
    ok("act", seat=0, ply=ply, action="t:r")
    assert last("odds", ply=ply)["odds"]["holdings"][0]["tickets"] == []
    assert len(last("odds")["odds"]["holdings"][0]["tickets"]) == 1


def test_only_so_much_is_kept() -> None:
    for number in range(coaching.MOST_BEGUN + 3):
        new(seed=str(number), start=None)
        ok("odds")
    assert len(coaching._begun) == coaching.MOST_BEGUN


# ---- odds


def test_odds_are_the_exact_integers_of_the_leg() -> None:
    new()
    leg = last("odds")["odds"]["leg"]
    exact = leg_odds(board_at(read_position(START)))
    assert leg["ranks"] == {racer: list(weights) for racer, weights in exact.ranks.items()}
    assert leg["ranks"]["r"][0] * 174960 == leg["total"] * 69077


def test_odds_of_the_race_state_how_far_off_they_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "MOMENT", 0.001)
    new()
    races = [answer["odds"]["race"] for answer in answers("odds") if answer["odds"] and answer["odds"]["race"]]
    errors = [race["error"] for race in races]
    assert errors[-1] <= 0.003
    assert errors == sorted(errors, reverse=True)
    assert sum(races[-1]["winner"].values()) == sum(races[-1]["loser"].values()) == races[-1]["total"]


def test_odds_tell_what_tickets_and_tiles_are_worth() -> None:
    ply = new()["ply"]
    ok("act", seat=0, ply=ply, action="t:r")
    ok("act", seat=1, ply=ply + 1, action="s:+5")
    odds = last("odds")["odds"]
    total, (first, second, *_) = odds["leg"]["total"], odds["leg"]["ranks"]["r"]
    (ticket,) = odds["holdings"][0]["tickets"]
    assert ticket["pounds"] == pytest.approx((5 * first + second - (total - first - second)) / total)
    assert odds["holdings"][1]["tile"]["pounds"] == pytest.approx(odds["leg"]["tiles"]["5"] / total)
    assert odds["holdings"][0]["tile"] is None


def test_odds_of_an_earlier_ply_are_those_of_then() -> None:
    before = new()["ply"]
    then = last("odds")["odds"]["leg"]
    now = ok("act", seat=0, ply=before, action="r")["ply"]
    assert last("odds")["odds"]["leg"] != then
    assert last("odds", ply=before)["odds"]["leg"] == then
    assert error("odds", ply=now + 1) == "no-such-ply"
    assert error("odds", seat=3) == "no-such-seat"


# ---- advice


def test_advice_ranks_the_actions_with_the_parts_of_their_worth() -> None:
    update = new()
    advice = last("advise", ply=update["ply"], seat=0)["advice"]
    judgements = [it["judgement"] for it in advice]
    assert judgements == sorted(judgements, reverse=True)
    offers = {offer["action"]: offer for offer in update["legal"]}
    assert all(it["offer"] == offers[it["offer"]["action"]] for it in advice)
    assert {"TakeTicket", "Reveal", "PlaceTile", "BetOnRace"} <= {it["offer"]["type"] for it in advice}
    for it in advice:
        assert it["pounds"] == pytest.approx(sum(part["pounds"] for part in it["parts"]))


def test_advice_is_for_the_seat_to_move_only() -> None:
    ply = new()["ply"]
    assert error("advise", ply=ply, seat=1) == "not-your-turn"
    assert error("advise", ply=ply + 1, seat=0) == "stale-ply"
    assert error("advise", ply=ply - 1, seat=0) == "stale-ply"


def test_advice_for_everybody_gives_no_cards_away() -> None:
    ply = new()["ply"]
    public = last("advise", ply=ply)["advice"]
    assert {it["offer"]["type"] for it in public} == {"TakeTicket", "Reveal", "PlaceTile"}
    assert len({str(last("advise", ply=_after_card(card), seat=None)) for card in ("w:b", "w:r", "w:p")}) == 1


def _after_card(card: str) -> int:
    """The ply after this card, and after nothing else."""
    return int(ok("act", seat=0, ply=new()["ply"], action=card)["ply"])


def test_advice_is_the_same_whatever_the_others_have_hidden() -> None:
    found = [last("advise", ply=_after_card(card), seat=1) for card in ("w:b", "w:r", "w:p")]
    assert found[0] == found[1] == found[2]


# ---- review


def play_out() -> dict[str, Any]:
    update = new(start=None)
    while update["turn"] != "over":
        update = ok("play", ply=update["ply"], bot="random", seat=0)
    return update


def test_a_race_is_reviewed_when_it_is_over() -> None:
    new()
    assert error("review", seat=0) == "review-too-early"
    over = play_out()
    found = answers("review", seat=1)
    assert found[-1]["review"]["scores"] == over["scores"]
    assert all(answer["review"] is None for answer in found[:-1])
    assert error("review", seat=3) == "no-such-seat"
    assert error("advise", ply=over["ply"], seat=0) == "race-is-over"


def test_a_game_without_a_coach_says_so() -> None:
    ply = new(game="elephant", start="FaGMIJ 22aR,1aB,1bG - 66/-/- - -")["ply"]
    for told in (door.ask("odds", table="t"), door.ask("advise", table="t", ply=ply, seat=0)):
        assert told["error"] == {"code": "no-coach", "params": {"game": "elephant"}}
    assert error("review", seat=0) == "no-coach"
    assert words.refusal("no-coach", {"game": "elephant"}) == "There is no coach for 'elephant'."
