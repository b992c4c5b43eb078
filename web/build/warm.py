"""Makes an interpreter ready to be kept: all that the engine uses imported, its code run in, no trace of a race left.

The build runs this inside Pyodide before it takes a snapshot of the memory.
"""

from __future__ import annotations

import functools
import gc
import importlib
import json
import linecache
import random
import re
import sys
import zipimport
from collections.abc import Iterable
from typing import Any

PLIES = 12  # of a race by bots, of each game: enough for the interpreter to know its usual paths


def ready(modules: Iterable[str]) -> None:
    """Imports, plays a little of each game, and forgets everything about it."""
    for module in modules:
        importlib.import_module(module)
    bridge = importlib.import_module("stampede.bridge")
    for game, about in ask(bridge, "games").items():
        begin(bridge, game, about["least"], about["bots"][-1])  # the last one only guesses
    bridge._tables.clear()
    bridge._thinking.clear()
    forget()


def ask(bridge: Any, verb: str, **fields: Any) -> Any:
    return json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, **fields})))["ok"]


def begin(bridge: Any, game: str, seats: int, bot: str) -> None:
    update = ask(bridge, "new", table="warm", game=game, seats=seats, seed="warm", first=0, seat=0)
    for _ in range(PLIES):
        update = ask(bridge, "play", table="warm", ply=update["ply"], bot=bot, seat=0)


def forget() -> None:
    """What was remembered of the races, of sources and of patterns; what is the same in every race stays."""
    gc.collect()
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper) and thing.cache_parameters()["maxsize"] is not None:
            thing.cache_clear()
    linecache.clearcache()
    re.purge()
    random.seed(0)
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()
    gc.collect()
