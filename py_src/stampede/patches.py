"""What changed between two drawings, so that a page need not be sent again what it has.

Works on drawings as JSON (`svg.tree`). A patch is `{"whole": drawing}`, or else what is different about an element that
stays itself: `{"set": {attribute: value}, "at": {child: patch}}`, where null takes an attribute away and children are
counted from 0. Either part may be missing.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from stampede.svg import Json

Patch: TypeAlias = dict[str, Any]
ELEMENT = 2  # what stands before the children: tag and attributes


def between(old: Any, new: Any) -> Patch:
    """What makes the new drawing of the old one; empty if they are the same.

    >>> between(["g", {"id": "sun"}, ["circle", {"r": "1"}]], ["g", {"id": "sun"}, ["circle", {"r": "2"}]])
    {'at': {'0': {'set': {'r': '2'}}}}
    """
    if old is new or old == new:
        return {}
    if not _stays(old, new):
        return {"whole": new}
    patch = {"set": _attributes(old[1], new[1]), "at": _children(old[ELEMENT:], new[ELEMENT:])}
    return {name: part for name, part in patch.items() if part}


def applied(old: Any, patch: Patch) -> Json:
    """The drawing after a patch, as the page puts it together."""
    if "whole" in patch:
        whole: Json = patch["whole"]
        return whole
    changed = {**old[1], **patch.get("set", {})}
    attributes = {name: value for name, value in changed.items() if value is not None}
    at = patch.get("at", {})
    inner = [applied(child, at[str(place)]) if str(place) in at else child for place, child in enumerate(old[ELEMENT:])]
    return [old[0], attributes, *inner]


class Sent:
    """The last drawing that was sent to whoever keeps drawings, and its number."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self.number = 0
        self.drawing: Json = []

    def numbered(self, update: dict[str, Any], drawn: int | None) -> dict[str, Any]:
        """An update for somebody who has this drawing (0: none; None: keeps none), with what is new in place of it."""
        if drawn is None:
            return update
        whole = update["drawing"]
        is_known = drawn == self.number > 0
        what = {"patch": between(self.drawing, whole)} if is_known else {"drawing": whole}
        self.number, self.drawing = self.number + 1, whole
        rest = {name: part for name, part in update.items() if name != "drawing"}
        return {**rest, **what, "drawn": self.number}


def _stays(old: Any, new: Any) -> bool:
    """Is it the same element, with as many children?"""
    if not isinstance(old, list) or not isinstance(new, list) or len(old) != len(new):
        return False
    return bool(old[0] == new[0] and old[1].get("id") == new[1].get("id"))


def _attributes(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json | None]:
    return {name: new.get(name) for name in {**old, **new} if old.get(name) != new.get(name)}


def _children(old: list[Json], new: list[Json]) -> dict[str, Patch]:
    pairs = enumerate(zip(old, new, strict=True))
    return {str(place): patch for place, (one, other) in pairs if (patch := between(one, other))}
