"""The first lesson, which is one whole turn: from who is in front to what the turn pays."""

from __future__ import annotations

from stampede.camel.lessons.tables import at
from stampede.lesson import Lesson, Scene, right, wrong

NEARLY_OVER = at("5g,8b,9ry,12p,15w,16k - gx", 2)

FIRST = Lesson(
    "camel-first",
    (
        Scene(
            "camel-first-lead",
            "puzzle",
            NEARLY_OVER,
            "K1",
            asks="piece",
            answers=(right("p"), wrong("y")),
        ),
        Scene(
            "camel-first-ticket",
            "puzzle",
            NEARLY_OVER,
            "A1",
            answers=(right("t:p", "t:p", "turn=1"), wrong("t:g", "t:g", "turn=1")),
            players=True,
        ),
        Scene(
            "camel-first-die",
            "puzzle",
            NEARLY_OVER,
            "M1",
            played="t:p",
            asks="place",
            answers=(right("7", "r:g2", "7g"), wrong("6", "r:g2", "7g")),
        ),
        Scene(
            "camel-first-pay",
            "puzzle",
            NEARLY_OVER,
            "L1",
            played="t:p r:g2",
            asks="pounds",
            answers=(right("5"), wrong("1")),
            ends="0=8",
            players=True,
        ),
    ),
)
