"""The rules page: every rule by its address, found by words, printed, and opened from the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from catalogue import messages, words
from players import wait_for_turn
from served import ROOT, Served
from visits import size, visit

PAPER = {"width": 695, "height": 1024}  # pixels: A4 less its margins of 13 mm
MOST_PAGES, MOST_BYTES = 10, 5_000_000  # on paper
PAGES = {"camel": "rules/", "elephant": "rules/elephant/"}


def ids(game: str) -> list[str]:
    text = (ROOT / f"web/rules/{game}-derby.md").read_text("utf-8")
    return re.findall(r"^- \*\*([A-Z]\d+[a-z]?)\*\*", text, re.MULTILINE)


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, address="rules/", boots=False) as visited:
        yield visited


def root(page: Page) -> str:
    return re.split("(?:learn|rules)/", page.url)[0]


@pytest.mark.parametrize("game", PAGES)
def test_every_rule_stands_on_its_page_in_our_words(page: Page, game: str) -> None:
    page.goto(root(page) + PAGES[game])
    assert page.evaluate("[...document.querySelectorAll('.rule')].map(({ id }) => id)") == ids(game)
    for rule in ("M1", "M4"):
        expect(page.locator(f"#{rule} p").first).to_have_text(messages()[f"rule-{game}-{rule}"])
    assert page.locator(".rule figure svg").count() > 40


@pytest.mark.parametrize("game", PAGES)
def test_an_address_leads_to_its_rule(page: Page, game: str) -> None:
    page.goto(f"{root(page)}{PAGES[game]}#M4")
    expect(page.locator("#M4")).to_be_in_viewport()
    assert page.evaluate("document.querySelector(':target').id") == "M4"
    page.locator("#M1 h3 a").click()
    assert page.evaluate("location.hash") == "#M1"


def test_rules_are_found_by_their_words(page: Page) -> None:
    page.goto(root(page) + "rules/?search")
    page.locator("#sought").fill("TILE  owner")
    expect(page.locator(".rule:not(.is-left-out)")).to_have_count(1)
    expect(page.locator("#M4")).to_be_visible()
    expect(page.locator("#M1")).to_be_hidden()
    page.locator("#sought").fill("m3b")
    expect(page.locator("#M3b")).to_be_visible()
    page.locator("#sought").fill("zebra")
    expect(page.locator("#found")).to_have_text("Nothing found. Try another word.")
    page.locator("#sought").fill("")
    expect(page.locator("#M1")).to_be_visible()


def test_an_address_is_followed_whatever_was_searched_for(page: Page) -> None:
    page.goto(root(page) + "rules/?follow")
    page.locator("#sought").fill("zebra")
    page.evaluate("location.hash = '#F1'")
    expect(page.locator("#F1")).to_be_in_viewport()


def test_reconstructions_and_rulings_are_marked(page: Page) -> None:
    page.goto(root(page) + "rules/elephant/?marks")
    text = (ROOT / "web/rules/elephant-derby.md").read_text("utf-8")
    marked = re.findall(r"^- \*\*([A-Z]\d+)\*\* .*†$", text, re.MULTILINE)
    found = page.evaluate("[...document.querySelectorAll('.rule:has(.mark)')].map(({ id }) => id)")
    assert found == marked == ["C1", "C2", "C3", "C5", "C6", "S3"]
    expect(page.locator("#rulings tbody tr")).to_have_count(36)
    expect(page.locator("#cards tbody tr")).to_have_count(12)
    expect(page.locator("#circuits tbody tr")).to_have_count(7)


def test_a_picture_leads_to_its_lesson(page: Page) -> None:
    page.goto(root(page) + "rules/?lesson")
    page.locator("#M3a figcaption a").click()
    expect(page.locator("h1")).to_have_text(words("lesson-camel-crazy"))


def test_the_rules_can_be_read_without_scripts(browser: Browser, server: Served) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server.url}rules/#K3")
    expect(page.locator("#K3 p").first).to_have_text(messages()["rule-camel-K3"])
    expect(page.locator("#sought")).to_be_hidden()
    context.close()


def test_on_paper_there_are_rules_and_nothing_to_tap(page: Page) -> None:
    page.goto(root(page) + "rules/?print")
    page.emulate_media(media="print")
    for gone in (".masthead", "search", ".contents", "figcaption"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.locator("#M4 svg").first).to_be_visible()
    page.evaluate("document.documentElement.dataset.theme = 'dark'; dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "light", "paper is light"
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")


@pytest.mark.parametrize("language", ["en", "pl"])  # the longest words
@pytest.mark.parametrize("game", PAGES)
def test_the_rules_print_on_few_pages(page: Page, game: str, language: str) -> None:
    page.goto(f"{root(page)}{PAGES[game]}?paper&lang={language}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.emulate_media(media="print")
    printed = page.pdf(format="A4")
    page.set_viewport_size(PAPER)
    assert page.locator(".in-short").evaluate("(it) => it.getBoundingClientRect().bottom") <= PAPER["height"]
    page.emulate_media(media="screen")
    page.set_viewport_size({"width": 1280, "height": 720})
    pages = len(re.findall(rb"/Type\s*/Page\b", printed))
    assert 4 <= pages <= MOST_PAGES
    assert 50_000 < len(printed) <= MOST_BYTES
    page.goto(f"{root(page)}rules/?lang=en")


@pytest.mark.parametrize("game", PAGES)
def test_the_page_begins_with_how_to_play(page: Page, game: str) -> None:
    page.goto(f"{root(page)}{PAGES[game]}?short")
    parts = page.evaluate("[...document.querySelectorAll('#rules > :is(h1, section, search)')].map(({ id }) => id)")
    assert parts[:3] == ["", "in-short", ""], "title, how to play, search"
    assert parts[-1] == ("reconstruction" if game == "elephant" else "rulings")
    expect(page.locator(".in-short h2")).to_have_text(words("rules-short"))
    things = page.locator(".in-short li")
    expect(things).to_have_count({"camel": 9, "elephant": 19}[game])
    for thing in things.all():
        assert thing.locator("svg").evaluate("(it) => it.getBBox().width > 10 && it.getBBox().height > 10")
        assert thing.inner_text().strip()
    expect(page.locator(".in-short")).to_contain_text(messages()[f"rules-{game}-goal"])
    page.locator("#sought").fill("mouse")
    expect(page.locator(".in-short")).to_be_hidden()
    page.locator("#sought").fill("")
    expect(page.locator(".in-short")).to_be_visible()


@pytest.mark.parametrize("game", PAGES)
def test_the_rules_fit_a_phone(browser: Browser, server: Served, game: str) -> None:
    with visit(browser, server, address=PAGES[game], boots=False, options=size(360, 640)) as page:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# ---- from the table


def test_a_rule_opens_from_the_log_and_from_the_board(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(1280, 800)) as page:
        page.locator("#play").click()
        wait_for_turn(page)
        page.locator("#log .CamelEntered .rule-mark").first.click()
        expect(page.locator("dialog h2")).to_have_text(words("rule-title", rule="S3"))
        expect(page.locator("dialog p").first).to_have_text(messages()["rule-camel-S3"])
        page.locator("dialog .main").click()
        page.locator("#pyramid").click(button="right")
        expect(page.locator("dialog p").first).to_have_text(messages()["rule-camel-A3"])
        assert page.locator("dialog a").get_attribute("href") == "rules/#A3"
        page.locator("dialog .main").click()
        page.locator("#choices .ticket").first.click(button="right")
        expect(page.locator("dialog p").first).to_have_text(messages()["rule-camel-A1"])


def test_a_long_press_opens_a_rule_and_is_no_tap(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(390, 844, has_touch=True)) as page:
        page.locator("#play").click()
        wait_for_turn(page)
        box = page.locator("#choices .reveal").bounding_box()
        assert box
        session = page.context.new_cdp_session(page)
        finger = {"x": box["x"] + 20, "y": box["y"] + 20}
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        expect(page.locator("dialog p").first).to_have_text(messages()["rule-camel-A3"])
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.locator("dialog .main").tap()
        expect(page.locator("#choices .kind.reveal")).to_be_visible()
        expect(page.locator("#turn-who")).to_have_text(words("turn-yours"))


def test_every_rule_that_the_table_opens_is_on_the_page() -> None:
    """And every event of both games has its rule or is none's business."""
    text = (ROOT / "web/ui/rulemap.js").read_text("utf-8")
    camels, _, elephants = text.partition("elephant: [")
    named = set(re.findall(r"'([A-Z]\d[ab]?)'", text))
    assert named <= {*ids("camel"), *ids("elephant")}
    assert set(re.findall(r"', '([A-Z]\d[ab]?)'\]", camels)) <= set(ids("camel"))
    assert set(re.findall(r"', '([A-Z]\d[ab]?)'\]", elephants)) <= set(ids("elephant"))
