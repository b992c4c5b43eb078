"""The lessons in a browser: solved, failed, tapped, by keyboard, on a phone, without Python and without a server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from catalogue import messages, words
from served import ROOT, Served, Troubles, served
from stampede.learning import COURSES
from stampede.lesson import Lesson, Scene
from stampede.playouts import PLAYED, RACES
from visits import size, visit

LESSONS = [lesson for course in COURSES.values() for lesson in course.lessons]
OFFERED = (ROOT / "web/i18n/languages.js").read_text("utf-8").partition("NAMES = ")[2].partition("});")[0]
LANGUAGES = re.findall(r"^  '?([\w-]+)'?: '", OFFERED, re.MULTILINE)
# The longest words and the most plurals always; the other languages in `make soak`.
SPOKEN = [one if one == "pl" else pytest.param(one, marks=pytest.mark.soak) for one in LANGUAGES]
KEPT = "async () => { await navigator.serviceWorker.ready; }"
PHONE = size(360, 640, has_touch=True)
VISITS = count()  # an address that only differs after the # loads no page


@pytest.fixture(scope="module")
def page(browser: Browser, server: Served) -> Iterator[Page]:
    with visit(browser, server, address="learn/", boots=False) as visited:
        yield visited


def open_lesson(page: Page, name: str) -> None:
    page.evaluate("localStorage.removeItem('stampede.learn')")
    page.goto(page.url.split("learn/")[0] + f"learn/?again={next(VISITS)}#{name}")
    expect(page.locator(".question")).to_be_visible()


def choose(page: Page, choice: str) -> None:
    page.locator(f".answers [data-choice='{choice}']").click()


def solve(page: Page, scene: Scene) -> None:
    """All of a scene, up to where the next one can be asked for."""
    if scene.is_asked:
        choose(page, next(answer.choice for answer in scene.answers if answer.is_right))
        expect(page.locator(".is-right")).to_have_text(words(f"scene-{scene.name}-right"))
    for _ in scene.line.split():
        page.get_by_role("button", name=words("learn-step")).click()


def lesson_named(name: str) -> Lesson:
    return next(lesson for lesson in LESSONS if lesson.name == name)


def go_on(page: Page) -> None:
    page.get_by_role("button", name=words("learn-next"), exact=True).click()


# ---- solved and failed


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_lesson_can_be_failed_and_solved(page: Page, lesson: Lesson) -> None:
    open_lesson(page, lesson.name)
    for at, scene in enumerate(lesson.scenes):
        expect(page.locator(".question")).to_have_text(words(f"scene-{scene.name}"))
        mistakes = [answer for answer in scene.answers if not answer.is_right]
        for number, answer in enumerate(mistakes, 1):
            choose(page, answer.choice)
            expect(page.locator(".is-wrong")).to_have_text(words(f"scene-{scene.name}-wrong-{number}"))
            hint = words("learn-hint", hint=messages().get(f"scene-{scene.name}-hint", ""))
            expect(page.locator(".hint")).to_have_text([hint] if number >= 2 else [])
            page.get_by_role("button", name=words("learn-retry")).click()
        solve(page, scene)
        if at + 1 < len(lesson.scenes):
            go_on(page)
    solved = page.evaluate("JSON.parse(localStorage.getItem('stampede.learn'))")
    assert solved == [scene.name for scene in lesson.scenes]


def told(language: str) -> dict[str, str]:
    """The sentences of a language that have one form only."""
    texts = [file.read_text("utf-8") for file in (ROOT / "web/i18n" / language).glob("*.ftl")]
    return {key: words for text in texts for key, words in re.findall(r"^([\w-]+) = ([^{\n]+)$", text, re.MULTILINE)}


@pytest.mark.parametrize("language", SPOKEN)
def test_every_lesson_is_failed_and_solved_in_every_language(page: Page, language: str) -> None:
    """The first puzzle of each: the others differ in their words only, which tests/learn looks at."""
    root, sentences = page.url.split("learn/")[0], told(language)
    page.evaluate("localStorage.removeItem('stampede.learn')")
    for lesson in LESSONS:
        page.goto(f"{root}learn/?lang={language}&of={lesson.name}#{lesson.name}")
        expect(page.locator("html")).to_have_attribute("lang", language)
        scene = lesson.scenes[0]
        expect(page.locator(".question")).to_have_text(sentences[f"scene-{scene.name}"])
        for answer in sorted(scene.answers[:2], key=lambda answer: answer.is_right):
            choose(page, answer.choice)
            which = "right" if answer.is_right else "wrong-1"
            expect(page.locator(f".is-{which[:5]}")).to_have_text(sentences[f"scene-{scene.name}-{which}"])
            if not answer.is_right:
                page.locator(".answers button").last.click()  # again


@pytest.mark.parametrize("name", ["elephant-choice", "camel-choice"])
def test_what_would_you_do_tells_what_came_of_each_answer(page: Page, name: str) -> None:
    choices = [scene for scene in lesson_named(name).scenes if scene.kind == "choice"]
    page.goto(page.url.split("learn/")[0] + f"learn/?numbers#{name}")
    before = [scene.name for scene in lesson_named(name).scenes if scene.kind == "puzzle"]
    page.evaluate("(solved) => localStorage.setItem('stampede.learn', solved)", json.dumps(before))
    page.goto(page.url.split("learn/")[0] + f"learn/?told={next(VISITS)}#{name}")
    for scene in choices:
        best, *others = scene.answers
        choose(page, others[0].choice)
        found = PLAYED[scene.name]
        order = sorted(found, key=lambda choice: -found[choice][0])
        bars = page.locator(".playouts [data-playouts]")
        assert bars.evaluate_all("(all) => all.map((it) => it.dataset.playouts)") == order
        assert order[0] == best.choice
        scale = 100 if scene.setup.game == "elephant" else 10
        told = bars.first.locator("progress").evaluate("({ value }) => value")
        assert told == round(scale * found[best.choice][0])
        number = f"{told} %" if scale == 100 else f"{told / 10:.1f} pounds"
        expect(bars.first).to_contain_text(number)
        expect(page.locator(".playouts .is-given")).to_have_attribute("data-playouts", others[0].choice)
        expect(page.locator(".playouts p")).to_contain_text(f"{RACES} races")
        page.locator(".answers .main").click()  # the reader has seen the numbers
    solved = page.evaluate("JSON.parse(localStorage.getItem('stampede.learn'))")
    assert {scene.name for scene in choices} <= set(solved)


def test_after_a_wrong_answer_the_board_is_as_it_was(page: Page) -> None:
    open_lesson(page, "camel-stacks")
    choose(page, "g")
    expect(page.locator("#camel-r")).to_have_attribute("data-space", "4")
    page.get_by_role("button", name=words("learn-retry")).click()
    expect(page.locator("#camel-r")).to_have_attribute("data-space", "1")


def test_an_answer_can_be_tapped_on_the_board(page: Page) -> None:
    open_lesson(page, "camel-stacks")
    page.locator("#camel-y text").click()
    expect(page.locator(".is-right")).to_be_visible()
    open_lesson(page, "camel-carrying")
    page.locator("#pyramid").click()
    expect(page.locator(".is-right")).to_be_visible()
    open_lesson(page, "elephant-pushing")
    page.locator("#place-9a").click(force=True)
    expect(page.locator(".is-right")).to_be_visible()


def test_any_place_on_the_board_is_an_answer(page: Page) -> None:
    """A place that no button names is not it, counts as a try, and changes nothing."""
    open_lesson(page, "elephant-pushing")
    scene = lesson_named("elephant-pushing").scenes[0]
    for tries, (thing, place) in enumerate([("#place-7c", "Row 7, right"), ("#elephant-R", "Row 3, left")], 1):
        page.locator(thing).click()  # an elephant means the place it stands on
        told = words("learn-not-place", choice=place)
        expect(page.locator(".is-wrong")).to_have_text(told)
        expect(page.locator(".hint")).to_have_count(int(tries > 1))
        expect(page.locator("#elephant-R")).to_have_attribute("data-space", "3a")
        page.get_by_role("button", name=words("learn-retry")).click()
    assert page.evaluate("localStorage.getItem('stampede.learn')") is None
    solve(page, scene)


def test_any_piece_on_the_board_is_an_answer(page: Page) -> None:
    open_lesson(page, "camel-stacks")
    page.locator("#camel-k text").click()
    expect(page.locator(".is-wrong")).to_have_text(words("learn-not-piece", choice="Black"))


def test_what_is_not_asked_for_is_no_answer(page: Page) -> None:
    open_lesson(page, "camel-carrying")
    page.locator("#camel-b text").click(force=True)
    expect(page.locator(".reply")).to_be_empty()
    page.locator("#pyramid").click()
    expect(page.locator(".is-right")).to_be_visible()


def test_buttons_stand_in_the_order_that_is_the_same_for_everyone(page: Page) -> None:
    for lesson in (COURSES["camel"].lessons[0], COURSES["elephant"].lessons[0]):
        open_lesson(page, lesson.name)
        buttons = page.locator(".answers [data-choice]").evaluate_all("(all) => all.map((it) => it.dataset.choice)")
        assert buttons == [answer.choice for answer in lesson.scenes[0].offered]


def test_what_was_solved_is_remembered_and_the_lesson_goes_on_from_there(page: Page) -> None:
    open_lesson(page, "camel-carrying")
    choose(page, "r")
    go_on(page)
    page.reload()
    expect(page.locator(".question")).to_have_text(words("scene-camel-carrying-rider"))
    for scene in lesson_named("camel-carrying").scenes[1:]:
        solve(page, scene)
        if scene.name != "camel-carrying-left":
            go_on(page)
    page.locator(".back").click()
    expect(page.locator(".is-done a")).to_have_attribute("href", "#camel-carrying")
    expect(page.locator(".course.camel .faint")).to_have_text(words("learn-progress", done=1, all=12))


def test_a_lesson_ends_with_what_was_learned_and_where_to_go(page: Page) -> None:
    open_lesson(page, "elephant-pushing")
    lesson = lesson_named("elephant-pushing")
    for scene in lesson.scenes:
        solve(page, scene)
        page.locator(".answers .main").click()
    expect(page.locator(".finish h2")).to_have_text(words("learn-finished"))
    expect(page.locator(".finish .faint")).to_have_text(words("learn-progress-lessons", done=1, all=16))
    rules = [scene.rules.split()[0] for scene in lesson.scenes]
    expect(page.locator(".finish .learned li")).to_have_text([words(f"rule-elephant-{rule}") for rule in rules])
    next_title = words("learn-next-lesson", title=words("lesson-elephant-sideways"))
    expect(page.locator(".finish .main")).to_have_text(next_title)
    page.get_by_role("link", name=words("learn-play"), exact=True).click()
    expect(page.locator(".tagline")).to_have_text(words("tagline-elephant"))


def test_after_the_last_lesson_the_course_is_done(page: Page) -> None:
    *before, last = COURSES["camel"].lessons
    page.goto(page.url.split("learn/")[0] + "learn/?done")
    solved = json.dumps([scene.name for lesson in before for scene in lesson.scenes])
    page.evaluate("(solved) => localStorage.setItem('stampede.learn', solved)", solved)
    page.goto(page.url.split("learn/")[0] + f"learn/?last#{last.name}")
    for scene in last.scenes:
        solve(page, scene)
        page.locator(".answers button").last.click()
    expect(page.locator(".finish.is-whole h2")).to_have_text(words("learn-course-finished"))
    expect(page.locator(".finish .main")).to_have_text(words("learn-play"))


def test_the_list_shows_a_picture_and_the_progress_of_each_lesson(page: Page) -> None:
    page.goto(page.url.split("learn/")[0] + "learn/?list")
    page.evaluate("localStorage.setItem('stampede.learn', JSON.stringify(['camel-crazy-back']))")
    page.reload()
    expect(page.locator(".lessons .picture svg")).to_have_count(len(LESSONS))
    lost = page.evaluate(
        "[...document.querySelectorAll('.picture use')].map((it) => it.getAttribute('href'))"
        ".filter((art) => !document.querySelector(art))"
    )
    assert lost == [], "all art is on the page"
    crazy = page.locator(".lessons a[href='#camel-crazy']")
    expect(crazy.locator(".entry-progress")).to_have_text(words("learn-progress", done=1, all=4))
    assert crazy.locator("progress").evaluate("({ value, max }) => [value, max]") == [1, 4]
    boxes = page.locator(".picture svg").evaluate_all("(all) => all.map((it) => it.getAttribute('viewBox'))")
    assert len(set(boxes[:11])) > 4, "camels are looked at where they stand"


SCREENS = [(360, 640), (768, 1024), (1440, 900)]
TOO_SMALL = """() => [
  ...[...document.querySelectorAll('main a, main button')].filter((it) => {
    const { width, height } = it.getBoundingClientRect();
    return width && Math.min(width, height) < 44;
  }),
  ...[...document.querySelectorAll('main :is(b, small, p, h1, h2, h3, li, a)')].filter(
    (it) => it.textContent.trim() && parseFloat(getComputedStyle(it).fontSize) < 12),
  ...[...document.querySelectorAll('main :is(b, small, p, h2, h3, li, a)')].filter(
    (it) => it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== 'inline'),
].map((it) => it.outerHTML.slice(0, 90))"""


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_list_and_the_end_of_a_lesson_fit_every_screen(page: Page, width: int, height: int) -> None:
    usual = page.viewport_size
    page.set_viewport_size({"width": width, "height": height})
    page.goto(page.url.split("learn/")[0] + f"learn/?{width}&lang=pl")
    expect(page.locator(".lessons .picture svg")).to_have_count(len(LESSONS))
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(page.url.split("learn/")[0] + f"learn/?{width}&lang=pl#elephant-sideways")
    for scene in lesson_named("elephant-sideways").scenes:
        choose(page, next(answer.choice for answer in scene.answers if answer.is_right))
        page.locator(".answers .main").click()
    expect(page.locator(".finish .learned li").first).to_be_visible()
    assert page.evaluate(TOO_SMALL) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(page.url.split("learn/")[0] + "learn/?lang=en")
    if usual:
        page.set_viewport_size(usual)


def test_a_device_that_keeps_nothing_still_teaches(browser: Browser, server: Served) -> None:
    broken = "Storage.prototype.setItem = () => { throw new Error('full') };"
    with visit(browser, server, address="learn/#camel-crazy", boots=False, remembers=False, scripts=[broken]) as page:
        choose(page, "13")
        expect(page.locator(".is-right")).to_be_visible()


def test_an_address_of_no_lesson_shows_all_of_them(page: Page) -> None:
    page.goto(page.url.split("learn/")[0] + "learn/?x=1#no-such-lesson")
    expect(page.locator(".lessons a")).to_have_count(len(LESSONS))


# ---- by keyboard, on a phone, by ear


def test_a_lesson_is_done_by_keyboard_alone(page: Page) -> None:
    page.evaluate("localStorage.removeItem('stampede.learn')")
    page.goto(page.url.split("learn/")[0] + "learn/?keys#camel")
    page.locator("h1").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text(words("lesson-camel-first"))
    for scene in (*COURSES["camel"].lessons[0].scenes, *lesson_named("camel-stacks").scenes):
        expect(page.locator(".question")).to_have_text(words(f"scene-{scene.name}"))
        expect(page.locator("h1")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.locator(".answers button").first).to_be_focused()
        for answer in scene.offered:
            if answer.is_right:
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        for _ in scene.line.split()[1:]:
            page.keyboard.press("Enter")
        expect(page.locator(".answers .main")).to_be_focused()
        page.keyboard.press("Enter")
        if scene.name == "camel-first-pay":
            expect(page.locator(".finish .main")).to_be_focused()
            page.keyboard.press("Enter")
    expect(page.locator(".finish .main")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text(words("lesson-camel-carrying"))


def test_a_lesson_fits_a_phone_and_its_buttons_a_thumb(browser: Browser, server: Served) -> None:
    with visit(browser, server, address="learn/#camel-tiles", boots=False, options=PHONE) as page:
        for scene in lesson_named("camel-tiles").scenes:
            expect(page.locator(".question")).to_have_text(words(f"scene-{scene.name}"))
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            boxes = [button.bounding_box() for button in page.locator(".answers button").all()]
            assert all(box and min(box["height"], box["width"]) >= 44 for box in boxes)
            page.locator(f".answers [data-choice='{scene.answers[0].choice}']").tap()
            expect(page.locator(".is-right")).to_be_in_viewport()
            expect(page.locator(".answers .main")).to_be_in_viewport()
            expect(page.locator(".board svg").first).to_be_in_viewport(ratio=0.5)
            if scene is not lesson_named("camel-tiles").scenes[-1]:
                page.locator(".answers .main").tap()


def test_whoever_listens_hears_the_answer_and_can_read_the_board(page: Page) -> None:
    open_lesson(page, "camel-stacks")
    lines = page.locator(".extras li")
    expect(lines).to_have_text(
        [
            "Green under red under yellow on space 1",
            "Blue under purple on space 3",
            "White on space 15",
            "Black on space 16",
        ],
        use_inner_text=False,
    )
    choose(page, "y")
    expect(page.locator(".reply[aria-live=polite]")).to_contain_text(words("scene-camel-stacks-carry-right"))
    expect(lines.nth(2)).to_have_text("Red under yellow on space 4", use_inner_text=False)
    assert page.locator(".board svg").get_attribute("aria-hidden") == "true"


def test_two_editions_stand_side_by_side(page: Page) -> None:
    open_lesson(page, "camel-editions")
    go_on(page)
    expect(page.locator(".board svg.derby")).to_have_count(2)
    expect(page.locator(".still figcaption")).to_have_text(words("scene-camel-editions-second"))


def test_no_sentence_of_the_page_is_hard_coded(page: Page) -> None:
    page.goto(page.url.split("learn/")[0] + "learn/?lang=pseudo#camel-choice")
    choose(page, "t:p")
    expect(page.locator(".is-wrong")).to_be_visible()
    texts = page.evaluate(
        "[...document.querySelectorAll('main :is(p, h1, button, a, summary)')].map((it) => it.innerText)"
    )
    assert [text for text in texts if text.strip() and "~" not in text] == []


# ---- without Python, without a server


def test_lessons_fetch_no_python(browser: Browser, server: Served) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    with visit(browser, server, address="learn/#elephant-course", boots=False) as page:
        page.on("request", note)
        open_lesson(page, "elephant-charge")
        choose(page, "c!:R")
        expect(page.locator(".is-right")).to_be_visible()
    assert any("/scenes/elephant-charge-" in url for url in asked)
    assert not [url for url in asked if url.endswith((".wasm", ".zip", "worker.js"))]
    assert not [url for url in asked if "/scenes/camel" in url], "only what the lesson needs"


def test_lessons_and_rules_work_with_the_server_dead(browser: Browser, site: Path) -> None:
    context, troubles = browser.new_context(), Troubles()
    with served(site, "--prefix", "/some/path/") as server:
        troubles.watch(context, server.origin)
        page = context.new_page()
        page.goto(f"{server.url}learn/")
        page.evaluate(KEPT)
        server.kill()
        page.goto(f"{server.url}learn/#elephant-tiger")
        choose(page, "t")
        expect(page.locator(".is-right")).to_be_visible()
        page.goto(f"{server.url}rules/elephant/#R7")
        expect(page.locator("#R7")).to_be_in_viewport()
    context.close()
    assert not troubles.unexpected


# ---- to the table


def test_the_start_page_leads_to_lessons_and_rules(browser: Browser, server: Served) -> None:
    with visit(browser, server, boots=False) as page:
        page.locator("#learn").click()
        expect(page.locator(".lessons a")).to_have_count(len(LESSONS))
        page.get_by_role("link", name=words("learn-rules"), exact=True).click()
        expect(page.locator("h1")).to_have_text(words("rules-title-camel"))


def test_elephants_lead_to_their_own_lessons_and_rules(browser: Browser, server: Served) -> None:
    with visit(browser, server, boots=False) as page:
        page.locator("#which-game [data-game=elephant]").click()
        page.locator("#learn").click()
        expect(page.locator(".course h2").first).to_have_text(words("learn-elephant-derby"))
        page.get_by_role("link", name=words("learn-rules"), exact=True).click()
        expect(page.locator("h1")).to_have_text(words("rules-title-elephant"))
        page.go_back()
        page.go_back()
        page.locator("#to-rules").click()
        expect(page.locator("h1")).to_have_text(words("rules-title-elephant"))


def test_a_scene_is_played_on_from_against_bots(browser: Browser, server: Served) -> None:
    with visit(browser, server, address="learn/#camel-choice") as page:
        for scene in lesson_named("camel-choice").scenes[:-1]:
            solve(page, scene)
            go_on(page)
        page.get_by_role("link", name=words("learn-play-on")).click()
        expect(page.locator("#turn-who")).to_have_text(words("turn-yours"))
        expect(page.locator("#camel-g")).to_have_attribute("data-space", "2")


def test_a_scene_that_does_not_exist_is_told(browser: Browser, server: Served) -> None:
    with visit(browser, server, address="#scenario=nothing", boots=False) as page:
        expect(page.locator(".notice p")).to_have_text(words("trouble-scenario"))
