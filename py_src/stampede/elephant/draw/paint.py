"""The inks: one table of colours by day and by night, and what lines are drawn with them.

Drawings name inks as CSS classes and never a colour. Day is a wet green morning in the monsoon, night the same fields
under a clear moon. A page may print both games at once: an ink that Camel Derby names too is the same there.
"""

from __future__ import annotations

from functools import partial

from stampede import inks
from stampede.inks import Inks, Theme

# ink: (by day, by night)
PALETTE: dict[str, tuple[str, str]] = {
    # fields, woods and water
    "meadow": ("#b5cd72", "#1d4a4a"),
    "meadow-shade": ("#9cbd5c", "#1a4245"),
    "meadow-light": ("#c9da8c", "#245553"),
    "paddy": ("#93c47d", "#22605a"),
    "rice": ("#a6d08a", "#2a6c62"),
    "grove": ("#6fa552", "#14393c"),
    "grove-light": ("#86b85e", "#1f5350"),
    "jungle": ("#3f7f4c", "#123a3d"),
    "leaf": ("#5d9f4f", "#2e7560"),
    "leaf-light": ("#8fc25c", "#4a9472"),
    "bark": ("#7d5232", "#4a3a44"),
    "river": ("#4aa6c4", "#215a94"),
    "river-light": ("#a5dce4", "#6fa8d8"),
    # the course
    "path": ("#e7b76d", "#4b4a72"),
    "path-rim": ("#94542b", "#141338"),
    "cobble": ("#f8dea6", "#77749c"),
    "cobble-shade": ("#f1d08f", "#6b6891"),
    "groove": ("#c48b4c", "#3d3b64"),
    "mire": ("#9a6a45", "#3f2c45"),
    "mire-shade": ("#7b4f33", "#2c1f35"),
    "plank": ("#c98d55", "#8a6a70"),
    "burrow": ("#4a2a22", "#0f0d26"),
    "boulder": ("#b9b3a2", "#565a80"),
    "boulder-shade": ("#928b7c", "#41456b"),
    # fruit, flowers and cloth
    "banana": ("#ffdc45", "#ffdf5c"),
    "mango": ("#f0892b", "#f59a3e"),
    "marigold": ("#f7991d", "#fba832"),
    "rose": ("#d63f66", "#e2577b"),
    "lotus": ("#f3a6bd", "#e79ab5"),
    "awning": ("#d94f3a", "#e0604a"),
    "saffron": ("#fbb83a", "#a3450f"),
    "sandstone": ("#f2c79a", "#7d6a96"),
    "sandstone-shade": ("#d99f6e", "#5f5180"),
    "saffron-dome": ("#fbb83a", "#c98a3a"),
    "doorway": ("#6b2f3a", "#ffc65a"),
    "straw": ("#e3b34e", "#8a7a62"),
    "cloud": ("#f4f6f0", "#3a5a78"),
    "cloud-shade": ("#c5d3d8", "#2b4766"),
    # writing and paper, as everywhere
    "ink": ("#33202b", "#120f2b"),
    "cream": ("#fff4d9", "#fff1cf"),
    "paper": ("#f3dfae", "#e5cf9c"),
    "lamp": ("#ffe7a3", "#ffd86b"),
    "gold": ("#f4bd3b", "#f7c64f"),
    # animals
    "hide": ("#9aa3b4", "#a4abc6"),
    "hide-shade": ("#76809a", "#767da4"),
    "cowhide": ("#fffaf0", "#f4efe9"),
    "cowhide-shade": ("#dccbb8", "#b9b2c6"),
    "fur": ("#8a7f7a", "#8f889a"),
    "tiger": ("#f08a2c", "#f2953d"),
    "monkey": ("#9a5f37", "#a3693f"),
    "skin": ("#e8b184", "#e8b184"),
    "snake": ("#5a9a3c", "#6bb04c"),
    # silks: the cloth and what is woven into it
    "R": ("#c0302c", "#c93a33"),
    "R-motif": ("#ffe9c9", "#ffe9c9"),
    "B": ("#16438f", "#1a4a9a"),
    "B-motif": ("#c6e9f6", "#c9ecfa"),
    "G": ("#3f9c5a", "#46a562"),
    "G-motif": ("#0a3018", "#092c16"),
    "Y": ("#ffe15a", "#ffe362"),
    "Y-motif": ("#b54d12", "#a9470f"),
    "P": ("#3a1160", "#3f1668"),
    "P-motif": ("#f0b7e6", "#f3c1ea"),
    "O": ("#f5a04a", "#f8a852"),
    "O-motif": ("#6d2408", "#641f06"),
    # cards
    "green-card": ("#1a5a3a", "#1a5a3a"),
    "green-card-deep": ("#2f7d4f", "#2f7d4f"),
    "red-card": ("#d94e3f", "#d94e3f"),
    "red-card-deep": ("#a12c26", "#a12c26"),
    # the players below the course
    "veranda": ("#2f6b4c", "#0d2b33"),
    "mat": ("#fbeecb", "#1f4f56"),
    "mat-rim": ("#1d4a35", "#3d7f80"),
    "on-mat": ("#33202b", "#fbefd0"),
}

# Art that is printed in several colours leaves its two tones open: fill, and color for the shade.
TONES = {letter: (letter, f"{letter}-motif") for letter in "RBGYPO"} | {
    "green-suit": ("green-card", "green-card-deep"),
    "red-suit": ("red-card", "red-card-deep"),
}

# What a shape does besides being filled; a name in braces is an ink or one of `inks.WORDS`.
LINES = {
    "tone": "fill:currentColor",
    "edge": "stroke:{ink};stroke-width:1.3;{round}",
    "bold": "stroke:{ink};stroke-width:1.8;{round}",
    "line": "fill:none;stroke:{ink};stroke-width:1.3;{round}",
    "dot": "fill:none;stroke:{ink};stroke-width:2.2;{round}",
    "num": "font-family:{display};font-weight:700;text-anchor:middle;fill:{ink}",
    "pale": "fill:{cream}",
    "dusk": "fill:{ink};fill-opacity:.24",
    "crease": "fill:none;stroke:{hide-shade};stroke-width:1.6;{round}",
    "hem": "fill:none;stroke:{gold};stroke-width:2.6;stroke-dasharray:2 1.6",
    "garland": "fill:none;stroke:{marigold};stroke-width:5;stroke-linecap:round;stroke-dasharray:.1 4.4",
    "petals": "fill:none;stroke:{rose};stroke-width:3;stroke-linecap:round;stroke-dasharray:.1 8.8",
    "tablet": "fill:{cream};stroke:{ink};stroke-width:1.4",
    "tail": "fill:none;stroke:{ink};stroke-width:2;{round}",
    "silk-B": "fill:none;stroke:{B-motif};stroke-width:2.6;stroke-linecap:round",
    "silk-Y": "fill:none;stroke:{Y-motif};stroke-width:1.8;stroke-linecap:round",
    "silk-O": "fill:none;stroke:{O-motif};stroke-width:2.2;{round}",
    "dyke": "fill:none;stroke:{river};stroke-width:2.6;stroke-linejoin:round;stroke-opacity:.7",
    "furrow": "fill:none;stroke:{leaf};stroke-width:1.6;stroke-linecap:round;stroke-dasharray:9 5",
    "grass": "fill:none;stroke:{leaf};stroke-width:1.5;stroke-linecap:round",
    "flowers": "fill:none;stroke:{lotus};stroke-width:3.4;stroke-linecap:round",
    "canes": "fill:none;stroke:{grove-light};stroke-width:3;stroke-linecap:round",
    "rain": "fill:none;stroke:{river-light};stroke-width:1.6;stroke-linecap:round;stroke-opacity:.8",
    "ripple": "fill:none;stroke:{river-light};stroke-width:2;stroke-linecap:round",
    "bank": "fill:{river};stroke:{leaf-light};stroke-width:5;stroke-linejoin:round",
    "road-rim": "fill:{path-rim};stroke:{path-rim};stroke-width:13;stroke-linejoin:round",
    "road": "fill:{path};stroke:{path};stroke-width:8;stroke-linejoin:round",
    "stones": "fill:{cobble};stroke:{cobble};stroke-width:5;stroke-linejoin:round",
    "odd": "fill:{cobble-shade};stroke:{cobble-shade}",
    "wet": "fill:{river};stroke:{river}",
    "boggy": "fill:{mire};stroke:{mire}",
    "planked": "fill:{plank};stroke:{plank}",
    "open": "fill:{lamp};stroke:{marigold};stroke-width:3",
    "joint": "fill:none;stroke:{groove};stroke-width:2.6;stroke-linecap:round;stroke-dasharray:.1 7",
    "chevrons": "fill:none;stroke:{groove};stroke-width:3;{round}",
    "plank-joint": "fill:none;stroke:{path-rim};stroke-width:1.8;stroke-linecap:round;stroke-opacity:.6",
    "rail": "fill:none;stroke:{path-rim};stroke-width:4;stroke-linecap:round",
    "pole": "fill:none;stroke:{bark};stroke-width:4;stroke-linecap:round",
    "barrier": "fill:none;stroke:{cream};stroke-width:5;stroke-linecap:round",
    "barrier-red": "fill:none;stroke:{awning};stroke-width:5;stroke-dasharray:8 8",
    "chequer": "fill:none;stroke:{ink};stroke-width:8;stroke-dasharray:8 8",
    "chequer-pale": "fill:none;stroke:{cream};stroke-width:16",
    "mini-water": "fill:none;stroke:{river};stroke-width:42",
    "mini-start": "fill:none;stroke:{awning};stroke-width:26",
    "mini-finish": "fill:none;stroke:{ink};stroke-width:30;stroke-dasharray:14 14",
    "mat-num": "fill:{on-mat}",
    "target": "fill:{lamp};fill-opacity:.55;stroke:{marigold};stroke-width:3",
    "perhaps": "fill:{lamp};fill-opacity:.8;stroke:{marigold};stroke-width:3;stroke-dasharray:6 4",
    "pushed": "fill:{lotus};fill-opacity:.55;stroke:{rose};stroke-width:3",
    "steps": "fill:none;stroke:{ink};stroke-width:9;{round};stroke-opacity:.75",
    "steps-pale": "fill:none;stroke:{lamp};stroke-width:5;{round}",
    "trail": "fill:none;stroke:{marigold};stroke-width:5;{round}",
    "shove": "fill:none;stroke:{rose};stroke-width:4;{round}",
    "shove-rim": "fill:none;stroke:{cream};stroke-width:8;{round}",
    "mouse-way": "fill:none;stroke:{ink};stroke-width:3;stroke-linecap:round;stroke-dasharray:.1 7",
    "ghostly": "opacity:.66",
    "mat-now": "fill:{saffron};stroke:{on-mat};stroke-width:3.4;stroke-linejoin:round",
    "mat": "fill:{mat};stroke:{mat-rim};stroke-width:1.6;stroke-linejoin:round",
    "straw-line": "fill:none;stroke:{rose};stroke-width:3.4;{round}",
    "strip-joint": "fill:none;stroke:{groove};stroke-width:1.4;stroke-dasharray:2 2",
    "strip-bar": "fill:none;stroke:{awning};stroke-width:4;stroke-linecap:round",
    "strip-cow": "fill:{cowhide};stroke:{rose};stroke-width:3",
    "strip-sight": "fill:none;stroke:{rose};stroke-width:4;stroke-opacity:0",
    "strip-shade": "fill:{ink};fill-opacity:0",
    "gleam": "fill:{lamp};fill-opacity:{glow}",
}
STRENGTHS: dict[Theme, dict[str, str]] = {"light": {"glow": ".12"}, "dark": {"glow": ".55"}}

INKS = Inks(PALETTE, TONES, LINES, STRENGTHS)
values = partial(inks.values, INKS)
stylesheet = partial(inks.stylesheet, INKS)
variables = partial(inks.variables, INKS)
sheet_of_variables = partial(inks.sheet_of_variables, INKS)
