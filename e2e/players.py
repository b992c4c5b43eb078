"""People at the table, as tests play them: real taps on buttons and on the things of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from truth import keep

Seat = tuple[str, str | None]  # a name, and a bot's or None for a person
RACERS = "bgyrp"


# ---- before the race


def screen(page: Page, name: str) -> None:
    """Wait until this screen is shown."""
    expect(page.locator("body")).to_have_attribute("data-screen", name)


# A race that was on the table before a reload is there again.
IS_BACK = "() => !history.state?.place?.race || document.body.dataset.screen === 'table'"
IS_AT_BASE = "() => (history.state?.depth ?? 0) === 0"


def reload(page: Page) -> None:
    """Load the page anew; wait until the race that was on the table is there again."""
    page.reload()
    page.wait_for_function(IS_BACK)


def go_home(page: Page) -> None:
    """To the start page, and to its entry in the browser's history."""
    page.wait_for_function(IS_BACK)
    if page.locator("body").get_attribute("data-screen") == "table":
        for dialog in page.locator("dialog[open]").all():
            dialog.evaluate("(dialog) => dialog.close('')")
        use_tool(page, "home")
    elif page.locator("body").get_attribute("data-screen") == "form":
        page.locator("#form > .buttons button").last.click()
    elif page.locator("body").get_attribute("data-screen") == "games":
        page.locator("#games .back").click()
    screen(page, "start")
    page.wait_for_function(IS_AT_BASE)


def open_form(page: Page) -> Locator:
    go_home(page)
    page.locator("#set-up").click()
    return page.locator("#form")


def fill_form(page: Page, seats: Sequence[Seat], *, game: str = "camel2", first: int | None = None) -> None:
    form = open_form(page)
    form.locator(f"input[name=game][value={game}]").check()
    rows = form.locator(".seats li")
    while rows.count() < len(seats):
        form.locator(".add").click()
    while rows.count() > len(seats):
        rows.last.locator(".remove").click()
    for at, (name, bot) in enumerate(seats):
        rows.nth(at).locator("input").fill(name)
        rows.nth(at).locator("select").select_option(bot or "")
    form.locator("select[name=first]").select_option("" if first is None else str(first))


def new_game(page: Page, seats: Sequence[Seat], *, game: str = "camel2", first: int | None = 0) -> None:
    """Through the real form, from wherever the page is, until the first decision."""
    fill_form(page, seats, game=game, first=first)
    page.locator("#form button[type=submit]").click()
    screen(page, "table")


def set_setting(page: Page, name: str, value: str) -> None:
    """In the dialog, from the start page or from the table."""
    open_settings(page)
    page.locator(f"dialog.settings input[name={name}][value={value}]").check()
    page.locator("dialog.settings .buttons button").click()


def open_settings(page: Page) -> None:
    if page.locator("#welcome-settings").is_visible():
        page.locator("#welcome-settings").click()
    else:
        use_tool(page, "settings")


def close_dialog(page: Page) -> None:
    """The upper one, by Escape; what comes next must not meet a dialog that is on its way out."""
    upper = page.locator("dialog[open]").last.element_handle()
    page.keyboard.press("Escape")
    page.wait_for_function("(dialog) => !dialog.isConnected", arg=upper)


TOOLS = {
    "coach": "#open-coach",
    "rules": "#open-rules",
    "cards": "#open-cards",
    "log": "#open-log",
    "speed": "#set-speed",
    "sound": "#set-sound",
    "full": "#full-screen",
    "settings": "#open-settings",
    "share": "#open-share",
    "home": "#go-home",
}


def use_tool(page: Page, name: str) -> None:
    """A tool by its name in the menu, from the row of tools if it is there, else from the menu."""
    tool = page.locator(TOOLS[name])
    if tool.is_visible():
        tool.click()
    else:
        page.locator("#open-menu").click()
        page.locator(f"dialog.menu [data-value={name}]").click()


def people(*names: str) -> list[Seat]:
    return [(name, None) for name in names]


def bots(count: int, kind: str = "regular") -> list[Seat]:
    return [(f"Bot {letter}", kind) for letter in "ABCDEFG"[:count]]


# ---- at the table

DECISION = """() => {
  const open = (name) => document.querySelector(`dialog.${name}[open]`);
  if (open('podium')) return 'podium';
  if (open('ledger')) return 'ledger';
  const choices = document.querySelector('#choices');
  return choices.dataset.question === 'all' && choices.querySelector('.kind') ? 'turn' : null;
}"""


def wait_for_decision(page: Page) -> str:
    """What the page waits for: a person's `turn`, the `ledger` to be closed, or the `podium`."""
    return str(page.wait_for_function(DECISION).json_value())


def wait_for_turn(page: Page) -> None:
    """Through ledgers to a person's turn."""
    while (what := wait_for_decision(page)) == "ledger":
        close_ledger(page)
    assert what == "turn", "the race ended too early for this test"


def close_ledger(page: Page) -> None:
    """The next one may open at once."""
    ledger = page.locator("dialog.ledger").element_handle()
    page.locator("dialog.ledger button[data-value=on]").click()
    page.wait_for_function("(ledger) => !ledger.isConnected", arg=ledger)


def play_whole_game(
    page: Page,
    choose: Callable[[Page, int], None],
    *,
    at_ledger: Callable[[Page], None] = close_ledger,
    most: int = 400,
) -> None:
    """Turn after turn until the podium is there."""
    turns = 0
    for _ in range(most):
        what = wait_for_decision(page)
        if what == "podium":
            return
        if what == "ledger":
            at_ledger(page)
        else:
            choose(page, turns)
            turns += 1
    raise AssertionError(f"no podium after {most} decisions")


def keep_only(page: Page, race: dict[str, Any]) -> None:
    """This race and no other is kept, and the start page knows it; for that the engine need not boot again."""
    expect(page.locator("#boot")).to_have_class("is-ready")  # by then there is something to keep it in
    open_form(page)
    keep(page, race)
    go_home(page)


def open_kept(page: Page, race: dict[str, Any]) -> None:
    """This race and no other is kept, and goes on."""
    keep_only(page, race)
    page.locator("#continue").click()
    wait_for_turn(page)


def finish(page: Page, race: dict[str, Any]) -> None:
    """A race that lacks one reveal, to its end; its result is closed."""
    open_kept(page, race)
    reveal_by_button(page)
    while wait_for_decision(page) == "ledger":
        close_ledger(page)
    page.locator("dialog.podium [data-value=look]").click()


def race_of_two(page: Page) -> None:
    """Two people after four shakes of the pyramid; it is Ann's turn."""
    new_game(page, people("Ann", "Ben"))
    for _ in range(4):
        wait_for_turn(page)
        reveal_by_button(page)
    wait_for_turn(page)


def bet_behind_the_curtain(page: Page, racer: str) -> None:
    """A card on the winner of the race, chosen while nobody else looks, until it lies there."""
    lines = page.locator("#log .CardPlaced")
    placed = lines.count()
    page.locator("#choices .bet").click()
    page.locator(".curtain [data-value=show]").click()
    page.locator(f".curtain [data-card={racer}]").click()
    page.locator(f".curtain [data-action='w:{racer}']").click()
    expect(lines).to_have_count(placed + 1)


# ---- what a person can do, each in two ways; False if it cannot be done now


def thing(page: Page, name: str) -> Locator:
    """A thing on the board by its id."""
    return page.locator(f"#board #{name}")


def glowing(page: Page, prefix: str) -> list[str]:
    """The things on the board that can be tapped now, by their ids."""
    found = page.locator(f"#board [id^='{prefix}'][data-actions]")
    return [str(name) for name in found.evaluate_all("(things) => things.map((thing) => thing.id)")]


def confirm(page: Page) -> bool:
    page.locator("#choices[data-question=ask] button.main").click()
    return True


def ticket_on_the_board(page: Page) -> bool:
    if not (stacks := glowing(page, "tickets-")):
        return False
    thing(page, stacks[-1]).click()
    return confirm(page)


def ticket_by_button(page: Page) -> bool:
    buttons = page.locator("#choices .ticket:enabled")
    if not buttons.count():
        return False
    buttons.first.click()
    return confirm(page)


def pyramid_twice(page: Page) -> bool:
    """The second tap on the same thing confirms the first."""
    thing(page, "pyramid").click()
    expect(page.locator("#choices")).to_have_attribute("data-question", "ask")
    thing(page, "pyramid").click()
    return True


def reveal_by_button(page: Page) -> bool:
    page.locator("#choices .reveal").click()
    return confirm(page)


def tile_on_the_board(page: Page) -> bool:
    if not (spaces := glowing(page, "space-")):
        return False
    thing(page, spaces[len(spaces) // 2]).click()
    page.locator("#choices .side-plus").click()
    return True


def tile_by_button(page: Page) -> bool:
    if not page.locator("#choices .tile:enabled").count():
        return False
    page.locator("#choices .tile").click()
    page.locator("#choices .spaces button").last.click()
    page.locator("#choices .side-minus").click()
    return True


def card_on_the_board(page: Page) -> bool:
    """On the winner's pile: it is known already which pile is meant."""
    if not glowing(page, "pile-winner"):
        return False
    thing(page, "pile-winner").click()
    page.locator("#choices .card").first.click()
    return True


def card_by_button(page: Page) -> bool:
    if not page.locator("#choices .bet:enabled").count():
        return False
    page.locator("#choices .bet").click()
    page.locator("#choices .card").last.click()
    page.locator("#choices [data-action^='l:']").click()
    return True


WAYS: tuple[Callable[[Page], bool], ...] = (
    pyramid_twice,
    ticket_on_the_board,
    tile_on_the_board,
    card_on_the_board,
    reveal_by_button,
    ticket_by_button,
    tile_by_button,
    card_by_button,
)


def mixed(page: Page, turn: int) -> None:
    """Every way in its turn; a pyramid can always be shaken."""
    assert WAYS[turn % len(WAYS)](page) or pyramid_twice(page)


def only_reveals(page: Page, _turn: int) -> None:
    pyramid_twice(page)
