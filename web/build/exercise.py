"""Uses the whole engine through its one door, so that everything it imports is known.

The build runs this inside Pyodide before it trims the standard library. An answer that is not the expected one
stops the build: a site whose engine cannot finish a race is not published.
"""

from __future__ import annotations

import json
import traceback
from typing import Any

from stampede.bridge import handle
from stampede.catalog import COACHES, GHOSTS

REFUSED = (
    "",
    "[",
    "[" * 99,
    "null",
    '{"verb": "fly"}',
    '{"verb": "show", "table": "nowhere"}',
    '{"verb": "load", "table": "t", "seed": "", "save": {"format": 99}}',
    '{"verb": "load", "table": "t", "seed": "", "save": {"format": 1, "game": 5}}',
    '{"verb": "new", "table": "t", "game": "camel2", "seats": 4, "seed": "", "start": "nonsense"}',
)


def ask(verb: str, **fields: Any) -> Any:
    answer = json.loads(handle(json.dumps({"id": 1, "verb": verb, **fields})))
    if "ok" not in answer:
        raise SystemExit(f"The engine refused {verb}: {answer['error']}")
    return answer["ok"]


def race(game: str, seats: int, bots: list[str], seed: str) -> None:
    """A whole race, then saved, loaded, taken back, told."""
    update = played(game, seats, bots, seed)
    saved = ask("save", table="race")["save"]
    again = ask("load", table="again", save=saved, seed=seed, seat=0)
    if again["view"] != update["view"]:
        raise SystemExit(f"{game}: a loaded race is not the saved one.")
    before = ask("undo", table="again", ply=again["ply"], practice=True)
    ask("redo", table="again", ply=before["ply"])
    ask("log", table="again", seat=1)
    ask("scores", table="again")
    ask("show", table="again", seat=1, ply=3)
    if _has_coach(game):
        ask("review", table="race", seat=0)
    leave("race", saved)


def played(game: str, seats: int, bots: list[str], seed: str) -> Any:
    """A whole race, begun by every kind of bot and ended by the last."""
    update = ask("new", table="race", game=game, seats=seats, seed=seed, seat=0)
    waiting = list(bots)
    while update["turn"] != "over":
        bot = waiting.pop(0) if len(waiting) > 1 else waiting[0]
        update = ask("play", table="race", ply=update["ply"], bot=bot, seat=0)
    return update


def leave(table: str, saved: Any) -> None:
    """Out as a link and as a file, back in, looked at, copied, its dice checked."""
    seats = [{"name": "Łukasz", "bot": None}] * saved["setup"]["seats"]
    for text in (ask("link", table=table, seats=seats)["link"], ask("file", table=table, seats=seats)["file"]):
        if ask("receive", text=text)["save"] != saved:
            raise SystemExit("A race does not come back as it was sent.")
    if ask("fair", table=table)["wrong"] is not None:
        raise SystemExit("A die does not follow from its seed.")
    ask("glance", save=ask("fork", table=table, ply=20, seed="f")["save"])


def by_hand(game: str) -> None:
    """Every kind of first action, and why another one is refused."""
    kinds = {offer["type"]: offer["action"] for offer in _laid_out(game)["legal"]}
    for action in kinds.values():
        ask("act", table="hand", seat=0, ply=_laid_out(game)["ply"], action=action)
    update = ask("show", table="hand")
    ask("why", table="hand", seat=update["turn"], action="t:r" if _has_coach(game) else "6:R")
    ask("think", table="hand", ply=_laid_out(game)["ply"], bot="random")
    if not _has_coach(game):
        return
    ask("odds", table="hand")
    ask("advise", table="hand", seat=0, ply=_laid_out(game)["ply"])


def _has_coach(game: str) -> bool:
    return game in COACHES


def _laid_out(game: str) -> Any:
    """A table at which seat 0 decides first."""
    return ask("new", table="hand", game=game, seats=3, seed="h", first=1 if game == "elephant" else 0, seat=0)


def ghosts(game: str) -> None:
    """Where an action would lead, before it is done."""
    ask("ghost", table="hand", seat=0, ply=_laid_out(game)["ply"], action=_laid_out(game)["legal"][0]["action"])


def courses() -> None:
    """Every tile, and every circuit drawn and judged."""
    for few, _ in ask("tiles")["circuits"].values():
        if ask("course", tiles=few)["obstacle"]:
            raise SystemExit(f"Nobody can race on {few}.")


def analysis(game: str) -> None:
    """A table set up, a die entered, its odds worked out."""
    page = ask("study-edit", position="- - -" if game == "camel1" else "- - x", edition=game, edit="start")
    page = ask("study-roll", position=page["position"], roll="b3")
    for _ in range(20):
        ask("study-odds", position=page["position"], tickets=page["tickets"])
    ask("study", position=page["position"], shown=page["shown"])


def errors() -> None:
    for text in REFUSED:
        if "error" not in json.loads(handle(text)):
            raise SystemExit(f"The engine took {text!r}.")
    try:
        raise ValueError("shown once, so that what shows an error is there")
    except ValueError:
        traceback.format_exc()


def everything() -> None:
    for game, about in ask("games").items():
        race(game, about["least"], about["bots"], "few")
        race(game, about["most"], about["bots"][-1:], "many")
        played(game, 4, [bot for bot in about["bots"] if bot != "random"][-1:], "strong")
        by_hand(game)
        if _has_coach(game):
            analysis(game)
        if game in GHOSTS:
            ghosts(game)
    courses()
    errors()


if __name__ == "__main__":
    everything()
