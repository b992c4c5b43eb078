"""A position in text: `DkfEJCGMH 14aR,9bB,9cG 12a,15a 65c/??????/2wm*1 6t -`. Reads, checks and writes it.

Six fields: tiles; elephants; cows; hands with snakes; discards; crossings. `-` stands for none, `?` for a card that is
not known.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from stampede.elephant import deck
from stampede.elephant.course import (
    LANES,
    MISSING,
    NOWHERE,
    Course,
    Place,
    check_tiles,
    course,
    read_place,
    write_place,
)
from stampede.elephant.deck import Hand
from stampede.elephant.turns import SNAKES, SNAKES_OF_TWO
from stampede.elephant.types import ELEPHANTS, Crossing, Player, State
from stampede.game import BadText

LONGEST = 400
MOST_COWS = 10
_PLACE = re.compile(r"([1-9][0-9]?)([abc])([A-Z]?)", re.ASCII)
_HAND = re.compile(r"(-|[0-9a-z?]+)(?:\*([1-9]))?", re.ASCII)
_CROSSING = re.compile(r"([Mj])(\+|[A-Z]+)", re.ASCII)


class Position(NamedTuple):
    """What a position says."""

    tiles: str
    elephants: tuple[Place, ...]
    cows: tuple[Place, ...]
    players: tuple[Player, ...]
    discards: Hand
    crossings: tuple[Crossing, ...]

    def _repr_svg_(self) -> str:
        """The course, where a notebook shows this position."""
        from stampede.elephant.draw import picture_of  # drawings know positions, not the other way round

        return picture_of(self)


def write_position(state: State) -> str:
    """The position of a state, or of a view, whose unseen cards are written as `?`."""
    ground = course(state.course)
    herd = zip(state.elephants, ELEPHANTS, strict=False)
    elephants = [write_place(place) + elephant for place, elephant in herd if place != NOWHERE]
    cows = [write_place(place) for place in state.cows]
    marks = [state.course[(row - 2) // 5] for row in ground.crossings]
    crossings = [mark + _write_crossing(here) for mark, here in zip(marks, state.crossings, strict=True)]
    return " ".join(
        [
            state.course,
            ",".join(elephants) or "-",
            ",".join(cows) or "-",
            "/".join(map(_write_player, state.players)),
            _write_cards(state.discards),
            ",".join(told for told in crossings if len(told) > 1) or "-",
        ]
    )


def _write_crossing(crossing: Crossing) -> str:
    return "+" if crossing.is_open else crossing.waiting


def _write_cards(cards: Hand) -> str:
    return "".join(card or "?" for card in cards) or "-"


def _write_player(player: Player) -> str:
    cards = _write_cards((*player.hand, *(None,) * player.owed))
    return f"{cards}*{player.snakes}" if player.snakes else cards


# ---- reading


def read_position(text: str, seats: int) -> Position:
    """The position a text stands for at a table of so many; `BadText` says what is wrong with it."""
    if len(text) > LONGEST:
        raise BadText("position-too-long", length=len(text), most=LONGEST)
    fields = text.split()
    if len(fields) != 6:
        raise BadText("race-fields", count=len(fields))
    check_tiles(fields[0])
    ground = course(fields[0])
    elephants = _read_elephants(fields[1], ground, seats)
    cows = _read_cows(fields[2], ground, elephants)
    players = _read_players(fields[3], seats)
    discards = _read_cards(fields[4])
    _check_deck(players, discards)
    return Position(fields[0], elephants, cows, players, discards, _read_crossings(fields[5], ground, elephants))


def _parts(field: str, sign: str = ",") -> list[str]:
    return [] if field == "-" else field.split(sign)


def _read_elephants(field: str, ground: Course, seats: int) -> tuple[Place, ...]:
    """All elephants of the table once, not all of a seat's at home; or none, and starting places are still free."""
    wanted = ELEPHANTS[: 4 if seats == 2 else seats]
    found: dict[str, Place] = {}
    for part in _parts(field):
        place, elephant = _read_standing(part, ground)
        if elephant not in wanted:
            raise BadText("no-such-elephant", elephant=elephant)
        if elephant in found:
            raise BadText("elephant-twice", elephant=elephant)
        if place in found.values() and place < ground.line:
            raise BadText("place-twice", place=write_place(place))
        found[elephant] = place
    if missing := [elephant for elephant in wanted if found and elephant not in found]:
        raise BadText("elephant-missing", elephant=missing[0])
    places = tuple(found.get(elephant, NOWHERE) for elephant in wanted)
    if any(min(places[seat::seats]) >= ground.line for seat in range(seats)):
        raise BadText("position-race-over")
    return places


def _read_standing(part: str, ground: Course) -> tuple[Place, str]:
    """A place that exists (or lies just past the line), and who stands there."""
    match = _PLACE.fullmatch(part)
    if not match:
        raise BadText("place-unreadable", text=part[:20])
    place = read_place(match[1] + match[2])
    if place >= ground.line + LANES or (place < ground.line and ground.marks[place] == MISSING):
        raise BadText("no-such-place", place=match[1] + match[2])
    return place, match[3]


def _read_cows(field: str, ground: Course, elephants: tuple[Place, ...]) -> tuple[Place, ...]:
    cows: list[Place] = []
    for part in _parts(field):
        place, letter = _read_standing(part, ground)
        if letter:
            raise BadText("place-unreadable", text=part[:20])
        if place < ground.line and place in (*cows, *elephants):
            raise BadText("place-twice", place=part)
        cows.append(place)
    if len(cows) > MOST_COWS:
        raise BadText("too-many-cows", cows=len(cows), most=MOST_COWS)
    return tuple(cows)


def _read_players(field: str, seats: int) -> tuple[Player, ...]:
    parts = field.split("/")
    if len(parts) != seats:
        raise BadText("hands-of-other-table", hands=len(parts), seats=seats)
    players = tuple(map(_read_player, parts))
    most = SNAKES_OF_TWO if seats == 2 else SNAKES
    if sum(player.snakes for player in players) > most:
        raise BadText("too-many-snakes", most=most)
    return players


def _read_player(part: str) -> Player:
    match = _HAND.fullmatch(part)
    if not match:
        raise BadText("hand-unreadable", text=part[:20])
    cards = _read_cards(match[1])
    hand = deck.in_order(card for card in cards if card)
    return Player(hand, int(match[2] or 0), len(cards) - len(hand))


def _read_cards(field: str) -> Hand:
    cards = "" if field == "-" else field
    for card in cards:
        if card not in deck.CARDS + "?":
            raise BadText("no-such-card", card=card)
    return tuple(None if card == "?" else card for card in cards)


def _check_deck(players: tuple[Player, ...], discards: Hand) -> None:
    """No card more often than the deck has it, and enough left to deal."""
    named = [card for player in players for card in player.hand] + list(discards)
    for card, count, most in zip(deck.CARDS, deck.counted(named), deck.FULL, strict=True):
        if count > most:
            raise BadText("card-too-often", card=card, most=most)
    if len(named) + sum(player.owed for player in players) > deck.SIZE:
        raise BadText("too-many-cards", most=deck.SIZE)


def _read_crossings(field: str, ground: Course, elephants: tuple[Place, ...]) -> tuple[Crossing, ...]:
    """P5: which crossings are open and who waits before the others; what is not said follows from the elephants."""
    said: dict[str, str] = {}
    for part in _parts(field):
        match = _CROSSING.fullmatch(part)
        if not match:
            raise BadText("crossing-unreadable", text=part[:20])
        said[match[1]] = match[2]
    marks = {ground.tiles[(row - 2) // 5]: row for row in ground.crossings}
    for mark in said:
        if mark not in marks:
            raise BadText("no-such-crossing", tile=mark)
    return tuple(_crossing(said.get(mark, ""), row, elephants) for mark, row in marks.items())


def _crossing(told: str, row: int, elephants: tuple[Place, ...]) -> Crossing:
    rows = {elephant: place // LANES for elephant, place in zip(ELEPHANTS, elephants, strict=False)}
    if told == "+" or _anybody(rows.values(), row):
        return Crossing(is_open=True)
    there = [elephant for elephant, at in rows.items() if at == row - 1]
    waiting = told + "".join(elephant for elephant in there if elephant not in told)
    if sorted(waiting) != sorted(there):
        raise BadText("nobody-waits-there", elephants=told)
    return Crossing(waiting=waiting)


def _anybody(rows: Iterable[int], row: int) -> bool:
    return any(at >= row for at in rows)
