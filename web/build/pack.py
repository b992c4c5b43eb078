"""Python source to zips of bytecode. Runs inside Pyodide, so that the bytecode is the browser's own.

A boot that finds `.pyc` files compiles nothing, which is most of its time. The zips are stored, not deflated: what
travels is compressed by the server, and what is read at boot need not be inflated by WebAssembly.
"""

from __future__ import annotations

import ast
import importlib.util
import io
import json
import marshal
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import CodeType

SMALLEST = 2  # the optimization at which docstrings go, and lines with them
NOWHERE, UNITS = 0xF8, 8  # an entry of a line table: so many units of code, from no line
UNCHECKED_HASH = 1  # a pyc that carries its source's hash and is never compared with it
Sources = Mapping[str, bytes]  # path inside the zip -> source


def sources_of_zip(path: str) -> Sources:
    """Every module of a zip of sources."""
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if name.endswith(".py")}


def sources_of_folder(path: str) -> Sources:
    """Every module below a folder."""
    root = Path(path)
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in root.rglob("*.py")}


def pack(sources: Sources, *, optimize: int, annotated: bool = True) -> bytes:
    """A zip of bytecode, the same bytes for the same sources."""
    read = _as_written if annotated else _unannotated
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(sources):
            entry = zipfile.ZipInfo(f"{name}c", (1980, 1, 1, 0, 0, 0))
            archive.writestr(entry, bytecode(sources[name], name, optimize, read))
    return packed.getvalue()


def without(packed: str, absent: Sources, *, optimize: int) -> bytes:
    """A packed library in which something small stands for each of these modules, and for all inside them."""
    roots = tuple(name.removesuffix("__init__.py").removesuffix(".py") for name in absent)
    lean = io.BytesIO(pack(absent, optimize=optimize))
    with zipfile.ZipFile(packed) as whole, zipfile.ZipFile(lean, "a", zipfile.ZIP_STORED) as archive:
        for entry in whole.infolist():
            if not entry.filename.startswith(roots):
                archive.writestr(entry, whole.read(entry))
    return lean.getvalue()


def bytecode(source: bytes, name: str, optimize: int, read: Callable[[bytes], ast.Module]) -> bytes:
    """The content of a `.pyc` file."""
    code = compile(read(source), name, "exec", dont_inherit=True, optimize=optimize)
    if optimize == SMALLEST:
        code = without_lines(code)
    steady = marshal.dumps(marshal.loads(marshal.dumps(code)))  # free of what else holds a reference just now
    head = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH.to_bytes(4, "little")
    return head + importlib.util.source_hash(source) + steady


def _as_written(source: bytes) -> ast.Module:
    return ast.parse(source)


def _unannotated(source: bytes) -> ast.Module:
    """The same functions without the types of what they take and give, which only a checker reads."""
    tree = ast.parse(source)
    for each in ast.walk(tree):
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            each.returns = None
        elif isinstance(each, ast.arg):
            each.annotation = None
    return tree


def without_lines(code: CodeType) -> CodeType:
    """The same code that cannot tell its lines, which are a seventh of it and are read by nobody."""
    units = len(code.co_code) // 2
    nowhere = bytes(NOWHERE | min(units - at, UNITS) - 1 for at in range(0, units, UNITS))
    consts = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=nowhere, co_consts=consts)


def used(library: Sources, engine: Sources, imported: Iterable[str]) -> Sources:
    """The part of a library that was imported or that the engine names anywhere, with parent packages."""
    wanted = set(_with_parents({*imported, *_named_in(engine)}))
    return {name: source for name, source in library.items() if _module_of(name) in wanted}


def reached(library: Sources, engine: Sources, imported: Iterable[str]) -> bytes:
    """The modules of library and engine that were imported, as a list in JSON."""
    return json.dumps(sorted({_module_of(name) for name in (*library, *engine)} & set(imported))).encode()


def _named_in(engine: Sources) -> Iterator[str]:
    for source in engine.values():
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield node.module


def _with_parents(modules: Iterable[str]) -> Iterator[str]:
    for module in modules:
        parts = module.split(".")
        yield from (".".join(parts[:end]) for end in range(1, len(parts) + 1))


def _module_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
