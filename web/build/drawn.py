"""What Python draws for the site at build time: `still POSITION` a board for first paint, `inks THEME` its colours.

`lessons COURSE` is all scenes of a course as JSON, `figures COURSE` the pictures of its rules, `stencils` what
positions are put together from, `preview` what the settings show.
"""

import re
import sys

from preview import preview

from stampede import svg
from stampede.camel.draw import draw, paint
from stampede.camel.draw.faces import face_art
from stampede.camel.draw.large import large_sheet
from stampede.camel.editions import SEATS
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.elephant.draw import draw as draw_course
from stampede.elephant.draw import paint as elephant_paint
from stampede.elephant.draw.large import large_sheet as elephant_large_sheet
from stampede.elephant.opening import start
from stampede.figures import figures
from stampede.game import Look, Setup
from stampede.learning import COURSES, course_shown
from stampede.sketches import shared
from stampede.stencils import all_stencils
from stampede.wire import write

LARGE = ":root[data-pieces=large]"


def still(position: str) -> str:
    """A board without its colours, which are the page's: inline styles are forbidden there. It knows all faces."""
    return svg.text(draw(show_position(read_position(position), SEATS[-1]), Look(players=False, taps=False)))


def scene(position: str) -> str:
    """A board of elephants for the page to show before the engine is there: a drawing as the engine sends it."""
    state = start(Setup("elephant", len(position.split()[3].split("/")), 0, position))
    return write(svg.tree(draw_course(state, Look(players=False, taps=False))))


def faces(_: str) -> str:
    """Every player's face, for whatever on the page shows players while no board does."""
    return svg.text(svg.node("svg", svg.node("defs", *face_art(SEATS[-1])), class_="unseen", aria_hidden="true"))


def inks(theme: str) -> str:
    """`sheet` is the rules that colour drawings, `light` and `dark` the values they name, for the page to use too.

    `large` is the rules of larger pieces.
    """
    games = (paint, elephant_paint)
    if theme == "large":
        return large_sheet(LARGE) + elephant_large_sheet(LARGE)
    if theme == "sheet":
        return _once("".join(game.sheet_of_variables() for game in games))
    return "".join(game.variables("dark" if theme == "dark" else "light") for game in games)


def _once(sheet: str) -> str:
    """Each rule where it stands first: what both games say must not come after what one of them adds to it."""
    return "".join(dict.fromkeys(re.findall(r"[^{}]+\{[^{}]*\}", sheet)))


def lessons(course: str) -> str:
    """What the lessons' drawings share, and each lesson's scenes."""
    shown = course_shown(COURSES[course])
    parts, scenes = shared(list(shown.values()))
    return write({"parts": parts, "lessons": dict(zip(shown, scenes, strict=True))})


DRAWN = {
    "still": still,
    "scene": scene,
    "preview": lambda _: write(preview()),
    "faces": faces,
    "inks": inks,
    "lessons": lessons,
    "figures": lambda course: write(figures(COURSES[course])),
    "stencils": lambda _: write(all_stencils()),
}

if __name__ == "__main__":
    print(DRAWN[sys.argv[1]](sys.argv[2]))
