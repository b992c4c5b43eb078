"""S3: who begins where, where that is not free. Our rule: every place in the turn order wins about as often by it."""

from __future__ import annotations

from stampede.elephant.course import LANES, STARTS, Place
from stampede.elephant.deck import HAND
from stampede.elephant.types import State
from stampede.game import Seat

LOTS = (5, 6)  # players for whom lots are drawn
FEW = {4: 4, 5: 5}  # by players, the cards that the first of them is dealt


def places_behind(state: State) -> tuple[Place, ...]:
    """The free starting places with an elephant right ahead."""
    free = (place for place in STARTS if place not in state.elephants)
    return tuple(place for place in free if place + LANES in state.elephants)


def places_for_first(state: State) -> tuple[Place, ...]:
    """S3: the places that the first player has to choose from; none if every free place will do."""
    binds = _holds(state) and len(state.players) > 2 and state.seat == state.active
    return places_behind(state) if binds else ()


def is_by_lot(state: State) -> bool:
    """S3: with five and six players chance gives the starting places out."""
    return _holds(state) and len(state.players) in LOTS


def lots(state: State) -> tuple[tuple[Place, int], ...]:
    """S3: the places that the next lot can give, and how likely: the first player, of six two, begin in the back row.

    Then all six go on anywhere; of five, the second or the third player begins there, the others in the front row.
    """
    free = tuple(place for place in STARTS if place not in state.elephants)
    back = tuple((place, 1) for place in free if place < LANES)
    front = tuple((place, 1) for place in free if place >= LANES)
    drawn, seats = len(STARTS) - len(free), len(state.players)
    if drawn < 2 - (len(STARTS) - seats):
        return back
    if seats == len(STARTS):
        return back + front
    if drawn == 1:
        return tuple((place, len(front)) for place, _ in back) + tuple((place, len(back)) for place, _ in front)
    return back if len(back) == 2 else front


def cards_dealt(state: State, seat: Seat) -> int:
    """S2, S3: six cards; of four or five players the first gets fewer."""
    is_bound = _holds(state) and seat == state.active
    return FEW.get(len(state.players), HAND) if is_bound else HAND


def _holds(state: State) -> bool:
    return state.rules > 1 and not state.is_free
