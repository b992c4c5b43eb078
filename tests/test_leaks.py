"""No answer of the engine tells a seat what it may not know: not the cards of others, not the dice to come.

At every turn of whole games and for every pair of eyes there is a twin of the table, which has the same past to those
eyes, other cards face down and another seed. Every answer for those eyes must then be the same to the last byte. What
a device keeps for itself (`save`, `file`) has all the cards in it and is meant to; even there no seed may be.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from stampede import bridge, catalog, coaching, table
from stampede.bridge import handle
from stampede.game import Seat, Setup
from stampede.table import Table
from twins import SEED, decisions, running, twin

GAMES = int(os.environ.get("STAMPEDE_LEAKS", "3"))  # `make soak` scans 100
RARELY = 9  # turns between two scans of what takes long
SPARSELY = {"elephant": 7}  # decisions between two scans: a turn has many, and most are like the one before
KINDS = [(name, seats) for seats in (2, 3, 5) for name in catalog.GAMES]


@pytest.fixture(autouse=True)
def room(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Coaches answer at once and for good, so that no answer hangs on the clock."""
    monkeypatch.setattr(coaching, "MOMENT", 1e9)
    bridge._tables.clear()
    yield
    bridge._tables.clear()
    coaching._begun.clear()


class Scan(NamedTuple):
    """A table, and who looks at it."""

    at: Table
    eyes: Seat | None


def answer(scan: Scan, verb: str, **fields: Any) -> str:
    """What is told, as text; nothing is remembered from one table to the other."""
    coaching._begun.clear()
    bridge._tables["t"] = scan.at
    return handle(json.dumps({"id": 1, "verb": verb, **fields}))


# ---- what can be asked


def at_every_ply(scan: Scan) -> Iterator[tuple[str, str]]:
    yield "show", answer(scan, "show", table="t", seat=scan.eyes)


def now_and_then(scan: Scan) -> Iterator[tuple[str, str]]:
    ply, sitters = scan.at.ply, [{"name": "A", "bot": None}] * scan.at.setup.seats
    yield "earlier", answer(scan, "show", table="t", seat=scan.eyes, ply=ply // 2)
    yield "scores", answer(scan, "scores", table="t")
    yield "review", answer(scan, "review", table="t", seat=scan.eyes or 0)
    yield "log", answer(scan, "log", table="t", seat=scan.eyes)
    yield "fork", answer(scan, "fork", table="t", ply=ply, seed="new", seat=scan.eyes)
    if scan.eyes is None:
        yield "link", answer(scan, "link", table="t", seats=sitters)
        yield "glance", answer(scan, "glance", save=table.save(scan.at))
        yield "why", answer(scan, "why", table="t", seat=table.turn(scan.at), action="s:+9")
    if scan.at.setup.game in catalog.GHOSTS:
        yield "ghost", answer(scan, "ghost", table="t", ply=ply, seat=scan.eyes, action="6:R")


def once(scan: Scan) -> Iterator[tuple[str, str]]:
    """The coach thinks for long, and is given a view to think about."""
    yield "odds", answer(scan, "odds", table="t", seat=scan.eyes)
    yield "advise", answer(scan, "advise", table="t", ply=scan.at.ply, seat=scan.eyes)


# ---- two tables, one answer


def compared(one: Scan, two: Scan, ask: Callable[[Scan], Iterator[tuple[str, str]]]) -> Iterator[str]:
    """Every answer about both tables, which must be the same; the name of each."""
    for (name, told), (_, other) in zip(ask(one), ask(two), strict=True):
        assert told == other, f"{name} at ply {one.at.ply} tells seat {one.eyes} what it may not know"
        assert SEED not in told
        yield name


@pytest.mark.parametrize("number", range(GAMES))
def test_no_answer_depends_on_what_the_asker_may_not_know(
    number: int, record_property: Callable[[str, object], None]
) -> None:
    rng, (name, seats) = random.Random(number), KINDS[number % len(KINDS)]
    at, scanned = running(Setup(name, seats), rng), Counter[str]()
    for eyes in (None, *range(seats)):
        other = twin(at, eyes, rng)
        assert other.log != at.log, "the twin has other cards"
        for turn, ply in enumerate(decisions(at)[:: SPARSELY.get(name, 1)]):
            one, two = (Scan(table.back_at(it, ply), eyes) for it in (at, other))
            scanned.update(compared(one, two, at_every_ply))
            if (turn + number) % RARELY == 0:
                scanned.update(compared(one, two, now_and_then))
            if turn == 7 + 4 * (eyes or 0):
                scanned.update(compared(one, two, once))
    assert set(scanned) >= {"show", "log", "fork", "odds", "advise", "link", "glance"}
    record_property("answers compared with those of a twin table", dict(scanned))


def test_the_scan_would_find_a_card() -> None:
    """Eyes that may look do see the difference, so the twins do differ in what is asked about."""
    rng = random.Random(4)
    at = running(Setup("camel2", 3), rng)
    other = twin(at, None, rng)
    assert answer(Scan(at, None), "show", table="t") == answer(Scan(other, None), "show", table="t")
    told = [[answer(Scan(it, None), "show", table="t", seat=seat) for seat in range(3)] for it in (at, other)]
    assert told[0] != told[1]


@pytest.mark.parametrize("verb", ["save", "file"])
def test_what_a_device_keeps_of_a_running_race_has_no_seed(verb: str) -> None:
    at = running(Setup("camel2", 3), random.Random(1))
    fields = {"seats": [{"name": "A", "bot": None}] * 3} if verb == "file" else {}
    assert SEED not in answer(Scan(at, 0), verb, table="t", **fields)
