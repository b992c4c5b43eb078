"""What Elephant Derby teaches: scenes as data. Every sentence about them is in the catalogues, by the scene's name.

Seat 0 is the reader, with the red elephant; Amina rides the blue one, Bruno the green, Chidi the yellow. Where a scene
leads is said here and played by the tests. Courses are short, so that everything can be seen at once.
"""

from __future__ import annotations

from stampede.elephant.lessons.cards import COWS, MOUSE, SNAKES, TIGER, TURN
from stampede.elephant.lessons.first import CHOICE, FIRST
from stampede.elephant.lessons.moving import (
    CHARGE,
    COURSE_LESSON,
    FINISH,
    FLYING,
    MANGO,
    PUSHING,
    SIDEWAYS,
    SPACES,
    WATER,
)
from stampede.lesson import Course

COURSE = Course(
    "elephant",
    (
        *(FIRST, COURSE_LESSON, TURN, PUSHING, SIDEWAYS, CHARGE, FLYING, MANGO),
        *(SPACES, WATER, MOUSE, COWS, SNAKES, TIGER, CHOICE, FINISH),
    ),
)
