"""The site's sentences as its catalogues hold them, for tests that look for one on the screen."""

from __future__ import annotations

import re
from functools import cache

from served import ROOT

FOLDER = ROOT / "web/i18n/en"
_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) =(.*(?:\n(?:[ \t]+.*|\}.*|))*)", re.MULTILINE)


@cache
def messages() -> dict[str, str]:
    """Every message of the first language by its key, as it is written."""
    texts = [file.read_text("utf-8") for file in sorted(FOLDER.glob("*.ftl"))]
    return {key: pattern.strip() for text in texts for key, pattern in _MESSAGE.findall(text)}


def words(key: str, **given: str | int) -> str:
    """The sentence for a key; only for those that do not choose between forms."""
    pattern = messages()[key]
    assert "->" not in pattern, f"{key} has several forms"
    return re.sub(r"\{ \$(\w+) \}", lambda found: str(given[found[1]]), pattern)


def isolated(name: str) -> str:
    """A name as it stands inside a sentence, unable to turn it round."""
    return f"\u2068{name}\u2069"
