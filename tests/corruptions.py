"""Saves, files and links as accidents and forgers make them, each from a game that is whole.

Given the same generator it makes the same texts, so that whatever fails can be had again. What becomes of them is for
the tests in CPython and in the browser to find out.
"""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from stampede import links, table
from stampede.catalog import GAMES
from stampede.game import Setup
from stampede.links import Sitter
from walks import choice

DEEP = 20_000  # levels
NAMES = ("Ann", "Żółć", "漢字", "🐪🐫", "", "Finn", "O'Hara", "<b>")
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
SCALARS: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 10**9, -(10**30), 0.5, 1e308, "", "x", "camel2", "r", "w:b", "f:9", "\x00",
    "\ud800", "\u202e", "__proto__", "x" * 3000, [], {}, [[]], {"type": "Reveal"}, {"__proto__": {"hacked": 1}},
)  # fmt: skip


class Whole(NamedTuple):
    """A game that can be read, in the forms in which it travels."""

    save: dict[str, Any]
    file: str
    link: str


class Corrupted(NamedTuple):
    """A text that came in, and what was done to it."""

    kind: str
    text: str


@cache
def wholes() -> tuple[Whole, ...]:
    """Games of every kind: short, half run and finished, for few and for many."""
    seats = [(name, count) for name, game in GAMES.items() for count in (game.SEATS[0], game.SEATS[-1])]
    return tuple(_whole(Setup(name, count), plies) for name, count in seats for plies in (9, 40, 10_000))


def _whole(setup: Setup, plies: int) -> Whole:
    at, rng = table.sit_down(setup, f"{plies:032x}"), random.Random(plies)
    while at.ply < plies and isinstance(table.turn(at), int):
        at = table.act(at, choice(table.game_of(at), at.state, rng))
    sitters = tuple(Sitter(name, "regular" if name else None) for name in NAMES[: setup.seats])
    file = links.file(at, links.File("t", sitters, name="Friday"))["file"]
    return Whole(table.save(at), file, links.link(at, links.Link("t", sitters))["link"])


def corrupted(rng: random.Random) -> Corrupted:
    """Any game, corrupted in any way."""
    kind = rng.choice(list(KINDS))
    return Corrupted(kind, KINDS[kind](rng, rng.choice(wholes())))


# ---- any text


def _text(rng: random.Random, whole: Whole) -> str:
    return rng.choice((whole.file, whole.link, json.dumps(whole.save)))


def flipped(rng: random.Random, whole: Whole) -> str:
    """Some bits of the bytes."""
    content = bytearray(_text(rng, whole).encode())
    for _ in range(rng.choice((1, 1, 2, 5, 50))):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    return content.decode("utf-8", "replace")


def cut(rng: random.Random, whole: Whole) -> str:
    """Only a part of it arrived."""
    text = _text(rng, whole)
    start = rng.choice((0, 0, rng.randrange(len(text))))
    return text[start : rng.randrange(start, len(text) + 1)]


def shuffled(rng: random.Random, whole: Whole) -> str:
    """A part of it lies elsewhere, or twice."""
    text = _text(rng, whole)
    one, two, three = sorted(rng.randrange(len(text) + 1) for _ in range(3))
    return text[: one if rng.random() < 0.5 else two] + text[two:three] + text[one:two] + text[three:]


def littered(rng: random.Random, whole: Whole) -> str:
    """Signs that do not belong there: controls, marks of direction, halves of letters, other scripts."""
    text = _text(rng, whole)
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(text) + 1)
        text = (
            text[:at] + rng.choice(("\x00", "\u202e", "\ufeff", "\ud800", "٣", "%20", "\\u0000", '"', "}")) + text[at:]
        )
    return text


# ---- JSON


def _content(rng: random.Random, whole: Whole) -> Any:
    return json.loads(rng.choice((whole.file, json.dumps(whole.save))))


def _places(content: Any, place: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything inside."""
    parts = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    return [place, *(found for key, part in parts for found in _places(part, (*place, key)))]


def _changed(content: Any, place: tuple[Any, ...], change: Callable[[Any, Any], None]) -> Any:
    """The content after something was done to the parent at the end of a way, by key."""
    parent = content
    for key in place[:-1]:
        parent = parent[key]
    change(parent, place[-1])
    return content


def _some_place(rng: random.Random, content: Any) -> tuple[Any, ...]:
    """Rarely in the long list of actions, which would else be all that is ever changed."""
    places = [place for place in _places(content) if place]
    rare = [place for place in places if "actions" not in place[:-1]]
    return rng.choice(rare if rng.random() < 0.8 else places)


def retyped(rng: random.Random, whole: Whole) -> str:
    """A value of another kind."""
    content = _content(rng, whole)
    value = rng.choice(SCALARS)
    return json.dumps(_changed(content, _some_place(rng, content), lambda it, key: it.__setitem__(key, value)))


def dropped(rng: random.Random, whole: Whole) -> str:
    """Something is missing."""
    content = _content(rng, whole)
    return json.dumps(_changed(content, _some_place(rng, content), lambda it, key: it.__delitem__(key)))


def added(rng: random.Random, whole: Whole) -> str:
    """Something that nobody knows, or for the second time."""
    content = _content(rng, whole)
    name = rng.choice(("__proto__", "constructor", "more", "format", "seed", "", "\u202e", "x" * 5000))
    target = rng.choice([place for place in _places(content) if isinstance(_at(content, place), dict)])
    _at(content, target)[name] = rng.choice(SCALARS)
    return json.dumps(content)


def _at(content: Any, place: tuple[Any, ...]) -> Any:
    for key in place:
        content = content[key]
    return content


def deep(rng: random.Random, whole: Whole) -> str:
    """Brackets in brackets, closed or not, instead of some value or of everything."""
    levels = rng.choice((33, 100, 3_000, DEEP))
    opening, closing = rng.choice((("[", "]"), ('{"a":', "}"), ("[{", ""), ('["\\"",[', "]]")))
    nested = opening * levels + "1" + rng.choice((closing * levels, ""))
    content = _content(rng, whole)
    hole = json.dumps(_changed(content, _some_place(rng, content), lambda it, key: it.__setitem__(key, "HOLE")))
    return rng.choice((nested, hole.replace('"HOLE"', nested)))


def huge(rng: random.Random, whole: Whole) -> str:
    """Too long as a whole, or in some part."""
    content = _content(rng, whole)
    value = rng.choice(("x" * 300_000, [0] * 200_000, ["r"] * 60_000, "\u202e" * 100_000))
    number = "9" * rng.choice((400, 4_400, 300_000))
    hole = json.dumps(_changed(content, _some_place(rng, content), lambda it, key: it.__setitem__(key, "HOLE")))
    return hole.replace('"HOLE"', rng.choice((number, f"1e{number[:4]}", f"-0.{number}", json.dumps(value))))


def later(rng: random.Random, whole: Whole) -> str:
    """Of a version to come."""
    version = rng.choice((2, 3, 99, 10**12))
    if rng.random() < 0.3:
        return links._sealed(b"").replace("AQ", base64.urlsafe_b64encode(bytes([version % 250 + 2])).decode()[:2], 1)
    content = _content(rng, whole)
    return json.dumps(content | {"format" if "format" in content else "stampede": version, "news": [1]})


# ---- games that nobody could have played


def illegal(rng: random.Random, whole: Whole) -> str:
    """Good JSON: actions of the right kind in an order that the rules do not allow."""
    content = _content(rng, whole)
    save = content.get("save", content)
    actions = save["actions"]
    for _ in range(rng.choice((1, 1, 3))):
        one, two = rng.randrange(len(actions)), rng.randrange(len(actions))
        foreign = rng.choice(rng.choice(wholes()).save["actions"])
        rng.choice(_MISPLAYS)(actions, one, two, foreign)
    return json.dumps(content)


def _swap(actions: list[str], one: int, two: int, _: str) -> None:
    actions[one], actions[two] = actions[two], actions[one]


_MISPLAYS: tuple[Callable[[list[str], int, int, str], None], ...] = (
    _swap,
    lambda actions, one, _, foreign: actions.__setitem__(one, foreign),
    lambda actions, one, _, foreign: actions.insert(one, foreign),
    lambda actions, one, two, _: actions.insert(two, actions[one]),
)


def resettled(rng: random.Random, whole: Whole) -> str:
    """Another table than the one at which the actions were done."""
    content = _content(rng, whole)
    save = content.get("save", content)
    change = rng.choice(
        [
            {"seats": rng.choice((0, 1, 2, 5, 9, -3, 10**6))},
            {"first": rng.choice((0, 1, 8, -1, 99))},
            {
                "start": rng.choice(
                    ("1gyr,3bp,15w,16k - bgyrpx", "1gyrbp - bgyrp", "0k,17r - -", "-", "x" * 500, "1r " * 3)
                )
            },
        ]
    )
    save["setup"] |= change
    save["game"] = rng.choice((save["game"], *GAMES, "chess", "__class__"))
    return json.dumps(content)


# ---- links


def misspelt(rng: random.Random, whole: Whole) -> str:
    """Some letters of a link are other letters."""
    text = list(whole.link)
    for _ in range(rng.choice((1, 1, 2, 9))):
        text[rng.randrange(len(text))] = rng.choice(LETTERS)
    return "".join(text)


def forged(rng: random.Random, whole: Whole) -> str:
    """A link whose content was changed and whose checksum was made anew."""
    content = bytearray(links._opened(whole.link)[1])
    for _ in range(rng.choice((1, 2, 8))):
        content[rng.randrange(len(content))] = rng.randrange(256)
    return links._sealed(bytes(content[: rng.choice((len(content), rng.randrange(len(content))))]))


def reheaded(rng: random.Random, whole: Whole) -> str:
    """A link with a right checksum whose header says something else."""
    header, actions = links._read_head(links._opened(whole.link)[1])
    name, value = rng.choice(header._fields), rng.choice(SCALARS)
    return links._sealed(links._head(header._replace(**{name: value})) + actions)


def stretched(rng: random.Random, whole: Whole) -> str:
    """A link that is far too long, or names far too many plies."""
    if rng.random() < 0.5:
        return whole.link * rng.choice((5, 60, 400))
    header, actions = links._read_head(links._opened(whole.link)[1])
    plies = rng.choice((header.plies + 1, 4_999, 5_001, 10**9))
    return links._sealed(links._head(header._replace(plies=plies)) + actions + bytes(rng.randrange(200)))


KINDS: dict[str, Callable[[random.Random, Whole], str]] = {
    made.__name__: made
    for made in (
        flipped, cut, shuffled, littered, retyped, dropped, added, deep, huge, later, illegal, resettled, misspelt,
        forged, reheaded, stretched,
    )
}  # fmt: skip
