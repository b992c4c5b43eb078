"""300 hostile texts in every field that a person, a file, a link or a message can fill.

No script runs, nothing is reported, no element appears that is not ours, and nothing sticks out of its box. Most of
them are brought in by a loop inside the page, so that hundreds of them pass in minutes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

import players
from looks import PHONE, problems
from payloads import PAYLOADS
from players import go_home, people, screen, wait_for_turn
from served import Served
from stampede import links
from truth import keep, last_decision
from visits import size, visit

# Every element that ever appears is looked at: none may come from a text.
WATCH = """
globalThis.strays = [];
const FOREIGN = 'script:not([src]), img, iframe, object, embed, video, audio, math, base, meta:not([charset], [name])' +
  ', style, marquee, foreignObject, animate, set, template, x, source, body body, a[href^="j" i]';
const isOurs = (element) => !element.matches(FOREIGN) &&
  !Array.from(element.attributes).some(({ name }) => name.startsWith('on'));
const inside = (added) => [added, ...(added.querySelectorAll?.('*') ?? [])];
addEventListener('DOMContentLoaded', () => {
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of [target, ...Array.from(addedNodes, inside).flat()])
        if (node instanceof Element && !isOurs(node)) strays.push(node.outerHTML.slice(0, 200));
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
});
"""
LOOP = """
const byId = (id) => document.getElementById(id);
const one = (selector) => document.querySelector(selector);
const until = (found) => new Promise((resolve, reject) => {
  const give_up = performance.now() + 20000;
  const look = () => {
    const seen = found();
    if (seen) resolve(seen);
    else if (performance.now() > give_up) reject(new Error(`nothing came of it: ${found}`));
    else setTimeout(look, 2);
  };
  look();
});
const closed = async () => { one('.notice button').click(); await until(() => !one('.notice')); };
"""
MARKS = r"[\u0000-\u0008\u000e-\u001f\u200e\u200f\u202a-\u202e\u2066\u2067\ufff9-\ufffb]"
HARM = f"""() => {{
  const texts = Array.from(document.querySelectorAll('body *')).flatMap((element) => [
    ...Array.from(element.childNodes).filter((node) => node.nodeType === 3).map((node) => node.data),
    ...['aria-label', 'title'].map((name) => element.getAttribute(name) ?? '')]);
  const count = (text, sign) => text.split(sign).length;
  return {{
    ran: typeof hacked !== 'undefined' || 'hacked' in {{}} || Object.keys(Object.prototype).length > 0,
    strays: strays.splice(0),
    marks: texts.filter((text) => /{MARKS}/.test(text)),
    loose: texts.filter((text) => count(text, '\u2068') !== count(text, '\u2069')),
  }};
}}"""


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, scripts=[WATCH], options=size(*PHONE)) as visited:
        expect(visited.locator("#boot")).to_have_class("is-ready")
        yield visited
        check(visited)


def check(page: Page) -> None:
    """Nothing ran, nothing appeared, nothing turned the page round, nothing sticks out."""
    harm = page.evaluate(HARM)
    assert harm == {"ran": False, "strays": [], "marks": [], "loose": []}, harm
    wide = problems(page)
    assert wide == [], wide


def loop(page: Page, script: str, given: Any = PAYLOADS) -> Any:
    """The script for each text, inside the page; whatever it returns, as a list."""
    said = page.evaluate(
        f"""async (given) => {{ {LOOP}
          const said = [];
          for (const text of given) said.push(await (async () => {{ {script} }})());
          return said;
        }}""",
        list(given),
    )
    check(page)
    return said


def eights(texts: Sequence[str]) -> list[tuple[str, ...]]:
    padded = [*texts, *texts[: -len(texts) % 8]]
    return [tuple(padded[at : at + 8]) for at in range(0, len(padded), 8)]


def no_lone_halves(text: str) -> str:
    return text.encode("utf-8", "replace").decode()


# ---- what a person types


def test_names_of_players(page: Page) -> None:
    """All of them in the form, and one table of the worst eight."""
    players.fill_form(page, people(*"ABCDEFGH"), first=0)
    loop(
        page,
        """for (const [at, field] of Array.from(document.querySelectorAll('#form input[type=text]')).entries()) {
          field.value = text[at];
          field.dispatchEvent(new Event('input'));
        }""",
        eights(PAYLOADS),
    )
    page.locator("#form .main").click()
    wait_for_turn(page)
    players.pyramid_twice(page)
    wait_for_turn(page)
    check(page)
    go_home(page)
    check(page)


def test_names_of_games(page: Page) -> None:
    go_home(page)
    keep(page, last_decision(["Ann", "Ben"]) | {"name": "Derby"})
    page.locator("#open-games").click()
    screen(page, "games")
    said = loop(
        page,
        """(await until(() => one('#games .more'))).click();
        (await until(() => one('dialog [data-value=rename]'))).click();
        const field = await until(() => one('dialog.rename input'));
        const line = one('#games li');
        field.value = text;
        one('dialog.rename [data-value=keep]').click();
        await until(() => !one('dialog') && one('#games li') && one('#games li') !== line);
        return one('#games b').textContent;""",
    )
    assert max(len(name) for name in said) <= 20 * 12
    assert "<script>window.hacke" in said
    page.locator("#games .back").click()


def test_positions(page: Page) -> None:
    go_home(page)
    page.locator("#analyse").click()
    expect(page.locator("#study-read")).to_be_visible()
    expect(page.locator("#study-tools button").first).to_be_visible()
    said = loop(
        page,
        """byId('study-notation').focus();
        byId('study-notation').value = text;
        byId('study-position').requestSubmit();
        return (await until(() => byId('study-wrong').firstChild)).textContent;""",
    )
    assert all(said)
    page.locator("#study-home").click()
    screen(page, "start")


# ---- what comes in an address


@pytest.mark.parametrize("name", ["position", "game"])
def test_links(page: Page, name: str) -> None:
    go_home(page)
    fragments = [f"#{name}={quote(no_lone_halves(text), safe='')}" for text in PAYLOADS]
    said = loop(
        page,
        """location.hash = text;
        const words = (await until(() => one('.notice p'))).textContent;
        await until(() => document.body.dataset.screen === 'start');
        await closed();
        return words;""",
        fragments,
    )
    assert all(words.endswith(".") for words in said)


def test_names_in_links(page: Page) -> None:
    race = last_decision([*"ABCDEFGH"])
    made = [links.Parcel(race["save"], tuple(links.Sitter(name) for name in names)) for names in eights(PAYLOADS)]
    said = loop(
        page,
        """location.hash = `#game=${text}`;
        await until(() => one('#past')?.checkVisibility() && one('#log button'));
        const names = Array.from(document.querySelectorAll('#players .panel-name'), (it) => it.textContent);
        byId('log').querySelector('button').click();
        if (byId('go-home').checkVisibility()) byId('go-home').click();
        else { byId('open-menu').click(); (await until(() => one('dialog [data-value=home]'))).click(); }
        await until(() => document.body.dataset.screen === 'start');
        return names.join();""",
        [links.write_link(parcel) for parcel in made],
    )
    assert any("<script>window.hacke" in names for names in said)


def test_parameters_of_the_address(browser: Browser, server: Served) -> None:
    with visit(browser, server, scripts=[WATCH], options=size(*PHONE), boots=False) as page:
        for at in range(0, len(PAYLOADS), 10):
            texts = [quote(no_lone_halves(text[:300]), safe="") for text in PAYLOADS[at : at + 10]]
            page.goto(f"{server.url}?lang={texts[-1]}&{'&'.join(f'{text}={text}' for text in texts)}")
            expect(page.locator(".notice p")).to_be_visible()
            check(page)


# ---- what comes in a file

FILE = """
const list = new DataTransfer();
list.items.add(new File([text[1]], text[0]));
const input = one('#games input[type=file]');
input.files = list.files;
input.dispatchEvent(new Event('change'));
"""


def test_files(page: Page) -> None:
    """As the content of a file, and as its name."""
    go_home(page)
    page.locator("#open-games").click()
    screen(page, "games")
    texts = [no_lone_halves(text) for text in PAYLOADS]
    said = loop(
        page,
        f"{FILE} const words = (await until(() => one('.notice p'))).textContent; await closed(); return words;",
        [(f"{text[:200]}.json", text) for text in texts],
    )
    assert all(words.endswith(".") for words in said)
    page.locator("#games .back").click()


def test_names_and_fields_in_files(page: Page) -> None:
    """In every place of a file that holds a text, and as the name of a field."""
    go_home(page)
    keep(page, last_decision(["Ann", "Ben"]))
    page.locator("#open-games").click()
    save = last_decision([*"ABCDEFGH"])["save"]
    good = [
        {
            "stampede": 1,
            "save": save,
            "seats": [{"name": name, "bot": name if at else None} for at, name in enumerate(names)],
            "name": names[0],
        }
        for names in eights(PAYLOADS)
    ]
    bad = [
        {"stampede": 1, "save": save | {"game": text}, "seats": [], text: {text: text}, "__proto__": {"hacked": 1}}
        for text in PAYLOADS
    ]
    loop(
        page,
        f"""{FILE}
        await until(() => one('.notice p') || one('#toast.is-shown'));
        byId('toast').classList.remove('is-shown');
        if (one('.notice')) await closed();""",
        [("x.json", json.dumps(content)) for content in (*bad, *good)],
    )
    expect(page.locator("#games li")).to_have_count(len(good) + 1)
    page.locator("#games li .open").first.click()
    wait_for_turn(page)
    check(page)


def test_names_of_wheels(page: Page) -> None:
    """None of them can be installed, and each is told by its name."""
    go_home(page)
    page.locator("#welcome-settings").click()
    said = loop(
        page,
        """const list = new DataTransfer();
        list.items.add(new File([text], text));
        const input = one('dialog.settings input[type=file]');
        input.files = list.files;
        input.dispatchEvent(new Event('change'));
        const told = () => Array.from(document.querySelectorAll('#toast.is-shown'), ({ textContent }) => textContent);
        const words = await until(() => told().find((text) => text.endsWith('Nothing was changed.')));
        byId('toast').classList.remove('is-shown');
        return words;""",
        [no_lone_halves(text[:200]) for text in PAYLOADS],
    )
    assert all(words.endswith("Nothing was changed.") for words in said)
    page.locator("dialog.settings .buttons button").click()


# ---- what comes in a message, or lies on the device


def test_messages(page: Page) -> None:
    loop(
        page,
        """for (const message of [text, { type: text, text }, { verb: text, [text]: text }, [text]]) {
          postMessage(message, '*');
          dispatchEvent(new MessageEvent('message', { data: message, origin: 'https://evil.example' }));
        }""",
    )


def test_settings_and_forms_that_were_kept(browser: Browser, server: Served) -> None:
    with visit(browser, server, scripts=[WATCH], options=size(*PHONE), boots=False) as page:
        names = [{"name": name, "bot": None} for name in PAYLOADS[:8]]
        for form in (
            {"game": "camel2", "seats": names, "first": 0},
            {"game": PAYLOADS[20], "seats": names},
            list(PAYLOADS),
        ):
            settings = json.dumps({text: text for text in PAYLOADS})
            page.evaluate(
                "([one, two]) => { localStorage['stampede.settings'] = one; localStorage['stampede.new-game'] = two; }",
                [settings, json.dumps(form)],
            )
            page.reload()
            page.locator("#set-up").click()
            screen(page, "form")
            check(page)
