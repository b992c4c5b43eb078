"""What Camel Derby teaches: scenes as data. Every sentence about them is in the catalogues, by the scene's name.

Seat 0 is the reader; seats 1 to 5 are Amina, Bruno, Chidi, Dalia and Enzo in the words. Where a scene leads is said
here and played by the tests.
"""

from __future__ import annotations

from stampede.camel.lessons.bets import CARDS, CHOICE, LEGS, PARTNERS, TICKETS
from stampede.camel.lessons.editions import EDITIONS
from stampede.camel.lessons.first import FIRST
from stampede.camel.lessons.track import CARRYING, CRAZY, LINE, STACKS, TILES
from stampede.lesson import Course

COURSE = Course(
    "camel",
    (FIRST, STACKS, CARRYING, CRAZY, TILES, TICKETS, LEGS, CARDS, LINE, PARTNERS, CHOICE, EDITIONS),
)
