"""What grows, stands and lies on the course, as art: trees and stalls, holes and puddles, gates and rangoli."""

from __future__ import annotations

from stampede.brush import art, disc, oval, shape
from stampede.elephant.draw.brush import rosette
from stampede.svg import Node, group

GROWN = 0.7  # trees and stalls end below the feet of a cow on the place behind them
FOOT = 7  # by so much they stand below the middle of their place


def landmark_art() -> tuple[Node, ...]:
    """All of it, drawn around the middle of its place."""
    frond = "M0,-34C-8,-44 -22,-42 -27,-30C-18,-35 -8,-36 0,-34C-12,-32 -20,-24 -20,-14C-14,-22 -6,-29 0,-34"
    return (
        art(
            "rangoli",
            disc(0, 0, 37, "rose"),
            disc(0, 0, 34, "cream"),
            shape(rosette(8, 33, 7.6), "marigold edge"),
            disc(0, 0, 10, "rose edge"),
            disc(0, 0, 4, "banana"),
            shape(
                "M-37,-58l7,9l-7,9l-7,-9ZM37,-58l7,9l-7,9l-7,-9ZM-37,40l7,9l-7,9l-7,-9ZM37,40l7,9l-7,9l-7,-9Z", "rose"
            ),
        ),
        _standing(
            "banana-tree",
            oval((1, 9, 17, 4.6), "dusk"),
            shape("M-4,9C-2,-6 -5,-20 -2,-34L4,-34C2,-20 5,-6 5,9Z", "bark edge"),
            shape(
                f"{frond}C12,-32 20,-24 20,-14C14,-22 6,-29 0,-34C8,-44 22,-42 27,-30C18,-35 8,-36 0,-34"
                "C-5,-44 -2,-52 7,-54C7,-46 4,-40 0,-34Z",
                "leaf bold",
            ),
            shape(
                "M2,-31C9,-30 12,-24 10,-17C6,-19 3,-24 2,-31ZM-2,-31C-9,-29 -11,-23 -9,-17C-5,-19 -2,-24 -2,-31Z",
                "banana edge",
            ),
            shape("M-1,-31C-4,-26 -3,-19 1,-15C4,-20 3,-27 1,-31Z", "banana edge"),
        ),
        _standing(
            "mango-tree",
            oval((1, 9, 18, 4.6), "dusk"),
            shape("M-4,9L-3,-18L4,-18L6,9Z", "bark edge"),
            shape(
                "M-22,-22C-26,-32 -18,-40 -10,-40C-8,-50 10,-52 14,-42C24,-42 28,-30 22,-24C22,-14 8,-12 2,-16"
                "C-6,-10 -20,-12 -22,-22Z",
                "jungle bold",
            ),
            shape("M-19,-28C-18,-36 -8,-38 -6,-36C-4,-46 8,-46 10,-40C2,-38 -10,-34 -19,-28Z", "leaf"),
            *(oval((x, y, 4.4, 5.4), "mango edge") for x, y in ((-12, -20), (2, -26), (14, -30), (12, -18))),
        ),
        _standing(
            "stall",
            oval((2, 11, 23, 4.6), "dusk"),
            shape("M-17,10V-22M17,10V-22", "pole"),
            shape("M-18,-6H18V10H-18Z", "plank bold"),
            *(disc(x, -8, 4.6, ink) for x, ink in ((-11, "mango edge"), (-2, "rose edge"), (7, "banana edge"))),
            shape(
                "M-22,-18L-16,-34H16L22,-18C19,-13 13,-13 11,-18C9,-13 2,-13 0,-18C-2,-13 -9,-13 -11,-18"
                "C-13,-13 -19,-13 -22,-18Z",
                "cream bold",
            ),
            shape(
                "M-22,-18L-16,-34H-8L-11,-18C-13,-13 -19,-13 -22,-18ZM0,-18V-34H8L11,-18C9,-13 2,-13 0,-18Z", "awning"
            ),
            disc(15, -10, 9, "gleam"),
        ),
        art("hole", oval((0, 4, 15, 8.4), "path-rim"), oval((0, 5.4, 12.4, 6.2), "burrow")),
        art("puddle", shape("M-17,4C-20,-8 -8,-15 2,-13C14,-15 21,-5 17,5C13,14 -12,15 -17,4Z", "mire-shade")),
        art("ripples", shape("M-14,-7q5,-5 9,0t9,0M-8,6q5,-5 9,0t9,0", "ripple")),
        art("milestone", shape("M-15,13V-4C-15,-19 15,-19 15,-4V13Z", "cream bold")),
        art("pennant", shape("M0,2V-44", "pole"), shape("M1,-44L26,-36L1,-26Z", "awning bold")),
        art("finial", shape("M0,-12C5,-6 5,-2 0,2C-5,-2 -5,-6 0,-12Z", "gold edge")),
    )


def _standing(name: str, *parts: Node) -> Node:
    """Something tall, in the size that leaves the place behind it to see."""
    return art(name, group(parts, transform=f"translate(0 {FOOT})scale({GROWN})"))
