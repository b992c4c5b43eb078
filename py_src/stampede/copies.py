"""What of a game may leave its table: a copy to play on from, a glance for a list, the dice's account.

A race that still runs keeps its secrets: whatever one pair of eyes may not see is replaced by something that looks the
same to them; where no stand-ins would fit what came later, it goes out as the position its latest turn began with. A
race that is over has none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from stampede import casts, svg, table
from stampede.casts import Cast
from stampede.catalog import RESUMES
from stampede.game import Action, BadText, Event, Game, Look, Rng, Seat, State
from stampede.svg import Node
from stampede.table import Entry, Table

Pick = Callable[[Sequence[Action]], Action]


# ---- requests


class Fork(NamedTuple):
    """The save of a new game that goes on from a ply, as a seat knows the table; hidden cards are dealt anew."""

    table: str
    ply: int
    seed: str  # the new game's
    seat: Seat | None = None


class Glance(NamedTuple):
    """What a list of games tells about a save: nothing that is not everybody's to see."""

    save: Any
    cast: Cast = ()  # how the picture shows each seat


class Fair(NamedTuple):
    """The seal of a table's dice; once the race is over, the seed too and whether every die follows from it."""

    table: str
    since: int = 0  # a game that began as a copy has its own dice from here on


# ---- verbs


def fork(at: Table, request: Fork) -> Any:
    if request.ply not in range(at.ply + 1):
        raise BadText("no-such-ply", ply=request.ply, last=at.ply)
    past, rng = table.back_at(at, request.ply), Rng(request.seed.encode("utf-8", "surrogatepass"))
    save = table.save(past) if table.turn(at) == "over" else told(past, request.seat, rng.choice)
    return {"save": save, "dealt": _has_secrets(at, past, request.seat)}


def glance(request: Glance) -> Any:
    at = table.load(request.save, "")
    game, seen = table.game_of(at), table.game_of(at).view(at.state, None)
    told = {"ply": at.ply, "turn": table.turn(at), "scores": list(game.scores(seen))}
    look = Look(None, players=False, taps=False, cast=casts.checked(request.cast, at.setup.seats))
    return {**told, **small(game.draw(seen, look))}


def fair(at: Table, request: Fair) -> Any:
    sealed = {"seal": table.seal(at.seed), "seed": None, "dice": None, "wrong": None}
    if table.turn(at) != "over":
        return sealed
    dice = table.checked_dice(at, max(0, request.since))
    return {**sealed, "seed": at.seed, "dice": dice.thrown, "wrong": dice.wrong}


# ---- secrets


def told(at: Table, seat: Seat | None, pick: Pick) -> dict[str, Any]:
    """The save of a race that still runs, as a seat may tell it."""
    if at.setup.game in RESUMES:
        return _resumed(at, seat)
    return {**table.save(at), "actions": written(at, as_seen(at, seat, pick))}


def _resumed(at: Table, seat: Seat | None) -> dict[str, Any]:
    """The latest state from which a race can go on, as a position: its hidden cards are then dealt anew.

    Cards come back into play in such a game, so whatever stood in for one would have to be played later as that one.
    """
    game, resume = table.game_of(at), RESUMES[at.setup.game]
    for state in reversed(at.states):
        if start := resume(game.view(state, seat)):
            setup = at.setup._replace(first=state.seat, start=start)
            return table.save(Table(setup, "", (), ()))
    return table.save(at)  # the race has not begun: nothing is hidden yet


def as_seen(at: Table, seat: Seat | None, pick: Pick) -> list[Action]:
    """The log's actions as a seat may tell them: what it cannot see is picked from all that looks the same."""
    game, state, told = table.game_of(at), at.states[0], []
    for entry in at.log:
        hidden = any(game.redact(event, seat) != event for event in entry.events)
        action = pick(_alike(game, state, entry, seat)) if hidden else entry.action
        state, _ = game.apply(state, action)
        told.append(action)
    return told


def _alike(game: Game, state: State, entry: Entry, seat: Seat | None) -> list[Action]:
    """Every action that this seat could not tell from the one that was done, in the order of their notation."""
    return [
        action
        for action in possible(game, state)
        if _redacted(game, game.apply(state, action)[1], seat) == _redacted(game, entry.events, seat)
    ]


def _redacted(game: Game, events: Sequence[Event], seat: Seat | None) -> list[Event]:
    return [game.redact(event, seat) for event in events]


def possible(game: Game, state: State) -> list[Action]:
    """Whatever a player or chance may do now, in the order of its notation, which no release changes."""
    actions = game.legal(state) or [action for action, _ in game.chances(state)]
    return sorted(actions, key=game.write_action)


def written(at: Table, actions: Sequence[Action]) -> list[str]:
    return [table.game_of(at).write_action(action) for action in actions]


def _has_secrets(at: Table, past: Table, seat: Seat | None) -> bool:
    game = table.game_of(at)
    events = (event for entry in past.log for event in entry.events)
    return table.turn(at) != "over" and any(game.redact(event, seat) != event for event in events)


# ---- pictures

_BORROWED = re.compile(r"^(?:url\()?#([A-Za-z0-9-]+)\)?$")
_FOR_THE_TABLE = ("id", "tabindex", "role", "aria-label")


def small(drawing: Node) -> dict[str, Any]:
    """A drawing beside others, and the definitions it needs: one set of them will do for all."""
    art = {name: part for part in _definitions(drawing) if (name := dict(part.attributes).get("id"))}
    bare = _bare(drawing)
    needed, new = set[str](), _named(bare) & art.keys()
    while new:
        needed |= new
        new = {name for part in new for name in _named(art[part])} & art.keys() - needed
    return {"drawing": svg.tree(bare), "definitions": [svg.tree(art[name]) for name in art if name in needed]}


def _definitions(drawing: Node) -> Iterator[Node]:
    for child in drawing.children:
        if isinstance(child, Node):
            yield from (it for it in child.children if isinstance(it, Node)) if child.tag == "defs" else ()
            yield from _definitions(child)


def _named(drawing: Node) -> set[str]:
    """The ids of everything that a drawing borrows."""
    here = {name for _, value in drawing.attributes for name in _BORROWED.findall(value)}
    return here.union(*(_named(child) for child in drawing.children if isinstance(child, Node)))


def _bare(drawing: Node) -> Node:
    """A drawing beside another: it borrows its definitions, shares no ids and cannot be tapped."""
    kept = [it for it in drawing.attributes if it[0] not in _FOR_THE_TABLE and not it[0].startswith("data-")]
    inside = [child if isinstance(child, str) else _bare(child) for child in drawing.children if _is_seen(child)]
    return Node(drawing.tag, tuple(kept), tuple(inside))


def _is_seen(child: Node | str) -> bool:
    return isinstance(child, str) or child.tag not in ("defs", "title")
