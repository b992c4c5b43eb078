"""The show: what a reveal, a ride, a slip and a finish look like, how long one waits, and that it can be skipped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import clock
import players
from catalogue import words
from clock import CLOCK
from players import bots, new_game, people, wait_for_turn
from served import Served
from staged import CLEAR, CLOSE, GREY, SLIP, STACK, STRETCH, Wanted, has, race_where
from truth import camels_of, load, shown
from visits import size, visit
from waits import ROUNDS, waits_of_a_race

FULL = {"speed": "normal", "motion": "full", "confirm": "off"}
PHONE = size(360, 640)
LONGEST = 8000  # milliseconds
# Everything that was put over the board, with what it said, in the order it came.
WATCH_SHOW = """
globalThis.seen = [];
addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      if (!(node instanceof Element) || !node.closest('.show') || node.matches('.show')) continue;
      const said = (node.querySelector('.die-front') ?? node).textContent;
      seen.push({ what: node.classList[node.classList.length - 1], said });
    }
}).observe(document.body, { childList: true, subtree: true }));
"""
# How things are moved, as the names of the functions in their keyframes, and how large they were made.
WATCH_MOTION = """
globalThis.moves = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, how) {
  moves.push(JSON.stringify(frames));
  return animate.call(this, frames, how);
};
"""
VIBRATIONS = """
globalThis.pulses = [];
Navigator.prototype.vibrate = (pattern) => pulses.push(pattern);
"""
HEIGHT = "(camel) => new DOMMatrix(getComputedStyle(camel).transform).f"
NOTHING_LEFT = """() => !document.querySelector('.show, .flyer')
  && !document.getAnimations().some((one) => one.effect.target?.closest?.('#board'))"""


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    """A small phone whose clock the tests hold."""
    with visit(browser, server, scripts=[CLOCK, WATCH_SHOW], options=PHONE, **FULL) as visited:
        yield visited


def shake(page: Page, position: str, wanted: Wanted) -> None:
    """A race from a position, in which a shake of the pyramid brings what is wanted; the clock stands at its start."""
    clock.free(page)
    players.open_kept(page, race_where(position, wanted))
    clock.hold(page)
    page.evaluate("seen.length = 0")
    page.locator("#choices .reveal").click()
    clock.wait_for_motion(page)


def frames(page: Page, step: int) -> Iterator[int]:
    """The show, moment by moment, until it is a person's turn again."""
    for moment in range(0, LONGEST, step):
        if page.locator("#choices .kind").count():
            clock.free(page)
            return
        yield moment
        clock.advance(page, step)
    raise AssertionError("the show does not end")


def kinds(page: Page) -> list[str]:
    found: list[str] = page.evaluate("seen.map(({ what }) => what)")
    return found


def is_true_to_the_race(page: Page) -> bool:
    return bool(shown(page)["camels"] == camels_of(load(page)))


def put_away(page: Page) -> None:
    """The ledger and the podium of a race that is over."""
    clock.free(page)
    while players.wait_for_decision(page) == "ledger":
        players.close_ledger(page)
    page.locator("dialog.podium [data-value=look]").click()
    expect(page.locator("dialog")).to_have_count(0)


def goes_on(page: Page) -> None:
    """A person's turn, a ledger or the podium, without the help of the clock."""
    players.wait_for_decision(page)


# ---- a reveal


def test_the_pyramid_shakes_then_the_die_tumbles_and_only_then_the_camel_runs(page: Page) -> None:
    shake(page, SLIP, has("DieRolled", die="r", pips=1))
    before = shown(page)["camels"]
    steps: list[str] = []
    for _ in frames(page, 60):
        die, pyramid = (page.locator(f".show > {what}").count() for what in (".big-die", ".canvas"))
        has_run = shown(page)["camels"] != before
        steps.append("pyramid" if pyramid else "die" if die else "ran" if has_run else "between")
        assert not (die and has_run), "the die is in its tent before the camel runs"
    order = [step for at, step in enumerate(steps) if step != "between" and step not in steps[:at]]
    assert order == ["pyramid", "die", "ran"]
    assert steps.count("pyramid") * 60 >= 400
    assert steps.count("die") * 60 >= 1000


@pytest.mark.parametrize(("position", "wanted", "front"), [
    (SLIP, has("DieRolled", die="r", pips=2), "2R"),
    (GREY, has("DieRolled", die="x", camel="w"), "W"),
    (GREY, has("DieRolled", die="x", camel="k", pips=3), "K3"),
])  # fmt: skip
def test_the_large_die_says_whose_it_is_and_its_number(page: Page, position: str, wanted: Wanted, front: str) -> None:
    shake(page, position, wanted)
    clock.advance(page, 1300)
    box = page.locator(".big-die").bounding_box()
    assert box
    assert box["width"] >= 64
    said = page.evaluate("seen.find(({ what }) => what === 'big-die').said")
    assert str(said).startswith(front)
    clock.free(page)
    goes_on(page)


def test_the_die_is_large_with_eight_players_too(browser: Browser, server: Served) -> None:
    with visit(browser, server, scripts=[CLOCK], options=PHONE, **FULL) as page:
        new_game(page, people(*"ABCDEFGH"))
        wait_for_turn(page)
        clock.hold(page)
        page.locator("#choices .reveal").click()
        clock.wait_for_motion(page)
        clock.advance(page, 1300)
        box = page.locator(".big-die").bounding_box()
        assert box
        assert box["width"] >= 64


def test_the_show_moves_nothing_else_on_the_page(browser: Browser, server: Served) -> None:
    shifts = """globalThis.shifts = 0; new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts += value;
    }).observe({ type: 'layout-shift' });"""
    place = """JSON.stringify(['#turn', '#board', '#players'].map((part) =>
      document.querySelector(part).getBoundingClientRect()))"""
    with visit(browser, server, scripts=[CLOCK, WATCH_SHOW], options=PHONE, **FULL) as page:
        page.evaluate(shifts)
        shake(page, STACK, has("DieRolled", die="g"))
        clock.advance(page, 100)
        before, shifted = page.evaluate(place), page.evaluate("shifts")
        for _ in range(12):
            clock.advance(page, 150)
            assert page.evaluate(place) == before
        assert page.evaluate("shifts") == shifted
        assert page.evaluate("document.documentElement.scrollWidth") == 360


# ---- the other moments


def test_a_unit_that_slips_under_stays_low_while_the_stack_jumps(page: Page) -> None:
    shake(page, SLIP, has("UnitMoved", under=True))
    heights: dict[str, list[float]] = {"r": [], "g": []}
    for _ in frames(page, 40):
        if shown(page)["camels"]["r"] == 4 and shown(page)["camels"]["g"] == 4:
            for camel, known in heights.items():
                box = page.locator(f"#camel-{camel}").bounding_box()
                assert box
                known.append(box["y"] + box["height"])
    assert min(heights["g"]) < heights["g"][-1] - 5, "the stack jumps"
    assert heights["r"][-1] > heights["g"][-1], "and stands on the unit"
    assert is_true_to_the_race(page)


def test_riders_of_a_stack_bob_one_after_the_other(page: Page) -> None:
    shake(page, STACK, has("DieRolled", die="g"))
    tops: dict[str, list[float]] = {"g": [], "p": []}
    for _ in frames(page, 30):
        if page.locator(".big-die").count() == 0:
            for camel, known in tops.items():
                known.append(page.locator(f"#camel-{camel}").evaluate(HEIGHT))
    leaps = {camel: max(known) - min(known) for camel, known in tops.items()}
    assert leaps["p"] > leaps["g"] > 8


def test_the_last_stretch_is_told_once(page: Page) -> None:
    near = lambda events: any(type(event).__name__ == "UnitMoved" and event.path[-1] == 14 for event in events)  # noqa: E731
    shake(page, STRETCH, near)
    clock.free(page)
    goes_on(page)
    assert kinds(page).count("stretch") == 1
    assert words("stage-stretch") in page.evaluate("seen.map(({ said }) => said)")
    while players.wait_for_decision(page) == "ledger":
        players.close_ledger(page)
    if page.locator("#choices .reveal").count():
        page.locator("#choices .reveal").click()
        wait_for_turn(page)
    assert kinds(page).count("stretch") == 1


@pytest.mark.parametrize(("position", "photos"), [(CLOSE, 1), (CLEAR, 0)])
def test_the_end_has_confetti_and_a_lap_and_a_photo_if_it_was_close(page: Page, position: str, photos: int) -> None:
    shake(page, position, has("RaceEnded", direction="forward"))
    begun = clock.now(page)
    clock.free(page)
    goes_on(page)
    assert kinds(page).count("photo") == photos
    assert {"confetti", "lap"} <= set(kinds(page))
    assert clock.now(page) - begun < 6000, "reveal, run and finish together"
    assert page.evaluate(NOTHING_LEFT)
    put_away(page)


# ---- skipping


@pytest.mark.parametrize("moment", range(0, 5400, 450))
def test_a_tap_skips_everything_at_any_frame(page: Page, moment: int) -> None:
    """The clock stands still: nothing waits after the tap."""
    shake(page, CLOSE, has("RaceEnded", direction="forward"))
    clock.advance(page, moment)
    if page.locator("dialog[open]").count() == 0:
        page.locator("#board").dispatch_event("pointerdown")
    goes_on(page)
    assert page.evaluate(NOTHING_LEFT)
    put_away(page)
    assert is_true_to_the_race(page)


@pytest.mark.parametrize("key", ["Escape", " "])
@pytest.mark.parametrize("on_board", [False, True])
def test_keys_skip_and_do_nothing_else(page: Page, key: str, on_board: bool) -> None:
    shake(page, STACK, has("DieRolled", die="g"))
    clock.advance(page, 700)
    if on_board:
        page.keyboard.press("v")
        expect(page.locator("#board [tabindex]:focus")).to_have_count(1)
    page.keyboard.press(key)
    goes_on(page)
    assert page.evaluate(NOTHING_LEFT)
    assert is_true_to_the_race(page)
    expect(page.locator("#choices")).to_have_attribute("data-question", "all")


def test_leaving_the_table_looking_back_and_hiding_the_page_take_the_show_away(page: Page) -> None:
    def hide() -> None:
        page.evaluate("""() => {
          Object.defineProperty(document, 'hidden', { configurable: true, value: true });
          document.dispatchEvent(new Event('visibilitychange'));
          delete document.hidden;
        }""")

    for leave in (
        hide,
        lambda: page.keyboard.press(","),
        lambda: page.locator("#go-home").evaluate("(button) => button.click()"),
    ):
        shake(page, STACK, has("DieRolled", die="g"))
        clock.advance(page, 800)
        expect(page.locator(".big-die")).to_have_count(1)
        leave()
        expect(page.locator(".show")).to_have_count(0)
    clock.free(page)


# ---- motion: off, calm, full


def moves_of_a_reveal(page: Page) -> str:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    page.evaluate("moves.length = 0")
    page.locator("#choices .reveal").click()
    wait_for_turn(page)
    return "".join(page.evaluate("moves"))


def test_calm_motion_fades_and_glides(browser: Browser, server: Served) -> None:
    how = {**FULL, "motion": "calm"}
    with visit(browser, server, scripts=[CLOCK, WATCH_MOTION, WATCH_SHOW], options=PHONE, **how) as page:
        moves = moves_of_a_reveal(page)
        assert "opacity" in moves
        assert "rotate" not in moves
        assert "scale" not in moves
        shake(page, CLEAR, has("RaceEnded", direction="forward"))
        clock.free(page)
        goes_on(page)
        assert not {"confetti", "lap", "canvas"} & set(kinds(page))


@pytest.mark.parametrize("remembered", [{"motion": "off", "speed": "normal"}, {"speed": "off"}])
def test_without_motion_nothing_moves(browser: Browser, server: Served, remembered: dict[str, str]) -> None:
    """A speed that an earlier version remembered as off means the same."""
    scripts = [CLOCK, WATCH_MOTION, WATCH_SHOW]
    with visit(browser, server, scripts=scripts, options=PHONE, confirm="off", **remembered) as page:
        assert moves_of_a_reveal(page) == ""
        assert kinds(page) == []
        expect(page.locator("html")).to_have_attribute("data-motion", "off")


def test_reduced_motion_wins_over_everything_but_the_players_own_choice(browser: Browser, server: Served) -> None:
    options = {**PHONE, "reduced_motion": "reduce"}
    with visit(browser, server, boots=False, speed="slow", options=options) as page:
        expect(page.locator("html")).to_have_attribute("data-motion", "off")
        players.set_setting(page, "motion", "calm")
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-motion", "calm")


def test_a_device_that_shakes_does_so_for_ones_own_reveal_only(browser: Browser, server: Served) -> None:
    with visit(browser, server, scripts=[CLOCK, VIBRATIONS], options=PHONE, pace="off", **FULL) as page:
        new_game(page, [*people("Ann"), *bots(3)])
        wait_for_turn(page)
        page.evaluate("pulses.length = 0")
        page.locator("#choices .reveal").click()
        wait_for_turn(page)
        pulses: list[Any] = page.evaluate("pulses")
        assert [len(pulse) for pulse in pulses] == [9, 1, 1], "the shake, the die, the next turn"
        players.set_setting(page, "motion", "off")
        page.evaluate("pulses.length = 0")
        page.locator("#choices .reveal").click()
        wait_for_turn(page)
        assert page.evaluate("pulses") == []


# ---- how long one waits


@pytest.mark.parametrize(("speed", "most"), [("normal", 12_000), ("fast", 4_000)])
def test_with_eight_players_ones_next_turn_comes_soon(browser: Browser, server: Served, speed: str, most: int) -> None:
    """By the page's clock: motion and thinking pauses, from a person's choice to the next; ledgers are not counted."""
    how = {**FULL, "speed": speed, "pace": "normal"}
    with visit(browser, server, scripts=[CLOCK], options=PHONE, **how) as page:
        waits = waits_of_a_race(page, clock.now)
    assert len(waits) == ROUNDS
    assert max(waits) <= most, waits
