"""A piece of the board for the settings to show what they change: a moment, and the one after it.

Its pieces are renamed, because the page that shows it may have a board of its own; of the art it takes what it needs.
"""

from __future__ import annotations

import re
from typing import Any

from stampede import svg
from stampede.camel.draw import draw
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.game import Look
from stampede.svg import Node

# blue hops onto yellow, before a cheering crowd
MOMENTS = (
    "1g,2p,4w,9rb,10y,16k 11+0 gx",
    "1g,2p,4w,9r,10yb,16k 11+0 gx",
)
FRAME = "96 296 308 204"
BESIDE = ("coin", "badge-b", "badge-y")  # what the page puts beside the board


def preview() -> dict[str, Any]:
    """Both moments, each the part of the board in the frame."""
    before, after = (_cut(draw(show_position(read_position(it), 2), Look(players=False, taps=False))) for it in MOMENTS)
    return {"before": svg.tree(before), "after": svg.tree(after)}


def _cut(board: Node) -> Node:
    definitions, *layers = board.children
    assert isinstance(definitions, Node)
    named = [_named(layer) for layer in layers if isinstance(layer, Node)]
    attributes = tuple((name, FRAME if name == "viewBox" else value) for name, value in board.attributes)
    return Node(board.tag, attributes, (_needed(definitions, named), *named))


def _named(part: Node) -> Node:
    attributes = tuple((name, f"preview-{value}" if name == "id" else value) for name, value in part.attributes)
    return part._replace(
        attributes=attributes, children=tuple(_named(it) if isinstance(it, Node) else it for it in part.children)
    )


def _needed(definitions: Node, layers: list[Node]) -> Node:
    """Only the art that is used, by the layers or by other art that is."""
    by_id = {dict(it.attributes)["id"]: it for it in definitions.children if isinstance(it, Node)}
    wanted, open_ends = set[str](), {f"art-{name}" for name in BESIDE}.union(*map(_references, layers))
    while open_ends:
        wanted |= open_ends
        open_ends = set().union(*(_references(by_id[name]) for name in open_ends if name in by_id)) - wanted
    return definitions._replace(children=tuple(it for name, it in by_id.items() if name in wanted))


def _references(part: Node) -> set[str]:
    return set(re.findall(r"#(art-[\w-]+)", svg.text(part)))
