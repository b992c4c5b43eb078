"""The pictures of the rules: for each rule the scene that shows it, before and after, as text for one page.

What the pictures of a page have in common is drawn once and used everywhere. Which scenes there are is the games' to
say; where a picture stands on the page is the page's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from stampede import svg
from stampede.camel.draw.trails import trails as camel_trails
from stampede.elephant.draw.trails import trails as elephant_trails
from stampede.game import Look, State
from stampede.learning import game_of, opened, play
from stampede.lesson import Course, Scene
from stampede.sketches import framed, shared, still, taps_only
from stampede.svg import Node, node
from stampede.things import things

PIECES = ("herd", "camels")  # the layers of a drawing that arrows lie under


def illustrations(course: Course) -> dict[str, Scene]:
    """The scene for each rule that has one to itself: those it is first named in come first.

    The first lesson is a whole turn and comes last: later lessons show each of its rules by itself.
    """
    chosen: dict[str, Scene] = {}
    first, *lessons = course.lessons
    scenes = [scene for lesson in (*lessons, first) for scene in lesson.scenes]
    for place in range(max(len(scene.rules.split()) for scene in scenes)):
        for scene in scenes:
            rule = scene.rules.split()[place : place + 1]
            if rule and rule[0] not in chosen and scene not in chosen.values():
                chosen[rule[0]] = scene
    return chosen


def figures(course: Course) -> dict[str, Any]:
    """Art for the page, and the pictures by rule."""
    chosen = illustrations(course)
    drawings = {rule: [_picture(scene, *it) for it in _moments(scene)] for rule, scene in chosen.items()}
    parts, trees = shared([[it[2:] for it in pictures] for pictures in drawings.values()])
    pages = zip(drawings.items(), trees, strict=True)
    return {
        "art": svg.text(_art(chosen.values(), parts)),
        "things": things(course.name),
        "figures": {
            rule: {
                "scene": chosen[rule].name,
                "pictures": [_svg(it[1], tree) for it, tree in zip(pictures, told, strict=True)],
            }
            for (rule, pictures), told in pages
        },
    }


def _moments(scene: Scene) -> Iterator[tuple[State, str | None, tuple[Any, ...]]]:
    """How a scene begins and, if anything happens in it, how it ends; with the part to look at, and what happened."""
    line = next((answer.line for answer in scene.answers if answer.is_right), scene.line)
    before = opened(scene)
    steps = tuple(play(scene, before, line))
    states = [before, *(step.state for step in steps)]
    box = None if scene.kind == "figure" else framed(scene, states)
    yield before, box, ()
    if len(states) > 1:
        yield states[-1], box, tuple(event for step in steps for event in step.events)


def _picture(scene: Scene, state: State, box: str | None, events: tuple[Any, ...]) -> list[Any]:
    """A picture as a tree, without the art; arrows show which way those went that moved."""
    game = game_of(scene)
    drawing = game.draw(game.view(state, scene.seat), Look(scene.seat, players=scene.players, taps=False))
    tree: Any = svg.tree(still(taps_only(_with_trails(drawing, scene, events), frozenset(), box)))
    return list(tree)


def _with_trails(drawing: Node, scene: Scene, events: tuple[Any, ...]) -> Node:
    """The drawing with arrows under its pieces, if anybody moved."""
    layer = elephant_trails(opened(scene).course, events) if scene.setup.game == "elephant" else camel_trails(events)
    at = next(at for at, part in enumerate(drawing.children) if isinstance(part, Node) and _name(part) in PIECES)
    return drawing._replace(children=(*drawing.children[:at], layer, *drawing.children[at:])) if events else drawing


def _name(part: Node) -> str | None:
    return dict(part.attributes).get("id")


def _art(scenes: Iterable[Scene], parts: list[Any]) -> Node:
    """The games' own art, once, and the parts that pictures share."""
    most = max(scenes, key=lambda scene: scene.setup.seats)
    drawn = game_of(most).draw(game_of(most).view(opened(most), 0), Look(0, players=True))
    art = drawn.children[0]
    assert isinstance(art, Node)
    groups = (node("g", _node(part), id=f"part-{number}") for number, part in enumerate(parts))
    return node("svg", node("defs", *art.children, *groups), class_="derby", width=0, height=0, aria_hidden="true")


def _svg(attributes: dict[str, str], children: list[Any]) -> str:
    """A picture as text; numbers are parts that others have too."""
    return svg.text(Node("svg", tuple(attributes.items()), tuple(map(_node, children))))


def _node(tree: Any) -> Node | str:
    if isinstance(tree, int):
        return node("use", href=f"#part-{tree}")
    if isinstance(tree, str):
        return tree
    tag, attributes, *children = tree
    return Node(tag, tuple(attributes.items()), tuple(map(_node, children)))
