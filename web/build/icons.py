"""The site's icon: two camels on top of each other before the sun, drawn with the art of the board.

`icons.py` prints it as SVG; `icons.py maskable` prints the one whose outer fifth a device may cut away.
"""

from __future__ import annotations

import sys

from stampede.brush import box, disc, shape
from stampede.camel.draw.cloth import cloth_art
from stampede.camel.draw.herd import camel, camel_art
from stampede.camel.draw.paint import stylesheet
from stampede.camel.draw.places import Standing
from stampede.svg import Node, group, node, text

SIDE = 128
ROUND = 26  # the corners of the icon that is not cut by the device
DUNE = "M-10,100C22,88 52,92 78,98C100,103 120,96 138,92V140H-10Z"
SHADE = "M-10,112C30,104 60,112 88,113C108,114 126,108 138,106V140H-10Z"
FIT = {"any": 1.08, "maskable": 0.88}  # how large the camels stand

UNDER = Standing("b", 1, 0, 0, looks_left=False, carries=True, is_carried=False)
RIDER = Standing("r", 1, 0, -24, looks_left=False, carries=False, is_carried=True)


def icon(purpose: str) -> Node:
    """The whole picture."""
    corner = 0 if purpose == "maskable" else ROUND
    return node(
        "svg",
        node("style", stylesheet("light")),
        node("defs", *camel_art(), *cloth_art(), node("clipPath", box((0, 0, SIDE, SIDE), corner=corner), id="frame")),
        group((*_desert(), _stack(FIT[purpose])), clip_path="url(#frame)"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {SIDE} {SIDE}",
    )


def _desert() -> tuple[Node, ...]:
    return (
        box((0, 0, SIDE, SIDE), "sky"),
        disc(60, 58, 52, "halo"),
        disc(60, 58, 40, "sun"),
        shape(DUNE, "sand"),
        shape(SHADE, "sand-shade"),
    )


def _stack(scale: float) -> Node:
    """Both camels, without the letters that nobody could read so small."""
    place = f"translate(57 {64 + 27 * scale:.1f}) scale({scale})"
    return group((_beast(UNDER), _beast(RIDER)), transform=place)


def _beast(it: Standing) -> Node:
    *drawn, _plaque, _letter = camel(it)  # a camel that is carried casts no shadow
    return group(drawn, transform=f"translate({it.x} {it.y})")


if __name__ == "__main__":
    print(text(icon(sys.argv[1] if len(sys.argv) > 1 else "any")))
