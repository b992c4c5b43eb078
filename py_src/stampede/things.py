"""Small pictures of what a game is played with, for the page that tells a game in short: cards, spaces, actions.

They stand on a page that has the game's art already; which of them are shown, and with which words, is the page's.
"""

from __future__ import annotations

from collections.abc import Iterable

from stampede import svg
from stampede.brush import at, disc, sign, stamp
from stampede.camel.draw.bazaar import pyramid, tent
from stampede.camel.draw.herd import herd
from stampede.camel.draw.piles import rug
from stampede.camel.draw.places import spot
from stampede.camel.draw.stands import stand
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.elephant import deck
from stampede.game import Character
from stampede.sketches import unnamed
from stampede.svg import Node, group, node

CARD = "-32 -45 64 90"
PLACE = "-32 -57 64 80"
CELL = "0 0 100 100"
BOARD = "3gry,5wb,7p,15k - bgyrpx"  # a stack on space 3, a racer carried backwards on space 5


def things(course: str) -> dict[str, str]:
    """The pictures of a course by name, as text."""
    return {name: _picture(box, parts) for name, (box, parts) in (_camels() if course == "camel" else _elephants())}


Picture = tuple[str, tuple[str, Iterable[Node | None]]]


def _picture(box: str, parts: Iterable[Node | None]) -> str:
    return svg.text(unnamed(node("svg", *parts, viewBox=box, class_="derby", aria_hidden="true")))


def _elephants() -> Iterable[Picture]:
    """Every card, and every kind of space."""
    yield from ((f"card-{card}", (CARD, (stamp(f"deck-{card}"),))) for card in deck.CARDS)
    for name, drawn in (
        ("banana", "banana-tree"),
        ("mango", "mango-tree"),
        ("stall",) * 2,
        ("hole",) * 2,
        ("cow",) * 2,
    ):
        yield name, (PLACE, (*_stone("cobble"), stamp(drawn)))
    yield "mud", (PLACE, (*_stone("mire"), stamp("puddle"), sign(3, 0, 2, 21, "num pale")))
    yield "crossing", (PLACE, (*_stone("river"), stamp("ripples")))


def _stone(ink: str) -> tuple[Node, ...]:
    return disc(0, -9, 30, "path-rim"), disc(0, -9, 27, ink)


def _camels() -> Iterable[Picture]:
    """The five actions, and what camels meet on the track."""
    state = show_position(read_position(BOARD), 4)
    yield "ticket", (CELL, tent(state, "r"))
    yield "tile", ("-48 -78 96 96", stand(Character(0, 0), "+"))
    yield "pyramid", ("-32 -8 136 120", pyramid(state))
    yield "bet", (CELL, (*rug("winner", ()), *(stamp("card", x, 60) for x in (36, 50, 64))))
    yield "partner", ("-44 -44 88 88", (stamp("face-1", -18, 0), stamp("face-2", 18, 4)))
    yield "cheer", ("-48 -78 96 96", stand(Character(3, 3), "+"))
    yield "boo", ("-48 -78 96 96", stand(Character(4, 4), "-"))
    for name, space in (("stack", 3), ("crazy", 5)):
        x, y = spot(space)
        away = at(-x, -y)
        yield name, ("-50 -92 100 100", (group((herd(state.track),), transform=away),))
