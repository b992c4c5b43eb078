"""The local server: one path decides file, headers and redirects, and odd requests are refused in words."""

from __future__ import annotations

import http.client
import random
import threading
from collections.abc import Iterator
from http.client import HTTPResponse

import pytest

from serve import ROOT, Server, Site, rules_of, serving

BASE = ("X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy")
ODD = (
    "/%2fevil.example/..%2flearn",
    "//evil.example/learn",
    "/learn%0d%0aX-Injected:%20yes",
    "/a%00b",
    "/./index.html",
    "/learn/../index.html",
    "/%2e%2e/secret",
    "/learn//index.html",
    "/a%5c..%5csecret",
    "/%ff",
    "/" + "a" * 300,
    "/" + "a/" * 3000,
    "http://evil.example/learn",
    "*",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("served")
    (folder / "secret").write_text("not for you")
    site = folder / "site"
    (site / "learn").mkdir(parents=True)
    (site / "index.html").write_text("home")
    (site / "learn" / "index.html").write_text("lessons")
    (site / "out").symlink_to(folder)
    with serving(Site(site, "/", rules_of(ROOT / "netlify.toml")), 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def asked(server: Server, target: str) -> tuple[HTTPResponse, bytes]:
    """The answer to a request target, sent as it is written."""
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=20)
    connection._validate_path = lambda _: None  # type: ignore[attr-defined]
    connection._encode_request = lambda request: request.encode("latin-1")  # type: ignore[attr-defined]
    connection.request("GET", target)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.mark.parametrize("target", ODD)
def test_an_odd_address_is_refused_in_words_and_redirects_nowhere(server: Server, target: str) -> None:
    answer, body = asked(server, target)
    assert answer.status in (400, 404)
    assert answer.headers["Location"] is None
    assert answer.headers["X-Injected"] is None
    assert body in (b"That is no address of this site.", b"Not found.")


@pytest.mark.parametrize("target", ["/", "/index.html", "/learn", "/learn/", "/missing", "/%2e/x"])
def test_every_answer_has_the_base_headers(server: Server, target: str) -> None:
    answer, _ = asked(server, target)
    assert all(answer.headers[name] for name in BASE)


def test_a_folder_without_its_slash_leads_to_the_same_site(server: Server) -> None:
    answer, _ = asked(server, "/learn?lang=pl")
    assert (answer.status, answer.headers["Location"]) == (301, "/learn/")


def test_another_spelling_of_a_path_has_the_same_policy(server: Server) -> None:
    plain, words = asked(server, "/index.html")
    spelled, same = asked(server, "/%69ndex.html")
    assert words == same == b"home"
    assert plain.headers["Content-Security-Policy"] == spelled.headers["Content-Security-Policy"]
    assert plain.headers["Content-Security-Policy"]


def test_a_link_that_leads_out_of_the_site_is_not_followed(server: Server) -> None:
    answer, body = asked(server, "/out/secret")
    assert (answer.status, body) == (404, b"Not found.")


def test_thousands_of_random_targets_are_answered_without_a_fault(
    server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(7)
    parts = [
        "/",
        "..",
        ".",
        "%2f",
        "%2e",
        "%00",
        "%0a",
        "%",
        "%zz",
        "learn",
        "index.html",
        "a" * 260,
        "?",
        "#",
        "\\",
        "%c3",
    ]
    for _ in range(2_000):
        answer, _ = asked(server, "/" + "".join(rng.choices(parts, k=rng.randrange(1, 8))))
        assert answer.status in (200, 301, 400, 404)
        assert (answer.headers["Location"] or "/learn/") == "/learn/"
    assert "Traceback" not in capfd.readouterr().err
