"""Games on their way out and in: links, files, copies to play on from, and the account of the dice.

What leaves a race that still runs must not depend on anything that lies face down in it, nor on dice to come.
"""

from __future__ import annotations

import base64
import json
import random
import zlib
from pathlib import Path
from typing import Any

import pytest

from stampede import bridge, camel, catalog, copies, links, table
from stampede.game import BadText, Game, Setup, decision
from stampede.links import Sitter
from stampede.table import Table
from walks import choice

SAVES = Path(__file__).parent / "saves"
LONG_NAMES = (
    "Wolfeschlegelsteinha", "Żółćżółćżółćżółćżółć", "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字", "Ann",
    "Бориславбориславбори", "🐪🐫🐪🐫🐪🐫🐪🐫🐪🐫🐪🐫🐪🐫🐪🐫🐪🐫🐪🐫", "Finn the very long one", "Hana",
)  # fmt: skip
CAMELS = ("camel2", "camel1")


def game_of(at: Table) -> Game:
    return table.game_of(at)


def sitters(count: int) -> tuple[Sitter, ...]:
    return tuple(Sitter(name, "bookmaker" if at else None) for at, name in enumerate(LONG_NAMES[:count]))


def raced(seed: str, seats: int, *, game: str = "camel2", bot: str = "random", plies: int = 10_000) -> Table:
    """A race of bots, to its end or so far."""
    at = table.sit_down(Setup(game, seats), seed)
    while at.ply < plies and isinstance(seat := table.turn(at), int):
        thoughts = camel.BOTS[bot](camel.view(at.state, seat), seat, table.bot_rng(at))
        at = table.act(at, decision(thoughts).action)
    return at


def walked(setup: Setup, seed: int, *, plies: int = 10_000) -> Table:
    """A race in which everybody does anything."""
    at, rng = table.sit_down(setup, f"{seed:032x}"), random.Random(seed)
    while at.ply < plies and isinstance(table.turn(at), int):
        at = table.act(at, choice(game_of(at), at.state, rng))
    return at


def linked(at: Table, **about: Any) -> str:
    return str(links.link(at, links.Link("t", sitters(at.setup.seats), **about))["link"])


# ---- links


@pytest.mark.parametrize("game", CAMELS)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_finished_race_comes_out_of_its_link_as_it_went_in(game: str, seats: int) -> None:
    for seed in range(4):
        at = walked(Setup(game, seats), seed)
        parcel = links.read_link(linked(at, practice=True, since=3))
        assert parcel.save == table.save(at)
        assert (parcel.seed, parcel.open, parcel.practice, parcel.since) == (at.seed, True, True, 3)
        assert [sitter.bot for sitter in parcel.seats] == [None, *["bookmaker"] * (seats - 1)]
        assert [sitter.name for sitter in parcel.seats] == list(LONG_NAMES[:seats])


def test_a_race_from_a_position_keeps_it() -> None:
    at = walked(Setup("camel2", 3, 1, "1gyr,3bp,15w,16k 5+0 bgyrpx"), 1)
    assert links.read_link(linked(at)).save == table.save(at)


def test_links_of_eight_players_are_short() -> None:
    """By whim, by bots, and the longest there is a reason for: everybody moves tiles as often as anything."""
    races = [walked(Setup("camel2", 8), seed) for seed in range(25)]
    races += [raced(str(seed), 8, bot=bot) for bot in ("random", "greenhorn") for seed in range(2)]
    races += [fidgeting(seed) for seed in range(3)]
    assert max(at.ply for at in races) > 300
    assert max(len(linked(at)) for at in races) <= 700


def fidgeting(seed: int) -> Table:
    """Eight players of whom each picks any legal action, which mostly is a tile's."""
    at, rng = table.sit_down(Setup("camel2", 8), str(seed)), random.Random(seed)
    while isinstance(table.turn(at), int):
        at = table.act(at, rng.choice(camel.legal(at.state)))
    return at


def test_whoever_stretches_a_race_gets_a_link_with_shorter_names_and_then_none() -> None:
    lengths = {plies: len(linked(dawdling(plies))) for plies in (300, 1500)}
    assert lengths[300] < lengths[1500] <= links.LONGEST_LINK
    with pytest.raises(BadText, match="link-too-long"):
        linked(dawdling(3000))


def dawdling(plies: int) -> Table:
    """Two players who do little but move their tiles, until somebody shakes for the rest of the race."""
    at, rng = table.sit_down(Setup("camel2", 2, 0, "1gyr,3bp,15w,16k - bgyrpx"), "d"), random.Random(1)
    while isinstance(table.turn(at), int):
        tiles = [action for action in camel.legal(at.state) if camel.write_action(action)[0] == "s"]
        at = table.act(at, rng.choice(tiles) if tiles and at.ply < plies else camel.read_action("r"))
    return at


def test_names_that_are_too_long_for_a_link_are_cut() -> None:
    at = walked(Setup("camel2", 8), 3)
    rng = random.Random(5)
    names = ["".join(chr(rng.randrange(0x4E00, 0x9FFF)) for _ in range(240)) for _ in range(8)]
    made = links.link(at, links.Link("t", tuple(Sitter(name) for name in names)))["link"]
    assert len(made) <= links.LONGEST_LINK
    parcel = links.read_link(made)
    assert parcel.save == table.save(at)
    assert all(name.startswith(sitter.name) for name, sitter in zip(names, parcel.seats, strict=True))


@pytest.mark.parametrize("plies", [8, 30, 60])
def test_a_link_of_a_running_race_holds_no_seed_and_no_card(plies: int) -> None:
    """The same race with other cards face down and with other dice to come gives the same link, byte for byte."""
    rng = random.Random(plies)
    for seed in range(6):
        at = walked(Setup("camel2", 4), seed, plies=plies)
        assert table.turn(at) != "over"
        other = copies.as_seen(at, None, rng.choice)
        twin = table.load({**table.save(at), "actions": copies.written(at, other)}, "another seed")
        assert linked(at) == linked(twin)
        parcel = links.read_link(linked(at))
        assert (parcel.seed, parcel.open) == (None, False)


def test_a_running_race_looks_the_same_through_its_link() -> None:
    for seed in range(6):
        at = walked(Setup("camel2", 4), seed, plies=50)
        seen = table.load(links.read_link(linked(at)).save, "")
        game = game_of(at)
        for here, there in zip(at.states, seen.states, strict=True):
            assert game.view(here, None) == game.view(there, None)


# ---- links that were mangled


@pytest.fixture(scope="module")
def good() -> str:
    return linked(walked(Setup("camel2", 4), 9))


def refused(text: str) -> str:
    answer = json.loads(bridge.handle(json.dumps({"id": 1, "verb": "receive", "text": text})))
    return str(answer["error"]["code"])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-link"),
        ("hello world", "not-a-link"),
        ("<script>", "not-a-link"),
        ("ħ", "not-a-link"),
        ("A", "link-mangled"),
        ("AQ", "link-mangled"),
        ("a" * 7999, "link-from-future"),
        ("a" * 8001, "text-too-long"),
    ],
)
def test_what_is_no_link_is_refused(text: str, code: str) -> None:
    assert refused(text) == code


def test_a_link_with_any_letter_changed_or_lost_is_refused(good: str) -> None:
    rng = random.Random(2)
    for at in range(len(good)):
        other = rng.choice([letter for letter in "abcdefghijklmnopqrstuvwxyzABCDEF0123456789-_" if letter != good[at]])
        changed = good[:at] + other + good[at + 1 :]
        if _same_bytes(changed, good):
            continue  # base64's last letter has bits to spare
        assert refused(changed) in ("link-mangled", "link-from-future")
        assert refused(good[:at]) in ("link-mangled", "not-a-link")


def _same_bytes(one: str, other: str) -> bool:
    first, second = (base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in (one, other))
    return first == second


def forged(*header: Any, actions: bytes = b"") -> str:
    """A link whose checksum is right, whatever it says."""
    text = json.dumps(header)
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return links._sealed(len(packed).to_bytes(2) + packed + actions)


GOOD = ["camel2", 0, None, ["A", "B"], [None, None], None, True, False, 0, 7]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({0: "chess"}, "no-such-game"),
        ({0: 7}, "field-of-wrong-kind"),
        ({1: 5}, "no-such-seat"),
        ({2: "1gyr"}, "position-fields"),
        ({3: ["A"] * 9, 4: [None] * 9}, "seats-out-of-range"),
        ({3: ["A"] * 3}, "link-mangled"),
        ({9: 10**9}, "link-mangled"),
        ({9: -1}, "link-mangled"),
        ({9: 0.5}, "field-of-wrong-kind"),
    ],
)
def test_a_forged_link_is_refused(change: dict[int, Any], code: str) -> None:
    assert "ok" in json.loads(bridge.handle(json.dumps({"id": 1, "verb": "receive", "text": forged(*GOOD)})))
    header = [change.get(at, part) for at, part in enumerate(GOOD)]
    assert refused(forged(*header)) == code


def test_a_forged_header_that_would_fill_the_memory_is_refused() -> None:
    assert refused(forged("camel2" * 100_000)) in ("link-mangled", "not-json")
    assert refused(forged([[[]]] * 3)) == "link-mangled"


def test_a_forged_link_cannot_bring_a_seed_to_a_running_race() -> None:
    header = [*GOOD[:5], "known-dice", *GOOD[6:]]
    answer = json.loads(bridge.handle(json.dumps({"id": 1, "verb": "receive", "text": forged(*header)})))
    assert answer["ok"]["seed"] is None


# ---- files


def filed(at: Table, name: str = "Friday") -> str:
    return str(links.file(at, links.File("t", sitters(at.setup.seats), name=name))["file"])


def test_a_file_brings_a_finished_race_back_with_its_seed() -> None:
    at = walked(Setup("camel1", 3), 4)
    parcel = links.read_file(filed(at))
    assert (parcel.save, parcel.seed, parcel.name) == (table.save(at), at.seed, "Friday")
    assert parcel.seats == sitters(3)


def test_a_file_of_a_running_race_holds_its_cards_but_not_its_seed() -> None:
    at = walked(Setup("camel2", 4), 2, plies=50)
    text = filed(at)
    assert at.seed not in text
    assert links.read_file(text).save == table.save(at)


def test_a_bare_save_is_a_file_too() -> None:
    at = walked(Setup("camel2", 3), 2, plies=20)
    parcel = links.read_file(json.dumps(table.save(at)))
    assert (parcel.save, parcel.seats) == (table.save(at), (Sitter(""),) * 3)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"stampede": 2}, "save-from-future"),
        ({"stampede": None}, "not-a-save"),
        ({"stampede": True}, "not-a-save"),
        ({"seats": [{"name": "A", "bot": None}]}, "seats-differ"),
        ({"seats": "AB"}, "field-of-wrong-kind"),
        ({"save": None}, "not-a-save"),
        ({"more": 1}, "field-unknown"),
        ({"since": "x"}, "field-of-wrong-kind"),
    ],
)
def test_a_mangled_file_is_refused(change: dict[str, Any], code: str) -> None:
    content = json.loads(filed(walked(Setup("camel2", 2), 2, plies=20))) | change
    assert refused(json.dumps(content)) == code


@pytest.mark.parametrize("text", ["{", "[1]", '{"a": 1}', "[" * 20_000, '{"stampede": 1}'])
def test_what_is_no_file_is_refused(text: str) -> None:
    assert refused(text) in ("not-json", "not-a-save", "text-too-deep", "field-missing")


GOLDEN = sorted(SAVES.glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_saves_and_links_of_every_released_format_load(path: Path) -> None:
    """Each file has a game as it was kept, as a file and as a link, and how it stood then or where it stops today."""
    kept = json.loads(path.read_text("utf-8"))
    at = table.load(kept["save"], kept["seed"])
    assert (at.stop and list(at.stop)) == kept.get("stop")
    game = game_of(at)
    assert (game.position(at.state), list(game.scores(at.state))) == (kept["position"], kept["scores"])
    assert links.read_link(kept["link"]).save == kept["link_save"]
    assert links.read_file(json.dumps(kept["file"])).save == kept["save"]


def test_there_are_golden_saves_of_each_format() -> None:
    formats = {json.loads(path.read_text("utf-8"))["save"]["format"] for path in GOLDEN}
    assert formats == set(range(1, table.FORMAT + 1))


# ---- copies to play on from


def forked(at: Table, ply: int, seat: int | None = 0) -> dict[str, Any]:
    return dict(copies.fork(at, copies.Fork("t", ply, "new", seat)))


def test_a_copy_of_a_finished_race_is_the_race_up_to_there() -> None:
    at = walked(Setup("camel2", 4), 7)
    for ply in (8, at.ply // 2, at.ply - 2):
        copy = forked(at, ply)
        assert copy["save"]["actions"] == table.save(at)["actions"][:ply]
        assert copy["dealt"] is False
    assert table.save(at) == table.save(walked(Setup("camel2", 4), 7)), "the original is as it was"


def test_a_copy_of_a_running_race_tells_nothing_of_others_cards() -> None:
    """Cards are dealt anew: the copy is the same whatever really lies there, and looks the same to the seat."""
    rng = random.Random(4)
    for seed in range(6):
        at = walked(Setup("camel2", 4), seed, plies=50)
        other = copies.as_seen(at, 0, rng.choice)
        twin = table.load({**table.save(at), "actions": copies.written(at, other)}, at.seed)
        assert forked(at, at.ply) == forked(twin, at.ply)
        copy = table.load(forked(at, at.ply)["save"], "new")
        for here, there in zip(at.states, copy.states, strict=True):
            assert camel.view(here, 0) == camel.view(there, 0)


def test_one_learns_that_cards_were_dealt_anew() -> None:
    at = table.sit_down(Setup("camel2", 2, 0, "1gyr,3bp,15w,16k - bgyrpx"), "s")
    for text in ("w:b", "l:g"):
        at = table.act(at, camel.read_action(text))
    assert [forked(at, ply)["dealt"] for ply in (0, 1, 2)] == [False, False, True]
    assert forked(at, 1, None)["dealt"] is True


def test_a_copy_at_no_ply_is_refused() -> None:
    at = walked(Setup("camel2", 2), 1, plies=20)
    for ply in (-1, at.ply + 1):
        with pytest.raises(BadText, match="no-such-ply"):
            forked(at, ply)


# ---- a glance


@pytest.mark.parametrize("plies", [8, 50])
def test_a_glance_is_for_everybodys_eyes(plies: int) -> None:
    rng = random.Random(1)
    for seed in range(4):
        at = walked(Setup("camel2", 4), seed, plies=plies)
        other = copies.written(at, copies.as_seen(at, None, rng.choice))
        saves = table.save(at), {**table.save(at), "actions": other}
        one, two = (copies.glance(copies.Glance(save)) for save in saves)
        assert one == two


def test_a_glance_has_a_picture_without_ids_or_things_to_tap() -> None:
    at = walked(Setup("camel2", 4), 1)
    told = copies.glance(copies.Glance(table.save(at)))
    assert told["turn"] == "over"
    text = json.dumps(told["drawing"])
    assert '"use"' in text
    assert not [word for word in ('"id"', '"data-', '"defs"', '"tabindex"') if word in text]


# ---- fair dice


def fair(at: Table, since: int = 0) -> dict[str, Any]:
    return dict(copies.fair(at, copies.Fair("t", since)))


def test_the_seal_is_the_sha256_of_the_seed() -> None:
    assert table.seal("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_while_the_race_runs_only_the_seal_is_told() -> None:
    at = walked(Setup("camel2", 4), 1, plies=40)
    assert fair(at) == {"seal": table.seal(at.seed), "seed": None, "dice": None, "wrong": None}


@pytest.mark.parametrize("game", CAMELS)
def test_after_the_race_every_die_is_found_to_follow_from_the_seed(game: str) -> None:
    at = walked(Setup(game, 3), 5)
    told = fair(at)
    assert (told["seed"], told["wrong"]) == (at.seed, None)
    assert told["dice"] == sum(catalog.GAMES[game].turn(state) == "chance" for state in at.states)


def test_a_die_that_does_not_follow_is_found() -> None:
    at = walked(Setup("camel2", 3), 5)
    told = fair(at._replace(seed="another"))
    assert told["wrong"] is not None
    assert told["wrong"] <= 8
    assert fair(table.load(table.save(at), at.seed))["wrong"] is None


def test_a_copy_answers_for_its_own_dice_only() -> None:
    at = walked(Setup("camel2", 3), 5)
    copy = table.load(forked(at, 30)["save"], "new")
    rng = random.Random(1)
    while isinstance(table.turn(copy), int):
        copy = table.act(copy, choice(game_of(copy), copy.state, rng))
    assert fair(copy)["wrong"] is not None
    assert fair(copy, since=30)["wrong"] is None
