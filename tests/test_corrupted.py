"""Whatever a save, a file, a link or a message has become: a clear refusal or a legal game, and no table changed."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

import corruptions
from corruptions import Corrupted, corrupted
from stampede import bridge, links, table, words
from stampede.bridge import handle
from stampede.game import Refused

CORRUPTIONS = int(os.environ.get("STAMPEDE_CORRUPTIONS", "3000"))  # `make soak` asks for 100,000
BATCHES = 10  # so that several processes can share them
LONGEST_SENTENCE = 400
KEPT = "kept"


@pytest.fixture(autouse=True)
def room() -> Iterator[None]:
    """A room in which one game is being played."""
    bridge._tables.clear()
    told("new", table=KEPT, game="camel2", seats=3, seed="s")
    yield
    bridge._tables.clear()


def told(verb: str, **fields: Any) -> dict[str, Any]:
    """The answer to a request that arrives as text."""
    answer: dict[str, Any] = json.loads(handle(json.dumps({"id": 1, "verb": verb, **fields})))
    return answer


def sentence(answer: dict[str, Any]) -> str:
    """What a player is told; a refusal without a short, clear sentence fails."""
    code, params = answer["error"]["code"], answer["error"]["params"]
    assert code != "internal", answer
    said = words.refusal(code, params)
    assert said.endswith(".") and len(said) <= LONGEST_SENTENCE, said[:500]
    return str(code)


# ---- what becomes of a text


def received(it: Corrupted) -> str:
    """It comes in as a link or as a file: the key of its refusal, or `read` if it is a game after all."""
    answer = told("receive", text=it.text)
    if "error" in answer:
        return sentence(answer)
    check_game(answer["ok"])
    return "read"


def check_game(parcel: dict[str, Any]) -> None:
    """What was read can be played, shown in a list, and sent on."""
    at = table.load(parcel["save"], "seed")
    assert len(parcel["seats"]) == at.setup.seats
    assert 0 <= parcel["since"] <= len(parcel["save"]["actions"])
    assert "ok" in told("glance", save=parcel["save"])
    sitters = tuple(links.Sitter(seat["name"], seat["bot"]) for seat in parcel["seats"])
    assert "file" in links.file(at, links.File("t", sitters, name=parcel["name"]))


def loaded(it: Corrupted) -> str:
    """It was what the device had kept, and is opened in the place of a game that is being played."""
    try:
        save = json.loads(it.text)
    except (ValueError, RecursionError):
        save = it.text
    save = save.get("save", save) if isinstance(save, dict) else save
    before = bridge._tables[KEPT]
    answer = told_deep("load", save)
    if "error" in answer:
        assert bridge._tables == {KEPT: before}
        return sentence(answer)
    bridge._tables[KEPT] = before
    return "read"


def told_deep(verb: str, save: Any) -> dict[str, Any]:
    try:
        return told(verb, table=KEPT, save=save, seed="s")
    except RecursionError:  # json.dumps cannot write that down, so it cannot have been asked
        return told(verb, table=KEPT, save="[" * corruptions.DEEP, seed="s")


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("arrive", [received, loaded])
def test_a_corrupted_game_is_refused_in_words_and_changes_nothing(
    arrive: Callable[[Corrupted], str], batch: int, record_property: Callable[[str, object], None]
) -> None:
    before, codes = dict(bridge._tables), Counter[str]()
    for number in range(CORRUPTIONS // BATCHES // 2):
        it = corrupted(random.Random(f"{arrive.__name__} {batch} {number}"))
        codes[arrive(it)] += 1
        assert bridge._tables == before, it.kind
    record_property("corrupted saves and links", dict(codes))
    assert len(codes) > 5
    assert codes["read"] < codes.total() / 4


# ---- each kind, once and by name


@pytest.mark.parametrize("kind", corruptions.KINDS)
def test_every_kind_of_corruption_is_mostly_refused(kind: str) -> None:
    rng = random.Random(kind)
    texts = [corruptions.KINDS[kind](rng, rng.choice(corruptions.wholes())) for _ in range(25)]
    found = [received(Corrupted(kind, text)) for text in texts]
    assert found.count("read") < len(found), f"{kind} corrupts nothing"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[" * 20_000, "text-too-deep"),
        ('{"a":' * 20_000 + "1" + "}" * 20_000, "text-too-deep"),
        ('{"format":1,"x":"' + "x" * 300_000 + '"}', "text-too-long"),
        ('{"format":3}', "save-from-future"),
        ('{"stampede":7}', "save-from-future"),
        ("{", "not-json"),
        ('{"format":1,"game":"camel2","setup":{"seats":2,"first":0},"actions":["f:1"]}', "save-action-refused"),
        (
            f'{{"format":1,"game":"camel2","setup":{{"seats":2}},"actions":{json.dumps(["r"] * 5_001)}}}',
            "save-too-long",
        ),
        ('{"format":1e999}', "not-a-save"),
        ('{"format":' + "9" * 5_000 + "}", "number-too-large"),
        ("AQ", "link-mangled"),
        ("_w", "link-from-future"),
    ],
)
def test_what_is_wrong_with_it_is_named(text: str, code: str) -> None:
    assert received(Corrupted("named", text)) == code


def test_numbers_in_a_file_are_brought_into_their_bounds() -> None:
    content = json.loads(corruptions.wholes()[2].file)
    for since, wanted in ((10**9, len(content["save"]["actions"])), (-5, 0)):
        assert told("receive", text=json.dumps(content | {"since": since}))["ok"]["since"] == wanted


@pytest.mark.parametrize("read", [links.read_link, links.read_file, lambda text: table.load(text, "")])
def test_readers_raise_nothing_but_refusals(read: Callable[[str], object]) -> None:
    """Without the bridge's last fence, behind which a failure could hide."""
    for number in range(150):
        with suppress(Refused):
            read(corrupted(random.Random(number)).text)


# ---- messages


def requests() -> list[dict[str, Any]]:
    """One good request for each verb about the game that is being played."""
    whole = corruptions.wholes()[0]
    sheet = {"position": "1gyr,3bp,15w,16k - bgyrpx"}
    at, seats = {"table": KEPT}, [{"name": "A", "bot": None}] * 3
    ply = bridge._tables[KEPT].ply
    return [
        {"verb": "games"},
        {
            "verb": "new",
            "table": "n",
            "game": "camel2",
            "seats": 2,
            "seed": "s",
            "start": sheet["position"],
            "first": 0,
        },
        {"verb": "load", "table": "n", "save": whole.save, "seed": "s"},
        {"verb": "show", **at, "ply": 3, "seat": 0},
        {"verb": "act", **at, "ply": ply, "seat": 0, "action": "w:b"},
        {"verb": "why", **at, "seat": 0, "action": "s:+5"},
        {"verb": "think", **at, "ply": ply, "bot": "greenhorn"},
        {"verb": "play", **at, "ply": ply, "bot": "greenhorn"},
        {"verb": "undo", **at, "ply": ply, "seats": [0]},
        {"verb": "redo", **at, "ply": ply},
        {"verb": "log", **at, "seat": 1},
        {"verb": "scores", **at},
        {"verb": "odds", **at, "seat": 1},
        {"verb": "advise", **at, "ply": ply, "seat": None},
        {"verb": "review", **at, "seat": 0},
        {"verb": "ghost", **at, "ply": ply, "seat": 0, "action": "6:R"},
        {"verb": "save", **at},
        {"verb": "close", "table": "n"},
        {"verb": "fork", **at, "ply": 3, "seed": "s"},
        {"verb": "fair", **at},
        {"verb": "glance", "save": whole.save},
        {"verb": "link", **at, "seats": seats},
        {"verb": "file", **at, "seats": seats, "name": "x"},
        {"verb": "receive", "text": whole.link},
        {"verb": "tiles"},
        {"verb": "deck", "game": "elephant"},
        {"verb": "course", "tiles": "DkfEJCGMH", "seats": 4},
        {"verb": "study", **sheet, "tickets": [1, 2, 3, 4, 0], "shown": ["r3"]},
        {"verb": "study-edit", **sheet, "edit": "put r 5"},
        {"verb": "study-roll", **sheet, "roll": "r3"},
        {"verb": "study-odds", **sheet},
    ]


def test_every_verb_is_asked_here() -> None:
    assert {request["verb"] for request in requests()} == set(bridge.VERBS)


def mangled(rng: random.Random, request: dict[str, Any]) -> str:
    """A request of which some values are others, some fields gone or new, or the text damaged."""
    changed = dict(request)
    for _ in range(rng.choice((1, 1, 2))):
        changed[rng.choice([*changed, "id", "more"])] = rng.choice((*corruptions.SCALARS, *NOTATION))
    text = json.dumps(changed)
    at = rng.randrange(len(text))
    return text if rng.random() < 0.9 else text[:at] + rng.choice('"{}[]\\\x00') + text[at + 1 :]


NOTATION: tuple[Any, ...] = (
    "s:+16", "s:-99", "p:7", "r:b1", "o:k3", "0k - bgyrp", "17r,1bgypwk - bgyrpx", "1bgyrp 5+0,5-0 -", "put x 99",
    "tile + 1", "die x", "next-leg", "clear", "under r r", "r9", "x1", [9, 9, 9, 9, 9], [-1] * 5, [0] * 4, ["r3"] * 9,
    ["zz"], [{"name": "\u202e", "bot": "__proto__"}] * 3, [None] * 3, [0, 0, 1], KEPT, "n", "x" * 500,
)  # fmt: skip


@pytest.mark.parametrize("verb", bridge.VERBS)
def test_a_mangled_message_has_an_answer_and_never_breaks_anything(verb: str) -> None:
    rng = random.Random(verb)
    before, fresh = dict(bridge._tables), next(request for request in requests() if request["verb"] == verb)
    for _ in range(max(20, CORRUPTIONS // 100)):
        answer = json.loads(handle(mangled(rng, fresh)))
        if "error" in answer:
            sentence(answer)
            assert bridge._tables == before
        bridge._tables.clear()
        bridge._tables.update(before)
