"""Every word comes from the catalogues: no key without words, no words without use, and the engine's own keys known.

No browser is needed for any of it.
"""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from catalogue import FOLDER, messages
from keys import calls, embedded, literal_keys, taught
from served import ROOT
from stampede import camel, elephant, svg
from stampede.camel import types
from stampede.elephant import events as happenings
from stampede.elephant import types as elephants
from stampede.game import COLOURS, FACES

WEB = ROOT / "web"
SCRIPTS = sorted(
    [
        WEB / "app.js",
        *(file for name in ("ui", "store", "i18n", "engine", "settings") for file in (WEB / name).rglob("*.js")),
    ]
)
CODE = {
    str(file.relative_to(WEB)): re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", file.read_text("utf-8"), flags=re.DOTALL)
    for file in SCRIPTS
}
GAMES = ("camel2", "camel1")
ELEPHANTS, CARDS = "RBGYPO", "65cfj2wmskpt"
SETTINGS = {
    "theme": ("auto", "light", "dark"),
    "motion": ("off", "calm", "full"),
    "speed": ("fast", "normal", "slow"),
    "pace": ("off", "fast", "normal", "slow"),
    "confirm": ("on", "off"),
    "sound": ("off", "quiet", "loud"),
    "coach": ("off", "on"),
    "keys": ("on", "off"),
    "pieces": ("usual", "large"),
    "seats": ("same", "facing"),
}
LANGUAGES = ("auto", "en", "pt-BR", "es", "it", "pl")

VALUE = (ROOT / "py_src/stampede/camel/value.py").read_text("utf-8")
ODDS = ("first", "second", "last", "winner", "loser")

# Keys that are put together from pieces, with all they can become.
MADE_UP = {
    "bot-${bot(kit)}": [f"bot-{bot}" for game in (camel, elephant) for bot in game.BOTS if bot != "random"],
    "start-${kit.name}s": ["start-camels", "start-elephants"],
    "start-loop-${name}": ["start-loop-pause", "start-loop-play"],
    "ask-card-on-${pile}": [f"ask-card-on-{pile}" for pile in types.PILES],
    "choose-${name}-short": [f"choose-{name}-short" for name in ("reveal", "tile", "bet", "partner")],
    "boot-${stage}": ["boot-compile", "boot-start", "boot-engine"],
    "trouble-${code}": [
        f"trouble-{code}" for code in ("no-wasm", "network", "boot-timeout", "boot-failed", "dead", "late")
    ],
    "trouble-${TROUBLES.includes(code) ? code : 'boot-failed'}": ["trouble-boot-failed"],
    "analysis-tab-${name}": ["analysis-tab-set-up", "analysis-tab-dice"],
    "analysis-${name}": ["analysis-undo", "analysis-redo"],
    "analysis-${code}": [
        f"analysis-{code}" for code in ("tile-beside-tile", "tickets-out-of-range", "link-unreadable")
    ],
    "menu-${name}": [f"menu-{name}" for name in ("coach", "rules", "log", "settings", "listen", "keys", "home")],
    "games-${value}": ["games-rename", "games-share", "games-delete"],
    "courses-${name}": [
        f"courses-{name}"
        for name in ("bananas", "mangos", "stalls", "mud", "narrow", "earlier", "later", "flip", "remove")
    ],
    "courses-${crossing}": ["courses-river", "courses-bridge"],
    "replay-${name}": [f"replay-{name}" for name in ("first", "back", "play", "on", "last")],
    "form-edition-${game}": [f"form-edition-{game}" for game in (*GAMES, "elephant")],
    "form-edition-${game}-hint": [f"form-edition-{game}-hint" for game in (*GAMES, "elephant")],
    "cast-face-${face}": [f"cast-face-{face}" for face in range(FACES)],
    "cast-colour-${colour}": [f"cast-colour-{colour}" for colour in range(COLOURS)],
    "form-bot-${bot}": [f"form-bot-{bot}" for game in (camel, elephant) for bot in game.BOTS if bot != "random"],
    "ask-tile-${game}-${name}": [f"ask-tile-{game}-{side}" for game, side in product(GAMES, ("plus", "minus"))],
    "ask-card-${offer.pile}": [f"ask-card-{pile}" for pile in types.PILES],
    "settings-group-${name}": [f"settings-group-{name}" for name in ("see", "motion", "table", "device")],
    "settings-${name}": [f"settings-{name}" for name in SETTINGS],
    "settings-${name}-${value}": [f"settings-{name}-{value}" for name, values in SETTINGS.items() for value in values],
    "camel-${letter}": [f"camel-{letter}" for letter in "bgyrpwkx"],
    "side-${game}-${side === '+' ? 'plus' : 'minus'}": [
        f"side-{game}-{side}" for game, side in product(GAMES, ("plus", "minus"))
    ],
    "CrazyCamelChosen-${why}": [f"CrazyCamelChosen-{why}" for why in ("shown", "carries", "on-top")],
    "LegScored-${paid > 0 ? 'gain' : paid < 0 ? 'loss' : 'none'}": [
        f"LegScored-{it}" for it in ("gain", "loss", "none")
    ],
    "CardSettled-${right ? 'right' : 'wrong'}": ["CardSettled-right", "CardSettled-wrong"],
    "UnitMoved-${cause}${how}": [
        f"UnitMoved-{how}" for how in ("die", "die-onto", "cheer", "cheer-onto", "boo", "boo-under")
    ],
    "elephant-${letter}": [f"elephant-{letter}" for letter in ELEPHANTS],
    "elephant-${shownAs(letter)}": [f"elephant-{letter}" for letter in ELEPHANTS],
    "card-${card}": [f"card-{card}" for card in CARDS],
    "card-${card}-does": [f"card-{card}-does" for card in CARDS],
    "card-${card}-line": [f"card-{card}-line" for card in CARDS],
    "stake-${type}": [f"stake-{play.__name__}" for play in get_args(elephants.Play)],
    "trait-${one}": [f"trait-{trait}" for trait in ("long", "short", "winding", "narrow", "mud", "river", "bridge")],
    "way-${way}": [f"way-{way}" for way in ("plain", "charge", "carpet", "mango")],
    "step-${[ahead, side].filter(Boolean).join('-')}": [
        f"step-{way}" for way in ("ahead", "back", "left", "right", "ahead-left", "ahead-right")
    ],
    "CardPlayed-${isPlain ? 'plain' : play.type}": [
        f"CardPlayed-{kind}" for kind in ("plain", *(play.__name__ for play in get_args(elephants.Play)))
    ],
    "ElephantMoved-${gait}${pushed.length ? '-push' : ''}": [
        f"ElephantMoved-{gait}{push}" for gait, push in product(get_args(elephants.Gait), ("", "-push"))
    ],
    "ElephantHome-${by}": [f"ElephantHome-{by}" for by in ("walk", "push", "carpet")],
    "SpaceReached-${event.kind}": [f"SpaceReached-{kind}" for kind in ("banana", "mango", "stall")],
    "listen-${matter}": [f"listen-{it}" for it in ("event", "board", "mine", "odds", "options")],
    "listen-${value}": [f"listen-{it}" for it in ("event", "board", "mine", "odds", "options")],
    "ground-${ground}": [f"ground-{it}" for it in ("banana", "mango", "stall", "mud", "river", "bridge")],
    "lens-${name}": ["lens-in", "lens-out", "lens-whole", "lens-mine", "lens-leader"],
    "part-${key}": [f"part-{key}" for key in re.findall(r'_part\(\s*"([\w-]+)"', VALUE)],
    "odds-${what}": [f"odds-{what}" for what in ODDS],
    "odds-says-${odd.what}": [f"odds-says-{what}" for what in ODDS],
    "odds-title-${what}": [f"odds-title-{what}" for what in (*ODDS, "ends", "tile")],
    "podium-${ended.direction}": ["podium-forward", "podium-backward"],
    "podium-${name}-pile": [f"podium-{pile}-pile" for pile in types.PILES],
}
# A key that comes as a value; where it comes from is checked by the other tests here.
PASSED_ON = {"words", "event.type", "code", "key", "kit.firstHint", "asked"}


def page_keys() -> set[str]:
    html = "".join((WEB / name).read_text("utf-8") for name in ("index.html", "settings/index.html"))
    content = re.findall(r'content="([\w-]+)" data-l10n-content', html)
    return {*re.findall(r'data-l10n(?:-label)?="([\w-]+)"', html), *content}


# ---- the site's own keys


@pytest.mark.parametrize("name", CODE)
def test_every_key_in_a_script_has_words(name: str) -> None:
    missing = [key for argument in calls(CODE[name]) for key in literal_keys(argument) if key not in messages()]
    assert not missing


def test_every_key_in_the_page_has_words() -> None:
    assert len(page_keys()) > 10
    assert page_keys() <= messages().keys()


def test_every_made_up_key_is_known_and_has_words() -> None:
    found = {text for code in CODE.values() for argument in calls(code) for text in re.findall(r"`(.*)`", argument)}
    assert found == set(MADE_UP), "list new ones here, with all they can become"
    assert {key for keys in MADE_UP.values() for key in keys} <= messages().keys()


def test_no_key_comes_from_elsewhere() -> None:
    """A call of `t` names its key, makes it up, or passes on one of a few."""
    others = {
        argument
        for name, code in CODE.items()
        for argument in calls(code)
        if not re.search(r"'[\w-]+'|`", argument) and name != "i18n/index.js"
    }
    assert others <= PASSED_ON


def test_no_words_are_unused() -> None:
    literals = {text for code in CODE.values() for text in re.findall(r"'([\w-]+)'", code)}
    made_up = {key for keys in MADE_UP.values() for key in keys}
    refusals = set(re.findall(r"^([\w-]+) =", (FOLDER / "refusals.ftl").read_text("utf-8"), re.MULTILINE))
    unused = messages().keys() - literals - made_up - page_keys() - refusals - WHYS.keys() - taught() - embedded()
    assert not unused, ", ".join(sorted(unused))


def test_settings_have_the_values_that_are_listed_here() -> None:
    choices = re.search(r"CHOICES = \{(.*?)\};", CODE["store/settings.js"], re.DOTALL)
    assert choices
    found = re.findall(r"(\w+): \[(.*?)\]", choices[1])
    assert {name: tuple(re.findall(r"'([\w-]+)'", values)) for name, values in found} == {
        **SETTINGS,
        "language": LANGUAGES,
    }


def test_no_key_is_written_twice() -> None:
    texts = [file.read_text("utf-8") for file in FOLDER.glob("*.ftl")]
    keys = [key for text in texts for key in re.findall(r"^([A-Za-z][\w-]*) =", text, re.MULTILINE)]
    assert len(keys) == len(set(keys)) == len(messages())


# ---- the engine's keys


def raised(file: Path) -> dict[str, set[str]]:
    """Each reason a module gives, with the numbers and names it brings along."""
    found: dict[str, set[str]] = {}
    for call in ast.walk(ast.parse(file.read_text("utf-8"))):
        match call:
            case ast.Call(ast.Name("Reason" | "BadText" | "IllegalAction"), [ast.Constant(str(key)), *rest], keywords):
                params = {str(it.value) for it in getattr(rest[0], "keys", [])} if rest else set()
                found[key] = params | {str(keyword.arg) for keyword in keywords}
    return found


ENGINE = ROOT / "py_src/stampede"
MET = {
    **raised(ENGINE / "elephant/refusals.py"),
    **raised(ENGINE / "camel/refusals.py"),
    **raised(ENGINE / "table.py"),
    **raised(ENGINE / "upgrades.py"),
    **raised(ENGINE / "links.py"),
    **raised(ENGINE / "camel/position.py"),
    # two that are named by a variable, and those of the door that a player can reach
    "tile-already-here": {"space", "seat"},
    "tile-on-tile": {"space", "seat"},
    **{key: raised(ENGINE / "bridge.py")[key] for key in ("stale-ply", "not-your-turn")},
    **{key: raised(ENGINE / "wire.py")[key] for key in ("text-too-long", "text-too-deep")},
    "position-leg-over": set(),
    "seats-out-of-range": raised(ENGINE / "camel/opening.py")["seats-out-of-range"],
}


BOTS = {**raised(ENGINE / "camel/bots.py"), **raised(ENGINE / "elephant/bots.py")}
WHYS = {key: params for key, params in BOTS.items() if key.startswith("why-")}


@pytest.mark.parametrize("key", sorted(WHYS))
def test_every_reason_of_a_bot_has_a_sentence(key: str) -> None:
    params = (
        WHYS[key] | ({"name"} if "seat" in WHYS[key] else set()) | ({"percent"} if "chance" in WHYS[key] else set())
    )
    assert set(re.findall(r"\$(\w+)", messages()[key])) <= params, "the sentence asks for more than the bot says"


@pytest.mark.parametrize("code", sorted(MET))
def test_every_refusal_a_player_can_meet_has_a_sentence(code: str) -> None:
    params = MET[code] | ({"name"} if MET[code] & {"seat", "turn"} else set())
    assert set(re.findall(r"\$(\w+)", messages()[code])) <= params, "the sentence asks for more than the engine says"


def test_every_sentence_for_a_refusal_is_for_one_of_the_engines() -> None:
    refusals = set(re.findall(r"^([\w-]+) =", (FOLDER / "refusals.ftl").read_text("utf-8"), re.MULTILINE))
    assert refusals == MET.keys() | {"refused-otherwise"}


def worded(game: str) -> set[str]:
    """The events that a game's table of words knows."""
    table = re.search(r"const WORDS = \{(.*?)\n\};", CODE[f"ui/{game}/words.js"], re.DOTALL)
    assert table
    return set(re.findall(r"^  (\w+):", table[1], re.MULTILINE))


def test_every_event_of_camels_has_words() -> None:
    events = {event.__name__ for event in get_args(types.Event)}
    assert worded("camel") == events
    for event in events:
        assert [key for key in messages() if key == event or key.startswith(f"{event}-")]


def test_every_event_of_elephants_has_words_or_is_gathered_or_goes_without_saying() -> None:
    events = {event.__name__ for event in get_args(happenings.Event)}
    quiet = re.search(r"QUIET = \[(.*?)\]", CODE["ui/elephant/words.js"])
    assert quiet
    told = events - {"CardDrawn", "CardStolen"} - set(re.findall(r"'(\w+)'", quiet[1]))
    assert worded("elephant") == told | {"HandsDealt", "CardsDrawn", "CardsStolen"}


# ---- the engine's drawings


@pytest.mark.parametrize(("name", "allowed"), [("ELEMENTS", svg.ELEMENTS - {"style"}), ("ATTRIBUTES", svg.ATTRIBUTES)])
def test_the_page_allows_what_the_engine_may_draw(name: str, allowed: frozenset[str]) -> None:
    found = re.search(rf"{name} = new Set\((.*?)\);", CODE["ui/board.js"], re.DOTALL)
    assert found
    assert {word for text in re.findall(r"'([^']*)'", found[1]) for word in text.split()} == allowed
