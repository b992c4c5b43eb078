"""From one version to the next in the middle of a race, and how little a first visit has to fetch before Python."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from players import screen, wait_for_turn
from served import OUT, Served, Troubles
from test_offline import KEPT, publish, versions
from visits import QUICK, SETTINGS

__all__ = ["versions"]  # a fixture of test_offline's

CAMELS = "(all) => all.map((camel) => `${camel.id} ${camel.dataset.space}`)"


@pytest.fixture
def racing(browser: Browser, versions: tuple[Served, Path]) -> Iterator[Page]:
    """A race against three bots, two decisions old, on the first of two versions."""
    server, _ = versions
    context, troubles = browser.new_context(), Troubles()
    troubles.watch(context, server.origin)
    context.add_init_script(SETTINGS.format(json.dumps(QUICK | {"confirm": "off"})))
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(KEPT)
    page.locator("#play").click()
    for _ in range(2):
        wait_for_turn(page)
        page.locator("#choices .ticket:enabled").first.click()
    wait_for_turn(page)
    yield page
    context.close()
    assert not troubles.unexpected


def shown(page: Page) -> tuple[list[str], list[str], list[str]]:
    """The camels, the panels and what can be chosen."""
    offers = "(all) => all.map((one) => one.dataset.action)"
    return (
        page.locator("#camels > g").evaluate_all(CAMELS),
        page.locator("#players > li").all_inner_texts(),
        page.locator("#choices [data-action]").evaluate_all(offers),
    )


def test_an_update_in_the_middle_of_a_race_leads_back_to_the_same_decision(
    racing: Page, versions: tuple[Served, Path]
) -> None:
    before = shown(racing)
    _, current = versions
    publish(current, OUT / "version-two")
    racing.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    notice = racing.locator(".notice", has_text="new version")
    expect(notice).to_be_visible()
    assert shown(racing) == before, "nothing changes before the player agrees"

    with racing.expect_navigation():
        notice.locator("button").first.click()
    screen(racing, "table")
    wait_for_turn(racing)
    assert shown(racing) == before


def test_an_update_can_wait(racing: Page, versions: tuple[Served, Path]) -> None:
    _, current = versions
    publish(current, OUT / "version-two")
    racing.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
    notice = racing.locator(".notice", has_text="new version")
    notice.locator("button").nth(1).click()
    expect(notice).to_have_count(0)
    racing.locator("#choices .ticket:enabled").first.click()
    wait_for_turn(racing)


def test_the_shell_is_small(site: Path) -> None:
    """What is fetched before Python, compressed as the host sends it, is at most 150 kB."""
    page = site / "index.html"
    named = re.findall(r'(?:src|href)="(assets/[^"]+)"', page.read_text("utf-8"))
    files = {page, *(site / name for name in named)}
    assert {file.suffix for file in files} == {".html", ".js", ".css", ".woff2"}
    packed = {file: file.with_name(f"{file.name}.br") for file in files}  # very small files have none
    sizes = {file.name: (small if small.exists() else file).stat().st_size for file, small in packed.items()}
    assert sum(sizes.values()) <= 150_000, sizes
