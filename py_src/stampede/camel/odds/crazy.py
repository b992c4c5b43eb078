"""What the grey die can make of a shape: which crazy camel moves, and where it goes.

White and black look alike here, as the grey die shows either just as often. It weighs twice as much as a racing die, so
that a single crazy camel's number weighs one and a forced one's two. A crazy camel that nobody can meet any more is
trimmed off, which makes shapes equal that differ by nothing else.
"""

from __future__ import annotations

from typing import TypeAlias

from stampede.camel.editions import PIPS
from stampede.camel.odds.orders import SWAP
from stampede.camel.odds.shapes import BACK, Course, Fork, Shape, Step, replaced
from stampede.camel.odds.tally import Ending, Outcome, ending

WAYS = 6  # of the grey die, all in all

# A crazy camel that may move: all behind and below it, all above and ahead of it, the weight of each number.
Mover: TypeAlias = tuple[str, str, int]


def crazy_fork(course: Course, shape: Shape) -> Fork:
    """M3: what the grey die can lead to; afterwards crazy camels are in nobody's way."""
    movers = _movers(shape.text)
    unmoved = _unmoved(movers)
    onward: dict[tuple[Shape, int], int] = {}
    over, landings = list[Outcome](), 0
    for before, after, weight in movers:
        above, _, rest = after.partition(" ")
        if "o" not in above and not _has_mark_near(course, before):
            unmoved += len(PIPS) * weight
            continue
        pieces = [*before.rsplit(" ", 5), rest]  # all behind, four spaces, its own, all ahead
        for at, piece, swap, landed in _steps(course, pieces, before.count("o"), above):
            landings += landed * weight
            if piece is None:
                over.append((swap, True, weight, 0))
            else:
                reached = course.shape(replaced(pieces, at, piece).replace("w", "")), swap
                onward[reached] = onward.get(reached, 0) + weight
    if unmoved:
        here = course.shape(shape.text.replace("w", "")), 0
        onward[here] = onward.get(here, 0) + unmoved
    gone_on = tuple((reached, swapped, weight) for (reached, swapped), weight in onward.items())
    shape.crazy_fork = fork = gone_on, ending(*over) if over else None, landings
    return fork


def crazy_endings(course: Course, shape: Shape) -> tuple[Ending, ...]:
    """How the leg ends with the grey die as its last reveal: one part for each camel that may move."""
    movers = _movers(shape.text)
    unmoved, found = _unmoved(movers), []
    for before, after, weight in movers:
        above = after.partition(" ")[0]
        if "o" not in above and not _has_mark_near(course, before):
            unmoved += len(PIPS) * weight
        else:
            found.append(_crazy_ending(course, before, above, weight))
    if unmoved:
        found.append(ending((0, False, unmoved, 0)))
    shape.crazy_endings = tuple(found)
    return shape.crazy_endings


def _crazy_ending(course: Course, before: str, above: str, weight: int) -> Ending:
    pieces, start = before.rsplit(" ", 5), before.count("o")
    key: tuple[int | str, ...] = (start, above, weight, *pieces[1:])
    found = course.crazy_endings.get(key)
    if found is None:
        steps = _steps(course, pieces, start, above)
        found = ending(*[(swap, piece is None, weight, landed * weight) for _, piece, swap, landed in steps])
        course.crazy_endings[key] = found
    return found


def _movers(text: str) -> tuple[Mover, ...]:
    """M3a, M3b: one that alone carries racers or sits on the other moves in any case, otherwise each of them may."""
    behind, _, ahead = text.partition("w")
    between, has_second, beyond = ahead.partition("w")
    carries = ahead[0] == "o"
    if not has_second:
        return ((behind, ahead, 2 if carries else 1),)
    if between and carries == (beyond[0] == "o"):
        return (behind, ahead, 1), (f"{behind}w{between}", beyond, 1)
    return ((behind, ahead, 2) if between and carries else (f"{behind}w{between}", beyond, 2),)


def _unmoved(movers: tuple[Mover, ...]) -> int:
    """The weight of a camel that was trimmed off."""
    return WAYS - len(PIPS) * sum(weight for _, _, weight in movers)


def _has_mark_near(course: Course, before: str) -> bool:
    return not course.marks.keys().isdisjoint(before.rsplit(" ", 4)[1:4])


def _steps(course: Course, pieces: list[str], start: int, above: str) -> list[Step]:
    """M4, M7: the three numbers of one crazy camel, one after the other; so many racers are behind or below it."""
    end, passed = start + above.count("o"), start - pieces[5].count("o")
    steps: list[Step] = []
    for at in (4, 3, 2):
        met = pieces[at]
        if met in course.marks:
            steps.append(_onto_mark(course, pieces, at, (passed, start, end), above))
        else:
            steps.append((at, met + above, SWAP[passed][start][end], 0))
            passed -= met.count("o")
    return steps


def _onto_mark(course: Course, pieces: list[str], at: int, counts: tuple[int, int, int], above: str) -> Step:
    """M4, M6, M7: on from a tile in the crazy direction, back and under from a boo, or backwards over the line."""
    passed, start, end = counts
    mark = course.marks[pieces[at]]
    if mark.side is None:
        return at, None, SWAP[0][start][end], 0
    onto = at - 1 if mark.side == "+" else at + 1
    piece = pieces[onto] + above if mark.side == "+" else above + pieces[onto]
    return onto, piece, SWAP[passed][start][end], mark.landing


def trimmed(course: Course, shape: Shape, reveals: int) -> Shape:
    """The shape without crazy camels that stand alone and that nobody can reach before the grey die is out."""
    text, before_grey = shape.text, reveals - 1
    reach = " " * max(4, 1 + 3 * before_grey + min(before_grey, course.cheers))
    for cut in (str.rpartition, str.partition):
        before, found, after = cut(text, "w")
        if found and before[-1] == after[0] == " " and _is_out_of_reach(before, reach):
            text = before + after
    found_shape = shape.trimmed[reveals] = course.shape(text)
    return found_shape


def _is_out_of_reach(before: str, reach: str) -> bool:
    """No racer within reach behind; and within three spaces neither a tile nor the line, for itself to meet."""
    return before.endswith(reach) or (before.endswith("    ") and not before.strip(f" {BACK}"))
