"""Bad input of every kind has a clear sentence and a way on: names, addresses, saves, devices, networks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import isolated, words
from looks import PHONE, problems
from players import bots, new_game, people, screen, wait_for_turn
from served import Served
from truth import keep, stored
from visits import ELSEWHERE, size, visit

# ---- names

FAMILY = "👨‍👩‍👧‍👦"
ZALGO = "Z" + "\u0335\u0322\u0315\u0489" * 60 + "o" + "\u0310\u0352" * 60
HOSTILE = {
    "<script>hacked=1</script>": "<script>hacked=1</sc",
    '"><img src=x onerror="hacked=1">': '"><img src=x onerror',
    "{ $name } ${1} '": "{ $name } ${1} '",
    "\u202eevil\u2066 \u200fname\u0007": "evil name",
    ZALGO: None,
    "x" * 10_000: "x" * 20,
    FAMILY * 30: FAMILY * 20,
    " \t\u200b\u200d\u2067\u3164 ": "Player 8",
}

# However long it is, whatever the field says.
PASTE = "(field, name) => { field.value = name; field.dispatchEvent(new Event('input')); }"


@pytest.fixture(scope="module")
def hostile(browser: Browser, server: Served) -> Iterator[Page]:
    """A phone on which eight people with such names have begun a race and shaken the pyramid once round."""
    with visit(browser, server, options=size(*PHONE)) as page:
        players.fill_form(page, people(*"ABCDEFGH"), first=0)
        for field, name in zip(page.locator("#form input[type=text]").all(), HOSTILE, strict=True):
            field.evaluate(PASTE, name)
        page.locator("#form .main").click()
        for _ in HOSTILE:
            wait_for_turn(page)
            players.pyramid_twice(page)
        wait_for_turn(page)
        yield page


def names_on(page: Page, selector: str) -> list[str]:
    return [text.split(" (")[0] for text in page.locator(selector).all_text_contents()]


def test_hostile_names_are_shown_as_text(hostile: Page) -> None:
    shown = names_on(hostile, "#players .panel-name")
    assert [name for name, wanted in zip(shown, HOSTILE.values(), strict=True) if wanted is not None] == [
        wanted for wanted in HOSTILE.values() if wanted is not None
    ]
    for name in shown:
        expect(hostile.locator("#log .PyramidTicketTaken", has_text=name).first).to_be_attached()
    assert hostile.locator("main img, main script, main b:has(img)").count() == 0
    assert hostile.evaluate("typeof hacked") == "undefined"


def test_hostile_names_are_no_longer_than_20_letters(hostile: Page) -> None:
    counts = hostile.locator("#players .panel-name").evaluate_all(
        "(all) => all.map(({ firstChild }) => Array.from(new Intl.Segmenter().segment(firstChild.textContent)).length)"
    )
    assert max(counts) == 20
    lengths = [len(name) for name in names_on(hostile, "#players .panel-name")]
    assert max(lengths) <= 20 * 12, "nor are they high towers of marks"


def test_hostile_names_break_no_layout(hostile: Page) -> None:
    assert problems(hostile) == []
    players.reload(hostile)
    assert problems(hostile) == []
    players.go_home(hostile)
    expect(hostile.locator("#continue")).to_be_visible()
    assert problems(hostile) == []
    players.open_form(hostile)
    assert problems(hostile) == []
    values = [field.input_value() for field in hostile.locator("#form input[type=text]").all()]
    assert values[0] == "<script>hacked=1</sc"
    assert hostile.evaluate("typeof hacked") == "undefined"


# ---- addresses


ADDRESSES = {
    "?foo=1": "foo",
    "?lang=en&%3Cimg%20src%3Dx%20onerror%3Dhacked%3D1%3E=2": "<img src=x onerror=hacked=1>",
    f"?{'y' * 5000}=1": "y" * 60,
    "?__proto__=1&constructor=2#%3Cscript%3E": "__proto__, constructor",
}


def test_an_unknown_address_is_told_and_the_start_page_works(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(*PHONE), boots=False) as page:
        for address, what in ADDRESSES.items():
            page.goto(f"{server.url}{address}")
            expect(page.locator(".notice p")).to_contain_text(what)
            assert problems(page) == []
            page.locator(".notice button").click()
            expect(page.locator(".notice")).to_have_count(0)
            expect(page.locator("#play")).to_be_enabled()
            assert page.evaluate("typeof hacked") == "undefined"


LANGUAGES = ("xx", "constructor", "%3Cb%3E")


def test_an_unknown_language_is_english(browser: Browser, server: Served) -> None:
    with visit(browser, server, boots=False) as page:
        for language in LANGUAGES:
            page.goto(f"{server.url}?lang={language}")
            expect(page.locator("#play b")).to_have_text(words("start-play"))
            expect(page.locator("html")).to_have_attribute("lang", "en")
            expect(page.locator(".notice")).to_have_count(0)


@pytest.mark.parametrize(
    "language", [LANGUAGES[0], *(pytest.param(it, marks=pytest.mark.soak) for it in LANGUAGES[1:])]
)
def test_in_an_unknown_language_the_engine_boots(browser: Browser, server: Served, language: str) -> None:
    with visit(browser, server, address=f"?lang={language}") as page:
        expect(page.locator("#boot")).to_have_class("is-ready")
        expect(page.locator(".notice")).to_have_count(0)


# ---- saved races


@pytest.fixture(scope="module")
def saver(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as page:
        new_game(page, [*people("Ann"), *bots(3)])
        wait_for_turn(page)
        yield page


def keep_instead(page: Page, change: dict[str, Any]) -> list[dict[str, Any]]:
    """The race that was kept, changed, is the only one; what is kept now."""
    if "good" not in vars(page):
        vars(page)["good"] = stored(page)[-1]
    players.open_form(page)
    keep(page, vars(page)["good"] | change)
    players.go_home(page)
    return stored(page)


GOOD = {"format": 1, "game": "camel2", "setup": {"seats": 4, "first": 0, "start": None}, "actions": ["o:b1"]}
UNREADABLE: dict[str, tuple[Any, str]] = {
    "from the future": ({**GOOD, "format": 99, "new": True}, "save-from-future"),
    "no save at all": ("<b>nothing</b>", "not-a-save"),
    "an empty object": ({}, "not-a-save"),
    "fields of a wrong kind": ({**GOOD, "actions": 7}, "not-a-save"),
    "a field too many": ({**GOOD, "more": 1}, "not-a-save"),
    "an unknown game": ({**GOOD, "game": "chess"}, "not-a-save"),
    "an action that is none": ({**GOOD, "actions": ["o:b1", "zz"]}, "save-action-refused"),
    "an illegal action": ({**GOOD, "actions": ["t:r"]}, "save-action-refused"),
    "too many seats": ({**GOOD, "setup": {"seats": 99, "first": 0, "start": None}}, "seats-out-of-range"),
    "too deep": (json.loads("[" * 100 + "]" * 100), "text-too-deep"),
    "too long": ("x" * 300_000, "text-too-long"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_saved_race_that_cannot_be_read_is_told_and_kept(saver: Page, name: str) -> None:
    save, code = UNREADABLE[name]
    kept = keep_instead(saver, {"save": save})
    saver.locator("#continue").click()
    screen(saver, "start")
    why = words(code, ply=1 if "none" in name else 0, least=2, most=8)
    expect(saver.locator(".notice p")).to_have_text(words("trouble-save-unreadable", why=why))
    saver.locator(".notice button").last.click()
    assert stored(saver) == kept
    expect(saver.locator("#play")).to_be_enabled()


@pytest.mark.parametrize(
    "change", [{"seats": None}, {"seats": [{}]}, {"seats": "four"}, {"seed": 1}, {"leg": None}], ids=str
)
def test_what_is_no_race_is_left_alone(saver: Page, change: dict[str, Any]) -> None:
    kept = keep_instead(saver, change)
    expect(saver.locator("#continue")).to_be_hidden()
    assert stored(saver) == kept
    expect(saver.locator("#play")).to_be_enabled()


# ---- devices


NO_DATABASE = "IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); };"
BROKEN_DATABASE = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"
NO_STORAGE = "Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('not here'); } });"


@pytest.mark.parametrize("script", [NO_DATABASE, BROKEN_DATABASE], ids=["no database", "full database"])
def test_a_device_that_keeps_nothing_says_so_and_still_plays(browser: Browser, server: Served, script: str) -> None:
    with visit(browser, server, scripts=[script, NO_STORAGE], remembers=False, options=size(*PHONE)) as page:
        players.set_setting(page, "motion", "off")
        players.set_setting(page, "pace", "off")
        new_game(page, [*people("Ann"), *bots(1)])
        expect(page.locator(".notice p")).to_have_text(words("trouble-storage"))
        assert problems(page) == []
        for turn in range(4):
            wait_for_turn(page)
            players.mixed(page, turn)
        wait_for_turn(page)
        expect(page.locator(".notice")).to_have_count(1)
        players.go_home(page)
        expect(page.locator("#continue")).to_be_hidden()


def test_without_webassembly_it_says_so(browser: Browser, server: Served) -> None:
    with visit(browser, server, scripts=["delete globalThis.WebAssembly"], options=size(*PHONE)) as page:
        expect(page.locator(".notice p")).to_have_text(words("trouble-no-wasm"))
        assert problems(page) == []
        players.open_form(page)
        expect(page.locator("#form .main")).to_be_visible()
        players.go_home(page)
        page.locator("#play").click()
        screen(page, "start")
        expect(page.locator(".notice p")).to_have_text([words("trouble-no-wasm")])


# ---- networks

CUT = "ERR_FAILED|Failed to fetch|wasm|standard library"  # what a browser says of a network that is not there


@pytest.mark.parametrize("has_begun", [False, True], ids=["before play", "after play"])
def test_a_network_cut_in_the_middle_of_boot_is_told_and_retry_works(
    browser: Browser, server: Served, *, has_begun: bool
) -> None:
    with visit(browser, server, address=ELSEWHERE, expected=CUT) as page:
        held: list[Any] = []
        page.route("**/*.wasm", lambda route: held.extend([route]))
        page.goto(server.url)
        if has_begun:
            page.locator("#play").click()
            screen(page, "table")
        while not held:
            page.wait_for_timeout(20)
        page.route("**/*.wasm", lambda route: route.abort())  # whatever is asked for from now on
        for route in held:
            route.abort()
        screen(page, "start")
        expect(page.locator(".notice p")).to_have_text([words("trouble-network")])
        page.unroute_all()
        page.get_by_role("button", name=words("trouble-retry")).click()
        expect(page.locator(".notice")).to_have_count(0)
        page.locator("#play").click()
        wait_for_turn(page)
        expect(page.locator("#turn-who")).to_have_text(words("turn-yours"))


def test_play_tries_again_by_itself_when_the_network_is_back(browser: Browser, server: Served) -> None:
    with visit(browser, server, address=ELSEWHERE, expected=CUT) as page:
        page.route("**/*.wasm", lambda route: route.abort())
        page.goto(server.url)
        expect(page.locator(".notice p")).to_have_text(words("trouble-network"))
        page.unroute_all()
        new_game(page, people("Ann", "Ben"))
        wait_for_turn(page)
        expect(page.locator("#turn-who")).to_have_text(words("turn-person", name=isolated("Ann")))
        expect(page.locator(".notice")).to_have_count(0)


# ---- engines


BREAK_ONE_BOT = """
globalThis.isBroken = false;
globalThis.Worker = class extends Worker {
  postMessage(message, ...more) {
    const breaks = globalThis.isBroken && message.text?.includes('"verb":"play"');
    if (breaks) globalThis.isBroken = false;
    super.postMessage(breaks ? { ...message, text: message.text.replace('"regular"', '"nobody"') } : message, ...more);
  }
};
"""


def test_a_bot_that_fails_is_asked_again_and_its_turn_is_nobody_elses(browser: Browser, server: Served) -> None:
    with visit(browser, server, scripts=[BREAK_ONE_BOT], confirm="off") as page:
        new_game(page, [*people("Ann"), *players.bots(1)])
        wait_for_turn(page)
        page.evaluate("globalThis.isBroken = true")
        page.locator("#choices .ticket:enabled").first.click()
        expect(page.locator(".notice p")).to_have_text([words("refused-otherwise", code="no-such-bot")])
        expect(page.locator("#choices .kind")).to_have_count(0)
        page.get_by_role("button", name=words("trouble-retry")).click()
        wait_for_turn(page)
        expect(page.locator("#turn-who")).to_have_text(words("turn-yours"))
