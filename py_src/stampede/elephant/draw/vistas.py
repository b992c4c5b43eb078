"""What the country shows, as art: groves, ponds, paddies, hamlets, a palace. Where it stands is `scenery`'s."""

from __future__ import annotations

from stampede.brush import art, disc, oval, shape, stamp
from stampede.svg import Node


def vista_art() -> tuple[Node, ...]:
    """All of it; flat and mostly without outlines, so that it stays behind what counts."""
    return (*_plants(), *_waters(), *_houses())


CROWN = (
    "M-23,-20C-28,-32 -18,-42 -9,-41C-6,-54 12,-54 15,-42C26,-42 30,-28 22,-21C22,-10 8,-8 1,-13C-7,-7 -21,-9 -23,-20Z"
)
CROWN_LIGHT = "M-20,-27C-19,-36 -8,-39 -5,-36C-4,-47 9,-48 12,-40C2,-40 -12,-36 -20,-27Z"
PALM = (
    "M2,-46C-6,-56 -20,-53 -25,-42C-16,-47 -7,-48 2,-46C-9,-43 -15,-36 -15,-27C-9,-35 -4,-41 2,-46"
    "C11,-44 17,-37 17,-28C11,-36 7,-41 2,-46C9,-49 19,-49 27,-42C23,-54 10,-56 2,-46C-1,-55 1,-62 9,-65"
    "C8,-58 6,-52 2,-46Z"
)
CANE_LEAVES = (
    "M-13,-48l-10,6l9,2M-1,-56l-9,10l10,-2l9,4M12,-46l10,7l-10,1M-11,-26l-10,5l10,2M9,-22l11,4l-10,3M-7,-38l8,-8l1,8"
)


def _plants() -> tuple[Node, ...]:
    """Trees alone and together, bushes, flowers and rocks."""
    return (
        art(
            "blot",
            shape("M96,-14C110,30 66,54 30,66C-10,84 -70,70 -92,36C-116,0 -92,-40 -52,-52C-14,-72 82,-62 96,-14Z"),
        ),
        art("tree", shape("M-3,2L-3,-16H3L4,2Z", "bark"), shape(CROWN, "grove"), shape(CROWN_LIGHT, "grove-light")),
        art("palm-tree", shape("M-3,2C-2,-16 -4,-32 0,-46L4,-46C1,-32 3,-16 3,2Z", "bark"), shape(PALM, "grove")),
        art(
            "grove",
            oval((0, 4, 54, 12), "dusk"),
            *(stamp("tree", x, y) for x, y in ((-8, -16), (26, -10), (-32, -4), (6, 6), (38, 8), (-14, 14))),
        ),
        art(
            "palms",
            oval((0, 6, 34, 8), "dusk"),
            *(stamp("palm-tree", x, y) for x, y in ((8, -8), (-16, 2), (20, 10))),
            stamp("bush", -2, 12),
        ),
        art(
            "bush",
            shape("M-19,4C-24,-8 -14,-16 -8,-12C-5,-22 10,-22 12,-12C21,-14 23,0 18,4Z", "grove"),
            shape("M-15,-3C-15,-10 -9,-11 -6,-8C-3,-15 6,-16 8,-10C0,-9 -9,-8 -15,-3Z", "grove-light"),
            shape("M-8,-1v.1M6,-2v.1M13,-4v.1M0,-7v.1", "flowers"),
        ),
        art(
            "flowerbed",
            shape("M-20,-2v.1M-11,4v.1M-4,-4v.1M5,3v.1M13,-3v.1M21,4v.1M-14,-8v.1M6,-9v.1", "flowers"),
            shape("M-17,3v.1M-7,-10v.1M0,0v.1M9,-3v.1M16,2v.1", "petals"),
        ),
        art(
            "bamboo",
            oval((0, 4, 20, 5), "dusk"),
            shape("M-9,4L-13,-48M-1,4L-1,-56M7,4L12,-46", "canes"),
            shape(CANE_LEAVES, "grove"),
        ),
        art(
            "rock",
            oval((0, 5, 19, 5), "dusk"),
            shape("M-18,5C-20,-4 -12,-13 -4,-14C8,-17 18,-6 18,5Z", "boulder edge"),
            shape("M-18,5C-16,0 -6,2 4,-1C10,-3 15,-4 17,0L18,5Z", "boulder-shade"),
        ),
    )


POND = "M-96,6C-104,-34 -58,-60 -14,-54C28,-74 92,-48 98,-8C108,32 60,62 18,56C-24,72 -88,50 -96,6Z"
LAP = "q8,-6 15,0t15,0"
BATHER = "M-22,4C-22,-10 -8,-16 2,-14C8,-22 20,-18 20,-8C26,-6 28,-14 25,-20L30,-22C36,-10 30,2 20,0L20,4Z"
CLOUD = "M-74,30C-96,24 -88,-6 -62,-4C-58,-30 -14,-38 0,-16C16,-34 60,-26 58,-2C86,-4 92,26 72,32C40,40 -40,40 -74,30Z"
CLOUD_SHADE = "M-74,30C-86,26 -88,16 -82,8C-60,24 -20,18 0,22C24,24 56,22 80,10C84,22 82,28 72,32C40,40 -40,40 -74,30Z"


def _waters() -> tuple[Node, ...]:
    return (
        art(
            "blossom",
            shape("M0,-12C4,-7 4,-2 0,1C-4,-2 -4,-7 0,-12Z", "rose"),
            shape("M-1,1C-8,0 -11,-4 -10,-9C-5,-8 -2,-4 -1,1ZM1,1C8,0 11,-4 10,-9C5,-8 2,-4 1,1Z", "lotus"),
        ),
        art("pad", shape("M0,0L14,-4A14,9 0 1 1 12,5Z", "leaf")),
        art(
            "pond",
            shape(POND, "bank", transform="scale(.66 .6)"),
            shape(f"M-44,-8{LAP}M10,16{LAP}", "ripple"),
            *(stamp("pad", x, y) for x, y in ((-20, 12), (20, -10))),
            *(stamp("blossom", x, y) for x, y in ((-18, 8), (28, -12), (-6, -12))),
        ),
        art(
            "bath",
            shape(POND, "bank"),
            shape(f"M-66,-14{LAP}M30,-30{LAP}M-20,34{LAP}M40,26{LAP}", "ripple"),
            *(stamp("pad", x, y) for x, y in ((-50, 20), (-36, -32), (60, -4), (10, 36))),
            *(stamp("blossom", x, y) for x, y in ((-48, 16), (66, -8), (20, 34))),
            stamp("bather", 10, -8),
            stamp("bather", -30, 12, turn="translate(-52 8) scale(-.6 .6)"),
        ),
        art(
            "bather",
            shape(BATHER, "hide edge"),
            shape("M4,-11C9,-14 13,-9 11,-3C8,1 3,-4 4,-11Z", "hide-shade edge"),
            disc(16, -9, 1.4, "ink"),
            shape("M29,-24q3,-12 12,-10M27,-25q-2,-12 -10,-12M28,-26v-14", "ripple"),
            shape("M-28,6q7,-5 14,0t14,0t14,0t14,0", "ripple"),
        ),
        art(
            "cloud",
            shape("M-60,40l-12,22M-36,44l-12,22M-12,42l-12,22M12,46l-12,22M36,42l-12,22M58,38l-12,22", "rain"),
            shape(CLOUD, "cloud"),
            shape(CLOUD_SHADE, "cloud-shade"),
        ),
    )


DOME = "M-22,0C-34,-20 -16,-34 0,-52C16,-34 34,-20 22,0Z"
ARCHES = (
    "M-18,0V-34C-18,-52 18,-52 18,-34V0ZM-50,-14V-34C-50,-46 -30,-46 -30,-34V-14ZM50,-14V-34C50,-46 30,-46 30,-34V-14Z"
    "M-94,-18V-34C-94,-42 -76,-42 -76,-34V-18ZM94,-18V-34C94,-42 76,-42 76,-34V-18Z"
)
DYKES = "M-36,-52L4,-32L-10,2L-98,26M-10,2L16,4L22,52M16,4L106,-16"
FURROWS = (
    "M-92,-6L-30,-40M-80,4L-22,-30M-64,8L-16,-20M0,-46L66,-30M-4,-34L72,-16M-8,-22L60,-6"
    "M-84,24L-8,4M-70,36L0,18M-46,44L4,30M20,4L88,-6M22,16L96,6M24,30L84,20"
)


def _houses() -> tuple[Node, ...]:
    return (
        art(
            "paddies",
            shape("M-110,0L-38,-50L-2,-30L-14,2L-96,24ZM20,6L106,-12L110,14L86,40L26,50Z", "paddy"),
            shape("M-32,-54L14,-58L84,-38L102,-18L12,0L-6,-2L6,-32ZM-98,30L-14,8L12,8L18,52L-50,58L-86,48Z", "rice"),
            shape(DYKES, "dyke"),
            shape(FURROWS, "furrow"),
        ),
        art(
            "hut",
            shape("M-20,0V-22H20V0Z", "sandstone"),
            shape("M-6,0V-14H6V0Z", "doorway"),
            shape("M-28,-18L0,-44L28,-18C18,-12 -18,-12 -28,-18Z", "straw"),
        ),
        art(
            "hamlet",
            oval((0, 14, 62, 14), "dusk"),
            stamp("palm-tree", -50, 2),
            *(stamp("hut", x, y) for x, y in ((24, -8), (-22, 8), (38, 20))),
            stamp("bush", -46, 22),
        ),
        art(
            "stupa",
            oval((0, 0, 62, 12), "dusk"),
            shape("M-56,0V-12H-44C-44,-60 44,-60 44,-12H56V0Z", "cloud"),
            shape("M-56,0V-12H-44C-44,-24 -38,-32 -30,-38C-36,-20 -20,-10 56,-8V0Z", "cloud-shade"),
            shape("M-9,-46H9L6,-58H-6ZM0,-84L-5,-58H5Z", "gold"),
            shape("M-44,-14Q-22,-2 0,-12T44,-14", "garland"),
        ),
        art(
            "palace",
            oval((0, 2, 122, 16), "dusk"),
            shape("M-112,0V-66H-98V-60H-64V-76H64V-60H98V-66H112V0Z", "sandstone"),
            shape("M-112,0V-12H112V0ZM-64,-60V-12H-56V-60ZM56,-60V-12H64V-60ZM-98,-60V-12H-94V-60Z", "sandstone-shade"),
            shape(DOME, "awning", transform="translate(0 -76) scale(1.5)"),
            shape("M-8,-78C-26,-98 -12,-120 0,-152C-6,-120 -8,-100 2,-78Z", "marigold"),
            *(shape(DOME, "saffron-dome", transform=f"translate({x} -60) scale(.62)") for x in (-82, 82)),
            *(shape(DOME, "awning", transform=f"translate({x} -66) scale(.34)") for x in (-105, 105)),
            shape(ARCHES, "doorway"),
            shape("M0,-154V-178M-82,-92V-106M82,-92V-106", "pole"),
            shape("M1,-178L28,-170L1,-161Z", "marigold"),
            shape("M-62,-66Q-46,-54 -31,-66T0,-66T31,-66T62,-66", "garland"),
        ),
    )
