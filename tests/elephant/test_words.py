"""Every event of Elephant Derby has a line in words, and every action its terms."""

import random

from stampede import elephant, wire, words
from stampede.elephant import events
from stampede.elephant.types import Pass
from stampede.game import Setup
from walks import walk

NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eva", "Finn")


def test_every_event_of_random_games_is_told_in_one_line() -> None:
    told = set()
    for seed, seats in enumerate((2, 3, 4, 5, 6, 2, 3, 4, 5, 6)):
        for step in walk(Setup("elephant", seats, 0, "6"), random.Random(seed)):
            for event in step.events:
                line = words.tell(wire.to_json(elephant.redact(event, 0)), NAMES)
                assert "\n" not in line
                assert line.endswith(".")
                told.add(type(event).__name__)
    everything = {kind.__name__ for kind in events.Event.__args__}
    assert everything - told <= {"FirstSeatChosen", "CowLeft", "LeaderChanged", "MouseStayed"}, "these are rare"


def test_terms_say_what_an_action_would_bring() -> None:
    for step in walk(Setup("elephant", 4, 0), random.Random(5)):
        for action in elephant.legal(step.before):
            for value in elephant.terms(elephant.view(step.before, step.before.seat), action).values():
                assert isinstance(value, int | str)


def test_letting_a_card_pass_says_how_many_seats_are_still_asked() -> None:
    """So the ply at which everybody has answered is the same for each of them."""
    start = "DkfEJCGMH 6bR,9bB,9cG,9aY - m6/655/-/t55 - -"
    state = elephant.start(Setup("elephant", 4, 0, start))
    ends = []
    state, _ = elephant.apply(state, elephant.read_action("m:B"))
    for ply in (1, 2):
        (terms,) = [elephant.terms(elephant.view(state, None), it) for it in elephant.legal(state) if it == Pass()]
        ends.append(ply + int(str(terms["left"])))
        state, _ = elephant.apply(state, Pass())
    assert ends == [3, 3]
    assert state.phase != "tiger"


def test_a_mouse_left_in_its_hole_is_told() -> None:
    assert words.tell(wire.to_json(events.MouseStayed(1)), NAMES) == "Ben leaves the mouse in its hole."
