"""Setting up a position by hand, as somebody does who copies a real table: camels, tiles, dice, tickets.

Every change is a pure function from a sheet to a sheet. What a position must keep to is `position`'s to say, how dice
move camels `rules`'; nothing here knows odds or drawings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from stampede.camel import race
from stampede.camel.chance import reveals_left
from stampede.camel.editions import CAMEL2, CRAZY, EDITIONS, GREY, RACERS, SEATS, SPACES
from stampede.camel.notation import read_action
from stampede.camel.opening import show_position
from stampede.camel.position import Position, read_sketch, write
from stampede.camel.rules import apply
from stampede.camel.types import (
    Camel,
    CrazyCamelChosen,
    Die,
    DieRolled,
    Event,
    Racer,
    Roll,
    Rolled,
    Side,
    Space,
    Stack,
    State,
    Tile,
    TilePaid,
    UnitMoved,
)
from stampede.game import BadText, IllegalAction

STARTS = {
    "camel2": "1pb,2g,3yr,15w,16k - bgyrpx",
    "camel1": "1pb,2g,3yr - bgyrp",
}


class Sheet(NamedTuple):
    """A table as far as it has been copied: the position, tickets left by racer, what the dice outside showed."""

    position: Position
    tickets: tuple[int, ...]
    shown: tuple[Rolled, ...] = ()


def sheet_of(position: Position, tickets: tuple[int, ...] | None = None, shown: tuple[str, ...] = ()) -> Sheet:
    """A sheet whose parts fit each other; dice of which nothing is said stay blank."""
    most = len(EDITIONS[position.edition].tickets)
    if tickets is not None and (len(tickets) != len(RACERS) or any(left not in range(most + 1) for left in tickets)):
        raise BadText("tickets-out-of-range", most=most)
    rolls = (_rolled(text) for text in shown)
    outside = {it.die: it for it in rolls if it.die not in position.pyramid}
    return Sheet(position, _full_tickets(position.edition) if tickets is None else tickets, tuple(outside.values()))


def state_of(sheet: Sheet) -> State:
    """A state that shows this sheet."""
    state = show_position(sheet.position, SEATS[-1])  # a page needs the faces of all who may sit there
    known = {rolled.die: rolled for rolled in sheet.shown}
    tents = tuple(known.get(rolled.die, rolled) for rolled in state.tents)
    return state._replace(tickets_left=sheet.tickets, tents=tents)


def missing(position: Position) -> str:
    """The camels that still have to be put on the track."""
    standing = "".join(position.track)
    return "".join(camel for camel in RACERS + EDITIONS[position.edition].crazy if camel not in standing)


def stage(position: Position) -> Literal["incomplete", "running", "leg-over", "race-over"]:
    """How far the table is: being set up, in mid-leg, or waiting for a scoring."""
    if missing(position):
        return "incomplete"
    if race.crossed(position.track):
        return "race-over"
    return "running" if reveals_left(position.edition, position.pyramid) else "leg-over"


# ---- edits


def edit(sheet: Sheet, text: str) -> Sheet:
    """The sheet after an edit in words, like `put r 5`, `tile + 9`, `die x`; `BadText` leaves it as it was."""
    name, *words = text.split() or [""]
    if name not in EDITS or len(words) != EDITS[name][0]:
        raise BadText("action-unreadable", text=text[:20])
    after = EDITS[name][1](sheet, *words)
    position = read_sketch(write(after.position), after.position.edition)  # the same checks as for a text
    return after._replace(position=position)


def _put(sheet: Sheet, camel: str, space: str) -> Sheet:
    """On top of whoever stands there; from the same space a camel goes to the top of its stack."""
    track = _lifted(_camel(sheet, camel), sheet.position.track)
    return _with_stack(sheet, track, _space(space), lambda stack: stack + camel)


def _put_under(sheet: Sheet, camel: str, space: str) -> Sheet:
    track = _lifted(_camel(sheet, camel), sheet.position.track)
    return _with_stack(sheet, track, _space(space), lambda stack: camel + stack)


def _lift(sheet: Sheet, camel: str) -> Sheet:
    """Off the track."""
    return _with_track(sheet, _lifted(_camel(sheet, camel), sheet.position.track))


def _raise(sheet: Sheet, camel: str) -> Sheet:
    return _shift(sheet, camel, 1)


def _lower(sheet: Sheet, camel: str) -> Sheet:
    return _shift(sheet, camel, -1)


def _shift(sheet: Sheet, camel: str, by: int) -> Sheet:
    """One place up or down in its stack."""
    if _camel(sheet, camel) in missing(sheet.position):
        raise BadText("camel-missing", camel=camel)
    space = race.place_of(sheet.position.track, camel)
    height = sheet.position.track[space].index(camel)

    def moved(stack: Stack) -> Stack:
        place = max(0, height + by)
        return stack[:place] + camel + stack[place:]

    return _with_stack(sheet, _lifted(camel, sheet.position.track), space, moved)


def _lay_tile(sheet: Sheet, side: str, space: str) -> Sheet:
    """A tile of whoever has none yet; one that lies there already is turned."""
    if side not in ("+", "-"):
        raise BadText("no-such-side", side=side[:20])
    tiles, where = dict(sheet.position.tiles), _space(space)
    here = [owner for owner, tile in tiles.items() if tile.space == where]
    free = [seat for seat in range(SEATS[-1] + 1) if seat not in tiles]  # a ninth is no seat, and refused as such
    tiles[(here or free)[0]] = Tile(where, _side(side))
    return _with_tiles(sheet, tiles)


def _lift_tile(sheet: Sheet, space: str) -> Sheet:
    where = _space(space)
    return _with_tiles(sheet, {owner: tile for owner, tile in sheet.position.tiles.items() if tile.space != where})


def _turn_die(sheet: Sheet, die: str) -> Sheet:
    """Out of the pyramid, or back into it."""
    dice = EDITIONS[sheet.position.edition].dice
    if len(die) != 1 or die not in dice:
        raise BadText("no-such-die", die=die[:20])
    inside = set(sheet.position.pyramid) ^ {die}
    pyramid = "".join(one for one in dice if one in inside)
    shown = tuple(rolled for rolled in sheet.shown if rolled.die != die)
    return sheet._replace(position=sheet.position._replace(pyramid=pyramid), shown=shown)


def _take_ticket(sheet: Sheet, racer: str) -> Sheet:
    """One ticket less of a racer; after the last one all are back."""
    if len(racer) != 1 or racer not in RACERS:
        raise BadText("no-such-racer", racer=racer[:20])
    at, most = RACERS.index(racer), len(EDITIONS[sheet.position.edition].tickets)
    left = (sheet.tickets[at] - 1) % (most + 1)
    return sheet._replace(tickets=(*sheet.tickets[:at], left, *sheet.tickets[at + 1 :]))


def _next_leg(sheet: Sheet) -> Sheet:
    """L4: dice back, tiles off, tickets back."""
    edition = EDITIONS[sheet.position.edition]
    return Sheet(sheet.position._replace(tiles={}, pyramid=edition.dice), _full_tickets(edition.name))


def _clear(sheet: Sheet) -> Sheet:
    """An empty track."""
    edition = EDITIONS[sheet.position.edition]
    return Sheet(Position(edition.name, race.EMPTY_TRACK, {}, edition.dice), _full_tickets(edition.name))


def _start(sheet: Sheet) -> Sheet:
    """A table right after set-up, to be put right."""
    return starting(sheet.position.edition)


def _change_edition(sheet: Sheet, edition: str) -> Sheet:
    """The same racers under the other rules; crazy camels and their die leave, or are still to be put down."""
    if edition not in EDITIONS:
        raise BadText("no-such-game", game=edition[:20])
    if edition == sheet.position.edition:
        return sheet
    track = sheet.position.track
    for crazy in CRAZY:
        track = _lifted(crazy, track)
    inside = sheet.position.pyramid.replace(GREY, "") + (GREY if edition == CAMEL2.name else "")
    shown = tuple(rolled for rolled in sheet.shown if rolled.die != GREY)
    return Sheet(Position(edition, track, sheet.position.tiles, inside), _full_tickets(edition), shown)


EDITS: dict[str, tuple[int, Callable[..., Sheet]]] = {  # by name: how many words follow, and what is done
    "put": (2, _put),
    "under": (2, _put_under),
    "lift": (1, _lift),
    "raise": (1, _raise),
    "lower": (1, _lower),
    "tile": (2, _lay_tile),
    "lift-tile": (1, _lift_tile),
    "die": (1, _turn_die),
    "ticket": (1, _take_ticket),
    "next-leg": (0, _next_leg),
    "clear": (0, _clear),
    "start": (0, _start),
    "edition": (1, _change_edition),
}


def starting(edition: str) -> Sheet:
    """A table right after set-up."""
    return sheet_of(read_sketch(STARTS[edition]))


# ---- dice


class Told(NamedTuple):
    """A die that came out of the real pyramid: the sheet after it, and what happened on the way."""

    sheet: Sheet
    before: State
    events: tuple[Event, ...]


def roll(sheet: Sheet, text: str) -> Told:
    """M1–M7: a die like `r3` or `w2`; the leg's scoring is left to the real table."""
    reason = {"incomplete": "camel-missing", "leg-over": "position-leg-over", "race-over": "race-is-over"}
    how = stage(sheet.position)
    if how != "running":
        raise IllegalAction(reason[how], **({"camel": missing(sheet.position)[0]} if how == "incomplete" else {}))
    rolled = _rolled(text)
    before = state_of(sheet)._replace(phase="reveal")
    after, events = apply(before, Roll(str(rolled.camel), int(rolled.pips or 0)))
    position = sheet.position._replace(track=after.track, pyramid=sheet.position.pyramid.replace(rolled.die, ""))
    on_the_track = tuple(event for event in events if isinstance(event, SEEN))
    return Told(Sheet(position, sheet.tickets, (*sheet.shown, rolled)), before, on_the_track)


SEEN = (DieRolled, CrazyCamelChosen, UnitMoved, TilePaid)


def _rolled(text: str) -> Rolled:
    match read_action(f"r:{text}"):
        case Roll(camel, pips):
            return Rolled(_die_of(camel), camel, pips)
    raise BadText("action-unreadable", text=text[:20])


def _die_of(camel: Camel) -> Die:
    return GREY if camel in CRAZY else camel


# ---- small steps


def _full_tickets(edition: str) -> tuple[int, ...]:
    return (len(EDITIONS[edition].tickets),) * len(RACERS)


def _lifted(camel: Camel, track: tuple[Stack, ...]) -> tuple[Stack, ...]:
    return tuple(stack.replace(camel, "") for stack in track)


def _with_track(sheet: Sheet, track: tuple[Stack, ...]) -> Sheet:
    return sheet._replace(position=sheet.position._replace(track=track))


def _with_stack(sheet: Sheet, track: tuple[Stack, ...], space: Space, change: Callable[[Stack], Stack]) -> Sheet:
    return _with_track(sheet, (*track[:space], change(track[space]), *track[space + 1 :]))


def _with_tiles(sheet: Sheet, tiles: dict[int, Tile]) -> Sheet:
    return sheet._replace(position=sheet.position._replace(tiles=tiles))


def _camel(sheet: Sheet, camel: str) -> Camel:
    if len(camel) != 1 or camel not in RACERS + EDITIONS[sheet.position.edition].crazy:
        raise BadText("no-such-camel", camel=camel[:20])
    return camel


def _side(side: str) -> Side:
    return "+" if side == "+" else "-"


def _space(text: str) -> Space:
    if text not in _SPACES:
        raise BadText("no-such-space", space=text[:20])
    return int(text)


_SPACES = tuple(map(str, range(1, SPACES + 1)))


def top_ticket(sheet: Sheet, racer: Racer) -> int | None:
    """The number on the ticket that lies on top, if any is left."""
    values, left = EDITIONS[sheet.position.edition].tickets, sheet.tickets[RACERS.index(racer)]
    return values[len(values) - left] if left else None
