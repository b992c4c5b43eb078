"""At the table: whole races by taps, the question before an action, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import isolated, words
from players import bots, go_home, new_game, people, thing, wait_for_turn
from served import Served
from truth import ask, camels_of, load, shown, stored
from visits import visit


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    """One browser for all of them: each test starts a race of its own."""
    with visit(browser, server) as visited:
        yield visited


@pytest.fixture
def solo(page: Page) -> Page:
    new_game(page, [*people("Ann"), *bots(3)])
    wait_for_turn(page)
    return page


@pytest.fixture
def pair(page: Page) -> Page:
    """Two people round one screen."""
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    return page


def actions(page: Page) -> list[str]:
    """What was done in the race, as the page has kept it."""
    kept: list[str] = stored(page)[-1]["save"]["actions"]
    return kept


# ---- whole races


@pytest.mark.parametrize("game", ["camel2", "camel1"])
def test_a_whole_race_is_played_by_taps_against_bots(page: Page, game: str) -> None:
    new_game(page, [*people("Ann"), *bots(3)], game=game)
    players.play_whole_game(page, players.mixed)
    over = load(page)
    assert over["turn"] == "over"
    done = {action.rstrip("0123456789").rstrip("bgyrp") for action in actions(page)}
    assert {"t:", "s:+", "s:-", "", "w:", "l:"} <= {kind.removesuffix("r") for kind in done}, "every kind was played"
    _podium_agrees(page, over)
    _chart_agrees(page)
    _log_agrees(page)
    page.locator("dialog.podium [data-value=look]").click()
    assert shown(page)["camels"] == camels_of(over)
    expect(page.locator("#turn-who")).to_have_text(words("turn-over"))
    go_home(page)
    expect(page.locator("#continue")).to_be_hidden()


def _podium_agrees(page: Page, over: dict[str, Any]) -> None:
    podium = page.locator("dialog.podium")
    events = ask("log")["events"]
    expect(podium.locator(".turning.is-turned")).to_have_count(sum(event["type"] == "CardSettled" for event in events))
    expect(podium.locator(".headline")).not_to_have_class("is-open")

    names = ["Ann", "Bot A", "Bot B", "Bot C"]
    standings = podium.locator(".standings li").evaluate_all(
        "(lines) => lines.map((line) => ['.who', 'b', '.rank'].map((part) => line.querySelector(part).textContent))"
    )
    assert {name: int(money) for name, money, _ in standings} == dict(zip(names, over["scores"], strict=True))
    assert [int(money) for _, money, _ in standings] == sorted(over["scores"], reverse=True)
    for _, money, rank in standings:
        assert rank == f"{1 + sum(score > int(money) for score in over['scores'])}."
    for line in podium.locator(".standings li").all():
        seat = int(str(line.get_attribute("data-seat")))
        paid = sum(event["paid"] for event in events if event["type"] == "CardSettled" and event["seat"] == seat)
        expect(line.locator(".brought")).to_contain_text(str(abs(paid)))
    winners = [name for name, score in zip(names, over["scores"], strict=True) if score == max(over["scores"])]
    for name in winners if winners != ["Ann"] else []:
        expect(podium.locator(".won strong")).to_contain_text(name)

    ended = next(event for event in events if event["type"] == "RaceEnded")
    places = podium.locator(".steps .place span").all_inner_texts()
    assert places == [words(f"camel-{racer}") for racer in ended["ranking"][:3]]
    for pile in ("winner", "loser"):
        settled = [event for event in events if event["type"] == "CardSettled" and event["pile"] == pile]
        section = podium.locator(".pile").nth(int(pile == "loser"))
        pounds = section.locator(".turning .front b").all_text_contents()
        assert [int(text.replace("−", "-")) for text in pounds] == [card["pounds"] for card in settled]
        told = section.locator(".turning").evaluate_all("(cards) => cards.map((card) => card.title)")
        for card, text in zip(settled, told, strict=True):
            assert words(f"camel-{card['racer']}") in text


def _chart_agrees(page: Page) -> None:
    """A line a seat, a point a ply; the more money, the higher, and the same money as high for everyone."""
    scores = ask("scores")["scores"]
    lines = page.locator(".money-chart polyline").evaluate_all(
        "(all) => all.sort((a, b) => a.dataset.seat - b.dataset.seat).map((line) => line.getAttribute('points'))"
    )
    heights = [[float(point.split(",")[1]) for point in line.split()] for line in lines]
    assert [len(line) for line in heights] == [len(scores)] * len(scores[0])
    height_of: dict[int, float] = {}
    for seat, line in enumerate(heights):
        for ply, height in enumerate(line):
            assert height_of.setdefault(scores[ply][seat], height) == height
    in_order = [height for _, height in sorted(height_of.items())]
    assert in_order == sorted(set(in_order), reverse=True)
    texts = page.locator(".money-chart li").all_text_contents()
    for text, money in zip(texts, scores[-1], strict=True):
        assert str(money) in text
    ends = page.locator(".money-chart .label-score").all_text_contents()
    assert [int(end) for end in ends] == scores[-1]
    legs = [event for event in ask("log")["events"] if event["type"] == "LegStarted"]
    expect(page.locator(".money-chart .band")).to_have_count(len(legs) + 1)


def _log_agrees(page: Page) -> None:
    lines = page.locator("#log .line").evaluate_all(
        "(all) => all.map((line) => [line.classList[1], Number(line.firstChild.dataset.ply), line.textContent])"
    )
    assert [(kind, ply) for kind, ply, _ in lines] == [(event["type"], event["ply"]) for event in ask("log")["events"]]
    assert all(" " in text and "{" not in text and kind not in text for kind, _, text in lines), "each in words"


# ---- the question before an action


def test_an_action_is_asked_about_and_can_be_cancelled(solo: Page) -> None:
    before = shown(solo)
    thing(solo, "tickets-r").click()
    question = words("ask-ticket", racer=words("camel-r"))
    expect(solo.locator("#choices .question")).to_contain_text(question)
    terms = words("ask-ticket-terms", racer=words("camel-r"), value=5, second=1, costs=1)
    expect(solo.locator("#choices .question .unseen")).to_have_text(terms)
    solo.locator("#choices .cancel").click()
    assert shown(solo) == before
    assert not [action for action in actions(solo) if action.startswith("t:")]


def test_an_action_is_done_when_it_is_confirmed(solo: Page) -> None:
    thing(solo, "tickets-r").click()
    solo.locator("#choices .main").click()
    wait_for_turn(solo)
    assert "t:r" in actions(solo)
    expect(solo.locator("#panel-0")).to_contain_text(words("player-ticket", racer=words("camel-r"), value=5))


def test_tapping_the_same_thing_again_confirms_and_another_thing_asks_anew(solo: Page) -> None:
    for stack in ("tickets-r", "tickets-b", "tickets-b"):
        thing(solo, stack).click()
    wait_for_turn(solo)
    assert [action for action in actions(solo) if action in ("t:r", "t:b")][:1] == ["t:b"]
    assert "t:r" not in actions(solo)[: actions(solo).index("t:b")]


def test_with_the_question_switched_off_one_tap_acts(solo: Page) -> None:
    players.set_setting(solo, "confirm", "off")
    try:
        thing(solo, "tickets-y").click()
        wait_for_turn(solo)
        assert "t:y" in actions(solo)
        solo.locator("#choices .reveal").click()
        wait_for_turn(solo)
        assert actions(solo).count("r") >= 1
    finally:
        players.set_setting(solo, "confirm", "on")


def test_a_tile_and_a_card_can_be_thought_over(solo: Page) -> None:
    before = shown(solo)
    space = players.glowing(solo, "space-")[0]
    for way in (f"#board #{space}", "#choices .tile", "#board #pile-loser", "#choices .bet"):
        solo.locator(way).click()
        expect(solo.locator("#choices")).not_to_have_attribute("data-question", "all")
        solo.locator("#choices .cancel").click()
        assert shown(solo) == before


# ---- why not


def says(page: Page, sentence: str) -> None:
    expect(page.locator("#toast.is-shown")).to_have_text(sentence)


def test_space_1_says_why_it_takes_no_tile(solo: Page) -> None:
    thing(solo, "space-1").click()
    says(solo, words("tile-on-first-space"))
    assert players.wait_for_decision(solo) == "turn"


def test_a_space_with_camels_says_why_it_takes_no_tile(solo: Page) -> None:
    space = max(shown(solo)["camels"].values())
    thing(solo, f"space-{space}").click()
    says(solo, words("tile-on-camels", space=space))


def test_a_space_next_to_anothers_tile_says_whose(pair: Page) -> None:
    free = [int(name.removeprefix("space-")) for name in players.glowing(pair, "space-")]
    space = next(space for space in free if space + 1 in free and space + 2 in free)
    _place(pair, space)
    thing(pair, f"space-{space + 1}").click()
    says(pair, words("tile-beside-tile", name=isolated("Ann"), beside=space))
    thing(pair, f"space-{space}").click()
    says(pair, words("tile-on-tile", space=space))
    _place(pair, space + 2)
    thing(pair, f"space-{space}").click()
    says(pair, words("tile-already-here"))


def _place(page: Page, space: int) -> None:
    thing(page, f"space-{space}").click()
    page.locator("#choices .side-plus").click()
    players.wait_for_decision(page)


def test_tickets_that_are_gone_say_so(pair: Page) -> None:
    for _ in range(4):
        thing(pair, "tickets-g").click()
        players.confirm(pair)
        wait_for_turn(pair)
    thing(pair, "tickets-g").click()
    says(pair, words("tickets-gone", racer=words("camel-g")))
    expect(pair.locator("#choices .ticket").nth(1)).to_be_disabled()


def test_a_tap_in_anothers_turn_says_whose_turn_it_is(page: Page) -> None:
    go_home(page)
    players.set_setting(page, "pace", "slow")
    try:
        new_game(page, [*bots(1), *people("Ann")])
        expect(page.locator("#turn-who")).to_have_text(words("turn-bot", name=isolated("Bot A")))
        thing(page, "pyramid").click()
        says(page, words("not-your-turn", name=isolated("Bot A")))
        assert "r" not in actions(page)
        open_choices = "(document.querySelector('#choices .kind') ? { said: toast.matches('.is-shown') } : null)"
        turn = page.wait_for_function(
            f"() => {{ const toast = document.querySelector('#toast'); return {open_choices}; }}"
        )
        assert turn.json_value() == {"said": False}, "it is my turn: what was said is over"
    finally:
        go_home(page)
        players.set_setting(page, "pace", "off")
