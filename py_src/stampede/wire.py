"""Values to JSON and back, by field name. Reading is strict: an unknown, missing or mistyped field is refused.

NamedTuples become objects, dataclasses objects with a `type`, tuples lists. What the values mean is not known here.
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from stampede.game import BadText

LARGEST = 256 * 1024  # characters of one text
DEEPEST = 32
MOST_DIGITS = 15  # of a whole number: no page can hold more of them

T = TypeVar("T")
Read = Callable[[Any, str], Any]


def to_json(value: Any) -> Any:
    """A value as lists, objects and scalars.

    >>> from stampede.camel.types import TakeTicket
    >>> to_json((TakeTicket("r"), None))
    [{'type': 'TakeTicket', 'racer': 'r'}, None]
    """
    if isinstance(value, tuple):
        if hasattr(value, "_fields"):
            return {name: to_json(part) for name, part in zip(value._fields, value, strict=True)}
        return [to_json(part) for part in value]
    if is_dataclass(value):
        return {"type": type(value).__name__, **{f.name: to_json(getattr(value, f.name)) for f in fields(value)}}
    return value


def from_json(kind: type[T], value: Any) -> T:
    """The value of a kind that JSON stands for."""
    return cast(T, _reader(kind)(value, ""))


def write(value: Any) -> str:
    """JSON as compact text, ASCII only."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def parse(text: str) -> Any:
    """Text as JSON, measured first: what is too long or too deep never reaches the parser."""
    if len(text) > LARGEST:
        raise BadText("text-too-long", length=len(text), most=LARGEST)
    if _depth(text) > DEEPEST:
        raise BadText("text-too-deep", most=DEEPEST)
    try:
        return json.loads(text, parse_int=_small, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise BadText("not-json") from None


def _depth(text: str) -> int:
    deepest = depth = 0
    for bracket in re.findall(r'"(?:[^"\\]|\\.)*+"?|[\[{\]}]', text, re.DOTALL):
        if bracket in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif bracket in "]}":
            depth -= 1
    return deepest


def _small(digits: str) -> int:
    if len(digits) > MOST_DIGITS + 1:  # and a sign
        raise BadText("number-too-large", digits=len(digits), most=MOST_DIGITS)
    return int(digits)


def _no_constant(name: str) -> None:
    raise ValueError(name)


# ---- readers, one for each kind of value


_readers: dict[Any, Read] = {}


def _reader(kind: Any) -> Read:
    if kind not in _readers:
        _readers[kind] = _new_reader(kind)
    return _readers[kind]


def _new_reader(kind: Any) -> Read:
    origin, arguments = get_origin(kind), get_args(kind)
    if kind in (int, str, bool, type(None)):
        return _scalar(kind)
    if kind is Any:
        return lambda value, _: value
    if origin is Literal:
        return _choice(arguments)
    if origin in (Union, types.UnionType):
        return _union(arguments)
    if origin is tuple:
        return _list(arguments[0]) if arguments[1:] == (Ellipsis,) else _row(arguments)
    return _object(kind)


def _scalar(kind: type) -> Read:
    def read(value: Any, path: str) -> Any:
        if type(value) is not kind:  # exactly: True is no int here
            raise BadText("field-of-wrong-kind", field=path, wanted=kind.__name__)
        return value

    return read


def _choice(allowed: tuple[Any, ...]) -> Read:
    def read(value: Any, path: str) -> Any:
        if not any(value == choice and type(value) is type(choice) for choice in allowed):
            raise BadText("field-of-wrong-kind", field=path, wanted=" | ".join(map(str, allowed)))
        return value

    return read


def _union(kinds: tuple[Any, ...]) -> Read:
    """None, a scalar, or objects told apart by their `type`."""
    tagged: dict[str, Any] = {kind.__name__: kind for kind in kinds if is_dataclass(kind) and isinstance(kind, type)}
    plain = [kind for kind in kinds if kind not in tagged.values()]

    def read(value: Any, path: str) -> Any:
        if isinstance(value, dict) and value.get("type") in tagged:
            return _reader(tagged[value["type"]])(value, path)
        for kind in plain:
            try:
                return _reader(kind)(value, path)
            except BadText:
                continue
        wanted = " | ".join(getattr(kind, "__name__", str(kind)) for kind in kinds)
        raise BadText("field-of-wrong-kind", field=path, wanted=wanted)

    return read


def _list(kind: Any) -> Read:
    def read(value: Any, path: str) -> Any:
        if not isinstance(value, list):
            raise BadText("field-of-wrong-kind", field=path, wanted="list")
        return tuple(_reader(kind)(part, f"{path}[{index}]") for index, part in enumerate(value))

    return read


def _row(kinds: tuple[Any, ...]) -> Read:
    def read(value: Any, path: str) -> Any:
        if not isinstance(value, list) or len(value) != len(kinds):
            raise BadText("field-of-wrong-kind", field=path, wanted=f"list of {len(kinds)}")
        return tuple(
            _reader(kind)(part, f"{path}[{i}]") for i, (kind, part) in enumerate(zip(kinds, value, strict=True))
        )

    return read


def _object(kind: Any) -> Read:
    """A NamedTuple or a dataclass; fields with a default may be left out."""
    hints = get_type_hints(kind)
    tagged = is_dataclass(kind)
    optional = set(getattr(kind, "_field_defaults", ()))

    def read(value: Any, path: str) -> Any:
        if not isinstance(value, dict):
            raise BadText("field-of-wrong-kind", field=path, wanted="object")
        if tagged and value.get("type") != kind.__name__:
            raise BadText("field-of-wrong-kind", field=_at(path, "type"), wanted=kind.__name__)
        given = {name: part for name, part in value.items() if not (tagged and name == "type")}
        for name in given:
            if name not in hints:
                raise BadText("field-unknown", field=_at(path, name[:40]))
        for name in hints:
            if name not in given and name not in optional:
                raise BadText("field-missing", field=_at(path, name))
        return kind(**{name: _reader(hints[name])(part, _at(path, name)) for name, part in given.items()})

    return read


def _at(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
