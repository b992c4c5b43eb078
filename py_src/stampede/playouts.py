"""What came of each answer to "What would you do?": many races played on from there by our own bots, kept as numbers.

`python tests/learn/playouts.py` plays them anew and writes this table; a test plays some of them again and compares.
Each answer has a mean, the share of races won or the pounds at the end, and half of its 95 % interval.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

Measure: TypeAlias = Literal["wins", "pounds"]

RACES = 400  # for each answer, with the same cards and dice for all answers of a scene
MEASURES: dict[str, Measure] = {"elephant": "wins", "camel2": "pounds"}
BOTS = {"elephant": "mahout", "camel2": "tipster"}

# scene: answer: mean, error
PLAYED: dict[str, dict[str, tuple[float, float]]] = {
    "camel-choice-late": {
        "l:g": (17.328, 0.506),
        "w:p": (15.643, 0.412),
        "t:p": (14.277, 0.377),
    },
    "camel-choice-sure": {
        "t:p": (19.587, 0.512),
        "r": (15.332, 0.572),
        "t:y": (15.935, 0.444),
    },
    "camel-choice-free": {
        "t:g": (16.575, 0.660),
        "w:p": (15.235, 0.477),
        "t:p": (14.998, 0.443),
    },
    "elephant-choice-push": {
        "j!:R": (0.510, 0.049),
        "6:R": (0.065, 0.024),
    },
    "elephant-choice-mud": {
        "c:R": (0.235, 0.042),
        "5:R": (0.128, 0.033),
    },
    "elephant-choice-cow": {
        "w": (0.755, 0.042),
        "6:R": (0.000, 0.000),
        "2:R": (0.000, 0.000),
    },
}
