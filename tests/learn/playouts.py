"""Plays on from every answer to "What would you do?": `python tests/learn/playouts.py` writes what came of it anew.

All answers of a scene meet the same cards and dice. Hidden cards are dealt by chance, and every seat is played by the
same bot, which sees its own view only.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

from stampede.game import Action, Game, Rng, Setup, State, decision
from stampede.learning import COURSES, game_of
from stampede.lesson import Scene
from stampede.playouts import BOTS, MEASURES, RACES

TABLE = Path(__file__).parents[2] / "py_src/stampede/playouts.py"
SCENES = [scene for course in COURSES.values() for scene in course.scenes if scene.kind == "choice"]


def results(scene: Scene, choice: str, races: int) -> list[float]:
    """What each race brought the reader: 1, 0 or a share of a win, or pounds."""
    return [_result(scene, _ended(scene, choice, number)) for number in range(races)]


def summary(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    return mean, 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _result(scene: Scene, final: State) -> float:
    scores = game_of(scene).scores(final)
    best = max(scores)
    if MEASURES[scene.setup.game] == "pounds":
        return scores[scene.seat]
    return (scores[scene.seat] == best) / scores.count(best)


def _ended(scene: Scene, choice: str, number: int) -> State:
    """One race to its end."""
    game, dice, whims = game_of(scene), Rng(f"dice {number}"), Rng(f"whims {number}")
    state = _settled(game, game.start(_dealt(scene.setup)), dice)
    for action in (game.read_action(text) for text in (*scene.played.split(), choice)):
        state = _settled(game, game.apply(state, action)[0], dice)
    while isinstance(seat := game.turn(state), int):
        bot = game.BOTS[BOTS[scene.setup.game]]
        action = decision(bot(game.view(state, seat), seat, whims)).action
        state = _settled(game, game.apply(state, action)[0], dice)
    return state


def _dealt(setup: Setup) -> Setup:
    """The others hold six cards each, which nobody has seen; on the page their hands are left out."""
    return setup._replace(start=(setup.start or "").replace("/-", "/??????"))


def _settled(game: Game, state: State, dice: Rng) -> State:
    while game.turn(state) == "chance":
        state, _ = game.apply(state, _drawn(game, state, dice))
    return state


def _drawn(game: Game, state: State, dice: Rng) -> Action:
    actions, weights = zip(*game.chances(state), strict=True)
    return dice.choices(actions, weights)[0]


def _lines() -> Iterator[str]:
    for scene in SCENES:
        yield f'    "{scene.name}": {{'
        for answer in scene.answers:
            mean, error = summary(results(scene, answer.choice, RACES))
            yield f'        "{answer.choice}": ({mean:.3f}, {error:.3f}),'
        yield "    },"


if __name__ == "__main__":
    table = "PLAYED: dict[str, dict[str, tuple[float, float]]] = {\n" + "\n".join(_lines()) + "\n}\n"
    text = TABLE.read_text("utf-8")
    TABLE.write_text(re.sub(r"^PLAYED: .*\Z", lambda _: table, text, flags=re.MULTILINE | re.DOTALL), "utf-8")
