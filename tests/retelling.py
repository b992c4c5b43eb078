"""Writes golden playthroughs anew: those that are there from their own records, those that are not from new ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path


def retell(folder: Path, ways: Iterable[str], told: Callable[[str], str], found: Callable[[str], str]) -> None:
    """A file for each way: `told` says an old text anew, `found` makes up a first one."""
    for way in ways:
        path = folder / f"{way}.txt"
        path.write_text(told(path.read_text("utf-8")) if path.exists() else found(way), "utf-8")
