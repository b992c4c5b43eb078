"""The engine in the browser: it boots and says how far it is, answers as CPython does, and never hangs the page."""

from __future__ import annotations

import base64
import io
import json
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

import serve
from served import ROOT, Served, Troubles
from stampede.bridge import handle
from stampede.camel.notation import read_record

GOLDEN = sorted((ROOT / "tests/camel/golden").glob("*.txt"))

# A page's script, with what every one of them needs.
TOOLS = """
const caught = (promise) => promise.then((ok) => ({ ok }), ({ code, params }) => ({ code, params }));
globalThis.states ??= []; globalThis.progress ??= [];
const create = (options) => (globalThis.engine = probe.createEngine({
  onState: (state) => states.push(state), onProgress: (news) => progress.push(news), ...options }));
"""


def run(page: Page, script: str, argument: Any = None) -> Any:
    return page.evaluate(f"async (given) => {{ {TOOLS} {script} }}", argument)


@pytest.fixture(scope="module")
def booted(browser: Browser, server: Served) -> Iterator[Page]:
    """A page whose engine has booted, for tests that only ask."""
    troubles, context = Troubles(), browser.new_context()
    troubles.watch(context, server.origin)
    page = context.new_page()
    page.goto(f"{server.url}assets/probe.html")
    page.wait_for_function("globalThis.probe")
    run(page, "await create().ready")
    yield page
    context.close()
    assert not troubles.unexpected


# ---- boot


def test_the_engine_boots_and_answers(probe: Page) -> None:
    games = run(probe, "await create().ready; return [await engine.call('games'), engine.state, states]")
    assert games == [json.loads(handle('{"verb": "games"}'))["ok"], "ready", ["ready"]]


def test_progress_counts_every_byte_and_names_each_stage(probe: Page, site: Path) -> None:
    news = run(probe, "await create().ready; return progress")
    loaded, stages = [each["loaded"] for each in news], list(dict.fromkeys(each["stage"] for each in news))
    assert loaded == sorted(loaded)
    assert {each["total"] for each in news} == {_boot_bytes(site)} == {loaded[-1]}
    assert stages == ["download", "compile", "start", "engine"]
    assert len(news) > 8, "a bar that jumps tells nothing"


def _boot_bytes(site: Path) -> int:
    patterns = ("pyodide-*/*.wasm", "pyodide-*/*.mjs", "engine-*.zip", "library-[!w]*.zip")
    return sum(file.stat().st_size for pattern in patterns for file in (site / "assets").glob(pattern))


def test_the_page_is_alive_while_the_engine_boots(probe: Page) -> None:
    frames, longest, boot = run(
        probe,
        """let frames = 0; const tick = () => { frames++; requestAnimationFrame(tick); }; tick();
        const began = performance.now(); let longest = 0; let last = began;
        const beat = setInterval(() => {
          const now = performance.now(); longest = Math.max(longest, now - last); last = now; }, 10);
        await create().ready; clearInterval(beat); return [frames, longest, performance.now() - began];""",
    )
    assert frames > 10
    assert longest < boot / 3, "the page stood still"


# ---- what can go wrong with a boot


def test_without_webassembly_it_says_so(context: BrowserContext, probe: Page) -> None:
    context.add_init_script("delete globalThis.WebAssembly")
    probe.reload()
    probe.wait_for_function("globalThis.probe")
    answer = run(
        probe, "return [(await caught(create().ready)).code, (await caught(engine.call('games'))).code, states]"
    )
    assert answer == ["no-wasm", "no-wasm", ["failed"]]


def test_a_part_that_cannot_be_fetched_is_the_network_and_retry_works(probe: Page, troubles: Troubles) -> None:
    troubles.expect("ERR_FAILED|Failed to fetch|wasm instantiation failed|installing the standard library")
    for part in ("*.wasm", "engine-*.zip", "library-*.zip", "pyodide.asm.mjs", "worker-*.js"):
        probe.route(f"**/{part}", lambda route: route.abort())
        assert run(probe, "return (await caught(create().ready)).code") == "network", part
        probe.unroute_all()
    probe.evaluate("states.length = 0")
    assert run(probe, "await engine.retry(); return [states, 'camel2' in await engine.call('games')]") == [
        ["loading", "ready"],
        True,
    ]


@pytest.mark.parametrize("part", [".wasm", ".zip"])
def test_a_connection_cut_in_the_middle_is_the_network_and_retry_works(
    context: BrowserContext, troubles: Troubles, site: Path, part: str
) -> None:
    troubles.expect(
        "ERR_CONTENT_LENGTH_MISMATCH|wasm instantiation failed|another origin|standard library|Failed to load"
    )
    with cutting(site, part) as (url, cut):
        page = context.new_page()
        page.goto(f"{url}assets/probe.html")
        page.wait_for_function("globalThis.probe")
        assert run(page, "return (await caught(create().ready)).code") == "network"
        cut.clear()
        assert run(page, "await engine.retry(); return 'camel2' in await engine.call('games')") is True


@contextmanager
def cutting(site: Path, part: str) -> Iterator[tuple[str, threading.Event]]:
    """A server that hangs up in the middle of some files for as long as the event is set."""
    cut = threading.Event()
    cut.set()

    class Cutting(serve.Handler):
        def _send(self, status: int, headers: dict[str, str], body: bytes, *, with_body: bool) -> None:
            if not (cut.is_set() and part in self.path):
                super()._send(status, headers, body, with_body=with_body)
                return
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body[: len(body) // 2])
            self.close_connection = True

    site_served = serve.Site(site, "/", serve.rules_of(ROOT / "netlify.toml"))
    with serve.Server(("127.0.0.1", 0), partial(Cutting, site_served)) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/", cut
        finally:
            server.shutdown()
            thread.join()


def test_a_runtime_that_cannot_be_compiled_fails_at_once(probe: Page, troubles: Troubles) -> None:
    troubles.expect("wasm")
    probe.route("**/*.wasm", lambda route: route.fulfill(body=b"no wasm", content_type="application/wasm"))
    assert run(probe, "return (await caught(create().ready)).code") == "boot-failed"


def test_a_boot_that_gives_no_sign_of_life_times_out(probe: Page) -> None:
    waiting: list[Route] = []

    def keep_waiting(route: Route) -> None:
        waiting.append(route)

    probe.route("**/*.wasm", keep_waiting)
    assert run(probe, "return (await caught(create({ bootDeadline: 3000 }).ready)).code") == "boot-timeout"
    for route in waiting:
        route.abort()


# ---- workers that hang or die

LOOP = """
self.addEventListener('message', ({ data }) => {
  if (data.text?.includes('please-loop')) for (;;);
  if (data.text?.includes('please-die')) setTimeout(() => { throw new Error('died'); });
}, { capture: true });
"""


@pytest.fixture
def breakable(probe: Page) -> Page:
    """A page whose workers hang or die when told to."""

    def add_loop(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=LOOP + answer.text())

    probe.route("**/worker-*.js", add_loop)
    return probe


def test_a_looping_worker_is_late_and_a_new_one_takes_its_place(breakable: Page) -> None:
    answer = run(
        breakable,
        """await create().ready;
        const hung = caught(engine.call('games', { x: 'please-loop' }, { deadline: 500 }));
        const behind = caught(engine.call('games'));
        const codes = [(await hung).code, (await behind).code, engine.state];
        return [...codes, 'camel2' in await engine.call('games'), states];""",
    )
    assert answer == ["late", "dead", "failed", True, ["ready", "failed", "loading", "ready"]]


def test_a_dying_worker_takes_nobody_with_it(breakable: Page) -> None:
    answer = run(
        breakable,
        """await create().ready;
        const first = await caught(engine.call('games', { x: 'please-die' }));
        await new Promise((resolve) => setTimeout(resolve, 300));
        return [first.code, engine.state, 'camel2' in await engine.call('games')];""",
    )
    assert answer == ["field-unknown", "failed", True]


def test_a_restart_begins_with_an_empty_room(probe: Page) -> None:
    answer = run(
        probe,
        """await create().ready;
        await engine.call('new', { table: 'a', game: 'camel2', seats: 3, seed: 's' });
        await engine.restart();
        return (await caught(engine.call('show', { table: 'a' }))).code;""",
    )
    assert answer == "no-such-table"


# ---- hostile texts


def test_hostile_texts_are_refused_before_python(probe: Page) -> None:
    answer = run(
        probe,
        """create();
        const deep = (depth) => { let value = []; for (let n = 0; n < depth; n++) value = [value]; return value; };
        const load = (save) => caught(engine.call('load', { table: 'a', save, seed: '' })).then(({ code }) => code);
        const refused = [await load(deep(40)), await load(deep(100000)), await load('x'.repeat(300000))];
        const before = engine.state;
        const passed = [await load(deep(20)), await load('[{'.repeat(50000)), await load('\\\\"[{'.repeat(20000))];
        return [refused, before, passed, 'camel2' in await engine.call('games')];""",
    )
    refused, before, passed, alive = answer
    assert refused == ["text-too-deep", "text-too-deep", "text-too-long"]
    assert before == "loading", "nothing waited for Python"
    assert passed == ["not-a-save"] * 3, "brackets inside strings are no nesting"
    assert alive


# ---- the same answers as in CPython


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_leads_to_the_same_states(booted: Page, path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    words = [word for action in record.actions for word in (["r", action] if action.startswith("r:") else [action])]
    setup = {"seats": record.setup.seats, "first": record.setup.first, "start": record.setup.start}
    save = {"format": 1, "game": record.setup.game, "setup": setup, "actions": words}
    requests = [{"verb": "load", "table": "g", "save": save, "seed": "", "seat": 0}]
    requests += [{"verb": "show", "table": "g", "ply": ply} for ply in range(len(words) + 1)]
    requests += [{"verb": "show", "table": "g", "seat": seat} for seat in range(record.setup.seats)]
    requests += [{"verb": "log", "table": "g"}, {"verb": "save", "table": "g"}]

    here = [json.loads(handle(json.dumps(request)))["ok"] for request in requests]
    there = run(
        booted,
        """const all = [];
        for (const { verb, ...fields } of given) all.push(await engine.call(verb, fields));
        return JSON.stringify(all);""",
        requests,
    )
    assert json.loads(there) == here
    assert _trace(path) <= {_line(update) for update in here if "position" in update}


def _line(update: dict[str, Any]) -> tuple[str, str, str]:
    return update["position"], ",".join(map(str, update["scores"])), str(update["turn"])


def _trace(path: Path) -> set[tuple[str, ...]]:
    """Position, money and turn of every line that the record tells."""
    lines = (line.partition("#")[2].split(" | ") for line in path.read_text("utf-8").splitlines())
    return {tuple(part.strip() for part in parts[1:]) for parts in lines if len(parts) == 4}


# ---- wheels that players bring


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


def test_a_players_wheel_is_installed_and_runs(booted: Page) -> None:
    tiny = wheel("tiny", ("tiny/__init__.py", NEW_VERB))
    script = f"{INSTALL} return [await install(given), await engine.call('tiny', {{ number: 21 }})]"
    installed = {"ok": {"name": "tiny", "version": "1.0", "modules": ["tiny"]}}
    assert run(booted, script, _text(tiny)) == [installed, {"answer": 42}]


def test_a_bad_wheel_is_refused_and_the_engine_goes_on(booted: Page) -> None:
    asking = wheel("asking", ("asking.py", ""), requires="Requires-Dist: nothing-of-the-kind\n")
    broken = wheel("broken", ("broken.py", "raise SystemExit(1)"))
    codes = run(
        booted,
        f"""{INSTALL} const codes = [];
        for (const text of given) codes.push((await install(text)).code);
        codes.push((await caught(engine.installWheel('https://example.org/x.whl'))).code);
        return [...codes, 'camel2' in await engine.call('games')];""",
        [_text(b"no wheel"), _text(asking), _text(broken)],
    )
    assert codes == ["wheel-unreadable", "wheel-refused", "wheel-broken", "wheel-elsewhere", True]


def _text(wheel: bytes) -> str:
    return base64.b64encode(wheel).decode()
