"""Every scene can be told, solved and failed in every language; the rules page says what the documents say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from stampede.learning import COURSES
from stampede.lesson import Scene

WEB = Path(__file__).parents[2] / "web"
OFFERED = (WEB / "i18n/languages.js").read_text("utf-8").partition("NAMES = ")[2].partition("});")[0]
LANGUAGES = re.findall(r"^  '?([\w-]+)'?: '", OFFERED, re.MULTILINE)
SCENES = [scene for course in COURSES.values() for scene in course.scenes]
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) =(.*(?:\n(?:[ \t]+.*|\}.*|))*)", re.MULTILINE)
MOST_WORDS = 60  # between two moves of the reader


@cache
def messages(language: str) -> dict[str, str]:
    texts = [file.read_text("utf-8") for file in sorted((WEB / "i18n" / language).glob("*.ftl"))]
    return {key: pattern.strip() for text in texts for key, pattern in _MESSAGE.findall(text)}


def keys(scene: Scene) -> Iterator[str]:
    """Every sentence that a scene needs."""
    key = f"scene-{scene.name}"
    yield key
    if scene.is_asked:
        yield from (f"{key}-hint", f"{key}-right")
        mistakes = [answer for answer in scene.answers if not answer.is_right]
        yield from (f"{key}-wrong-{number}" for number, _ in enumerate(mistakes, 1))
    if scene.asks == "words":
        yield from (f"{key}-choice-{answer.choice}" for answer in scene.answers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_has_its_sentences_and_no_others(language: str) -> None:
    wanted = {key for scene in SCENES for key in keys(scene)}
    wanted |= {f"lesson-{lesson.name}" for course in COURSES.values() for lesson in course.lessons}
    found = {key for key in messages(language) if key.startswith(("scene-", "lesson-"))}
    assert sorted(wanted - found) == []
    assert sorted(found - wanted) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_few_words_between_two_moves(language: str) -> None:
    told = {key: text.split() for key, text in messages(language).items() if key.startswith("scene-")}
    assert {key: len(words) for key, words in told.items() if len(words) > MOST_WORDS} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("course", COURSES)
def test_in_the_first_lesson_few_words_stand_between_two_moves(language: str, course: str) -> None:
    told = messages(language)
    scenes = COURSES[course].lessons[0].scenes
    for before, after in pairwise(scenes):
        words = f"{told[f'scene-{before.name}-right']} {told[f'scene-{after.name}']}".split()
        assert len(words) <= MOST_WORDS, after.name


def test_english_is_among_the_languages() -> None:
    assert "en" in LANGUAGES


# ---- the rules page


def plain(text: str) -> str:
    """Wording without the marks of a document."""
    bare = re.sub(r"\*\*|[*`]|\s*†", "", text).strip().replace("'", "’")
    return re.sub(r'"([^"]*)"', r"“\1”", bare)


@pytest.mark.parametrize("course", COURSES)
def test_the_rules_page_says_what_the_document_says(course: str) -> None:
    document = (WEB / "rules" / f"{course}-derby.md").read_text("utf-8")
    rules = dict(re.findall(r"^- \*\*([A-Z]\d+[a-z]?)\*\* (.*)$", document, re.MULTILINE))
    told = {key: text for key, text in messages("en").items() if key.startswith(f"rule-{course}-")}
    assert told == {f"rule-{course}-{rule}": plain(text) for rule, text in rules.items()}


def test_sentences_before_the_rules_of_a_chapter_are_on_the_page_too() -> None:
    for course in COURSES:
        document = plain((WEB / "rules" / f"{course}-derby.md").read_text("utf-8")).lower()
        notes = [text for key, text in messages("en").items() if re.fullmatch(rf"rules-{course}-\w+-note", key)]
        assert len(notes) == 2
        assert [note for note in notes if note.rstrip(".").lower() not in document] == []


@pytest.mark.parametrize("course", COURSES)
def test_the_rules_page_has_every_ruling_of_the_document(course: str) -> None:
    document = (WEB / "rules" / f"{course}-derby.md").read_text("utf-8").partition("## Rulings")[2]
    rows = [row for row in re.findall(r"^\| (.*?) \| (.*?) \|$", document, re.MULTILINE) if row[0][0] not in "-"]
    for number, (question, answer) in enumerate(rows[1:], 1):
        assert messages("en")[f"ruling-{course}-{number}"] == plain(question)
        assert messages("en")[f"ruling-{course}-{number}-answer"] == plain(answer)
    assert f"ruling-{course}-{len(rows)}" not in messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words_in_every_language(language: str) -> None:
    ours = {key for key in messages("en") if key.startswith(("rule-", "ruling-", "rules-"))}
    assert sorted(ours - messages(language).keys()) == []
