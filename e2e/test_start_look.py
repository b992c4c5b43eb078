"""The start page at every size: what matters is above the fold, nothing is cut off or covered, no row has a hole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from eyes import axe, faint, theme
from looks import EVERY_SIZE, TOOLS, covered, problems, resize, too_small
from players import bots
from served import Served
from truth import last_decision
from visits import visit

SMALLEST = 12  # pixels of a letter
PICTURE = 100  # pixels of the board that are seen at least

# What one came for, and whether all of it is on the screen without scrolling.
BELOW_THE_FOLD = f"""(least) => {{ {TOOLS}
  const ways = all('#welcome .name, #continue, #which-game, #play, .levels, #pass, #learn');
  const low = ways.filter((way) => {{
    const {{ top, bottom }} = way.getBoundingClientRect();
    return top < 0 || bottom > innerHeight + 0.5;
  }});
  const {{ top, bottom }} = document.querySelector('#board').getBoundingClientRect();
  const board = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const small = board < least ? [`${{board}} px of board`] : [];
  return [...low.map((way) => `${{call(way)}} is below the fold`), ...small];
}}"""

# Rows of a grid that do not reach from its one side to the other.
HOLES = f"""() => {{ {TOOLS}
  const found = [];
  for (const grid of all('#welcome :is(.ways, .more, .segments)')) {{
    const {{ paddingLeft, paddingRight }} = getComputedStyle(grid);
    const outer = grid.getBoundingClientRect();
    const [left, right] = [outer.left + parseFloat(paddingLeft), outer.right - parseFloat(paddingRight)];
    const rows = Map.groupBy([...grid.children].filter(seen), (part) => Math.round(part.getBoundingClientRect().top));
    for (const parts of rows.values()) {{
      const boxes = parts.map((part) => part.getBoundingClientRect());
      const first = Math.min(...boxes.map(({{ left }}) => left));
      const last = Math.max(...boxes.map(({{ right }}) => right));
      if (first > left + 2 || last < right - 2) found.push(`a hole beside ${{parts.map(call).join(' and ')}}`);
    }}
  }}
  return found;
}}"""

OVERLAPS = f"""() => {{ {TOOLS}
  const parts = all('#welcome :is(button, a, label, .name, .tagline)');
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const lap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
  return parts.flatMap((one, at) => parts.slice(at + 1)
    .filter((_, other) => lap(boxes[at], boxes[at + 1 + other])).map((other) => `${{call(one)}} on ${{call(other)}}`));
}}"""

TINY = f"""(least) => {{ {TOOLS}
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (walker.nextNode()) {{
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || element.closest('svg, noscript') || !seen(element)) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least) found.add(`${{call(element)}} ${{size}} px`);
  }}
  return [...found];
}}"""

CUT = """() => [...document.querySelectorAll('#welcome small')]
  .filter((hint) => hint.scrollHeight > hint.clientHeight + 1).map(({ textContent }) => `${textContent} is cut off`)"""


def troubles(page: Page) -> list[str]:
    return [
        *problems(page),
        *covered(page),
        *too_small(page),
        *page.evaluate(BELOW_THE_FOLD, PICTURE),
        *page.evaluate(HOLES),
        *page.evaluate(OVERLAPS),
        *page.evaluate(TINY, SMALLEST),
        *page.evaluate(CUT),
    ]


def at_every_size(page: Page, where: str) -> list[str]:
    found = []
    for to in EVERY_SIZE:
        resize(page, to)
        found += [f"{where}, {to[0]}×{to[1]}: {wrong}" for wrong in troubles(page)]
    return found


def both_games(page: Page, where: str) -> list[str]:
    found = []
    for game in ("elephant", "camel2"):
        page.locator(f"#which-game [data-game={game}]").click()
        expect(page.locator("#board #elephant-R")).to_have_count(int(game == "elephant"))
        found += at_every_size(page, f"{where}, {game}")
    return found


@pytest.fixture(scope="module", params=["en", "pl"])
def page(request: pytest.FixtureRequest, browser: Browser, server: Served) -> Iterator[Page]:
    """A start page whose picture has its pause button."""
    with visit(browser, server, address=f"?lang={request.param}", speed="fast") as visited:
        expect(visited.locator("#loop")).to_be_visible()
        visited.locator("#loop").click()  # a picture that stands still can be measured
        yield visited


def test_the_start_page_fits_every_size_in_both_games(page: Page) -> None:
    assert not (wrong := both_games(page, "new here")), "\n".join(wrong)


def test_with_a_race_to_go_on_with_it_fits_too(page: Page) -> None:
    players.keep_only(page, last_decision(["Ann", *(name for name, _ in bots(3))]))
    expect(page.locator("#continue")).to_be_visible()
    assert not (wrong := both_games(page, "with a race")), "\n".join(wrong)


def test_by_day_and_by_night_every_word_can_be_read(page: Page) -> None:
    found = []
    for to in ((360, 640), (844, 390), (1440, 900)):
        resize(page, to)
        for name in ("light", "dark"):
            theme(page, name)
            found += [f"{name}, {to[0]}: {wrong}" for wrong in (*faint(page, "start"), *axe(page))]
    assert not found, "\n".join(found)


def test_a_race_to_go_on_with_pushes_nothing_around_on_a_phone(page: Page) -> None:
    """The picture gives the room; what is below it stays where it is."""
    resize(page, (360, 640))
    places = "() => ['play', 'pass'].map((id) => Math.round(document.getElementById(id).getBoundingClientRect().top))"
    expect(page.locator("#continue")).to_be_visible()
    before = page.evaluate(places)
    page.locator("#continue").evaluate("(button) => { button.hidden = true; }")
    after = page.evaluate(places)
    page.locator("#continue").evaluate("(button) => { button.hidden = false; }")
    assert all(abs(one - other) <= 24 for one, other in zip(before, after, strict=True)), (before, after)


def test_there_is_one_link_to_the_settings(page: Page) -> None:
    expect(page.locator("#welcome-settings")).to_have_count(1)
    expect(page.locator("#welcome a[href^=settings]")).to_have_count(0)


def test_how_far_the_engine_is_takes_no_room(page: Page) -> None:
    tall = "() => document.documentElement.scrollHeight"
    for to in ((360, 640), (844, 390), (1440, 900)):
        resize(page, to)
        before = page.evaluate(tall)
        page.locator("#boot").evaluate("(boot) => { boot.hidden = true; }")
        assert page.evaluate(tall) == before
        page.locator("#boot").evaluate("(boot) => { boot.hidden = false; }")
