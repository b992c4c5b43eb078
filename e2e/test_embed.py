"""Boards inside somebody else's page, seen from another origin: a picture first, the game after a tap, and whatever is
missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from catalogue import words
from embedding import (
    begin,
    board,
    frame_of,
    frames,
    heard,
    html,
    is_python,
    neighbour,
    shown,
    tell,
    tutorial,
    visiting,
    with_element,
    workers,
)
from served import Served
from stampede import links, svg, table
from stampede.camel.draw import draw
from stampede.camel.editions import SEATS
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.elephant.course import cow_places, write_place
from stampede.elephant.draw import draw as draw_course
from stampede.elephant.opening import show_position as show_course
from stampede.elephant.position import read_position as read_course
from stampede.game import Look, Setup

START = "1gyr,3bp,15w,16k - bgyrpx"
TENSE = "3g,6p,9w,11k,13ryb 4+0,15-1 gx"
POSITIONS = (
    START,
    TENSE,
    "1pb,2g,3yr - bgyrp",
    "5bgrypwk - x",
    "4yrpbg,5k,7w - bgyrpx",
    "12gbr,13p,14k,15y,16w 2+3,9-7 bgyrpx",
    "3g,9b,12p,14k,15w,17ry 5-0 y",
    "0wg,1b,2y,8r,9p,14k - brpx",
)
COURSES = (
    "DE 3aR,2bB,2cG 5a,4b 65/-/- - -",
    "DkfEJCGMH 14aR,9bB,9cG,20aY 12a,15a,33b 65c/??/2wm*1/- 6t -",
    "ihkefjAlM 40cR,31aB,22bG 5a,17c -/-/- - -",
    "DME 8aR,5bB,6cG - 66f/-/- - -",
)
READ = """(svg) => {
  const tree = (element) => [element.tagName,
    Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])
      .filter(([name]) => !name.startsWith('data-') && name !== 'aria-hidden')),
    ...Array.from(element.childNodes, (child) => child.nodeType === 1 ? tree(child) : child.textContent)];
  return tree(svg);
}"""


def bare(tree: Any) -> Any:
    """A drawing without what only concerns taps."""
    if isinstance(tree, str):
        return tree
    tag, attributes, *children = tree
    kept = {name: text for name, text in attributes.items() if not name.startswith("data-")}
    return [tag, kept, *map(bare, children)]


@pytest.fixture(scope="module")
def reader(browser: Browser, server: Served) -> Iterator[Page]:
    """A page with one plain frame; tests load into it what they want."""
    with visiting(browser, server, html(frame_of(server.url, position=TENSE))) as page:
        yield page


def load(page: Page, **wish: str) -> None:
    ready = len(heard(page, "ready"))
    tell(page, {"stampede": 1, "type": "load", **wish})
    page.wait_for_function(
        "(before) => heard.filter(({ type }) => type === 'ready').length > before", arg=ready, timeout=60_000
    )


# ---- the picture


def test_the_picture_comes_without_a_byte_of_python_and_the_game_after_the_tap(
    browser: Browser, server: Served
) -> None:
    with visiting(browser, server, html(frame_of(server.url, position=TENSE))) as page:
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.reload(wait_until="networkidle")
        (frame,) = frames(page)
        expect(frame.locator("#camel-r")).to_be_visible()
        assert any("/embed/v1/" in url for url in asked)
        assert not [url for url in asked if is_python(url)]
        assert page.evaluate("document.activeElement === document.body"), "the focus is the page's"
        begin(frame)
        assert [url for url in asked if is_python(url)]
        frame.locator("#choices .reveal").click()
        page.wait_for_function("heard.some(({ type, ply }) => type === 'state' && ply > 0)")


@pytest.mark.parametrize("position", POSITIONS)
def test_the_picture_is_the_one_that_python_draws(reader: Page, position: str) -> None:
    load(reader, position=position)
    (frame,) = frames(reader)
    shown = frame.locator("#board > svg").evaluate(READ)
    view = show_position(read_position(position), SEATS[-1])
    assert shown == bare(svg.tree(draw(view, Look(players=False, taps=False))))


@pytest.mark.parametrize("position", COURSES)
def test_elephants_are_where_python_draws_them(reader: Page, position: str) -> None:
    load(reader, position=position)
    (frame,) = frames(reader)
    _, drawn, _, *parts = frame.locator("#board > svg").evaluate(READ)
    hands = position.split()[3].split("/")
    view = show_course(read_course(position, len(hands)))
    _, attributes, _, *layers = bare(svg.tree(draw_course(view, Look(players=False, taps=False))))
    assert (drawn, parts) == (attributes, layers)


def test_a_position_that_only_python_draws_says_so(reader: Page) -> None:
    load(reader, position="DME 9aR,5bB,6cG - 66f/-/- - -")  # somebody waits before the river
    frame = reader.frames[1]
    expect(frame.locator("#panel")).to_contain_text(words("embed-no-picture"))
    begin(frame)
    expect(frame.locator("#elephant-R")).to_be_visible()


def test_a_course_alone_has_its_cows(reader: Page) -> None:
    load(reader, position="DkfEJCGMH")
    frame = reader.frames[1]
    cows = frame.locator("[id^='cow-']").evaluate_all("(all) => all.map((it) => it.dataset.space).sort()")
    assert cows == sorted(write_place(place) for place in cow_places("DkfEJCGMH", 3))


@pytest.mark.parametrize("position", ["nonsense", "1b,1g - b", "99z - x", "1gyr,3bp,15w,16k 5?0 b", "<svg onload=x>"])
def test_a_position_that_cannot_be_drawn_is_no_picture_and_no_trouble(reader: Page, position: str) -> None:
    load(reader, position=position)
    frame = reader.frames[1]
    expect(frame.locator("#embed")).to_have_attribute("data-stage", "poster")
    assert frame.locator("#board *").count() == 0 or position.startswith("1b,1g")
    button, words = (frame.locator(part).bounding_box() for part in ("#play", "#panel"))
    assert button and words and button["y"] >= 0 and button["y"] + button["height"] <= words["y"], "one below the other"


def test_what_can_be_drawn_but_not_played_says_why(reader: Page) -> None:
    load(reader, position="1gyr,3bp,15w - bgyrpx")
    frame = reader.frames[1]
    frame.locator("#play").click()
    expect(frame.locator("#trouble")).not_to_be_empty()
    load(reader, position=START)
    expect(frame.locator("#trouble")).to_be_empty()


def test_readers_may_do_what_the_author_lets_them(reader: Page) -> None:
    load(reader, position=START, panel="look")
    frame = reader.frames[1]
    expect(frame.locator("#camel-b")).to_be_visible()
    expect(frame.locator("#play")).to_have_count(0)
    load(reader, position=START, panel="dice")
    begin(frame)
    before = frame.locator("#camels").inner_html()
    frame.locator("#shake").click()
    expect(frame.locator("#caption")).not_to_be_empty()
    expect(frame.locator("#shake")).to_be_visible()
    assert frame.locator("#camels").inner_html() != before
    expect(frame.locator("#choices .ticket")).to_have_count(0)


def tab_to(page: Page, selector: str) -> None:
    """The Tab key, into the frame, until something like this has the focus."""
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.frames[1].evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached with the Tab key")


def test_a_board_is_played_by_keyboard_alone(reader: Page) -> None:
    load(reader, position=START)
    frame = reader.frames[1]
    tab_to(reader, "#play")
    reader.keyboard.press("Enter")
    expect(frame.locator("#embed")).to_have_attribute("data-stage", "live")
    expect(frame.locator("#choices button").first).to_be_focused()
    before = frame.locator("#camels").inner_html()
    while not frame.evaluate("document.activeElement.matches('.reveal')"):
        reader.keyboard.press("ArrowRight")
    reader.keyboard.press("Enter")
    expect(frame.locator("#caption")).not_to_be_empty()
    expect(frame.locator("#choices button").first).to_be_focused()
    assert frame.locator("#camels").inner_html() != before


@pytest.mark.parametrize(("theme", "paper"), [("light", "rgb(246, 226, 184)"), ("dark", "rgb(21, 19, 59)")])
def test_themes_are_the_authors_to_choose(reader: Page, theme: str, paper: str) -> None:
    load(reader, position=START, theme=theme)
    shown = reader.frames[1].locator("body").evaluate("(body) => getComputedStyle(body).backgroundColor")
    assert shown == paper


# ---- scenes and records


def test_a_question_is_answered_wrongly_and_rightly_without_python(reader: Page) -> None:
    load(reader, scenario="camel-stacks-carry")
    asked: list[str] = []
    reader.on("request", lambda request: asked.append(request.url))
    frame = reader.frames[1]
    begin(frame)
    frame.locator("[data-choice='g']").click()
    expect(frame.locator(".is-wrong")).to_have_text(words("scene-camel-stacks-carry-wrong-1"))
    frame.get_by_role("button", name=words("learn-retry")).click()
    frame.locator("[data-choice='y']").click()
    expect(frame.locator(".is-right")).to_have_text(words("scene-camel-stacks-carry-right"))
    assert [told["right"] for told in heard(reader, "done")][-2:] == [False, True]
    assert not [url for url in asked if is_python(url)]


def test_a_line_is_stepped_through_and_gone_to(reader: Page) -> None:
    load(reader, scenario="camel-stacks-start")
    frame = reader.frames[1]
    begin(frame)
    frame.get_by_role("button", name=words("learn-step")).click()
    expect(frame.locator(".reply")).not_to_be_empty()
    tell(reader, {"stampede": 1, "type": "goto", "ply": 3})
    reader.wait_for_function("heard.some(({ type, step }) => type === 'state' && step === 3)")


def test_a_whole_lesson_goes_from_scene_to_scene(reader: Page) -> None:
    load(reader, scenario="camel-stacks")
    frame = reader.frames[1]
    begin(frame)
    frame.locator("[data-choice='y']").click()
    frame.get_by_role("button", name=words("learn-next")).click()
    expect(frame.locator(".question")).to_have_text(words("scene-camel-stacks-onto"))


def recorded() -> str:
    """A race in which everybody only shakes the pyramid, as a link."""
    at = table.sit_down(Setup("camel2", 3, 0), "seed")
    while table.turn(at) != "over":
        at = table.act(at, table.game_of(at).read_action("r"))
    seats = (links.Sitter("\u202e<b>Ann</b>"), links.Sitter("Ben"), links.Sitter("Cid"))
    return links.write_link(links.Parcel(table.save(at), seats, at.seed))


def test_a_recorded_race_is_looked_at_from_any_ply(reader: Page) -> None:
    load(reader, record=f"https://example.org/#game={recorded()}", ply="7")
    frame = reader.frames[1]
    begin(frame)
    reader.wait_for_function("heard.some(({ type, ply }) => type === 'state' && ply === 7)")
    frame.locator(".replay-on").click()
    reader.wait_for_function("heard.some(({ type, ply }) => type === 'state' && ply > 7)")
    tell(reader, {"stampede": 1, "type": "goto", "ply": 20})
    reader.wait_for_function("heard.some(({ type, ply }) => type === 'state' && ply === 20)")
    assert frame.locator("b").count() == 0, "names are text"


def test_a_link_that_cannot_be_read_says_so(reader: Page) -> None:
    load(reader, record="nonsense")
    frame = reader.frames[1]
    frame.locator("#play").click()
    expect(frame.locator("#trouble")).not_to_be_empty()


def test_a_name_that_is_no_scene_says_so(reader: Page) -> None:
    load(reader, scenario="camel-nothing")
    expect(reader.frames[1].locator("#trouble")).to_have_text(words("embed-unknown", name="camel-nothing"))


def test_elephants_race_in_a_frame(reader: Page) -> None:
    load(reader, scenario="elephant-finish-play")
    frame = reader.frames[1]
    begin(frame)
    frame.get_by_role("button", name=words("embed-play-on")).click()
    expect(frame.locator("#choices button").first).to_be_visible()
    for told in heard(reader, "state"):
        hands = str(told.get("position", "")).split(" ")[3:4]
        assert set("".join(hands)) <= set("?-/*0123456789"), "a card in a hand was told"
        assert not [hand for hand in "".join(hands).split("/") if hand.strip("?-") and "*" not in hand]


def test_a_hand_of_one_numeral_stays_in_the_frame(reader: Page) -> None:
    load(reader, game="elephant", position="DkfEJCGMH 2aR,2cB,1aG,1cY 12a,15a 5*1/6/??????/?????? - -")
    begin(reader.frames[1])
    expect(reader.frames[1].locator("#choices button").first).to_be_visible()
    positions = [str(state.get("position", "")) for state in heard(reader, "state")]
    told = [position.split(" ")[3] for position in positions if position.startswith("DkfEJCGMH ")]
    assert told
    assert all(set(hand.split("*")[0]) <= {"?", "-"} for hands in told for hand in hands.split("/")), told


# ---- how large it is


@pytest.mark.parametrize("wish", [{"position": START}, {"scenario": "camel-tickets-leader"}], ids=["race", "puzzle"])
def test_there_is_no_inner_scroll_bar_from_280_to_1200_pixels(
    browser: Browser, server: Served, wish: dict[str, str]
) -> None:
    with visiting(browser, server, with_element(server.url, board(**wish))) as page:
        (frame,) = shown(page)
        for stage in ("poster", "live"):
            for width in (280, 360, 600, 900, 1200):
                page.set_viewport_size({"width": width, "height": 700})
                fits = "() => document.querySelector('stampede-board').shadowRoot.firstChild.clientHeight"
                frame.wait_for_function(
                    "() => { const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;"
                    " const needed = document.querySelector('#embed').getBoundingClientRect().height;"
                    " return scrollHeight <= clientHeight && scrollWidth <= clientWidth && clientHeight - needed < 2; }"
                )
                assert page.evaluate(fits) < 2500
            if stage == "poster":
                begin(frame)


def test_a_frame_that_nobody_resizes_shows_all_of_its_board(browser: Browser, server: Served) -> None:
    low = frame_of(server.url, position=START).replace('height="700"', 'height="400"')
    with visiting(browser, server, html(low)) as page:
        (frame,) = frames(page)
        box = frame.locator("#board > svg").bounding_box()
        assert box
        assert box["y"] + box["height"] <= 400
        assert frame.evaluate("document.documentElement.scrollHeight") <= 400


# ---- several boards, one interpreter


def test_five_boards_run_at_most_one_interpreter_and_take_turns(browser: Browser, server: Served) -> None:
    five = [board(position=START, panel="dice") for _ in range(5)]
    with visiting(browser, server, with_element(server.url, *five)) as page:
        boards = shown(page)
        assert len(boards) == 5
        begin(boards[0])
        boards[0].locator("#shake").click()
        expect(boards[0].locator("#shake")).to_be_visible()
        moved = boards[0].locator("#camels").evaluate(READ)
        for frame in boards[1:]:
            begin(frame)
            assert workers(page) == 1
        expect(boards[0].locator("#embed")).to_have_attribute("data-stage", "rests")
        begin(boards[0])
        assert workers(page) == 1
        assert boards[0].locator("#camels").evaluate(READ) == moved, "the place in the race was kept"


def test_boards_that_are_tapped_at_once_end_with_one_interpreter(browser: Browser, server: Served) -> None:
    three = [frame_of(server.url, position=START, panel="dice") for _ in range(3)]
    with visiting(browser, server, html(*three)) as page:
        boards = frames(page)
        for frame in boards:
            frame.locator("#play").click()
        last = boards[-1]
        settled = "() => ['live', 'rests'].includes(document.querySelector('#embed').dataset.stage)"
        for frame in boards:
            frame.wait_for_function(settled)
        expect(last.locator("#trouble")).to_be_empty()
        stages = [frame.locator("#embed").get_attribute("data-stage") for frame in boards]
        assert sorted(stages) == ["live", "rests", "rests"]
        assert workers(page) == 1


# ---- what is missing


def test_a_sandbox_that_allows_scripts_alone_plays(browser: Browser, server: Served) -> None:
    alone = frame_of(server.url, attributes='sandbox="allow-scripts"', position=START, panel="dice")
    with visiting(browser, server, html(alone)) as page:
        (frame,) = frames(page)
        assert frame.evaluate("origin") == "null"
        begin(frame)
        assert workers(page) == 0
        frame.locator("#shake").click()
        page.wait_for_function("heard.some(({ type, ply }) => type === 'state' && ply > 0)")


def test_boards_in_sandboxes_take_turns_through_the_element(browser: Browser, server: Served) -> None:
    two = [board(position=START, panel="dice", sandbox="allow-scripts") for _ in range(2)]
    with visiting(browser, server, with_element(server.url, *two)) as page:
        one, other = shown(page)
        begin(one)
        begin(other)
        expect(one.locator("#embed")).to_have_attribute("data-stage", "poster")


def test_a_device_that_keeps_nothing_plays(browser: Browser, server: Served) -> None:
    forbidden = "{ get() { throw new Error('no') } }"
    broken = f"for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(self, name, {forbidden});"
    with visiting(browser, server, html(frame_of(server.url, position=START)), scripts=[broken]) as page:
        (frame,) = frames(page)
        begin(frame)


def test_without_webassembly_a_position_is_a_picture_and_a_question_still_works(
    browser: Browser, server: Served
) -> None:
    page_of_two = html(frame_of(server.url, position=START), frame_of(server.url, scenario="camel-stacks-carry"))
    with visiting(browser, server, page_of_two, scripts=["delete globalThis.WebAssembly;"]) as page:
        position, puzzle = frames(page)
        expect(position.locator("#trouble")).to_have_text(words("embed-no-wasm"))
        expect(position.locator("#camel-b")).to_be_visible()
        begin(puzzle)
        puzzle.locator("[data-choice='y']").click()
        expect(puzzle.locator(".is-right")).to_be_visible()


def test_without_scripts_there_are_the_authors_words_and_a_picture_with_a_link(
    browser: Browser, server: Served
) -> None:
    with neighbour({"/page.html": tutorial(server.url)}) as theirs:
        context = browser.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(f"{theirs}/page.html")
        expect(page.get_by_role("link", name="See the board")).to_be_visible()
        page.goto(f"{server.url}embed/v1/?position={START}")
        expect(page.locator("noscript svg, svg.derby").first).to_be_visible()
        expect(page.locator("noscript p")).to_have_text(words("embed-noscript"))
        expect(page.locator("noscript p")).to_be_visible()
        expect(page.locator("#open")).to_have_attribute("href", "../../")
        context.close()


def test_the_main_site_refuses_to_be_framed(browser: Browser, server: Served) -> None:
    pages = ("", "learn/", "rules/", "authors/")
    framed = html(*(f'<iframe src="{server.url}{path}" title="no"></iframe>' for path in pages))
    with visiting(browser, server, framed, expected="frame-ancestors|Refused to frame|Framing") as page:
        page.wait_for_load_state("networkidle")
        for frame in page.frames[1:]:
            assert frame.url.startswith("chrome-error://"), frame.url


# ---- the sample page


def test_every_board_of_the_sample_tutorial_works(browser: Browser, server: Served) -> None:
    with visiting(browser, server, tutorial(server.url)) as page:
        figure, dice, puzzle, replay, scenario = shown(page)
        expect(figure.locator("#play")).to_have_count(0)
        begin(dice)
        dice.locator("#shake").click()
        for frame in (puzzle, replay):
            begin(frame)
            expect(frame.locator(".question")).not_to_be_empty()
        expect(dice.locator("#embed")).to_have_attribute("data-stage", "live")
        begin(scenario)
        scenario.get_by_role("button", name=words("embed-play-on")).click()
        expect(scenario.locator("#choices .reveal")).to_be_visible()
        assert workers(page) == 1
