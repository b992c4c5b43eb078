"""The first lesson, which is one whole turn, and the one that asks what the reader would do."""

from __future__ import annotations

from stampede.elephant.lessons.tables import LONG, at
from stampede.lesson import Lesson, Scene, refused, right, wrong

BEGUN = "2aR,10bB,5aG"
HAND = "652wms/-/-"

FIRST = Lesson(
    "elephant-first",
    (
        Scene(
            "elephant-first-you",
            "puzzle",
            at(BEGUN, HAND),
            "W1",
            asks="piece",
            answers=(right("R"), wrong("B")),
        ),
        Scene(
            "elephant-first-green",
            "puzzle",
            at(BEGUN, HAND),
            "M2 T1",
            answers=(right("6:R", "6:R", "8aR 9aG"), wrong("2:R", "2:R", "4aR 5aG")),
        ),
        Scene(
            "elephant-first-red",
            "puzzle",
            at(BEGUN, HAND),
            "T1 R1",
            played="6:R",
            answers=(right("m:B", "m:B", "7bB 8aR"), refused("5:R", "two-green-cards")),
        ),
        Scene(
            "elephant-first-draw",
            "puzzle",
            at(BEGUN, HAND),
            "T2",
            played="6:R m:B",
            asks="cards",
            answers=(right("2", "d:5 d:6", "6552ws turn=1"), wrong("6", "d:5 d:6", "turn=1")),
        ),
    ),
)

CHOICE = Lesson(
    "elephant-choice",
    (
        Scene(
            "elephant-choice-push",
            "choice",
            at("8bR,9bB,8cG", "6jm52w/-/-", LONG),
            "E3 M2",
            answers=(right("j!:R", "j!:R g:9a g:10a g:11a g:12a", "12aR 9bB"), wrong("6:R", "6:R", "14bR 15bB")),
        ),
        Scene(
            "elephant-choice-mud",
            "choice",
            at("1aR,4cB,3bG", "5cmmsp/-/-", "GDE"),
            "P4 M1",
            answers=(right("c:R", "c:R", "5aR"), wrong("5:R", "5:R", "6aR")),
        ),
        Scene(
            "elephant-choice-cow",
            "choice",
            at("17aR,19aB,16cG", "662wsp/-/-", LONG, cows="20b,21b"),
            "R3 W1",
            answers=(right("w", "w h:0 h:20a e", "20a 21b"), wrong("6:R", "6:R"), wrong("2:R", "2:R")),
        ),
    ),
)
