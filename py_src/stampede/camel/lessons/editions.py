"""Scenes about what the first edition does otherwise."""

from __future__ import annotations

from stampede.camel.lessons.tables import at
from stampede.lesson import Lesson, Scene, refused, right, wrong

EDITIONS = Lesson(
    "camel-editions",
    (
        Scene("camel-editions-second", "figure", at("1pb,2g,3yr,15w,16k - bgyrpx"), "S2 S4 S5 S6"),
        Scene(
            "camel-editions-first",
            "figure",
            at("1pb,2g,3yr - bgyrp", edition="camel1"),
            "S2 S5",
            beside="camel-editions-second",
        ),
        Scene(
            "camel-editions-tickets",
            "puzzle",
            at("1pb,2g,3yr - bgyrp", edition="camel1"),
            "S2 A1",
            played="t:y t:y t:y r:b1",
            answers=(right("t:r", "t:r"), refused("t:y", "tickets-gone")),
        ),
        Scene(
            "camel-editions-mirage",
            "puzzle",
            at("1gy,4bp,5r 6-0 bgyrp", edition="camel1"),
            "M4",
            asks="piece",
            answers=(right("r", "r:b2", "5bpr 0=4"), wrong("p", "r:b2", "5bpr 0=4")),
        ),
    ),
)
