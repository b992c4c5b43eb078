"""A drawing as a small tree of SVG elements, and its two forms: text for files, JSON for the page.

Escaping, and the list of elements and attributes that may appear, live here and nowhere else. What is drawn is the
games' business.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple, TypeAlias

Attribute: TypeAlias = str | int | float
Json: TypeAlias = str | list["Json"] | dict[str, "Json"]

ELEMENTS = frozenset(
    "svg g defs symbol use path rect circle ellipse line polygon polyline text tspan title clipPath pattern "
    "linearGradient radialGradient stop style".split()
)
ATTRIBUTES = frozenset(
    "id class transform d x y width height rx ry cx cy r x1 y1 x2 y2 points viewBox href fill stroke stroke-width "
    "stroke-linecap stroke-linejoin stroke-dasharray opacity fill-opacity stroke-opacity clip-path clip-rule fill-rule "
    "font-size font-weight font-family text-anchor dominant-baseline letter-spacing offset stop-color stop-opacity "
    "patternUnits patternTransform preserveAspectRatio gradientUnits gradientTransform clipPathUnits xmlns "
    "pointer-events role aria-hidden aria-label tabindex "
    "data-actions data-why data-camel data-space data-seat data-key data-box".split()
)


class Node(NamedTuple):
    """One element. Its children are elements or pieces of text."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple[Node | str, ...] = ()


class Kept(Node):
    """An element that is drawn again and again: its JSON is made once, and shared."""

    json: list[Json]


def kept(drawing: Node) -> Node:
    """The same element, to be drawn again and again."""
    return Kept(*drawing)


def node(tag: str, *children: Node | str | None, **attributes: Attribute | None) -> Node:
    """An element; `class_` stands for class, `data_actions` for data-actions; None leaves a thing out.

    >>> text(node("circle", r=2.50, class_="sun"))
    '<circle r="2.5" class="sun"/>'
    """
    if tag not in ELEMENTS:
        raise ValueError(f"<{tag}> is not among the elements a drawing may use")
    written = tuple([(_name(name), _value(value)) for name, value in attributes.items() if value is not None])
    return Node(tag, written, tuple([child for child in children if child is not None]))


def group(children: Iterable[Node | None], **attributes: Attribute | None) -> Node:
    """A `<g>` of many children."""
    return node("g", *children, **attributes)


def text(drawing: Node) -> str:
    """The drawing as XML.

    >>> text(node("text", "R & <B>", x=1))
    '<text x="1">R &amp; &lt;B&gt;</text>'
    """
    opening = "".join([drawing.tag, *(f' {name}="{_escape(value)}"' for name, value in drawing.attributes)])
    if not drawing.children:
        return f"<{opening}/>"
    inner = "".join(_escape(child) if isinstance(child, str) else text(child) for child in drawing.children)
    return f"<{opening}>{inner}</{drawing.tag}>"


def with_sheet(drawing: Node, sheet: str) -> Node:
    """The drawing as a file of its own, which carries its stylesheet."""
    return drawing._replace(
        attributes=(("xmlns", "http://www.w3.org/2000/svg"), *drawing.attributes),
        children=(node("style", sheet), *drawing.children),
    )


def tree(drawing: Node) -> Json:
    """The drawing as JSON: [tag, {attribute: value}, child, ...].

    >>> tree(node("g", node("circle", r=1), id="sun"))
    ['g', {'id': 'sun'}, ['circle', {'r': '1'}]]
    """
    if isinstance(drawing, Kept):
        return _kept_tree(drawing)
    return _tree(drawing)


def _tree(drawing: Node) -> list[Json]:
    tag, attributes, children = drawing
    return [tag, dict(attributes), *[child if isinstance(child, str) else tree(child) for child in children]]


def _kept_tree(drawing: Kept) -> list[Json]:
    if "json" not in drawing.__dict__:
        drawing.json = _tree(drawing)
    return drawing.json


@cache
def _name(name: str) -> str:
    written = name if name in ATTRIBUTES else name.rstrip("_").replace("_", "-")
    if written not in ATTRIBUTES:
        raise ValueError(f"{written} is not among the attributes a drawing may use")
    return written


def _value(value: Attribute) -> str:
    if isinstance(value, str):
        return value
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


_UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def _escape(value: str) -> str:
    safe = _UNPRINTABLE.sub("�", value)
    return safe.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")
