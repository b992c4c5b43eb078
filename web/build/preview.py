"""A piece of the board for the settings to show what they change: a moment, and the one after it.

Its pieces are renamed, because the page that shows it may have a board of its own; of the art it takes what it needs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from stampede import svg
from stampede.camel.draw import draw
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.elephant.draw import draw as draw_course
from stampede.elephant.opening import show_position as show_course
from stampede.elephant.position import read_position as read_course
from stampede.game import Look
from stampede.svg import Node

# blue hops onto yellow, before a cheering crowd
MOMENTS = (
    "1g,2p,4w,9rb,10y,16k 11+0 gx",
    "1g,2p,4w,9r,10yb,16k 11+0 gx",
)
FRAME = "96 296 308 204"
BESIDE = ("coin", "badge-b", "badge-y")  # what the page puts beside the board
# red walks behind green, who has a cow before it
COURSE_MOMENTS = (
    "DkfEJCGMH 4bR,3aB,6cG 7c -/-/- - -",
    "DkfEJCGMH 5bR,3aB,6cG 7c -/-/- - -",
)
COURSE_FRAME = "685 1085 332 220"
BESIDE_COURSE = ("badge-R", "deck-6", "deck-c", "deck-back")
LOOK = Look(players=False, taps=False)


def preview(game: str) -> dict[str, Any]:
    """Both moments of a game, each the part of the board in the frame."""
    if game == "elephant":
        courses = (draw_course(show_course(read_course(it, 3)), LOOK) for it in COURSE_MOMENTS)
        before, after = (_cut(course, COURSE_FRAME, BESIDE_COURSE) for course in courses)
    else:
        boards = (draw(show_position(read_position(it), 2), LOOK) for it in MOMENTS)
        before, after = (_cut(board, FRAME, BESIDE) for board in boards)
    return {"before": svg.tree(before), "after": svg.tree(after)}


def _cut(board: Node, frame: str, beside: Sequence[str]) -> Node:
    definitions, *layers = board.children
    assert isinstance(definitions, Node)
    named = [_named(layer) for layer in layers if isinstance(layer, Node)]
    attributes = tuple((name, frame if name == "viewBox" else value) for name, value in board.attributes)
    return Node(board.tag, attributes, (_needed(definitions, named, beside), *named))


def _named(part: Node) -> Node:
    if part.tag == "defs":
        return part
    attributes = tuple((name, f"preview-{value}" if name == "id" else value) for name, value in part.attributes)
    return part._replace(
        attributes=attributes, children=tuple(_named(it) if isinstance(it, Node) else it for it in part.children)
    )


def _needed(definitions: Node, layers: list[Node], beside: Sequence[str]) -> Node:
    """Only the art that is used, by the layers or by other art that is."""
    by_id = {dict(it.attributes)["id"]: it for it in definitions.children if isinstance(it, Node)}
    wanted, open_ends = set[str](), {f"art-{name}" for name in beside}.union(*map(_references, layers))
    while open_ends:
        wanted |= open_ends
        open_ends = set().union(*(_references(by_id[name]) for name in open_ends if name in by_id)) - wanted
    return definitions._replace(children=tuple(it for name, it in by_id.items() if name in wanted))


def _references(part: Node) -> set[str]:
    return set(re.findall(r"#(art-[\w-]+)", svg.text(part)))
