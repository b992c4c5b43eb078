"""The tiger question: whose turn it is stays in sight, what is at stake is said, and nothing tells who could answer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import clock
import elephants
import players
import races
from catalogue import isolated, words
from clock import CLOCK
from elephants import bots, people
from fitting import misfits
from looks import DESKTOP, EVERY_SIZE, resize
from served import Served
from visits import size, visit

AMINA = isolated("Amina")
BRUNO = isolated("Bruno")
AMINAS_TURN = words("turn-person", name=AMINA)
# What Amina plays, how, and what that would mean; Bruno is the third.
STAKES = [
    ("2", "2:B", f"{AMINA} would move Blue with a red 2."),
    ("m", "m:R", f"{AMINA}’s mouse would chase you (Red) three steps back."),
    ("m", "m:G", f"{AMINA}’s mouse would chase Green three steps back."),
    ("k", "k:0", f"{AMINA}’s monkey would take two of your cards."),
    ("k", "k:2", f"{AMINA}’s monkey would take two cards from {BRUNO}."),
    ("w", "w", f"{AMINA}’s sacred cow could block your way."),
    ("p", "p", f"{AMINA}’s prayer would take a card from the discards."),
    ("s", "s:0", f"{AMINA} would give you a snake: one card less."),
    ("s", "s:2", f"{AMINA} would give {BRUNO} a snake: one card less."),
]


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


# ---- what is at stake


@pytest.mark.parametrize(("card", "action", "stake"), STAKES)
def test_the_question_says_what_the_card_would_do_and_to_whom(page: Page, card: str, action: str, stake: str) -> None:
    races.open_race(page, races.asked_about(card, action))
    assert elephants.decision(page) == "tiger"
    expect(page.locator("#choices .question")).to_have_text(f"{stake} {words('tiger-cancel')}")
    expect(page.locator("#turn-who")).to_have_text(AMINAS_TURN)


def test_a_tiger_on_ones_own_card_is_told_as_such(page: Page) -> None:
    """The person's red 2 is answered by Amina's tiger; a second tiger could save it."""
    races.open_race(page, races.at("FaGMIJ 14bR,9bB,9cG 10a,11b,20b 2t6/t6/66 65 -", "2:R t n"))
    assert elephants.decision(page) == "tiger"
    stake = f"{AMINA}’s tiger would stop your card: move 2."
    expect(page.locator("#choices .question")).to_have_text(f"{stake} {words('tiger-cancel')}")
    expect(page.locator("#turn-who")).to_have_text(words("turn-yours"))


def test_hand_and_board_stay_in_sight_while_one_is_asked(page: Page) -> None:
    races.open_race(page, races.asked_about("m", "m:R", hand="t65cfjm2s"))
    assert elephants.decision(page) == "tiger"
    expect(elephants.cards(page)).to_have_count(9)
    for to in EVERY_SIZE:
        resize(page, to)
        assert misfits(page) == [], to
        for part in ("#board #elephant-R", "#choices .hand .playing-card"):
            box = page.locator(part).first.bounding_box()
            assert box, (part, to)
            assert min(box["width"], box["height"]) > 8, (part, to)
        cut = page.locator("#turn-who").evaluate("(who) => who.scrollHeight - who.clientHeight")
        assert cut <= 2, ("whose turn it is can be read", to)
    resize(page, DESKTOP)
    page.locator("#choices [data-action=n]").click()
    expect(page.locator("#log .MouseRan")).to_have_count(1)


# ---- no noise, no secret

WATCH_HEADER = """
globalThis.headers = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() =>
  headers.push(document.querySelector('#turn-who').textContent))
    .observe(document.querySelector('#turn-who'), { childList: true }));
"""
NAMES = ("Ann", "Bot A", "Bot B", "Bot C")


def named(line: str) -> str:
    """Whose turn a line or a header tells of."""
    return next((name for name in NAMES if name in line), "Ann")


def in_turn(lines: list[str]) -> list[str]:
    names = [named(line) for line in lines]
    return [name for at, name in enumerate(names) if at == 0 or names[at - 1] != name]


def test_the_header_names_nobody_who_is_only_asked(browser: Browser, server: Served) -> None:
    """Every name that stands there is that of the turn, turn after turn, while all are asked about each red card."""
    with visit(browser, server, scripts=[WATCH_HEADER]) as page:
        elephants.race(page, [*people("Ann"), *bots(3, "mahout")])
        turns = 0
        while turns < 8 and (what := elephants.decision(page)) != "podium":
            turns += what == "turn"
            elephants.decide(page, what, 0)
        elephants.decision(page)
        told = page.locator("#log .TurnStarted button").all_text_contents()
        red = page.locator("#log .CardPlayed", has_text="move 2").count()
        assert red, "somebody was asked about a tiger"
        order = in_turn(told)
        headers = in_turn(page.evaluate("headers"))
        assert headers[-len(order) :] == order


def effect_after(page: Page, hands: str) -> float:
    """Milliseconds on the page's clock from Play to the next decision: a snake for oneself, which nobody would stop."""
    clock.free(page)
    players.keep_only(page, races.at(f"FaGMIJ 14bR,9bB,9cG 10a,11b,20b s6/{hands} 65 -"))
    page.locator("#continue").click()
    assert elephants.decision(page) == "turn"
    elephants.choose(page, "s")
    page.locator("#choices [data-way='s:0']").click()
    clock.hold(page)
    begun = clock.now(page)
    page.locator("#choices .play").click()
    clock.free(page)
    page.wait_for_function("() => document.querySelector('#choices .played')")
    assert page.locator("#log .TigerPlayed").count() == 0
    expect(page.locator("#log .SnakeGiven")).to_have_count(1)
    return clock.now(page) - begun


def test_the_pause_is_the_same_whether_or_not_anybody_holds_a_tiger(browser: Browser, server: Served) -> None:
    how = {"motion": "full", "speed": "normal", "pace": "normal"}
    with visit(browser, server, scripts=[CLOCK], options=size(360, 640), **how) as page:
        without = effect_after(page, "66/66")
        assert without > 0
        with_tigers = [effect_after(page, hands) for hands in ("t6/66", "66/t6", "t6/t6", "tt/t6")]
    assert with_tigers == pytest.approx([without] * 4, abs=1)
