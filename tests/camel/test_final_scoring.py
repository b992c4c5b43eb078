"""Chapter 7 of the rules: final scoring."""

from camel.scripted import after, events, money, only
from stampede import camel
from stampede.camel.types import CardSettled, GameWon, LegScored

NEAR = "1p,2y,3r,15w,14k,16bg - bgyrpx"  # r:g1 ends the race: g wins, p is last
EIGHT = f"camel2 8 0 {NEAR}"


def cards(line: str, actions: str) -> list[tuple[str, int, int, str, int, int]]:
    settled = only(CardSettled, line, actions)
    return [(card.pile, card.place, card.seat, card.racer, card.pounds, card.paid) for card in settled]


def test_F1_right_cards_on_the_winner_pile_earn_8_5_3_2_then_1_each_and_wrong_ones_cost_1() -> None:
    settled = cards(EIGHT, "w:g w:g w:b w:g w:g w:g w:g w:y r:g1")
    assert [(seat, pounds) for _, _, seat, _, pounds, _ in settled] == [
        (0, 8), (1, 5), (2, -1), (3, 3), (4, 2), (5, 1), (6, 1), (7, -1),
    ]  # fmt: skip
    assert money(EIGHT, "w:g w:g w:b w:g w:g w:g w:g w:y r:g1") == (12, 8, 2, 6, 5, 4, 4, 2)


def test_F2_the_loser_pile_is_settled_after_the_winner_pile_against_the_last_racer() -> None:
    settled = cards(f"camel2 3 0 {NEAR}", "l:p w:g l:g l:r w:b w:p r:g1")
    assert settled == [
        ("winner", 1, 1, "g", 8, 8),
        ("winner", 2, 1, "b", -1, -1),
        ("winner", 3, 2, "p", -1, -1),
        ("loser", 1, 0, "p", 8, 8),
        ("loser", 2, 2, "g", -1, -1),
        ("loser", 3, 0, "r", -1, -1),
    ]


def test_F2_one_player_can_be_paid_on_both_piles() -> None:
    assert money(f"camel2 2 0 {NEAR}", "w:g t:b l:p r:g1")[0] == 3 + 8 + 8


def test_F3_cards_are_settled_one_at_a_time_and_a_player_with_nothing_is_spared() -> None:
    """Four losses and then the gain of 8: with 3 pounds, one loss is spared, so it ends at 8 and not at 7."""
    line = f"camel2 2 0 {NEAR}"
    actions = "w:b t:p w:y t:p w:r t:p w:p t:p l:g r:g1"
    settled = [(pounds, paid) for _, _, _, _, pounds, paid in cards(line, actions)]
    assert settled == [(-1, -1), (-1, -1), (-1, -1), (-1, 0), (-1, 0)]
    actions = "w:b t:p w:y t:p w:r t:p w:p t:p w:g r:g1"
    assert cards(line, actions)[-1][4:] == (8, 8)
    assert money(line, actions)[0] == 8


def test_F3_final_scoring_comes_after_the_last_leg_scoring() -> None:
    kinds = [type(event) for event in events(f"camel2 2 0 {NEAR}", "w:b t:g r:g1")]
    assert max(i for i, kind in enumerate(kinds) if kind is LegScored) < kinds.index(CardSettled)
    assert kinds[-1] is GameWon


def test_F4_most_money_wins() -> None:
    line = f"camel2 3 0 {NEAR}"
    assert only(GameWon, line, "t:g t:g t:y r:g1") == [GameWon((0,), (9, 6, 2))]


def test_F4_a_tie_is_a_shared_win() -> None:
    assert only(GameWon, f"camel2 2 0 {NEAR}", "t:b r:g1") == [GameWon((0, 1), (4, 4))]


def test_the_race_is_over_for_good() -> None:
    state = after(f"camel2 2 0 {NEAR}", "r:g1")
    assert camel.turn(state) == "over"
    assert camel.legal(state) == ()
    assert camel.chances(state) == ()
    assert camel.scores(state) == tuple(player.money for player in state.players)
