"""The page for authors: what the builder writes is a valid page, works where it is pasted, and is what was chosen."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import html5lib
import pytest
from playwright.sync_api import Browser, Page, expect

from catalogue import words
from embedding import begin, shown, visiting
from served import Served, Troubles
from stampede.camel.position import read_position
from visits import visit

EVIL = """"><script>alert(1)</script> & 'quotes' ](x)"""


@pytest.fixture(scope="module")
def builder(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, address="authors/", boots=False) as page:
        expect(page.locator("#snippet")).not_to_have_value("")
        yield page


def snippet(page: Page, way: str = "html") -> str:
    page.locator("#way").select_option(way)
    return page.locator("#snippet").input_value()


def start_over(page: Page) -> None:
    page.locator("#what").select_option("position")
    page.get_by_role("button", name=words("authors-start-over")).click()
    page.locator("#alt").fill("Two camels")


# ---- building


def test_a_position_is_set_by_tapping(builder: Page) -> None:
    start_over(builder)
    builder.locator("[data-piece='r']").click()
    builder.locator(".setting #space-7").click(force=True)
    builder.locator("[data-piece='-']").click()
    builder.locator(".setting #space-10").click(force=True)
    builder.locator("[data-die='y']").click()
    expect(builder.locator("#position")).to_have_value("1gy,3bp,7r,15w,16k 10-0 bgrpx")
    assert read_position(builder.locator("#position").input_value()).track[7] == "r"
    assert 'position="1gy,3bp,7r,15w,16k 10-0 bgrpx"' in snippet(builder)


def test_a_position_is_set_by_keyboard_alone(builder: Page) -> None:
    start_over(builder)
    builder.locator("[data-piece='k']").focus()
    builder.keyboard.press("Enter")
    builder.locator(".tools select").select_option("12")
    expect(builder.locator("#position")).to_have_value("1gyr,3bp,12k,15w - bgyrpx")


def test_a_written_position_is_drawn_or_refused(builder: Page) -> None:
    start_over(builder)
    builder.locator("#position").fill("5bgrypwk - x")
    expect(builder.locator(".setting #camel-k")).to_have_attribute("data-space", "5")
    builder.locator("#position").fill("5bgryp")
    expect(builder.locator("#position-trouble")).to_be_empty()  # a course of the elephants has one part
    builder.locator("#position").fill("5bgryp - ")
    expect(builder.locator("#position-trouble")).to_have_text(words("authors-position-bad"))


def test_the_preview_shows_what_is_copied(builder: Page) -> None:
    start_over(builder)
    builder.locator("[data-piece='b']").click()
    builder.locator(".setting #space-9").click(force=True)
    builder.locator("#panel").select_option("look")
    board = builder.frame_locator("#preview")
    expect(board.locator("#camel-b")).to_have_attribute("data-space", "9")
    expect(board.locator("#play")).to_have_count(0)
    builder.locator("#what").select_option("scene")
    builder.locator("#scene").select_option("camel-stacks-carry")
    builder.locator("#panel").select_option("play")
    expect(board.locator("#panel")).to_have_text(words("scene-camel-stacks-carry"))


def test_the_picture_can_be_saved_and_stands_alone(builder: Page) -> None:
    start_over(builder)
    with builder.expect_download() as saving:
        builder.locator("#save-picture").click()
    text = Path(saving.value.path()).read_text("utf-8")
    assert saving.value.suggested_filename == "figure.svg"
    assert text.startswith("<svg")
    assert "<style>" in text
    assert 'id="camel-b"' in text


def test_addresses_say_only_what_was_chosen(builder: Page) -> None:
    start_over(builder)
    builder.locator("#what").select_option("record")
    builder.locator("#record").fill("https://example.org/#game=AbC-_1")
    builder.locator("#theme").select_option("dark")
    address = snippet(builder, "iframe").split('src="')[1].split('"')[0].replace("&amp;", "&")
    assert parse_qs(urlsplit(address).query) == {"record": ["AbC-_1"], "theme": ["dark"]}
    builder.locator("#theme").select_option("auto")


def test_the_page_fits_a_phone(builder: Page) -> None:
    usual = builder.viewport_size
    builder.set_viewport_size({"width": 320, "height": 600})
    assert builder.evaluate("document.documentElement.scrollWidth") <= 320
    builder.set_viewport_size(usual or {"width": 1280, "height": 720})


# ---- what is copied


@pytest.mark.parametrize("way", ["html", "iframe", "mkdocs", "wordpress"])
@pytest.mark.parametrize("alt", ["Two camels", EVIL])
def test_every_snippet_validates(builder: Page, way: str, alt: str) -> None:
    start_over(builder)
    builder.locator("#alt").fill(alt)
    page = f"<!DOCTYPE html><html lang=en><head><title>x</title></head><body>{snippet(builder, way)}</body></html>"
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    tree = parser.parse(page)  # raises at the first thing that is not as it should be
    body = tree.find("body")
    assert body is not None
    assert [script.get("src") for script in body.iter("script") if not script.get("src")] == []
    said = [element.get("label") or element.get("title") for element in body.iter() if element.tag != "script"]
    assert alt in said


def test_markdown_is_a_picture_that_links_to_the_board(builder: Page) -> None:
    start_over(builder)
    builder.locator("#alt").fill(EVIL)
    text = snippet(builder, "markdown")
    assert text.startswith("[![")
    assert text.count("](") == 2 + EVIL.count("](") * 0
    assert "(figure.svg)" in text


# ---- where it is pasted


def pasted(browser: Browser, server: Served, site: Path) -> None:
    """A built site holds a board that plays."""
    texts = [file for file in site.rglob("*") if file.suffix in (".html", ".css", ".js")]
    pages = {f"/{file.relative_to(site).as_posix()}": file.read_text("utf-8") for file in texts}
    with visiting(browser, server, pages, expected="Failed to load resource|backdrop") as reader:  # their theme's
        (frame,) = shown(reader)
        expect(frame.locator("#camel-b")).to_be_visible()
        begin(frame)


def test_a_page_built_by_mkdocs_works(builder: Page, browser: Browser, server: Served, tmp_path: Path) -> None:
    start_over(builder)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text(f"# Camels\n\nLook:\n\n{snippet(builder, 'mkdocs')}\n\nNice.\n", "utf-8")
    (tmp_path / "mkdocs.yml").write_text(
        "site_name: Theirs\nplugins: []\ntheme: {name: mkdocs, highlightjs: false}\n", "utf-8"
    )
    subprocess.run([sys.executable, "-m", "mkdocs", "build", "--quiet"], cwd=tmp_path, check=True)
    pasted(browser, server, tmp_path / "site")


def test_a_page_built_by_sphinx_works(builder: Page, browser: Browser, server: Served, tmp_path: Path) -> None:
    start_over(builder)
    (tmp_path / "conf.py").write_text("project = 'Theirs'\nhtml_theme = 'basic'\n", "utf-8")
    (tmp_path / "index.rst").write_text(f"Camels\n======\n\nLook:\n\n{snippet(builder, 'sphinx')}\nNice.\n", "utf-8")
    command = [sys.executable, "-m", "sphinx", "-q", "-b", "html", str(tmp_path), str(tmp_path / "site")]
    subprocess.run(command, check=True)
    pasted(browser, server, tmp_path / "site")


def test_the_reference_names_every_parameter_and_message(builder: Page) -> None:
    named = builder.locator("#reference td code:first-child").all_text_contents()
    parameters = ["game", "position", "record", "scenario", "ply", "theme", "lang", "panel"]
    said = ["ready", "resize", "progress", "state", "done"]
    assert named == [*parameters, *said, "goto", "theme", "lang", "reset", "load", "rest"]


def test_the_start_page_leads_to_authors(browser: Browser, server: Served, troubles: Troubles) -> None:
    with visit(browser, server, boots=False) as page:
        page.locator("a[href='authors/']").click()
        expect(page.locator("h1")).to_have_text(words("authors-title"))
