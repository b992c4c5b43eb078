"""Set-up: the table laid out, from the usual opening or from any position; then starting places and the deal."""

from __future__ import annotations

from stampede.elephant import deck
from stampede.elephant.course import CIRCUITS, NOWHERE, Place, check_tiles, circuit, course, cow_places
from stampede.elephant.events import FirstSeatChosen, StartTaken
from stampede.elephant.layout import lies_on_itself
from stampede.elephant.lineup import cards_dealt, is_by_lot
from stampede.elephant.position import Position, read_position
from stampede.elephant.turns import Result, begin_turn, next_owed, shuffle_if_empty, with_player
from stampede.elephant.types import ELEPHANTS, Crossing, Player, State
from stampede.game import BadText, Seat, Setup

SEATS = range(2, len(ELEPHANTS) + 1)
FREE = "/free"  # after the course: the race begins without S3


def start(setup: Setup) -> State:
    """S1, S2: the table laid out. Where to begin: a circuit's name, tiles of one's own, or a whole position."""
    if setup.seats not in SEATS:
        raise BadText("seats-out-of-range", seats=setup.seats, least=SEATS[0], most=SEATS[-1])
    if setup.first is not None and setup.first not in range(setup.seats):
        raise BadText("no-such-seat", seat=setup.first, seats=setup.seats)
    where, is_free = _parted(setup.start or "first")
    if len(where.split()) > 1:
        laid = _from_position(read_position(where, setup.seats), setup.seats)
    else:
        laid = _blank(_tiles(where, setup.seats), setup.seats)
    laid = laid._replace(is_free=is_free)
    if setup.first is None:
        return laid._replace(phase="first")
    return go_first(laid, setup.first)[0]


def freed(where: str) -> str:
    """A course or a position with the mark of a free start."""
    tiles, gap, rest = where.partition(" ")
    return f"{tiles}{FREE}{gap}{rest}"


def _parted(where: str) -> tuple[str, bool]:
    """A course or a position without the mark of a free start, and whether it has one."""
    tiles, gap, rest = where.partition(" ")
    return f"{tiles.removesuffix(FREE)}{gap}{rest}", tiles.endswith(FREE)


def _tiles(where: str, seats: int) -> str:
    """C3, C4: a circuit by name or tiles of one's own, which must not lie on each other."""
    if where in CIRCUITS:
        return circuit(where, seats)
    check_tiles(where)
    if lies_on_itself(where):
        raise BadText("course-crosses-itself", course=where)
    return where


def _blank(tiles: str, seats: int) -> State:
    """S1, S2, C6: cows on their places, elephants and cards not given out yet."""
    return State(
        course=tiles,
        phase="start",
        seat=0,
        active=0,
        elephants=(NOWHERE,) * (4 if seats == 2 else seats),
        cows=cow_places(tiles, seats),
        crossings=(Crossing(),) * len(course(tiles).crossings),
        players=(Player(),) * seats,
        pile=deck.FULL,
        discards=(),
    )


def _from_position(position: Position, seats: int) -> State:
    """A scenario: the race goes on from here; unknown cards are dealt first, unknown discards are in the pile."""
    blank = _blank(_tiles(position.tiles, seats), seats)
    known = tuple(card for card in position.discards if card is not None)
    held = (card for player in position.players for card in player.hand)
    used = deck.counted((*held, *known))
    return blank._replace(
        elephants=position.elephants,
        cows=position.cows,
        crossings=position.crossings,
        players=position.players,
        pile=tuple(full - count for full, count in zip(deck.FULL, used, strict=True)),
        discards=known,
    )


def show_position(position: Position) -> State:
    """A state that holds just this position, for drawings."""
    return _from_position(position, len(position.players))._replace(phase="turn")


# ---- the opening


def go_first(state: State, seat: Seat) -> Result:
    """S1: the last player in turn order takes a starting place first; S3: by lot, the first player comes first."""
    begun = state._replace(seat=seat, active=seat)
    if NOWHERE in state.elephants:
        if is_by_lot(state):
            return begun._replace(phase="lot"), (FirstSeatChosen(seat),)
        return begun._replace(phase="start", seat=(seat - 1) % len(state.players)), (FirstSeatChosen(seat),)
    after, events = _start_dealing(begun)
    return after, (FirstSeatChosen(seat), *events)


def take_start(state: State, place: Place) -> Result:
    """S1: in reverse turn order, with two players twice round; S3: lots are drawn in turn order."""
    seats = len(state.players)
    number = next(at for at in range(state.seat, len(state.elephants), seats) if state.elephants[at] == NOWHERE)
    elephants = (*state.elephants[:number], place, *state.elephants[number + 1 :])
    taken = StartTaken(state.seat, ELEPHANTS[number], place)
    step = 1 if state.phase == "lot" else -1
    after = state._replace(elephants=elephants, seat=(state.seat + step) % seats)
    if NOWHERE in elephants:
        return after, (taken,)
    after, events = _start_dealing(_owing(after))
    return after, (taken, *events)


def _owing(state: State) -> State:
    """S2, S3: the cards for each."""
    for seat, player in enumerate(state.players):
        state = with_player(state, seat, player._replace(owed=cards_dealt(state, seat)))
    return state


def _start_dealing(state: State) -> Result:
    """S2: cards for everybody who is owed some, the first player first; then the first turn."""
    before_first = state._replace(phase="deal", seat=(state.active - 1) % len(state.players))
    owed = next_owed(before_first)
    if owed is None:
        return begin_turn(state, state.active)
    return shuffle_if_empty(before_first._replace(seat=owed))
