"""Elephant Derby: this package is a `stampede.game.Game`.

Read `types` and `events` first, then `faces` and `course` (where), `herd` and `walk` (elephants), `effects` (cards and
spaces), `turns`, `answers` (tigers), `refusals` and `rules` (the course of a game).
"""

from stampede.elephant.answers import asked
from stampede.elephant.bots import BOTS
from stampede.elephant.chance import chances
from stampede.elephant.draw import draw, frames
from stampede.elephant.notation import read_action, write_action
from stampede.elephant.opening import SEATS, start
from stampede.elephant.position import write_position as position
from stampede.elephant.refusals import why_not
from stampede.elephant.rules import apply, legal, preview, scores, terms, turn
from stampede.elephant.sight import guess, redact, resume, view

__all__ = [
    "BOTS",
    "SEATS",
    "apply",
    "asked",
    "chances",
    "draw",
    "frames",
    "guess",
    "legal",
    "position",
    "preview",
    "read_action",
    "redact",
    "resume",
    "scores",
    "start",
    "terms",
    "turn",
    "view",
    "why_not",
    "write_action",
]
