"""What a frame hears: the page around it, in the words of version 1, and nothing else. What it says is public."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from embedding import begin, frame_of, frames, heard, html, tell, visiting
from served import Served

START = "1gyr,3bp,15w,16k - bgyrpx"
MANY = 10_000
# Strangers' messages: other shapes, other versions, known types with wrong fields, too much of everything.
HOSTILE = """(many) => {
  const deep = (levels) => { let it = 1; for (let at = 0; at < levels; at++) it = [it]; return it; };
  const long = 'x'.repeat(20_000);
  const kinds = ['goto', 'theme', 'lang', 'reset', 'rest', 'load', 'ready', 'done', '__proto__', 'constructor', ''];
  const values = [null, undefined, -1, 1e9, 0.5, NaN, true, '', long, 'dark"', '<img src=x onerror=alert(1)>', [], {},
    deep(500), new Date(0), new Map([['a', 1]]), new Uint8Array(100), { toString: 1 }, '\\u202e', 'javascript:1'];
  const fields = ['ply', 'theme', 'lang', 'position', 'record', 'scenario', 'stampede', '__proto__', 'x'];
  const pick = (list, at) => list[at % list.length];
  const ours = (type, more) => ({ stampede: 1, type, ...more });
  const odd = [1, 0, null, 'x', deep(1000), new Error('x'), /x/, 5n, true, { stampede: 2, type: 'reset' },
    { type: 'reset' }, { stampede: '1', type: 'reset' }, ours('reset', { more: 1 }), ours('load', { position: long }),
    ours('load', { position: 1 }), ours('load', { unknown: 'x' }), [ours('reset')], ours(['reset']),
    ours('theme', { theme: 'purple' }), ours('theme'), ours('lang', { lang: '../../en' }), ours('goto', { ply: -1 })];
  for (let at = 0; at < many; at++) {
    const made = { stampede: 1, type: pick(kinds, at), [pick(fields, at * 7 + 3)]: pick(values, at * 5 + 1), y: at };
    frames[0].postMessage(at % 3 ? made : pick(odd, at / 3), '*');
  }
}"""


@pytest.fixture(scope="module")
def reader(browser: Browser, server: Served) -> Iterator[Page]:
    with visiting(browser, server, html(frame_of(server.url, position=START, panel="dice", theme="light"))) as page:
        yield page


def looks(page: Page) -> object:
    """All that can be seen of a frame, and where it is."""
    frame = page.frames[1]
    return frame.evaluate("[document.documentElement.outerHTML, location.href, history.length]")


def test_ten_thousand_hostile_messages_change_nothing(reader: Page) -> None:
    (frame,) = frames(reader)
    begin(frame)
    frame.locator("#shake").click()
    expect(frame.locator("#shake")).to_be_visible()
    before, said = looks(reader), reader.evaluate("heard.length")
    reader.evaluate(HOSTILE, MANY)
    answered = "(async () => { await new Promise((done) => setTimeout(done)); return 1; })()"
    assert frame.evaluate(answered) == 1, "the frame still answers"
    assert looks(reader) == before
    assert reader.evaluate("heard.length") == said, "it did not even reply"
    frame.locator("#shake").click()
    reader.wait_for_function("(said) => heard.length > said", arg=said)


def test_messages_of_version_1_are_heard(reader: Page) -> None:
    (frame,) = frames(reader)
    tell(reader, {"stampede": 1, "type": "theme", "theme": "dark"})
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    tell(reader, {"stampede": 1, "type": "theme", "theme": "auto"})
    expect(frame.locator("html[data-theme]")).to_have_count(0)
    tell(reader, {"stampede": 1, "type": "reset"})
    expect(frame.locator("#embed")).to_have_attribute("data-stage", "poster")
    tell(reader, {"stampede": 1, "type": "lang", "lang": "pl"})
    expect(frame.locator("html")).to_have_attribute("lang", "pl")
    tell(reader, {"stampede": 1, "type": "load", "scenario": "camel-stacks-carry", "lang": "en"})
    expect(frame.locator("#panel")).not_to_be_empty()
    expect(frame.locator("html")).to_have_attribute("lang", "en")


def test_what_it_says_has_a_version_and_a_known_type(reader: Page) -> None:
    told = reader.evaluate("heard")
    assert {message["stampede"] for message in told} == {1}
    assert {message["type"] for message in told} <= {"ready", "resize", "progress", "state", "done"}
    assert all(0 < int(str(message["height"])) < 4000 for message in heard(reader, "resize"))


def test_a_frame_hears_nobody_but_the_page_around_it(browser: Browser, server: Served) -> None:
    neighbours = (frame_of(server.url, position=START), frame_of(server.url, position=START))
    with visiting(browser, server, html(*neighbours)) as page:
        one, other = frames(page)
        other.evaluate("parent.frames[0].postMessage({ stampede: 1, type: 'theme', theme: 'dark' }, '*')")
        one.evaluate("postMessage({ stampede: 1, type: 'theme', theme: 'dark' }, '*')")
        tell(page, {"stampede": 1, "type": "lang", "lang": "en"})  # what was sent before it has arrived by then
        expect(one.locator("html")).to_have_attribute("lang", "en")
        expect(one.locator("html[data-theme]")).to_have_count(0)


def test_a_board_that_stands_alone_hears_nobody(browser: Browser, server: Served) -> None:
    with visiting(browser, server, html()) as page:
        page.goto(f"{server.url}embed/v1/?position={START}")
        expect(page.locator("#camel-b")).to_be_visible()
        page.evaluate("postMessage({ stampede: 1, type: 'theme', theme: 'dark' }, '*')")
        page.locator("#play").click()
        expect(page.locator("#embed")).to_have_attribute("data-stage", "live")
        expect(page.locator("html[data-theme]")).to_have_count(0)
