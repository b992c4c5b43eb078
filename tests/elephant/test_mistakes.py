"""What cannot be done is refused with a reason, whatever it is."""

import pytest

from elephant.scripted import after, race
from stampede import elephant
from stampede.elephant.types import (
    Action,
    Discard,
    Done,
    Draw,
    GoFirst,
    HerdCow,
    Move,
    Pass,
    PickCow,
    PlayCharmer,
    PlayMonkey,
    PlayMouse,
    PlayTiger,
    Step,
    TakeCard,
    TakeStart,
)

FIELD = "22aR,26bB,1bG"


def key(setup_actions: str, action: Action, hands: str = "62wmskpt*1/5/-") -> str:
    reason = elephant.why_not(after(race(FIELD, hands, cows="30c", discards="5"), setup_actions), action)
    assert reason is not None
    return reason.key


@pytest.mark.parametrize(
    ("played", "action", "expected"),
    [
        ("", Draw("6"), "only-chance-decides"),
        ("", GoFirst(0), "only-chance-decides"),
        ("", Step(70), "not-now"),
        ("", Pass(), "not-now"),
        ("", TakeCard("5"), "not-now"),
        ("", TakeStart(0), "not-now"),
        ("m:B", Done(), "not-now"),
        ("m:B", PlayMouse("B"), "not-now"),
        ("m:B", PlayTiger(), "card-not-held"),
        ("w n", HerdCow(70), "not-now"),
        ("w n h:0", Done(), "not-now"),
        ("w n h:0", PickCow("0"), "not-now"),
        ("w n", PickCow("00"), "no-such-cow"),
        ("x:6 e", Discard("2"), "wait-for-cards"),
        ("x:6 e", Draw("?"), "not-for-chance-now"),
        ("x:6 e", GoFirst(0), "not-for-chance-now"),
        ("", Move("w", "R", "plain"), "card-does-not-move"),
        ("", Move("6", "Z", "plain"), "no-such-elephant"),
        ("", Move("6", "", "plain"), "no-such-elephant"),
        ("", Move("6", "RB", "plain"), "no-such-elephant"),
        ("", Move("66", "R", "plain"), "no-such-card"),
        ("", Discard("z"), "no-such-card"),
        ("", Discard("c"), "card-not-held"),
        ("", PlayMonkey(-1), "no-such-seat"),
        ("", PlayCharmer(7, None), "no-such-seat"),
        ("", PlayMouse("Y"), "no-such-elephant"),
    ],
)
def test_a_mistake_is_refused_with_its_reason(played: str, action: Action, expected: str) -> None:
    hands = "62wmskpt*1/5/-" if played != "x:6 e" else "62/5/-"
    assert key(played, action, hands) == expected


def test_cards_nobody_can_see_from_here_are_said_to_be_hidden() -> None:
    state = after(race(FIELD, "62/5/-", discards="5"))
    for action in (Discard("6"), Move("6", "R", "plain")):
        reason = elephant.why_not(elephant.view(state, None), action)
        assert reason is not None
        assert reason.key == "hand-is-hidden"
    praying = elephant.view(after(race(FIELD, "6p/-/-", discards="65"), "p"), 1)
    reason = elephant.why_not(praying, TakeCard("6"))
    assert reason is not None
    assert reason.key == "hand-is-hidden"
