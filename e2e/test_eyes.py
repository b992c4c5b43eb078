"""Every screen and every page, by day and by night, at every size: nothing for axe to find, no word too faint to read.

`make test` takes each of them once, in changing sizes; `make soak` takes all of them in all sizes and languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, Page

from eyes import axe, faint, theme, told
from looks import DESKTOP, PHONE, SIZES, TABLET, TABLET_WIDE, covered, problems, resize, text_size
from screens import walk, walk_pages
from served import Served
from test_languages import LANGUAGES
from visits import size, visit

THEMES = ("light", "dark")
ZOOMED = (320, 256)  # a window of 1280 by 1024, at 400 %
Stops = Iterator[str]


def looked_at(page: Page, stops: Stops, ways: list[tuple[tuple[int, int], str]], *, base: tuple[int, int]) -> str:
    """What is wrong at the stops of a walk, each seen in all these sizes and themes."""
    found = {}
    for where in stops:
        for to, name in ways:
            resize(page, to)
            theme(page, name)
            found[f"{where}, {to[0]} wide, {name}"] = [*axe(page), *faint(page, where)]
        resize(page, base)
    return told(found)


def in_turn(page: Page, stops: Stops) -> str:
    """The same, but each stop in one size, and what is faint by day and by night."""
    found: dict[str, list[str]] = {}
    for number, where in enumerate(stops):
        resize(page, SIZES[number % len(SIZES)])
        for name in THEMES:
            theme(page, name)
            found[f"{where}, {name}"] = faint(page, where)
        theme(page, THEMES[number // 2 % 2])
        found[f"{where}"] = axe(page)
        found |= enlarged(page, where)
        resize(page, DESKTOP)
    return told(found)


def enlarged(page: Page, where: str) -> dict[str, list[str]]:
    """What does not fit when letters are twice as large, or all of it four times."""
    resize(page, ZOOMED)
    found = {f"{where}, four times as large": [*problems(page), *covered(page)]}
    resize(page, DESKTOP)
    text_size(page, 200)
    found[f"{where}, letters twice as large"] = [*problems(page), *covered(page)]
    text_size(page, 100)
    return found


def test_every_screen_is_clean(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(*DESKTOP)) as page:
        assert not (wrong := in_turn(page, walk(page))), wrong


def test_every_other_page_is_clean(browser: Browser, server: Served) -> None:
    with visit(browser, server, address="settings/", boots=False, options=size(*DESKTOP)) as page:
        assert not (wrong := in_turn(page, walk_pages(page, server.url))), wrong


@pytest.mark.soak
@pytest.mark.parametrize("sizes", [(PHONE, TABLET), (DESKTOP, TABLET_WIDE)], ids=["upright", "wide"])
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_screen_is_clean_in_every_language_theme_and_size(
    browser: Browser, server: Served, language: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    ways = list(product(sizes, THEMES))
    with visit(browser, server, address=f"?lang={language}", options=size(*sizes[0])) as page:
        assert not (wrong := looked_at(page, walk(page), ways, base=sizes[0])), wrong


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_every_other_page_is_clean_in_every_language_theme_and_size(
    browser: Browser, server: Served, language: str
) -> None:
    ways = list(product(SIZES, THEMES))
    with visit(browser, server, address="settings/", boots=False) as page:
        stops = walk_pages(page, server.url, f"lang={language}")
        assert not (wrong := looked_at(page, stops, ways, base=DESKTOP)), wrong
