"""A position in text: `1gyr,3bp,15w,16k 5+0,9-1 bgyrpx`. Reads, checks and writes it; says exactly what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from stampede.camel.editions import (
    CAMEL1,
    CAMEL2,
    CRAZY,
    EDITIONS,
    GREY,
    OVER_BACKWARD,
    OVER_FORWARD,
    RACERS,
    REVEALS,
    SEATS,
    SPACES,
    Edition,
)
from stampede.camel.types import Camel, Side, Stack, State, Tile
from stampede.game import BadText, Seat

LONGEST = 200
_STACK = re.compile(r"(0|[1-9][0-9]?)([a-z]+)", re.ASCII)
_TILE = re.compile(r"(0|[1-9][0-9]?)([+-])([0-9])", re.ASCII)


class Position(NamedTuple):
    """What lies on the board: camels by space, tiles by owner, dice inside the pyramid."""

    edition: str
    track: tuple[Stack, ...]
    tiles: Mapping[Seat, Tile]
    pyramid: str

    def _repr_svg_(self) -> str:
        """The board, where a notebook shows this position."""
        from stampede.camel.draw import picture_of  # drawings know positions, not the other way round

        return picture_of(self)


def write_position(state: State) -> str:
    """The position of a state."""
    tiles = {seat: player.tile for seat, player in enumerate(state.players) if player.tile}
    return write(Position(state.edition, state.track, tiles, state.pyramid))


def write(position: Position) -> str:
    """The one way to write a position: spaces upwards, dice in the order bgyrpx."""
    camels = [f"{space}{stack}" for space, stack in enumerate(position.track) if stack]
    tiles = sorted((tile.space, tile.side, owner) for owner, tile in position.tiles.items())
    spots = [f"{space}{side}{owner}" for space, side, owner in tiles]
    return " ".join([",".join(camels) or "-", ",".join(spots) or "-", position.pyramid or "-"])


def read_position(text: str) -> Position:
    """The position a text stands for; `BadText` says which space, camel, tile or die is wrong."""
    fields = _fields(text)
    track = _read_track(fields[0])
    edition = _edition(fields, CAMEL1)
    _check_camels(track, RACERS + edition.crazy)
    return _checked(edition, track, fields)


def read_sketch(text: str, edition: str = CAMEL1.name) -> Position:
    """A position in the making: camels may still be missing, and then so may all that tells its edition."""
    fields = _fields(text)
    track = ("",) * (OVER_FORWARD + 1) if fields[0] == "-" else _read_track(fields[0])
    _check_camels(track, "")
    return _checked(_edition(fields, EDITIONS.get(edition, CAMEL1)), track, fields)


def _fields(text: str) -> list[str]:
    if len(text) > LONGEST:
        raise BadText("position-too-long", length=len(text), most=LONGEST)
    fields = text.split()
    if len(fields) != 3:
        raise BadText("position-fields", count=len(fields))
    return fields


def _edition(fields: list[str], otherwise: Edition) -> Edition:
    """Crazy camels and their die are the second edition's."""
    return CAMEL2 if any(letter in fields[0] + fields[2] for letter in CRAZY + GREY) else otherwise


def _checked(edition: Edition, track: tuple[Stack, ...], fields: list[str]) -> Position:
    _check_line(track)
    return Position(edition.name, track, _read_tiles(fields[1], track), _read_pyramid(fields[2], edition.dice))


def _read_track(field: str) -> tuple[Stack, ...]:
    track = [""] * (OVER_FORWARD + 1)
    for part in field.split(","):
        match = _STACK.fullmatch(part)
        if not match:
            raise BadText("position-stack-unreadable", text=part[:20])
        space, stack = int(match[1]), match[2]
        if space > OVER_FORWARD:
            raise BadText("no-such-space", space=space)
        if track[space]:
            raise BadText("space-twice", space=space)
        track[space] = stack
    return tuple(track)


def _check_camels(track: tuple[Stack, ...], wanted: str) -> None:
    """Every camel stands once, and those that are wanted do stand."""
    standing = [camel for stack in track for camel in stack]
    for camel in standing:
        if camel not in RACERS + CRAZY:
            raise BadText("no-such-camel", camel=camel)
        if standing.count(camel) > 1:
            raise BadText("camel-twice", camel=camel)
    for camel in wanted:
        if camel not in standing:
            raise BadText("camel-missing", camel=camel)


def _check_line(track: tuple[Stack, ...]) -> None:
    """M7: one unit can cross the line, led by a camel that runs that way."""
    if track[OVER_FORWARD] and track[OVER_BACKWARD]:
        raise BadText("crossed-both-ways")
    if track[OVER_FORWARD][:1] in tuple(CRAZY):
        raise BadText("crossed-wrong-way", camel=track[OVER_FORWARD][0], space=OVER_FORWARD)
    if track[OVER_BACKWARD][:1] in tuple(RACERS):
        raise BadText("crossed-wrong-way", camel=track[OVER_BACKWARD][0], space=OVER_BACKWARD)


def _read_tiles(field: str, track: tuple[Stack, ...]) -> dict[Seat, Tile]:
    tiles: dict[Seat, Tile] = {}
    for tile, owner in _split_tiles(field):
        if tile.space not in range(1, SPACES + 1):
            raise BadText("tile-off-track", space=tile.space)
        if tile.space == 1:
            raise BadText("tile-on-first-space")
        if track[tile.space]:
            raise BadText("tile-on-camels", space=tile.space, camels=track[tile.space])
        if owner not in range(SEATS[-1]):
            raise BadText("no-such-seat", seat=owner, seats=SEATS[-1])
        if owner in tiles:
            raise BadText("two-tiles-of-seat", seat=owner)
        for other in tiles.values():
            if abs(other.space - tile.space) <= 1:
                key = "tile-on-tile" if other.space == tile.space else "tile-beside-tile"
                raise BadText(key, space=tile.space, beside=other.space, seat=owner)
        tiles[owner] = tile
    return tiles


def _split_tiles(field: str) -> Iterator[tuple[Tile, Seat]]:
    for part in () if field == "-" else field.split(","):
        match = _TILE.fullmatch(part)
        if not match:
            raise BadText("position-tile-unreadable", text=part[:20])
        side: Side = "+" if match[2] == "+" else "-"
        yield Tile(int(match[1]), side), int(match[3])


def _read_pyramid(field: str, dice: str) -> str:
    inside: list[Camel] = [] if field == "-" else list(field)
    for die in inside:
        if die not in dice:
            raise BadText("no-such-die", die=die)
        if inside.count(die) > 1:
            raise BadText("die-twice", die=die)
    if len(dice) - len(inside) > REVEALS:
        raise BadText("too-many-dice-out", out=len(dice) - len(inside), most=REVEALS)
    return "".join(die for die in dice if die in inside)
