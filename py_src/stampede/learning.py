"""Scenes as they are shown: every line played by the rules, drawn, and told in plain values.

What comes out needs no Python to be stepped through: states with their drawings, the layers in between, what each
answer leads to. The build writes it into files; tests play the same lines and hold them to what the scenes promise.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from math import ceil
from typing import Any, NamedTuple

from stampede import wire
from stampede.camel.lessons import COURSE as CAMEL
from stampede.camel.odds import board_of, leg_odds
from stampede.catalog import game_named
from stampede.elephant.lessons import COURSE as ELEPHANT
from stampede.game import Game, Look, Reason, State
from stampede.lesson import Answer, Course, Scene
from stampede.playouts import MEASURES, PLAYED, RACES
from stampede.sketches import framed, taps_only
from stampede.svg import Json, Node, tree

COURSES: dict[str, Course] = {course.name: course for course in (CAMEL, ELEPHANT)}
REVEAL = "r"


class Step(NamedTuple):
    """One action carried out: the state after it, and the layers that show it event by event."""

    action: str
    state: State
    events: tuple[Any, ...]
    frames: tuple[tuple[Node, ...], ...]


# ---- playing


def opened(scene: Scene) -> State:
    """The state that a reader sees first."""
    state = game_of(scene).start(scene.setup)
    for step in play(scene, state, scene.played):
        state = step.state
    return state


def play(scene: Scene, state: State, line: str) -> Iterator[Step]:
    """A line's actions one after the other."""
    game = game_of(scene)
    for text in line.split():
        yield (step := _carried_out(game, scene, state, text))
        state = step.state


def _carried_out(game: Game, scene: Scene, state: State, text: str) -> Step:
    """A die that is told without having been asked for is asked for first, as in records."""
    action, before, events = game.read_action(text), state, ()
    if text.startswith("r:") and game.turn(state) != "chance":
        state, events = game.apply(state, game.read_action(REVEAL))
    state, more = game.apply(state, action)
    told = tuple(game.redact(event, scene.seat) for event in (*events, *more))
    return Step(text, state, told, tuple(game.frames(game.view(before, scene.seat), told)))


def game_of(scene: Scene) -> Game:
    return game_named(scene.setup.game)


def reason_against(scene: Scene, answer: Answer) -> Reason | None:
    """Why the rules refuse an answer that is an action."""
    game = game_of(scene)
    return game.why_not(opened(scene), game.read_action(answer.choice))


def facts(scene: Scene, state: State) -> set[str]:
    """What can be said about a state in the words of `ends`: parts of its position, `seat=score`, `turn=`."""
    game = game_of(scene)
    scores = {f"{seat}={score}" for seat, score in enumerate(game.scores(state))}
    return {*re.split("[ ,/]", game.position(state)), *scores, f"turn={game.turn(state)}"}


# ---- as plain values


def shown(scene: Scene) -> dict[str, Any]:
    """All of a scene that a page needs."""
    state = opened(scene)
    steps = tuple(play(scene, state, scene.line))
    lines = [tuple(play(scene, state, answer.line)) for answer in scene.offered]
    states = [state, *(step.state for line in (steps, *lines) for step in line)]
    box = framed(scene, states) if scene.is_asked or scene.kind == "replay" else None
    return {
        "name": scene.name,
        "kind": scene.kind,
        "game": scene.setup.game,
        "seats": scene.setup.seats,
        "start": scene.setup.start if scene.kind == "scenario" else None,
        "rules": scene.rules.split(),
        "position": game_of(scene).position(game_of(scene).view(state, scene.seat)),
        "asks": scene.asks,
        "beside": scene.beside or None,
        "state": _state(scene, state, box),
        "steps": [_step(scene, step, box) for step in steps],
        "answers": [
            _answer(scene, state, answer, [_step(scene, step, box) for step in line])
            for answer, line in zip(scene.offered, lines, strict=True)
        ],
        "odds": _odds(state) if scene.odds else None,
        "playouts": _playouts(scene) if scene.kind == "choice" else None,
    }


def _state(scene: Scene, state: State, box: str | None) -> dict[str, Any]:
    """A state as it is drawn, and as it is read aloud."""
    game, view = game_of(scene), game_of(scene).view(state, scene.seat)
    look = Look(scene.seat, players=scene.players)
    drawing = taps_only(game.draw(view, look), {answer.choice for answer in scene.answers}, box)
    return {"drawing": tree(drawing), **_standing(scene, view)}


def _standing(scene: Scene, view: State) -> dict[str, Any]:
    """Who stands where, for those who listen; and the cards in the reader's hand."""
    camels, *rest = game_of(scene).position(view).split()
    if COURSES["camel"].name in scene.setup.game:
        return {"stands": re.findall(r"(\d+)([a-z]+)", camels), "tiles": re.findall(r"(\d+)([+-])", rest[0])}
    hand = "".join(view.players[scene.seat].hand)
    return {
        "stands": re.findall(r"(\d+)([abc])([A-Z])", rest[0]),
        "cows": re.findall(r"(\d+)([abc])", rest[1]),
        "hand": hand,
    }


def _step(scene: Scene, step: Step, box: str | None) -> dict[str, Any]:
    return {
        "action": step.action,
        "frames": [[tree(layer) for layer in layers] for layers in step.frames if layers],
        **_state(scene, step.state, box),
    }


def _answer(scene: Scene, state: State, answer: Answer, steps: Sequence[dict[str, Any]]) -> dict[str, Any]:
    return {
        "choice": answer.choice,
        "right": answer.is_right,
        "mistake": 0 if answer.is_right else scene.mistakes.index(answer) + 1,
        "offer": _offer(scene, state, answer) if scene.asks == "action" else None,
        "steps": steps,
    }


def _offer(scene: Scene, state: State, answer: Answer) -> Mapping[str, Any]:
    """An action as a button offers it."""
    game = game_of(scene)
    action = game.read_action(answer.choice)
    legal = not answer.refused
    return {**wire.to_json(action), **(game.terms(game.view(state, scene.seat), action) if legal else {})}


def _odds(state: State) -> list[dict[str, Any]]:
    """How likely each racer leads at the end of the leg or is second, and what its next ticket is worth."""
    found = leg_odds(board_of(state))
    return [
        {
            "racer": racer,
            "first": round(100 * ranks[0] / found.total),
            "second": round(100 * ranks[1] / found.total),
        }
        for racer, ranks in found.ranks.items()
    ]


def _playouts(scene: Scene) -> dict[str, Any]:
    """What came of each answer: per cent of races won, or tenths of pounds at the end; and how far off that can be."""
    measure = MEASURES[scene.setup.game]
    scale = 100 if measure == "wins" else 10
    found = [(answer.choice, *PLAYED[scene.name][answer.choice]) for answer in scene.offered]
    return {
        "measure": measure,
        "races": RACES,
        "error": ceil(scale * max(error for _, _, error in found)),
        "values": {choice: round(scale * mean) for choice, mean, _ in found},
    }


def course_shown(course: Course) -> dict[str, Any]:
    """A course's lessons with all their scenes."""
    return {lesson.name: [shown(scene) for scene in lesson.scenes] for lesson in course.lessons}


__all__ = ["COURSES", "Json", "course_shown", "facts", "opened", "play", "reason_against", "shown"]
