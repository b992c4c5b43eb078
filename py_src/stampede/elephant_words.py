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
    "start-not-behind": "The first player begins behind another elephant.",
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
    "crossing-held": "The {elephant} elephant leads at the crossing: no other elephant flies over before it.",
    "crossing-just-reached": "The {elephant} elephant came to the crossing in this turn: it crosses in a later turn.",
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
    "course-short": "The course has {rows} rows; about {wanted} make a good race.",
    "course-long": "The course has {rows} rows; about {wanted} make a good race.",
    "course-few-bananas": "The course has {count} banana trees; at least {wanted} keep hands full.",
    "course-few-mangos": "The course has {count} mango trees; at least {wanted} keep it lively.",
    "course-few-stalls": "The course has {count} market stalls; at least {wanted} bring surprises.",
    "course-narrow": "{count} tiles narrow to a single lane; with more than {most} elephants jam.",
    "course-muddy": "{count} tiles have mud; with more than {most} the race drags.",
    "course-mud-early": "The mud on tile {tile} comes early; in the middle or the second half it slows those in front.",
    "course-crossing-early": "The crossing on tile {tile} comes early; near the end it brings the herd together.",
    "race-fields": "A position has six fields, from course to crossings; this one has {count}.",
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

# Why a bot moved. None of it tells what others may not know.
WHYS = {
    "why-start": "A good place to start from.",
    "why-go": "That brings me nearer to the line than anything else.",
    "why-home": "Home!",
    "why-mouse": "Seat {seat} was getting too far ahead.",
    "why-monkey": "Seat {seat} holds cards I could use.",
    "why-charmer": "Seat {seat} has too many cards for my taste.",
    "why-cow": "A cow in the right place is worth a few steps.",
    "why-prayer": "There was something good among the discards.",
    "why-tiger": "Away with the snakes.",
    "why-answer": "I could not let that happen.",
    "why-pass": "So be it.",
    "why-discard": "I can do without that card.",
    "why-enough": "That is enough.",
}

# Events whose fields only need their words; `_spoken` has those.
TOLD = {
    "StartTaken": "{seat} puts {elephant} on {place}.",
    "CardDrawn": "{seat} draws {card}.",
    "PileShuffled": "The {cards} discards become the new draw pile.",
    "TigerPlayed": "{seat} answers {card} of {of} with a tiger.",
    "TigerPassed": "{seat} lets it pass.",
    "CardCancelled": "{seat} played {card} to no effect.",
    "CardDiscarded": "{seat} discards {card}.",
    "TurnEnded": "{seat} is done.",
    "ElephantFlew": "{elephant} flew from {start} to {place}.",
    "MudLeft": "{elephant} gets free for {points}; {left} left to go.",
    "LeaderChanged": "{elephant} leads now at the crossing.",
    "CrossingOpened": "{elephant} is across; the crossing is open to all.",
    "CowLeft": "Cow {cow} was pushed over the finish line and is gone.",
    "ElephantHome": "{elephant} is over the finish line ({by}).",
    "TreeLeft": "{elephant} stays under the mango tree.",
    "MouseStayed": "{seat} leaves the mouse in its hole.",
    "MouseRan": "The mouse ran {path} to {elephant}.",
    "CardStolen": "{seat} takes {card} from {of}.",
    "CowPicked": "{seat} picks cow {cow}.",
    "CowHerded": "Cow {cow} went {path}; steps left: {left}.",
    "HerdingDone": "{seat} leaves the cows; steps left: {left}.",
    "CardTaken": "{seat} takes {card} out of the discards.",
    "SnakesChased": "{seat} chases away all snakes: {snakes}.",
    "RaceWon": "{seat} won the race.",
}


def tell(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """One line for one event, as it came through the bridge."""
    match event:
        case {"type": "ElephantMoved"}:
            told = _moved(event)
        case {"type": "CardPlayed", "seat": seat}:
            told = f"{names[seat]} plays {_play(event, names)}."
        case {"type": "CardApplied", "seat": seat}:
            told = f"{names[seat]} uses it: {_play(event, names)}."
        case {"type": "TurnStarted", "seat": seat, "stuck": stuck}:
            told = f"{names[seat]} is to play{'; stuck in mud: ' + stuck if stuck else ''}."
        case {"type": "ElephantHalted", "elephant": elephant, "leads": leads}:
            told = f"{_elephant(elephant)} halts before the crossing and {'leads' if leads else 'waits'}."
        case {"type": "SpaceReached", "elephant": elephant, "kind": kind, "place": place}:
            told = f"{_elephant(elephant)} ended its move at {GOALS[kind]} ({write_place(place)})."
        case {"type": "CardTurnedUp", "card": card, "applies": applies}:
            told = f"The stall turns up a {CARDS[card]}{'' if applies else ', which can do nothing'}."
        case {"type": "SnakeGiven", "seat": seat, "taken_from": holder}:
            told = f"{names[seat]} gets a snake{'' if holder is None else f' of {names[holder]}'}."
        case {"type": kind} if kind in TOLD:
            told = TOLD[kind].format_map({name: _spoken(name, value, names) for name, value in event.items()})
        case _:
            raise ValueError(f"no words for {event['type']}")
    return told[:1].upper() + told[1:]


def _spoken(field: str, value: Any, names: Sequence[str]) -> str:
    """A field of an event in words."""
    match field:
        case "seat" | "of":
            return str(names[value])
        case "elephant":
            return _elephant(value)
        case "card":
            return "a card" if value is None else f"a {CARDS[value]}"
        case "place" | "start":
            return write_place(value)
        case "path":
            return "-".join(map(write_place, value))
        case _:
            return str(value)


def _elephant(letter: str) -> str:
    return f"the {ELEPHANTS[letter]} elephant"


def _play(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """How a card is used: on whom, on what, from whom."""
    match event["play"]:
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
            return f"snake charmer on {names[seat]}, with a snake of {names[holder]}"
        case _:
            return CARDS[str(event["card"])]


def _moved(event: Mapping[str, Any]) -> str:
    """A movement as one sentence: the way, and where everybody pushed ended up."""
    ends = {push["piece"]: push["end"] for stride in event["strides"] for push in stride["pushed"]}
    pushed = ", ".join(f"{_piece(piece)} to {write_place(end)}" for piece, end in ends.items())
    way = "-".join(write_place(place) for place in (event["start"], *(one["place"] for one in event["strides"])))
    verb = {"scared": "ran back", "charge": "charged"}.get(event["gait"], "went")
    return f"{_elephant(event['elephant'])} {verb} {way}{', pushing ' + pushed if pushed else ''}."


def _piece(letter: str) -> str:
    return _elephant(letter) if letter in ELEPHANTS else f"cow {letter}"
