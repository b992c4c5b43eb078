"""English for the terminal: what happened, and why something is refused.

The engine speaks in keys and numbers; here they become sentences. The site has catalogues of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stampede import elephant_words

CAMELS = {
    "b": "blue",
    "g": "green",
    "y": "yellow",
    "r": "red",
    "p": "purple",
    "w": "white",
    "k": "black",
    "x": "grey",
}
SIDES = {"+": "cheer", "-": "boo"}
ORDINALS = ("", "first", "second", "third", "fourth", "last")

REFUSALS = {
    # the course of a game
    "race-is-over": "The race is over.",
    "wait-for-chance": "The dice are still rolling.",
    "not-for-players": "Only the pyramid decides that.",
    "not-for-chance-now": "Chance has nothing like that to do now.",
    "die-not-inside": "The pyramid cannot show {camel} {pips} now: that die is out already, or not in this edition.",
    "no-such-action": "There is no such action.",
    "no-such-racer": "There is no racer {racer!r}.",
    "tickets-gone": "No {racer} tickets are left in this leg.",
    "no-such-side": "A tile has a cheering side + and a booing side -, not {side!r}.",
    "no-such-space": "There is no space {space}.",
    "tile-on-first-space": "Space 1 never holds a tile.",
    "tile-on-camels": "Space {space} holds camels ({camels}), so no tile can lie there.",
    "tile-already-here": "The tile lies on space {space} already: move it to another space.",
    "tile-on-tile": "Space {space} holds a tile already.",
    "tile-beside-tile": "Space {space} is next to the tile on space {beside}.",
    "no-such-pile": "There is a pile for the winner and one for the loser, none for {pile!r}.",
    "hand-is-hidden": "These cards cannot be seen from here.",
    "card-already-placed": "The {racer} finish card is on a pile already.",
    "no-partners-in-edition": "This edition has no partnerships.",
    "too-few-for-partners": "Partnerships need at least {least} players.",
    "no-such-seat": "There is no seat {seat} at a table of {seats}: they count from 0.",
    "partner-is-self": "A partner is somebody else.",
    "has-partner": "Seat {seat} has a partner already.",
    "nothing-to-undo": "There is nothing to take back.",
    "nothing-to-redo": "There is nothing to do again.",
    "undo-past-die": "Dice have been rolled or cards drawn since: that cannot be taken back.",
    "undo-past-other": "Somebody else has moved since: that cannot be taken back.",
    # set-up and positions
    "seats-out-of-range": "{seats} cannot play: from {least} to {most} can.",
    "no-such-game": "There is no game called {game!r}.",
    "position-too-long": "A position has at most {most} characters, this one has {length}.",
    "position-fields": "A position has three fields (camels, tiles, pyramid), this one has {count}.",
    "position-stack-unreadable": "{text!r} is not a space with camels, like 3bp.",
    "position-tile-unreadable": "{text!r} is not a tile, like 5+0: space, side, seat.",
    "space-twice": "Space {space} is named twice.",
    "no-such-camel": "There is no camel {camel!r}.",
    "camel-twice": "The {camel} camel stands on the track twice.",
    "camel-missing": "The {camel} camel is missing.",
    "crossed-both-ways": "Camels are over the line both ways, but the first to cross it ends the race.",
    "crossed-wrong-way": "The {camel} camel does not run towards space {space}.",
    "tile-off-track": "Space {space} holds a tile, but tiles lie on 2 to 16.",
    "two-tiles-of-seat": "Seat {seat} has two tiles.",
    "no-such-die": "There is no die {die!r}.",
    "die-twice": "The {die} die is in the pyramid twice.",
    "too-many-dice-out": "{out} dice are out, but a leg has only {most} reveals.",
    "position-of-other-edition": "This position belongs to {edition}, not to {wanted}.",
    "position-race-over": "The race is over in this position.",
    "tickets-out-of-range": "Of each racer's tickets there are from 0 to {most}.",
    "position-leg-over": "The leg is over in this position: no die is left to reveal.",
    # notation and records
    "action-unreadable": "{text!r} is not an action.",
    "record-empty": "The record is empty.",
    "record-first-line": "The first line must be: game, seats, first seat, position.",
    "reveal-without-die": "A record must say what came out, like r:r3.",
    # saves and requests
    "text-too-long": "That is {length} characters long; {most} is the most.",
    "text-too-deep": "That is nested more than {most} deep.",
    "number-too-large": "A number of {digits} digits is too large: {most} are the most.",
    "not-json": "That is not JSON.",
    "field-of-wrong-kind": "Field {field!r} should be {wanted}.",
    "field-unknown": "Field {field!r} is not known.",
    "field-missing": "Field {field!r} is missing.",
    "not-a-save": "That is not a saved game.",
    "save-from-future": "This game was saved by a newer version (format {format}, this one knows {known}).",
    "save-too-long": "The save has {actions} actions: {most} are the most.",
    "save-action-refused": "The saved game breaks off at action {ply}, {text!r}: {why}.",
    "seats-differ": "It names {seats} players, but {wanted} sit at that table.",
    "no-such-face": "There is no face {face}: they count from 0 to {last}.",
    "no-such-colour": "There is no colour {colour}: they count from 0 to {last}.",
    "colour-twice": "Two seats have colour {colour}: each needs its own.",
    "not-a-link": "That is no link to a game.",
    "link-mangled": "The link was damaged on its way.",
    "link-from-future": "The link was made by a newer version ({version}, this one knows {known}).",
    "link-too-long": "This game is too long for a link: {length} characters, {most} is the most.",
    "not-a-request": "A request is a JSON object.",
    "no-such-verb": "There is no verb {verb!r}.",
    "no-such-table": "There is no table {table!r}.",
    "too-many-tables": "{most} tables are open already.",
    "no-such-ply": "There is no ply {ply}: the last is {last}.",
    "stale-ply": "The game has moved on: it is at ply {current}, not {ply}.",
    "no-such-bot": "There is no bot called {bot!r}.",
    "no-coach": "There is no coach for {game!r}.",
    "no-ghost": "{game!r} does not show where an action leads before it is done.",
    "review-too-early": "A race can be reviewed when it is over.",
    "not-your-turn": "It is not seat {seat}'s turn.",
    "internal": "Something went wrong inside ({what}). Nothing was changed.",
    **elephant_words.REFUSALS,
}

# Why a bot moved.
WHYS = {
    "why-whim": "I felt like it.",
    "why-ticket": "The {racer} camel leads in {chance:.0%} of all ways to end this leg.",
    "why-tile": "Sooner or later somebody will land on space {space}.",
    "why-card": "I think I know the {pile} of this race.",
    "why-partner": "The tickets of seat {seat} look good to me.",
    "why-reveal": "A pound for certain beats anything else here.",
    **elephant_words.WHYS,
}


def reason(key: str, params: Mapping[str, int | float | str]) -> str:
    """The sentence in which a bot says why it moved."""
    return WHYS[key].format_map({name: _word(name, value) for name, value in params.items()})


def refusal(code: str, params: Mapping[str, int | float | str]) -> str:
    """The sentence for a refusal."""
    return REFUSALS[code].format_map({name: _word(name, value) for name, value in params.items()})


def _word(name: str, value: int | float | str) -> int | float | str:
    """Letters that stand for camels become their names; a letter that stands for none stays."""
    if name in ("camel", "racer", "die"):
        return CAMELS.get(str(value), value)
    if name == "elephant":
        return elephant_words.ELEPHANTS.get(str(value), value)
    if name == "card":
        return elephant_words.CARDS.get(str(value), value)
    return stack(str(value)) if name == "camels" else value


def stack(camels: str) -> str:
    """A stack read from the ground up.

    >>> stack("rb")
    'red under blue'
    """
    return " under ".join(CAMELS[camel] for camel in camels)


def action(offer: Mapping[str, Any]) -> str:
    """An action in a few words.

    >>> action({"type": "TakeTicket", "racer": "r", "value": 5})
    'red ticket 5'
    """
    match offer:
        case {"type": "TakeTicket", "racer": racer, "value": value}:
            return f"{CAMELS[racer]} ticket {value}"
        case {"type": "PlaceTile", "space": space, "side": side}:
            return f"{SIDES[side]} tile on {space}"
        case {"type": "BetOnRace", "pile": pile, "racer": racer}:
            return f"{CAMELS[racer]} {'wins' if pile == 'winner' else 'comes last'}"
        case {"type": "JoinPartner", "seat": seat}:
            return f"partner of seat {seat}"
        case _:
            return "shake the pyramid"


def tell(event: Mapping[str, Any], names: Sequence[str]) -> str:  # noqa: PLR0912 - a table: one line per event
    """One line for one event, as it came through the bridge."""
    match event:
        case {"type": "FirstSeatChosen", "seat": seat}:
            return f"{names[seat]} goes first."
        case {"type": "CamelEntered", "camel": camel, "space": space, "onto": onto}:
            return f"The {CAMELS[camel]} camel starts on space {space}{f', on {stack(onto)}' if onto else ''}."
        case {"type": "TicketTaken", "seat": seat, "racer": racer, "value": value}:
            return f"{names[seat]} takes the {CAMELS[racer]} ticket worth {value}."
        case {"type": "TilePlaced", "seat": seat, "space": space, "side": side, "lifted_from": lifted}:
            return f"{names[seat]} {'moves' if lifted else 'places'} a {SIDES[side]} tile to space {space}."
        case {"type": "PyramidTicketTaken", "seat": seat}:
            return f"{names[seat]} takes a pyramid ticket and shakes."
        case {"type": "CardPlaced", "seat": seat, "pile": pile, "racer": racer}:
            shown = f" ({CAMELS[racer]})" if racer else ""
            return f"{names[seat]} puts a finish card on the {pile} pile{shown}."
        case {"type": "PartnersJoined", "seat": seat, "partner": partner}:
            return f"{names[seat]} and {names[partner]} are partners for this leg."
        case {"type": "DieRolled", "camel": camel, "pips": pips}:
            return f"The pyramid shows {CAMELS[camel]} {pips}."
        case {"type": "CrazyCamelChosen", "shown": shown, "camel": camel, "why": why}:
            return _crazy(shown, camel, why)
        case {"type": "UnitMoved"}:
            return _moved(event)
        case {"type": "TilePaid", "seat": seat, "space": space, "side": side}:
            return f"{names[seat]} earns 1 for the {SIDES[side]} tile on space {space}."
        case {"type": "LegEnded", "leg": leg, "ranking": ranking}:
            return f"Leg {leg} is over: " + ", ".join(CAMELS[racer] for racer in ranking) + "."
        case {"type": "LegScored", "seat": seat, "rewards": rewards, "paid": paid, "money": money}:
            return f"{names[seat]}: {_ledger(rewards)} = {paid:+}, now {money}."
        case {"type": "LegStarted", "leg": leg, "seat": seat}:
            return f"Leg {leg}: {names[seat]} starts."
        case {"type": "RaceEnded", "direction": direction, "unit": unit}:
            return f"The race is over: {stack(unit)} crossed the line {direction}."
        case {"type": "CardSettled", "pile": pile, "seat": seat, "racer": racer, "paid": paid, "money": money}:
            return f"{pile.capitalize()} pile: {names[seat]}'s {CAMELS[racer]} card, {paid:+}, now {money}."
        case {"type": "GameWon", "seats": seats, "money": money}:
            return " and ".join(names[seat] for seat in seats) + f" won with {max(money)}."
        case _:
            return elephant_words.tell(event, names)


def _crazy(shown: str, camel: str, why: str) -> str:
    because = {
        "shown": "as the die says",
        "carries": "as it alone carries racers",
        "on-top": "as it sits on the other crazy camel",
    }[why]
    return f"The grey die is {CAMELS[shown]}; the {CAMELS[camel]} camel moves, {because}."


def _moved(event: Mapping[str, Any]) -> str:
    unit, path, met = stack(event["unit"]), event["path"], event["met"]
    there = f", {'under' if event['under'] else 'onto'} {stack(met)}" if met else ""
    how = {"die": "", "cheer": "Cheered on, ", "boo": "Booed, "}[event["cause"]]
    where = "over the finish line" if path[-1] in (0, 17) else f"from {path[0]} to {path[-1]}"
    return f"{how}{unit} went {where}{there}." if how else f"{unit.capitalize()} went {where}{there}."


def _ledger(rewards: Sequence[Mapping[str, Any]]) -> str:
    return " ".join(_reward(reward) for reward in rewards) or "nothing"


def _reward(reward: Mapping[str, Any]) -> str:
    copied = " copied" if reward["copied_from"] is not None else ""
    what = f"{CAMELS[reward['racer']]} {ORDINALS[reward['rank']]}" if reward["racer"] else "pyramid"
    return f"{reward['pounds']:+} ({what}{copied})"
