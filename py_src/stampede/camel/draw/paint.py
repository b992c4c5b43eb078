"""The inks: one table of colours by day and by night, and what lines are drawn with them.

Drawings name inks as CSS classes and never a colour. Day is the desert at noon, night the same desert by moonlight.
"""

from __future__ import annotations

from functools import partial

from stampede import inks
from stampede.inks import Inks, Theme

# ink: (by day, by night)
PALETTE: dict[str, tuple[str, str]] = {
    # the sky and what stands far away
    "sky": ("#9fd3cd", "#1b2150"),
    "ray": ("#b4dcd2", "#20275a"),
    "haze": ("#f4e3bd", "#3a3a76"),
    "sun": ("#f28a3c", "#f6e7b4"),
    "halo": ("#f7b765", "#4a4a86"),
    "far": ("#e9b98a", "#34366f"),
    "caravan": ("#8b5233", "#6d6bb0"),
    "far-shade": ("#d99c70", "#2a2c60"),
    "dune": ("#df9560", "#3d3b74"),
    "dune-shade": ("#c8764a", "#302f63"),
    # the ground
    "sand": ("#f7dfac", "#57558a"),
    "sand-rim": ("#b8643c", "#211f4d"),
    "sand-shade": ("#dcb377", "#46447a"),
    "pebble": ("#c99a62", "#8583b4"),
    "yard": ("#dd8a57", "#39356c"),
    "yard-light": ("#e8a271", "#47437d"),
    "shadow": ("#9c4f33", "#17163c"),
    # writing and paper
    "ink": ("#33202b", "#120f2b"),
    "cream": ("#fff4d9", "#fff1cf"),
    "paper": ("#f3dfae", "#e5cf9c"),
    "on-sand": ("#6d3a22", "#f3e7c8"),
    "on-inside": ("#f0cfa8", "#5a2413"),
    "on-yard": ("#74341a", "#c3bde8"),
    "on-strip": ("#33202b", "#fbefd0"),
    # tents, stones, gold
    "lamp": ("#ffe7a3", "#ffd86b"),
    "inside": ("#5b2f35", "#f0a63c"),
    "inside-low": ("#46242d", "#c9702c"),
    "wood": ("#8a4f2d", "#6c4339"),
    "stone": ("#edc27e", "#8f85ad"),
    "stone-shade": ("#c98a4c", "#5f578f"),
    "stone-dark": ("#8b5233", "#3b346b"),
    "gold": ("#f4bd3b", "#f7c64f"),
    "gold-shade": ("#b9781b", "#a66d1d"),
    "palm": ("#4f8a55", "#2f6b68"),
    "cheer": ("#2c8f7b", "#2fa38b"),
    "boo": ("#d8412f", "#e2533d"),
    "rug-winner": ("#23716f", "#1f6672"),
    "rug-winner-weave": ("#f2c14e", "#e9b949"),
    "rug-loser": ("#8c4560", "#6a3a6a"),
    "rug-loser-weave": ("#efb58a", "#d99c86"),
    "strip": ("#b8552f", "#1a1740"),
    "panel": ("#fbe9c3", "#34306a"),
    "panel-rim": ("#8f3f26", "#544f92"),
    "turn-rim": ("#33202b", "#ffd257"),
    "turn": ("#ffcb3d", "#a3450f"),
    # blankets: the cloth and what is woven into it
    "b": ("#17509c", "#1b57a4"),
    "b-motif": ("#c6e9f6", "#c9ecfa"),
    "g": ("#5bb46b", "#66bd76"),
    "g-motif": ("#0f4527", "#0e4025"),
    "y": ("#ffd23f", "#ffd54a"),
    "y-motif": ("#c2571a", "#b54d12"),
    "r": ("#cd3a2d", "#d84535"),
    "r-motif": ("#ffe9c9", "#ffe9c9"),
    "p": ("#481c69", "#4d2272"),
    "p-motif": ("#f0b7e6", "#f3c1ea"),
    "x": ("#8d8a8c", "#9d9aa6"),
    "x-motif": ("#5c5a60", "#63616f"),
    # fur: lit and in shade
    "fur-b": ("#c98a4e", "#b98150"),
    "fur-b-shade": ("#a2652f", "#8e5c3a"),
    "fur-g": ("#d9a262", "#c89862"),
    "fur-g-shade": ("#b27a3e", "#9c7046"),
    "fur-y": ("#a9643a", "#9d6140"),
    "fur-y-shade": ("#824623", "#75452f"),
    "fur-r": ("#dcae74", "#cda473"),
    "fur-r-shade": ("#b98449", "#a27b50"),
    "fur-p": ("#c07c4b", "#b0754c"),
    "fur-p-shade": ("#985a2f", "#855238"),
    "fur-w": ("#fffaf0", "#fbf6ee"),
    "fur-w-shade": ("#d6cbbd", "#c2bccb"),
    "fur-k": ("#3a3239", "#2b2733"),
    "fur-k-shade": ("#221c24", "#191622"),
    # seats
    "seat-0": ("#2f9c95", "#3aaea6"),
    "seat-1": ("#e8663c", "#ee7449"),
    "seat-2": ("#7a4bb0", "#9a70cf"),
    "seat-3": ("#e3a51f", "#eeb433"),
    "seat-4": ("#d9477f", "#e45f92"),
    "seat-5": ("#6d8f2f", "#88ab44"),
    "seat-6": ("#3056a8", "#5a82d6"),
    "seat-7": ("#a8372f", "#cf5a50"),
    # faces: hair and clothes
    "hair-ginger": ("#c8562b", "#c8562b"),
    "hair-silver": ("#d3cbc6", "#cbc5cf"),
    "hair-sand": ("#dcb377", "#c79f68"),
    "garb-blue": ("#3a62b5", "#4d75c8"),
    "garb-red": ("#b23a34", "#c24a43"),
    "garb-green": ("#6d8f2f", "#7b9c40"),
    "garb-violet": ("#7d4fae", "#8f63c0"),
    "blush": ("#e2788a", "#e2788a"),
    # skin
    "skin-0": ("#e8b184", "#e8b184"),
    "skin-2": ("#f1c7a0", "#f1c7a0"),
    "skin-3": ("#b97a4d", "#b97a4d"),
    "skin-4": ("#6b4029", "#6b4029"),
    "skin-5": ("#d99e6e", "#d99e6e"),
    "skin-6": ("#a5673f", "#a5673f"),
    "skin-7": ("#efc19a", "#efc19a"),
}

# Art that is printed in several colours leaves its two tones open: fill, and color for the shade.
TONES = {
    **{letter: (letter, f"{letter}-motif") for letter in "bgyrpx"},
    **{rug: (rug, f"{rug}-weave") for rug in ("rug-winner", "rug-loser")},
    **{f"fur-{letter}": (f"fur-{letter}", f"fur-{letter}-shade") for letter in "bgyrpwk"},
}

# What a shape does besides being filled; a name in braces is an ink or one of `inks.WORDS`.
LINES = {
    "day": "display:{day}",
    "night": "display:{night}",
    "tone": "fill:currentColor",
    "edge": "stroke:{ink};stroke-width:1.3;{round}",
    "plaque": "fill:{cream};stroke:{ink};stroke-width:.9",
    "line": "fill:none;stroke:{ink};stroke-width:1.3;{round}",
    "dot": "fill:none;stroke:{ink};stroke-width:2.2;{round}",
    "spots": "fill:none;stroke:{cream};stroke-width:2;{round}",
    "freckles": "fill:none;stroke:{hair-ginger};stroke-width:1.5;{round}",
    "brow": "fill:none;stroke:{ink};stroke-width:2.8;{round}",
    "shine": "fill:none;stroke:{cream};stroke-width:1.3;stroke-opacity:.7;{round}",
    "headband": "fill:none;stroke:{cream};stroke-width:3.2;{round}",
    "fringe": "fill:none;stroke:{cream};stroke-width:2.2;stroke-dasharray:1.6 1.4",
    "rope": "fill:none;stroke:{gold-shade};stroke-width:2.4;stroke-dasharray:3 1",
    "seam": "fill:none;stroke:{pebble};stroke-width:3.4;stroke-linecap:round;stroke-dasharray:.1 8.2",
    "course": "fill:none;stroke:{stone-dark};stroke-width:1;stroke-opacity:.6",
    "hollow": "fill:none;stroke:currentColor;stroke-width:1.5;stroke-dasharray:4 3",
    "in-tent": "color:{on-inside}",
    "in-yard": "color:{on-yard}",
    "shade": "fill:{shadow};fill-opacity:.26",
    "birds": "fill:none;stroke:{ink};stroke-width:1.6;{round}",
    "coin-ring": "fill:none;stroke:{gold-shade};stroke-width:1",
    "frame": "fill:none;stroke:{strip};stroke-width:1.2",
    "raked": "fill:none;stroke:{sand-shade};stroke-width:1.3;stroke-dasharray:70 6 130 9 44 7;stroke-opacity:.6",
    "hooves": "fill:none;stroke:{sand-shade};stroke-width:2.6;stroke-linecap:round;stroke-dasharray:4 30",
    "late": "stroke-dashoffset:17",
    "arrow": "fill:none;stroke:{pebble};stroke-width:3.4;{round}",
    "kerb": "fill:none;stroke:{cream};stroke-width:9",
    "kerb-red": "fill:none;stroke:{strip};stroke-width:9;stroke-dasharray:13 13",
    "sign": "fill:none;stroke:{cream};stroke-width:2",
    "dots": "fill:none;stroke:{ink};stroke-width:3;{round}",
    "glow": "fill:{lamp};fill-opacity:{glow}",
    "fold": "fill:{ink};fill-opacity:.22",
    "faint": "fill:currentColor;fill-opacity:.2",
    "tone-line": "fill:none;stroke:currentColor;stroke-width:1.6",
    "tassels": "fill:none;stroke:{paper};stroke-width:5;stroke-dasharray:1.6 2.6",
    "handles": "fill:none;stroke:{gold};stroke-width:2.6;{round}",
    "link": "fill:none;stroke:{on-strip};stroke-width:1.8;{round}",
    "weave-b": "fill:none;stroke:{b-motif};stroke-width:2.2;stroke-linecap:round",
    "weave-y": "fill:none;stroke:{y-motif};stroke-width:1.8;stroke-linecap:round",
    "weave-x": "fill:none;stroke:{x-motif};stroke-width:2.4",
    "panel": "fill:{panel};stroke:{panel-rim};stroke-width:1.5;stroke-linejoin:round",
    "now": "fill:{turn};stroke:{turn-rim};stroke-width:3.4;stroke-linejoin:round",
    "num": "font-family:{display};font-weight:700;text-anchor:middle;fill:{ink}",
    "pale": "fill:{cream}",
    "sand-num": "fill:{on-sand}",
    "strip-num": "fill:{on-strip}",
    "hit": "fill:{cream};fill-opacity:0;pointer-events:all",
    "can>.panel": "stroke:{lamp};stroke-width:3.4",
    # behind a thing's outline; a page sets these variables on what is chosen
    "chosen": "fill:none;fill:var(--pick,none);stroke:none;stroke:var(--pick-rim,none);stroke-width:9;stroke-opacity:1",
    "near": "stroke-width:3",
    "ghostly": "opacity:.66",
    "ring": "fill:{cream};fill-opacity:{lit};stroke:{lamp};stroke-width:1.8;stroke-opacity:{rim}",
}
STRENGTHS: dict[Theme, dict[str, str]] = {
    "light": {"glow": ".12", "lit": ".34", "rim": ".9", "day": "inline", "night": "none"},
    "dark": {"glow": ".55", "lit": ".12", "rim": ".5", "day": "none", "night": "inline"},
}

INKS = Inks(PALETTE, TONES, LINES, STRENGTHS)
values = partial(inks.values, INKS)
stylesheet = partial(inks.stylesheet, INKS)
variables = partial(inks.variables, INKS)
sheet_of_variables = partial(inks.sheet_of_variables, INKS)
