"""The course builder: tiles laid, turned, moved and taken away; advice; courses saved, named, shared and raced on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import players
from catalogue import isolated, messages, words
from looks import SIZES, problems, resize, too_small
from players import screen
from served import ROOT, Served
from visits import visit

FIRST = "DkfEJCGMH"
REFUSES = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') };"


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


@pytest.fixture
def bench(page: Page) -> Page:
    """The builder with nothing on the table and nothing saved."""
    page.evaluate("localStorage.removeItem('stampede.courses')")
    open_builder(page)
    begin(page, "nothing")
    return page


def leave(page: Page) -> None:
    if page.locator("body").get_attribute("data-screen") == "courses":
        page.locator("#courses .back").click()
        if page.locator("body").get_attribute("data-screen") == "courses":
            return
    if page.locator("body").get_attribute("data-screen") != "start":
        players.go_home(page)


def open_builder(page: Page) -> None:
    leave(page)
    screen(page, "start")
    page.locator("#which-game [data-game=elephant]").click()
    page.locator("#open-courses").click()
    screen(page, "courses")
    expect(page.locator("#courses .tray button")).to_have_count(26)


def begin(page: Page, name: str) -> None:
    page.locator("#courses select[name=from]").select_option(name)


def face(page: Page, tile: str) -> Locator:
    return page.locator(f"#courses .tray [data-tile={tile}]")


def laid(page: Page, tiles: str) -> None:
    """These tiles lie on the table, and what is said about them has been said."""
    expect(page.locator("#courses .laid button")).to_have_count(len(tiles))
    assert "".join(page.locator("#courses .laid button b").all_inner_texts()) == tiles
    expect(page.locator("#courses .facts")).to_have_text(
        re.compile(rf"^{len(tiles)} tiles?, {2 + 5 * len(tiles)} rows$")
    )


def lay(page: Page, tiles: str) -> None:
    for tile in tiles:
        face(page, tile).click()
    laid(page, tiles)


def remarks(page: Page) -> Locator:
    return page.locator("#courses .remarks li")


# ---- laying tiles


def test_a_tap_lays_a_face_another_takes_it_away_and_its_other_face_turns_it_over(bench: Page) -> None:
    lay(bench, "DkJ")
    expect(face(bench, "k")).to_have_attribute("aria-pressed", "true")
    face(bench, "K").click()
    laid(bench, "DKJ")
    expect(face(bench, "k")).to_have_attribute("aria-pressed", "false")
    face(bench, "D").click()
    laid(bench, "KJ")


def test_the_chosen_tile_is_moved_turned_and_removed(bench: Page) -> None:
    lay(bench, "DkJ")
    bench.locator("#courses .laid [data-tile=k]").click()
    bench.locator("#courses .tools .earlier").click()
    laid(bench, "kDJ")
    bench.locator("#courses .tools .later").click()
    bench.locator("#courses .tools .later").click()
    laid(bench, "DJk")
    expect(bench.locator("#courses .tools .later")).to_have_attribute("aria-disabled", "true")
    bench.locator("#courses .tools .flip").click()
    laid(bench, "DJK")
    bench.locator("#courses .tools .remove").click()
    laid(bench, "DJ")


def test_a_new_tile_comes_after_the_chosen_one(bench: Page) -> None:
    lay(bench, "DJ")
    bench.locator("#courses .laid [data-tile=D]").click()
    face(bench, "a").click()
    laid(bench, "DaJ")


def test_a_course_is_built_by_keyboard_alone(bench: Page) -> None:
    face(bench, "D").focus()
    bench.keyboard.press("Enter")
    bench.keyboard.press("Tab")
    bench.keyboard.press("Tab")
    bench.keyboard.press("Space")
    laid(bench, "DE")
    bench.locator("#courses .laid button").first.focus()
    bench.keyboard.press("ArrowRight")
    bench.keyboard.press("f")
    laid(bench, "De")
    bench.keyboard.press("Delete")
    laid(bench, "D")


def test_every_tile_is_named_by_what_is_on_it(bench: Page) -> None:
    expect(face(bench, "D")).to_have_accessible_name("D, straight, a banana tree and a market stall")
    expect(face(bench, "j")).to_have_accessible_name("j, a turn left, a bridge")
    expect(face(bench, "B")).to_have_accessible_name("B, straight, mud")
    assert len({face(bench, tile).inner_html() for tile in "ABCDEFGHIJKLMabcdefghijklm"}) == 26


# ---- advice


def test_C4_circuits_are_good_courses_for_few_and_for_many(bench: Page) -> None:
    begin(bench, "first")
    laid(bench, FIRST)
    expect(remarks(bench)).to_have_text([words("courses-good")])
    bench.locator("#courses input[name=for][value='6']").check()
    begin(bench, "5")
    laid(bench, "hkFaGmjI")
    expect(remarks(bench)).to_have_text([words("courses-good")])
    bench.locator("#courses input[name=for][value='4']").check()
    expect(remarks(bench)).to_have_text([words("course-short", rows=42, wanted=50)])


def test_C3_tiles_that_would_lie_on_each_other_are_shown_and_cannot_be_raced_on(bench: Page) -> None:
    for tile in "JKLM":
        face(bench, tile).click()
    expect(remarks(bench)).to_have_text([words("course-crosses-itself")])
    expect(bench.locator("#courses .plan svg")).to_be_visible()
    expect(bench.locator("#courses .race")).to_be_disabled()
    face(bench, "k").click()
    expect(bench.locator("#courses .race")).to_be_enabled()


def test_one_tile_is_no_course(bench: Page) -> None:
    lay(bench, "D")
    expect(remarks(bench)).to_have_text([words("course-length", least=2, most=13, tiles=1)])
    expect(bench.locator("#courses .race")).to_be_disabled()


def test_every_piece_of_advice_has_words() -> None:
    said = re.findall(
        r'Reason\(\s*"([\w-]+)", \{(.*?)\}', (ROOT / "py_src/stampede/elephant/advice.py").read_text("utf-8")
    )
    listed = (ROOT / "web/ui/courses.js").read_text("utf-8")
    assert len(said) == 11
    for key, params in said:
        assert set(re.findall(r"\$(\w+)", messages()[key])) <= set(re.findall(r'"(\w+)":', params)), key
        assert f"'{key}'" in listed, "the page shows only what it knows"


# ---- saved courses


def save(page: Page, name: str) -> None:
    page.locator("#courses .naming input").fill(name)
    page.locator("#courses .keep").click()


def kept(page: Page, text: str) -> Locator:
    return page.locator("#courses .kept li", has_text=text)


def do(page: Page, text: str, what: str) -> None:
    kept(page, text).locator(".more").click()
    page.locator(f"dialog.menu [data-value={what}]").click()


def test_a_course_is_saved_and_is_there_on_the_next_visit(bench: Page) -> None:
    begin(bench, "2")
    laid(bench, "EJgicFHMB")
    save(bench, "Monsoon \u202emile")
    expect(kept(bench, "Monsoon mile")).to_have_count(1)
    face(bench, "E").click()
    bench.locator("#courses .keep").click()
    expect(bench.locator("#courses .kept small")).to_have_text(["JgicFHMB"])
    bench.reload()
    open_builder(bench)
    laid(bench, "")
    kept(bench, "Monsoon mile").locator(".open").click()
    laid(bench, "JgicFHMB")
    expect(bench.locator("#courses .naming input")).to_have_value("Monsoon mile")


def test_a_saved_course_is_renamed_deleted_and_brought_back(bench: Page) -> None:
    lay(bench, "DE")
    save(bench, "One")
    do(bench, "One", "rename")
    bench.locator("dialog.rename input").fill("Two")
    bench.locator("dialog.rename [data-value=keep]").click()
    expect(bench.locator("#courses .kept b")).to_have_text([isolated("Two")])
    expect(bench.locator("#courses .naming input")).to_have_value("Two")
    do(bench, "Two", "delete")
    expect(bench.locator("#courses .kept b")).to_have_count(0)
    bench.locator(".notice button", has_text=words("games-undelete")).click()
    expect(bench.locator("#courses .kept b")).to_have_text([isolated("Two")])


def test_a_device_that_refuses_to_save_is_told_and_the_course_stays_on_the_table(
    browser: Browser, server: Served
) -> None:
    with visit(browser, server, remembers=False, scripts=[REFUSES]) as page:
        open_builder(page)
        lay(page, "DE")
        save(page, "Lost")
        expect(page.locator("#toast")).to_have_text(words("courses-not-kept"))
        expect(page.locator("#courses .kept b")).to_have_count(0)
        laid(page, "DE")


# ---- links


def test_a_course_goes_out_as_a_link_and_comes_in_again(bench: Page) -> None:
    lay(bench, "DkfE")
    bench.locator("#courses .naming input").fill("Ann’s & Ben’s")
    bench.locator("#courses .share-course").click()
    address = bench.locator("dialog.share input").input_value()
    players.close_dialog(bench)
    begin(bench, "nothing")
    leave(bench)
    bench.goto(address)
    screen(bench, "courses")
    laid(bench, "DkfE")
    expect(bench.locator("#courses .naming input")).to_have_value("Ann’s & Ben’s")
    assert "#course" not in bench.url


@pytest.mark.parametrize(
    ("fragment", "why"),
    [
        ("DX", words("no-such-tile", tile="X")),
        ("DkD", words("tile-twice", tile="D")),
        ("D" * 700, words("course-link-long")),
        ("DE.%E0%A4%A", words("course-link-damaged")),
        ("", words("course-link-damaged")),
    ],
)
def test_a_bad_link_gets_a_clear_sentence(page: Page, fragment: str, why: str) -> None:
    leave(page)
    screen(page, "start")
    page.evaluate("(hash) => { location.hash = hash }", f"#course={fragment}")
    notice = page.locator(".notice", has_text=words("courses-link-failed", why=why))
    expect(notice).to_be_visible()
    screen(page, "start")
    notice.locator("button").click()


def test_a_name_in_a_link_is_text_and_nothing_else(page: Page) -> None:
    leave(page)
    page.evaluate("(hash) => { location.hash = hash }", f"#course=DE.{quote('<img src=x onerror=alert(1)>')}")
    screen(page, "courses")
    laid(page, "DE")
    page.locator("#courses .share-course").click()
    expect(page.locator("dialog.share h2")).to_contain_text("<img src=x onerror")
    assert page.locator("img").count() == 0
    players.close_dialog(page)


# ---- racing


def test_a_race_is_run_on_the_course_that_was_built(bench: Page) -> None:
    lay(bench, "DEC")
    bench.locator("#courses .race").click()
    screen(bench, "form")
    expect(bench.locator("#form input[name=game][value=elephant]")).to_be_checked()
    expect(bench.locator("#form select[name=course]")).to_have_value("DEC")
    bench.locator("#form button[type=submit]").click()
    screen(bench, "table")
    expect(bench.locator("#art-road-DEC")).to_have_count(1)


def test_the_builder_opens_from_the_form_and_leads_back_to_it(page: Page) -> None:
    leave(page)
    page.locator("#set-up").click()
    page.locator("#form input[name=game][value=elephant]").check()
    page.locator("#form .build").click()
    screen(page, "courses")
    page.locator("#courses .back").click()
    screen(page, "form")
    expect(page.locator("#form input[name=game][value=elephant]")).to_be_checked()
    page.locator("#form .build").click()
    screen(page, "courses")
    expect(page.locator("#courses .tray button")).to_have_count(26)
    begin(page, "3")
    laid(page, "CdkJhIeMf")
    page.locator("#courses .race").click()
    expect(page.locator("#form select[name=course]")).to_have_value("CdkJhIeMf")


# ---- how it looks


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_builder_fits_every_screen(page: Page, theme: str) -> None:
    leave(page)
    players.set_setting(page, "theme", theme)
    open_builder(page)
    begin(page, "nothing")
    lay(page, "AbCdEFgHiKLmj")
    page.locator("#courses .laid button").nth(3).click()
    save(page, "W" * 20)
    for size in (*SIZES, (740, 360)):
        resize(page, size)
        assert problems(page) == [], size
        assert too_small(page) == [], size
    resize(page, SIZES[0])
    page.evaluate("scrollTo(0, 9999)")
    plan = page.locator("#courses .plan svg").bounding_box()
    assert plan and plan["y"] >= 0, "the plan stays in sight while tiles are chosen"
