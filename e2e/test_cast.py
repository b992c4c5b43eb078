"""Faces and colours: chosen in the form, and the same wherever a player is shown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

import elephants
import players
from catalogue import isolated, words
from looks import problems, resize, too_small
from players import close_dialog, fill_form, go_home, new_game, open_form, people, screen, wait_for_turn
from served import Served
from stampede.elephant.types import ELEPHANTS
from stampede.game import COLOURS, FACES
from truth import keep, last_decision, stored
from visits import visit

SIZES = (
    *((320, 568), (360, 640), (390, 844), (412, 915), (640, 360), (667, 375)),
    *((844, 390), (768, 1024), (1024, 768), (1280, 640), (1440, 900), (1920, 1080)),
)
BOTS = ("Amina", "Bruno", "Chidi", "Dalia", "Enzo", "Farah", "Goran", "Hoshi")
FORM = "stampede.new-game"


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def seat(page: Page, at: int) -> Locator:
    return page.locator("#form .seats li").nth(at)


def character(place: Locator) -> tuple[int, int]:
    """The face and the colour of the first player shown in a place: all three marks say the same colour."""
    uses = place.locator("svg.face").first.locator("use")
    face, seal = (str(use.get_attribute("href")) for use in uses.all()[:2])
    disc = re.search(r"on-seat-(\d)", str(place.locator("svg.face").first.get_attribute("class")))
    assert disc
    colour = int(seal.removeprefix("#art-seal-"))
    assert int(disc[1]) == colour
    return int(face.removeprefix("#art-face-")), colour


def pick(page: Page, at: int, *, face: int | None = None, colour: int | None = None) -> None:
    seat(page, at).locator(".character").click()
    for name, value in (("face", face), ("colour", colour)):
        if value is not None:
            page.locator(f"dialog.picker input[name=pick-{name}][value='{value}']").check(force=True)
    page.locator("dialog.picker [data-value=done]").click()
    expect(page.locator("dialog")).to_have_count(0)


def cast_in_form(page: Page) -> list[tuple[int, int]]:
    return [character(row) for row in page.locator("#form .seats li").all()]


def colour_of(place: Locator) -> int:
    """The colour that a place has by its class."""
    found = re.search(r"(?:^| )seat-(\d)", str(place.get_attribute("class")))
    assert found
    return int(found[1])


def hrefs(place: Locator) -> set[str]:
    return set(place.locator("use").evaluate_all("(uses) => uses.map((use) => use.getAttribute('href'))"))


# ---- the form


def test_each_bot_has_the_face_of_its_name_and_no_two_players_look_alike(page: Page) -> None:
    form = open_form(page)
    while form.locator(".add").count():
        form.locator(".add").click()
    cast = cast_in_form(page)
    names = [row.locator("input").input_value() for row in form.locator(".seats li").all()]
    for name, (face, _) in zip(names, cast, strict=True):
        assert (BOTS[face] if face < len(BOTS) else None) == (name if name in BOTS else None)
    assert len({face for face, _ in cast}) == len({colour for _, colour in cast}) == 8


def test_every_face_and_every_colour_can_be_chosen_and_has_words(page: Page) -> None:
    open_form(page)
    seat(page, 0).locator(".character").click()
    dialog = page.locator("dialog.picker")
    for kind, count in (("face", FACES), ("colour", COLOURS)):
        options = dialog.locator(f"input[name=pick-{kind}]")
        expect(options).to_have_count(count)
        labels = [str(option.get_attribute("aria-label")) for option in options.all()]
        assert len(set(labels)) == count
    missing = dialog.locator("use").evaluate_all(
        "(uses) => uses.map((use) => use.getAttribute('href')).filter((name) => !document.querySelector(name))"
    )
    assert missing == []
    close_dialog(page)


def test_a_taken_colour_is_swapped_and_a_taken_face_cannot_be_chosen(page: Page) -> None:
    fill_form(page, [*people("Ann"), ("Amina", "regular"), ("Bruno", "regular")])
    before = cast_in_form(page)
    seat(page, 0).locator(".character").click()
    dialog = page.locator("dialog.picker")
    theirs = dialog.locator(f"input[name=pick-colour][value='{before[1][1]}']")
    expect(theirs).to_have_attribute(
        "aria-label", words("cast-swap", what=words(f"cast-colour-{before[1][1]}"), name=isolated("Amina"))
    )
    expect(dialog.locator("input[name=pick-face][value='0']")).to_be_disabled()
    theirs.check(force=True)
    dialog.locator("[data-value=done]").click()
    expect(dialog).to_have_count(0)
    after = cast_in_form(page)
    assert (after[0][1], after[1][1], after[2]) == (before[1][1], before[0][1], before[2])
    assert [face for face, _ in after] == [face for face, _ in before]


def test_escape_leaves_the_player_as_it_was_and_the_focus_on_its_button(page: Page) -> None:
    fill_form(page, people("Ann", "Ben"))
    before = cast_in_form(page)
    button = seat(page, 1).locator(".character")
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog.picker")
    expect(dialog.locator("input[name=pick-face]:checked")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert cast_in_form(page) == before
    expect(seat(page, 1).locator(".character")).to_be_focused()


def test_arrow_keys_choose_and_enter_on_the_button_is_enough(page: Page) -> None:
    fill_form(page, people("Ann", "Ben"))
    before = cast_in_form(page)[0]
    seat(page, 0).locator(".character").focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog.picker input[name=pick-face]:checked")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Tab")
    expect(page.locator("dialog.picker input[name=pick-colour]:checked")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    assert cast_in_form(page)[0] == (before[0] - 1, before[1])
    expect(seat(page, 0).locator(".character")).to_be_focused()


def test_a_name_brings_its_face_unless_one_was_chosen_by_hand(page: Page) -> None:
    fill_form(page, people("Ann", "Ben"))
    seat(page, 0).locator("input").fill("Goran")
    assert cast_in_form(page)[0][0] == BOTS.index("Goran")
    seat(page, 0).locator("input").fill("Ann")
    assert cast_in_form(page)[0][0] >= len(BOTS)
    pick(page, 0, face=9)
    seat(page, 0).locator("input").fill("Hoshi")
    assert cast_in_form(page)[0][0] == 9


def test_a_player_who_leaves_changes_nobody_elses_face_or_colour(page: Page) -> None:
    fill_form(page, people("Ann", "Ben", "Cleo", "Dov"))
    before = cast_in_form(page)
    seat(page, 1).locator(".remove").click()
    assert cast_in_form(page) == [before[0], *before[2:]]
    expect(seat(page, 1).locator(".remove")).to_be_focused()
    page.locator("#form .add").click()
    assert cast_in_form(page)[:3] == [before[0], *before[2:]]
    assert len({colour for _, colour in cast_in_form(page)}) == 4
    expect(seat(page, 3).locator("input")).to_be_focused()


def test_an_elephant_is_the_face_of_its_seat(page: Page) -> None:
    fill_form(page, people("Ann", "Ben"), game="elephant")
    expect(page.locator("#form .character.mounts")).to_have_count(2)
    expect(page.locator("#form .character svg")).to_have_count(0)
    assert mounts(page) == ["RG", "BY"]
    seat(page, 0).locator(".character").click()
    page.locator("dialog.picker input[name=pick-elephant][value='3']").check(force=True)
    expect(page.locator("dialog.picker .pair .mount")).to_have_text(["Y", "R"])
    close_dialog(page)
    assert mounts(page) == ["RG", "BY"]
    label = words("mount-open", name=isolated("Ann"), elephants="Red and Green")
    expect(seat(page, 0).locator(".character")).to_have_attribute("aria-label", label)


def mounts(page: Page) -> list[str]:
    """The letters of each player's elephants in the form."""
    return ["".join(row.locator(".mount").all_text_contents()) for row in page.locator("#form .seats li").all()]


def ride(page: Page, at: int, letter: str, close: str = "done") -> None:
    """Choose an elephant for a seat of the form."""
    seat(page, at).locator(".character").click()
    number = ELEPHANTS.index(letter)
    page.locator(f"dialog.picker input[name=pick-elephant][value='{number}']").check(force=True)
    page.locator(f"dialog.picker [data-value='{close}']").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_any_elephant_can_be_chosen_and_a_taken_one_is_swapped(page: Page) -> None:
    fill_form(page, people("Ann", "Ben", "Cleo"), game="elephant")
    assert mounts(page) == ["R", "B", "G"]
    ride(page, 0, "P")
    assert mounts(page) == ["P", "B", "G"]
    expect(seat(page, 0).locator(".character")).to_be_focused()
    seat(page, 1).locator(".character").click()
    options = page.locator("dialog.picker input[name=pick-elephant]")
    expect(options).to_have_count(len(ELEPHANTS))
    expect(page.locator("dialog.picker input:checked")).to_be_focused()
    swap = words("cast-swap", what=words("elephant-G"), name=isolated("Cleo"))
    expect(options.nth(ELEPHANTS.index("G"))).to_have_attribute("aria-label", swap)
    close_dialog(page)
    ride(page, 1, "G")
    assert mounts(page) == ["P", "G", "B"]
    ride(page, 1, "Y", close="")
    assert mounts(page) == ["P", "G", "B"]


def test_a_chosen_elephant_stays_with_its_player_and_two_players_have_two_each(page: Page) -> None:
    fill_form(page, people("Ann", "Ben", "Cleo", "Dov"), game="elephant")
    ride(page, 2, "O")
    seat(page, 3).locator(".remove").click()
    assert mounts(page)[2] == "O"
    seat(page, 1).locator(".remove").click()
    first = mounts(page)
    assert first[1][0] == "O" and len(set("".join(first))) == 4
    assert [len(letters) for letters in first] == [2, 2]
    page.locator("#form input[name=game][value=camel2]").check()
    page.locator("#form input[name=game][value=elephant]").check()
    assert mounts(page) == first


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_choice_of_elephants_fits_every_screen(page: Page, size: tuple[int, int]) -> None:
    resize(page, (1024, 768))
    fill_form(page, people(*("A rather long name",) * 6), game="elephant")
    resize(page, size)
    assert problems(page) == []
    assert too_small(page) == []
    seat(page, 0).locator(".character").click()
    assert problems(page) == []
    assert small_options(page) == []
    close_dialog(page)
    resize(page, (1024, 768))


def test_chosen_elephants_are_the_same_on_the_course_in_panels_and_in_words(page: Page) -> None:
    fill_form(page, people("Ann", "Ben", "Cleo"), game="elephant", first=0)
    for at, letter in enumerate("PGB"):
        ride(page, at, letter)
    page.locator("#form button[type=submit]").click()
    screen(page, "table")
    assert elephants.decision(page) == "start"
    rider = page.locator("#turn-face use").get_attribute("href")
    asked = "PGB"[int(str(rider).removeprefix("#art-mount-"))]
    expect(page.locator("#choices .question")).to_have_text(words("ask-start", elephant=words(f"elephant-{asked}")))
    for number in range(3):
        elephants.decide(page, elephants.decision(page), number)
    assert elephants.decision(page) in ("curtain", "turn")
    riders_agree(page)
    page.reload()
    elephants.decision(page)
    riders_agree(page)
    log = page.locator("#log").text_content() or ""
    assert all(words(f"elephant-{letter}") in log for letter in "PGB") and words("elephant-R") not in log
    go_home(page)
    page.locator("#open-games").click()
    picture = page.locator("#games li").first.locator(".picture svg")
    expect(picture).to_be_visible()
    assert {href[-1] for href in hrefs(picture) if href.startswith("#art-letter-")} == set("PGB")
    page.locator("#games .back").click()


def riders_agree(page: Page) -> None:
    """R, B and G of the rules are seen as P, G and B wherever they are seen."""
    for at, (letter, shown) in enumerate(zip("RBG", "PGB", strict=True)):
        assert hrefs(page.locator(f"#board #tag-{letter}")) == {f"#art-letter-{shown}"}
        assert any(href.endswith(f"-{shown}") for href in hrefs(page.locator(f"#board #elephant-{letter}")))
        panel = page.locator(f"#panel-{at}")
        assert f"#art-badge-{shown}" in hrefs(panel)
        assert colour_of(panel) == ELEPHANTS.index(shown)
        expect(panel.locator(".panel-elephant .unseen").first).to_have_text(words(f"elephant-{shown}"))
        medal = page.locator(f"#board #art-mount-{at} use").evaluate_all("(all) => all.at(-1).getAttribute('href')")
        assert medal == f"#art-letter-{shown}"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_form_fits_every_screen_with_two_and_with_eight(page: Page, size: tuple[int, int]) -> None:
    for party in (people("Ann", "Bartholomew the Younger"), people(*("A rather long name",) * 8)):
        resize(page, (1024, 768))
        fill_form(page, party)
        resize(page, size)
        assert problems(page) == []
        assert too_small(page) == []
        start = page.locator("#form button[type=submit]")
        for place in ("0", "document.documentElement.scrollHeight"):
            page.evaluate(f"scrollTo(0, {place})")
            expect(start).to_be_in_viewport(ratio=1)
        assert tiny_words(page) == []
        seat(page, 0).locator(".character").click()
        assert problems(page) == []
        assert small_options(page) == []
        close_dialog(page)
    resize(page, (1024, 768))


def tiny_words(page: Page) -> list[str]:
    found: list[str] = page.evaluate("""() => Array.from(document.querySelectorAll('#form *'))
      .filter((it) => it.checkVisibility() && Array.from(it.childNodes).some((one) => one.nodeType === 3))
      .filter((it) => parseFloat(getComputedStyle(it).fontSize) < 12).map((it) => it.textContent)""")
    return found


def small_options(page: Page) -> list[str]:
    found: list[str] = page.evaluate("""() => Array.from(document.querySelectorAll('dialog.picker label'))
      .filter((it) => it.offsetWidth < 44 || it.offsetHeight < 44).map((it) => it.title)""")
    return found


# ---- what the form remembers


def test_the_form_remembers_faces_and_colours(page: Page) -> None:
    fill_form(page, [*people("Ann"), ("Amina", "greenhorn"), ("Bruno", "greenhorn")])
    pick(page, 0, face=13, colour=6)
    chosen = cast_in_form(page)
    page.locator("#form button[type=submit]").click()
    screen(page, "table")
    page.reload()
    open_form(page)
    assert cast_in_form(page) == chosen
    seat(page, 0).locator("input").fill("Goran")
    assert cast_in_form(page)[0][0] == 13  # it was chosen by hand, and that is remembered too


@pytest.mark.parametrize(
    "garbage",
    [
        {"face": 99, "colour": -1},
        {"face": "1", "colour": [2]},
        {"face": 1.5, "colour": None},
        {"face": {"toString": "x"}, "colour": "__proto__", "isOwn": "yes"},
        {},
    ],
)
def test_a_remembered_form_with_garbage_has_a_sensible_cast(page: Page, garbage: dict[str, Any]) -> None:
    seats = [{"name": name, "bot": None, **garbage} for name in ("Ann", "Amina", "Cleo")]
    form = {"game": "camel2", "seats": seats, "first": None}
    page.evaluate("([key, form]) => localStorage.setItem(key, form)", [FORM, json.dumps(form)])
    open_form(page)
    cast = cast_in_form(page)
    assert [colour for _, colour in cast] == [0, 1, 2]
    assert cast[1][0] == 0
    assert len({face for face, _ in cast}) == 3
    page.locator("#form button[type=submit]").click()
    wait_for_turn(page)


def test_two_remembered_seats_of_one_colour_get_two(page: Page) -> None:
    seats = [{"name": name, "bot": None, "face": 9, "colour": 5} for name in ("Ann", "Ben")]
    form = {"game": "camel2", "seats": seats, "first": None}
    page.evaluate("([key, form]) => localStorage.setItem(key, form)", [FORM, json.dumps(form)])
    open_form(page)
    assert cast_in_form(page)[0] == (9, 5)
    assert len(set(cast_in_form(page)[1]) & {9, 5}) == 0


# ---- the same everywhere


def begin(page: Page) -> list[tuple[int, int]]:
    fill_form(page, people("Ann", "Ben"), first=0)
    pick(page, 0, face=10, colour=6)
    pick(page, 1, face=3, colour=0)
    cast = cast_in_form(page)
    assert cast == [(10, 6), (3, 0)]
    page.locator("#form button[type=submit]").click()
    wait_for_turn(page)
    return cast


def panels_show(page: Page, cast: list[tuple[int, int]]) -> None:
    for at, expected in enumerate(cast):
        panel = page.locator(f"#panel-{at}")
        assert character(panel) == expected
        assert colour_of(panel) == expected[1]


def test_the_table_the_board_and_the_list_of_games_show_the_chosen_ones(page: Page) -> None:
    cast = begin(page)
    panels_show(page, cast)
    assert character(page.locator("#turn-face")) == cast[0]
    assert colour_of(page.locator("#turn")) == cast[0][1]
    assert players.tile_on_the_board(page)
    wait_for_turn(page)
    assert character(page.locator("#turn-face")) == cast[1]
    assert {"#art-face-10", "#art-seal-6"} <= hrefs(page.locator("#board #tile-0"))
    page.locator("#choices .bet").click()
    page.locator(".curtain [data-value=show]").wait_for()
    assert character(page.locator(".curtain")) == cast[1]
    assert colour_of(page.locator(".curtain")) == cast[1][1]
    page.locator(".curtain [data-value=show]").click()
    page.locator(".curtain [data-card=b]").click()
    page.locator(".curtain [data-action='w:b']").click()
    expect(page.locator("#board #card-winner-1")).to_be_attached()
    wait_for_turn(page)
    assert "#art-seal-0" in hrefs(page.locator("#board #card-winner-1"))
    assert [(seat["face"], seat["colour"]) for seat in stored(page)[-1]["seats"]] == cast
    page.reload()  # which comes back to the table
    wait_for_turn(page)
    panels_show(page, cast)
    assert {"#art-face-10", "#art-seal-6"} <= hrefs(page.locator("#board #tile-0"))
    go_home(page)
    page.locator("#open-games").click()
    picture = page.locator("#games li").first.locator(".picture svg")
    expect(picture).to_be_visible()
    assert {"#art-face-10", "#art-seal-6", "#art-seal-0"} <= hrefs(picture)
    page.locator("#games .back").click()


def test_the_ledger_the_podium_and_the_replay_show_the_chosen_ones(page: Page) -> None:
    cast = [(12, 7), (1, 2), (15, 0)]
    race = last_decision(("Ann", "Ben", "Cleo"))
    for seated, (face, colour) in zip(race["seats"], cast, strict=True):
        seated.update(face=face, colour=colour)
    players.open_kept(page, race)
    panels_show(page, cast)
    players.reveal_by_button(page)
    while (what := players.wait_for_decision(page)) == "ledger":
        rows = page.locator("dialog.ledger .ledger-row").all()
        assert [character(row) for row in rows] == cast
        assert [colour_of(row) for row in rows] == [colour for _, colour in cast]
        players.close_ledger(page)
    assert what == "podium"
    podium = page.locator("dialog.podium")
    standings = {character(line) for line in podium.locator(".standings li").all()}
    assert standings == set(cast)
    lines = podium.locator(".chart polyline").all()
    assert {colour_of(line) for line in lines} == {colour for _, colour in cast}
    assert hrefs(podium.locator(".chart")) == {f"#art-seal-{colour}" for _, colour in cast}
    podium.locator("[data-value=look]").click()
    go_home(page)
    page.locator("#open-games").click()
    page.locator("#games li .open").first.click()
    expect(page.locator("#past button").first).to_be_visible()
    panels_show(page, cast)


def test_a_race_kept_by_an_earlier_version_opens_with_the_colours_of_its_seats(page: Page) -> None:
    """Its seats have neither face nor colour; the names of bots bring their faces."""
    race = last_decision(("Ann", "Amina", "Bruno"))
    assert not {"face", "colour"} & {key for seated in race["seats"] for key in seated}
    players.open_kept(page, race)
    cast = [character(page.locator(f"#panel-{at}")) for at in range(3)]
    assert [colour for _, colour in cast] == [0, 1, 2]
    assert [face for face, _ in cast][1:] == [0, 1]


def test_a_kept_race_with_a_bad_cast_opens_all_the_same(page: Page) -> None:
    race = last_decision(("Ann", "Ben"))
    race["seats"][0].update(face=77, colour=3)
    race["seats"][1].update(face=None, colour=3)
    players.open_kept(page, race)
    cast = [character(page.locator(f"#panel-{at}")) for at in range(2)]
    assert cast[0][1] == 3
    assert cast[1][1] != 3
    assert all(face < FACES for face, _ in cast)


def test_the_next_race_has_the_same_cast(page: Page) -> None:
    cast = [(12, 7), (1, 2)]
    race = last_decision(("Ann", "Ben"))
    for seated, (face, colour) in zip(race["seats"], cast, strict=True):
        seated.update(face=face, colour=colour, bot=None)
    players.open_kept(page, race)
    players.reveal_by_button(page)
    while players.wait_for_decision(page) == "ledger":
        players.close_ledger(page)
    page.locator("dialog.podium [data-value=again]").click()
    wait_for_turn(page)
    panels_show(page, cast)


def test_a_link_carries_no_faces_and_opens_with_those_of_the_names(page: Page, server: Served) -> None:
    new_game(page, [*people("Ann"), ("Hoshi", "greenhorn")])
    wait_for_turn(page)
    race = stored(page)[-1]
    assert set(race["seats"][0]) == {"name", "bot", "face", "colour"}
    go_home(page)
    keep(page, {**race, "seats": [{**race["seats"][0], "face": 9, "colour": 5}, race["seats"][1]]})
    page.reload()
    page.locator("#continue").click()
    wait_for_turn(page)
    assert character(page.locator("#panel-0")) == (9, 5)
    go_home(page)
    page.locator("#open-games").click()
    page.locator("#games li .more").first.click()
    page.locator("dialog.menu [data-value=share]").click()
    address = str(page.locator(".share-link input").input_value())
    close_dialog(page)
    page.wait_for_function("() => (history.state?.depth ?? 0) <= 1")  # its entry is back
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator("#panel-1")).to_be_visible()
    faces = [character(page.locator(f"#panel-{at}")) for at in range(2)]
    assert faces[1] == (BOTS.index("Hoshi"), 1)
    assert faces[0][1] == 0


def test_elephants_faces_are_elephants_at_the_table(page: Page, server: Served) -> None:
    page.goto(server.url)
    new_game(page, people("Ann", "Ben", "Cleo"), game="elephant")
    expect(page.locator("#panel-2")).to_be_visible()
    for at in range(3):
        assert hrefs(page.locator(f"#panel-{at} .face")) == {f"#art-mount-{at}"}
    border = "(panel) => getComputedStyle(panel).getPropertyValue('--seat')"
    assert len({page.locator(f"#panel-{at}").evaluate(border) for at in range(3)}) == 3
