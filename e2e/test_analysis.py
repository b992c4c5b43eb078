"""The analysis board: a real table set up by tapping and by notation, its dice entered, its odds as the engine's."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import players
from catalogue import words
from looks import PHONE, SIZES, problems, too_small
from players import screen, thing
from served import Served
from stampede.camel.menu import ticket_worth
from stampede.camel.odds import LegOdds, board_at, leg_odds, with_tile
from stampede.camel.position import read_position
from test_look import MOVING
from test_pseudo import FOREIGN
from truth import keep, last_decision, shown
from visits import size, visit

START = "1pb,2g,3yr,15w,16k - bgyrpx"
LATE = "5bg,9wyr,12k,13p 7+0 yrx"
PATIENCE = 60_000  # both cores may be busy with other odds
LATE_LINK = "#position=5bg,9wyr,12k,13p_7%2B0_yrx"


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


@pytest.fixture
def board(page: Page) -> Page:
    """The analysis board as it opens."""
    if page.locator("body").get_attribute("data-screen") == "analysis":
        page.locator("#study-home").click()
    players.go_home(page)
    page.locator("#analyse").click()
    page.wait_for_selector("#study-tools button", timeout=PATIENCE)
    stands(page, START)
    return page


# ---- what is on the screen


def stands(page: Page, position: str) -> None:
    """The position in the field, on the track and in the address."""
    expect(page.locator("#study-notation")).to_have_value(position)
    track = read_position(position).track
    camels = {camel: space for space, stack in enumerate(track) for camel in stack}
    page.wait_for_function(
        "(camels) => Object.entries(camels).every(([camel, space]) =>"
        " document.querySelector(`#board #camel-${camel}`)?.dataset.space === String(space))",
        arg=camels,
    )
    assert shown(page)["camels"] == camels
    assert unquote(page.evaluate("location.hash")) == "#position=" + position.replace(" ", "_")


def tool(page: Page, key: str) -> Locator:
    return page.locator(f"#study-tools [data-key='{key}'], #study-tabs [data-key='{key}'], .head [data-key='{key}']")


def tap(page: Page, *keys: str) -> None:
    """Tools by their keys, spaces by their numbers."""
    for key in keys:
        if key.isdecimal():
            thing(page, f"space-{key}").click()
        else:
            tool(page, key).click()


def set_up(page: Page, text: str) -> None:
    page.locator("#study-notation").fill(text)
    page.locator("#study-read").click()


def number(place: Locator) -> float:
    return float((place.text_content() or "").replace("−", "-").replace("%", ""))


def odds_are(page: Page, position: str) -> LegOdds:
    """Every chance on the screen is the engine's."""
    page.wait_for_selector("#study-odds.is-done", timeout=PATIENCE)
    leg = leg_odds(board_at(read_position(position)))
    for racer, weights in leg.ranks.items():
        for name, rank in (("first", 0), ("second", 1), ("last", 4)):
            place = page.locator(f"#study-odds .odd[data-racer={racer}][data-odd={name}] b")
            assert number(place) == pytest.approx(100 * weights[rank] / leg.total, abs=0.0501)
    return leg


# ---- setting up by tapping


def test_camels_are_put_on_under_and_off(board: Page) -> None:
    tap(board, "camel-p", "7")
    stands(board, "1b,2g,3yr,7p,15w,16k - bgyrpx")
    tap(board, "3")
    stands(board, "1b,2g,3yrp,15w,16k - bgyrpx")
    tap(board, "3")
    stands(board, "1b,2g,3pyr,15w,16k - bgyrpx")
    tap(board, "raise")
    stands(board, "1b,2g,3ypr,15w,16k - bgyrpx")
    tap(board, "lower")
    stands(board, "1b,2g,3pyr,15w,16k - bgyrpx")
    tap(board, "lift")
    missing = words("analysis-put", camel="Purple")
    expect(board.locator("#study-status")).to_have_text(missing)
    expect(board.locator("#study-odds")).to_be_empty()
    tap(board, "4")
    stands(board, "1b,2g,3yr,4p,15w,16k - bgyrpx")
    odds_are(board, "1b,2g,3yr,4p,15w,16k - bgyrpx")


def test_an_empty_track_is_filled_camel_by_camel(board: Page) -> None:
    tap(board, "clear")
    expect(board.locator("#board [data-camel]")).to_have_count(0)
    for camel, space in ("b5", "g5", "w9", "y9", "r9"):
        tap(board, f"camel-{camel}", space)
    tap(board, "camel-k", "12", "camel-p", "13", "camel-p", "tile-+", "7", "tile-+", "die-b", "die-g", "die-p")
    stands(board, LATE)
    odds_are(board, LATE)


def test_tiles_are_turned_and_taken_off(board: Page) -> None:
    tap(board, "tile--", "6")
    stands(board, "1pb,2g,3yr,15w,16k 6-0 bgyrpx")
    tap(board, "tile--", "6")
    stands(board, "1pb,2g,3yr,15w,16k 6+0 bgyrpx")
    tap(board, "tile-+", "6")
    stands(board, START)


def test_a_tap_that_makes_no_table_says_why_and_changes_nothing(board: Page) -> None:
    tap(board, "tile-+", "6", "7")
    expect(board.locator("#toast")).to_have_text(words("analysis-tile-beside-tile", beside=6, space=7))
    stands(board, "1pb,2g,3yr,15w,16k 6+0 bgyrpx")
    tap(board, "3")
    expect(board.locator("#toast")).to_have_text(words("tile-on-camels", space=3))
    stands(board, "1pb,2g,3yr,15w,16k 6+0 bgyrpx")


def test_everything_can_be_undone_and_done_again(board: Page) -> None:
    tap(board, "camel-p", "7", "die-x", "clear", "start")
    stands(board, START)
    tap(board, "undo", "undo", "undo")
    stands(board, "1b,2g,3yr,7p,15w,16k - bgyrpx")
    tap(board, "redo")
    stands(board, "1b,2g,3yr,7p,15w,16k - bgyrp")
    tap(board, "undo", "undo")
    stands(board, START)
    expect(tool(board, "undo")).to_be_disabled()


def test_the_other_edition_has_no_crazy_camels(board: Page) -> None:
    tool(board, "edition").select_option("camel1")
    stands(board, "1pb,2g,3yr - bgyrp")
    expect(tool(board, "camel-w")).to_have_count(0)
    odds_are(board, "1pb,2g,3yr - bgyrp")
    expect(board.locator(".odds-state").last).to_have_text(words("odds-exact"))


def test_a_table_is_set_up_with_keys_only(board: Page) -> None:
    tool(board, "camel-p").focus()
    board.keyboard.press("Enter")
    expect(tool(board, "camel-p")).to_be_focused()
    expect(tool(board, "camel-p")).to_have_attribute("aria-pressed", "true")
    place = thing(board, "space-3")
    expect(place).to_have_attribute("aria-label", words("analysis-space-camels", space=3, camels="red and yellow"))
    place.focus()
    board.keyboard.press("Enter")
    stands(board, "1b,2g,3yrp,15w,16k - bgyrpx")
    expect(place).to_be_focused()
    expect(place).to_have_attribute(
        "aria-label", words("analysis-space-camels", space=3, camels="purple, red and yellow")
    )


def test_an_open_race_is_copied_with_its_tickets(page: Page) -> None:
    players.go_home(page) if page.locator("#study-home").count() == 0 else page.locator("#study-home").click()
    players.open_form(page)
    race = last_decision(["Ann", "Bot A"])
    keep(page, race)
    players.go_home(page)
    page.locator("#analyse").click()
    tap(page, "copy")
    expect(page.locator("#study-notation")).not_to_have_value(START)
    page.locator("#study-home").click()
    page.locator("#continue").click()
    players.wait_for_turn(page)
    on_the_table = shown(page)["camels"]
    players.go_home(page)
    page.locator("#analyse").click()
    tap(page, "copy")
    expect(page.locator("#study-notation")).not_to_have_value(START)
    assert shown(page)["camels"] == on_the_table
    page.evaluate("indexedDB.deleteDatabase('stampede')")


# ---- by notation


def test_a_position_is_read_from_its_notation(board: Page) -> None:
    set_up(board, "  13p,12k,9wyr,5bg 7+0 xyr ")
    stands(board, LATE)
    odds_are(board, LATE)


@pytest.mark.parametrize(
    ("text", "key", "params"),
    [
        ("", "position-fields", {"count": 0}),
        ("rubbish", "position-fields", {"count": 1}),
        ("1pb,2g,3yr,15w,16b - bgyrpx", "camel-twice", {"camel": "blue"}),
        ("1pb,2g,3yr,15w,16q - bgyrpx", "no-such-camel", {"camel": "q"}),
        ("1pb,2g,3yr,15w,16<b>k</b> - bgyrpx", "position-stack-unreadable", {"text": "16<b>k</b>"}),
        ("1pb,2g,3yr,15w,16k 3+0 bgyrpx", "tile-on-camels", {"space": 3}),
        ("1pb,2g,3yr,15w,16k 6+0,7+1 bgyrpx", "analysis-tile-beside-tile", {"space": 7, "beside": 6}),
        ("1pb,2g,3yr,15w,16k - bgyrpxx", "die-twice", {"die": "grey"}),
        ("1pb,2g,3yr,15w,16k - -", "too-many-dice-out", {"out": 6, "most": 5}),
        ("#position=%E0%A4%A", "analysis-link-unreadable", {}),
    ],
)
def test_bad_notation_gets_a_sentence_and_changes_nothing(
    board: Page, text: str, key: str, params: dict[str, object]
) -> None:
    set_up(board, text)
    expect(board.locator("#study-wrong")).to_have_text(words(key, **params))
    expect(board.locator("#study-notation")).to_have_value(text)
    assert unquote(board.evaluate("location.hash")) == "#position=" + START.replace(" ", "_")
    set_up(board, START)
    stands(board, START)
    expect(board.locator("#study-wrong")).to_be_empty()


# ---- dice


def test_dice_move_camels_and_the_odds_follow(board: Page) -> None:
    tap(board, "tab-dice", "out-p", "roll-p3")
    after = "2g,3yr,4pb,15w,16k - bgyrx"
    stands(board, after)
    odds_are(board, after)
    expect(tool(board, "out-p")).to_have_count(0)
    tap(board, "undo")
    stands(board, START)
    expect(tool(board, "out-p")).to_have_count(1)


def test_the_grey_die_is_white_or_black_and_a_tile_pays(board: Page) -> None:
    set_up(board, LATE)
    stands(board, LATE)
    thing(board, "pyramid").click()
    tap(board, "out-x")
    expect(board.locator("#study-tools [data-roll]")).to_have_count(6)
    tap(board, "roll-k2")
    stands(board, "5bg,6wyr,12k,13p 7+0 yr")
    expect(board.locator("#study-status")).to_contain_text(words("analysis-tile-paid", space=7))


def test_after_the_fifth_reveal_the_next_leg_is_offered(board: Page) -> None:
    set_up(board, "5bg,9wyr,12k,13p 7+0 rx")
    tap(board, "tab-dice", "out-r", "roll-r1")
    stands(board, "5bg,9wy,10r,12k,13p 7+0 x")
    over = words("analysis-leg-over", first="purple", second="red")
    expect(board.locator("#study-status")).to_contain_text(over)
    tap(board, "next-leg")
    stands(board, "5bg,9wy,10r,12k,13p - bgyrpx")


def test_the_end_of_the_race_is_told(board: Page) -> None:
    set_up(board, "5bg,9wyr,12k,15p - px")
    tap(board, "tab-dice", "out-p", "roll-p2")
    stands(board, "5bg,9wyr,12k,17p - x")
    expect(board.locator("#study-status")).to_contain_text(words("analysis-race-over", first="purple", last="blue"))
    expect(board.locator("#study-tools button")).to_have_count(0)


# ---- what tickets and tiles are worth


def test_tickets_and_tiles_are_worth_what_the_engine_says(board: Page) -> None:
    set_up(board, LATE)
    leg = odds_are(board, LATE)
    board.locator("[data-ticket=r]").click()
    thing(board, "tickets-y").click()
    thing(board, "tickets-y").click()
    odds_are(board, LATE)
    for racer, value in {"b": 5, "r": 3, "y": 2, "p": 5}.items():
        place = board.locator(f"[data-ticket={racer}]")
        expect(place.locator("svg text")).to_have_text(str(value))
        assert number(place.locator(".pounds")) == pytest.approx(ticket_worth(leg, racer, value), abs=0.00501)
    trial = leg_odds(with_tile(board_at(read_position(LATE)), 10, "-"))
    landings = board.locator(".landings [data-space='10'] [data-side='-'] .number")
    assert number(landings) == pytest.approx(trial.tiles[10] / trial.total, abs=0.00501)


def test_the_race_has_an_error_that_is_told(board: Page) -> None:
    odds_are(board, START)
    expect(board.locator(".odds-state").last).to_contain_text("0.")
    wins = board.locator("#study-odds [data-odd=winner] b")
    assert sum(number(wins.nth(at)) for at in range(5)) == pytest.approx(100, abs=0.26)


def test_taps_are_answered_while_odds_are_counted(board: Page) -> None:
    """The worst position there is: it takes its time, and the tray does not wait for it."""
    set_up(board, "7bwgkyrp 9-2 bgyrpx")
    stands(board, "7bwgkyrp 9-2 bgyrpx")
    tap(board, "camel-p", "4")
    stands(board, "4p,7bwgkyr 9-2 bgyrpx")
    assert board.locator("#study-odds.is-done").count() == 0
    odds_are(board, "4p,7bwgkyr 9-2 bgyrpx")


# ---- links


def test_a_link_is_copied_and_opens_the_same_board(browser: Browser, server: Served) -> None:
    clipboard = {"permissions": ["clipboard-read", "clipboard-write"]}
    with visit(browser, server, address=LATE_LINK, options=clipboard) as page:
        screen(page, "analysis")
        stands(page, LATE)
        odds_are(page, LATE)
        page.locator("[data-ticket=b]").click()
        expect(page.locator("[data-ticket=b] svg text")).to_have_text("3")
        page.locator("#study-link").click()
        expect(page.locator("#toast")).to_have_text(words("analysis-copied"))
        link = str(page.evaluate("navigator.clipboard.readText()"))
        assert link == server.url + LATE_LINK + "_34444"
        page.goto("about:blank")
        page.goto(link)
        expect(page.locator("#study-notation")).to_have_value(LATE)
        expect(page.locator("[data-ticket=b] svg text")).to_have_text("3")


def test_a_link_opens_while_the_page_is_open(board: Page) -> None:
    board.evaluate("(link) => { location.hash = link; }", LATE_LINK)
    stands(board, LATE)
    board.locator("#study-home").click()
    screen(board, "start")
    assert board.evaluate("location.hash") == ""


MANGLED: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("#position=1pb,2g,3yr,15w_-_bgyrpx", "camel-missing", {"camel": "black"}),
    ("#position=", "position-fields", {"count": 0}),
    ("#position=1pb,2g,3yr", "position-fields", {"count": 1}),
    ("#position=1pb,2g,3yr,15w,16k_-_bgyrpx_9", "position-fields", {"count": 4}),
    ("#position=1pb,2g,3yr_-_bgyrp_44444", "analysis-tickets-out-of-range", {"most": 3}),
    ("#position=%zz", "analysis-link-unreadable", {}),
    ("#position=" + "1" * 400, "position-too-long", {"length": 400, "most": 300}),
    ("#position=1<img src=x onerror=alert(1)>", "position-stack-unreadable", {"text": "1<img"}),
)


def is_refused(page: Page, key: str, params: dict[str, object]) -> None:
    expect(page.locator(".notice p")).to_have_text(words("analysis-bad-link", why=words(key, **params)))
    screen(page, "start")
    expect(page.locator("#analysis")).to_be_empty()
    assert page.evaluate("location.hash") == ""


@pytest.mark.parametrize(
    ("link", "key", "params"), [MANGLED[0], *(pytest.param(*it, marks=pytest.mark.soak) for it in MANGLED[1:])]
)
def test_a_mangled_link_gets_a_sentence_and_the_start_page(
    browser: Browser, server: Served, link: str, key: str, params: dict[str, object]
) -> None:
    with visit(browser, server, address=link) as page:
        is_refused(page, key, params)


@pytest.mark.parametrize(("link", "key", "params"), MANGLED)
def test_a_mangled_link_is_refused_while_the_page_is_open_too(
    page: Page, link: str, key: str, params: dict[str, object]
) -> None:
    if page.locator("body").get_attribute("data-screen") == "analysis":
        page.locator("#study-home").click()
    players.go_home(page)
    page.evaluate("(link) => { location.hash = link; }", link)
    is_refused(page, key, params)
    page.locator(".notice button").click()
    expect(page.locator(".notice")).to_have_count(0)


def test_without_an_engine_a_link_leads_to_the_start_page(browser: Browser, server: Served) -> None:
    with visit(browser, server, address=LATE_LINK, scripts=["delete globalThis.WebAssembly"]) as page:
        expect(page.locator(".notice p")).to_have_text(words("trouble-no-wasm"))
        screen(page, "start")


# ---- the look


def test_camels_walk_and_the_odds_follow_them(browser: Browser, server: Served) -> None:
    with visit(browser, server, address=LATE_LINK, speed="fast") as page:
        tap(page, "tab-dice", "out-x", "roll-k2")
        page.wait_for_function(MOVING)
        stands(page, "5bg,6wyr,12k,13p 7+0 yr")
        odds_are(page, "5bg,6wyr,12k,13p 7+0 yr")


def test_it_fits_every_size_and_every_thumb(board: Page) -> None:
    set_up(board, LATE)
    odds_are(board, LATE)
    found = {}
    for to in SIZES:
        board.set_viewport_size({"width": to[0], "height": to[1]})
        tap(board, "tab-set-up", "camel-r")
        found[to, "set-up"] = problems(board) + too_small(board)
        tap(board, "camel-r", "tab-dice", "out-x")
        found[to, "dice"] = problems(board) + too_small(board)
        tap(board, "out-x")
    assert {at: wrong for at, wrong in found.items() if wrong} == {}


def test_the_stand_in_language_fits_a_phone(browser: Browser, server: Served) -> None:
    with visit(browser, server, address=f"?lang=pseudo{LATE_LINK}", options=size(*PHONE)) as page:
        page.wait_for_selector("#study-odds.is-done", timeout=PATIENCE)
        tap(page, "camel-r")
        assert problems(page) == []
        assert page.evaluate(FOREIGN, []) == []
        tap(page, "tab-dice", "out-x")
        assert problems(page) == []
        assert page.evaluate(FOREIGN, []) == []
