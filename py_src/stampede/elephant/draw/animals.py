"""The shapes of elephants, cows and the mouse, and the six silks that tell elephants apart.

An elephant is drawn around the middle of its belly in three ways: from the side, looking right; from behind; from the
front. Diamonds, waves, leaves, suns, stars and lattice say whose it is where colour cannot.
"""

from __future__ import annotations

from stampede.brush import art, box, disc, oval, shape, sign, stamp
from stampede.elephant.draw.brush import woven
from stampede.elephant.types import ELEPHANTS, Elephant
from stampede.svg import Node, group, node

SUNBEAMS = "M0,-4.2V-5.8M0,4.2V5.8M-4.2,0H-5.8M4.2,0H5.8M-3,-3L-4.2,-4.2M3,-3L4.2,-4.2M-3,3L-4.2,4.2M3,3L4.2,4.2"
WAVES = "M-7,0C-5,-4.4 -2,-4.4 0,0C2,4.4 5,4.4 7,0"
LEAF = "M-4.8,4.8C-6,-1.6 -1.8,-5.4 5,-5C5.2,1.4 1.4,5.4 -2.8,4.2L2.2,-1.8L-3.8,3.4Z"
STAR = "M0,-5.6L1.5,-1.8L5.4,-1.7L2.3,.9L3.4,4.8L0,2.5L-3.4,4.8L-2.3,.9L-5.4,-1.7L-1.5,-1.8Z"
MOTIFS: dict[Elephant, tuple[Node, ...]] = {
    "R": (shape("M0,-5.6L4.2,0L0,5.6L-4.2,0Z", "R-motif"),),
    "B": (shape(WAVES, "silk-B"),),
    "G": (shape(LEAF, "G-motif"),),
    "Y": (disc(0, 0, 2.5, "Y-motif"), shape(SUNBEAMS, "silk-Y")),
    "P": (shape(STAR, "P-motif"),),
    "O": (shape("M-7,-7L7,7M-7,7L7,-7", "silk-O"),),
}

# from the side
BODY = "M-29,3C-31,-9 -25,-21 -10,-22C2,-23 10,-19 13,-9L12,4C4,8 -20,8 -29,3Z"
BELLY = "M-29.6,-3C-22,3 -6,4 12.4,-1L12,4C4,8 -20,8 -29,3Z"
NEAR_LEGS = "M-28,-2C-29,6 -27,10 -28,18L-17,18C-17,12 -17,8 -15,4L-2,5C-1,10 -1,13 -1,18L10,18C10,11 13,5 12,-4Z"
FAR_LEGS = "M-16,3L-15,15L-7,15L-8,3ZM8,2L10,15L17,15C17,9 17,5 15,0Z"
TOES = "M-27,17.4h2M-23,17.4h2M0,17.4h2M4,17.4h2"
TAIL = "M-28,-10C-33,-8 -34,-2 -32,4"
HEAD = (
    "M4,-15C5,-25 18,-28 23,-20C25,-16 24,-10 25,-4C26,3 28,7 31,6C33,5 32,1 35,1C38,1 38,7 35,10"
    "C31,13.6 24,12 21,6C19.4,3 18.6,1 18,-1C12,1 5,-3 4,-9Z"
)
TRUNK_SHADE = "M18,-1C20,-2 21,-4 21.6,-7C22.4,0 24,8 31,9.6C26,12.6 22,9 20,4C19,2 18.6,1 18,-1Z"
EAR = "M-1,-19C5,-25 13,-21 14,-12C14.6,-4 9,3 4,1C-2,-2 -6,-13 -1,-19Z"
EAR_FOLD = "M1,-16C6,-20 11,-16 11,-11"
TUSK = "M18.4,-4C21,-.6 25,.4 29,-2C27,4 21,4.4 17,0Z"
CAP = "M9,-24.4C14,-28 21,-25 23,-19.6L16.4,-14.4Z"
HOUSING = "M-25,-15C-18,-23 -8,-23.6 2,-21.4L4,5C-6,8.4 -18,8 -27,4.4Z"
HOUSING_HEM = "M4,4C-6,7 -18,7 -27,3.4"
NECKLACE = "M1,-3C3,9 13,10 18,3"

# from behind
RUMP = "M-18,4C-20,-14 -12,-22 0,-22C12,-22 20,-14 18,4L17,18L6,18L5,10L-5,10L-6,18L-17,18Z"
BEHIND_EARS = "M-10,-23C-16,-31 -26,-26 -24,-15C-22,-9 -16,-9 -12,-13ZM10,-23C16,-31 26,-26 24,-15C22,-9 16,-9 12,-13Z"
NAPE = "M-10,-17C-11,-31 11,-31 10,-17Z"
BEHIND_HOUSING = "M-16,-15C-8,-23.6 8,-23.6 16,-15L19,4C8,8 -8,8 -19,4Z"
BEHIND_HEM = "M-18.6,3.2C-8,7 8,7 18.6,3.2"
BEHIND_TAIL = "M0,6C3,10 -2,11 .6,16"
CROWN_CLOTH = "M-6.6,-25.4C-4,-29.4 4,-29.4 6.6,-25.4L0,-20Z"

# from the front
CHEST = "M-19,6C-21,-12 -12,-18 0,-18C12,-18 21,-12 19,6L17,18L6,18L6,8L-6,8L-6,18L-17,18Z"
FRONT_EARS = "M-8,-21C-17,-30 -28,-24 -26,-12C-24,-3 -16,2 -9,-5ZM8,-21C17,-30 28,-24 26,-12C24,-3 16,2 9,-5Z"
EAR_INSIDES = "M-10,-18C-17,-24 -23,-20 -22,-12C-20,-6 -15,-3 -11,-7ZM10,-18C17,-24 23,-20 22,-12C20,-6 15,-3 11,-7Z"
FACE = (
    "M-13,-16C-13,-29 13,-29 13,-16C14,-7 10,-1 6.6,2L5,10C5,15 11,15 10,10L13,10C15,18 4,22 -1,15"
    "C-4,10 -5,5 -6.6,2C-10,-1 -14,-7 -13,-16Z"
)
WRINKLES = "M-3.6,3C-1,4 2,4 4,3M-2.6,7C0,8 2,8 3.6,7M-1,11C1,12 2,12 4,11"
TUSKS = "M-7,-1C-9,3 -11,5 -13,5C-12,8 -7,7 -5,3ZM7,-1C9,3 11,5 13,5C12,8 7,7 5,3Z"
FLANKS = "M-18,-10L-27,9C-22,12 -16,12 -11,11L-9,-8ZM18,-10L27,9C22,12 16,12 11,11L9,-8Z"
BROW_CLOTH = "M-14,-22C-9,-31 9,-31 14,-22C13,-14 7,-7.4 0,-5.6C-7,-7.4 -13,-14 -14,-22Z"

COW_BODY = "M-17,8C-22,2 -20,-8 -12,-10C-6,-11 -4,-16 1,-15C5,-14 5,-10 9,-9C14,-8 16,0 15,8Z"
COW_SHADE = "M-19,2C-10,6 4,5 15,1C16,4 15.6,6 15,8L-17,8C-18.6,6 -19,4 -19,2Z"
COW_LEGS = "M-16,5L-16,15L-10,15L-9,7L5,7L6,15L12,15L13,4Z"
COW_HEAD = "M8,-12C8,-17 13,-19 17,-17C21,-15 25,-9 25,-5C25,-1 20,-1 17,-3C12,-4 8,-8 8,-12Z"
MUZZLE = "M20,-8C24,-9 26,-6 25,-3C24,-.6 20,-1 18,-3Z"
HORNS = "M11,-16C8,-20 9,-25 12,-27C12,-23 14,-20 16,-18ZM17,-17C18,-21 21,-24 25,-24C23,-21 22,-18 20,-15Z"
COW_EAR = "M9,-13C5,-13 2,-11 2,-8C6,-7 9,-9 11,-11Z"
COW_TAIL = "M-18,-4C-23,-2 -22,5 -24,10"
COW_GARLAND = "M5,-8C6,1 13,4 18,-2"

MOUSE = "M-12,6C-13,-3 -5,-8 2,-7C5,-9 12,-5 15,2C16,5 12,6 8,6Z"
MOUSE_TAIL = "M-11,4C-18,6 -18,-2 -24,1"


def animal_art() -> tuple[Node, ...]:
    """The beasts with their silks, each elephant in its three ways."""
    return (
        *(_silk(letter) for letter in ELEPHANTS),
        *_side(),
        *_behind(),
        *_front(),
        art("housing", shape(HOUSING, "bold")),
        art("cap", shape(CAP, "bold")),
        *(
            art(f"side-{it}", stamp("side"), *woven("housing", it), stamp("side-gear"), stamp("cap", 0, 0, it))
            for it in ELEPHANTS
        ),
        *(art(f"away-{it}", stamp("away"), *woven("away-cloth", it), stamp("away-gear")) for it in ELEPHANTS),
        *(
            art(f"near-{it}", *woven("flanks", it), stamp("near"), *woven("brow", it), stamp("near-gear"))
            for it in ELEPHANTS
        ),
        art("tablet", box((-9.4, -9, 18.8, 18), "tablet", corner=4)),
        *(art(f"letter-{it}", stamp("tablet"), sign(it, 0, 0, 18)) for it in ELEPHANTS),
        art("badge-silk", box((-9, -12, 18, 24), "edge", corner=3)),
        *(art(f"badge-{it}", *woven("badge-silk", it), _small_letter(it)) for it in ELEPHANTS),
        art("under", oval((0, 17, 29, 6), "dusk")),
        art("aim", oval((0, 14, 30, 12), "target")),
        art("perhaps", oval((0, 4, 19, 15), "perhaps")),
        art("shoved", oval((0, 14, 30, 12), "pushed")),
        *_others(),
    )


def _small_letter(letter: Elephant) -> Node:
    return group([stamp(f"letter-{letter}")], transform="scale(.8)")


def _silk(letter: Elephant) -> Node:
    place = {"x": -6.5, "y": -6.5, "width": 13, "height": 13}
    return node(
        "pattern",
        *MOTIFS[letter],
        id=f"art-silk-{letter}",
        patternUnits="userSpaceOnUse",
        viewBox="-7 -7 14 14",
        **place,
    )


def _side() -> tuple[Node, ...]:
    return (
        art(
            "side",
            shape(TAIL, "tail"),
            shape(FAR_LEGS, "hide-shade bold"),
            shape(NEAR_LEGS, "hide bold"),
            shape(BODY, "hide bold"),
            shape(BELLY, "hide-shade"),
            shape(TOES, "dot"),
        ),
        art(
            "side-gear",
            shape(HOUSING_HEM, "hem"),
            shape(HEAD, "hide bold"),
            shape(TRUNK_SHADE, "hide-shade"),
            shape(TUSK, "cream edge"),
            shape(NECKLACE, "garland"),
            shape(NECKLACE, "petals"),
            shape(EAR, "hide-shade bold"),
            shape(EAR_FOLD, "line"),
            disc(17.6, -14, 1.9, "ink"),
        ),
    )


def _behind() -> tuple[Node, ...]:
    return (
        art(
            "away",
            shape(BEHIND_EARS, "hide-shade bold"),
            shape(NAPE, "hide bold"),
            shape(RUMP, "hide bold"),
        ),
        art("away-cloth", shape(BEHIND_HOUSING, "bold"), shape(CROWN_CLOTH, "bold")),
        art("away-gear", shape(BEHIND_HEM, "hem"), shape(BEHIND_TAIL, "tail")),
    )


def _front() -> tuple[Node, ...]:
    return (
        art("flanks", shape(FLANKS, "bold")),
        art(
            "near",
            shape(CHEST, "hide-shade bold"),
            shape(FRONT_EARS, "hide bold"),
            shape(EAR_INSIDES, "hide-shade"),
            shape("M-15,3C-8,14 8,14 15,3", "garland"),
            shape("M-15,3C-8,14 8,14 15,3", "petals"),
            shape(FACE, "hide bold"),
            shape(WRINKLES, "crease"),
            shape(TUSKS, "cream edge"),
        ),
        art("brow", shape(BROW_CLOTH, "bold")),
        art("near-gear", shape("M-7,-4v.1M7,-4v.1", "dot")),
    )


def _others() -> tuple[Node, ...]:
    """The cow and the mouse."""
    return (
        art(
            "cow",
            oval((0, 14, 20, 4.6), "dusk"),
            shape(COW_TAIL, "tail"),
            shape(COW_LEGS, "cowhide-shade bold"),
            shape(COW_BODY, "cowhide bold"),
            shape(COW_SHADE, "cowhide-shade"),
            shape(HORNS, "marigold edge"),
            shape(COW_EAR, "cowhide-shade edge"),
            shape(COW_GARLAND, "garland"),
            shape(COW_HEAD, "cowhide bold"),
            shape(MUZZLE, "lotus edge"),
            disc(16, -11.4, 1.6, "ink"),
            disc(13.6, -14.4, 1.8, "rose"),
        ),
        art(
            "mouse",
            oval((0, 7, 14, 3), "dusk"),
            shape(MOUSE_TAIL, "tail"),
            shape(MOUSE, "fur bold"),
            disc(3, -8, 5, "lotus bold"),
            disc(10, 0, 1.4, "ink"),
            disc(15, 3, 1.8, "rose"),
        ),
    )
