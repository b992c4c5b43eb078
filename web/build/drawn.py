"""What Python draws for the site at build time: `still POSITION` a board for first paint, `inks THEME` its colours.

`still title` is the start page's picture, `title` the same for elephants as JSON, `loop GAME` the race that is played
there, `empty` the track before a race. `lessons COURSE` is all scenes of a course as JSON, `figures COURSE` the
pictures of its rules, `stencils` what positions are put together from, `preview` what the settings show,
`circuits` the pictures among which the form of a new race offers them.
"""

import re
import sys

from loop import empty, loop, title_scene, title_still
from preview import preview

from stampede import svg
from stampede.camel.draw import draw, paint
from stampede.camel.draw.faces import all_art
from stampede.camel.draw.large import large_sheet
from stampede.camel.editions import SEATS
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.courses import circuits
from stampede.elephant.draw import paint as elephant_paint
from stampede.elephant.draw.large import large_sheet as elephant_large_sheet
from stampede.figures import figures
from stampede.game import Look
from stampede.learning import COURSES, course_shown
from stampede.sketches import close_up, shared
from stampede.stencils import all_stencils
from stampede.wire import write

LARGE = ":root[data-pieces=large]"


def still(position: str) -> str:
    """A board without its colours, which are the page's: inline styles are forbidden there. It knows all faces."""
    if position == "title":
        return svg.text(title_still())
    return svg.text(draw(show_position(read_position(position), SEATS[-1]), Look(players=False, taps=False)))


def faces(_: str) -> str:
    """Every face and every shape, for parts of the page that show players while no board does."""
    return svg.text(svg.node("svg", svg.node("defs", *all_art()), class_="unseen", aria_hidden="true"))


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
    """What the lessons' drawings share, each lesson's scenes, and its picture in the list of lessons."""
    shown = course_shown(COURSES[course])
    covers = {name: close_up(scenes[0]["state"]["drawing"]) for name, scenes in shown.items()}
    parts, (pictures, *scenes) = shared([covers, *shown.values()])
    return write({"parts": parts, "pictures": pictures, "lessons": dict(zip(shown, scenes, strict=True))})


DRAWN = {
    "still": still,
    "title": lambda _: write(title_scene()),
    "loop": lambda game: write(loop(game)),
    "empty": lambda _: write(empty()),
    "preview": lambda game: write(preview(game)),
    "faces": faces,
    "inks": inks,
    "lessons": lessons,
    "figures": lambda course: write(figures(COURSES[course])),
    "circuits": lambda _: write(circuits()),
    "stencils": lambda _: write(all_stencils()),
}

if __name__ == "__main__":
    print(DRAWN[sys.argv[1]](sys.argv[2]))
