"""Movement of Elephant Derby a second time: slow, plain and independent of the engine, as an oracle for its tests.

It knows chapters 5 to 7 of `elephant-derby.md` and the mouse's fright, as literally as that page says them. Of the
engine it takes the table of tiles and nothing else; it reads positions in notation and tells all a move can lead to.
"""

import copy
import re

from stampede.elephant.faces import FACES, START

LANES = "abc"
ELEPHANTS = "RBGYPO"


class Board:
    """Who stands where, and what is known about crossings."""

    def __init__(self, position: str, seats: int, halted: str, stuck: str) -> None:
        tiles, elephants, cows, _, _, crossings = position.split()
        self.seats = seats
        self.rows = _rows(tiles)
        self.at: dict[tuple[int, int], str] = {}
        self.home: set[str] = set()
        self.gone = 0
        for row, lane, letter in re.findall(r"(\d+)([abc])([A-Z])", elephants):
            self._put(letter, (int(row), LANES.index(lane)))
        for row, lane in re.findall(r"(\d+)([abc])", cows):
            self._put("cow", (int(row), LANES.index(lane)))
        self.halted = set(halted)  # came to a crossing in this turn
        self.stuck = set(stuck)
        self.closed: dict[int, list[str]] = {}  # row of a closed crossing → who waits before it
        opened = dict(re.findall(r"([Mj])(\+|[A-Z]+)", crossings))
        for number, row in enumerate(self.rows, 1):
            if "~" in row or "=" in row:
                tile = tiles[(number - 3) // 5]
                if opened.get(tile) != "+":
                    self.closed[number] = list(opened.get(tile, ""))

    def exists(self, place: tuple[int, int]) -> bool:
        row, lane = place
        return 1 <= row <= len(self.rows) and 0 <= lane <= 2 and self.rows[row - 1][lane] != "#"

    def over_the_line(self, place: tuple[int, int]) -> bool:
        return place[0] > len(self.rows)

    def where(self, elephant: str) -> tuple[int, int]:
        return next(place for place, piece in self.at.items() if piece == elephant)

    def owner(self, elephant: str) -> int:
        return ELEPHANTS.index(elephant) % self.seats

    def mud(self, place: tuple[int, int]) -> int:
        sign = self.rows[place[0] - 1][place[1]]
        return int(sign) if sign in "234" else 0

    def is_over(self) -> bool:
        everybody = ELEPHANTS[: 4 if self.seats == 2 else self.seats]
        return any(all(e in self.home for e in everybody if self.owner(e) == seat) for seat in range(self.seats))

    def _put(self, piece: str, place: tuple[int, int]) -> None:
        if not self.over_the_line(place):
            self.at[place] = piece
        elif piece == "cow":
            self.gone += 1
        else:
            self.home.add(piece)

    def picture(self) -> frozenset[tuple[object, ...]]:
        """Everything that can be compared."""
        pieces = {(piece, *place) for place, piece in self.at.items()}
        crossings = {("closed", row, *waiting) for row, waiting in self.closed.items()}
        return frozenset({*pieces, *crossings, *((letter, "home") for letter in self.home), ("gone", self.gone)})

    # One step with everybody it pushes

    def step(self, elephant: str, ahead: int, aside: int, power: str) -> "Board | None":
        """The board after a step in a direction; None if it cannot be taken."""
        line = [self.where(elephant)]
        while True:
            row, lane = line[-1]
            place = (row + ahead, lane + aside)
            if not self.exists(place) and not (ahead == 1 and aside == 0 and self.over_the_line(place)):
                return None
            if place not in self.at:
                break
            if not self._can_be_pushed(place, elephant, power):
                return None
            line.append(place)
        if ahead == 1 and not self._may_leave(line[0], elephant):
            return None
        after = copy.deepcopy(self)
        for row, lane in reversed(line):
            after._put(after.at.pop((row, lane)), (row + ahead, lane + aside))
        after._look_at_the_crossings()
        return after

    def _can_be_pushed(self, place: tuple[int, int], mover: str, power: str) -> bool:
        piece = self.at[place]
        if power == "charge":  # whatever stands there, but onto a closed crossing no elephant other than its leader
            return piece == "cow" or self.closed.get(place[0] + 1, [piece])[:1] == [piece]
        if power == "everything":
            return True
        if power == "nothing" or piece == "cow" or self.owner(piece) == self.owner(mover):
            return False
        if power == "aside":
            return piece not in [waiting[0] for waiting in self.closed.values() if waiting]
        return place[0] + 1 not in self.closed  # nobody is pushed across a closed crossing

    def _may_leave(self, place: tuple[int, int], elephant: str) -> bool:
        """Onto a closed crossing only the leader goes, and not in the turn it came."""
        row = place[0] + 1
        if row not in self.closed:
            return True
        return self.closed[row][:1] == [elephant] and elephant not in self.halted

    def _look_at_the_crossings(self) -> None:
        for row in list(self.closed):
            elephants = {piece: place[0] for place, piece in self.at.items() if piece != "cow"}
            if self.home or any(there >= row for there in elephants.values()):
                del self.closed[row]
                continue
            self.closed[row] = [e for e in self.closed[row] if elephants[e] == row - 1]
            for elephant in sorted(elephants, key=ELEPHANTS.index):
                if elephants[elephant] == row - 1 and elephant not in self.closed[row]:
                    self.closed[row].append(elephant)
                    self.halted.add(elephant)


def walks(board: Board, elephant: str, points: int, way: str, side: int = 0) -> list[Board]:
    """Every board a walk of so many steps can end with."""
    if not points or board.is_over() or elephant in board.home:
        return [board]
    found = []
    ahead = board.step(elephant, 1, 0, "charge" if way == "charge" else "ahead")
    choices: list[tuple[Board | None, int]] = [(ahead, 0)]
    if way == "mango":
        choices += [(board.step(elephant, 1, lane, "nothing"), 0) for lane in (-1, 1)]
    if not ahead:
        choices += [(board.step(elephant, 0, lane, "aside"), lane) for lane in (-1, 1) if side in (0, lane)]
    for after, lane in choices:
        if after is not None:
            over = elephant not in after.home and _is_stopped(after, elephant)
            found += walks(after, elephant, 0 if over else points - 1, way, lane)
    return found or [board]


def _is_stopped(board: Board, elephant: str) -> bool:
    """Before a closed crossing a move is over, but not the leader's that came in an earlier turn."""
    row = board.where(elephant)[0] + 1
    if row not in board.closed:
        return False
    return board.closed[row][0] != elephant or elephant in board.halted


def frights(board: Board, elephant: str, points: int, side: int = 0) -> list[Board]:
    """Every board a scared elephant's run can end with."""
    if not points:
        return [board]
    back = board.step(elephant, -1, 0, "everything")
    if back:
        return frights(back, elephant, points - 1)
    found = []
    for lane in (-1, 1):
        after = board.step(elephant, 0, lane, "aside") if side in (0, lane) else None
        if after:
            found += frights(after, elephant, points - 1, lane)
    return found or [board]


def flight(board: Board, elephant: str, points: int) -> list[Board]:
    """The board after a flight, if it can land and no other elephant keeps a crossing below it shut."""
    row, lane = board.where(elephant)
    place = (row + points, lane)
    for water, queue in board.closed.items():
        below = water in range(row + 1, row + points + 1)
        if below and queue and (queue[0] != elephant or elephant in board.halted):
            return []
    if not board.over_the_line(place) and (not board.exists(place) or place in board.at):
        return []
    after = copy.deepcopy(board)
    after._put(after.at.pop((row, lane)), place)
    after._look_at_the_crossings()
    return [after]


def moves(board: Board, elephant: str, number: int, way: str) -> list[Board]:
    """Every board a card can end with; none if it cannot be played."""
    cost = board.mud(board.where(elephant)) if elephant in board.stuck else 0
    points = number - cost
    if points <= 0:
        return []
    if way == "carpet":
        return flight(board, elephant, points)
    return [after for after in walks(board, elephant, points, way) if after.picture() != board.picture()]


def mouse_reaches(board: Board, elephant: str, holes: list[tuple[int, int]]) -> bool:
    """Can a mouse get from a hole to this elephant in six steps, through cows but not through elephants?"""
    ways = [(hole, 0) for hole in holes]
    for place, steps in ways:
        there = board.at.get(place, "cow")
        if there == elephant:
            return True
        if there == "cow" and steps < 6:
            row, lane = place
            near = [(row + 1, lane), (row - 1, lane), (row, lane + 1), (row, lane - 1)]
            seen = {place for place, _ in ways}
            ways += [(place, steps + 1) for place in near if board.exists(place) and place not in seen]
    return False


def _rows(tiles: str) -> list[str]:
    table = {line.split()[0]: line.split()[1:] for line in FACES.splitlines() if line}
    return [*START.split(), *(row for tile in tiles for row in table[tile])]
