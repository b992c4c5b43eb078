"""Scenes about cards: turns and hands, mouse and monkey, cows, snakes, tigers."""

from __future__ import annotations

from stampede.elephant.lessons.tables import all_but, at
from stampede.lesson import Lesson, Scene, refused, right, wrong

TURN = Lesson(
    "elephant-turn",
    (
        Scene(
            "elephant-turn-second",
            "puzzle",
            at("3aR,2bB,2cG", "665522/-/-"),
            "T1 M7",
            played="6:R",
            answers=(right("2:R", "2:R", "11aR"), refused("5:R", "two-green-cards")),
        ),
        Scene(
            "elephant-turn-draw",
            "puzzle",
            at("3aR,2bB,2cG", "665522/-/-"),
            "T2",
            played="6:R 2:R",
            asks="cards",
            answers=(right("2", "d:5 d:w", "65552w turn=1"), wrong("6", "d:5 d:w", "65552w turn=1")),
        ),
        Scene(
            "elephant-turn-idle",
            "puzzle",
            at("3aR,2bB,2cG", "65t/-/-"),
            "T4 T1",
            answers=(right("x:t", "x:t"), refused("t", "no-snakes"), refused("e", "turn-is-idle")),
        ),
        Scene(
            "elephant-turn-pile",
            "puzzle",
            at("3aR,2bB,2cG", "665522/-/-", discards=all_but("665522")),
            "T3",
            played="6:R",
            asks="words",
            answers=(right("shuffle", "2:R d:6 d:5"), wrong("none", "2:R d:6 d:5")),
        ),
        Scene(
            "elephant-turn-secret",
            "puzzle",
            at("3aR,5bB,6cG", "665522/6655cc/222www"),
            "V1 V2",
            asks="words",
            answers=(right("number"), wrong("cards")),
            players=True,
        ),
    ),
)

MOUSE = Lesson(
    "elephant-mouse",
    (
        Scene(
            "elephant-mouse-scare",
            "puzzle",
            at("6aR,11bB,5cG", "6m/-/-"),
            "R1",
            answers=(right("m:B", "m:B", "8bB 6aR"), wrong("m:R", "m:R", "3aR 11bB")),
        ),
        Scene(
            "elephant-mouse-behind",
            "puzzle",
            at("6aR,10bB,8bG", "6m/-/-"),
            "R1",
            asks="place",
            answers=(right("6b", "m:B", "7bB 6bG"), wrong("8b", "m:B", "7bB 6bG")),
        ),
        Scene(
            "elephant-mouse-monkey",
            "puzzle",
            at("6aR,7bB,5cG", "6k/665t/-"),
            "R2",
            asks="cards",
            answers=(right("2", "k:1 n r:6 r:t", "66t 65"), wrong("0", "k:1 n r:6 r:t", "66t 65")),
            players=True,
        ),
    ),
)

COWS = Lesson(
    "elephant-cows",
    (
        Scene(
            "elephant-cows-block",
            "puzzle",
            at("4aR,7bB,4cG", "6w/5/-", cows="9a,11c"),
            "R3",
            played="w n h:0",
            answers=(
                right("h:8b", "h:8b e x:6 d:6 d:5 d:6 d:5 d:6 d:c 5:B g:7c", "8b 10bB"),
                wrong("h:8a", "h:8a e x:6 d:6 d:5 d:6 d:5 d:6 d:c 5:B", "8a 12bB"),
            ),
        ),
        Scene(
            "elephant-cows-prayer",
            "puzzle",
            at("6aR,3bB,3cG", "p2/-/-", discards="w6t"),
            "R4 R8",
            played="p",
            answers=(right("l:6", "l:6 6:R", "12aR"), wrong("l:t", "l:t 2:R", "8aR")),
        ),
    ),
)

SNAKES = Lesson(
    "elephant-snakes",
    (
        Scene(
            "elephant-snakes-charmer",
            "puzzle",
            at("6aR,8bB,3cG", "66s/-/-"),
            "R5 T2",
            answers=(right("s:1", "s:1", "-*1"), wrong("s:0", "s:0", "66*1")),
            players=True,
        ),
        Scene(
            "elephant-snakes-fewer",
            "puzzle",
            at("3aR,2bB,2cG", "665522*1/-/-"),
            "R5 T2",
            played="6:R",
            asks="cards",
            answers=(right("5", "2:R d:5", "turn=1"), wrong("6", "2:R d:5", "turn=1")),
            players=True,
        ),
        Scene(
            "elephant-snakes-tiger",
            "puzzle",
            at("3aR,2bB,2cG", "65t*2/-/-"),
            "R6",
            answers=(right("t", "t", "65"), wrong("x:t", "x:t", "65*2")),
            players=True,
        ),
    ),
)

TIGER = Lesson(
    "elephant-tiger",
    (
        Scene(
            "elephant-tiger-answer",
            "puzzle",
            at("10bR,6aB,5cG", "5t/6m/-", first=1),
            "R7",
            played="m:R",
            answers=(right("t", "t n", "10bR"), wrong("n", "n", "7bR")),
        ),
        Scene(
            "elephant-tiger-tiger",
            "puzzle",
            at("6aR,10bB,5cG", "66mt/5t/-"),
            "R7",
            played="m:B t",
            answers=(right("t", "t n", "7bB"), wrong("n", "n", "10bB")),
        ),
        Scene(
            "elephant-tiger-green",
            "puzzle",
            at("6aR,10bB,5cG", "5t/6/-", first=1),
            "R7",
            asks="words",
            answers=(right("no", "6:B"), wrong("yes", "6:B")),
        ),
    ),
)
