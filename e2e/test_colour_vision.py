"""What eyes that see colours differently make of the pieces: all are printed by a real browser, and every pair differs.

Emulated are the three ways of seeing fewer colours, and none at all. Compared is how light each pixel is: shape, motif
and letter have to tell pieces apart where colour cannot.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from typing import get_args

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from stampede import svg
from stampede.brush import stamp
from stampede.camel.draw import draw
from stampede.camel.draw import paint as camel_paint
from stampede.camel.draw.cloth import die
from stampede.camel.draw.faces import all_art
from stampede.camel.draw.herd import camel
from stampede.camel.draw.places import Standing
from stampede.camel.draw.stands import stand
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.camel.types import Rolled
from stampede.elephant.draw import draw as draw_course
from stampede.elephant.draw import paint as elephant_paint
from stampede.elephant.draw.herd import elephant_at
from stampede.elephant.opening import show_position as show_course
from stampede.elephant.position import read_position as read_course
from stampede.game import FACES, Character, Look
from stampede.inks import Theme
from stampede.svg import Node, group

SIGHTS = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
SIDE = 72  # of a piece's picture in pixels: as on a phone
APART = 20  # of 255: how much lighter a pixel has to be to count
LEAST = 0.015  # the share of pixels that has to differ
LOOK = Look(players=False, taps=False)
TILES = "DkfEJCGMH"
SEATS = range(8)


def camels() -> list[Node]:
    return [group(camel(Standing(it, 1, 0, 0, False, False, False))) for it in "bgyrpwk"]


def carrying_camels() -> list[Node]:
    """Their heads are low and their feet not seen."""
    return [group(camel(Standing(it, 1, 0, 0, False, True, True))) for it in "bgyrpwk"]


def dice() -> list[Node]:
    """Without their numbers, which may be the same."""
    return [group(die(it, Rolled(it, None, None))) for it in "bgyrpx"]


def tickets() -> list[Node]:
    return [stamp(f"badge-{it}") for it in "bgyrp"]


def tiles() -> list[Node]:
    return [group(stand(Character(seat, seat), side)) for seat in SEATS for side in ("+", "-")]


def players() -> list[Node]:
    return [stamp(f"face-{face}") for face in range(FACES)]


def seals() -> list[Node]:
    return [stamp(f"seal-{seat}") for seat in SEATS]


def elephants() -> list[Node]:
    return [group(elephant_at(TILES, 30, it)) for it in "RBGYPO"]


def cards() -> list[Node]:
    return [stamp(f"deck-{it}") for it in "65cfj2wmskpt"]


KINDS = {
    camels: "-50 -58 100 84",
    carrying_camels: "-50 -58 100 84",
    dice: "-18 -18 36 36",
    tickets: "-11 -14 22 28",
    tiles: "-36 -64 72 72",
    players: "-27 -27 54 54",
    seals: "-12 -12 24 24",
    elephants: "-40 -40 80 64",
    cards: "-31 -44 62 88",
}

# The pairs of pictures in a row that look alike, and in how small a part they differ.
ALIKE = """async ([picture, side, count, apart, least]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(side * count, side).getContext('2d');
  canvas.drawImage(image, 0, 0);
  const lights = Array.from({ length: count }, (_, at) => {
    const { data } = canvas.getImageData(at * side, 0, side, side);
    return Array.from({ length: side * side }, (_, n) =>
      0.2126 * data[4 * n] + 0.7152 * data[4 * n + 1] + 0.0722 * data[4 * n + 2]);
  });
  const found = [];
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) {
      const differ = lights[one].filter((light, at) => Math.abs(light - lights[other][at]) > apart).length;
      if (differ / (side * side) < least) found.push([one, other, differ / (side * side)]);
    }
  return found;
}"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    blank = browser.new_page(viewport={"width": SIDE * 16, "height": SIDE})
    yield blank
    blank.close()


@pytest.fixture(scope="module")
def sight(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def definitions() -> str:
    players = svg.node("svg", svg.node("defs", *all_art()))
    boards = (
        players,
        draw(show_position(read_position("1gyr,3bp,15w,16k - bgyrpx"), 8), LOOK),
        draw_course(show_course(read_course(f"{TILES} - - -/-/- - -", 3)), LOOK),
    )
    return "".join(svg.text(svg.node("svg", *board.children[:1], width=0, height=0)) for board in boards)


def print_pieces(page: Page, pieces: list[Node], box: str, theme: Theme) -> None:
    sheet = camel_paint.stylesheet(theme) + elephant_paint.stylesheet(theme)
    ground = camel_paint.values(theme)["sand"]
    row = "".join(svg.text(svg.node("svg", it, viewBox=box, width=SIDE, height=SIDE)) for it in pieces)
    rules = f"body{{margin:0;background:{ground};white-space:nowrap;font-size:0}}"
    page.set_content(f"<style>{sheet}{rules}</style>{row}{definitions()}")


@pytest.mark.parametrize("theme", get_args(Theme))
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_pair_is_told_apart_whatever_ones_eyes(page: Page, sight: CDPSession, kind: object, theme: Theme) -> None:
    pieces = kind()  # type: ignore[operator]
    print_pieces(page, pieces, KINDS[kind], theme)  # type: ignore[index]
    for name in SIGHTS:
        sight.send("Emulation.setEmulatedVisionDeficiency", {"type": name})
        shot = base64.b64encode(page.screenshot(clip={"x": 0, "y": 0, "width": SIDE * len(pieces), "height": SIDE}))
        alike = page.evaluate(ALIKE, [shot.decode(), SIDE, len(pieces), APART, LEAST])
        assert alike == [], name
    sight.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def test_the_test_sees_no_difference_where_there_is_none(page: Page, sight: CDPSession) -> None:
    sight.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    print_pieces(page, [camels()[0], camels()[0]], KINDS[camels], "light")
    shot = base64.b64encode(page.screenshot(clip={"x": 0, "y": 0, "width": SIDE * 2, "height": SIDE}))
    assert [pair[:2] for pair in page.evaluate(ALIKE, [shot.decode(), SIDE, 2, APART, LEAST])] == [[0, 1]]
    sight.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
