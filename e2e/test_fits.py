"""The whole table fits every screen: both games, every kind of question, few and many players, long words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import elephants
import players
from crowded import crowded
from fitting import misfits
from looks import EVERY_SIZE, resize
from players import bots, people
from served import Served
from visits import visit

LANGUAGES = ("en", "pl")
# What is tapped one after the other: each tap opens the next question.
QUESTIONS = (
    (".reveal",),
    (".ticket:enabled",),
    (".tile", "[data-space]"),
    (".bet", "[data-card]"),
    (".partner",),
)


@pytest.fixture(scope="module", params=LANGUAGES)
def page(request: pytest.FixtureRequest, browser: Browser, server: Served) -> Iterator[Page]:
    theme = "light" if request.param == "en" else "dark"
    with visit(browser, server, address=f"?lang={request.param}", theme=theme) as visited:
        yield visited


def at_every_size(page: Page, what: str) -> list[str]:
    found = []
    for width, height in EVERY_SIZE:
        resize(page, (width, height))
        found += [f"{what}, {width}×{height}: {wrong}" for wrong in misfits(page)]
    return found


@pytest.mark.parametrize("game", ["camel2", "camel1"])
@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_a_crowded_table_of_camels_fits_every_screen(page: Page, seats: int, game: str) -> None:
    players.open_kept(page, crowded(seats, game))
    found = at_every_size(page, "turn")
    for taps in QUESTIONS:
        for tap in taps:
            button = page.locator(f"#choices {tap}")
            if not button.count() or not button.first.is_enabled():
                break
            button.first.click()
            expect(page.locator("#choices .cancel")).to_be_visible()
            found += at_every_size(page, tap)
        while page.locator("#choices .cancel").count():
            page.locator("#choices .cancel").click()
    assert not found, "\n".join(found)


def test_a_table_of_elephants_fits_every_screen(page: Page) -> None:
    found = []
    for seats in (2, 4, 6):
        elephants.race(page, [*people("Maximiliane"), *bots(seats - 1, "calf")])
        while (phase := elephants.decision(page)) == "start":
            found += at_every_size(page, f"{seats} seats, start")
            elephants.decide(page, phase, 0)
        found += at_every_size(page, f"{seats} seats, {phase}")
        for card in range(elephants.cards(page).count()):
            elephants.cards(page).nth(card).click()
            found += at_every_size(page, f"{seats} seats, card {card}")
            page.keyboard.press("Escape")
    assert not found, "\n".join(found)
