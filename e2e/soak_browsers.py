"""The engine in the other browsers, as far as this machine has them: boot it, play a leg, get what CPython gets.

Firefox and WebKit (GTK's MiniBrowser, the nearest thing to an iPad) are started as a person would start them; the
page posts its own result to the server, so nothing drives them.
"""

from __future__ import annotations

import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "e2e"), str(ROOT / "web")]

import serve  # noqa: E402
from served import OUT, build  # noqa: E402
from stampede.bridge import handle  # noqa: E402

PATIENCE = 180  # seconds
IPAD = (
    "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.0 Mobile/15E148 Safari/604.1"
)
QUIET_FIREFOX = {
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
}


class Candidate(NamedTuple):
    """A browser: its name, its program, where to get it, and how to start it with a profile and an address."""

    name: str
    program: str | None
    package: str
    command: Callable[[str, Path, str], list[str]]


class Reporting(serve.Handler):
    """Serves the site and takes the page's report."""

    reports: queue.Queue[dict[str, Any]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.reports.put(json.loads(body))
        self._send(204, {}, b"", with_body=False)


@contextmanager
def reporting(folder: Path) -> Iterator[tuple[str, queue.Queue[dict[str, Any]]]]:
    reports: queue.Queue[dict[str, Any]] = queue.Queue()
    handler = type("Handler", (Reporting,), {"reports": reports})
    site = serve.Site(folder, "/", serve.rules_of(ROOT / "netlify.toml"))
    with serve.Server(("127.0.0.1", 0), partial(handler, site)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/assets/probe.html?report", reports
        server.shutdown()


# ---- the browsers


def firefox(program: str, profile: Path, url: str) -> list[str]:
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in QUIET_FIREFOX.items())
    (profile / "user.js").write_text("\n".join(lines))
    return [program, "--headless", "--no-remote", "--profile", str(profile), url]


def webkit(program: str, _: Path, url: str) -> list[str]:
    return ["xvfb-run", "--auto-servernum", program, "--private", url]


def webkit_as_ipad(program: str, _: Path, url: str) -> list[str]:
    return ["xvfb-run", "--auto-servernum", program, "--private", f"--user-agent={IPAD}", url]


def _mini_browser() -> str | None:
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
    return str(found[-1]) if found and shutil.which("xvfb-run") else None


def candidates() -> tuple[Candidate, ...]:
    fox = shutil.which("firefox-esr") or shutil.which("firefox")
    mini = _mini_browser()
    return (
        Candidate("Firefox", fox, "firefox-esr", firefox),
        Candidate("WebKitGTK", mini, "webkit2gtk-driver xvfb", webkit),
        Candidate("WebKitGTK as an iPad", mini, "webkit2gtk-driver xvfb", webkit_as_ipad),
    )


# ---- the leg


def leg_here() -> str:
    """The position after the leg that the page plays, in CPython."""

    def ask(verb: str, **fields: Any) -> Any:
        return json.loads(handle(json.dumps({"verb": verb, "table": "leg", "seat": 0, **fields})))["ok"]

    update = ask("new", game="camel2", seats=4, seed="leg")
    while not any(event["type"] == "LegEnded" for event in update["events"]):
        update = ask("play", ply=update["ply"], bot="regular")
    return str(update["position"])


def try_browser(it: Candidate, folder: Path, wanted: str) -> str | None:
    """Nothing if it went well, else what went wrong."""
    assert it.program
    with reporting(folder) as (url, reports), tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = it.command(it.program, Path(profile), url)
        home = {**os.environ, "HOME": profile, "MOZ_DISABLE_CONTENT_SANDBOX": "1"}
        process = subprocess.Popen(
            command, env=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        try:
            report = reports.get(timeout=PATIENCE)
        except queue.Empty:
            return f"no report within {PATIENCE} s"
        finally:
            os.killpg(process.pid, 15)
            process.wait(30)
    if report.get("failure") or report["violations"] or (report["from"], report["position"]) != ("snapshot", wanted):
        return f"{report}, wanted {wanted}"
    print(
        f"{it.name}: Python from {report['from']} after {report['boot']:.0f} ms, "
        f"a leg of {report['plies']} plies in {report['leg']:.0f} ms"
    )
    return None


def main() -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    folder, wanted, failures = build(OUT / "dist"), leg_here(), 0
    for it in candidates():
        if it.program is None:
            print(f"{it.name}: left out, it is not installed (apt-get install {it.package})")
        elif trouble := try_browser(it, folder, wanted):
            print(f"{it.name}: {trouble}", file=sys.stderr)
            failures += 1
    return min(failures, 1)


if __name__ == "__main__":
    sys.exit(main())
