"""Chapter 4 of the rules: a turn."""

from elephant.scripted import after, events, hand, legal, only, race, refusal
from stampede import elephant
from stampede.elephant.events import CardDiscarded, CardDrawn, PileShuffled, TurnEnded, TurnStarted
from stampede.elephant.turns import pile_size
from stampede.elephant.types import Done

FIELD = "22aR,1aB,1bG"


def test_T1_one_card_may_be_played_and_one_discarded() -> None:
    state = after(race(FIELD, "652/-/-"), "5:R")
    assert {"x:6", "x:2", "e"} <= set(legal(state))
    assert [type(event) for event in events(race(FIELD, "652/-/-"), "5:R x:6")][:2] == [CardDiscarded, TurnEnded]
    assert after(race(FIELD, "652/-/-"), "5:R e").phase == "refill"


def test_T1_two_cards_may_be_played_but_not_both_green() -> None:
    setup = race(FIELD, "6522/-/-")
    assert refusal(setup, "5:R 6:R").key == "two-green-cards"
    assert isinstance(events(setup, "5:R 2:R")[-1], TurnEnded)
    assert isinstance(events(setup, "2:R 5:R")[-1], TurnEnded)
    assert isinstance(events(setup, "2:R 2:R")[-1], TurnEnded)


def test_T1_the_first_card_is_resolved_before_the_second_is_chosen() -> None:
    state = after(race(FIELD, "w652/-/-", cows="24a,30c"), "w")
    assert state.phase == "cows"
    assert all(action[0] in "he" for action in legal(state))


def test_T1_any_number_of_cards_may_be_discarded_instead_but_then_none_is_played() -> None:
    setup = race(FIELD, "652/-/-")
    state = after(setup, "x:6 x:5")
    assert hand(state) == "2"
    assert refusal(setup, "x:6 2:R").key == "played-after-discard"
    assert after(setup, "x:6 x:5 e").phase == "refill"
    assert isinstance(events(setup, "x:6 x:5 x:2")[1], TurnEnded), "nothing is left to discard"


def test_T1_doing_nothing_is_only_for_an_empty_hand() -> None:
    assert refusal(race(FIELD, "652/-/-"), "e").key == "turn-is-idle"
    assert legal(after(race(FIELD, "-/66/-"))) == ["e"]


def test_T1_the_next_player_to_the_left_follows() -> None:
    setup = race(FIELD, "6/66/66", first=2)
    started = [event for event in events(setup, "6:G e d:5 d:5 d:5 d:5 d:5") if isinstance(event, TurnStarted)]
    assert started == [TurnStarted(0, "")]


def test_T2_the_hand_is_filled_up_to_six() -> None:
    state = after(race(FIELD, "6522/-/-"), "6:R e")
    assert state.players[0].owed == 3
    state = after(race(FIELD, "6522/-/-"), "6:R e d:c d:5 d:6")
    assert hand(state) == "655c22"
    assert (state.phase, state.seat) == ("turn", 1)


def test_T2_one_card_less_for_each_snake() -> None:
    assert after(race(FIELD, "6522*1/-/-"), "6:R e").players[0].owed == 2
    assert after(race(FIELD, "6522*4/-/-"), "6:R e").players[0].owed == 0


def test_T2_a_player_with_one_snake_draws_up_to_five() -> None:
    """The rulebook's example of a snake."""
    state = after(race(FIELD, "65*1/-/-"), "6:R e")
    assert len(state.players[0].hand) + state.players[0].owed == 5


def test_T2_with_so_many_or_more_nothing_is_drawn() -> None:
    state = after(race(FIELD, "66552222/-/-"), "6:R e")
    assert (state.phase, state.seat) == ("turn", 1)
    assert hand(state) == "6552222"


def test_T3_when_the_pile_is_empty_the_discards_become_a_new_one() -> None:
    everything = "6" * 7 + "5" * 10 + "c" * 6 + "f" * 6 + "j" * 6 + "2" * 8 + "w" * 7 + "m" * 4 + "s" * 4 + "k" * 3
    setup = race(FIELD, "6ppptt/-/t", discards=everything)
    state = after(setup)
    assert pile_size(state) == 0
    shuffled = only(PileShuffled, setup, "6:R e")
    assert shuffled == [PileShuffled(62)]
    state = after(setup, "6:R e")
    assert (pile_size(state), state.discards) == (62, ())


def test_T3_with_pile_and_discards_empty_nothing_is_drawn() -> None:
    others = "6" * 8 + "5" * 10 + "c" * 6 + "f" * 6 + "j" * 6 + "2" * 8 + "w" * 7 + "m" * 4 + "s" * 4 + "k" * 3
    state = after(race(FIELD, f"p/-/{others}ppttt"), "x:p")
    assert (state.phase, state.players[0].owed, state.discards) == ("refill", 1, ()), "its own discard is all there is"
    empty = race(FIELD, f"-/-/{others}pppttt")
    assert [type(event) for event in events(empty, "e")] == [TurnEnded, TurnStarted]


def test_T4_a_card_that_can_do_nothing_is_not_played_but_may_be_discarded() -> None:
    setup = race("23aR,1aB,1bG", "6ptmw/-/-", cows="24a,23b")
    assert refusal(setup, "6:R").key == "no-step-possible"
    assert refusal(setup, "p").key == "no-discards"
    assert refusal(setup, "t").key == "no-snakes"
    assert refusal(race(FIELD, "w/-/-"), "w").key == "no-cow-can-move"
    assert {"x:6", "x:p", "x:t"} <= set(legal(after(setup)))


def test_T4_what_a_card_can_do_is_done_as_far_as_it_goes() -> None:
    setup = race("22aR,1aB,1bG", "66/-/-", cows="24a,23b")
    assert after(setup, "6:R").elephants[0] // 3 + 1 == 23


def test_drawn_cards_are_told_one_by_one_with_the_reason() -> None:
    assert only(CardDrawn, race(FIELD, "6522/-/-"), "6:R e d:c") == [CardDrawn(0, "c", "refill")]
    assert elephant.why_not(after(race(FIELD, "6522/-/-"), "6:R e"), Done()) is not None
