"""What an update tells about a table: the view of a seat, its drawing, what happened, and what can be done now."""

from __future__ import annotations

from typing import Any

from stampede import svg, table, wire
from stampede.casts import Cast
from stampede.catalog import DRESSES, game_named
from stampede.game import Action, BadText, Game, Look, Seat, State
from stampede.table import Table


def update(at: Table, since: int, seat: Seat | None, cast: Cast) -> dict[str, Any]:
    """The table as a seat sees it, with what happened since a ply; the drawing shows the cast."""
    game = game_named(at.setup.game)
    if seat is not None and seat not in range(at.setup.seats):
        raise BadText("no-such-seat", seat=seat, seats=at.setup.seats)
    seen, whose = game.view(at.state, seat), game.turn(at.state)
    return {
        "ply": at.ply,
        "turn": whose,
        "position": game.position(seen),
        "public": game.position(game.view(at.state, None)),  # what may leave the page
        "events": events(at, since, seat),
        "frames": _frames(at, since, cast),
        "view": wire.to_json(seen),
        "drawing": svg.tree(game.draw(seen, Look(seat, players=False, cast=cast, overview=True))),
        "legal": [_offer(game, seen, action) for action in game.legal(seen)] if seat in (whose, None) else [],
        "scores": list(game.scores(seen)),
        "undo": table.undoer(at),
        "back": table.can_undo(at, practice=True),
        "redo": bool(at.undone),
    }


def _offer(game: Game, seen: State, action: Action) -> dict[str, Any]:
    """A legal action with what a button needs to say about it."""
    return {"action": game.write_action(action), **wire.to_json(action), **game.terms(seen, action)}


def events(at: Table, since: int, seat: Seat | None) -> list[dict[str, Any]]:
    """Each event with the ply it belongs to: the number of entries after it, so that it can be shown again."""
    game = game_named(at.setup.game)
    return [
        {**wire.to_json(game.redact(event, seat)), "ply": ply}
        for ply, entry in enumerate(at.log[since:], since + 1)
        for event in entry.events
    ]


def _frames(at: Table, since: int, cast: Cast) -> list[list[svg.Json]]:
    """For each of these events, the layers that show it step by step; they hold nothing secret."""
    game, dress = game_named(at.setup.game), DRESSES.get(at.setup.game)
    return [
        [svg.tree(dress(layer, cast) if dress else layer) for layer in layers]
        for before, entry in zip(at.states[since:], at.log[since:], strict=False)
        for layers in game.frames(before, entry.events)
    ]
