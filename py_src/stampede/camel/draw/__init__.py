"""The board as a drawing: a pure function from a view to a tree of SVG elements.

Everything that moves has an id and its own place, everything that can be tapped says which actions it stands for.
Shapes are in the modules it puts together; colours are `paint`'s.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache, lru_cache

from stampede.brush import art, at, box, oval, sign, stamp
from stampede.camel.bets import top_ticket
from stampede.camel.draw import bazaar, ledger, piles, scenery
from stampede.camel.draw.cloth import cloth_art
from stampede.camel.draw.faces import Cast, cast_art
from stampede.camel.draw.ghost import ghost
from stampede.camel.draw.herd import camel_art, herd
from stampede.camel.draw.paint import stylesheet
from stampede.camel.draw.places import SIZE, SKY, corner, spot, tile_spot
from stampede.camel.draw.stands import stand, stand_art
from stampede.camel.editions import OVER_BACKWARD, OVER_FORWARD, RACERS, SPACES
from stampede.camel.notation import write_action
from stampede.camel.opening import show_position
from stampede.camel.position import Position
from stampede.camel.rules import legal
from stampede.camel.types import (
    PILES,
    Action,
    BetOnRace,
    JoinPartner,
    PlaceTile,
    Racer,
    Reveal,
    Space,
    State,
    TakeTicket,
)
from stampede.game import Character, Look
from stampede.inks import Theme
from stampede.svg import Node, group, kept, node, text, with_sheet

Actions = dict[str, str]


def draw(view: State, look: Look) -> Node:
    """The whole board, and the players below it if wanted."""
    actions = _actions(view, look)
    seats = len(view.players)
    cast = look.cast or tuple(Character(seat, seat) for seat in range(seats))
    tall = SKY + SIZE + (ledger.height(seats) if look.players else 0)
    return node(
        "svg",
        _definitions(cast),
        SKY_ART,
        GROUND_ART,
        _spaces(actions),
        _tiles(view, cast),
        ghost(view) if look.taps else None,
        _yard(view, cast, actions),
        bazaar.dice(view),
        herd(view.track),
        _players(view, cast, actions) if look.players else None,
        viewBox=f"0 {-SKY} {SIZE} {tall:g}",
        class_="derby",
    )


def picture(view: State, look: Look, theme: Theme = "light") -> Node:
    """The drawing as a file of its own: with its inks."""
    return with_sheet(draw(view, look), stylesheet(theme))


def picture_of(position: Position) -> str:
    """A position as a file, as notebooks show it."""
    return text(picture(show_position(position), Look(players=False, taps=False)))


HITS = (
    art("hit", box((0, 0, 100, 100))),
    art("cell", box((2, 2, 96, 96), "chosen", corner=12), box((2, 2, 96, 96), corner=12)),
    art("spot", oval((50, 54, 35, 27), "chosen"), oval((50, 54, 35, 27))),
)
ART = (
    *HITS,
    *cloth_art(),
    *camel_art(),
    *bazaar.bazaar_art(),
    *piles.pile_art(),
    *ledger.ledger_art(),
    *scenery.scenery_art(),
    *stand_art(),
)
SKY_ART = kept(scenery.sky())
GROUND_ART = kept(scenery.ground())


@lru_cache(maxsize=16)
def _definitions(cast: Cast) -> Node:
    return kept(node("defs", *ART, *cast_art(cast)))


def _actions(view: State, look: Look) -> Actions:
    """The legal actions of the seat that looks, by the id of the thing that stands for them."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    if look.taps and look.seat in (view.seat, None) and view.phase == "turn":
        for action in legal(view):
            found[_thing(action)].append(write_action(action))
    return {thing: " ".join(actions) for thing, actions in found.items()}


def _thing(action: Action) -> str:
    match action:
        case TakeTicket(racer):
            return f"tickets-{racer}"
        case PlaceTile(space):
            return f"space-{space}"
        case Reveal():
            return "pyramid"
        case BetOnRace(pile):
            return f"pile-{pile}"
        case JoinPartner(seat):
            return f"seat-{seat}"
    raise ValueError(f"{action} is not a player's")


def _place(
    name: str, where: tuple[float, float], parts: Iterable[Node | None], actions: Actions, key: int | None = None
) -> Node:
    """A thing on the board: what it can be tapped for now, what to ask about when it cannot, and the number on it."""
    can, said = actions.get(name), {"data_why": _asked(name), "data_key": None if key is None else str(key)}
    return group(parts, id=name, transform=at(*where), class_="can" if can else None, data_actions=can, **said)


def _asked(name: str) -> str:
    """The action somebody means who taps a thing, legal or not."""
    kind, _, which = name.partition("-")
    return {"tickets": f"t:{which}", "space": f"s:+{which}", "pile": f"{which[:1]}:b", "seat": f"p:{which}"}.get(
        kind, "r"
    )


def _cell(
    name: str, where: tuple[float, float], parts: Iterable[Node | None], actions: Actions, key: int | None = None
) -> Node:
    """A thing of 100×100 units, lit from below while it can be tapped."""
    lit = stamp("spot" if name.startswith("space") else "cell", ink="ring") if name in actions else None
    return _place(name, where, (HIT, lit, *parts), actions, key)


def _spaces(actions: Actions) -> Node:
    spaces = [_cell(f"space-{space}", corner(space), [_milestone(space)], actions) for space in range(1, SPACES + 1)]
    beyond = [node("g", id=f"space-{space}", transform=at(*spot(space))) for space in (OVER_BACKWARD, OVER_FORWARD)]
    return group([*spaces, *beyond], id="spaces")


@cache
def _milestone(space: Space) -> Node:
    """A space's number, where neither hooves nor the round corners hide it."""
    inset = 12 if space < 10 else 21 if space == 12 else 15
    return kept(sign(space, 100 - inset if 12 <= space <= 15 else inset, 88, 15, "num sand-num"))


def _tiles(view: State, cast: Cast) -> Node:
    tiles = [
        group(
            stand(cast[seat], player.tile.side),
            id=f"tile-{seat}",
            transform=at(*tile_spot(player.tile.space)),
            data_key="stand",
        )
        for seat, player in enumerate(view.players)
        if player.tile
    ]
    return group(tiles, id="tiles", pointer_events="none")


def _yard(view: State, cast: Cast, actions: Actions) -> Node:
    cards = {"winner": view.winner_pile, "loser": view.loser_pile}
    return group(
        [
            _cell("pyramid", bazaar.PYRAMID, bazaar.pyramid(view), actions),
            *(_tickets(view, it, actions) for it in RACERS),
            *(_cell(f"pile-{it}", piles.RUGS[it], piles.rug(it, cards[it]), actions) for it in PILES),
            group(bazaar.counter(view), transform=at(*bazaar.COUNTER)),
            *(piles.cards_on(it, cards[it], cast) for it in PILES),
        ],
        id="yard",
    )


def _tickets(view: State, racer: Racer, actions: Actions) -> Node:
    top = top_ticket(view, racer)
    tent = bazaar.tent(view, racer)
    return _cell(f"tickets-{racer}", bazaar.TENTS[racer], tent, actions, top.value if top else None)


def _players(view: State, cast: Cast, actions: Actions) -> Node:
    seats = len(view.players)
    panels = [
        _place(f"seat-{seat}", ledger.place(seat, seats), ledger.panel(view, seat, cast), actions)
        for seat in range(seats)
    ]
    return group([*ledger.strip(seats), *panels], id="players")


HIT = kept(stamp("hit", ink="hit"))
