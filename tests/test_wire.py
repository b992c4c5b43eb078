"""JSON both ways, strictly."""

import json
from typing import Any, Literal, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stampede import wire
from stampede.camel.types import PlaceTile, TakeTicket
from stampede.game import BadText


class Shape(NamedTuple):
    name: str
    sides: int
    tags: tuple[str, ...] = ()
    corner: tuple[int, int] | None = None
    kind: Literal["flat", "round"] = "flat"
    action: TakeTicket | PlaceTile | None = None


WHOLE = Shape("square", 4, ("a", "b"), (1, 2), "round", PlaceTile(5, "+"))


def test_values_come_back_as_they_went() -> None:
    for shape in (WHOLE, Shape("dot", 0), WHOLE._replace(action=TakeTicket("r"))):
        assert wire.from_json(Shape, json.loads(wire.write(wire.to_json(shape)))) == shape


def test_fields_with_a_default_may_be_left_out() -> None:
    assert wire.from_json(Shape, {"name": "dot", "sides": 0}) == Shape("dot", 0)


@pytest.mark.parametrize(
    ("change", "code", "field"),
    [
        ({"name": 5}, "field-of-wrong-kind", "name"),
        ({"sides": True}, "field-of-wrong-kind", "sides"),
        ({"sides": 4.0}, "field-of-wrong-kind", "sides"),
        ({"tags": "ab"}, "field-of-wrong-kind", "tags"),
        ({"tags": ["a", 1]}, "field-of-wrong-kind", "tags[1]"),
        ({"corner": [1]}, "field-of-wrong-kind", "corner"),
        ({"corner": [1, "2"]}, "field-of-wrong-kind", "corner"),
        ({"kind": "bent"}, "field-of-wrong-kind", "kind"),
        ({"action": {"type": "Reveal"}}, "field-of-wrong-kind", "action"),
        ({"action": {"type": "TakeTicket"}}, "field-missing", "action.racer"),
        ({"action": {"type": "TakeTicket", "racer": "r", "x": 1}}, "field-unknown", "action.x"),
        ({"size": 3}, "field-unknown", "size"),
    ],
)
def test_a_wrong_field_is_refused_by_its_name(change: dict[str, Any], code: str, field: str) -> None:
    with pytest.raises(BadText) as refused:
        wire.from_json(Shape, {**wire.to_json(WHOLE), **change})
    assert (refused.value.reason.key, refused.value.reason.params["field"]) == (code, field)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-json"),
        ("{", "not-json"),
        ("NaN", "not-json"),
        ('{"a": Infinity}', "not-json"),
        ("[" * 33 + "]" * 33, "text-too-deep"),
        ("[" * 100_000, "text-too-deep"),
        ('{"a":' * 40 + "1" + "}" * 40, "text-too-deep"),
        ('"' + "x" * 300_000 + '"', "text-too-long"),
        ("1" * 10_000, "number-too-large"),
    ],
)
def test_text_that_is_too_long_too_deep_or_no_json_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadText) as refused:
        wire.parse(text)
    assert refused.value.reason.key == code


def test_brackets_inside_strings_do_not_count_as_depth() -> None:
    text = json.dumps(["[" * 100, '"[' * 50, "\\[" * 50])
    assert wire.parse(text) == json.loads(text)
    assert wire.parse("[" * 32 + "]" * 32)


@given(st.recursive(st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.text(), st.lists))
def test_depth_is_measured_as_it_is(value: Any) -> None:
    def depth(part: Any) -> int:
        return 1 + max(map(depth, part), default=0) if isinstance(part, list) else 0

    assert wire._depth(json.dumps(value)) == depth(value)
