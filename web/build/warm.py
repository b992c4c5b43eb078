"""Makes an interpreter ready to be kept: all that the engine uses imported, its code run in, no trace of a race left.

The build runs this inside Pyodide before it takes a snapshot of the memory.
"""

from __future__ import annotations

import contextlib
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
from types import ModuleType
from typing import Any

FIRST = "camel2"  # what most people begin with; what the others keep for drawing is sooner made than fetched


def ready(modules: Iterable[str]) -> None:
    """Imports, lays out one race, and forgets everything about it."""
    for module in modules:
        importlib.import_module(module)
    bridge = importlib.import_module("stampede.bridge")
    ask(bridge, "new", table="warm", game=FIRST, seats=4, seed="warm", first=0, seat=0)
    bridge._tables.clear()
    bridge._casts.clear()
    bridge._thinking.clear()
    bridge._sent.forget()
    untell()
    forget()


def ask(bridge: Any, verb: str, **fields: Any) -> Any:
    return json.loads(bridge.handle(json.dumps({"id": 1, "verb": verb, **fields})))["ok"]


def untell() -> None:
    """What types and modules say about themselves."""
    for thing in gc.get_objects():
        if isinstance(thing, type | ModuleType) and isinstance(thing.__dict__.get("__doc__"), str):
            with contextlib.suppress(AttributeError, TypeError):  # built in for good
                thing.__doc__ = None


def forget() -> None:
    """What was remembered of the races, of sources and of patterns; what is the same in every race stays."""
    gc.collect()
    kept = importlib.import_module("stampede.svg").Kept
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper) and thing.cache_parameters()["maxsize"] is not None:
            thing.cache_clear()
        elif isinstance(thing, kept):
            vars(thing).clear()  # sooner made again than fetched
    linecache.clearcache()
    re.purge()
    sys._clear_internal_caches()
    sys._clear_type_cache()
    random.seed(0)
    sys.path_importer_cache.clear()
    zipimport._zip_directory_cache.clear()
    gc.collect()
