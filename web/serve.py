"""Serves dist/ on this machine as the host does: the headers of netlify.toml, compressed copies, right types.

`python web/serve.py` prints the address and serves until it is interrupted. Standard library only.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from fnmatch import fnmatchcase
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote_to_bytes, urlsplit

ROOT = Path(__file__).resolve().parent.parent
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".whl": "application/zip",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
USUAL_PORT = 8000
LONGEST_PATH = 1000  # characters; a file system refuses names of more than 255
LONGEST_NAME = 255  # bytes
COPIES = (("br", ".br"), ("gzip", ".gz"))  # best first


class Rule(NamedTuple):
    """Headers for the paths that fit a pattern."""

    pattern: str
    headers: dict[str, str]


class Site(NamedTuple):
    """What is served: a folder, below a path, with headers."""

    folder: Path
    prefix: str
    rules: tuple[Rule, ...]


def rules_of(netlify: Path) -> tuple[Rule, ...]:
    """The headers that netlify.toml sets."""
    settings = tomllib.loads(netlify.read_text("utf-8"))
    return tuple(Rule(rule["for"], rule["values"]) for rule in settings.get("headers", ()))


def headers_for(path: str, rules: tuple[Rule, ...]) -> dict[str, str]:
    """All rules that fit count; two values for one header are joined, as the host does."""
    found: dict[str, str] = {}
    for rule in rules:
        if fnmatchcase(path, rule.pattern):
            for name, value in rule.headers.items():
                found[name] = f"{found[name]}, {value}" if name in found else value
    return found


def canonical(target: str) -> str | None:
    """The one path that a request target stands for; None if it is not a plain path below the root.

    File, headers and redirects are all decided by this path, so two spellings never get different answers.
    """
    if not target.startswith("/") or target.startswith("//"):
        return None
    try:
        path = unquote_to_bytes(urlsplit(target).path).decode()
    except ValueError:
        return None
    if len(path) > LONGEST_PATH:  # what is asked after a "?" is the page's business
        return None
    names = path.split("/")[1:]
    return path if all(map(_is_plain, names[:-1])) and (not names[-1] or _is_plain(names[-1])) else None


def _is_plain(name: str) -> bool:
    """A name that means itself: not empty, no way up, nothing that ends a header line."""
    is_short = len(name.encode()) <= LONGEST_NAME
    return name not in ("", ".", "..") and name.isprintable() and "\\" not in name and is_short


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD from one folder."""

    protocol_version = "HTTP/1.1"
    server_version, sys_version = "stampede", ""
    disable_nagle_algorithm = True
    timeout = 60

    def __init__(self, site: Site, *arguments: object) -> None:
        self.site = site
        super().__init__(*arguments)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def _answer(self, *, with_body: bool) -> None:
        path = canonical(self.path)
        if path is None:
            return self._refuse(400, "/", b"That is no address of this site.", with_body=with_body)
        inside = "/" + path.removeprefix(self.site.prefix)
        file = self._file(inside) if path.startswith(self.site.prefix) else None
        if file is None:
            return self._refuse(404, inside, b"Not found.", with_body=with_body)
        headers = headers_for(inside, self.site.rules)
        if file.is_dir():
            return self._send(301, headers | {"Location": quote(f"{path}/")}, b"", with_body=with_body)
        kind = {"Content-Type": TYPES.get(file.suffix, "application/octet-stream")}
        coding, content = self._coded(file)
        return self._send(200, headers | kind | coding, content.read_bytes(), with_body=with_body)

    def _refuse(self, status: int, inside: str, words: bytes, *, with_body: bool) -> None:
        """Say no in plain text, with the headers that every answer has."""
        kind = {"Content-Type": "text/plain; charset=utf-8"}
        self._send(status, headers_for(inside, self.site.rules) | kind, words, with_body=with_body)

    def _file(self, inside: str) -> Path | None:
        """The file a canonical path names, an existing folder if its last slash is missing, or nothing."""
        folder = self.site.folder.resolve()
        file = (folder / inside.lstrip("/")).resolve()
        if not file.is_relative_to(folder):  # a link that leads out
            return None
        if inside.endswith("/"):
            file /= "index.html"
        return file if file.is_file() or (file / "index.html").is_file() else None

    def _coded(self, file: Path) -> tuple[dict[str, str], Path]:
        """The best compressed copy that the browser takes."""
        accepted = {part.split(";")[0].strip() for part in self.headers.get("Accept-Encoding", "").split(",")}
        for coding, suffix in COPIES:
            copy = file.with_name(file.name + suffix)
            if coding in accepted and copy.is_file():
                return {"Content-Encoding": coding, "Vary": "Accept-Encoding"}, copy
        return {}, file

    def _send(self, status: int, headers: dict[str, str], body: bytes, *, with_body: bool) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Quiet: the address is all that is printed."""


class Server(ThreadingHTTPServer):
    """Connections that a browser drops are no news."""

    daemon_threads = True
    request_queue_size = 64

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def serving(site: Site, port: int) -> Server:
    """A server that listens; `serve_forever` is the caller's."""
    return Server(("127.0.0.1", port), partial(Handler, site))


def _at_a_free_port(site: Site) -> Server:
    try:
        return serving(site, USUAL_PORT)
    except OSError:  # somebody is there already
        return serving(site, 0)


def main(arguments: list[str] | None = None) -> int:
    options = _options(arguments)
    if not (options.folder / "index.html").is_file():
        print(f"There is no site in {options.folder}: run `make dist` first.", file=sys.stderr)
        return 1
    prefix = f"/{options.prefix.strip('/')}/".replace("//", "/")
    site = Site(options.folder, prefix, rules_of(ROOT / "netlify.toml"))
    with _at_a_free_port(site) if options.port is None else serving(site, options.port) as server:
        print(f"http://127.0.0.1:{server.server_address[1]}{prefix}", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist")
    parser.add_argument("--port", type=int, help=f"{USUAL_PORT} if it is free; 0 picks a free one")
    parser.add_argument("--prefix", default="/", help="serve below this path")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
