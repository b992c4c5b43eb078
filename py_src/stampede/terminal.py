"""A table in the terminal: people and bots play through the same `bridge.handle` that the site uses."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from stampede import words
from stampede.bridge import handle

HELP = """\
  t:r            take the top red ticket           (blue b, green g, yellow y, red r, purple p)
  r              take a pyramid ticket, reveal a die
  s:+5  s:-5     put your tile on space 5, cheering or booing
  w:g   l:g      bet your green finish card on the winner, on the loser of the race
  p:4            be partners with seat 4 for this leg (6 players and more)
  ?  list what you can do now      undo  redo (for practice: past dice too)      save FILE      quit"""


NAMES = ("Ann", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hana")


class Party(NamedTuple):
    """Who comes to the table: people take the first seats, bots the rest."""

    game: str
    seats: int
    people: int
    bot: str
    seed: str = ""
    save: str | None = None  # a file to go on with


def ask(verb: str, **fields: Any) -> dict[str, Any]:
    """One request through the bridge."""
    answer: dict[str, Any] = json.loads(handle(json.dumps({"id": 1, "verb": verb, "table": "terminal", **fields})))
    return answer


def play(party: Party, read: Callable[[str], str], show: Callable[[str], None]) -> int:
    """Play until the race is over or somebody leaves; the exit status."""
    update = _open(party)
    if "error" in update:
        show(_refusal(update))
        return 1
    show(HELP)
    _tell(update["ok"], show)
    while (turn := update["ok"]["turn"]) != "over":
        answer = _person_moves(update, party, read, show) if turn < party.people else _bot_moves(update, party)
        if answer is None:
            return 0
        if "error" in answer:
            show(_refusal(answer))
            continue
        before, update = update["ok"]["ply"], answer
        _tell(update["ok"] if party.people == 1 else _for_everyone(update["ok"], before), show)
    return 0


def _open(party: Party) -> dict[str, Any]:
    seed = party.seed or secrets.token_hex(16)
    if party.save is None:
        return ask("new", game=party.game, seats=party.seats, seed=seed)
    try:
        saved = json.loads(Path(party.save).read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {"error": {"code": "not-a-save", "params": {}}}
    return ask("load", save=saved, seed=seed)


def _bot_moves(update: dict[str, Any], party: Party) -> dict[str, Any]:
    """A bot's move, seen through the eyes of a lone person; of several, nobody's."""
    return ask("play", ply=update["ok"]["ply"], bot=party.bot, seat=0 if party.people == 1 else None)


def _person_moves(
    update: dict[str, Any], party: Party, read: Callable[[str], str], show: Callable[[str], None]
) -> dict[str, Any] | None:
    """What one line from a person asks for; None if they leave."""
    seat, ply = update["ok"]["turn"], update["ok"]["ply"]
    seen = ask("show", seat=seat)["ok"]
    show(board(seen))
    try:
        line = read(f"{NAMES[seat]}> ").strip()
    except EOFError:
        line = "quit"
    match line.split():
        case ["quit" | "q"]:
            return None
        case [] | ["?"]:
            show("  ".join(offer["action"] for offer in seen["legal"]))
            return update | {"ok": {**update["ok"], "events": []}}
        case ["undo"]:
            return ask("undo", ply=ply, seat=seat, practice=True, seats=[*range(party.people)])
        case ["redo"]:
            return ask("redo", ply=ply, seat=seat, seats=[*range(party.people)])
        case ["save", name]:
            show(_save(name))
            return update | {"ok": {**update["ok"], "events": []}}
        case _:
            return ask("act", seat=seat, ply=ply, action=line)


def _save(name: str) -> str:
    try:
        Path(name).write_text(json.dumps(ask("save")["ok"]["save"]) + "\n", "utf-8")
    except OSError as failure:
        return f"Not saved: {failure.strerror}."
    return f"Saved as {name}."


def _for_everyone(update: dict[str, Any], since: int) -> dict[str, Any]:
    """What all round one screen may read: a card that one of them placed stays secret."""
    events = ask("log")["ok"]["events"]
    return {**update, "events": [event for event in events if event["ply"] > since]}


def _tell(update: dict[str, Any], show: Callable[[str], None]) -> None:
    for event in update["events"]:
        show("  " + words.tell(event, NAMES))


def _refusal(answer: dict[str, Any]) -> str:
    return words.refusal(answer["error"]["code"], answer["error"]["params"])


def board(update: dict[str, Any]) -> str:
    """The table in a few lines: the track from the front, then the pyramid, then each seat."""
    view = update["view"]
    tiles = {player["tile"]["space"]: (player["tile"]["side"], seat) for seat, player in _tiled(view)}
    lines = [""]
    for space in range(len(view["track"]) - 1, -1, -1):
        if camels := view["track"][space]:
            lines.append(f"  space {space:>2}  {words.stack(camels)}")
        elif space in tiles:
            side, seat = tiles[space]
            lines.append(f"  space {space:>2}  [{words.SIDES[side]} tile of {NAMES[seat]}]")
    lines.append("  pyramid   " + " ".join(words.CAMELS[die] for die in view["pyramid"]))
    lines += [_seat_line(seat, player, update) for seat, player in enumerate(view["players"])]
    return "\n".join(lines)


def _tiled(view: dict[str, Any]) -> list[tuple[int, dict[str, Any]]]:
    return [(seat, player) for seat, player in enumerate(view["players"]) if player["tile"]]


def _seat_line(seat: int, player: dict[str, Any], update: dict[str, Any]) -> str:
    mark = ">" if update["turn"] == seat else " "
    tickets = " ".join(f"{words.CAMELS[ticket['racer']]} {ticket['value']}" for ticket in player["tickets"])
    partner = f", partner {NAMES[player['partner']]}" if player["partner"] is not None else ""
    cards = f", cards {' '.join(words.CAMELS[racer] for racer in player['hand'])}" if player["hand"] else ""
    held = ", ".join(filter(None, [tickets, f"pyramid ×{player['pyramid_tickets']}" * bool(player["pyramid_tickets"])]))
    return f" {mark} {seat} {NAMES[seat]:<8} {player['money']:>3} pounds  {held}{partner}{cards}"
