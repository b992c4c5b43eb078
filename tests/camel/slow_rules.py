"""Camel Derby a second time: slow, plain and independent of the engine, as an oracle for its tests.

It knows the rules of `camel-derby.md`, written down as literally as that document says them, and the text
notation of its section 9. It imports nothing from the engine, hides nothing from anybody and rolls no dice:
whoever plays a reveal says what came out of the pyramid.
"""

import copy
import re

RACERS = "bgyrp"
CRAZY = "wk"
GREY_DIE = "x"
DICE = RACERS + GREY_DIE
FIRST_SPACE, LAST_SPACE = 1, 16
BACK_OVER_THE_LINE, PAST_THE_LINE = 0, 17
REVEALS_IN_A_LEG = 5
TICKETS = {"camel2": [5, 3, 2, 2], "camel1": [5, 3, 2]}
CARD_PRIZES = [8, 5, 3, 2]


class Race:
    """A whole game, secrets included; `play` gives a new one and leaves the old one alone."""

    def __init__(self, game: str, seats: int, first: int) -> None:
        """Set up everything but the track and the pyramid (S1, S2, S5, S6)."""
        self.game = game
        self.seats = seats
        self.to_move = first
        self.is_over = False
        self.place: dict[str, tuple[int, int]] = {}  # camel → (space, height), the lowest at height 0
        self.tiles: dict[int, tuple[int, str]] = {}  # seat → (space, side)
        self.inside: set[str] = set()  # dice still in the pyramid
        self.reveals_left = REVEALS_IN_A_LEG
        self.pounds = dict.fromkeys(range(seats), 3)
        self.hand = {seat: set(RACERS) for seat in range(seats)}
        self.stock = {racer: list(TICKETS[game]) for racer in RACERS}  # tickets not taken, top first
        self.taken: dict[int, list[tuple[str, int]]] = {seat: [] for seat in range(seats)}
        self.pyramid_tickets = dict.fromkeys(range(seats), 0)
        self.winner_pile: list[tuple[int, str]] = []  # (seat, racer), first placed first
        self.loser_pile: list[tuple[int, str]] = []
        self.partner: dict[int, int] = {}  # both ways round

    # What a player may ask

    def legal(self) -> list[str]:
        """The actions of the seat to move, sorted as text (A0)."""
        if self.is_over:
            return []
        bets = self._ticket_actions() + self._card_actions()
        return sorted(["r", *bets, *self._tile_actions(), *self._partner_actions()])

    def outcomes(self) -> list[tuple[str, int]]:
        """What a reveal can bring, in sixths of a die: it has a racing number twice, a crazy one once."""
        if self.is_over:
            return []
        faces = []
        for die in self.inside:
            for number in (1, 2, 3):
                if die == GREY_DIE:
                    faces += [(f"r:{crazy}{number}", 1) for crazy in CRAZY]
                else:
                    faces += [(f"r:{die}{number}", 2)]
        return sorted(faces)

    def plays(self) -> list[str]:
        """What `play` accepts now: the legal actions, with the outcomes of a reveal in place of `r`."""
        return [action for action in self.legal() if action != "r"] + [text for text, _ in self.outcomes()]

    def position(self) -> str:
        """The track, the tiles and the pyramid in canonical notation."""
        camels = [
            f"{space}{''.join(self._stack(space))}"
            for space in range(BACK_OVER_THE_LINE, PAST_THE_LINE + 1)
            if self._stack(space)
        ]
        tiles = [f"{space}{side}{seat}" for space, side, seat in self._tiles_by_space()]
        dice = [die for die in DICE if die in self.inside]
        return f"{','.join(camels)} {','.join(tiles) or '-'} {''.join(dice) or '-'}"

    def money(self) -> list[int]:
        """The pounds of each seat."""
        return [self.pounds[seat] for seat in range(self.seats)]

    def turn(self) -> str:
        """The seat to move, or `over`."""
        return "over" if self.is_over else str(self.to_move)

    def ranking(self) -> list[str]:
        """The racers, first to last: further is better, then higher is better (K1, K2, K3)."""
        return sorted(RACERS, key=lambda racer: self.place[racer], reverse=True)

    def play(self, text: str) -> "Race":
        """The race after one action of the seat to move."""
        if text not in self.plays():
            raise ValueError(f"illegal: {text!r} at {self.position()}, turn {self.turn()}")
        after = copy.deepcopy(self)
        after._do(text)
        return after

    # The actions (chapter 3)

    def _ticket_actions(self) -> list[str]:
        """The top ticket of any non-empty stack (A1)."""
        return [f"t:{racer}" for racer in RACERS if self.stock[racer]]

    def _tile_actions(self) -> list[str]:
        """Either side of the tile, on any space that may hold it (A2)."""
        spaces = [space for space in range(FIRST_SPACE, LAST_SPACE + 1) if self._may_hold_the_tile(space)]
        return [f"s:{side}{space}" for space in spaces for side in "+-"]

    def _may_hold_the_tile(self, space: int) -> bool:
        """No camel, no tile (not even one's own), not space 1, not next to another player's tile (A2)."""
        if space == FIRST_SPACE or self._stack(space):
            return False
        for owner, (tile_space, _) in self.tiles.items():
            if tile_space == space:
                return False
            if owner != self.to_move and tile_space in _neighbours(space):
                return False
        return True

    def _card_actions(self) -> list[str]:
        """Any finish card in hand, on either pile (A4)."""
        return [f"{pile}:{racer}" for racer in self.hand[self.to_move] for pile in "wl"]

    def _partner_actions(self) -> list[str]:
        """In camel2 from 6 players: two players whose cards are both available (A5, S6)."""
        if self.game != "camel2" or self.seats < 6 or self.to_move in self.partner:
            return []
        others = [seat for seat in range(self.seats) if seat != self.to_move]
        return [f"p:{seat}" for seat in others if seat not in self.partner]

    def _do(self, text: str) -> None:
        """Carry out a legal action; then it is the left neighbour's turn, after a leg too (L5)."""
        seat = self.to_move
        kind, what = text.split(":")
        if kind == "t":
            self.taken[seat].append((what, self.stock[what].pop(0)))
        elif kind == "s":
            self.tiles[seat] = (int(what[1:]), what[0])
        elif kind == "w":
            self.hand[seat].remove(what)
            self.winner_pile.append((seat, what))
        elif kind == "l":
            self.hand[seat].remove(what)
            self.loser_pile.append((seat, what))
        elif kind == "p":
            self.partner[seat] = int(what)
            self.partner[int(what)] = seat
        else:
            self._reveal(what[0], int(what[1]))
        self.to_move = (seat + 1) % self.seats

    def _reveal(self, camel: str, number: int) -> None:
        """Take a pyramid ticket and a die, move, and score if the leg or the race is over (A3, M7, L6)."""
        self.pyramid_tickets[self.to_move] += 1
        self.reveals_left -= 1
        self.inside.remove(GREY_DIE if camel in CRAZY else camel)
        self._move(self._crazy_that_moves(camel) if camel in CRAZY else camel, number)
        self.is_over = any(space in (BACK_OVER_THE_LINE, PAST_THE_LINE) for space, _ in self.place.values())
        if self.is_over or self.reveals_left == 0:
            self._score_the_leg()
        if self.is_over:
            self._score_the_pile(self.winner_pile, self.ranking()[0])
            self._score_the_pile(self.loser_pile, self.ranking()[-1])

    # Movement (chapter 4)

    def _stack(self, space: int) -> list[str]:
        """The camels on a space, bottom to top."""
        return sorted((c for c in self.place if self.place[c][0] == space), key=lambda c: self.place[c][1])

    def _riders(self, camel: str) -> list[str]:
        """All camels above this one in its stack, bottom to top."""
        space, height = self.place[camel]
        return self._stack(space)[height + 1 :]

    def _crazy_that_moves(self, shown: str) -> str:
        """The crazy camel that moves when the grey die shows one of them (M3)."""
        carrying = [crazy for crazy in CRAZY if any(rider in RACERS for rider in self._riders(crazy))]
        if len(carrying) == 1:  # M3a
            return carrying[0]
        for lower, upper in ("wk", "kw"):
            if self._riders(lower)[:1] == [upper]:  # M3b
                return upper
        return shown

    def _move(self, leader: str, number: int) -> None:
        """Move a camel and everything above it, over a tile if it lands on one (M1, M2, M4, M6)."""
        unit = [leader, *self._riders(leader)]
        direction = -1 if leader in CRAZY else 1
        target = self.place[leader][0] + direction * number
        goes_under = False
        for space, side, owner in self._tiles_by_space():
            if space == target:
                self.pounds[owner] += 1
                goes_under = side == "-"
                target += -direction if goes_under else direction
                break  # tiles never chain (M5)
        target = min(max(target, BACK_OVER_THE_LINE), PAST_THE_LINE)
        already_there = [camel for camel in self._stack(target) if camel not in unit]
        new_stack = unit + already_there if goes_under else already_there + unit
        for height, camel in enumerate(new_stack):
            self.place[camel] = (target, height)

    def _tiles_by_space(self) -> list[tuple[int, str, int]]:
        """Each tile on the track as (space, side, owner), in running order."""
        return sorted((space, side, seat) for seat, (space, side) in self.tiles.items())

    # Scoring (chapters 6 and 7)

    def _rewards(self, seat: int) -> list[int]:
        """What each ticket of a player brings, one by one (L1)."""
        first, second = self.ranking()[:2]
        rewards = [1] * self.pyramid_tickets[seat]
        for racer, number in self.taken[seat]:
            rewards.append(number if racer == first else 1 if racer == second else -1)
        return rewards

    def _score_the_leg(self) -> None:
        """Pay everybody once, then clear the table for the next leg (L2, L3, L4)."""
        for seat in range(self.seats):
            total = sum(self._rewards(seat))
            if seat in self.partner:
                total += max([0, *self._rewards(self.partner[seat])])
            self._pay(seat, total)
        self.stock = {racer: list(TICKETS[self.game]) for racer in RACERS}
        self.taken = {seat: [] for seat in range(self.seats)}
        self.pyramid_tickets = dict.fromkeys(range(self.seats), 0)
        self.tiles = {}
        self.inside = set(_dice_of(self.game))
        self.reveals_left = REVEALS_IN_A_LEG
        self.partner = {}

    def _score_the_pile(self, pile: list[tuple[int, str]], right: str) -> None:
        """Settle the cards one at a time, in the order placed (F1, F2, F3)."""
        prizes = list(CARD_PRIZES)
        for seat, racer in pile:
            if racer != right:
                self._pay(seat, -1)
            else:
                self._pay(seat, prizes.pop(0) if prizes else 1)

    def _pay(self, seat: int, pounds: int) -> None:
        """Give or take money; nobody drops below 0 (L2, F3)."""
        self.pounds[seat] = max(0, self.pounds[seat] + pounds)


def _neighbours(space: int) -> tuple[int, int]:
    """The space before and the space after, on a closed track (A2)."""
    before = LAST_SPACE if space == FIRST_SPACE else space - 1
    after = FIRST_SPACE if space == LAST_SPACE else space + 1
    return before, after


def _dice_of(game: str) -> str:
    """The dice of a full pyramid (S5)."""
    return DICE if game == "camel2" else RACERS


def new(game: str, seats: int, first: int, position: str) -> Race:
    """A game that starts from a position; dice missing from its pyramid were revealed by nobody."""
    if game not in TICKETS or not 2 <= seats <= 8 or not 0 <= first < seats:
        raise ValueError(f"no such game: {game} {seats} {first}")
    race = Race(game, seats, first)
    camels, tiles, pyramid = position.split(" ")
    for space, letters in _fields(r"(\d+)([a-z]+)", camels):
        race.place.update({camel: (int(space), height) for height, camel in enumerate(letters)})
    for space, side, seat in _fields(r"(\d+)([+-])(\d)", tiles):
        race.tiles[int(seat)] = (int(space), side)
    race.inside = set(pyramid.replace("-", ""))
    race.reveals_left = REVEALS_IN_A_LEG - (len(_dice_of(game)) - len(race.inside))
    _check(race, position)
    return race


def _fields(pattern: str, text: str) -> list[tuple[str, ...]]:
    """The parts of a comma list, taken apart, or nothing for `-`."""
    fields = []
    for part in [] if text == "-" else text.split(","):
        match = re.fullmatch(pattern, part)
        if match is None:
            raise ValueError(f"unreadable: {part!r}")
        fields.append(match.groups())
    return fields


def _any_order(position: str) -> list[list[str]]:
    """The parts of a position, in an order that does not depend on the writer."""
    camels, tiles, pyramid = position.split(" ")
    return [sorted(camels.split(",")), sorted(tiles.split(",")), sorted(pyramid)]


def _check(race: Race, position: str) -> None:
    """Refuse a position that no game could start from, or that says something twice."""
    camels = RACERS + CRAZY if race.game == "camel2" else RACERS
    track = range(FIRST_SPACE, LAST_SPACE + 1)
    spaces = [space for space, _ in race.tiles.values()]
    refusals = {
        "said twice or unreadable": _any_order(race.position()) != _any_order(position),
        "not every camel once": sorted(race.place) != sorted(camels),
        "camel off the track": any(space not in track for space, _ in race.place.values()),
        "tile without an owner": any(seat >= race.seats for seat in race.tiles),
        "tile on space 1 or off the track": any(space not in track[1:] for space in spaces),
        "tile under a camel": any(race._stack(space) for space in spaces),
        "two tiles on a space": len(spaces) > len(set(spaces)),
        "tiles next to each other": any(near in spaces for space in spaces for near in _neighbours(space)),
        "unknown die": not race.inside <= set(_dice_of(race.game)),
        "no reveal left": race.reveals_left < 1,
    }
    for reason, refused in refusals.items():
        if refused:
            raise ValueError(f"{reason}: {position}")


def perft(race: Race, depth: int) -> list[int]:
    """How many sequences of actions there are of each length from 1 to depth; none go on after the end."""
    if depth < 1:
        return []
    plays = race.plays()
    counts = [len(plays)] + [0] * (depth - 1)
    if depth > 1:
        for text in plays:
            for further, count in enumerate(perft(race.play(text), depth - 1), start=1):
                counts[further] += count
    return counts
