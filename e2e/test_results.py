"""The end of a leg and of a race: what is told first, what fits the smallest screens, and the chart at every width."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import players
from catalogue import isolated, words
from looks import problems, resize, small_text, too_small
from players import bots, new_game, people, wait_for_turn
from served import Served
from truth import ask, finished, keep, last_decision, load, stored
from visits import visit

PARTY = ["Ann", "Bruno", "Cleo", "Maximiliane Anastasia", "Eva", "Finn", "Gus", "Wilhelmina Augusta"]
ALL_SIZES = (
    *((320, 568), (360, 640), (390, 844), (412, 915), (640, 360), (667, 375), (844, 390)),
    *((768, 1024), (1024, 768), (1280, 640), (1440, 900), (1920, 1080)),
)


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def to_the_ledger(page: Page, names: list[str]) -> None:
    players.open_kept(page, last_decision(names))
    players.reveal_by_button(page)
    assert players.wait_for_decision(page) == "ledger"


def to_the_result(page: Page, names: list[str]) -> Locator:
    """A race played to its end; the result is open."""
    to_the_ledger(page, names)
    players.close_ledger(page)
    assert players.wait_for_decision(page) == "podium"
    return page.locator("dialog.podium")


# ---- the sequence

# What the headline and the cards show, at every change.
WATCH = """
globalThis.seen = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const dialog = document.querySelector('dialog.podium');
  if (!dialog?.querySelector('.headline')) return;
  seen.push({
    turned: dialog.querySelectorAll('.turning.is-turned').length,
    isOpen: dialog.querySelector('.headline').classList.contains('is-open'),
    words: dialog.querySelector('.headline-now strong')?.textContent ?? '',
    money: Object.fromEntries(Array.from(dialog.querySelectorAll('.standings li'),
      (line) => [line.dataset.seat, Number(line.querySelector('b').textContent)])),
    top: dialog.querySelector('.headline').getBoundingClientRect().height,
  });
}).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] }));
"""


def test_cards_are_turned_one_by_one_before_the_winner_is_named(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="fast", scripts=[WATCH]) as page:
        podium = to_the_result(page, PARTY[:4])
        expect(podium.locator(".headline")).not_to_have_class("headline is-open")
        load(page)
        events = ask("log")["events"]
        last = events[-1]["ply"]
        before = {
            str(event["seat"]): event["money"]
            for event in events
            if event["type"] == "LegScored" and event["ply"] == last
        }
        cards = [event for event in events if event["type"] == "CardSettled"]
        assert len(cards) > 1, "there is something to turn"
        seen: list[dict[str, Any]] = page.evaluate("seen")
        open_states = [one for one in seen if one["isOpen"]]
        counts = [one["turned"] for one in open_states]
        assert counts == sorted(counts)
        assert set(counts) >= set(range(len(cards))), "one after the other"
        waiting = next(one for one in open_states if one["money"])
        assert waiting["money"] == before
        assert waiting["words"].startswith("Before the finish cards")
        for number, card in enumerate(cards, 1):
            shown = [one["money"] for one in open_states if one["turned"] == number]
            assert shown[-1][str(card["seat"])] == card["money"], "the money runs with the cards"
        assert len({one["top"] for one in open_states if one["money"]}) == 1, "nothing jumps"
        assert podium.evaluate("(dialog) => dialog.scrollTop") == 0
        expect(podium.locator(".won")).to_be_visible()
        expect(podium.locator(".headline-now")).to_be_hidden()


@pytest.mark.parametrize("how", ["tap", "key"])
def test_a_tap_or_a_key_turns_all_cards_at_once(browser: Browser, server: Served, how: str) -> None:
    with visit(browser, server, speed="slow") as page:
        players.keep_only(page, last_decision(PARTY))
        page.locator("#continue").click()
        wait_for_turn(page)
        players.reveal_by_button(page)
        players.wait_for_decision(page)
        players.close_ledger(page)
        podium = page.locator("dialog.podium.is-turning")
        expect(podium).to_be_visible()
        if how == "tap":
            podium.locator(".crossed").click()
        else:
            page.keyboard.press("Enter")
        expect(page.locator("dialog.podium .turning:not(.is-turned)")).to_have_count(0)
        expect(page.locator("dialog.podium .won")).to_be_visible()
        expect(page.locator("dialog.podium")).not_to_have_class("podium is-turning")
        players.screen(page, "table")
        assert len(stored(page)) == 1, "the key did not press the button that has the focus"


def test_opened_again_the_result_is_final_at_once(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="fast") as page:
        podium = to_the_result(page, PARTY[:3])
        podium.locator("[data-value=look]").click()
        page.locator("#choices [data-value=result]").click()
        expect(podium).to_be_visible()
        assert podium.locator(".headline-now").count() == 0
        assert podium.locator(".turning:not(.is-turned)").count() == 0


# ---- your place


def _open_result(page: Page, race: dict[str, Any]) -> Locator:
    players.go_home(page)
    keep(page, race)
    page.locator("#open-games").click()
    page.locator("#games .open").first.click()
    page.locator("#past .replay-last").click()
    page.locator("#past .to-result").click()
    return page.locator("dialog.podium")


def _ranked(scores: list[int]) -> list[int]:
    """Seats, best first."""
    return sorted(range(len(scores)), key=lambda seat: -scores[seat])


def _apart(scores: list[int]) -> bool:
    """Four places that nobody shares; one pound between the first two."""
    return len(set(scores)) == len(scores) and sorted(scores)[-1] - sorted(scores)[-2] == 1


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_the_result_says_where_you_finished(page: Page, place: int) -> None:
    names = PARTY[:4]
    expect(page.locator("#boot")).to_have_class("is-ready")
    over = finished(names, 0, _apart)
    ask("load", save=over["save"], seed=over["seed"])
    scores = ask("show")["scores"]
    order = _ranked(scores)
    you = order[place - 1]
    podium = _open_result(page, finished(names, you, _apart))
    first, second = isolated(names[order[0]]), isolated(names[order[1]])
    gap = scores[order[0]] - scores[you]
    pounds = f"{gap} pound{'s' * (gap != 1)}"
    told = {
        1: f"1 pound ahead of {second}.",
        2: f"You finished 2nd, {pounds} behind {first}.",
        3: f"You finished 3rd, {pounds} behind {first}.",
        4: f"You finished 4th, {pounds} behind {first}.",
    }
    expect(podium.locator(".won .place-words")).to_have_text(told[place])
    money = f"{scores[order[0]]} pounds"
    winner = words("podium-you", money=money) if place == 1 else words("podium-won", names=first, money=money)
    expect(podium.locator(".won strong")).to_have_text(winner)
    expect(podium.locator(".standings .is-you")).to_have_attribute("data-seat", str(you))
    expect(podium.locator(".standings .is-you .rank")).to_have_text(f"{place}.")
    ranks = podium.locator(".standings .rank").all_text_contents()
    assert ranks == ["1.", "2.", "3.", "4."]
    players.close_dialog(page)


def test_a_shared_place_is_told_as_shared(page: Page) -> None:
    def wanted(scores: list[int]) -> bool:
        one, two, three, four = sorted(scores, reverse=True)
        return one > two == three > four

    race = finished(PARTY[:4], 0, wanted)
    ask("load", save=race["save"], seed=race["seed"])
    scores = ask("show")["scores"]
    first, you, other, _ = _ranked(scores)
    podium = _open_result(page, finished(PARTY[:4], you, wanted))
    gap = scores[first] - scores[you]
    expect(podium.locator(".won .place-words")).to_have_text(
        f"You share 2nd place with {isolated(PARTY[other])}, {gap} pound{'s' * (gap != 1)} behind"
        f" {isolated(PARTY[first])}."
    )
    assert podium.locator(".standings .rank").all_text_contents() == ["1.", "2.", "2.", "4."]
    players.close_dialog(page)


def test_a_shared_win_is_told_as_shared(page: Page) -> None:
    def wanted(scores: list[int]) -> bool:
        return sorted(scores)[-1] == sorted(scores)[-2] > sorted(scores)[-3]

    race = finished(PARTY[:4], 0, wanted)
    ask("load", save=race["save"], seed=race["seed"])
    you, other, *_ = _ranked(ask("show")["scores"])
    podium = _open_result(page, finished(PARTY[:4], you, wanted))
    expect(podium.locator(".won .place-words")).to_have_text(words("place-won-with", others=isolated(PARTY[other])))
    expect(podium.locator(".won .face")).to_have_count(2)
    players.close_dialog(page)


def test_round_one_tablet_the_winner_is_named_and_nobody_is_you(page: Page) -> None:
    race = finished(PARTY[:3], 0, _apart)
    for seat in race["seats"]:
        seat["bot"] = None
    podium = _open_result(page, race)
    expect(podium.locator(".won strong")).to_contain_text("wins with")
    expect(podium.locator(".won .place-words")).to_be_empty()
    expect(podium.locator(".standings .is-you")).to_have_count(0)
    players.close_dialog(page)


# ---- what can be done then


def test_a_rematch_seats_the_same_table_at_once(page: Page) -> None:
    podium = to_the_result(page, PARTY[:3])
    before = stored(page)
    podium.locator("[data-value=again]").click()
    wait_for_turn(page)
    old, new = ([(seat["name"], seat["bot"]) for seat in race["seats"]] for race in stored(page))
    assert old == [(seat["name"], seat["bot"]) for seat in before[0]["seats"]] == new


def test_sharing_and_the_review_come_back_to_the_result(page: Page) -> None:
    podium = to_the_result(page, PARTY[:3])
    podium.locator("[data-value=share]").click()
    expect(page.locator(".share-link input")).to_be_visible()
    page.locator(".share .buttons .main").last.click()
    expect(podium).to_be_visible()
    podium.locator("[data-value=review]").click()
    expect(page.locator("dialog.review")).to_be_visible()
    page.locator("dialog.review > .buttons button").click()
    expect(podium.locator(".won")).to_be_visible()
    podium.locator("[data-value=home]").click()
    players.screen(page, "start")


# ---- the smallest screens

RESTING = """(dialog) => {
  const box = (element) => element.getBoundingClientRect();
  const buttons = box(dialog.querySelector(':scope > .buttons'));
  const parts = dialog.querySelectorAll('.won, .won strong, .won .place-words, .standings li');
  return {
    inSight: buttons.bottom <= innerHeight && Array.from(dialog.querySelectorAll(':scope > .buttons > *'))
      .every((button) => box(button).bottom <= innerHeight && box(button).left >= 0 && box(button).right <= innerWidth),
    hidden: Array.from(parts).filter((part) => box(part).top < 0 || box(part).bottom > buttons.top + 0.5)
      .map((part) => part.textContent),
  };
}"""


@pytest.mark.parametrize("to", ALL_SIZES, ids=str)
def test_the_first_screen_shows_winner_place_and_the_whole_table_of_eight(page: Page, to: tuple[int, int]) -> None:
    if page.locator("dialog.podium .standings li").count() != len(PARTY):
        to_the_result(page, PARTY)
    resize(page, to)
    podium = page.locator("dialog.podium")
    podium.evaluate("(dialog) => { dialog.scrollTop = 0; }")
    assert podium.evaluate(RESTING) == {"inSight": True, "hidden": []}
    assert small_text(page) == []
    assert problems(page) == []
    assert too_small(page) == []
    if to[0] >= 640:
        columns = [podium.locator(part).bounding_box() for part in (".result-main", ".result-how")]
        assert columns[0]
        assert columns[1]
        assert columns[0]["x"] + columns[0]["width"] <= columns[1]["x"], "two columns"


@pytest.mark.parametrize("seats", [2, 8])
def test_under_the_board_winner_place_and_buttons_fit_a_small_phone(page: Page, seats: int) -> None:
    resize(page, (320, 568))
    players.finish(page, last_decision(PARTY[:seats]))
    outcome = page.locator("#choices .outcome")
    expect(outcome.locator("strong")).to_be_visible()
    box = outcome.bounding_box()
    assert box
    assert box["height"] <= 148  # the whole action area
    tops = outcome.locator("button").evaluate_all("(all) => all.map((it) => it.getBoundingClientRect().top)")
    assert [tops.count(top) for top in sorted(set(tops))] == [3, 3]
    assert small_text(page, "#choices") == []
    assert problems(page) == []
    resize(page, (1024, 768))


# ---- the chart

CHART = """async (width) => {
  const place = document.querySelector('.podium .chart-place');
  place.style.width = `${width}px`;
  const picture = place.querySelector('svg');
  while (Number(picture.getAttribute('width')) !== width) await new Promise(requestAnimationFrame);
  const box = picture.getBoundingClientRect();
  const texts = Array.from(picture.querySelectorAll('text'),
    (text) => [text.textContent, text.getBoundingClientRect()]);
  const overlaps = [];
  for (const [at, [one, a]] of texts.entries())
    for (const [other, b] of texts.slice(at + 1))
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top + 3 < b.bottom - 3 && b.top + 3 < a.bottom - 3)
        overlaps.push([one, other]);
  const outside = texts.filter(([, text]) =>
    text.left < box.left - 1 || text.right > box.right + 1 || text.top < box.top - 3 || text.bottom > box.bottom + 3);
  return { overlaps, outside: outside.map(([text]) => text), wide: Math.round(box.width),
    labels: picture.querySelectorAll('.label').length, seals: picture.querySelectorAll('use').length };
}"""


@pytest.fixture(scope="module")
def charted(page: Page) -> Page:
    resize(page, (1024, 768))
    if not page.locator("dialog.podium").count():
        to_the_result(page, PARTY)
    return page


@pytest.mark.parametrize("width", [280, 320, 360, 420, 520, 700])
def test_names_legs_and_values_never_overlap_in_the_chart(charted: Page, width: int) -> None:
    found = charted.evaluate(CHART, width)
    assert found == {"overlaps": [], "outside": [], "wide": width, "labels": 8, "seals": 8}
    sizes = charted.locator(".chart text").evaluate_all(
        "(all) => all.map((it) => parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().a)"
    )
    assert min(sizes) >= 12


def test_the_chart_is_as_wide_as_its_place_and_names_the_legs(charted: Page) -> None:
    load(charted)
    charted.evaluate(CHART, 700)
    legs = [event for event in ask("log")["events"] if event["type"] == "LegStarted"]
    expect(charted.locator(".chart .band")).to_have_count(len(legs) + 1)
    named = charted.locator(".chart .leg-name").all_text_contents()
    assert named[:2] in (["Leg 1", "Leg 2"], ["Leg 1", "2"])
    charted.locator(".chart-place").evaluate("(place) => { place.style.width = ''; }")
    for to in ((320, 568), (640, 360), (1440, 900)):
        resize(charted, to)
        charted.wait_for_function(
            "() => { const place = document.querySelector('.chart-place');"
            " return Math.abs(Number(place.firstChild.getAttribute('width')) - place.clientWidth) <= 1; }"
        )


# ---- the ledger

FULL_HANDS = """() => {
  for (const row of document.querySelectorAll('.ledger-row')) {
    const spare = document.querySelector('.ledger .reward');
    const list = document.createElement('ul');
    list.className = 'rewards';
    for (let at = 0; at < 6; at++) list.append(spare.cloneNode(true));
    row.querySelector('.rewards').replaceWith(list);
    row.querySelector('.money').textContent = '22';
    row.querySelector('.sum').textContent = '+12';
  }
}"""
LINES = """(all) => all.map((element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
})"""


def test_a_ledger_of_eight_with_six_tickets_each_is_readable_on_every_screen(page: Page) -> None:
    resize(page, (1024, 768))
    to_the_ledger(page, PARTY)
    page.evaluate(FULL_HANDS)
    ledger = page.locator("dialog.ledger")
    for to in ALL_SIZES:
        resize(page, to)
        assert small_text(page) == [], to
        assert problems(page) == [], to
        assert set(ledger.locator(".who, .sum, .money, .reward b").evaluate_all(LINES)) == {1}, to
        button = ledger.locator("[data-value=on]").bounding_box()
        assert button
        assert button["y"] + button["height"] <= to[1], to
        for row in ledger.locator(".ledger-row").all():
            boxes = [part.bounding_box() for part in row.locator(":scope > :is(.face, .who, .sum, .purse)").all()]
            spans = [(box["x"], box["x"] + box["width"]) for box in boxes if box]
            assert all(a[1] <= b[0] + 0.5 for a, b in pairwise(spans)), to
    expect(ledger.locator(".who").nth(3)).to_have_attribute("title", PARTY[3])
    resize(page, (1024, 768))
    players.close_ledger(page)


def test_a_ledger_counts_up_and_ends_with_the_engines_money(browser: Browser, server: Served) -> None:
    with visit(browser, server, speed="fast") as page:
        new_game(page, [*people("Ann"), *bots(2)])
        while players.wait_for_decision(page) == "turn":
            players.reveal_by_button(page)
        page.wait_for_function("() => !document.querySelector('.ledger .is-waiting')")
        load(page)
        scored = [event for event in ask("log")["events"] if event["type"] == "LegScored"]
        expect(page.locator(".ledger .money")).to_have_text([str(event["money"]) for event in scored])
