"""What the documents show is true: their sessions run, their links lead somewhere."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]


def test_the_session_of_the_readme_runs_as_it_is_shown() -> None:
    session = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    test = doctest.DocTestParser().get_doctest("\n".join(session), {}, "README.md", "README.md", 0)
    results = doctest.DocTestRunner().run(test)
    assert results.attempted >= 8
    assert results.failed == 0


@pytest.mark.parametrize("module", ["stampede.svg", "stampede.wire", "stampede.words"])
def test_examples_in_docstrings_run(module: str) -> None:
    results = doctest.testmod(importlib.import_module(module))
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_links_of_the_documents_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#:]+)[^):]*\)", (ROOT / page).read_text("utf-8")):
        assert (ROOT / target).exists(), f"{page} links to {target}"


def test_files_named_in_the_architecture_page_exist() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    for name in re.findall(r"`((?:py_src|web|tests|e2e)/[\w./-]+)`", page):
        assert (ROOT / name).exists(), name
