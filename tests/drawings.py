"""Drawings of any game as tests look at them: their parts, what is on them, and what holds for all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

from stampede import svg
from stampede.svg import Node


def nodes(drawing: Node) -> Iterator[Node]:
    yield drawing
    for child in drawing.children:
        if isinstance(child, Node):
            yield from nodes(child)


def attribute(part: Node, name: str) -> str | None:
    return dict(part.attributes).get(name)


def by_id(drawing: Node) -> dict[str, Node]:
    return {name: part for part in nodes(drawing) if (name := attribute(part, "id"))}


def written(drawing: Node) -> list[str]:
    return [child for part in nodes(drawing) if part.tag == "text" for child in part.children if isinstance(child, str)]


def stamps(drawing: Node) -> list[str]:
    return [str(attribute(part, "href")).removeprefix("#art-") for part in nodes(drawing) if part.tag == "use"]


def inks(drawing: Node) -> set[str]:
    return {ink for part in nodes(drawing) for ink in (attribute(part, "class") or "").split()}


def place(part: Node) -> tuple[float, float]:
    """Where a thing is; it must be moved by one translation and nothing else."""
    match = re.fullmatch(r"translate\((-?[\d.]+) (-?[\d.]+)\)", attribute(part, "transform") or "")
    assert match, f"{part.attributes} has no place of its own"
    return float(match[1]), float(match[2])


def actions_on(drawing: Node) -> dict[str, list[str]]:
    return {name: told.split() for name, part in by_id(drawing).items() if (told := attribute(part, "data-actions"))}


def assert_ids_fit(drawing: Node) -> None:
    """Ids are unique, and every reference leads to one of them and nowhere else."""
    ids = [name for part in nodes(drawing) if (name := attribute(part, "id"))]
    assert len(ids) == len(set(ids))
    text = svg.text(drawing)
    assert set(re.findall(r'(?:href="#|url\(#)([\w-]+)', text)) <= set(ids)
    assert not re.search(r'href="[^#]', text)


def assert_nothing_but_shapes(text: str) -> ElementTree.Element:
    """The file form of a drawing is well-formed, and nothing in it runs or is fetched."""
    root = ElementTree.fromstring(text)
    tags = {str(part.tag).removeprefix("{http://www.w3.org/2000/svg}") for part in root.iter()}
    assert str(root.tag) == "{http://www.w3.org/2000/svg}svg"
    assert tags <= svg.ELEMENTS and not tags & {"script", "foreignObject", "image", "a"}
    assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|javascript:|\bon\w+=", text)
    return root


def assert_players_can_be_left_out(whole: Node, board: Node) -> None:
    assert "seat-0" in by_id(whole) and "seat-0" not in by_id(board)
    height = [float(str(attribute(drawing, "viewBox")).split()[3]) for drawing in (whole, board)]
    assert height[0] > height[1]
