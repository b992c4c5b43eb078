"""Partnerships, from six players on in the second edition: formed, shown, shared in the ledger."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import isolated, words
from players import bots, close_ledger, new_game, people, wait_for_turn
from served import Served
from truth import ask, load
from visits import visit

NAMES = ["Ann", *(name for name, _ in bots(5))]


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def test_a_whole_race_of_six_with_partnerships(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(5)])
    shared: list[bool] = []

    def read_ledger(_: Page) -> None:
        shared.append(_ledger_agrees(page))
        close_ledger(page)

    players.play_whole_game(page, _find_a_partner_or_reveal, at_ledger=read_ledger)
    over = load(page)
    joined = [event for event in ask("log")["events"] if event["type"] == "PartnersJoined"]
    assert any(event["seat"] == 0 for event in joined)
    assert any(shared), "the best ticket of a partner was shared at least once"
    standings = page.locator(".standings li b").all_text_contents()
    assert [int(money) for money in standings] == sorted(over["scores"], reverse=True)


def _find_a_partner_or_reveal(page: Page, turn: int) -> None:
    """With whoever holds a ticket and is still free, once by the button and once by tapping the panel."""
    rich = [int(str(seat)) for seat in page.locator(".panel").evaluate_all(HAS_TICKETS)]
    if not (page.locator("#choices .partner").count() and rich):
        players.pyramid_twice(page)
        return
    partner = rich[0]
    if turn % 2:
        page.locator(f"#panel-{partner}").click()
    else:
        page.locator("#choices .partner").click()
    expect(page.locator("#choices .question")).to_have_text(words("ask-partner"))
    page.locator(f"#choices [data-action='p:{partner}']").click()
    for seat, other in ((0, partner), (partner, 0)):
        expect(page.locator(f"#panel-{seat}")).to_contain_text(words("player-partner", name=isolated(NAMES[other])))
    joined = page.locator("#log .PartnersJoined").filter(has_text=NAMES[0]).last  # bots may have joined since
    expect(joined).to_contain_text(NAMES[partner])


HAS_TICKETS = """(panels) => panels.filter((panel) => panel.dataset.seat !== '0' &&
  !panel.querySelector('.panel-partner') &&
  panel.querySelector('.badge use[href^="#art-badge-"]')).map((panel) => panel.dataset.seat)"""


def _ledger_agrees(page: Page) -> bool:
    """Every reward, its sum and the money after it, as the engine says; was something shared?"""
    load(page)
    events = ask("log")["events"]
    last = max(at for at, event in enumerate(events) if event["type"] == "LegEnded")
    scores = [event for event in events[last:] if event["type"] == "LegScored"]
    rows = page.locator("dialog.ledger .ledger-row")
    expect(rows).to_have_count(len(scores))
    expect(page.locator("dialog.ledger .is-waiting")).to_have_count(0)
    for row, score in zip(rows.all(), scores, strict=True):
        shown = row.evaluate(ROW)
        assert shown == {
            "name": NAMES[score["seat"]],
            "pounds": [_signed(reward["pounds"]) for reward in score["rewards"]],
            "shared": [_shared(reward) for reward in score["rewards"]],
            "sum": _signed(score["total"]),
            "money": str(score["money"]),
        }
    return any(reward["copied_from"] is not None for score in scores for reward in score["rewards"])


ROW = """(row) => ({
  name: row.querySelector('.who').textContent,
  pounds: Array.from(row.querySelectorAll('.reward b'), (cell) => cell.textContent),
  shared: Array.from(row.querySelectorAll('.reward'), ({ title }) => title.match(/[^,]*\u2068.*/)?.[0].trim() ?? ''),
  sum: row.querySelector('.sum').textContent,
  money: row.querySelector('.money').textContent,
})"""


def _shared(reward: dict[str, Any]) -> str:
    whose = reward["copied_from"]
    return "" if whose is None else words("ledger-copied", name=isolated(NAMES[whose]))


def _signed(pounds: int) -> str:
    return f"{pounds:+}".replace("-", "−") if pounds else "0"


@pytest.mark.parametrize(("game", "seats"), [("camel2", 5), ("camel1", 6)])
def test_with_five_or_in_the_first_edition_nobody_finds_a_partner(page: Page, game: str, seats: int) -> None:
    new_game(page, [*people("Ann"), *bots(seats - 1)], game=game)
    wait_for_turn(page)
    expect(page.locator("#choices .bet")).to_be_visible()
    expect(page.locator("#choices .partner")).to_have_count(0)
    page.locator("#panel-1").click()
    assert players.wait_for_decision(page) == "turn"


def test_tapping_a_players_panel_asks_about_a_partnership(page: Page) -> None:
    new_game(page, people("Ann", "Ben", "Cleo", "Dov", "Eva", "Finn"))
    wait_for_turn(page)
    free = next(seat for seat in (1, 2) if seat != load(page)["turn"])
    page.locator(f"#panel-{free}").click()
    expect(page.locator("#choices .question")).to_have_text(words("ask-partner"))
    page.locator("#choices .cancel").click()
    assert players.wait_for_decision(page) == "turn"
