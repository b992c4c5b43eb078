"""Scenes about elephants on the course: steps, pushing, effects, spaces, the finish line."""

from __future__ import annotations

from stampede.elephant.lessons.tables import MUDDY, NARROW, RIVER, SHORT, at
from stampede.game import Setup
from stampede.lesson import Lesson, Scene, refused, right, wrong

COURSE_LESSON = Lesson(
    "elephant-course",
    (
        Scene(
            "elephant-course-walk",
            "puzzle",
            at("2aR,2bB,1cG", "65/-/-"),
            "M1 M5",
            asks="place",
            answers=(right("8a", "6:R", "8aR"), wrong("7b", "6:R", "8aR")),
        ),
        Scene(
            "elephant-course-start",
            "puzzle",
            Setup("elephant", 3, 0, SHORT),
            "S1 S2 S3 C2",
            played="a:2a a:2c",
            answers=(right("a:1a", "a:1a", "1aR 2cB 2aG"), refused("a:2b", "start-not-behind")),
        ),
        Scene("elephant-course-map", "figure", Setup("elephant", 3, 0, "first"), "C1 C2 C3 C4 C5 C6"),
    ),
)

PUSHING = Lesson(
    "elephant-pushing",
    (
        Scene(
            "elephant-pushing-line",
            "puzzle",
            at("3aR,5aB,6aG", "65/-/-"),
            "M2 M1",
            asks="place",
            answers=(right("9a", "5:R", "8aR 9aB 10aG"), wrong("5a", "5:R", "8aR 9aB 10aG")),
        ),
        Scene(
            "elephant-pushing-lost",
            "puzzle",
            at("3aR,2bB,2cG", "65/-/-", cows="5a,4b"),
            "M1 M3 M5",
            asks="place",
            answers=(right("4a", "6:R", "4aR"), wrong("5b", "6:R", "4aR")),
        ),
        Scene(
            "elephant-pushing-cow",
            "puzzle",
            at("4cR,5cB,2aG", "52/-/-", cows="6c"),
            "M3 M7",
            asks="place",
            answers=(right("5b", "2:R", "5bR 5cB"), wrong("6c", "2:R", "5bR 5cB")),
        ),
    ),
)

SIDEWAYS = Lesson(
    "elephant-sideways",
    (
        Scene(
            "elephant-sideways-round",
            "puzzle",
            at("5cR,7cB,9aG,9bY", "66/-/-/-", NARROW, cows="10b"),
            "M4 M2 C1",
            asks="place",
            answers=(right("9a", "6:R", "9aR 9cB 10aG 9bY"), wrong("8c", "6:R", "9aR 9cB 10aG 9bY")),
        ),
        Scene(
            "elephant-sideways-choose",
            "puzzle",
            at("5bR,3aB,3cG", "66/-/-", cows="6b,6a"),
            "M4",
            played="6:R",
            answers=(right("g:5c", "g:5c", "10cR"), wrong("g:5a", "g:5a", "5aR")),
        ),
    ),
)

CHARGE = Lesson(
    "elephant-charge",
    (
        Scene(
            "elephant-charge-line",
            "puzzle",
            at("3cR,4cB,7cG,5cY", "6c/-/-/-", cows="8c"),
            "E1",
            answers=(right("c!:R", "c!:R", "7cR 8cB 10cG 9cY 11c"), wrong("c:R", "c:R", "6bR 5cB 6cY 7cG 8c")),
        ),
        Scene(
            "elephant-charge-sideways",
            "puzzle",
            at("9cR,7aB,7bG", "2c/-/-", NARROW, cows="9b"),
            "E1",
            asks="words",
            answers=(right("stuck"), wrong("pushes")),
        ),
    ),
)

FLYING = Lesson(
    "elephant-flying",
    (
        Scene(
            "elephant-flying-over",
            "puzzle",
            at("3cR,5cB,2aG", "5f/-/-", cows="6c"),
            "E2",
            answers=(right("f!:R", "f!:R", "7cR 5cB"), wrong("f:R", "f:R", "6bR 5cB")),
        ),
        Scene(
            "elephant-flying-gap",
            "puzzle",
            at("8cR,7aB,7bG", "5f/-/-", NARROW),
            "E2 C1",
            answers=(right("f!:R", "f!:R", "12cR"), wrong("f:R", "f:R", "11bR")),
        ),
        Scene(
            "elephant-flying-land",
            "puzzle",
            at("3cR,7cB,2aG", "5f/-/-"),
            "E2",
            answers=(right("5:R", "5:R", "8cR 9cB"), refused("f!:R", "carpet-cannot-land")),
        ),
    ),
)

MANGO = Lesson(
    "elephant-mango",
    (
        Scene(
            "elephant-mango-juice",
            "puzzle",
            at("3bR,4bB,2aG", "5j/-/-", cows="5a"),
            "E3",
            played="j!:R",
            answers=(
                right("g:4c", "g:4c g:5c g:6c g:7c", "7cR 4bB"),
                wrong("g:4b", "g:4b g:5b g:6b g:7b", "7bR 8bB"),
            ),
        ),
        Scene(
            "elephant-mango-tree",
            "puzzle",
            at("4bR,3aB,2cG", "52/-/-", "ED"),
            "P2",
            played="2:R",
            answers=(right("g:7b", "g:7b g:8b", "8bR"), wrong("e", "e", "6bR")),
        ),
    ),
)

SPACES = Lesson(
    "elephant-spaces",
    (
        Scene(
            "elephant-spaces-banana",
            "puzzle",
            at("2bR,2aB,2cG", "652*2/-/-"),
            "P1",
            asks="cards",
            answers=(
                right("7", "2:R d:5 d:5 d:6 d:w d:c", "4bR 66555cw*2"),
                wrong("9", "2:R d:5 d:5 d:6 d:w d:c", "4bR 66555cw*2"),
            ),
            players=True,
        ),
        Scene(
            "elephant-spaces-stall",
            "puzzle",
            at("5aR,3bB,3cG", "52/-/-"),
            "P3",
            asks="words",
            answers=(right("applied", "2:R u:2", "9aR"), wrong("hand", "2:R u:2", "9aR")),
        ),
        Scene(
            "elephant-spaces-pushed",
            "puzzle",
            at("2bR,3bB,2cG", "52/5/-"),
            "P1 M2",
            asks="words",
            answers=(right("nothing", "2:R n", "4bR 5bB"), wrong("bananas", "2:R n", "4bR 5bB")),
        ),
    ),
)

WATER = Lesson(
    "elephant-water",
    (
        Scene(
            "elephant-water-mud",
            "puzzle",
            at("4aR,3bB,3cG", "52/-/-", MUDDY),
            "P4",
            asks="place",
            answers=(right("7a", "5:R", "7aR"), wrong("9a", "5:R", "7aR")),
        ),
        Scene(
            "elephant-water-stuck",
            "puzzle",
            at("6aR,3bB,3cG", "5c2/-/-", MUDDY),
            "P4",
            answers=(right("5:R", "5:R", "7aR"), refused("c:R", "stuck-in-mud"), refused("2:R", "stuck-in-mud")),
        ),
        Scene(
            "elephant-water-halt",
            "puzzle",
            at("7bR,5aB,6cG", "65/-/-", RIVER),
            "P5",
            asks="place",
            answers=(right("9b", "5:R", "9bR MR"), wrong("12b", "5:R", "9bR MR")),
        ),
        Scene(
            "elephant-water-leader",
            "puzzle",
            at("8bR,9bB,6cG", "6cf/-/-", RIVER, crossings="MB"),
            "P5 E1 E2",
            answers=(
                right("c!:R", "c!:R", "12bR 13bB M+"),
                refused("f!:R", "crossing-held"),
                wrong("6:R", "6:R g:8a", "9aR 9bB MBR"),
            ),
        ),
    ),
)

FINISH = Lesson(
    "elephant-finish",
    (
        Scene(
            "elephant-finish-push",
            "puzzle",
            at("9aR,12aB,8cG", "52/-/-"),
            "W1 M2",
            answers=(right("2:R", "2:R", "11aR 12aB"), wrong("5:R", "5:R", "13aB turn=over")),
        ),
        Scene(
            "elephant-finish-own",
            "puzzle",
            at("7cR,6aB,8cG,5bY", "62/-"),
            "M6",
            asks="place",
            answers=(right("8b", "2:R", "8bR 8cG"), wrong("9c", "2:R", "8bR 8cG")),
        ),
        Scene(
            "elephant-finish-both",
            "puzzle",
            at("11aR,6aB,8cG,5bY", "65/-"),
            "W2",
            asks="words",
            answers=(right("both", "5:R", "13aR"), wrong("one", "5:R", "13aR")),
        ),
        Scene("elephant-finish-play", "scenario", Setup("elephant", 4, 0, "first"), "W1"),
    ),
)
