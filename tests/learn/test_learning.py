"""What the build writes about scenes is the engine's: the same states, drawings, layers; shared parts lose nothing."""

from __future__ import annotations

import re
from typing import Any

import pytest

from stampede import svg
from stampede.camel.draw.trails import trails as camel_trails
from stampede.elephant.draw.trails import trails as elephant_trails
from stampede.figures import figures, illustrations
from stampede.game import Look
from stampede.learning import COURSES, facts, game_of, opened, play, shown
from stampede.lesson import Scene
from stampede.sketches import close_up, shared, still, taps_only
from stampede.svg import node

SCENES = [scene for course in COURSES.values() for scene in course.scenes]
SOME = [scene for scene in SCENES if scene.name.endswith(("-carry", "-line", "-start", "-place", "-answer"))]


def name(scene: Scene) -> str:
    return scene.name


def whole(tree: Any, parts: list[Any]) -> Any:
    """A tree with its parts put in again."""
    if isinstance(tree, int) and not isinstance(tree, bool):
        return whole(parts[tree], parts)
    if isinstance(tree, list):
        return [whole(it, parts) for it in tree]
    return tree


@pytest.mark.parametrize("scene", SOME, ids=name)
def test_the_steps_of_an_answer_are_the_engines_own(scene: Scene) -> None:
    game, told = game_of(scene), shown(scene)
    for answer, written in zip(scene.offered, told["answers"], strict=True):
        steps = list(play(scene, opened(scene), answer.line))
        assert [it["action"] for it in written["steps"]] == [step.action for step in steps]
        for step, it in zip(steps, written["steps"], strict=True):
            camels = "".join(sorted("".join(stand) for stand in it["stands"]))
            position = game.position(step.state).split()[0 if scene.setup.game != "elephant" else 1]
            assert camels == "".join(sorted(part for part in position.split(",") if part != "-"))
            frames = [layers for layers in step.frames if layers]
            assert it["frames"] == [[svg.tree(layer) for layer in layers] for layers in frames]


def test_a_wrong_answer_keeps_its_sentence_wherever_its_button_stands() -> None:
    for scene in SCENES:
        told = {it["choice"]: it["mistake"] for it in shown(scene)["answers"]}
        mistakes = [answer.choice for answer in scene.answers if not answer.is_right]
        assert [choice for choice, number in sorted(told.items(), key=lambda it: it[1]) if number] == mistakes


@pytest.mark.parametrize("scene", SOME, ids=name)
def test_only_what_is_an_answer_can_be_tapped(scene: Scene) -> None:
    drawing = svg.text(_node(shown(scene)["state"]["drawing"]))
    tapped = {action for found in re.findall(r'data-actions="([^"]*)"', drawing) for action in found.split()}
    assert tapped <= {answer.choice for answer in scene.answers}
    if scene.name == "camel-tiles-place":
        assert tapped == {"s:+7"}, "what the rules refuse does not glow"


def _node(tree: Any) -> svg.Node:
    tag, attributes, *children = tree
    inside = tuple(it if isinstance(it, str) else _node(it) for it in children)
    return svg.Node(tag, tuple(attributes.items()), inside)


def test_nothing_is_lost_when_drawings_share_their_parts() -> None:
    look = Look(players=False, taps=False)
    trees = [svg.tree(game_of(scene).draw(opened(scene), look)) for scene in SOME]
    parts, numbered = shared(trees)
    assert [whole(it, parts) for it in numbered] == trees
    assert len(str(numbered)) + len(str(parts)) < len(str(trees)) / 2


def test_nobody_elses_cards_are_in_a_scene() -> None:
    (scene,) = [scene for scene in SCENES if scene.name == "elephant-turn-secret"]
    told = shown(scene)
    assert told["position"].split()[3] == "665522/??????/??????"
    assert "6655cc" not in str(told)


def test_a_lesson_s_picture_is_of_the_highest_stack() -> None:
    (scene,) = [scene for scene in SCENES if scene.name == "camel-stacks-carry"]
    drawing = shown(scene)["state"]["drawing"]
    x, y, width, height = map(float, close_up(drawing)[1]["viewBox"].split())
    assert close_up(drawing)[2:] == drawing[2:]
    assert (width, height) == (300, 225)
    assert x <= 150 <= x + width, "green, red and yellow on space 1"
    assert y <= 22
    assert y + height >= 70


def test_a_course_s_picture_is_what_the_scene_shows() -> None:
    (scene,) = [scene for scene in SCENES if scene.name == "elephant-pushing-line"]
    drawing = shown(scene)["state"]["drawing"]
    assert close_up(drawing) == drawing


def test_a_still_picture_has_no_names_and_leaves_out_the_art() -> None:
    drawing = node("svg", node("defs", node("g", id="art-x")), node("g", node("use", href="#art-x"), id="thing"))
    assert svg.text(still(drawing)) == '<svg><g><use href="#art-x"/></g></svg>'


def test_what_is_no_answer_neither_glows_nor_says_what_it_stands_for() -> None:
    ring = node("use", href="#art-cell", class_="ring")
    drawing = node("g", ring, class_="can", data_actions="t:r t:b", data_why="t:r")
    assert svg.text(taps_only(drawing, {"w:g"})) == "<g/>"
    assert svg.text(taps_only(drawing, {"t:b"})).startswith('<g class="can" data-actions="t:b"><use')


# ---- figures


def test_a_figure_shows_by_arrows_which_way_everybody_went() -> None:
    (scene,) = [scene for scene in SCENES if scene.name == "elephant-charge-line"]
    steps = list(play(scene, opened(scene), scene.answers[0].line))
    layer = svg.text(elephant_trails("DE", [event for step in steps for event in step.events]))
    moved = 5  # red, whom it pushes: blue, green, yellow, and a cow
    assert layer.count('class="perhaps"') == moved
    assert layer.count('class="shove"') == moved - 1
    assert layer.count('class="steps"') == 1


def test_camels_that_ride_along_go_by_one_arrow() -> None:
    (scene,) = [scene for scene in SCENES if scene.name == "camel-stacks-carry"]
    steps = list(play(scene, opened(scene), scene.answers[0].line))
    layer = svg.text(camel_trails([event for step in steps for event in step.events]))
    assert layer.count('class="perhaps"') == layer.count('class="steps"') == 1


@pytest.mark.parametrize("course", COURSES)
def test_arrows_are_only_where_somebody_moved(course: str) -> None:
    for rule, found in figures(COURSES[course])["figures"].items():
        before, *after = found["pictures"]
        assert 'class="perhaps"' not in before, rule
        assert len(after) <= 1
    drawn = [it["pictures"][-1] for it in figures(COURSES[course])["figures"].values() if len(it["pictures"]) > 1]
    assert sum('class="perhaps"' in it for it in drawn) >= 7


@pytest.mark.parametrize("course", COURSES)
def test_small_pictures_name_only_art_that_is_on_the_page(course: str) -> None:
    drawn = figures(COURSES[course])
    ids = re.findall(r'\bid="([^"]*)"', drawn["art"])
    for name, picture in drawn["things"].items():
        assert set(re.findall(r'href="#([^"]*)"', picture)) <= set(ids), name
        assert "id=" not in picture


@pytest.mark.parametrize("course", COURSES)
def test_pictures_of_rules_name_only_art_that_is_on_the_page(course: str) -> None:
    drawn = figures(COURSES[course])
    text = drawn["art"] + "".join(it for figure in drawn["figures"].values() for it in figure["pictures"])
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert set(re.findall(r'href="#([^"]*)"', text)) <= set(ids)
    assert len(ids) == len(set(ids)), "each name once, though there are many pictures"


@pytest.mark.parametrize("course", COURSES)
def test_a_rule_is_shown_by_a_scene_that_is_about_it(course: str) -> None:
    chosen = illustrations(COURSES[course])
    assert len(chosen) > 25
    for rule, scene in chosen.items():
        assert rule in scene.rules.split()


def test_facts_tell_position_money_and_turn() -> None:
    (scene,) = [scene for scene in SCENES if scene.name == "camel-stacks-carry"]
    assert {"1gry", "3bp", "bgyrpx", "0=3", "turn=0"} <= facts(scene, opened(scene))
