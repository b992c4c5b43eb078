"""A position of either game, or a scene of a lesson, as a picture that stands alone: for pages, posts and notebooks.

Which game a text belongs to is seen from its form. The inks are in the picture, so it needs nothing else.
"""

from __future__ import annotations

from stampede import svg
from stampede.camel.draw import picture as camel_picture
from stampede.camel.opening import show_position as camel_state
from stampede.camel.position import read_position as read_camels
from stampede.elephant.draw import picture as elephant_picture
from stampede.elephant.opening import show_position as elephant_state
from stampede.elephant.opening import start
from stampede.elephant.position import read_position as read_elephants
from stampede.game import Look, Setup
from stampede.inks import Theme
from stampede.learning import COURSES, game_of, opened
from stampede.lesson import Scene
from stampede.svg import Node, node

LOOK = Look(players=False, taps=False)
FIELDS_OF_A_RACE = 6
SEATS_OF_A_COURSE = 3


def poster(text: str, theme: Theme = "light") -> Node:
    """The picture for a position, for a course of Elephant Derby, or for the scene of that name."""
    drawn = _scene(text, theme) or _position(text, theme)
    return drawn._replace(children=(node("title", text), *drawn.children))


def poster_text(text: str, theme: Theme = "light") -> str:
    """The same as a file."""
    return svg.text(poster(text, theme))


def _position(text: str, theme: Theme) -> Node:
    fields = text.split()
    if len(fields) == FIELDS_OF_A_RACE:
        return elephant_picture(elephant_state(read_elephants(text, fields[3].count("/") + 1)), LOOK, theme)
    if len(fields) == 1:
        return elephant_picture(start(Setup("elephant", SEATS_OF_A_COURSE, 0, text)), LOOK, theme)
    return camel_picture(camel_state(read_camels(text)), LOOK, theme)


def _scene(name: str, theme: Theme) -> Node | None:
    found = [scene for course in COURSES.values() for scene in course.scenes if scene.name == name]
    return _drawn(found[0], theme) if found else None


def _drawn(scene: Scene, theme: Theme) -> Node:
    """A scene as its reader sees it first."""
    picture = elephant_picture if scene.setup.game == "elephant" else camel_picture
    view = game_of(scene).view(opened(scene), scene.seat)
    return picture(view, LOOK._replace(seat=scene.seat, players=scene.players), theme)
