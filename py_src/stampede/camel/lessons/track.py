"""Scenes about camels on the track: stacks, crazy camels, tiles, the finish line."""

from __future__ import annotations

from stampede.camel.lessons.tables import at
from stampede.game import Setup
from stampede.lesson import Lesson, Scene, refused, right, wrong

STACKS = Lesson(
    "camel-stacks",
    (
        Scene(
            "camel-stacks-carry",
            "puzzle",
            at("1gry,3bp,15w,16k - bgyrpx"),
            "M1",
            asks="piece",
            answers=(right("y", "r:r3", "4ry 1g"), wrong("g", "r:r3", "4ry 1g")),
        ),
        Scene(
            "camel-stacks-onto",
            "puzzle",
            at("1r,4pg,6y,7b,15w,16k - bgyrpx"),
            "M1 M2",
            asks="piece",
            answers=(right("g", "r:p2", "6ypg"), wrong("y", "r:p2", "6ypg"), wrong("p", "r:p2", "6ypg")),
        ),
        Scene(
            "camel-stacks-lead",
            "puzzle",
            at("3bp,5g,7ry,15w,16k - bgyrpx"),
            "K1",
            asks="piece",
            answers=(right("y"), wrong("r"), wrong("k")),
            ends="7ry 16k",
        ),
        Scene(
            "camel-stacks-start",
            "replay",
            Setup("camel2", 4, 0),
            "S1 S2 S3 S4 S5",
            line="o:g1 o:y1 o:r1 o:b3 o:p3 o:w2 o:k1",
            ends="1gyr 3bp 15w 16k bgyrpx 0=3",
        ),
    ),
)

CARRYING = Lesson(
    "camel-carrying",
    (
        Scene(
            "camel-carrying-shake",
            "puzzle",
            at("2g,4rb,6yp,15w,16k - bgyrpx"),
            "A0 A3",
            answers=(right("r", "r:b2", "6ypb"),),
        ),
        Scene(
            "camel-carrying-rider",
            "puzzle",
            at("4gr,6b,7yp,15w,16k - bgyrpx"),
            "M1 M2 K1",
            asks="piece",
            answers=(right("r", "r:g3", "7ypgr"), wrong("g", "r:g3", "7ypgr"), wrong("p", "r:g3", "7ypgr")),
        ),
        Scene(
            "camel-carrying-left",
            "puzzle",
            at("5bgryp,15w,16k - bgyrpx"),
            "M1 K1",
            asks="piece",
            answers=(right("p", "r:r1", "5bg 6ryp"), wrong("r", "r:r1", "5bg 6ryp"), wrong("g", "r:r1", "5bg 6ryp")),
        ),
    ),
)

CRAZY = Lesson(
    "camel-crazy",
    (
        Scene(
            "camel-crazy-back",
            "puzzle",
            at("1gyr,3bp,15w,16k - bgyrpx"),
            "M3 S4",
            asks="place",
            answers=(right("13", "r:w2", "13w 16k"), wrong("1", "r:w2", "13w 16k")),
        ),
        Scene(
            "camel-crazy-carries",
            "puzzle",
            at("1gy,3b,9wrp,12k - bgyrpx"),
            "M3a",
            asks="piece",
            answers=(right("w", "r:k2", "7wrp 12k"), wrong("k", "r:k2", "7wrp 12k")),
        ),
        Scene(
            "camel-crazy-on-top",
            "puzzle",
            at("1gyr,3bp,16wk - bgyrpx"),
            "M3b",
            asks="piece",
            answers=(right("k", "r:w2", "14k 16w"), wrong("w", "r:w2", "14k 16w")),
        ),
        Scene(
            "camel-crazy-rank",
            "puzzle",
            at("4gy,8bp,11rwk - bgyrpx"),
            "K1",
            asks="piece",
            answers=(right("r"), wrong("k")),
            ends="11rwk",
        ),
    ),
)

TILES = Lesson(
    "camel-tiles",
    (
        Scene(
            "camel-tiles-cheer",
            "puzzle",
            at("1gyr,3bp,15w,16k 5+0 bgyrpx"),
            "M4",
            asks="place",
            answers=(right("6", "r:p2", "6p 0=4"), wrong("5", "r:p2", "6p 0=4")),
            players=True,
        ),
        Scene(
            "camel-tiles-boo",
            "puzzle",
            at("1gy,4bp,5r,15w,16k 6-0 bgyrpx"),
            "M4",
            asks="piece",
            answers=(right("r", "r:b2", "5bpr 0=4"), wrong("p", "r:b2", "5bpr 0=4")),
            players=True,
        ),
        Scene(
            "camel-tiles-back",
            "puzzle",
            at("1gy,5rb,8p,15w,16k 6-1 bgyrpx"),
            "M6 M4",
            asks="piece",
            answers=(right("r", "r:b1", "5br 1=4"), wrong("b", "r:b1", "5br 1=4")),
        ),
        Scene(
            "camel-tiles-crazy",
            "puzzle",
            at("1gyr,3bp,11w,16k 9+1 bgyrpx"),
            "M4",
            asks="place",
            answers=(right("8", "r:w2", "8w 1=4"), wrong("10", "r:w2", "8w 1=4")),
        ),
        Scene(
            "camel-tiles-place",
            "puzzle",
            at("1gyr,3bp,15w,16k 5+1 bgyrpx"),
            "A2 M5",
            answers=(
                right("s:+7", "s:+7 r:b2", "6bp 0=3 1=4"),
                refused("s:+6", "tile-beside-tile"),
                refused("s:+3", "tile-on-camels"),
                refused("s:+1", "tile-on-first-space"),
            ),
        ),
    ),
)

LINE = Lesson(
    "camel-line",
    (
        Scene(
            "camel-line-forward",
            "puzzle",
            at("1k,2w,3g,5b,9p,14yr 16+0 bgyrpx"),
            "M7 K2",
            asks="piece",
            answers=(right("r", "r:y2", "17yr turn=over"), wrong("y", "r:y2", "17yr turn=over")),
        ),
        Scene(
            "camel-line-backward",
            "puzzle",
            at("2wgb,5r,8y,9p,14k - bgyrpx"),
            "M7 K3",
            asks="piece",
            answers=(
                right("g", "r:w3", "0wgb turn=over"),
                wrong("b", "r:w3", "0wgb turn=over"),
                wrong("r", "r:w3", "0wgb turn=over"),
            ),
        ),
        Scene(
            "camel-line-once",
            "puzzle",
            at("2w,3g,5b,9p,12y,14k,15r - rx", 2),
            "L6 F4",
            played="t:r",
            asks="pounds",
            answers=(right("5", "r:r3", "17r 0=8 1=4"), wrong("10", "r:r3", "17r 0=8 1=4")),
            players=True,
        ),
    ),
)
