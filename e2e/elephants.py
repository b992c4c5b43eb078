"""People at a table of elephants, as tests play them: cards, ways, taps on the course."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from players import Seat, bots, new_game, people

__all__ = ["bots", "people"]

DECISION = """() => {
  if (document.querySelector('dialog.podium[open]')) return 'podium';
  const choices = document.querySelector('#choices');
  if (choices.querySelector('.is-waiting') || !choices.querySelector('button:enabled')) return null;
  if (choices.querySelector('[data-value=show]')) return 'curtain';
  return choices.querySelector('.mind') ? null : choices.dataset.question;
}"""
PLACES = """() => Object.fromEntries(Array.from(document.querySelectorAll('#board #herd [data-space]'),
  (piece) => [piece.id, piece.dataset.space]))"""


def race(page: Page, seats: list[Seat], *, first: int | None = 0) -> None:
    """A new race on the first circuit, until the first decision."""
    new_game(page, seats, game="elephant", first=first)


def decision(page: Page) -> str:
    """What the page waits for: a phase of the game, a `curtain`, or the `podium`."""
    return str(page.wait_for_function(DECISION).json_value())


def places(page: Page) -> dict[str, str]:
    """Where elephants and cows are drawn, by their ids."""
    found: dict[str, str] = page.evaluate(PLACES)
    return found


def cards(page: Page) -> Locator:
    return page.locator("#choices .hand .playing-card")


def hand(page: Page) -> list[str]:
    """The cards that can be read on the page."""
    found: list[str] = cards(page).evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    return found


def choose(page: Page, card: str) -> None:
    page.locator(f"#choices .playing-card[data-card='{card}']").first.click()
    expect(page.locator("#choices .playing-card.is-chosen")).to_have_count(1)


def choose_none(page: Page) -> None:
    """The chosen card goes back to the others."""
    page.locator("#choices .playing-card.is-chosen").click()
    expect(page.locator("#choices .playing-card.is-chosen")).to_have_count(0)


def glowing(page: Page, prefix: str) -> list[str]:
    found = page.locator(f"#board [id^='{prefix}'][data-actions]")
    return [str(name) for name in found.evaluate_all("(things) => things.map((thing) => thing.id)")]


# ---- one decision after the other


def decide(page: Page, what: str, number: int) -> None:
    """Something sensible in every phase, by buttons and by taps on the course in turn."""
    on_board = number % 2 == 1
    match what:
        case "turn":
            _play_or_end(page)
        case "curtain":
            page.locator("#choices [data-value=show]").click()
        case "stall":
            page.locator("#choices .ways button").first.click()
            page.locator("#choices .play:enabled").click()
        case "prayer":
            cards(page).first.click()
        case "start" | "walk" | "herd" if on_board:
            tap(page, glowing(page, "place-")[0])
        case "cows" if on_board and number % 4 == 1:
            tap(page, glowing(page, "cow-")[0])
        case "cows":
            page.locator("#choices [data-action=e]").click()
        case "tiger":
            page.locator("#choices .buttons button").first.click()
        case _:
            page.locator("#choices :is(.spaces, .steps) button").first.click()


def _play_or_end(page: Page) -> None:
    """The first card that can be played, on whoever comes first; else the turn ends or a card goes."""
    playable = page.locator("#choices .playing-card:not(.is-faint)")
    if not playable.count():
        end = page.locator("#choices .buttons [data-action=e]")
        if end.count():
            end.click()
            return
        cards(page).first.click()
        page.locator("#choices .discard").click()
        return
    playable.first.click()
    if not page.locator("#choices .play:enabled").count():
        page.locator("#choices .ways button").first.click()
    page.locator("#choices .play:enabled").click()


def tap(page: Page, name: str) -> None:
    """A thing on the course, wherever the lens looks."""
    page.locator(f"#board #{name}").dispatch_event("click")


def play_whole_race(page: Page, most: int = 600) -> int:
    """Decision after decision until the end; how many there were."""
    for number in range(most):
        before = page.evaluate("document.querySelector('#choices').innerHTML")
        what = decision(page)
        if what == "podium":
            return number
        decide(page, what, number)
        page.wait_for_function(
            "(before) => document.querySelector('#choices').innerHTML !== before || document.querySelector('dialog')",
            arg=before,
        )
    raise AssertionError(f"no end after {most} decisions")


def engine_places(update: dict[str, Any]) -> dict[str, str]:
    """Where elephants and cows are by the engine, as far as they are on the course."""
    view = update["view"]
    line = 3 * (5 * len(view["course"]) + 2)
    elephants = {f"elephant-{it}": place for it, place in zip("RBGYPO", view["elephants"], strict=False)}
    cows = {f"cow-{number}": place for number, place in enumerate(view["cows"])}
    return {
        name: f"{place // 3 + 1}{'abc'[place % 3]}" for name, place in (elephants | cows).items() if 0 <= place < line
    }
