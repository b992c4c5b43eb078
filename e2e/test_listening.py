"""By ear: the board as a list, every event told once, all of it to be heard again, and a race played through roles and
names alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import elephants
from players import RACERS, bots, new_game, people, wait_for_turn
from served import Served
from test_speaking import said
from truth import load
from visits import size, visit

LANGUAGE = "es"
# Everything that was ever told to those who listen, in order.
EARS = """
globalThis.heard = [];
addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent);
}).observe(document.querySelector('#announcer'), { childList: true }));
"""


def name(key: str) -> re.Pattern[str]:
    """A message as a name, whatever it is filled in with."""
    parts = re.split(r"\{ \$\w+ \}", said(LANGUAGE, key))
    return re.compile(".+".join(map(re.escape, parts)))


class Listener:
    """Somebody who has the accessibility tree and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.choices = page.get_by_role("toolbar", name=said(LANGUAGE, "choices-label"))

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=name(key))

    def waits_for(self) -> str:
        """A dialog by its heading, or a turn; bots need none of us."""
        dialog = self.page.get_by_role("dialog")
        turn = self.choices.get_by_role("button", name=said(LANGUAGE, "choose-reveal"))
        expect(dialog.or_(turn)).to_be_visible()
        return dialog.get_by_role("heading").first.inner_text() if dialog.count() else "turn"

    def leader(self) -> str:
        """The racer on top of the foremost stack, as the list of the board says."""
        lines = self.page.get_by_role("region", name=said(LANGUAGE, "board-label")).get_by_role("listitem")
        spaces = [line for line in lines.all_inner_texts() if re.match(r"Casilla \d+: ", line)]
        racers = {said(LANGUAGE, f"camel-{racer}") for racer in RACERS}
        stacks = [re.findall(r"\w+", line.split(": ")[1]) for line in spaces]
        return next(word for stack in reversed(stacks) for word in reversed(stack) if word in racers)

    def take_turn(self) -> None:
        """The leader's ticket if it pays five, else the pyramid."""
        ticket = self.choices.get_by_role("button", name=f"Boleto {self.leader()}: paga 5")
        reveal = self.choices.get_by_role("button", name=said(LANGUAGE, "choose-reveal"))
        (ticket if ticket.count() else reveal).click()
        self.choices.get_by_role("button", name=said(LANGUAGE, "ask-do")).click()


def test_a_race_is_played_through_roles_and_names_alone(browser: Browser, server: Served) -> None:
    """In another language; every line of the log was told once, in its order."""
    with visit(browser, server, address=f"?lang={LANGUAGE}", options=size(1440, 900), scripts=[EARS]) as page:
        listener = Listener(page)
        listener.button("start-new").click()
        page.get_by_role("radio", name=name("form-edition-camel1")).check()
        for number in (4, 3):
            remove = page.get_by_role("button", name=name("form-remove-seat"))
            expect(remove).to_have_count(number)
            remove.last.click()
        page.get_by_role("button", name=said(LANGUAGE, "form-start")).click()
        while (what := listener.waits_for()) != said(LANGUAGE, "podium-title"):
            if what == "turn":
                listener.take_turn()
            else:
                page.get_by_role("dialog").get_by_role("button").last.click()
        lines = page.locator("#log .line > button").all_inner_texts()
        told = page.evaluate("heard")
        assert [words for words in told if words in set(lines)] == lines
        assert told.count(said(LANGUAGE, "turn-yours")) == len(told) - len(lines), "and whose turn it is"
        expect(page.get_by_role("dialog").get_by_role("img")).to_have_accessible_name(said(LANGUAGE, "podium-chart"))


# ---- what can be heard


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, options=size(1440, 900), scripts=[EARS]) as visited:
        yield visited


def hear(page: Page, key: str) -> str:
    before = page.evaluate("heard.length")
    page.keyboard.press(key)
    page.wait_for_function("(before) => heard.length > before", arg=before)
    assert page.evaluate("heard.length") == before + 1, "once"
    return str(page.evaluate("heard.at(-1)"))


def test_the_track_is_an_ordered_list_and_can_be_heard(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(1)])
    wait_for_turn(page)
    track = load(page)["view"]["track"]
    names = dict(zip("bgyrpwk", ("blue", "green", "yellow", "red", "purple", "white", "black"), strict=True))
    stacks = [
        f"Space {space}: {' under '.join(names[camel] for camel in stack)}"
        for space, stack in enumerate(track)
        if stack
    ]
    assert page.locator("#board-words ol li").all_inner_texts() == stacks
    assert hear(page, "a").startswith(". ".join(stacks))
    assert "3 pounds" in hear(page, "m")
    assert "blue, green, yellow, red and purple" in hear(page, "m"), "one's own finish cards"
    assert "Shake the pyramid" in hear(page, "o")
    assert "%" in hear(page, "q")
    assert hear(page, "n") == page.locator("#caption").inner_text()
    page.keyboard.press("s")
    page.keyboard.press("s")
    wait_for_turn(page)
    assert page.locator("#board-words ol li").all_inner_texts() != stacks, "it keeps up"


def test_round_one_tablet_nobody_hears_anothers_cards(page: Page) -> None:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    assert "purple" not in hear(page, "m")
    elephants.race(page, people("Ann", "Ben"))
    while elephants.decision(page) == "start":
        before = page.evaluate("document.querySelector('#choices').innerHTML")
        page.keyboard.press("Enter")
        page.wait_for_function("(before) => document.querySelector('#choices').innerHTML !== before", arg=before)
    assert elephants.decision(page) == "curtain"
    assert "cards in hand" in hear(page, "m")
    assert "in hand:" not in hear(page, "m")


def test_the_course_is_an_ordered_list_from_the_foremost_on(page: Page) -> None:
    lines = page.locator("#board-words ol li").all_inner_texts()
    rows = [int(re.findall(r"\d+", line)[0]) for line in lines]
    assert rows == sorted(rows, reverse=True)
    assert any("Red" in line for line in lines)
    assert page.get_by_role("button", name=re.compile(r"Row 1, \w+: .*Red")).count() == 1, "and on the course itself"
    assert hear(page, "a").startswith(lines[0])
