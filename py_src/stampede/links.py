"""A game on its way out or in: as a link and as a file.

A link is `version, checksum, header, actions` in base64url. An action is its number among all that were possible, so
whatever a link says is a legal game, and a long race fits an address. A race that still runs travels without its seed
and with stand-ins for what lies face down, or as the position of its latest turn; a file of one says so, and keeps the
cards, as it is made to go on with.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import re
import zlib
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from stampede import table, wire
from stampede.catalog import game_named
from stampede.copies import possible, told
from stampede.game import Action, BadText, Game, Seat, Setup, State
from stampede.table import Table
from stampede.upgrades import started

VERSION = 2  # of links; 1: actions are numbered under the rules of saves of format 1
FILE_VERSION = 1
LONGEST_LINK = 1900  # with an address before it, 2,000
LONGEST_READ = 8000
LARGEST_HEADER = 20_000  # bytes, unpacked
LONGEST_NAME = 240


class Sitter(NamedTuple):
    """Who sits where: a person, or a bot of some kind."""

    name: str
    bot: str | None = None


class Parcel(NamedTuple):
    """A game outside any table."""

    save: Any
    seats: tuple[Sitter, ...]
    seed: str | None = None  # of a race that is over
    open: bool = True  # False: what lies face down is not known, stand-ins lie there
    practice: bool = False
    since: int = 0  # the ply from which the dice are the seed's
    name: str = ""


# ---- requests


class Link(NamedTuple):
    """A table as the part of an address behind `#game=`; `open` says whether it tells everything."""

    table: str
    seats: tuple[Sitter, ...]
    practice: bool = False
    since: int = 0


class File(NamedTuple):
    """A table as the text of a file."""

    table: str
    seats: tuple[Sitter, ...]
    practice: bool = False
    since: int = 0
    name: str = ""


class Receive(NamedTuple):
    """The game in a link (what stands behind `#game=`) or in a file's text, checked action by action."""

    text: str


# ---- verbs


def link(at: Table, request: Link) -> Any:
    parcel = _parcel(at, request.seats, request.practice, request.since)
    if not parcel.open:
        parcel = parcel._replace(save=told(at, None, lambda alike: alike[0]))
    return {"link": write_link(parcel), "open": parcel.open}


def file(at: Table, request: File) -> Any:
    parcel = _parcel(at, request.seats, request.practice, request.since)
    return {"file": write_file(parcel._replace(open=True, name=request.name[:LONGEST_NAME]))}


def receive(request: Receive) -> Any:
    text = request.text.strip()
    parcel = read_file(text) if text.startswith(("{", "[")) else read_link(text)
    at = table.load(parcel.save, "")
    if len(parcel.seats) != at.setup.seats:
        raise BadText("seats-differ", seats=len(parcel.seats), wanted=at.setup.seats)
    over = table.turn(at) == "over"
    leg = getattr(at.state, "leg", 1)
    since = min(parcel.since, len(parcel.save["actions"]))
    about = {"seed": parcel.seed if over else None, "since": since, "over": over, "leg": leg}
    return {**wire.to_json(parcel), **about}


def _parcel(at: Table, seats: tuple[Sitter, ...], practice: bool, since: int) -> Parcel:  # noqa: FBT001 - fields
    if len(seats) != at.setup.seats:
        raise BadText("seats-differ", seats=len(seats), wanted=at.setup.seats)
    over = table.turn(at) == "over"
    return Parcel(table.save(at), seats, at.seed if over else None, over, practice, since)


# ---- links


class Header(NamedTuple):
    """What a link says besides the actions."""

    game: str
    first: Seat | None
    start: str | None
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    seed: str | None
    open: bool
    practice: bool
    since: int
    plies: int
    added: tuple[int, ...] = ()


def write_link(parcel: Parcel) -> str:
    """The parcel as a link; names are cut where it would grow too long."""
    actions = _packed(parcel.save)
    for letters in (LONGEST_NAME, 20, 12, 8, 4, 1):
        text = _sealed(_head(_header(parcel, letters)) + actions)
        if len(text) <= LONGEST_LINK:
            return text
    raise BadText("link-too-long", length=len(text), most=LONGEST_LINK)


def read_link(text: str) -> Parcel:
    """The parcel in a link, or why there is none."""
    version, content = _opened(text)
    header, actions = _read_head(content)
    setup = Setup(header.game, len(header.names), header.first, header.start)
    save = _unpacked(setup, actions, header, version)
    seats = tuple(Sitter(name[:LONGEST_NAME], bot) for name, bot in zip(header.names, header.bots, strict=True))
    since = max(0, min(header.since, header.plies))
    return Parcel(save, seats, header.seed, header.open, header.practice, since)


def _header(parcel: Parcel, letters: int) -> Header:
    save, setup = parcel.save, parcel.save["setup"]
    names = tuple(sitter.name[:letters] for sitter in parcel.seats)
    about = (parcel.seed, parcel.open, parcel.practice, parcel.since, len(save["actions"]))
    bots = tuple(sitter.bot for sitter in parcel.seats)
    return Header(save["game"], setup["first"], setup["start"], names, bots, *about, tuple(save["added"]))


def _head(header: Header) -> bytes:
    """The header with its length before it."""
    text = json.dumps(wire.to_json(tuple(header)), separators=(",", ":"), ensure_ascii=False)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode("utf-8", "replace")) + packer.flush()
    return len(packed).to_bytes(2) + packed


def _read_head(content: bytes) -> tuple[Header, bytes]:
    end = 2 + int.from_bytes(content[:2])
    unpacker = zlib.decompressobj(-15)
    try:
        text = unpacker.decompress(content[2:end], LARGEST_HEADER).decode()
    except (zlib.error, ValueError):
        raise BadText("link-mangled") from None
    parts = wire.parse(text)
    if not isinstance(parts, list) or len(parts) not in (len(Header._fields) - 1, len(Header._fields)):
        raise BadText("link-mangled")
    header = wire.from_json(Header, dict(zip(Header._fields, parts, strict=False)))
    if len(header.bots) != len(header.names):
        raise BadText("link-mangled")
    return header, content[end:]


def _sealed(content: bytes) -> str:
    whole = bytes([VERSION]) + _checksum(content) + content
    return base64.urlsafe_b64encode(whole).rstrip(b"=").decode()


def _opened(text: str) -> tuple[int, bytes]:
    """The version of a link and what it holds, once its checksum is right."""
    if len(text) > LONGEST_READ:
        raise BadText("text-too-long", length=len(text), most=LONGEST_READ)
    if not re.fullmatch(r"[A-Za-z0-9_-]+", text, re.ASCII):
        raise BadText("not-a-link")
    try:
        whole = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise BadText("link-mangled") from None
    if whole[0] > VERSION:
        raise BadText("link-from-future", version=whole[0], known=VERSION)
    if not whole[0] or whole[1:5] != _checksum(whole[5:]) or len(whole) < 8:
        raise BadText("link-mangled")
    return whole[0], whole[5:]


def _checksum(content: bytes) -> bytes:
    return hashlib.sha256(content).digest()[:4]


# ---- actions as one number


def _packed(save: Any) -> bytes:
    """Each action as its place among all that were possible, all places as one number."""
    number = 0
    done = islice(_digits(table.load(save, "")), len(save["actions"]))  # what chance has yet to do is not told
    for base, digit in reversed(list(done)):
        number = number * base + digit
    return number.to_bytes((number.bit_length() + 7) // 8)


def _digits(at: Table) -> Iterator[tuple[int, int]]:
    game = table.game_of(at)
    for state, entry in zip(at.states, at.log, strict=False):
        choices = possible(game, state)
        yield len(choices), choices.index(entry.action)


def _unpacked(setup: Setup, content: bytes, header: Header, version: int) -> dict[str, Any]:
    """The save of the game whose actions such a number stands for; a link's version is its save's format."""
    game = game_named(setup.game)
    if header.plies not in range(table.MOST_PLIES + 1):
        raise BadText("link-mangled")
    state = started(setup) if version == 1 else game.start(setup)
    actions, left = _decoded(game, state, int.from_bytes(content), header.plies)
    if left or len(actions) != header.plies:
        raise BadText("link-mangled")
    added = {} if version == 1 else {"added": list(header.added)}
    about = {"format": version, "game": setup.game, "setup": table.saved_setup(setup)}
    return {**about, "actions": [game.write_action(action) for action in actions], **added}


def _decoded(game: Game, state: State, number: int, plies: int) -> tuple[list[Action], int]:
    actions = list[Action]()
    while len(actions) < plies and (choices := possible(game, state)):
        number, digit = divmod(number, len(choices))
        state, _ = game.apply(state, choices[digit])
        actions.append(choices[digit])
    return actions, number


# ---- files


def write_file(parcel: Parcel) -> str:
    """The parcel as the text of a file, one that people can read."""
    content = {"stampede": FILE_VERSION, **wire.to_json(parcel)}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def read_file(text: str) -> Parcel:
    """The parcel in a file; a bare save, as the terminal writes it, will do."""
    content = wire.parse(text)
    if isinstance(content, dict) and "format" in content:
        return Parcel(content, (Sitter(""),) * table.load(content, "").setup.seats)
    version = content.get("stampede") if isinstance(content, dict) else None
    if type(version) is not int or version < 1:
        raise BadText("not-a-save")
    if version > FILE_VERSION:
        raise BadText("save-from-future", format=version, known=FILE_VERSION)
    parcel = wire.from_json(Parcel, {name: part for name, part in content.items() if name != "stampede"})
    return _checked(parcel)


def _checked(parcel: Parcel) -> Parcel:
    seats: Sequence[Sitter] = [Sitter(sitter.name[:LONGEST_NAME], sitter.bot) for sitter in parcel.seats]
    return parcel._replace(seats=tuple(seats), name=parcel.name[:LONGEST_NAME], since=max(0, parcel.since))
