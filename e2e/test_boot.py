"""The engine in the browser: it boots and says how far it is, answers as CPython does, and never hangs the page."""

from __future__ import annotations

import json
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route

import serve
from probing import run
from served import OUT, ROOT, Troubles, build, served
from stampede.bridge import handle

# ---- boot


def test_the_engine_boots_and_answers(probe: Page) -> None:
    games = run(probe, "await create().ready; return [await engine.call('games'), engine.state, states]")
    assert games == [json.loads(handle('{"verb": "games"}'))["ok"], "ready", ["ready"]]


def test_progress_counts_every_byte_and_names_each_stage(probe: Page, site: Path) -> None:
    _is_whole(run(probe, "await create().ready; return progress"), site)


def test_over_a_slow_line_progress_comes_byte_by_byte(context: BrowserContext, troubles: Troubles, site: Path) -> None:
    troubles.expect("another origin")

    class Slow(serve.Handler):
        def _send(self, status: int, headers: dict[str, str], body: bytes, *, with_body: bool) -> None:
            if self.path.endswith(".wasm"):
                self.wfile = Drip(self.wfile)  # type: ignore[assignment]
            super()._send(status, headers, body, with_body=with_body)

    with answering(site, Slow) as url:
        page = context.new_page()
        page.goto(f"{url}assets/probe.html")
        page.wait_for_function("globalThis.probe")
        news = run(page, "await create().ready; return progress")
        _is_whole(news, site)
        assert len({each["loaded"] for each in news}) > 8, "a bar that jumps tells nothing"


class Drip:
    """Where a slow server writes: a tenth at a time."""

    def __init__(self, end: Any) -> None:
        self.end = end

    def write(self, what: bytes) -> int:
        size = len(what) // 10 + 1
        for at in range(0, len(what), size):
            self.end.write(what[at : at + size])
            time.sleep(0.15)
        return len(what)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.end, name)


def _is_whole(news: list[dict[str, Any]], site: Path) -> None:
    loaded, stages = [each["loaded"] for each in news], list(dict.fromkeys(each["stage"] for each in news))
    assert loaded == sorted(loaded)
    assert {each["total"] for each in news} == {_boot_bytes(site)} == {loaded[-1]}
    assert stages == ["download", "compile", "start", "engine"]


def _boot_bytes(site: Path) -> int:
    patterns = ("runtime-*.wasm", "glue-*.mjs", "snapshot-*.wasm")
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
    assert longest < boot / 2, "the page stood still"


def test_python_starts_before_the_pages_own_script_and_nothing_it_told_is_lost(page: Page, url: str) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/app-*.js", hold)
    with page.expect_worker() as first:
        page.goto(url, wait_until="commit")
    while not first.value.evaluate("String(self.onmessage).startsWith('async')"):  # it answers, and has told so
        page.wait_for_timeout(20)
    assert page.locator("#boot.is-ready").count() == 0
    held[0].continue_()
    page.wait_for_selector("#boot.is-ready")
    assert page.workers == [first.value], "the page took the worker that was there"


# ---- the snapshot


def test_the_engine_starts_from_its_snapshot_and_fetches_nothing_else(probe: Page) -> None:
    fetched: list[str] = []
    probe.context.on("request", lambda request: fetched.append(request.url.rpartition("/")[2].partition("-")[0]))
    assert run(probe, "await create().ready; return [engine.from, 'camel2' in await engine.call('games')]") == [
        "snapshot",
        True,
    ]
    assert sorted(fetched) == ["glue", "runtime", "snapshot", "worker"]


# ---- the runtime's two files


@pytest.fixture(scope="module")
def late_runtime(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The same runtime, all of whose functions are in its second file."""
    folder = tmp_path_factory.mktemp("late")
    script = f"""
    import {{ writeFileSync }} from 'node:fs';
    import {{ leanRuntime }} from {json.dumps((ROOT / "web/build/runtime.mjs").as_uri())};
    import {{ split }} from {json.dumps((ROOT / "web/build/split.mjs").as_uri())};
    const {{ first, rest }} = split((await leanRuntime({json.dumps(str(ROOT / "web/node_modules/pyodide"))})).file, []);
    writeFileSync({json.dumps(str(folder / "runtime"))}, first);
    writeFileSync({json.dumps(str(folder / "rest"))}, rest);
    """
    subprocess.run(["node", "--input-type=module", "--eval", script], check=True)
    return {part: (folder / part).read_bytes() for part in ("runtime", "rest")}


def _requests_for_the_rest(page: Page) -> list[str]:
    asked: list[str] = []
    page.context.on("request", lambda it: asked.append(it.resource_type) if "/rest-" in it.url else None)
    return asked


RACES = """
const seats = { camel2: 4, camel1: 2, elephant: 3 };
for (const [game, { bots }] of Object.entries(await engine.call('games'))) {
  const bot = bots.filter((name) => name !== 'random').at(-1);
  let update = await engine.call('new', { table: game, game, seats: seats[game], seed: game, seat: 0 });
  while (update.turn !== 'over')
    update = await engine.call('play', { table: game, ply: update.ply, bot, seat: 0 });
}
return engine.from;
"""


def test_whole_races_call_nothing_of_the_runtimes_rest(probe: Page, troubles: Troubles) -> None:
    troubles.expect("ERR_FAILED")
    asked = _requests_for_the_rest(probe)
    probe.route("**/rest-*.wasm", lambda route: route.abort())
    assert run(probe, f"await create().ready; {RACES}") == "snapshot"
    assert set(asked) <= {"fetch"}, "by the worker that has time for it, and by nobody who waits"


def test_the_rest_of_the_runtime_comes_when_there_is_time(probe: Page) -> None:
    with probe.context.expect_event("request", lambda request: "/rest-" in request.url) as asked:
        run(probe, "await create().ready")
    assert asked.value.resource_type == "fetch"


def test_what_calls_the_rest_of_the_runtime_waits_for_it(probe: Page, late_runtime: dict[str, bytes]) -> None:
    asked = _requests_for_the_rest(probe)
    for part, body in late_runtime.items():
        probe.route(f"**/{part}-*.wasm", partial(_fulfilled, body))
    assert run(probe, "await create().ready; return [engine.from, 'camel2' in await engine.call('games')]") == [
        "snapshot",
        True,
    ]
    assert asked == ["xhr"]


def _fulfilled(body: bytes, route: Route) -> None:
    route.fulfill(body=body, content_type="application/wasm")


def test_a_rest_that_cannot_be_had_when_it_is_called_ends_the_worker(
    probe: Page, troubles: Troubles, late_runtime: dict[str, bytes]
) -> None:
    troubles.expect("ERR_FAILED|XMLHttpRequest")
    probe.route("**/runtime-*.wasm", partial(_fulfilled, late_runtime["runtime"]))
    probe.route("**/rest-*.wasm", lambda route: route.abort())
    assert run(probe, "return (await caught(create().ready)).code") in {"boot-failed", "network"}


def _changed(snapshot: bytes, at: int) -> bytes:
    return snapshot[:at] + bytes([snapshot[at] ^ 1]) + snapshot[at + 1 :]


HARMS: dict[str, Callable[[bytes], bytes]] = {
    "one bit of the memory": lambda snapshot: _changed(snapshot, len(snapshot) // 2),
    "cut": lambda snapshot: snapshot[: len(snapshot) // 2],
    "no snapshot at all": lambda _: b"Not found.",
    "of another Pyodide": lambda snapshot: _changed(snapshot, snapshot.rindex(b"\x04head") + 5 + 16),
    "another answer": lambda snapshot: _changed(snapshot, snapshot.rindex(b"camel2")),
}


@pytest.mark.parametrize("harm", HARMS)
def test_a_snapshot_that_is_not_right_gives_way_to_bytecode(probe: Page, site: Path, harm: str) -> None:
    (snapshot,) = (site / "assets").glob("snapshot-*.wasm")
    body = HARMS[harm](snapshot.read_bytes())
    probe.route("**/snapshot-*.wasm", lambda route: route.fulfill(body=body, content_type="application/wasm"))
    script = "await create().ready; return [engine.from, states, progress.at(-1), await engine.call('games')]"
    origin, states, last, games = run(probe, script)
    assert (origin, states) == ("bytecode", ["ready"])
    assert last["loaded"] == last["total"]
    assert games == json.loads(handle('{"verb": "games"}'))["ok"]


def test_a_site_built_without_a_snapshot_starts_from_bytecode(browser: Browser) -> None:
    with served(build(OUT / "plain", STAMPEDE_SNAPSHOT="0")) as plain:
        page = browser.new_page()
        page.goto(f"{plain.url}assets/probe.html")
        page.wait_for_function("globalThis.probe")
        assert run(page, "await create().ready; return engine.from") == "bytecode"
        page.context.close()


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
    troubles.expect(r"/glue-\w+\.mjs\)$")  # what an interpreter without its library says of its own end
    for part in ("*.wasm", "engine-*.zip", "library-*.zip", "glue-*.mjs", "worker-*.js"):
        for missing in (part, "snapshot-*.wasm"):
            probe.route(f"**/{missing}", lambda route: route.abort())
        assert run(probe, "return (await caught(create().ready)).code") == "network", part
        probe.unroute_all()
    probe.evaluate("states.length = 0")
    assert run(probe, "await engine.retry(); return [states, 'camel2' in await engine.call('games')]") == [
        ["loading", "ready"],
        True,
    ]


@pytest.mark.parametrize("parts", [(".wasm",), (".zip", "snapshot-")])
def test_a_connection_cut_in_the_middle_is_the_network_and_retry_works(
    context: BrowserContext, troubles: Troubles, site: Path, parts: tuple[str, ...]
) -> None:
    troubles.expect(
        "ERR_CONTENT_LENGTH_MISMATCH|wasm instantiation failed|another origin|standard library|Failed to (load|fetch)"
    )
    with cutting(site, parts) as (url, cut):
        page = context.new_page()
        page.goto(f"{url}assets/probe.html")
        page.wait_for_function("globalThis.probe")
        assert run(page, "return (await caught(create().ready)).code") == "network"
        cut.clear()
        assert run(page, "await engine.retry(); return 'camel2' in await engine.call('games')") is True


@contextmanager
def cutting(site: Path, parts: tuple[str, ...]) -> Iterator[tuple[str, threading.Event]]:
    """A server that hangs up in the middle of some files for as long as the event is set."""
    cut = threading.Event()
    cut.set()

    class Cutting(serve.Handler):
        def _send(self, status: int, headers: dict[str, str], body: bytes, *, with_body: bool) -> None:
            if not (cut.is_set() and any(part in self.path for part in parts)):
                super()._send(status, headers, body, with_body=with_body)
                return
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body[: len(body) // 2])
            self.close_connection = True

    with answering(site, Cutting) as url:
        yield url, cut


@contextmanager
def answering(site: Path, handler: type[serve.Handler]) -> Iterator[str]:
    """The site by a server that answers in its own way."""
    site_served = serve.Site(site, "/", serve.rules_of(ROOT / "netlify.toml"))
    with serve.Server(("127.0.0.1", 0), partial(handler, site_served)) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/"
        finally:
            server.shutdown()
            thread.join()


def test_a_runtime_that_cannot_be_compiled_fails_at_once(probe: Page, troubles: Troubles) -> None:
    troubles.expect("wasm")
    probe.route("**/*.wasm", lambda route: route.fulfill(body=b"no wasm", content_type="application/wasm"))
    assert run(probe, "return (await caught(create().ready)).code") == "boot-failed"


def test_a_boot_that_gives_no_sign_of_life_times_out(probe: Page, troubles: Troubles) -> None:
    troubles.expect("ERR_FAILED")  # the second boot is cut off by the end of this test
    waiting: list[Route] = []

    def keep_waiting(route: Route) -> None:
        waiting.append(route)

    probe.route("**/*.wasm", keep_waiting)
    assert run(probe, "return (await caught(create({ bootDeadline: 3000 }).ready)).code") == "boot-timeout"
    with probe.expect_worker() as retried:
        run(probe, "engine.retry().catch(() => {})")
    assert retried.value.evaluate("self.name") == "engine, plainly", "a snapshot that may hang is not tried again"
    asked = [route.request.url.rpartition("/")[2].partition("-")[0] for route in waiting]
    assert sorted(asked) == ["rest", "runtime", "runtime", "snapshot"], "the fetch that hung is not waited for"
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


def test_a_worker_that_takes_anothers_place_finds_the_runtime_compiled(probe: Page) -> None:
    asked: list[str] = []
    probe.on("request", lambda request: asked.append(request.url) if "/runtime-" in request.url else None)
    run(probe, "await create().ready")
    probe.wait_for_function("() => globalThis[Symbol.for('stampede')].runtime")  # it is handed over when there is time
    assert run(probe, "await engine.restart(); return 'camel2' in await engine.call('games')")
    assert len(asked) == 1


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
