"""The words of boards in other pages and of the page for authors: no key without words, no words without use."""

from __future__ import annotations

import re

from catalogue import messages
from keys import calls, embedded, literal_keys
from served import ROOT

WEB = ROOT / "web"
FILES = [*(WEB / "embed").rglob("*.js"), *(WEB / "authors").glob("*.js")]
CODE = {file.name: re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", file.read_text("utf-8"), flags=re.DOTALL) for file in FILES}
PAGES = [(WEB / name).read_text("utf-8") for name in ("embed/v1/index.html", "authors/index.html")]
WAYS = ("html", "iframe", "markdown", "mkdocs", "sphinx", "wordpress")
GROUPS = {
    "what": ("position", "scene", "record"),
    "panel": ("play", "dice", "look"),
    "theme": ("auto", "light", "dark"),
    "way": WAYS,
}
# Keys that are put together from pieces, with all they can become; scenes and lessons are checked in tests/learn.
MADE_UP = {
    "authors-${name}": {f"authors-{name}" for name in (*GROUPS, "scene", "lang", "position", "record", "alt")},
    "authors-${group}-${name}": {f"authors-{group}-{name}" for group, names in GROUPS.items() for name in names},
    "lesson-${name}": set(),
    "scene-${scene().name}": set(),
    "scene-${scenes[0].name}": set(),
    "scene-${mine.name}-right": set(),
    "scene-${mine.name}-hint": set(),
}


def page_keys() -> set[str]:
    html = "".join(PAGES)
    named = re.findall(r'data-l10n(?:-label)?="([\w-]+)"', html)
    return {*named, *re.findall(r'content="([\w-]+)" data-l10n-content', html)}


def made_up() -> set[str]:
    return {key for keys in MADE_UP.values() for key in keys}


def test_every_key_has_words() -> None:
    named = {key for code in CODE.values() for argument in calls(code) for key in literal_keys(argument)}
    assert len(named) > 30
    assert named | page_keys() | made_up() <= messages().keys()


def test_every_made_up_key_is_known() -> None:
    found = {text for code in CODE.values() for argument in calls(code) for text in re.findall(r"`(.*)`", argument)}
    assert found == MADE_UP.keys()


def test_no_words_are_unused() -> None:
    literals = {text for code in CODE.values() for text in re.findall(r"'([\w-]+)'", code)}
    assert sorted(embedded() - literals - page_keys() - made_up()) == []


def test_both_pages_have_the_catalogues_they_need() -> None:
    imported = {
        name: set(re.findall(r"i18n/en/([\w-]+)\.ftl", (WEB / name / "words.js").read_text("utf-8")))
        for name in ("embed", "authors")
    }
    shared = {"learn", "lessons-camel", "lessons-elephant"}
    assert imported == {"embed": shared | {"embed"}, "authors": shared | {"authors"}}
