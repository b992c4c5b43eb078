"""Camel Derby, second and first edition: this package is a `stampede.game.Game`.

Read `types` first, then `race` (camels), `bets` (money), `refusals` and `rules` (the course of a game).
"""

from stampede.camel.bots import BOTS
from stampede.camel.chance import chances
from stampede.camel.draw import draw
from stampede.camel.draw.motion import frames
from stampede.camel.editions import SEATS
from stampede.camel.notation import read_action, write_action
from stampede.camel.opening import start
from stampede.camel.position import write_position as position
from stampede.camel.refusals import why_not
from stampede.camel.rules import apply, legal, scores, terms, turn
from stampede.camel.sight import guess, redact, view

__all__ = [
    "BOTS",
    "SEATS",
    "apply",
    "chances",
    "draw",
    "frames",
    "guess",
    "legal",
    "position",
    "read_action",
    "redact",
    "scores",
    "start",
    "terms",
    "turn",
    "view",
    "why_not",
    "write_action",
]
