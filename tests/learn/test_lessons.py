"""Lessons keep their promises: every line is legal and leads where the scene says, every rule is taught."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from stampede.camel import coach
from stampede.game import State
from stampede.learning import COURSES, facts, game_of, opened, play, reason_against
from stampede.lesson import Answer, Scene

WEB = Path(__file__).parents[2] / "web"
PAGES = {"camel": "camel-derby.md", "elephant": "elephant-derby.md"}
SCENES = [scene for course in COURSES.values() for scene in course.scenes]
PUZZLES = [scene for scene in SCENES if scene.is_asked]
LINES = [(scene, answer) for scene in PUZZLES for answer in scene.answers]


def name(value: object) -> str:
    return value.name if isinstance(value, Scene) else value.choice if isinstance(value, Answer) else str(value)


def after(scene: Scene, line: str) -> State:
    """The state that a line leads to."""
    state = opened(scene)
    for step in play(scene, state, line):
        state = step.state
    return state


# ---- every line is played


@pytest.mark.parametrize("scene", SCENES, ids=name)
def test_a_scene_opens_and_ends_as_it_says(scene: Scene) -> None:
    assert set(scene.ends.split()) <= facts(scene, after(scene, scene.line))
    assert bool(scene.line) == (scene.kind == "replay")


@pytest.mark.parametrize(("scene", "answer"), [it for it in LINES if it[1].is_right], ids=name)
def test_the_solution_leads_where_it_should(scene: Scene, answer: Answer) -> None:
    assert set(answer.ends.split()) <= facts(scene, after(scene, answer.line))


@pytest.mark.parametrize(("scene", "answer"), [it for it in LINES if not it[1].is_right], ids=name)
def test_a_wrong_answer_is_refused_or_played_to_its_consequence(scene: Scene, answer: Answer) -> None:
    if answer.refused:
        reason = reason_against(scene, answer)
        assert reason
        assert reason.key == answer.refused
        assert not answer.line
    else:
        assert set(answer.ends.split()) <= facts(scene, after(scene, answer.line))


@pytest.mark.parametrize(("scene", "answer"), [it for it in LINES if it[0].asks == "action"], ids=name)
def test_an_answer_that_is_an_action_begins_its_own_line(scene: Scene, answer: Answer) -> None:
    if not answer.refused:
        assert reason_against(scene, answer) is None
        assert answer.line.split()[0].startswith(answer.choice)


@pytest.mark.parametrize("scene", PUZZLES, ids=name)
def test_a_puzzle_has_one_right_answer_and_somebody_to_give_it(scene: Scene) -> None:
    assert sum(answer.is_right for answer in scene.answers) == 1
    assert len({answer.choice for answer in scene.answers}) == len(scene.answers)
    assert len(scene.answers) > 1 or scene.name == "camel-carrying-shake", "a choice, but for one's very first move"
    assert game_of(scene).turn(opened(scene)) != "over"


@pytest.mark.parametrize("scene", [scene for scene in PUZZLES if scene.odds], ids=name)
def test_where_odds_are_told_the_solution_is_the_best_of_what_is_offered(scene: Scene) -> None:
    *_, found = coach.advise(game_of(scene).view(opened(scene), scene.seat), scene.seat)
    worth = {advice.offer["action"]: advice.judgement for advice in found.answer}
    best = max((answer.choice for answer in scene.answers), key=worth.__getitem__)
    assert [answer.choice for answer in scene.answers if answer.is_right] == [best]


# ---- the order of the buttons

ENOUGH = 10  # puzzles with as many answers, before anything can be said about their spread


@pytest.mark.parametrize("count", [2, 3])
def test_the_right_answer_is_as_likely_on_one_button_as_on_another(count: int) -> None:
    puzzles = [scene for scene in PUZZLES if len(scene.answers) == count]
    places = Counter(next(at for at, answer in enumerate(it.offered) if answer.is_right) for it in puzzles)
    assert len(puzzles) >= ENOUGH
    assert sorted(places) == list(range(count)), "each place is right sometimes"
    assert max(places.values()) <= max(0.45, 1.15 / count) * len(puzzles), places


@pytest.mark.parametrize("course", COURSES)
def test_the_first_button_of_a_course_is_right_no_more_often_than_chance(course: str) -> None:
    puzzles = [scene for scene in COURSES[course].scenes if len(scene.answers) > 1]
    first = sum(scene.offered[0].is_right for scene in puzzles)
    expected = sum(1 / len(scene.answers) for scene in puzzles)
    assert abs(first - expected) < 0.15 * len(puzzles)


def test_the_order_of_the_buttons_is_the_same_for_everyone() -> None:
    (scene,) = [scene for scene in PUZZLES if scene.name == "elephant-tiger-answer"]
    assert [answer.choice for answer in scene.offered] == ["n", "t"]
    assert set(scene.offered) == set(scene.answers)


# ---- all of it is taught


def ids(page: str) -> set[str]:
    text = (WEB / "rules" / page).read_text("utf-8")
    return set(re.findall(r"^- \*\*([A-Z]\d+[a-z]?)\*\*", text, re.MULTILINE))


@pytest.mark.parametrize("course", COURSES)
def test_every_rule_is_in_a_lesson_or_a_figure(course: str) -> None:
    taught = {rule for scene in COURSES[course].scenes for rule in scene.rules.split()}
    assert sorted(ids(PAGES[course]) - taught) == [], "rules that nothing teaches"
    assert sorted(taught - ids(PAGES[course])) == [], "rules that are not on the page"


# The rulebooks' worked examples: the scene that shows each, and where it must lead.
EXAMPLES = {
    "start with dice 1 1 1 3 3, crazy camels on 15 and 16": ("camel-stacks-start", "1gyr 3bp 15w 16k"),
    "red 3 carries yellow": ("camel-stacks-carry", "4ry"),
    "purple 2 carries green onto yellow": ("camel-stacks-onto", "6ypg"),
    "where a tile may lie": ("camel-tiles-place", "7+0"),
    "a leg worth 9 pounds": ("camel-legs-nine", "0=12"),
    "the winner and loser piles": ("camel-cards-second", "0=10 1=10 2=13 3=7"),
    "6 through blue, then round yellow and a cow": ("elephant-sideways-round", "9aR 9cB 10aG 9bY"),
    "a charge through elephants and a cow": ("elephant-charge-line", "7cR 11c"),
    "mango juice pushes nobody": ("elephant-mango-juice", "7cR 4bB 5a"),
    "a carpet over the blue elephant": ("elephant-flying-over", "7cR 5cB"),
    "a carpet over spaces that are not there": ("elephant-flying-gap", "12cR"),
    "a 5 from mud 2 moves 3": ("elephant-water-mud", "7aR"),
    "a snake leaves five cards": ("elephant-snakes-fewer", "turn=1"),
    "two snakes at a banana tree leave seven": ("elephant-spaces-banana", "66555cw*2"),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_worked_example_of_the_rulebooks_is_a_scene(example: str) -> None:
    wanted, ends = EXAMPLES[example]
    (scene,) = [scene for scene in SCENES if scene.name == wanted]
    line = next((answer.line for answer in scene.answers if answer.is_right), scene.line)
    assert set(ends.split()) <= facts(scene, after(scene, line))


def test_names_are_unique_and_say_where_a_scene_belongs() -> None:
    assert len({scene.name for scene in SCENES}) == len(SCENES)
    for course in COURSES.values():
        for lesson in course.lessons:
            assert lesson.name.startswith(f"{course.name}-")
            assert all(scene.name.startswith(f"{lesson.name}-") for scene in lesson.scenes)


@pytest.mark.parametrize("course", COURSES)
def test_the_first_lesson_is_one_turn_in_which_the_reader_makes_every_move(course: str) -> None:
    first = COURSES[course].lessons[0]
    assert first.name == f"{course}-first"
    done = ""
    for scene in first.scenes:
        assert scene.kind == "puzzle"
        assert scene.played == done, "each scene goes on where the one before ended"
        done = f"{done} {next(answer.line for answer in scene.answers if answer.is_right)}".strip()
    opening, game = first.scenes[0], game_of(first.scenes[0])
    turns = [game.turn(step.state) for step in play(opening, opened(opening), done)]
    assert game.turn(opened(opening)) == opening.seat
    assert opening.seat + 1 in turns, "the turn passes on"


def test_a_scene_is_compared_with_one_that_exists() -> None:
    assert {scene.beside for scene in SCENES if scene.beside} <= {scene.name for scene in SCENES}


def test_a_scenario_is_for_the_reader_and_three_bots() -> None:
    for scene in SCENES:
        if scene.kind == "scenario":
            assert (scene.setup.seats, scene.setup.first) == (4, 0)


def test_all_kinds_of_scenes_are_in_use() -> None:
    for course in COURSES.values():
        assert {"puzzle", "choice", "scenario"} <= {scene.kind for scene in course.scenes}
    assert {"figure", "replay"} <= {scene.kind for scene in SCENES}
