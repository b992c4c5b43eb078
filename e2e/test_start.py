"""Before the race: the form and what it remembers, and going on with a race that was left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import players
from catalogue import isolated, words
from players import bots, fill_form, go_home, new_game, open_form, people, screen, wait_for_turn
from served import Served
from truth import camels_of, load, shown, stored
from visits import visit


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


# ---- the form


def test_one_tap_plays_at_once_against_three_bots(page: Page) -> None:
    """At once: nobody has to wait for bots before the first turn."""
    go_home(page)
    page.locator("#play").click()
    wait_for_turn(page)
    assert page.locator("#log .line").count() == page.locator("#log .CamelEntered").count()
    kept = stored(page)[-1]
    assert [seat["bot"] is None for seat in kept["seats"]] == [True, False, False, False]
    expect(page.locator("#turn-who")).to_have_text(words("turn-yours"))


def test_the_form_remembers_what_was_chosen(page: Page) -> None:
    party = [*people("Zoë"), ("Robo", "greenhorn"), *people("Łukasz"), ("Iron", "tipster"), ("Dizzy", "bookmaker")]
    new_game(page, party, game="camel1", first=3)
    page.reload()
    form = open_form(page)
    rows = form.locator(".seats li")
    expect(rows).to_have_count(5)
    found = [(row.locator("input").input_value(), row.locator("select").input_value() or None) for row in rows.all()]
    assert found == party
    expect(form.locator("input[name=game]:checked")).to_have_value("camel1")
    expect(form.locator("select[name=first]")).to_have_value("3")


def test_two_to_eight_can_play(page: Page) -> None:
    form = open_form(page)
    rows, add, remove = form.locator(".seats li"), form.locator(".add"), form.locator(".remove")
    while add.count():
        add.click()
    expect(rows).to_have_count(8)
    assert len({row.locator("input").input_value() for row in rows.all()}) == 8
    while remove.last.is_enabled():
        remove.last.click()
    expect(rows).to_have_count(2)
    for button in remove.all():
        expect(button).to_be_disabled()


@pytest.mark.parametrize("seats", [2, 8])
@pytest.mark.parametrize("game", ["camel2", "camel1"])
def test_as_many_sit_down_as_were_set(page: Page, game: str, seats: int) -> None:
    new_game(page, [*people("Ann"), *bots(seats - 1)], game=game)
    wait_for_turn(page)
    names = page.locator("#players .panel-name").all_text_contents()
    assert [name.split(" (")[0] for name in names] == ["Ann", *(name for name, _ in bots(seats - 1))]
    assert load(page)["view"]["edition"] == game


@pytest.mark.parametrize("first", [0, 2])
def test_the_seat_that_was_chosen_goes_first(page: Page, first: int) -> None:
    names = ("Ann", "Ben", "Cleo")
    new_game(page, people(*names), first=first)
    wait_for_turn(page)
    expect(page.locator("#turn-who")).to_have_text(words("turn-person", name=isolated(names[first])))


def test_without_a_choice_chance_says_who_goes_first(page: Page) -> None:
    new_game(page, people("Ann", "Ben", "Cleo"), first=None)
    wait_for_turn(page)
    expect(page.locator("#log .FirstSeatChosen")).to_contain_text(("Ann", "Ben", "Cleo")[load(page)["turn"]])


def test_names_that_are_typed_appear_where_the_first_seat_is_chosen(page: Page) -> None:
    fill_form(page, people("Xenia", "Yusuf"))
    options = page.locator("#form select[name=first] option")
    expect(options).to_have_text([words("form-first-random"), "Xenia", "Yusuf"])


def test_the_way_back_from_the_form_starts_nothing(page: Page) -> None:
    races = len(stored(page))
    fill_form(page, people("Ann", "Ben"))
    page.get_by_role("button", name=words("form-back")).click()
    screen(page, "start")
    assert len(stored(page)) == races


# ---- how strong the bots are


def levels(page: Page, kit: str) -> Locator:
    return page.locator(f".levels[data-kit={kit}] label")


@pytest.mark.parametrize(
    ("game", "kit", "bots"),
    [
        ("camel2", "camel", ["greenhorn", "regular", "tipster", "bookmaker"]),
        ("elephant", "elephant", ["calf", "mahout", "rajah"]),
    ],
)
def test_play_starts_against_bots_of_the_strength_that_was_chosen(
    browser: Browser, server: Served, game: str, kit: str, bots: list[str]
) -> None:
    with visit(browser, server) as page:
        page.locator(f"#which-game [data-game={game}]").click()
        expect(levels(page, kit).locator("visible=true")).to_have_count(len(bots))
        for at, bot in enumerate(bots):
            levels(page, kit).nth(at).click()
            expect(page.locator("#play-hint")).to_have_text(words("start-play-against", bot=words(f"bot-{bot}")))
        levels(page, kit).nth(0).click()
        page.reload()
        expect(page.locator(f".levels[data-kit={kit}] input:checked")).to_have_value(bots[0])
        expect(page.locator("#play-hint")).to_contain_text(words(f"bot-{bots[0]}"))
        page.locator("#play").click()
        screen(page, "table")
        page.wait_for_function("() => document.querySelector('#choices').childElementCount")
        assert [seat["bot"] for seat in stored(page)[-1]["seats"]] == [None, *[bots[0]] * 3]


def test_each_game_remembers_its_own_strength(browser: Browser, server: Served) -> None:
    with visit(browser, server) as page:
        levels(page, "camel").nth(3).click()
        page.locator("#which-game [data-game=elephant]").click()
        expect(page.locator("#play-hint")).to_contain_text(words("bot-mahout"))
        levels(page, "elephant").nth(2).click()
        page.locator("#which-game [data-game=camel2]").click()
        expect(page.locator("#play-hint")).to_contain_text(words("bot-bookmaker"))


def test_a_strength_that_is_not_known_is_forgotten(browser: Browser, server: Served) -> None:
    kept = """localStorage.setItem('stampede.levels', '{"camel":"champion","elephant":7}')"""
    with visit(browser, server, scripts=[kept]) as page:
        expect(page.locator(".levels[data-kit=camel] input:checked")).to_have_value("regular")
        expect(page.locator(".levels[data-kit=elephant] input:checked")).to_have_value("mahout")


def test_the_strength_can_be_chosen_by_keys(browser: Browser, server: Served) -> None:
    with visit(browser, server) as page:
        page.locator(".levels[data-kit=camel] input:checked").focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator(".levels[data-kit=camel] input:checked")).to_have_value("tipster")
        expect(page.locator("#play-hint")).to_contain_text(words("bot-tipster"))


# ---- going on


def test_the_way_on_says_which_game_how_far_and_who(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(3)])
    wait_for_turn(page)
    go_home(page)
    hint = page.locator("#continue-hint")
    for part in (words("start-camels"), words("games-leg", leg=1), "Ann", "Bot C"):
        expect(hint).to_contain_text(part)
    new_game(page, [*people("Ann"), *bots(7)])
    wait_for_turn(page)
    go_home(page)
    expect(hint).to_contain_text("Bot B")
    expect(hint).to_contain_text("5")
    expect(hint).not_to_contain_text("Bot C")


def test_a_race_goes_on_in_one_tap_at_the_same_decision(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(3)])
    for turn in range(4):
        wait_for_turn(page)
        players.mixed(page, turn)
    wait_for_turn(page)
    before = shown(page)
    players.reload(page)
    wait_for_turn(page)
    assert shown(page) == before, "after a reload"
    go_home(page)
    expect(page.locator("#continue")).to_contain_text("Ann")
    page.locator("#continue").click()
    wait_for_turn(page)
    assert shown(page) == before
    assert shown(page)["camels"] == camels_of(load(page))
    players.reveal_by_button(page)
    wait_for_turn(page)


def test_the_race_that_was_played_last_goes_on_after_the_start_page(page: Page) -> None:
    new_game(page, people("Old", "Older"))
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    players.ticket_by_button(page)
    wait_for_turn(page)
    before = shown(page)
    go_home(page)
    page.locator("#continue").click()
    wait_for_turn(page)
    assert shown(page) == before


def test_leaving_in_the_middle_of_an_action_leaves_nothing_behind(page: Page) -> None:
    new_game(page, [*people("Ann"), *bots(3)])
    wait_for_turn(page)
    page.locator("#choices .reveal").click()
    page.evaluate("""() => {
        document.querySelector('#choices .main').click();
        document.querySelector('#go-home').click();
    }""")
    screen(page, "start")
    page.wait_for_timeout(500)  # for what the race that was left might still say
    expect(page).to_have_title(words("site-title"))
    expect(page.locator("#toast.is-shown")).to_have_count(0)
    expect(page.locator("#choices button")).to_have_count(0)
