"""Installs one wheel that a player brought, without asking anybody but this site. Runs in the worker, on demand."""

import io
import json
import re
import zipfile
from pathlib import Path
from zipfile import ZipFile

import micropip


async def install(wheel: bytes) -> str:
    """The answer to the page: the name and version of what was installed, or why it was not."""
    try:
        name = file_name(wheel)
    except (zipfile.BadZipFile, KeyError, StopIteration, UnicodeDecodeError, AttributeError):
        return refusal("wheel-unreadable")
    if not name.endswith("-none-any.whl"):
        return refusal("wheel-not-pure", wheel=name)
    path = Path("/tmp", name)
    path.write_bytes(wheel)
    micropip.set_index_urls([])
    try:
        await micropip.install(f"emfs:{path}")
    except Exception as failure:  # micropip raises whatever its parts raise
        return refusal("wheel-refused", wheel=name, why=str(failure)[:200])
    finally:
        path.unlink()
    return json.dumps({"ok": dict(zip(("name", "version"), name.split("-"), strict=False))})


def refusal(code: str, **params: str) -> str:
    return json.dumps({"error": {"code": code, "params": params}})


def file_name(wheel: bytes) -> str:
    """The name that a wheel's own metadata give it, whatever its file was called."""
    with ZipFile(io.BytesIO(wheel)) as archive:
        entry = next(name for name in archive.namelist() if re.fullmatch(r"[\w.]+-[\w.!+]+\.dist-info/WHEEL", name))
        tag = re.search(r"^Tag: *([\w.-]+)", archive.read(entry).decode(), re.MULTILINE)
    return f"{entry.removesuffix('.dist-info/WHEEL')}-{tag[1]}.whl"
