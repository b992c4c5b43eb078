"""The numbers of "What would you do?" are those that races bring: some are played again and compared."""

from __future__ import annotations

import pytest

from learn.playouts import SCENES, results, summary
from stampede.lesson import Scene
from stampede.playouts import MEASURES, PLAYED

SAMPLE = 24  # races for each answer
CERTAIN = 2  # intervals of 95 %: a sample that is further away is not by chance


def name(value: object) -> str:
    return value.name if isinstance(value, Scene) else str(value)


def test_every_answer_has_its_numbers_and_nothing_else_has() -> None:
    wanted = {scene.name: {answer.choice for answer in scene.answers} for scene in SCENES}
    assert {scene: set(found) for scene, found in PLAYED.items()} == wanted


def test_each_game_asks_at_least_three_times() -> None:
    for game in MEASURES:
        assert sum(scene.setup.game == game for scene in SCENES) >= 3


@pytest.mark.parametrize("scene", SCENES, ids=name)
def test_some_races_played_again_agree_within_the_error(scene: Scene) -> None:
    for answer in scene.answers:
        mean, error = PLAYED[scene.name][answer.choice]
        found, near = summary(results(scene, answer.choice, SAMPLE))
        assert abs(found - mean) <= CERTAIN * (error + near) + 1 / SAMPLE, answer.choice


@pytest.mark.parametrize("scene", SCENES, ids=name)
def test_the_right_answer_is_the_best_by_more_than_the_error(scene: Scene) -> None:
    found = PLAYED[scene.name]
    best, *others = sorted(found, key=lambda choice: found[choice][0], reverse=True)
    assert [answer.choice for answer in scene.answers if answer.is_right] == [best]
    for other in others:
        assert found[best][0] - found[best][1] > found[other][0] + found[other][1]
