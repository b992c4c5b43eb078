"""The players below the course: each with an elephant's face, how many cards, and the snakes in front.

Panels stand two to a row. Everything in them is public; hands are the screen's business.
"""

from __future__ import annotations

from stampede.brush import art, disc, shape, sign, stamp
from stampede.elephant.course import course
from stampede.elephant.draw.brush import woven
from stampede.elephant.types import ELEPHANTS, State
from stampede.game import Seat
from stampede.svg import Node, group

TALL = 66.0
PANEL = "M4,3L246,2L247,62L3,63Z"
CROWN = "M19,9L15.6,-5L24,2L29,-8L34,2L42.4,-5L39,9Z"
WIDE = 250


def height(seats: int, width: float) -> float:
    """How much the players add to the drawing."""
    return (TALL * ((seats + 1) // 2) + 10) * scale(width)


def scale(width: float) -> float:
    """Panels fill the width of the course, two to a row."""
    return width / (2 * WIDE)


def place(seat: Seat, seats: int) -> tuple[float, float]:
    """The top left corner of a panel before it is scaled: an odd one in the middle."""
    is_alone = seat == seats - 1 and seats % 2 == 1
    return (WIDE / 2 if is_alone else WIDE * (seat % 2)), 5 + TALL * (seat // 2)


def panel(view: State, seat: Seat) -> tuple[Node | None, ...]:
    """One player, strongly marked when to move, crowned when the race was won."""
    player = view.players[seat]
    to_move = view.phase not in ("first", "deal", "over") and view.seat == seat
    cards = len(player.hand)
    return (
        shape(PANEL, "mat-now" if to_move else "mat"),
        stamp(f"mount-{seat}", 30, 34),
        shape(CROWN, "gold edge") if _has_won(view, seat) else None,
        group([stamp("deck-back")], transform="translate(84 33)scale(.56)"),
        sign(cards, 116, 33, 26, "num mat-num"),
        *(group([stamp("snake")], transform=f"translate({158 + 24 * n} 46)scale(.9)") for n in range(player.snakes)),
    )


def _has_won(view: State, seat: Seat) -> bool:
    mine = view.elephants[seat :: len(view.players)]
    return view.phase == "over" and all(where >= course(view.course).line for where in mine)


def face_art(seats: int, shown: str = ELEPHANTS) -> tuple[Node, ...]:
    """A medal for each seat: its elephants as they are shown, and the silk of the first as its seal."""
    own = [shown[seat : 4 if seats == 2 else seats : seats] for seat in range(seats)]
    return (
        art("medal", disc(0, 0, 24, "edge")),
        *(art(f"mount-{seat}", *woven("medal", letters[0]), *_faces(letters)) for seat, letters in enumerate(own)),
        art("seal-shape", disc(0, 0, 7, "edge")),
        *(art(f"mount-seal-{seat}", *woven("seal-shape", letters[0])) for seat, letters in enumerate(own)),
    )


def _faces(letters: str) -> tuple[Node, ...]:
    if len(letters) == 1:
        return _face(letters, "translate(0 6)scale(.82)")
    return *_face(letters[1], "translate(8 2)scale(.6)"), *_face(letters[0], "translate(-7 9)scale(.66)")


def _face(letter: str, transform: str) -> tuple[Node]:
    return (group([stamp(f"near-{letter}"), stamp(f"letter-{letter}", 0, -17)], transform=transform),)
