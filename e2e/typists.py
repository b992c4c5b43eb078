"""People who have a keyboard and nothing else, as tests play them: Tab, arrows, Enter and letters."""

from __future__ import annotations

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

from elephants import decision as elephants_decision
from players import wait_for_decision

TILES, TICKETS = "#board [id^=space-][data-actions]", "#board [id^=tickets-][data-actions]"
HERE = "() => document.activeElement === document.body ? null : document.activeElement.outerHTML.slice(0, 200)"
IS_AT = "(selector) => document.activeElement.matches(selector)"
SLOW_FRAMES = 5000  # milliseconds


def here(page: Page) -> str:
    """What has the focus; something has it with the next frame at the latest."""
    return str(page.wait_for_function(HERE).json_value())


def is_at(page: Page, selector: str) -> bool:
    """Does the focus come there by itself? It moves with the next frame at the latest, and frames may be slow."""
    try:
        page.wait_for_function(IS_AT, arg=selector, timeout=SLOW_FRAMES)
    except TooLate:
        return False
    return True


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def go(page: Page, selector: str, key: str = "Tab", most: int = 40) -> None:
    """One key, again and again, until this has the focus."""
    for _ in range(most):
        if page.evaluate(IS_AT, selector):
            return
        press(page, key)
    raise AssertionError(f"{selector} cannot be reached with {key}; the focus is on {here(page)}")


# ---- before the race


def set_up(page: Page, game: str, bots: int, weakest: int) -> None:
    """From the start page through the form: one person first, and so many bots of the weakest kind."""
    go(page, "#set-up")
    press(page, "Enter")
    go(page, "#form input[name=game]")
    go(page, f"#form input[name=game][value={game}]", "ArrowDown")
    while page.locator("#form .seats li").count() > bots + 1:
        go(page, "#form .seats li:last-child .remove")
        press(page, "Enter")
        here(page)
    for seat in range(2, bots + 2):
        go(page, f"#form .seats li:nth-child({seat}) select", "Tab" if seat > 2 else "Shift+Tab")
        press(page, *["ArrowUp"] * weakest)
    go(page, "#form select[name=first]")
    press(page, "ArrowDown")  # the person begins


def start(page: Page) -> None:
    go(page, "#form button[type=submit]")
    press(page, "Enter")


# ---- camels


def camel_turn(page: Page, turn: int) -> None:
    """In turn: the pyramid, a ticket by its letter, a tile on the board, a card, a ticket on the board."""
    here(page)
    ways = (
        None,
        (".ticket:enabled", _ticket),
        (TILES, _tile),
        (".bet:enabled", _card),
        (TICKETS, _ticket_on_the_board),
    )
    what = ways[turn % len(ways)]
    if what and page.locator(what[0]).count():
        what[1](page)
    else:
        press(page, "s", "s")


def _ticket(page: Page) -> None:
    racer = page.evaluate("document.querySelector('#choices .ticket:enabled').dataset.racer")
    press(page, racer, racer)


def _tile(page: Page) -> None:
    press(page, "v", "Home", "PageDown")
    assert is_at(page, "[id^=space-][data-actions]"), here(page)
    press(page, "Enter")
    assert is_at(page, "#choices .side"), "the question is asked where one is then"
    press(page, "ArrowRight", "Enter")


def _card(page: Page) -> None:
    press(page, "f")
    racer = page.evaluate("document.querySelector('#choices [data-card]').dataset.card")
    press(page, racer, "Enter")


def _ticket_on_the_board(page: Page) -> None:
    press(page, "v")
    go(page, TICKETS, "PageDown")
    press(page, "Enter", "Enter")


def play_camels(page: Page, most: int = 120) -> int:
    """Decision after decision, to the podium; how many turns there were."""
    turns = 0
    for _ in range(most):
        what = wait_for_decision(page)
        if what == "podium":
            return turns
        if what == "ledger":
            ledger = page.locator("dialog.ledger").element_handle()
            assert is_at(page, "dialog.ledger .main"), here(page)
            press(page, "Enter")
            page.wait_for_function("(ledger) => !ledger.isConnected", arg=ledger)
            continue
        before = page.evaluate("document.querySelectorAll('#log .line').length")
        camel_turn(page, turns)
        page.wait_for_function("(before) => document.querySelectorAll('#log .line').length > before", arg=before)
        turns += 1
    raise AssertionError(f"no podium after {most} decisions")


# ---- elephants


def elephant_decision(page: Page, what: str, number: int) -> None:
    """Something sensible in every phase."""
    here(page)
    match what:
        case "turn":
            _play_or_end(page)
        case "start" | "walk" | "herd" if number % 2:
            press(page, "v", "Home", "PageDown", "Enter")  # on the course
        case "cows":
            press(page, "f")
        case "tiger":
            press(page, "t" if number % 2 else "f")
        case "stall":
            press(page, "w", "Enter", "p")
        case _:
            press(page, "w", "Home", "Enter")


def _play_or_end(page: Page) -> None:
    """The first card that can be played, in its last way; else the turn ends, or a card goes."""
    faint = page.locator("#choices .hand .playing-card").evaluate_all(
        "(cards) => cards.map((card) => card.classList.contains('is-faint'))"
    )
    if False not in faint:
        press(page, *("f" if page.locator("#choices [data-action=e]").count() else "1d"))
        return
    press(page, str(faint.index(False) + 1))
    if not page.locator("#choices .play:enabled").count():
        go(page, "#choices .ways button", "ArrowRight")
        press(page, "Enter")
    press(page, "p")


def play_elephants(page: Page, most: int = 300) -> int:
    for number in range(most):
        what = elephants_decision(page)
        if what == "podium":
            return number
        before = page.evaluate("document.querySelector('#choices').innerHTML")
        elephant_decision(page, what, number)
        page.wait_for_function(
            "(before) => document.querySelector('#choices').innerHTML !== before || document.querySelector('dialog')",
            arg=before,
        )
    raise AssertionError(f"no end after {most} decisions")
