"""Elephant Derby on the page: whole races by taps, hands that stay secret, a course seen through a lens."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import elephants
from catalogue import isolated, words
from elephants import bots, people
from looks import DESKTOP, PHONE, SIZES, below_the_fold, problems, resize, too_small
from players import go_home, keep_only, reload, use_tool
from served import Served, Troubles, served
from truth import ask, load, stored
from visits import PATIENCE, WIRETAP, size, visit


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, scripts=[WIRETAP]) as visited:
        yield visited


# ---- whole races


@pytest.mark.parametrize("seats", [4, *(pytest.param(seats, marks=pytest.mark.soak) for seats in (2, 6))])
def test_a_whole_race_is_played_by_taps_against_bots(page: Page, seats: int) -> None:
    elephants.race(page, [*people("Ann"), *bots(seats - 1, "calf")])
    decisions = elephants.play_whole_race(page)
    over = load(page)
    assert over["turn"] == "over"
    assert decisions > 10
    won = next(event for event in ask("log")["events"] if event["type"] == "RaceWon")
    winner = (
        words("finish-won", name=isolated(f"Bot {'ABCDE'[won['seat'] - 1]}")) if won["seat"] else words("finish-you")
    )
    expect(page.locator("dialog.podium .won strong")).to_have_text(winner)
    rows = page.locator("dialog.podium .standings b").all_text_contents()
    assert sorted(rows) == sorted(f"{row} row{'s' * (row != 1)}" for row in over["scores"])
    first = page.locator("dialog.podium .standings li").first
    expect(first).to_have_attribute("data-seat", str(won["seat"]))
    expect(first.locator(".rank")).to_have_text("1.")
    place = page.locator("dialog.podium .place-words").last
    expect(place).to_contain_text("ahead of" if won["seat"] == 0 else re.compile("You (finished|share) "))
    expect(page.locator("dialog.podium .band")).to_have_count(0)
    page.locator("dialog.podium [data-value=look]").click()
    on_course = elephants.engine_places(over)
    assert {name: elephants.places(page)[name] for name in on_course} == on_course


def test_a_race_is_gone_on_with_where_it_was_left(page: Page) -> None:
    elephants.race(page, [*people("Ann"), *bots(2, "calf")])
    for number in range(3):
        elephants.decide(page, elephants.decision(page), number)
    elephants.decision(page)
    before = elephants.places(page), elephants.hand(page), page.locator("#players").inner_text()
    reload(page)
    elephants.decision(page)
    assert (elephants.places(page), elephants.hand(page), page.locator("#players").inner_text()) == before
    assert elephants.engine_places(load(page)) == before[0]


# ---- one turn


@pytest.fixture
def turn(page: Page) -> Page:
    """Ann's first turn against two bots, with six cards."""
    resize(page, DESKTOP)
    elephants.race(page, [*people("Ann"), *bots(2, "calf")])
    while (what := elephants.decision(page)) != "turn":
        elephants.decide(page, what, 0)
    return page


def test_a_chosen_card_shows_where_it_leads_and_changes_nothing(turn: Page) -> None:
    before = elephants.places(turn)
    playable = turn.locator("#choices .playing-card:not(.is-faint)")
    card = next(it for it in elephants.hand(turn) if it in "65cfj2" and _is_playable(turn, it))
    elephants.choose(turn, card)
    expect(turn.locator("#board #ghost > *").first).to_be_attached()
    assert elephants.places(turn) == before
    turn.locator("#choices .playing-card.is-chosen").click()
    expect(turn.locator("#board #ghost > *")).to_have_count(0)
    expect(playable.first).to_be_visible()


def _is_playable(page: Page, card: str) -> bool:
    return page.locator(f"#choices .playing-card[data-card='{card}']:not(.is-faint)").count() > 0


def test_a_green_card_is_followed_by_red_ones_only_and_can_be_taken_back(turn: Page) -> None:
    green = next((it for it in elephants.hand(turn) if it in "65cfj" and _is_playable(turn, it)), None)
    assert green, "the same cards in every run"
    before, cards = elephants.places(turn), elephants.hand(turn)
    elephants.choose(turn, green)
    turn.locator("#choices .play").click()
    while (what := elephants.decision(turn)) == "walk":
        elephants.decide(turn, what, 0)
    assert what == "turn"
    expect(turn.locator("#choices .question")).to_have_text(words("hand-second-red"))
    expect(turn.locator("#choices .played .card-face")).to_have_count(1)
    for card in set(elephants.hand(turn)) & set("65cfj"):
        assert not _is_playable(turn, card)
    undo = turn.locator("#undo")
    while elephants.hand(turn) != cards:
        undo.click()
        elephants.decision(turn)
    assert elephants.places(turn) == before


def test_a_card_that_can_do_nothing_says_why(turn: Page) -> None:
    green = [it for it in elephants.hand(turn) if it in "65cfj" and _is_playable(turn, it)]
    elephants.choose(turn, green[0])
    turn.locator("#choices .play").click()
    while (what := elephants.decision(turn)) == "walk":
        elephants.decide(turn, what, 0)
    another = next(it for it in elephants.hand(turn) if it in "65cfj")
    elephants.choose(turn, another)
    expect(turn.locator("#choices .does")).to_have_text(words("two-green-cards"))
    expect(turn.locator("#choices .play")).to_be_disabled()


def test_a_discarded_card_ends_playing_and_the_turn_is_ended_by_hand(turn: Page) -> None:
    count = len(elephants.hand(turn))
    elephants.cards(turn).first.click()
    turn.locator("#choices .discard").click()
    expect(elephants.cards(turn)).to_have_count(count - 1)
    expect(turn.locator("#choices .question")).to_have_text("One card discarded. Discard more, or end your turn.")
    assert not turn.locator("#choices .playing-card:not(.is-faint)").count()
    turn.locator("#choices .buttons [data-action=e]").click()
    expect(turn.locator("#log .TurnStarted").last).to_contain_text("Bot A")


def test_what_others_do_is_told_in_few_lines(turn: Page) -> None:
    while load(turn)["ply"] < 80:
        elephants.decide(turn, elephants.decision(turn), 0)
    elephants.decision(turn)
    load(turn)
    events = ask("log", seat=0)["events"]
    lines = turn.locator("#log .line button").all_text_contents()
    assert len(lines) < len(events)
    assert sum(words("HandsDealt") == line for line in lines) == 1
    assert not any("undefined" in line or "{" in line for line in lines)


# ---- secrets


def test_no_answer_of_the_engine_holds_anothers_cards(turn: Page) -> None:
    for number in range(4):
        elephants.decide(turn, elephants.decision(turn), number)
    elephants.decision(turn)
    shown = [json.loads(it["text"]) for it in turn.evaluate("traffic") if "told" in it]
    views = [answer["ok"]["view"] for answer in shown if "view" in answer.get("ok", {})]
    of_elephants = [view for view in views if "elephants" in view]
    assert of_elephants
    for view in of_elephants:
        assert view["pile"] is None
        for player in view["players"][1:]:
            assert set(player["hand"]) <= {None}
    assert turn.locator("[data-card]").count() == len(elephants.hand(turn))


# ---- round one tablet


@pytest.fixture
def tablet(page: Page) -> Page:
    """Three people, all starts taken; Ann is to look at her cards."""
    elephants.race(page, people("Ann", "Ben", "Cleo"))
    while elephants.decision(page) == "start":
        elephants.decide(page, "start", 0)
    expect(page.locator("#choices .curtain-words")).to_have_text(words("ask-hand", name=isolated("Ann")))
    return page


def test_cards_are_shown_to_the_one_who_says_so_and_hidden_when_the_page_is_left(tablet: Page) -> None:
    assert tablet.locator("[data-card]").count() == 0
    tablet.locator("#choices [data-value=show]").click()
    expect(elephants.cards(tablet)).to_have_count(6)
    tablet.evaluate("dispatchEvent(new Event('blur'))")
    expect(tablet.locator("#choices .curtain-words")).to_be_visible()
    assert tablet.locator("[data-card]").count() == 0
    assert tablet.locator("#board [id^=elephant-][data-actions]").count() == 0


def test_the_next_player_s_cards_are_behind_their_own_curtain(tablet: Page) -> None:
    tablet.locator("#choices [data-value=show]").click()
    elephants.cards(tablet).first.click()
    tablet.locator("#choices .discard").click()
    expect(elephants.cards(tablet)).to_have_count(5)  # the same turn: nobody is asked again
    tablet.locator("#choices .buttons [data-action=e]").click()
    expect(tablet.locator("#choices .curtain-words")).to_have_text(words("ask-hand", name=isolated("Ben")))
    assert tablet.locator("[data-card]").count() == 0


def open_position(page: Page, start: str, *names: str, bots: str = "") -> None:
    """A race from a position: these people, and bots of this kind in all other seats; until its first decision."""
    count = len(start.split()[3].split("/"))
    ask("new", game="elephant", seats=count, seed="tigers", first=0, start=start)
    seats = [{"name": name, "bot": None} for name in names]
    seats += [{"name": f"Bot {letter}", "bot": bots} for letter in "ABCDE"[: count - len(names)]]
    about = {"id": "tigers", "game": "elephant", "seats": seats, "first": 0, "seed": "tigers", "leg": 1}
    expect(page.locator("#boot")).to_have_class("is-ready")
    keep_only(page, {**about, "save": ask("save")["save"], "over": False, "updated": 1})
    page.locator("#continue").click()


def test_a_tiger_is_asked_for_of_the_whole_table(browser: Browser, server: Served) -> None:
    """Ann sends a mouse; Ben has no tiger and Cleo has one: the question is the same for both."""
    with visit(browser, server) as page:
        open_position(page, "DkfEJCGMH 6bR,9bB,9cG - 2m6/655/t55 - -", "Ann", "Ben", "Cleo")
        page.locator("#choices [data-value=show]").click()
        elephants.choose(page, "2")
        page.locator("#choices .play").click()
        expect(page.locator("#choices .question")).to_contain_text("anyone")
        assert page.locator("[data-card]").count() == 0
        assert page.locator("#choices .buttons [data-seat]").evaluate_all(
            "(buttons) => buttons.map((button) => button.dataset.seat)"
        ) == ["1", "2"]
        page.locator("#choices [data-seat='1']").click()
        page.locator("#choices [data-value=show]").click()
        expect(page.locator("#choices")).to_contain_text(words("tiger-none"))
        page.locator("#choices .buttons button").last.click()
        page.locator("#choices [data-seat='2']").click()
        page.locator("#choices [data-value=show]").click()
        page.locator("#choices [data-value=tiger]").click()
        expect(page.locator("#choices .question")).to_contain_text("anyone")  # now about the tiger
        page.locator("#choices [data-value=nobody]").click()
        expect(page.locator("#log .CardCancelled")).to_contain_text(words("card-2"))


def test_a_tiger_is_asked_for_again_after_a_prayer(browser: Browser, server: Served) -> None:
    """The prayer takes a card back, so there are as many discards as before: still it is another question."""
    with visit(browser, server) as page:
        open_position(page, "DkfEJCGMH 6bR,9bB,9cG - p26/655/t55 w -", "Ann", "Ben", "Cleo")
        page.locator("#choices [data-value=show]").click()
        elephants.choose(page, "p")
        page.locator("#choices .play").click()
        expect(page.locator("#choices .question")).to_contain_text(words("card-p"))
        page.locator("#choices [data-value=nobody]").click()
        page.locator("#choices [data-value=show]").click()
        page.locator("#choices .playing-card[data-action]").click()  # the cow comes back
        expect(page.locator("#choices .playing-card[data-card=w]")).to_be_visible()
        elephants.choose(page, "2")
        page.locator("#choices .play").click()
        stake = words("stake-Move", name=isolated("Ann"), elephant="Red")
        expect(page.locator("#choices .question")).to_have_text(f"{stake} {words('tiger-cancel-all')}")
        page.locator("#choices [data-seat='2']").click()
        page.locator("#choices [data-value=show]").click()
        page.locator("#choices [data-value=tiger]").click()
        expect(page.locator("#choices .question")).to_contain_text("anyone")
        page.locator("#choices [data-value=nobody]").click()
        expect(page.locator("#log .CardCancelled")).to_contain_text(words("card-2"))


# ---- two players, each with two elephants


def test_with_two_players_it_is_told_what_is_still_needed_to_win(browser: Browser, server: Served) -> None:
    """Ann's red elephant comes home first, then her green one."""
    with visit(browser, server) as page:
        open_position(page, "DkfEJCGMH 47aR,9bB,46bG,9cY - 62/- - -", "Ann", bots="calf")
        elephants.choose(page, "6")
        page.locator("#choices .ways button", has_text=words("elephant-R")).click()
        page.locator("#choices .play").click()
        told = f"{words('ElephantHome-walk', elephant='Red')} You still need Green home to win."
        expect(page.locator("#log .ElephantHome")).to_have_text(told)
        expect(page.locator("#turn-leg")).to_contain_text(words("turn-home-one", home="Red", elephant="Green"))
        elephants.choose(page, "2")
        page.locator("#choices .play").click()
        expect(page.locator("#log .ElephantHome").last).to_contain_text("Both your elephants are home!")


def test_a_snake_for_oneself_comes_last_and_quietly(browser: Browser, server: Served) -> None:
    with visit(browser, server) as page:
        open_position(page, "DkfEJCGMH 6bR,9bB,9cG - s26/655/t55 - -", "Ann", bots="calf")
        elephants.choose(page, "s")
        ways = page.locator("#choices .ways button")
        expect(ways).to_have_count(3)
        assert [ways.nth(at).get_attribute("data-way") for at in range(3)] == ["s:1", "s:2", "s:0"]
        expect(page.locator("#choices .ways .is-quiet")).to_have_attribute("data-way", "s:0")
        expect(page.locator("#choices .play")).to_be_disabled()


def test_with_one_other_player_the_snake_is_for_them(browser: Browser, server: Served) -> None:
    with visit(browser, server) as page:
        open_position(page, "DkfEJCGMH 6bR,9bB,9cG,4aY - s26/655 - -", "Ann", bots="calf")
        elephants.choose(page, "s")
        expect(page.locator("#choices .ways .is-chosen")).to_have_attribute("data-way", "s:1")
        expect(page.locator("#choices .play")).to_be_enabled()


INK = """(button) => {
  const { backgroundColor, borderTopColor } = getComputedStyle(button);
  return [backgroundColor, borderTopColor];
}"""


def test_discarding_looks_quieter_than_playing(turn: Page) -> None:
    elephants.choose(turn, next(it for it in elephants.hand(turn) if _is_playable(turn, it)))
    clear = "rgba(0, 0, 0, 0)"
    assert turn.locator("#choices .discard").evaluate(INK) == [clear, clear]
    assert clear not in turn.locator("#choices .play").evaluate(INK)


# ---- the lens


def box(page: Page) -> list[float]:
    """The part of the course that is shown: x, y, width, height."""
    found = str(page.locator("#board > svg").get_attribute("viewBox"))
    return [float(part) for part in found.split()]


def test_the_course_is_looked_at_closer_and_as_a_whole(turn: Page) -> None:
    turn.set_viewport_size({"width": 1440, "height": 900})
    turn.locator(".lens-whole").click()
    turn.wait_for_function("() => !document.querySelector('#board').classList.contains('is-close')")
    whole = box(turn)
    turn.locator(".lens-in").click()
    closer = box(turn)
    assert closer[3] < whole[3]
    turn.keyboard.press("+")
    closest = box(turn)
    assert closest[3] < closer[3]
    turn.locator("#board").hover()
    turn.mouse.down()
    turn.mouse.move(700, 300, steps=4)
    turn.mouse.up()
    dragged = box(turn)
    assert dragged[:2] != closest[:2]
    assert dragged[2:] == closest[2:]
    turn.mouse.wheel(0, 240)
    turn.wait_for_function(
        "(wide) => document.querySelector('#board > svg').viewBox.baseVal.width > wide", arg=dragged[2]
    )
    turn.keyboard.press("0")
    turn.wait_for_function("() => !document.querySelector('#board').classList.contains('is-close')")
    assert box(turn) == whole


PINCH = """() => {
  const board = document.querySelector('#board');
  const { left, top, width, height } = board.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const finger = (type, pointerId, away) => board.dispatchEvent(
    new PointerEvent(type, { pointerId, clientX: x + away, clientY: y, bubbles: true, pointerType: 'touch' }));
  finger('pointerdown', 1, -20);
  finger('pointerdown', 2, 20);
  for (const away of [30, 40, 60]) { finger('pointermove', 1, -away); finger('pointermove', 2, away); }
  finger('pointerup', 1, -60);
  finger('pointerup', 2, 60);
}"""
TAP_TWICE = """() => {
  const board = document.querySelector('#board > svg');
  for (let tap = 0; tap < 2; tap++)
    for (const type of ['pointerdown', 'pointerup'])
      board.dispatchEvent(new PointerEvent(type, { pointerId: 5, clientX: 200, clientY: 120, bubbles: true }));
}"""


def test_two_fingers_and_double_taps_look_closer(turn: Page) -> None:
    resize(turn, DESKTOP)
    turn.locator(".lens-whole").click()
    turn.wait_for_function("() => !document.querySelector('#board').classList.contains('is-close')")
    whole = box(turn)
    turn.evaluate(PINCH)
    assert box(turn)[3] < 0.5 * whole[3]
    turn.evaluate(TAP_TWICE)  # the whole course again
    turn.wait_for_function("() => !document.querySelector('#board').classList.contains('is-close')")
    turn.evaluate(TAP_TWICE)
    assert box(turn)[3] < whole[3]
    assert turn.locator("#choices .hand").count(), "looking decides nothing"


def test_on_a_phone_the_lens_looks_where_the_decision_is(turn: Page) -> None:
    turn.set_viewport_size({"width": 360, "height": 640})
    elephants.choose(turn, elephants.hand(turn)[0])
    turn.locator("#choices .playing-card.is-chosen").click()
    turn.wait_for_function("() => document.querySelector('#board').classList.contains('is-close')")
    mine = turn.locator("#board #elephant-R").bounding_box()
    board = turn.locator("#board").bounding_box()
    assert mine
    assert board
    assert board["x"] <= mine["x"] + mine["width"] / 2 <= board["x"] + board["width"]
    assert board["y"] <= mine["y"] + mine["height"] / 2 <= board["y"] + board["height"]
    assert mine["width"] >= 24, "an elephant is large enough to be told apart"


@pytest.mark.parametrize("seats", [2, 6])
def test_the_table_fits_every_screen_whatever_is_chosen(page: Page, seats: int) -> None:
    elephants.race(page, [*people("Maximiliane Anastasia"), *bots(seats - 1, "calf")])
    while (what := elephants.decision(page)) != "turn":
        elephants.decide(page, what, 0)
    for to in SIZES:
        resize(page, to)
        for card in sorted(set(elephants.hand(page))):
            elephants.choose(page, card)
            assert problems(page) == [], (to, card)
            assert below_the_fold(page) == [], (to, card)
            page.locator("#choices .playing-card.is-chosen").click()
    resize(page, PHONE)
    assert too_small(page) == []


# ---- shared with the camels


def test_a_race_is_looked_back_at_shared_and_listed(page: Page) -> None:
    resize(page, DESKTOP)
    elephants.race(page, [*people("Ann"), *bots(2, "calf")])
    for number in range(4):
        elephants.decide(page, elephants.decision(page), number)
    elephants.decision(page)
    now = elephants.places(page)
    page.locator("#log .StartTaken button").first.click()
    expect(page.locator("#past")).to_be_visible()
    page.wait_for_function("(count) => document.querySelectorAll('#board [id^=elephant-]').length < count", arg=3)
    page.keyboard.press("ArrowRight")
    page.locator("#past .now").click()
    assert elephants.places(page) == now
    page.locator("#open-share").click()
    expect(page.locator(".share-link input")).to_have_value(re.compile(r"#game=.{20,}"))
    expect(page.locator("dialog.share h3", has_text=words("deal-title"))).to_be_visible()
    expect(page.locator("dialog.share .verdict")).to_have_text(words("deal-running"))
    expect(page.locator("dialog.share")).not_to_contain_text(re.compile(r"\bdice\b"))
    page.locator(".share .buttons .main").last.click()
    go_home(page)
    page.locator("#open-games").click()
    expect(page.locator("#games .picture svg").first).to_be_visible()
    expect(page.locator("#games .state").first).to_contain_text("Row")
    page.locator("#games .back").click()


def test_the_form_offers_what_this_game_has(page: Page) -> None:
    go_home(page)
    page.locator("#which-game [data-game=elephant]").click()
    expect(page.locator(".tagline")).to_have_text(words("tagline-elephant"))
    expect(page.locator("#board #elephant-R")).to_be_attached()
    page.locator("#set-up").click()
    expect(page.locator("#form select[name=course] option")).to_have_count(7)
    expect(page.locator("#form .seats select").last.locator("option")).to_have_text(
        [words("form-person"), *(words(f"form-bot-{bot}") for bot in ("calf", "mahout", "rajah"))]
    )
    page.locator("#form select[name=course]").select_option("3")
    page.locator("#form button[type=submit]").click()
    elephants.decision(page)
    assert stored(page)[-1]["save"]["setup"]["start"] == "3"
    use_tool(page, "home")
    page.locator("#which-game [data-game=camel2]").click()
    expect(page.locator("#board #elephant-R")).to_have_count(0)
    expect(page.locator("#board [data-camel]").first).to_be_attached()


def test_elephants_race_by_touch_on_a_phone(browser: Browser, server: Served) -> None:
    with visit(browser, server, options=size(360, 640, has_touch=True, is_mobile=True)) as phone:
        elephants.race(phone, [*people("Ann"), *bots(1, "calf")])
        for number in range(12):
            elephants.decide(phone, elephants.decision(phone), number)
        elephants.decision(phone)
        assert load(phone)["ply"] > 12


def test_elephants_race_with_the_server_dead(browser: Browser, site: Path) -> None:
    context, troubles = browser.new_context(), Troubles()
    context.set_default_timeout(PATIENCE)
    with served(site) as running:
        troubles.watch(context, running.origin)
        page = context.new_page()
        page.goto(running.url)
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        running.kill()
        page.reload()
        page.locator("#which-game [data-game=elephant]").click()
        expect(page.locator("#board #elephant-R")).to_be_attached()
        elephants.race(page, [*people("Ann"), *bots(1, "calf")])
        for number in range(6):
            elephants.decide(page, elephants.decision(page), number)
        elephants.decision(page)
        reload(page)
        elephants.decision(page)
        assert elephants.places(page) == elephants.engine_places(load(page))
    context.close()
    assert not troubles.unexpected
