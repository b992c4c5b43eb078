"""Drawings made fit for lessons: fewer things that glow, the part worth looking at, and what many drawings share.

Knows the tree of a drawing and nothing of lines or answers. A *shared* part is a number in the place of an element:
many drawings of one game then cost little more than one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Any

from stampede.elephant.draw.places import box_of
from stampede.game import State
from stampede.lesson import Scene
from stampede.svg import Node
from stampede.wire import write

SMALLEST = 160  # characters that are worth a reference
GLOWS = {("class", "ring"), ("href", "#art-aim")}  # what lies under things that can be tapped


def taps_only(drawing: Node, wanted: Set[str], box: str | None = None) -> Node:
    """The drawing with nothing to tap but what stands for one of these actions; and, if a box is given, only that."""
    kept = _tapped(drawing, wanted)
    if box is None:
        return kept
    return kept._replace(attributes=tuple((name, box if name == "viewBox" else it) for name, it in kept.attributes))


def _tapped(part: Node, wanted: Set[str]) -> Node:
    said = dict(part.attributes)
    stands_for = said.pop("data-actions", "").split()
    said.pop("data-why", None)
    here = [action for action in stands_for if action in wanted]
    children = tuple(it if isinstance(it, str) else _tapped(it, wanted) for it in part.children)
    if here:
        said["data-actions"] = " ".join(here)
    elif stands_for:
        said["class"] = " ".join(word for word in said.get("class", "").split() if word not in ("can", "open"))
        children = tuple(it for it in children if isinstance(it, str) or not GLOWS & set(it.attributes))
    return Node(part.tag, tuple((name, it) for name, it in said.items() if it or name != "class"), children)


def still(drawing: Node) -> Node:
    """A drawing without names, so that several can stand on one page; the art all of them use is left out."""
    _, *parts = drawing.children
    return unnamed(drawing._replace(children=tuple(parts)))


def unnamed(part: Node) -> Node:
    """A part of a drawing without ids and without what a page knows things by."""
    if part.tag == "defs":
        return part
    bare = tuple((name, it) for name, it in part.attributes if name != "id" and not name.startswith("data-"))
    return Node(part.tag, bare, tuple(it if isinstance(it, str) else unnamed(it) for it in part.children))


def framed(scene: Scene, states: Iterable[State]) -> str | None:
    """The part of a course where anybody stands or moves; None for boards that are always seen whole."""
    if scene.setup.game != "elephant" or scene.players:
        return None
    seen = list(states)
    places = {place for state in seen for place in state.elephants}
    moved = {place for state in seen[1:] for place in set(state.cows) ^ set(seen[0].cows)}
    return box_of(seen[0].course, (*places, *moved))


CLOSE_UP = (300.0, 225.0)  # of a camels' board, whose spaces are 100 wide


def close_up(drawing: list[Any]) -> list[Any]:
    """A drawing for a small picture: the part of a camels' board around its highest stack; a course as it is."""
    stacks: dict[str, list[tuple[float, float]]] = {}
    for space, at in _camels(drawing):
        stacks.setdefault(space, []).append(at)
    if not stacks:
        return drawing
    highest = max(stacks.values(), key=len)
    tag, attributes, *children = drawing
    return [tag, {**attributes, "viewBox": _around(highest, attributes["viewBox"])}, *children]


def _camels(part: Any) -> Iterator[tuple[str, tuple[float, float]]]:
    """The space and the place of every camel of a drawing."""
    if not _is_element(part):
        return
    _, attributes, *children = part
    if "data-camel" in attributes and "data-space" in attributes:
        x, y = re.findall(r"-?[\d.]+", attributes["transform"])[:2]
        yield attributes["data-space"], (float(x), float(y))
    for child in children:
        yield from _camels(child)


def _around(places: Sequence[tuple[float, float]], box: str) -> str:
    """A box of a close-up's size with these places in its middle, as far as the whole box allows."""
    starts = map(float, box.split()[:2])
    sizes = map(float, box.split()[2:])
    middles = (sum(axis) / len(places) for axis in zip(*places, strict=True))
    corner = (
        min(max(middle - length / 2, start), start + size - length)
        for middle, length, start, size in zip(middles, CLOSE_UP, starts, sizes, strict=True)
    )
    return " ".join(f"{number:g}" for number in (*corner, *CLOSE_UP))


# ---- what many drawings share


def shared(trees: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    """The parts that appear more than once among trees, and the trees with numbers in their places."""
    counts = Counter(text for it in trees for text in _parts(it))
    numbers: dict[str, int] = {}
    parts: list[Any] = []
    return parts, [_numbered(it, counts, numbers, parts) for it in trees]


def _is_element(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 1 and isinstance(value[0], str) and isinstance(value[1], dict)


def _parts(value: Any) -> Iterator[str]:
    """Every element below a value that is large enough, as text."""
    if _is_element(value) and len(text := write(value)) >= SMALLEST:
        yield text
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _parts(child)


def _numbered(value: Any, counts: Counter[str], numbers: dict[str, int], parts: list[Any]) -> Any:
    if _is_element(value) and counts[text := write(value)] > 1:
        if text not in numbers:
            inside = [_numbered(it, counts, numbers, parts) for it in value]
            numbers[text] = len(parts)
            parts.append(inside)
        return numbers[text]
    if isinstance(value, dict):
        return {name: _numbered(it, counts, numbers, parts) for name, it in value.items()}
    if isinstance(value, list):
        return [_numbered(it, counts, numbers, parts) for it in value]
    return value
