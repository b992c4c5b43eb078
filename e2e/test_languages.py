"""Every language says everything: the same keys, the same names to fill in, its own plurals. No browser is needed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from served import ROOT

I18N = ROOT / "web/i18n"
ENGLISH = I18N / "en"
LANGUAGES = sorted(folder.name for folder in I18N.iterdir() if folder.is_dir() and folder != ENGLISH)
FILES = sorted(file.name for file in ENGLISH.glob("*.ftl"))
FORMS = {"pl": {"one", "few", "many", "other"}}  # what a number can ask for; elsewhere one and other
NUMBERS = {"zero", "one", "two", "few", "many", "other"}
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)


def messages(file: Path) -> dict[str, str]:
    """Each message's text by its key."""
    text = re.sub(r"^#.*\n", "", file.read_text("utf-8"), flags=re.MULTILINE)
    starts = [*MESSAGE.finditer(text)]
    ends = [*(found.start() for found in starts[1:]), len(text)]
    return {found[1]: text[found.end() : end].strip() for found, end in zip(starts, ends, strict=True)}


def names(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def branches(text: str) -> list[set[str]]:
    """The cases of each selection in a message, nested ones included."""
    found, depth, stack = [], 0, []
    for token in re.finditer(r"->|\*?\[(\w+)\]|\{|\}", text):
        match token[0]:
            case "{":
                depth += 1
            case "->":
                stack.append((depth, set[str]()))
            case "}":
                if stack and stack[-1][0] == depth:
                    found.append(stack.pop()[1])
                depth -= 1
            case _ if stack:
                stack[-1][1].add(token[1])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_language_has_the_same_keys_and_the_same_names_to_fill_in(language: str, name: str) -> None:
    english, other = messages(ENGLISH / name), messages(I18N / language / name)
    assert other.keys() == english.keys()
    for key, text in other.items():
        assert names(text) == names(english[key]), key
        assert text, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_a_language_has_all_its_plurals(language: str, name: str) -> None:
    wanted = FORMS.get(language, {"one", "other"})
    for key, text in messages(I18N / language / name).items():
        for cases in branches(text):
            numbers = cases & NUMBERS
            if numbers >= {"one", "other"} or numbers >= {"few"}:
                assert wanted <= cases, key


def test_there_is_no_file_that_english_does_not_have() -> None:
    for language in LANGUAGES:
        assert sorted(file.name for file in (I18N / language).glob("*.ftl")) == FILES


def test_every_language_can_be_chosen() -> None:
    loaded = re.findall(r"import\('words:([\w-]+)'\)", (I18N / "languages.js").read_text("utf-8"))
    assert sorted(loaded) == LANGUAGES


def test_branches_are_found() -> None:
    assert branches("{ $a ->\n [one] x { $b ->\n [yes] u\n *[no] v\n }\n *[other] y\n }") == [
        {"yes", "no"},
        {"one", "other"},
    ]
