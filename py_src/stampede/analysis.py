"""The analysis board as the page asks for it: a table is copied by hand, its dice are entered, its odds are read.

Nothing is kept here between two requests but the odds that are being worked out: the page holds its sheet and its past,
so whatever is undone there needs no word to anybody. How sheets change is in `camel.setting`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from time import perf_counter
from typing import Any, NamedTuple

from stampede import svg, wire
from stampede.camel import race, setting
from stampede.camel.chance import reveals_left
from stampede.camel.draw import draw
from stampede.camel.draw.motion import frames
from stampede.camel.editions import CAMEL1, RACERS, SPACES
from stampede.camel.menu import ticket_worth
from stampede.camel.odds import Board, board_at, leg_odds, more_race_odds, think, think_races, with_tile
from stampede.camel.odds.plain import leg_json, race_json
from stampede.camel.position import Position, read_sketch, write
from stampede.camel.setting import Sheet
from stampede.camel.types import SIDES, Space
from stampede.game import IllegalAction, Look, Rng

SECONDS = 0.03  # of thinking before the next question is heard; portions take a few milliseconds each
RACES = 100  # played out in one portion
MOST_RACES = 20_000  # the error is then a third of a percent at most


class Study(NamedTuple):
    """Show a sheet: a position that may be incomplete, tickets left by racer, dice that are out, like `r3`."""

    position: str
    edition: str = CAMEL1.name  # if the position leaves it open
    tickets: tuple[int, ...] | None = None  # None: all
    shown: tuple[str, ...] = ()


class StudyEdit(NamedTuple):
    """Change a sheet: `put r 5`, `under r 5`, `lift r`, `tile + 9`, `die x`, `ticket r`, `next-leg`, `clear`..."""

    position: str
    edit: str
    edition: str = CAMEL1.name
    tickets: tuple[int, ...] | None = None
    shown: tuple[str, ...] = ()


class StudyRoll(NamedTuple):
    """A die came out of the real pyramid: `r3`, `w2`."""

    position: str
    roll: str
    edition: str = CAMEL1.name
    tickets: tuple[int, ...] | None = None
    shown: tuple[str, ...] = ()


class StudyOdds(NamedTuple):
    """A portion of work on a position's odds, and all that is known after it; ask again until it is `done`."""

    position: str
    tickets: tuple[int, ...] | None = None


# ---- verbs


def study(request: Study) -> Any:
    return _page(_sheet(request))


def study_edit(request: StudyEdit) -> Any:
    return _page(setting.edit(_sheet(request), request.edit))


def study_roll(request: StudyRoll) -> Any:
    told = setting.roll(_sheet(request), request.roll)
    return {
        **_page(told.sheet),
        "events": [wire.to_json(event) for event in told.events],
        "frames": [[svg.tree(layer) for layer in layers] for layers in frames(told.before, told.events)],
    }


def study_odds(request: StudyOdds) -> Any:
    position = read_sketch(request.position)
    if lost := setting.missing(position):
        raise IllegalAction("camel-missing", camel=lost[0])
    work = _work_on(board_at(position))
    enough = perf_counter() + SECONDS
    for _ in work.portions:
        if perf_counter() > enough:
            break
    return {**work.known, "tickets": _tickets(setting.sheet_of(position, request.tickets), work.board)}


def _sheet(request: Study | StudyEdit | StudyRoll) -> Sheet:
    return setting.sheet_of(read_sketch(request.position, request.edition), request.tickets, request.shown)


# ---- what a page shows of a sheet


def _page(sheet: Sheet) -> dict[str, Any]:
    position = sheet.position
    return {
        "position": write(position),
        "edition": position.edition,
        "track": list(position.track),
        "tiles": [{"space": tile.space, "side": tile.side, "seat": seat} for seat, tile in position.tiles.items()],
        "pyramid": position.pyramid,
        "tickets": list(sheet.tickets),
        "tops": {racer: setting.top_ticket(sheet, racer) for racer in RACERS},
        "shown": [f"{rolled.camel}{rolled.pips}" for rolled in sheet.shown],
        "missing": setting.missing(position),
        "stage": setting.stage(position),
        "ranking": race.ranking(position.track),
        "rolls": _rolls(position),
        "drawing": svg.tree(draw(setting.state_of(sheet), Look(players=False, taps=False))),
    }


def _rolls(position: Position) -> dict[str, list[str]]:
    """By die inside: what it can show; nothing while no die can come out."""
    if setting.stage(position) != "running":
        return {}
    return {die: [f"{camel}{pips}" for camel, pips in race.faces(die)] for die in position.pyramid}


# ---- odds in portions


class _Work:
    """Odds being worked out: what is known so far, and the portions to come."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.known: dict[str, Any] = {"leg": None, "race": None, "landings": {}, "done": False}
        self.portions = _portions(board, self.known)


_works: list[_Work] = []  # the latest only


def _work_on(board: Board) -> _Work:
    if not _works or _works[0].board != board:
        _works[:] = [_Work(board)]
    return _works[0]


def _portions(board: Board, known: dict[str, Any]) -> Iterator[None]:
    """The leg first, a rough guess at the race, then the tiles, then the race exactly or better and better."""
    for _ in think(board):
        yield
    known["leg"] = leg_json(leg_odds(board))
    if race.crossed(board.track):
        known["race"] = race_json(more_race_odds(board, None, 1, Rng(0)))
    else:
        yield from _further(board, known)
    known["done"] = True


def _further(board: Board, known: dict[str, Any]) -> Iterator[None]:
    chance = Rng(int.from_bytes(repr(tuple(board)).encode(), "big"))  # the same position, the same races
    guess = more_race_odds(board, None, RACES, chance)
    known["race"] = race_json(guess)
    yield
    yield from _tiles(board, known["landings"])
    for _ in think_races(board.edition):  # the first edition's race is then exact, the second's has no such work
        yield
    while guess.total < MOST_RACES and not guess.is_exact:
        guess = more_race_odds(board, guess, RACES, chance)
        known["race"] = race_json(guess)
        yield


def _tiles(board: Board, landings: dict[str, Any]) -> Iterator[None]:
    """What one more tile would bring: how often it is landed on, on each space where it may lie."""
    for space, side in product(range(2, SPACES + 1), SIDES):
        if _may_lie(board, space) and reveals_left(board.edition, board.pyramid):
            trial = with_tile(board, space, side)
            for _ in think(trial):
                yield
            landings.setdefault(str(space), {})[side] = _landed(trial, space)


def _landed(trial: Board, space: Space) -> dict[str, int]:
    odds = leg_odds(trial)
    return {"landings": odds.tiles[space], "total": odds.total}


def _may_lie(board: Board, space: Space) -> bool:
    """A2, for somebody whose own tile is still at home."""
    return not board.track[space] and all(abs(space - other) > 1 for other, _ in board.tiles)


def _tickets(sheet: Sheet, board: Board) -> dict[str, Any] | None:
    """L1: what the top ticket of each racer can expect to bring; null until the leg's odds are known."""
    if _work_on(board).known["leg"] is None:
        return None
    odds = leg_odds(board)
    tops = {racer: setting.top_ticket(sheet, racer) for racer in RACERS}
    return {
        racer: {"value": top, "pounds": None if top is None else ticket_worth(odds, racer, top)}
        for racer, top in tops.items()
    }
