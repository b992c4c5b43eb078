"""What tests of the engine on the empty page share: scripts to run there, and wheels as a player brings them."""

from __future__ import annotations

import base64
import io
import zipfile
from typing import Any

from playwright.sync_api import Page

# A page's script, with what every one of them needs.
TOOLS = """
const caught = (promise) => promise.then((ok) => ({ ok }), ({ code, params }) => ({ code, params }));
globalThis.states ??= []; globalThis.progress ??= [];
const create = (options) => (globalThis.engine = probe.createEngine({
  onState: (state) => states.push(state), onProgress: (news) => progress.push(news), ...options }));
"""


def run(page: Page, script: str, argument: Any = None) -> Any:
    return page.evaluate(f"async (given) => {{ {TOOLS} {script} }}", argument)


def wheel(name: str, *files: tuple[str, str], requires: str = "") -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, text in files:
            archive.writestr(path, text)
        info = f"{name}-1.0.dist-info"
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{requires}")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return packed.getvalue()


INSTALL = """
const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const install = (text) => caught(engine.installWheel(bytes(text)));
"""


NEW_VERB = """
from typing import NamedTuple
from stampede import bridge

class Tiny(NamedTuple):
    number: int

bridge.VERBS["tiny"] = (Tiny, lambda request: {"answer": request.number * 2})
"""


def as_text(wheel: bytes) -> str:
    return base64.b64encode(wheel).decode()
