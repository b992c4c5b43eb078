"""The review: it opens after a race, its numbers are the engine's, and a costly move can be tried again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import words
from looks import PHONE, SIZES, problems, resize, too_small
from players import bots, wait_for_turn
from served import Served
from truth import ask, last_decision, load, stored
from visits import visit

NAMES = ["Ann", *(name for name, _ in bots(2))]


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    """At the end of a race."""
    with visit(browser, server) as visited:
        yield visited


@pytest.fixture(scope="module")
def reviewed(browser: Browser, server: Served) -> Iterator[Page]:
    """One decision before the end; then the review, opened from the podium and left open."""
    with visit(browser, server) as page:
        finish(page)
        page.locator("dialog.podium [data-value=review]").click()
        expect(page.locator("dialog.review .decisions")).to_be_visible(timeout=120_000)
        yield page


@pytest.fixture(scope="module")
def true(reviewed: Page) -> dict[str, Any]:
    """The same review, by the engine."""
    return engine_review(reviewed)


def finish(page: Page) -> None:
    players.open_kept(page, last_decision(NAMES))
    players.reveal_by_button(page)
    assert players.wait_for_decision(page) == "ledger"
    players.close_ledger(page)
    assert players.wait_for_decision(page) == "podium"


def engine_review(page: Page, seat: int = 0) -> dict[str, Any]:
    load(page)
    while not (answer := ask("review", seat=seat))["done"]:
        pass
    review: dict[str, Any] = answer["review"]
    return review


def number(text: str) -> float:
    return 0.0 if text == words("review-best") else float(text.replace("−", "-").replace(",", ""))


def test_losses_luck_and_money_are_the_engines(reviewed: Page, true: dict[str, Any]) -> None:
    shown = reviewed.locator(".decision").evaluate_all(
        "(rows) => rows.map((row) => [Number(row.dataset.ply), row.querySelector('b').textContent])"
    )
    assert [ply for ply, _ in shown] == [made["ply"] for made in true["decisions"]]
    for (_, text), made in zip(shown, true["decisions"], strict=True):
        assert number(text) == pytest.approx(-made["loss"], abs=0.0051)
    luck = reviewed.locator(".luck li b").all_inner_texts()
    assert [number(text) for text in luck] == [pytest.approx(pounds, abs=0.0051) for pounds in true["luck"]]
    figures = [number(text) for text in reviewed.locator(".figure b").all_inner_texts()]
    lost = sum(made["loss"] for made in true["decisions"])
    assert figures == [true["scores"][0], pytest.approx(-lost, abs=0.051), pytest.approx(true["luck"][0], abs=0.051)]
    assert reviewed.locator("dialog.review .money-chart polyline").count() == len(NAMES)


def test_the_costliest_moves_are_told_in_words(reviewed: Page, true: dict[str, Any]) -> None:
    lines = reviewed.locator(".costliest li")
    plies = lines.evaluate_all("(lines) => lines.map((line) => Number(line.dataset.ply))")
    assert plies == true["costliest"]
    assert len(plies) == 3
    losses = {made["ply"]: made["loss"] for made in true["decisions"]}
    for ply, line in zip(plies, lines.all(), strict=True):
        assert number(line.locator("b").inner_text()) == pytest.approx(-losses[ply], abs=0.0051)
        assert "{" not in line.inner_text()


def test_a_decision_can_be_compared_with_the_best(reviewed: Page, true: dict[str, Any]) -> None:
    made = next(made for made in true["decisions"] if made["loss"] > 0.1)
    reviewed.locator(f".decision[data-ply='{made['ply']}']").click()
    sums = reviewed.locator("dialog.compare .parts li:last-child b").all_inner_texts()
    assert [number(text) for text in sums] == [
        pytest.approx(made[which]["judgement"], abs=0.0051) for which in ("chosen", "best")
    ]
    reviewed.keyboard.press("Escape")
    expect(reviewed.locator("dialog.review")).to_be_visible()


def test_the_review_fits(reviewed: Page) -> None:
    for to in SIZES:
        resize(reviewed, to)
        assert problems(reviewed) == []
    resize(reviewed, PHONE)
    assert too_small(reviewed) == []
    reviewed.locator(".decision").first.click()
    assert problems(reviewed) == []
    reviewed.keyboard.press("Escape")
    expect(reviewed.locator("dialog.compare")).to_have_count(0)


def test_trying_again_starts_a_new_race_at_that_ply(reviewed: Page) -> None:
    before = stored(reviewed)
    (race,) = before
    button = reviewed.locator("[data-try]").first
    ply = int(str(button.get_attribute("data-try")))
    button.click()
    wait_for_turn(reviewed)
    kept = {found["id"]: found for found in stored(reviewed)}
    assert kept.pop(race["id"]) == race, "the race it comes from is left as it is"
    (again,) = kept.values()
    assert again["save"]["actions"] == race["save"]["actions"][:ply]
    assert again["seats"] == race["seats"]
    assert again["seed"] != race["seed"]
    assert not again["over"]
    assert load(reviewed)["ply"] == ply
    players.reveal_by_button(reviewed)
    players.wait_for_decision(reviewed)
    assert {found["id"]: found for found in stored(reviewed)}[race["id"]] == race


def test_it_opens_from_the_end_of_the_race_too_and_can_be_closed(page: Page) -> None:
    finish(page)
    page.locator("dialog.podium [data-value=look]").click()
    page.locator("#choices").get_by_role("button", name=words("review-open"), exact=True).click()
    expect(page.locator("dialog.review .review-body > *").first).to_be_visible()
    page.locator("dialog.review > .buttons button").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#choices .main")).to_be_visible()


def test_each_person_has_a_review(page: Page) -> None:
    seats = [{"name": name, "bot": None if at < 2 else "random"} for at, name in enumerate(NAMES)]
    players.open_kept(page, {**last_decision(NAMES), "seats": seats})
    players.reveal_by_button(page)
    players.wait_for_decision(page)
    players.close_ledger(page)
    page.locator("dialog.podium [data-value=review]").click()
    expect(page.locator(".review-who button")).to_have_count(2)
    page.locator(".review-who [data-seat='1']").click()
    expect(page.locator(".decisions")).to_be_visible(timeout=120_000)
    plies = page.locator(".decision").evaluate_all("(rows) => rows.map((row) => Number(row.dataset.ply))")
    assert plies == [made["ply"] for made in engine_review(page, 1)["decisions"]]
