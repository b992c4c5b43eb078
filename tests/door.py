"""The one door as tests use it: a request by its verb, its answer, or why it was refused."""

from __future__ import annotations

import json
from typing import Any

from stampede.bridge import handle


def ask(verb: str, **fields: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps({"id": 7, "verb": verb, **fields})))
    assert answer["id"] == 7
    return answer


def ok(verb: str, **fields: Any) -> dict[str, Any]:
    answer = ask(verb, **fields)
    assert "ok" in answer, answer
    return dict(answer["ok"])


def error(verb: str, **fields: Any) -> str:
    answer = ask(verb, **fields)
    assert set(answer) == {"id", "error"}
    assert set(answer["error"]) == {"code", "params"}
    return str(answer["error"]["code"])
