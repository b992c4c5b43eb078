"""Games as links: opened as replays that touch nothing; running races give nothing away; dice are accounted for."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from catalogue import isolated, words
from players import bots, new_game, people, screen, wait_for_turn
from served import Served
from stampede import links
from truth import ask, keep, last_decision, load, stored
from visits import size, visit

PARTY = ["Ann", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hana"]


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server) as visited:
        yield visited


def share(page: Page) -> str:
    """The address that the dialog offers."""
    page.locator("#open-share").click()
    field = page.locator(".share-link input")
    expect(field).to_be_visible()
    return field.input_value()


def done(page: Page) -> None:
    page.locator(".share .buttons .main").last.click()
    expect(page.locator("dialog")).to_have_count(0)


@pytest.fixture(scope="module")
def address(page: Page) -> str:
    """A finished race of eight, as a link."""
    players.finish(page, last_decision(PARTY))
    found = share(page)
    done(page)
    return found


def fragment(address: str) -> str:
    return address.split("#game=")[1]


def follow(page: Page, text: str) -> None:
    """A link, while the site is open."""
    page.evaluate("(hash) => { location.hash = hash; }", f"#game={text}")
    expect(page.locator("#past")).to_be_visible()


# ---- finished races


def test_a_finished_race_of_eight_is_a_short_link_that_holds_all_of_it(page: Page, address: str) -> None:
    assert len(address) <= 2000
    race = stored(page)[-1]
    parcel = links.read_link(fragment(address))
    assert (parcel.save, parcel.seed, parcel.open) == (race["save"], race["seed"], True)
    assert [sitter.name for sitter in parcel.seats] == PARTY


def test_a_link_opens_as_a_replay_and_keeps_nothing(browser: Browser, server: Served, address: str) -> None:
    with visit(browser, server, address=f"#game={fragment(address)}") as page:
        screen(page, "table")
        expect(page.locator("#past")).to_be_visible()
        expect(page.locator("#toast")).to_have_text(words("link-opened"))
        assert "#" not in page.url
        page.locator("#past .replay-last").click()
        expect(page.locator("#turn-who")).to_have_text(words("turn-over"))
        parcel = links.read_link(fragment(address))
        end = ask("load", save=parcel.save, seed="")
        money = page.locator("#players .panel-money b")
        expect(money).to_have_text([str(pounds) for pounds in end["scores"]])
        page.locator("#past .to-result").click()
        expect(page.locator("dialog.podium")).to_contain_text("Hana")
        page.locator("dialog.podium [data-value=look]").click()
        assert stored(page) == []
        page.locator("#past .now").click()
        screen(page, "start")
        expect(page.locator("#continue")).to_be_hidden()


def test_a_link_begins_to_play_and_the_log_follows(browser: Browser, server: Served, address: str) -> None:
    with visit(browser, server, address=f"#game={fragment(address)}", speed="fast", options=size(1440, 900)) as page:
        play = page.locator("#past .replay-play")
        expect(play).to_have_attribute("aria-label", words("replay-pause"))
        page.locator("#past .speed").select_option("8")
        page.wait_for_function("() => Number(document.querySelector('#past input').value) >= 9")
        play.click()
        expect(play).to_have_attribute("aria-label", words("replay-play"))
        ply = page.locator("#past input[type=range]").input_value()
        shown = page.locator("#log .is-shown button").first
        expect(shown).to_have_attribute("data-ply", ply)
        page.wait_for_function(IN_SIGHT)
        page.locator("#past .replay-last").click()
        page.wait_for_function(IN_SIGHT)
        page.locator("#past .replay-first").click()
        page.wait_for_function("() => document.querySelector('#log').scrollTop < 60")


IN_SIGHT = """() => {
  const line = document.querySelector('#log .is-shown')?.getBoundingClientRect();
  const log = document.querySelector('#log').getBoundingClientRect();
  return line && line.top >= log.top && line.bottom <= log.bottom;
}"""


@pytest.mark.parametrize("calm", ["setting", "device"])
def test_a_link_waits_at_its_first_position_for_those_who_want_no_motion(
    browser: Browser, server: Served, address: str, calm: str
) -> None:
    speed, options = ("off", {}) if calm == "setting" else ("normal", {"reduced_motion": "reduce"})
    with visit(browser, server, address=f"#game={fragment(address)}", speed=speed, options=options) as page:
        play = page.locator("#past .replay-play")
        expect(play).to_be_focused()
        expect(play).to_have_attribute("aria-label", words("replay-play"))
        expect(page.locator("#past input[type=range]")).to_have_value("0")


def test_what_was_said_about_a_link_goes_when_it_is_left(browser: Browser, server: Served, address: str) -> None:
    with visit(browser, server, address=f"#game={fragment(address)}") as page:
        expect(page.locator("#toast.is-shown")).to_have_text(words("link-opened"))
        page.locator("#past .now").click()
        screen(page, "start")
        assert page.locator("#toast.is-shown").count() == 0


def test_leaving_a_link_goes_back_to_the_lesson_it_was_on(browser: Browser, server: Served, address: str) -> None:
    with visit(browser, server, address="learn/") as page:
        expect(page.locator(".course").first).to_be_visible()
        page.goto(f"{server.url}#game={fragment(address)}")
        page.locator("#past .now").click()
        page.wait_for_url("**/learn/")


def test_a_link_opened_over_other_games_leaves_them_alone(page: Page, address: str) -> None:
    new_game(page, [*people("Mine"), *bots(1)])
    wait_for_turn(page)
    players.ticket_by_button(page)
    wait_for_turn(page)
    before = stored(page)
    follow(page, fragment(address))
    expect(page.locator("#players")).to_contain_text("Hana")
    page.locator("#past .now").click()
    screen(page, "start")
    assert stored(page) == before
    expect(page.locator("#continue")).to_contain_text("Mine")


def test_one_can_play_on_from_a_link(browser: Browser, server: Served, address: str) -> None:
    with visit(browser, server, address=f"#game={fragment(address)}") as page:
        page.locator("#past input[type=range]").fill("20")
        expect(page.locator("#past-words")).to_contain_text("20")
        page.locator("#past .fork").click()
        page.locator("dialog [data-value=same]").click()
        wait_for_turn(page)
        (race,) = stored(page)
        assert race["save"]["actions"][:20] == links.read_link(fragment(address)).save["actions"][:20]
        assert len([seat for seat in race["seats"] if seat["bot"] is None]) == 1


# ---- running races


def test_a_link_of_a_running_race_says_and_holds_what_is_public(page: Page, browser: Browser, server: Served) -> None:
    new_game(page, people("Ann", "Ben"))
    for card in ("y", "g"):
        wait_for_turn(page)
        players.bet_behind_the_curtain(page, card)
    wait_for_turn(page)
    race = stored(page)[-1]
    found = share(page)
    expect(page.locator(".share-link p")).to_have_text(words("share-link-running"))
    expect(page.locator(".share-file p")).to_have_text(words("share-backup-hint"))
    assert race["seed"] not in page.content()
    done(page)
    parcel = links.read_link(fragment(found))
    assert (parcel.seed, parcel.open) == (None, False)
    assert parcel.save["actions"][-2:] == ["w:b", "w:b"], "stand-ins, not the cards that lie there"
    with visit(browser, server, address=f"#game={fragment(found)}") as other:
        expect(other.locator("#past")).to_be_visible()
        expect(other.locator("#toast")).to_have_text(words("link-opened-running"))
        expect(other.locator("#past .fork")).to_be_hidden()
        other.locator("#past .replay-last").click()
        expect(other.locator("#caption")).to_contain_text("Ben")
        assert "blue" not in (other.locator("#caption").text_content() or "")
        expect(other.locator("#past .to-result")).to_be_hidden()
        other.locator("#open-share").click()
        expect(other.locator(".share-link p")).to_have_text(words("share-link-running"))
        expect(other.locator(".share-file, .share-dice h3")).to_have_count(0)
        done(other)
        other.locator("#past .now").click()
        screen(other, "start")
        assert stored(other) == []


# ---- mangled links

MANGLED = {
    "cut": lambda text: text[:-9],
    "changed": lambda text: text[:40] + ("A" if text[40] != "A" else "B") + text[41:],
    "empty": lambda text: "",
    "words": lambda text: "hello%20world",
    "markup": lambda text: "<img src=x onerror=hacked=1>",
    "huge": lambda text: text * 60,
    "later": lambda text: "_w" + text[2:],
}
WHY = {"empty": "not-a-link", "words": "not-a-link", "markup": "not-a-link", "later": "link-from-future"}


@pytest.mark.parametrize("how", MANGLED)
def test_a_mangled_link_is_told_in_words_and_changes_nothing(page: Page, address: str, how: str) -> None:
    players.go_home(page)
    before = stored(page)
    text = MANGLED[how](fragment(address))
    page.evaluate("(hash) => { location.hash = hash; }", f"#game={text}")
    expect(page.locator(".notice p")).to_have_text(words("link-failed", why=words(WHY.get(how, "link-mangled"))))
    screen(page, "start")
    page.locator(".notice button").click()
    assert stored(page) == before
    assert page.evaluate("typeof hacked") == "undefined"


# ---- sharing

SHARE = "navigator.share = async (what) => { globalThis.sent = what; };"
NO_SHARE = "Object.defineProperty(navigator, 'share', { value: undefined });"


def test_the_link_goes_to_the_clipboard_or_to_the_share_sheet(browser: Browser, server: Served) -> None:
    options = {"permissions": ["clipboard-read", "clipboard-write"]}
    with visit(browser, server, scripts=[SHARE], options=options) as page:
        players.finish(page, last_decision(["Ann", "Ben"]))
        found = share(page)
        page.locator(".share .copy").click()
        expect(page.locator("#toast")).to_have_text(words("share-copied"))
        assert page.evaluate("navigator.clipboard.readText()") == found
        page.locator(".share .send").click()
        assert page.evaluate("sent.url") == found


def test_without_a_share_sheet_there_is_no_button_for_it_and_copying_may_be_refused(
    browser: Browser, server: Served
) -> None:
    refuse = "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
    with visit(browser, server, scripts=[NO_SHARE, refuse]) as page:
        players.finish(page, last_decision(["Ann", "Ben"]))
        share(page)
        expect(page.locator(".share .send")).to_have_count(0)
        page.locator(".share .copy").click()
        expect(page.locator("#toast")).to_have_text(words("share-copy-yourself"))
        chosen = page.evaluate(
            "() => { const it = document.activeElement; return it.selectionEnd - it.selectionStart; }"
        )
        assert chosen > 100


# ---- fair dice


def test_the_seal_is_shown_before_the_end_and_the_seed_is_not(page: Page) -> None:
    new_game(page, people("Ann", "Ben"))
    wait_for_turn(page)
    race = stored(page)[-1]
    assert len(race["seed"]) == 32
    share(page)
    seal = hashlib.sha256(race["seed"].encode()).hexdigest()
    expect(page.locator(".share .seal")).to_have_text(seal)
    assert race["seal"] == seal
    expect(page.locator(".share .seed")).to_have_count(0)
    expect(page.locator(".verdict")).to_have_text(words("dice-running"))
    assert race["seed"] not in page.content()
    done(page)


def test_after_the_race_every_die_is_checked_against_the_seal(page: Page) -> None:
    players.finish(page, last_decision(["Ann", "Ben"]))
    load(page)
    race = stored(page)[-1]
    share(page)
    dice = ask("fair")["dice"]
    expect(page.locator(".verdict")).to_have_text(words("dice-right", dice=dice))
    expect(page.locator(".share .seed")).to_have_text(race["seed"])
    done(page)


def test_a_link_lets_others_check_the_dice(page: Page, address: str) -> None:
    players.go_home(page)
    follow(page, fragment(address))
    share(page)
    expect(page.locator(".verdict")).to_contain_text("Checked")
    done(page)


@pytest.mark.parametrize(
    ("change", "told"), [({"seed": "other"}, "dice-wrong"), ({"seal": "0" * 64}, "dice-other-seal")]
)
def test_a_changed_record_is_found_out(page: Page, change: dict[str, str], told: str) -> None:
    players.finish(page, last_decision(["Ann", "Ben"]))
    race = stored(page)[-1]
    race.pop("seal", None)
    players.go_home(page)
    keep(page, race | change)
    page.locator("#open-games").click()
    page.locator("#games .open").first.click()
    expect(page.locator("#past")).to_be_visible()
    share(page)
    expect(page.locator(".verdict")).to_contain_text(words(told, ply="§").split("§")[-1].strip(". "))
    done(page)


def test_names_in_a_link_are_isolated_and_clean(page: Page, address: str) -> None:
    parcel = links.read_link(fragment(address))
    seats = (links.Sitter("\u202e<b>evil</b>"), links.Sitter("\u0007"), *parcel.seats[2:])
    made = links.write_link(parcel._replace(seats=seats))
    players.go_home(page)
    follow(page, made)
    names = page.locator("#players .panel-name").all_text_contents()
    assert [name.split(" (")[0] for name in names][:2] == ["<b>evil</b>", words("form-name-default", number=2)]
    expect(page.locator("#log")).to_contain_text(isolated("<b>evil</b>"))
