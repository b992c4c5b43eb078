"""The words of the pages that teach: no key without words, no words without use. No browser is needed."""

from __future__ import annotations

import re

from catalogue import messages
from keys import calls, literal_keys, taught
from served import ROOT
from stampede.learning import COURSES, game_of

WEB = ROOT / "web"
FILES = [*(WEB / "learn").glob("*.js"), *(WEB / "rules").glob("*.js")]
CODE = {file.name: re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", file.read_text("utf-8"), flags=re.DOTALL) for file in FILES}
PAGES = [
    (WEB / name).read_text("utf-8") for name in ("learn/index.html", "rules/index.html", "rules/elephant/index.html")
]
BUILD = "".join((WEB / "build" / name).read_text("utf-8") for name in ("rules.mjs", "short.mjs"))
SCENES = [scene for course in COURSES.values() for scene in course.scenes]

# Keys that are put together from pieces; those that begin like a lesson, a scene or a rule are checked in tests/learn.
MADE_UP = {
    "card-${card}",
    "elephant-${letter}",
    "learn-do-${type}${gone}",
    "lesson-${lesson.name}",
    "lesson-${next.name}",
    "scene-${name}-choice-${choice}",
    "scene-${scene().name}",
    "scene-${other.name}",
    "scene-${mine.name}-right",
    "scene-${scene.name}-wrong-${answer.mistake}",
    "scene-${mine.name}-hint",
    "rule-${rulebookOf(game)}-${rule}",
    "rules-${book}-${name}",
}
BY_NAME = ("lesson-", "scene-", "rule-", "ruling-")


def page_keys() -> set[str]:
    html = "".join(PAGES)
    named = re.findall(r'data-l10n(?:-label)?="([\w-]+)"', html)
    return {*named, *re.findall(r'content="([\w-]+)" data-l10n-content', html)}


def actions() -> set[str]:
    """What the buttons of puzzles say."""
    kinds = set()
    for scene in SCENES:
        if scene.is_asked and scene.asks == "action":
            kinds |= {type(game_of(scene).read_action(answer.choice)).__name__ for answer in scene.answers}
    return {f"learn-do-{kind}" for kind in kinds} | {"learn-do-TakeTicket-gone"}


def built() -> set[str]:
    """What the build of the rules page names: sections, tables, marks."""
    literal = set(re.findall(r'data-l10n(?:-label)?="([\w-]+)"', BUILD)) | set(re.findall(r"'(rules-[\w-]+)'", BUILD))
    names = set(re.findall(r"'(\w+)'", BUILD))
    made = {f"rules-{name}" for name in names} | {f"rules-{game}-{name}" for game in COURSES for name in names}
    made |= {f"{key}-note" for key in made}
    return literal | (made & messages().keys()) | {"rules-green", "rules-red"}


def test_every_key_of_a_teaching_page_has_words() -> None:
    named = {key for code in CODE.values() for argument in calls(code) for key in literal_keys(argument)}
    assert len(named) > 30
    assert named | page_keys() | actions() | built() <= messages().keys()


def test_every_made_up_key_of_a_teaching_page_is_known() -> None:
    found = {text for code in CODE.values() for argument in calls(code) for text in re.findall(r"`(.*)`", argument)}
    assert found == MADE_UP


def test_no_words_of_a_teaching_page_are_unused() -> None:
    literals = {text for code in CODE.values() for text in re.findall(r"'([\w-]+)'", code)}
    unused = taught() - literals - page_keys() - actions() - built()
    assert sorted(key for key in unused if not key.startswith(BY_NAME)) == []


def test_both_teaching_pages_know_the_same_catalogues_as_the_tests() -> None:
    imported = {name for code in CODE.values() for name in re.findall(r"i18n/en/([\w-]+)\.ftl", code)}
    assert imported == {"learn", "lessons-camel", "lessons-elephant", "rules-camel", "rules-elephant"}
