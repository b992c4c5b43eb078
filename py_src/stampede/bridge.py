"""The one door: `handle(text) -> text`, JSON both ways. Whatever comes in, an answer goes out and never a traceback.

A request is `{id, verb, ...}`; the answer `{id, ok}` or `{id, error: {code, params}}`. Every verb that changes or
shows a table answers an update. Tables live here between requests; all they can do is in `table`.

Whoever names the drawing it has (`drawn`, 0 for none) is told the number of the new one, and is sent a `patch` (see
`patches`) in place of the whole `drawing` if that was the last one sent.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from stampede import analysis, casts, coaching, copies, courses, decks, ghosts, links, patches, table, updates, wire
from stampede.casts import Cast
from stampede.catalog import GAMES
from stampede.game import BadText, IllegalAction, Refused, Seat, Setup
from stampede.table import Table
from stampede.thinking import Thinking

MOST_TABLES = 16

_tables: dict[str, Table] = {}
_casts: dict[str, Cast] = {}
_thinking: dict[str, Thinking] = {}
_sent = patches.Sent()


# ---- requests: their fields are the documentation of each verb


class Games(NamedTuple):
    """Which games there are."""


class New(NamedTuple):
    """Lay out a game under a name of the caller's choice; a table of that name is replaced.

    `cast` says how drawings show each seat; without it, each seat has the face and the colour of its number.
    """

    table: str
    game: str
    seats: int
    seed: str
    first: Seat | None = None
    start: str | None = None
    seat: Seat | None = None  # who looks
    drawn: int | None = None
    cast: Cast = ()


class Load(NamedTuple):
    """Go on with a saved game; `stopped` says at which step one opens that used an earlier rule."""

    table: str
    save: Any
    seed: str
    seat: Seat | None = None
    drawn: int | None = None
    cast: Cast = ()


class Show(NamedTuple):
    """The table as a seat sees it, now or at an earlier ply."""

    table: str
    seat: Seat | None = None
    ply: int | None = None
    drawn: int | None = None


class Act(NamedTuple):
    """A player's action, in notation; `ply` must be the current one, so that a double tap does nothing.

    The answer is for that seat's eyes, or for everybody's if `public`.
    """

    table: str
    seat: Seat
    ply: int
    action: str
    public: bool = False
    drawn: int | None = None


class Think(NamedTuple):
    """A bot thinks a little further for the seat to move; `share` tells how much of its thinking is done."""

    table: str
    ply: int
    bot: str


class Play(NamedTuple):
    """A bot moves for the seat to move, and says `why`; the answer is for the seat that looks.

    In a `hurry` it does what it would do as far as it has thought.
    """

    table: str
    ply: int
    bot: str
    seat: Seat | None = None
    hurry: bool = False
    drawn: int | None = None


class Why(NamedTuple):
    """Why an action is refused now; `reason` is null if it is legal."""

    table: str
    seat: Seat
    action: str


class Undo(NamedTuple):
    """Back to the last decision of one of these seats (all, if not said); past dice and others only in practice."""

    table: str
    ply: int
    seat: Seat | None = None  # who looks
    practice: bool = False
    seats: tuple[Seat, ...] | None = None
    drawn: int | None = None


class Redo(NamedTuple):
    """Forward again to the next decision of one of these seats."""

    table: str
    ply: int
    seat: Seat | None = None
    seats: tuple[Seat, ...] | None = None
    drawn: int | None = None


class Log(NamedTuple):
    """Everything that happened, as a seat may know it."""

    table: str
    seat: Seat | None = None


class Scores(NamedTuple):
    """Every seat's score after each ply, for a chart."""

    table: str


class Save(NamedTuple):
    """The game to be kept: all secrets, but no seed."""

    table: str


class Close(NamedTuple):
    """Forget a table."""

    table: str


# ---- verbs


def games(_: Games) -> Any:
    return {
        name: {"least": game.SEATS[0], "most": game.SEATS[-1], "bots": list(game.BOTS)} for name, game in GAMES.items()
    }


def new(request: New) -> Any:
    setup = Setup(request.game, request.seats, request.first, request.start)
    return _lay(request, table.sit_down(setup, request.seed), 0)


def load(request: Load) -> Any:
    loaded = table.load(request.save, request.seed)
    update = _lay(request, loaded, loaded.ply)
    return {**update, "stopped": loaded.stop._asdict()} if loaded.stop else update


def show(request: Show) -> Any:
    at = _at(request.table)
    ply = at.ply if request.ply is None else request.ply
    if ply not in range(at.ply + 1):
        raise BadText("no-such-ply", ply=ply, last=at.ply)
    whole = updates.update(table.back_at(at, ply), max(0, ply - 1), request.seat, _casts.get(request.table, ()))
    update = _sent.numbered(whole, request.drawn)
    return update if ply == at.ply else {**update, "legal": []}


def act(request: Act) -> Any:
    at = _current(request.table, request.ply)
    _check_turn(at, request.seat)
    action = table.game_of(at).read_action(request.action)
    eyes = None if request.public else request.seat
    return _put(request.table, table.act(at, action), at.ply, eyes, request.drawn)


def think(request: Think) -> Any:
    thinking = _thinking_at(request.table, request.ply, request.bot)
    thought = thinking.further()
    _thinking[request.table] = thinking
    return {"share": thought.share}


def play(request: Play) -> Any:
    at = _current(request.table, request.ply)
    thinking = _thinking_at(request.table, request.ply, request.bot)
    thought = thinking.so_far() if request.hurry else thinking.to_the_end()
    update = _put(request.table, table.act(at, thought.action), at.ply, request.seat, request.drawn)
    return {**update, "why": {"key": thought.reason.key, "params": dict(thought.reason.params)}}


def why(request: Why) -> Any:
    at = _at(request.table)
    _check_turn(at, request.seat)
    reason = table.game_of(at).why_not(at.state, table.game_of(at).read_action(request.action))
    return {"reason": reason and {"code": reason.key, "params": dict(reason.params)}}


def undo(request: Undo) -> Any:
    before = table.undo(_current(request.table, request.ply), practice=request.practice, seats=request.seats)
    return _put(request.table, before, before.ply, request.seat, request.drawn)


def redo(request: Redo) -> Any:
    at = _current(request.table, request.ply)
    return _put(request.table, table.redo(at, seats=request.seats), at.ply, request.seat, request.drawn)


def log(request: Log) -> Any:
    return {"events": updates.events(_at(request.table), 0, request.seat)}


def scores(request: Scores) -> Any:
    at = _at(request.table)
    game = table.game_of(at)
    return {"scores": [list(game.scores(state)) for state in at.states]}


def save(request: Save) -> Any:
    return {"save": table.save(_at(request.table))}


def close(request: Close) -> Any:
    _at(request.table)
    del _tables[request.table]
    _casts.pop(request.table, None)
    _thinking.pop(request.table, None)
    return {}


VERBS: dict[str, tuple[type, Callable[[Any], Any]]] = {
    "games": (Games, games),
    "new": (New, new),
    "load": (Load, load),
    "show": (Show, show),
    "act": (Act, act),
    "think": (Think, think),
    "play": (Play, play),
    "why": (Why, why),
    "undo": (Undo, undo),
    "redo": (Redo, redo),
    "log": (Log, log),
    "scores": (Scores, scores),
    "odds": (coaching.Odds, lambda asked: coaching.odds(_at(asked.table), asked)),
    "advise": (coaching.Advise, lambda asked: coaching.advise(_at(asked.table), asked)),
    "review": (coaching.Review, lambda asked: coaching.review(_at(asked.table), asked)),
    "ghost": (ghosts.Ghost, lambda asked: ghosts.ghost(_at(asked.table), asked, _casts.get(asked.table, ()))),
    "save": (Save, save),
    "close": (Close, close),
    "fork": (copies.Fork, lambda asked: copies.fork(_at(asked.table), asked)),
    "fair": (copies.Fair, lambda asked: copies.fair(_at(asked.table), asked)),
    "glance": (copies.Glance, copies.glance),
    "link": (links.Link, lambda asked: links.link(_at(asked.table), asked)),
    "file": (links.File, lambda asked: links.file(_at(asked.table), asked)),
    "receive": (links.Receive, links.receive),
    "tiles": (courses.Tiles, courses.tiles),
    "course": (courses.Course, courses.shown),
    "deck": (decks.Deck, decks.deck),
    "study": (analysis.Study, analysis.study),
    "study-edit": (analysis.StudyEdit, analysis.study_edit),
    "study-roll": (analysis.StudyRoll, analysis.study_roll),
    "study-odds": (analysis.StudyOdds, analysis.study_odds),
}


def handle(text: str) -> str:
    """Answer one request."""
    identity: int | str | None = None
    try:
        request = wire.parse(text)
        identity = _identity(request)
        return wire.write({"id": identity, "ok": _answer(request)})
    except Refused as refused:
        error = {"code": refused.reason.key, "params": dict(refused.reason.params)}
    except Exception as failure:  # the last fence: the caller learns that it failed, and nothing was changed
        error = {"code": "internal", "params": {"what": type(failure).__name__}}
    return wire.write({"id": identity, "error": error})


def _identity(request: Any) -> int | str | None:
    identity = request.get("id") if isinstance(request, dict) else None
    return identity if type(identity) in (int, str) else None


def _answer(request: Any) -> Any:
    if not isinstance(request, dict):
        raise BadText("not-a-request")
    verb = request.get("verb")
    if not isinstance(verb, str) or verb not in VERBS:
        raise BadText("no-such-verb", verb=str(verb)[:20])
    kind, carry_out = VERBS[verb]
    return carry_out(wire.from_json(kind, {name: part for name, part in request.items() if name not in ("id", "verb")}))


# ---- tables and updates


def _at(name: str) -> Table:
    if name not in _tables:
        raise BadText("no-such-table", table=name[:40])
    return _tables[name]


def _current(name: str, ply: int) -> Table:
    at = _at(name)
    if ply != at.ply:
        raise IllegalAction("stale-ply", ply=ply, current=at.ply)
    return at


def _thinking_at(name: str, ply: int, bot: str) -> Thinking:
    """The thoughts of a bot about this very state, begun or gone on with; whoever takes them puts them back."""
    at = _current(name, ply)
    game, seat = table.game_of(at), table.turn(at)
    if bot not in game.BOTS:
        raise BadText("no-such-bot", bot=bot[:20])
    if not isinstance(seat, int):
        raise IllegalAction("race-is-over")
    begun = _thinking.pop(name, None)
    if begun and begun.about is at.state and begun.bot == bot:
        return begun
    return Thinking(at.state, bot, game.BOTS[bot](game.view(at.state, seat), seat, table.bot_rng(at)))


def _check_turn(at: Table, seat: Seat) -> None:
    whose = table.turn(at)
    if whose == "over":
        raise IllegalAction("race-is-over")
    if whose != seat:
        raise IllegalAction("not-your-turn", seat=seat, turn=whose)


def _lay(request: New | Load, at: Table, since: int) -> Any:
    """Keep a new table and its cast only once its update has been made, as `_put` does."""
    if request.table not in _tables and len(_tables) >= MOST_TABLES:
        raise BadText("too-many-tables", most=MOST_TABLES)
    cast = casts.checked(request.cast, at.setup.seats)
    update = _sent.numbered(updates.update(at, since, request.seat, cast), request.drawn)
    _tables[request.table], _casts[request.table] = at, cast
    return update


def _put(name: str, at: Table, since: int, seat: Seat | None, drawn: int | None) -> Any:
    """Keep the table only once its update has been made: a request that fails leaves everything as it was."""
    update = _sent.numbered(updates.update(at, since, seat, _casts.get(name, ())), drawn)
    _tables[name] = at
    return update
