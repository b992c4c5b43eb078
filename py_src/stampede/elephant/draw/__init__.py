"""The course as a drawing: a pure function from a view to a tree of SVG elements.

Everything that moves has an id and its own place, everything that can be tapped says which actions it stands for.
Shapes are in the modules it puts together; colours are `paint`'s. Hands are the page's business: the faces of all cards
are among the definitions, and an action that is about a card alone is on nothing here.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache

from stampede.brush import at, box
from stampede.elephant.course import LANES, NOWHERE, ROWS_OF_A_TILE, STARTS, Place, course, write_place
from stampede.elephant.deck import NUMBERS
from stampede.elephant.draw import ground, ledger, scenery
from stampede.elephant.draw.animals import animal_art
from stampede.elephant.draw.cards import card_art
from stampede.elephant.draw.dress import dressed, shown
from stampede.elephant.draw.ghost import ghost
from stampede.elephant.draw.herd import Taps, herd, standing
from stampede.elephant.draw.landmarks import landmark_art
from stampede.elephant.draw.motion import frames
from stampede.elephant.draw.paint import stylesheet
from stampede.elephant.draw.places import LANE, SIGHT, START_ROWS, box_ahead, box_of
from stampede.elephant.draw.places import ground as laid_out
from stampede.elephant.draw.strip import strip
from stampede.elephant.draw.vistas import vista_art
from stampede.elephant.draw.waters import shores
from stampede.elephant.herd import own_elephants
from stampede.elephant.notation import write_action
from stampede.elephant.opening import show_position
from stampede.elephant.position import Position
from stampede.elephant.rules import legal
from stampede.elephant.types import (
    ELEPHANTS,
    Action,
    Crossing,
    HerdCow,
    Move,
    PickCow,
    PlayCharmer,
    PlayMonkey,
    PlayMouse,
    State,
    Step,
    TakeStart,
    Walk,
)
from stampede.game import Look
from stampede.inks import Theme
from stampede.svg import Node, group, kept, node, text, with_sheet

__all__ = ["draw", "dressed", "face", "frames", "ghost", "picture", "plan"]

Actions = dict[str, str]
STARTS_ASKED = {f"place-{write_place(place)}": f"a:{write_place(place)}" for place in STARTS}
ON_PIECES = ("turn", "stall", "cows")
FRAME = 1.8 * LANE  # around the middles of a tile's rows


def draw(view: State, look: Look) -> Node:
    """The whole course, and the players below it if wanted. Its box is where the next decision is about."""
    here, actions = laid_out(view.course), _actions(view, look)
    tall = here.height + (ledger.height(len(view.players), here.width) if look.players else 0)
    drawn = node(
        "svg",
        _definitions(len(view.players), shown(look.cast)),
        scenery.country(view.course),
        *ground.road(view.course),
        ground.places(view.course, actions, STARTS_ASKED if look.taps and view.phase == "start" else {}),
        ground.marks(view.course),
        ground.crossings(view.course, view.crossings),
        ground.gates(view.course),
        ghost(view),
        herd(standing(view), _taps(view, look, actions)),
        _players(view, actions) if look.players else None,
        strip(view, look.seat) if look.overview else None,
        viewBox=f"0 0 {here.width:g} {tall:g}",
        class_="derby",
        data_box=_focus(view),
    )
    return dressed(drawn, look.cast)


def picture(view: State, look: Look, theme: Theme = "light") -> Node:
    """The drawing as a file of its own: with its inks."""
    return with_sheet(draw(view, look), stylesheet(theme))


def picture_of(position: Position) -> str:
    """A position as a file, as notebooks show it."""
    return text(picture(show_position(position), Look(players=False, taps=False)))


def plan(tiles: str) -> Node:
    """A course without a race, for whoever builds one; it may even lie on itself."""
    here = laid_out(tiles)
    closed = (Crossing(),) * len(course(tiles).crossings)
    layers = (ground.places(tiles, {}, {}), ground.marks(tiles), ground.crossings(tiles, closed), ground.gates(tiles))
    return node(
        "svg",
        node("defs", *_art(len(ELEPHANTS))),
        scenery.country(tiles),
        *ground.road(tiles),
        *layers,
        viewBox=f"0 0 {here.width:g} {here.height:g}",
        class_="derby",
    )


def face(tile: str) -> Node:
    """One side of a tile by itself, for whoever chooses one."""
    here = laid_out(tile)
    rows = here.rows[START_ROWS : START_ROWS + ROWS_OF_A_TILE]
    xs, ys = zip(*(row[:2] for row in rows), *shores(tile), strict=True)
    left, top = min(xs) - FRAME, min(ys) - FRAME
    wide, tall = max(xs) + FRAME - left, max(ys) + FRAME - top
    return node(
        "svg",
        node("defs", *_art(len(ELEPHANTS))),
        *ground.face(tile),
        viewBox=f"{left:.0f} {top:.0f} {wide:.0f} {tall:.0f}",
        class_="derby",
    )


@cache
def _definitions(seats: int, letters: str) -> Node:
    return kept(node("defs", *_art(seats, letters)))


@cache
def _art(seats: int, letters: str = ELEPHANTS) -> tuple[Node, ...]:
    return (
        *animal_art(),
        *landmark_art(),
        *vista_art(),
        *card_art(),
        *ledger.face_art(seats, letters),
    )


# ---- what can be tapped


def _actions(view: State, look: Look) -> Actions:
    """The legal actions of the seat that looks, by the id of the thing that stands for them."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    if look.taps and look.seat in (view.seat, None):
        for action in legal(view):
            if thing := _thing(action):
                found[thing].append(write_action(action))
    return {thing: " ".join(actions) for thing, actions in found.items()}


def _thing(action: Action) -> str | None:
    """What an action is about, if that is on the course or a player; the rest is about cards."""
    match action:
        case TakeStart(place) | Step(place) | HerdCow(place):
            return f"place-{write_place(place)}"
        case Move(_, elephant, _) | PlayMouse(elephant):
            return f"elephant-{elephant}"
        case PickCow(cow):
            return f"cow-{cow}"
        case PlayMonkey(seat) | PlayCharmer(seat, _):
            return f"seat-{seat}"
        case _:
            return None


def _taps(view: State, look: Look, actions: Actions) -> Taps | None:
    """Pieces let taps through to their places unless they are what is chosen from."""
    if not look.taps or view.phase not in ON_PIECES:
        return None
    if view.phase == "cows":
        return Taps(actions, {f"cow-{cow}": f"h:{cow}" for cow in range(len(view.cows))})
    return Taps(actions, {f"elephant-{it}": _meant(view, look, it) for it in ELEPHANTS[: len(view.elephants)]})


def _meant(view: State, look: Look, elephant: str) -> str:
    """What somebody means who taps an elephant: to move it with a card in hand, or to send it a mouse."""
    hand = view.players[view.seat].hand if look.seat in (view.seat, None) else ()
    if elephant in own_elephants(view, view.seat):
        return f"{next((card for card in hand if card in NUMBERS), '5')}:{elephant}"
    return f"m:{elephant}"


# ---- where to look, and who plays


def _focus(view: State) -> str | None:
    """The box around what is decided now: the elephant on its way, the picked cow, or one's own elephants."""
    if view.walk is not None:
        return _on_its_way(view, view.walk)
    if view.cow is not None:
        return box_of(view.course, (view.cows[int(view.cow)],))
    if view.phase in ("first", "start", "lot", "deal"):
        return box_of(view.course, STARTS)
    if isinstance(view.question, PlayMouse):
        return box_of(view.course, (view.elephants[ELEPHANTS.index(view.question.elephant)],))
    mine = [view.elephants[ELEPHANTS.index(it)] for it in own_elephants(view, view.active)]
    if view.phase == "over" or not mine:
        return box_of(view.course, (course(view.course).line + 1,))
    together = max(mine) - min(mine) <= SIGHT * LANES
    return box_ahead(view.course, *(mine if together else (max(mine, key=_on(view)),)))


def _on(view: State) -> Callable[[Place], Place]:
    """Of two elephants far apart, the foremost that is still running comes first."""
    return lambda place: place if place < course(view.course).line else NOWHERE


def _on_its_way(view: State, walk: Walk) -> str | None:
    """An elephant and where it looks: ahead, or back if a mouse scares it."""
    place = view.elephants[ELEPHANTS.index(walk.elephant)]
    if walk.gait == "scared":
        return box_of(view.course, range(place, -1, -LANES)[: walk.left + 1])
    return box_ahead(view.course, place)


def _players(view: State, actions: Actions) -> Node:
    here, seats = laid_out(view.course), len(view.players)
    panels = [
        group(
            ledger.panel(view, seat),
            id=f"seat-{seat}",
            transform=at(*ledger.place(seat, seats)),
            class_="can" if f"seat-{seat}" in actions else None,
            data_actions=actions.get(f"seat-{seat}"),
            data_why=f"k:{seat}",
        )
        for seat in range(seats)
    ]
    return group(
        [box((0, 0, 2 * ledger.WIDE, ledger.height(seats, 2 * ledger.WIDE)), "veranda"), *panels],
        id="players",
        transform=f"{at(0, here.height)}scale({ledger.scale(here.width):.3f})",
    )
