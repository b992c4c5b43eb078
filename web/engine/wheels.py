"""Installs one wheel that a player brought, without asking anybody but this site. Runs in the worker, on demand."""

import importlib
import io
import json
import re
from pathlib import Path
from zipfile import BadZipFile, ZipFile

import micropip

WHEEL = re.compile(r"([\w.]+-[\w.!+]+)\.dist-info/WHEEL")
MODULE = re.compile(r"([^\W\d]\w*)(/__init__)?\.py")


async def install(wheel: bytes) -> str:
    """The answer to the page: what was installed and imported, or why it was not."""
    try:
        name, modules = contents(wheel)
    except (BadZipFile, UnicodeDecodeError, ValueError):
        return refusal("wheel-unreadable")
    if not name.endswith("-none-any.whl"):
        return refusal("wheel-not-pure", wheel=name)
    try:
        await install_file(Path("/tmp", name), wheel)
    except Exception as failure:  # micropip raises whatever its parts raise
        return refusal("wheel-refused", wheel=name, why=str(failure)[:200])
    try:
        for module in modules:
            importlib.import_module(module)
    except BaseException as failure:  # whatever a stranger's module raises
        return refusal("wheel-broken", wheel=name, why=f"{type(failure).__name__}: {failure}"[:200])
    package, version = name.split("-")[:2]
    return json.dumps({"ok": {"name": package, "version": version, "modules": modules}})


def refusal(code: str, **params: str) -> str:
    return json.dumps({"error": {"code": code, "params": params}})


def contents(wheel: bytes) -> tuple[str, list[str]]:
    """The name that a wheel's own metadata give it, whatever its file was called, and its outermost modules."""
    with ZipFile(io.BytesIO(wheel)) as archive:
        names = archive.namelist()
        infos = [found for name in names if (found := WHEEL.fullmatch(name))]
        if len(infos) != 1:
            raise ValueError("not one wheel")
        tag = re.search(r"^Tag: *([\w.-]+)", archive.read(infos[0][0]).decode(), re.MULTILINE)
    if tag is None:
        raise ValueError("no tag")
    return f"{infos[0][1]}-{tag[1]}.whl", sorted(found[1] for name in names if (found := MODULE.fullmatch(name)))


async def install_file(path: Path, wheel: bytes) -> None:
    """Through micropip, which is told of no index: what a wheel asks for must be here already."""
    path.write_bytes(wheel)
    try:
        micropip.set_index_urls([])
        await micropip.install(f"emfs:{path}")
    finally:
        path.unlink()
    importlib.invalidate_caches()
