"""The reader's own colours, and nothing that flashes: what is chosen, focused or drawn can still be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from eyes import faint
from players import people, wait_for_turn
from served import Served
from visits import size, visit

LOOK = """(element) => {
  const { color, backgroundColor, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return { color, backgroundColor, outline: `${outlineStyle} ${outlineWidth} ${outlineColor}` };
}"""
# What the names of the reader's colours stand for.
SYSTEM = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  const found = {};
  for (const name of ['Canvas', 'CanvasText', 'Highlight', 'HighlightText']) {
    probe.style.color = name;
    found[name] = getComputedStyle(probe).color;
  }
  probe.remove();
  return found;
}"""


@pytest.fixture(scope="module", params=["light", "dark"])
def page(browser: Browser, server: Served, request: pytest.FixtureRequest) -> Iterator[Page]:
    options = size(1024, 768, forced_colors="active", color_scheme=request.param)
    with visit(browser, server, boots=False, theme="auto", options=options) as visited:
        yield visited


def looks(page: Page, selector: str) -> dict[str, Any]:
    found: dict[str, Any] = page.locator(selector).first.evaluate(LOOK)
    return found


def test_what_is_chosen_stands_on_the_readers_marker(page: Page) -> None:
    system = page.evaluate(SYSTEM)
    chosen, other = (looks(page, f"#which-game [aria-pressed={pressed}]") for pressed in ("true", "false"))
    assert chosen["backgroundColor"] == system["Highlight"] != other["backgroundColor"]
    assert chosen["color"] == system["HighlightText"]
    players.open_settings(page)
    chosen = looks(page, "dialog label:has(:checked)")
    assert chosen["backgroundColor"] == system["Highlight"]
    assert system["Highlight"] in looks(page, "dialog .panel.is-turn")["outline"]
    players.close_dialog(page)


def test_everything_written_can_be_read(page: Page) -> None:
    assert faint(page, "start") == []
    players.open_settings(page)
    expect(page.locator("dialog .preview svg").first).to_be_visible()
    assert faint(page, "settings") == []
    players.close_dialog(page)


def test_focus_is_seen(page: Page) -> None:
    system = page.evaluate(SYSTEM)
    page.locator("#pass").focus()
    page.keyboard.press("Tab")
    assert looks(page, ":focus-visible")["outline"] == f"solid 3px {system['CanvasText']}"


def test_pieces_keep_their_colours(page: Page) -> None:
    inks = page.locator("#board .fur-w, #board .fur-k, #board .fur-p").evaluate_all(
        "(parts) => [...new Set(parts.map((part) => getComputedStyle(part).fill))]"
    )
    assert len(inks) == 3


# ---- nothing flashes

# How often a second anything that is animated turns from bright to dark or back.
WATCH = """() => {
  globalThis.flashes = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const animation = animate.call(this, frames, how);
    const { duration, iterations } = animation.effect.getComputedTiming();
    const light = animation.effect.getKeyframes().map(({ opacity = 1 }) => Number(opacity));
    const steps = light.slice(1).map((to, at) => Math.sign(to - light[at])).filter(Boolean);
    const turns = steps.filter((step, at) => at && step !== steps[at - 1]).length * iterations + (iterations - 1);
    flashes.push({ turns, often: turns / (duration / 1000) });
    return animation;
  };
}"""


def test_nothing_flashes_while_a_race_is_played(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="fast", options=size(1024, 768)) as page:
        page.evaluate(WATCH)
        players.new_game(page, people("Ann", "Ben"))
        for way in (players.reveal_by_button, players.ticket_on_the_board, players.tile_on_the_board):
            wait_for_turn(page)
            assert way(page)
        wait_for_turn(page)
        flashes = page.evaluate("flashes")
        assert len(flashes) > 5, "things move"
        assert [one for one in flashes if one["turns"] > 1 and one["often"] > 3] == []
        endless = (
            "document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === Infinity).length"
        )
        assert page.evaluate(endless) == 0
