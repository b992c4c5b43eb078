"""How fast the engine is: `make bench`. Every figure comes from this one run; compare the ratios, not the days."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

import bench_odds
from stampede import camel, svg, wire
from stampede.camel.types import Action, State
from stampede.game import Look, Setup, decision

GAMES = 60
ROUNDS = 5


def race(game: str, seats: int, rng: random.Random) -> tuple[list[State], list[Action]]:
    """A whole random race: its states and what was done in each."""
    state = camel.start(Setup(game, seats))
    states, actions = [], []
    while (turn := camel.turn(state)) != "over":
        if turn == "chance":
            options, weights = zip(*camel.chances(state), strict=True)
            action = rng.choices(options, weights)[0]
        else:
            action = decision(camel.BOTS["random"](state, state.seat, rng)).action
        states.append(state)
        actions.append(action)
        state, _ = camel.apply(state, action)
    return states, actions


def seconds(work: Callable[[], object]) -> float:
    times = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


def main() -> None:
    races = [race("camel2" if n % 2 else "camel1", 2 + n % 7, random.Random(n)) for n in range(GAMES)]
    pairs = [pair for states, actions in races for pair in zip(states, actions, strict=True)]
    turns = [state for state, _ in pairs if camel.turn(state) != "chance"]
    whole = seconds(lambda: [race("camel2" if n % 2 else "camel1", 2 + n % 7, random.Random(n)) for n in range(GAMES)])
    applied = seconds(lambda: [camel.apply(state, action) for state, action in pairs])
    listed = seconds(lambda: [camel.legal(state) for state in turns])
    drawn = seconds(lambda: [camel.draw(state, Look(state.seat)) for state in turns[:200]])
    coded = seconds(lambda: [wire.write(wire.to_json(state)) for state in turns[:500]])
    size = statistics.median(len(wire.write(svg.tree(camel.draw(state, Look(state.seat))))) for state in turns[:200])
    once = applied / len(pairs)
    each = len(pairs) / GAMES
    print(f"random games, both editions, 2–8 seats   {GAMES / whole:10,.0f} games/s of {each:.0f} actions each")
    print(f"actions of whole random games            {len(pairs) / whole:10,.0f} actions/s")
    print(f"actions through apply alone              {len(pairs) / applied:10,.0f} actions/s")
    print(f"legal actions of a turn                  {listed / len(turns) / once:10.1f} × one apply")
    print(f"a state as JSON                          {coded / 500 / once:10.1f} × one apply")
    print(f"a drawing                                {drawn / 200 / once:10.1f} × one apply, {size / 1000:.0f} kB")
    print("What limits it: checking every conceivable action for legality, and immutable states copied field by field.")
    print()
    bench_odds.main()


if __name__ == "__main__":
    main()
