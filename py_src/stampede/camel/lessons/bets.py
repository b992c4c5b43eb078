"""Scenes about money: tickets, legs, finish cards, partners, and what one would do oneself."""

from __future__ import annotations

from stampede.camel.lessons.tables import at
from stampede.lesson import Lesson, Scene, right, wrong

LAST_DIE = "5g,8b,9ry,12p,15w,16k - gx"

TICKETS = Lesson(
    "camel-tickets",
    (
        Scene(
            "camel-tickets-leader",
            "puzzle",
            at(LAST_DIE, 2),
            "A1 L1 S2",
            answers=(
                right("t:p", "t:p r:g1", "0=8"),
                wrong("t:y", "t:y r:g1", "0=4"),
                wrong("t:b", "t:b r:g1", "0=2"),
            ),
            players=True,
        ),
        Scene(
            "camel-tickets-next",
            "puzzle",
            at(LAST_DIE, 2, 1),
            "A1 S2",
            played="t:p",
            asks="pounds",
            answers=(right("3", "t:p r:g1", "0=6"), wrong("5", "t:p r:g1", "0=6")),
            players=True,
        ),
        Scene(
            "camel-tickets-loser",
            "puzzle",
            at(LAST_DIE, 2),
            "A1 A3 L1",
            answers=(
                right("r", "r:g1", "0=11"),
                wrong("t:g", "t:g r:g1", "0=9"),
            ),
            played="t:p t:p t:p t:p",
            players=True,
        ),
    ),
)

NINE = "t:g r:b1 t:g r:p1 t:y r:r1 t:r r:w1"

FIVE_WRONG = "t:r r:b1 t:r r:p1 t:r r:g1 t:r r:w1 t:b"

LEGS = Lesson(
    "camel-legs",
    (
        Scene(
            "camel-legs-nine",
            "puzzle",
            at("2r,3b,4p,7y,9g,15w,16k - bgyrpx", 2),
            "L1 L2",
            played=NINE,
            asks="pounds",
            answers=(
                right("9", "r:y1", "0=12 1=7"),
                wrong("10", "r:y1", "0=12 1=7"),
                wrong("11", "r:y1", "0=12 1=7"),
            ),
            players=True,
        ),
        Scene(
            "camel-legs-floor",
            "puzzle",
            at("2r,3b,4p,7y,9g,15w,16k - bgyrpx", 2),
            "L2",
            played=FIVE_WRONG,
            asks="pounds",
            answers=(right("0", "r:y1", "0=0 1=8"), wrong("-2", "r:y1", "0=0 1=8")),
            players=True,
        ),
        Scene(
            "camel-legs-next",
            "puzzle",
            at(LAST_DIE, 3, 1),
            "L4 L5 V1",
            asks="words",
            answers=(
                right("bruno", "r:g1", "turn=2 bgyrpx"),
                wrong("amina", "r:g1", "turn=2 bgyrpx"),
                wrong("you", "r:g1", "turn=2 bgyrpx"),
            ),
            players=True,
        ),
    ),
)

LATE = "2k,4w,10p,12b,13r,14y,15g - bgyrpx"

PILES = "w:g w:y w:g w:g l:r l:p l:p"

CARDS = Lesson(
    "camel-cards",
    (
        Scene(
            "camel-cards-bet",
            "puzzle",
            at(LATE),
            "A4 F1",
            answers=(
                right("w:g", "w:g r:g2", "17g 0=11 1=4"),
                wrong("w:y", "w:y r:g2", "17g 0=2 1=4"),
                wrong("l:g", "l:g r:g2", "17g 0=2 1=4"),
            ),
            players=True,
        ),
        Scene(
            "camel-cards-secret",
            "puzzle",
            at(LATE, first=1),
            "V1 V2 A4",
            played="w:g w:y l:p",
            asks="words",
            answers=(right("owner", "w:g"), wrong("colour", "w:g"), wrong("both", "w:g")),
            players=True,
        ),
        Scene(
            "camel-cards-second",
            "puzzle",
            at(LATE),
            "F1",
            played=PILES,
            asks="pounds",
            answers=(
                right("5", "r:g3", "0=10 1=10 2=13 3=7"),
                wrong("8", "r:g3", "0=10 1=10 2=13 3=7"),
                wrong("3", "r:g3", "0=10 1=10 2=13 3=7"),
            ),
            players=True,
        ),
        Scene(
            "camel-cards-last",
            "puzzle",
            at(LATE),
            "F2 F3 F4",
            played=PILES,
            asks="piece",
            answers=(
                right("p", "r:g3", "17g 10p 2=13"),
                wrong("g", "r:g3", "17g 10p 2=13"),
            ),
            players=True,
        ),
    ),
)

PARTNERS = Lesson(
    "camel-partners",
    (
        Scene(
            "camel-partners-choose",
            "puzzle",
            at("5g,8b,9ry,12p,15w,16k - bgx", 6, 1),
            "A5 S6 L3",
            played="t:p t:b t:g r:g1 t:r",
            answers=(
                right("p:1", "p:1 r:w1", "0=8"),
                wrong("p:2", "p:2 r:w1", "0=3"),
                wrong("p:4", "p:4 r:w1", "0=4"),
            ),
            players=True,
        ),
        Scene(
            "camel-partners-share",
            "puzzle",
            at("5g,8b,9ry,12p,15w,16k - bgx", 6, 1),
            "L3",
            played="t:p t:b t:g r:g1 t:r p:1",
            asks="words",
            answers=(right("keeps", "r:w1", "0=8 1=9"), wrong("halves", "r:w1", "0=8 1=9")),
            players=True,
        ),
    ),
)

CHOICE = Lesson(
    "camel-choice",
    (
        Scene(
            "camel-choice-behind",
            "puzzle",
            at("4g,6b,8r,9yp,13w,14k - bgrx"),
            "A1 A3 L1",
            answers=(
                right("t:r", "t:r r:r2 r:b1 r:g1", "10r 0=8"),
                wrong("t:p", "t:p r:r2 r:b1 r:g1", "10r 0=4"),
                wrong("r", "r:r2 t:r r:b1 r:g1", "10r 0=4 1=8"),
            ),
            players=True,
            odds=True,
        ),
        Scene(
            "camel-choice-early",
            "puzzle",
            at("2g,9b,10r,12yp,5w,14k - bgyrpx"),
            "A4 F2",
            answers=(right("l:g", "l:g"), wrong("t:p", "t:p l:g"), wrong("t:b", "t:b l:g")),
            players=True,
            odds=True,
        ),
        Scene(
            "camel-choice-certain",
            "puzzle",
            at("3g,5b,6r,7y,8p,13w,14k - bgx"),
            "A0 A3",
            played="t:p t:p t:p t:p",
            answers=(
                right("r", "r:b1 t:b t:b r:g3", "6rbg 8p 0=9"),
                wrong("t:b", "t:b r:b1 t:b r:g3", "6rbg 8p 0=7"),
                wrong("t:r", "t:r r:b1 t:b r:g3", "6rbg 8p 0=7"),
            ),
            players=True,
            odds=True,
        ),
        Scene(
            "camel-choice-late",
            "choice",
            at("9g,11b,12r,13yp,4w,2k - bgyrpx"),
            "F1 F2",
            answers=(right("l:g", "l:g"), wrong("w:p", "w:p"), wrong("t:p", "t:p")),
            players=True,
        ),
        Scene(
            "camel-choice-sure",
            "choice",
            at("8g,9b,11r,13yp,4w,2k - gbx"),
            "L1 A1",
            answers=(right("t:p", "t:p"), wrong("r", "r:b2"), wrong("t:y", "t:y")),
            players=True,
        ),
        Scene(
            "camel-choice-free",
            "choice",
            at("9r,10b,12g,13yp,5w,3k - bgrx"),
            "L1 M2",
            answers=(right("t:g", "t:g"), wrong("w:p", "w:p"), wrong("t:p", "t:p")),
            players=True,
        ),
        Scene("camel-choice-play", "scenario", at("2g,6b,8r,9yp,13w,14k - bgyrpx"), "F4"),
    ),
)
