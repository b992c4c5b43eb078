"""Random positions in notation, for odds: stacked, spread, crowded at both ends of the track, with or without tiles."""

from __future__ import annotations

import random

DICE = {"camel1": "bgyrp", "camel2": "bgyrpx"}


def random_position(rng: random.Random, edition: str, reveals: int) -> str:
    """A position of the edition with so many reveals to come."""
    camels = list("bgyrp" if edition == "camel1" else "bgyrpwk")
    rng.shuffle(camels)
    lowest = rng.choice([1, 1, 2, 3, 5, 8, 10, 12])
    spread = rng.choice([1, 2, 3, 4, 6, 9, 12, 16])
    track: dict[int, str] = {}
    for camel in camels:
        space = min(16, rng.randint(lowest, lowest + spread - 1))
        track[space] = track.get(space, "") + camel
    dice = sorted(rng.sample(DICE[edition], reveals + len(DICE[edition]) - 5), key=DICE[edition].index)
    stacks = ",".join(f"{space}{track[space]}" for space in sorted(track))
    return f"{stacks} {random_tiles(rng, track)} {''.join(dice)}"


def random_tiles(rng: random.Random, track: dict[int, str]) -> str:
    """Up to eight tiles on free spaces, no two of them neighbours, most of them where camels come by."""
    wanted = rng.choice([0, 0, 1, 1, 2, 3, 5, 8])
    near = [space + step for space in track for step in (-3, -2, -1, 1, 2, 3)]
    chosen: list[int] = []
    for space in rng.sample(near, len(near)):
        if len(chosen) < wanted and 2 <= space <= 16 and not track.get(space):
            chosen += [space] if all(abs(space - other) > 1 for other in chosen) else []
    return ",".join(f"{space}{rng.choice('+-')}{seat}" for seat, space in enumerate(sorted(chosen))) or "-"
