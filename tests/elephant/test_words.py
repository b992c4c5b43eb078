"""Every event of Elephant Derby has a line in words, and every action its terms."""

import random

from stampede import elephant, wire, words
from stampede.elephant import events
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
    assert everything - told <= {"FirstSeatChosen", "CowLeft", "LeaderChanged"}, "these are rare"


def test_terms_say_what_an_action_would_bring() -> None:
    for step in walk(Setup("elephant", 4, 0), random.Random(5)):
        for action in elephant.legal(step.before):
            for value in elephant.terms(elephant.view(step.before, step.before.seat), action).values():
                assert isinstance(value, int | str)
