"""English of Elephant Derby for the terminal and for records that people read; `words` hands on to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stampede.elephant.course import write_place

ELEPHANTS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "P": "purple", "O": "orange"}
CARDS = {
    "6": "move 6",
    "5": "move 5",
    "c": "charge",
    "f": "flying carpet",
    "j": "mango juice",
    "2": "move 2",
    "w": "sacred cow",
    "m": "mouse",
    "s": "snake charmer",
    "k": "monkey",
    "p": "prayer",
    "t": "tiger",
}
GOALS = {"banana": "a banana tree", "mango": "a mango tree", "stall": "a market stall"}

REFUSALS = {
    # the course of a game
    "wait-for-cards": "The cards are still being dealt.",
    "only-chance-decides": "Only chance decides that.",
    "not-now": "That cannot be done now ({phase}).",
    "no-such-start": "That is not a starting space.",
    "start-is-taken": "Another elephant stands on {place} already.",
    "turn-is-idle": "Play a card, or discard at least one.",
    "no-such-card": "There is no card {card!r}.",
    "card-not-held": "You do not hold that card ({card}).",
    "played-after-discard": "After discarding, no card can be played in this turn.",
    "two-green-cards": "Two cards may be played, but not both green.",
    "other-card-turned-up": "The stall turned up another card: {card}.",
    "other-elephant-at-stall": "The card moves the {elephant} elephant, which stands at the stall.",
    "card-does-not-move": "The card {card} moves no elephant.",
    "card-without-effect": "The card {card} cannot be used that way ({way}).",
    "no-such-elephant": "There is no elephant {elephant!r} in this race.",
    "elephant-of-other": "The {elephant} elephant belongs to somebody else.",
    "elephant-is-home": "The {elephant} elephant is over the finish line already.",
    "stuck-in-mud": "The {elephant} elephant is stuck in mud: getting free costs {points}, and the card has no more.",
    "no-step-possible": "The {elephant} elephant cannot take a single step.",
    "carpet-cannot-land": "The carpet cannot land on {place}: it is taken, or there is no such space.",
    "mouse-cannot-reach": "No mouse can reach the {elephant} elephant.",
    "cannot-be-scared": "The {elephant} elephant has nowhere to go.",
    "monkey-on-self": "The monkey takes cards from somebody else.",
    "nothing-to-steal": "Seat {seat} has no cards.",
    "no-cow-can-move": "No cow can move.",
    "no-discards": "There are no discards to look through.",
    "snakes-in-supply": "There are snakes left: take one of those.",
    "snakes-all-out": "All snakes are out: say whose is to be moved.",
    "snake-to-same-player": "A snake is moved to a different player.",
    "no-snake-there": "Seat {seat} has no snake.",
    "no-snakes": "You have no snakes to chase away.",
    "must-go-on": "The elephant must go on while it can.",
    "no-such-step": "The elephant cannot step there.",
    "no-such-cow": "There is no cow {cow!r}.",
    "cow-cannot-move": "Cow {cow} cannot move.",
    "cow-cannot-reach": "The cow cannot reach that space.",
    "card-not-discarded": "That card is not among the discards ({card}).",
    # courses and positions
    "course-length": "A course has {least} to {most} tiles, this one has {tiles}.",
    "no-such-tile": "There is no tile {tile!r}: they are A to M and a to m.",
    "tile-twice": "The tile {tile} is there twice; each has two faces, but only one can be used.",
    "course-crosses-itself": "The tiles of the course {course} would lie on each other.",
    "race-fields": "A position has six fields (course, elephants, cows, hands, discards, crossings), this one has {count}.",
    "elephant-twice": "The {elephant} elephant is there twice.",
    "elephant-missing": "The {elephant} elephant is missing.",
    "place-unreadable": "{text!r} is not a place like 12b.",
    "place-twice": "Two pieces stand on {place}.",
    "no-such-place": "There is no place {place} on this course.",
    "too-many-cows": "There are {cows} cows; {most} is the most.",
    "hands-of-other-table": "There are {hands} hands for {seats} seats.",
    "too-many-snakes": "There are only {most} snakes.",
    "hand-unreadable": "{text!r} is not a hand like 65c or 65c*1.",
    "card-too-often": "The deck has the card {card} only {most} times.",
    "too-many-cards": "The deck has only {most} cards.",
    "crossing-unreadable": "{text!r} is not a crossing like M+ or jRB.",
    "no-such-crossing": "The course has no crossing {tile!r}.",
    "nobody-waits-there": "Not all of {elephants} stand before that crossing.",
}


def tell(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """One line for one event, as it came through the bridge."""
    kind: str = event["type"]
    told = _TOLD.get(kind)
    if told is None:
        raise ValueError(f"no words for {kind}")
    return told(event, names)


def _elephant(letter: str) -> str:
    return f"the {ELEPHANTS[letter]} elephant"


def _piece(letter: str) -> str:
    return _elephant(letter) if letter in ELEPHANTS else f"cow {letter}"


def _card(card: str | None) -> str:
    return "a card" if card is None else f"a card ({CARDS[card]})"


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _play(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """How a card is used: on whom, on what, from whom."""
    play = event["play"]
    match play:
        case {"type": "Move", "elephant": elephant, "way": way}:
            plainly = " plainly" if way == "plain" and event["card"] in "cfj" else ""
            return f"{CARDS[event['card']]}{plainly} for {_elephant(elephant)}"
        case {"type": "PlayMouse", "elephant": elephant}:
            return f"mouse on {_elephant(elephant)}"
        case {"type": "PlayMonkey", "seat": seat}:
            return f"monkey on {names[seat]}"
        case {"type": "PlayCharmer", "seat": seat, "taken_from": None}:
            return f"snake charmer on {names[seat]}"
        case {"type": "PlayCharmer", "seat": seat, "taken_from": holder}:
            return f"snake charmer on {names[seat]}, with a snake of {names[holder]}'s"
        case _:
            return CARDS[event["card"]]


def _moved(event: Mapping[str, Any], _names: Sequence[str]) -> str:
    """A movement as one sentence: the way, and where everybody pushed ended up."""
    strides = event["strides"]
    ends = {push["piece"]: push["end"] for stride in strides for push in stride["pushed"]}
    pushed = ", ".join(f"{_piece(piece)} to {write_place(end)}" for piece, end in ends.items())
    way = "-".join(write_place(stride["place"]) for stride in strides)
    verb = {"scared": "ran back", "charge": "charged"}.get(event["gait"], "went")
    more = f", pushing {pushed}" if pushed else ""
    return _capital(f"{_elephant(event['elephant'])} {verb} {write_place(event['start'])}-{way}{more}.")


def _reached(event: Mapping[str, Any], _names: Sequence[str]) -> str:
    where = GOALS[event["kind"]]
    return _capital(f"{_elephant(event['elephant'])} ended its move at {where} ({write_place(event['place'])}).")


def _halted(event: Mapping[str, Any], _names: Sequence[str]) -> str:
    role = " and leads" if event["leads"] else " and waits"
    return _capital(f"{_elephant(event['elephant'])} halts before the crossing{role}.")


def _snake(event: Mapping[str, Any], names: Sequence[str]) -> str:
    holder = event["taken_from"]
    return f"{names[event['seat']]} has a snake more{f', taken from {names[holder]}' if holder is not None else ''}."


_TOLD: dict[str, Any] = {
    "StartTaken": lambda e, n: f"{n[e['seat']]} puts {_elephant(e['elephant'])} on {write_place(e['place'])}.",
    "CardDrawn": lambda e, n: f"{n[e['seat']]} draws {_card(e['card'])}.",
    "PileShuffled": lambda e, n: f"The {e['cards']} discards become the new draw pile.",
    "TurnStarted": lambda e, n: f"{n[e['seat']]}'s turn{', stuck in mud: ' + e['stuck'] if e['stuck'] else ''}.",
    "CardPlayed": lambda e, n: f"{n[e['seat']]} plays {_play(e, n)}.",
    "TigerPlayed": lambda e, n: f"{n[e['seat']]} answers {n[e['of']]}'s {CARDS[e['card']]} with a tiger.",
    "TigerPassed": lambda e, n: f"{n[e['seat']]} lets it pass.",
    "CardCancelled": lambda e, n: f"{n[e['seat']]}'s {CARDS[e['card']]} has no effect.",
    "CardDiscarded": lambda e, n: f"{n[e['seat']]} discards {_card(e['card'])}.",
    "TurnEnded": lambda e, n: f"{n[e['seat']]}'s turn is over.",
    "ElephantMoved": _moved,
    "ElephantFlew": lambda e, n: _capital(
        f"{_elephant(e['elephant'])} flew from {write_place(e['start'])} to {write_place(e['place'])}."
    ),
    "MudLeft": lambda e, n: _capital(f"{_elephant(e['elephant'])} gets free for {e['points']}; {e['left']} are left."),
    "ElephantHalted": _halted,
    "LeaderChanged": lambda e, n: _capital(f"{_elephant(e['elephant'])} leads now at the crossing."),
    "CrossingOpened": lambda e, n: _capital(f"{_elephant(e['elephant'])} is across; the crossing is open to all."),
    "CowLeft": lambda e, n: f"Cow {e['cow']} was pushed over the finish line and is gone.",
    "ElephantHome": lambda e, n: _capital(f"{_elephant(e['elephant'])} is over the finish line ({e['by']})."),
    "SpaceReached": _reached,
    "TreeLeft": lambda e, n: _capital(f"{_elephant(e['elephant'])} stays under the mango tree."),
    "CardTurnedUp": lambda e, n: (
        f"The stall turns up {_card(e['card'])}{'' if e['applies'] else ', which can do nothing'}."
    ),
    "CardApplied": lambda e, n: f"{n[e['seat']]} uses it: {_play(e, n)}.",
    "MouseRan": lambda e, n: f"The mouse ran {'-'.join(map(write_place, e['path']))} to {_elephant(e['elephant'])}.",
    "CardStolen": lambda e, n: f"{n[e['seat']]} takes {_card(e['card'])} from {n[e['of']]}.",
    "CowPicked": lambda e, n: f"{n[e['seat']]} picks cow {e['cow']}.",
    "CowHerded": lambda e, n: f"Cow {e['cow']} went {'-'.join(map(write_place, e['path']))}; {e['left']} steps left.",
    "HerdingDone": lambda e, n: f"{n[e['seat']]} leaves the cows, {e['left']} steps unused.",
    "CardTaken": lambda e, n: f"{n[e['seat']]} takes {_card(e['card'])} out of the discards.",
    "SnakeGiven": _snake,
    "SnakesChased": lambda e, n: f"{n[e['seat']]} chases away all snakes: {e['snakes']}.",
    "RaceWon": lambda e, n: f"{n[e['seat']]} won the race.",
}
