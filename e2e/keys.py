"""Which keys of the catalogues a script names, as far as its text tells."""

from __future__ import annotations

import re

from catalogue import FOLDER


def calls(code: str) -> list[str]:
    """The first argument of every call of `t`."""
    return [_first_argument(code, found.end()) for found in re.finditer(r"(?<![\w.$])t\(", code)]


def _first_argument(code: str, start: int) -> str:
    """As far as the comma or bracket that ends it."""
    depth, quote = 0, ""
    for at in range(start, len(code)):
        sign = code[at]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "'`":
            quote = sign
        elif depth == 0 and sign in ",)":
            return code[start:at].strip()
        depth += (sign in "([{") - (sign in ")]}") if not quote else 0
    raise AssertionError(f"t( without an end: {code[start : start + 40]}")


def literal_keys(argument: str) -> list[str]:
    """The keys named in an argument; what they are chosen by is none."""
    return re.findall(r"'([^']+)'", re.sub(r"[=!]==? '[^']*'|`[^`]*`|getAttribute\('[^']*'\)|\?\? ''", "", argument))


def taught() -> set[str]:
    """The words of the pages that teach, which have tests of their own."""
    return _keys_of("learn", "lessons-*", "rules-*")


def embedded() -> set[str]:
    """The words of boards in other pages and of the page for authors, which have tests of their own."""
    return _keys_of("embed", "authors")


def _keys_of(*names: str) -> set[str]:
    texts = [file.read_text("utf-8") for name in names for file in FOLDER.glob(f"{name}.ftl")]
    return {key for text in texts for key in re.findall(r"^([\w-]+) =", text, re.MULTILINE)}
