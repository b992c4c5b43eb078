"""Odds as plain values, ready to become JSON: exact integers over one total, or an estimate with its error."""

from __future__ import annotations

from stampede.camel.odds.races import RaceOdds
from stampede.camel.odds.tally import LegOdds


def leg_json(odds: LegOdds) -> dict[str, object]:
    """How the leg can end: each racer's ranks, landings by tile, and how often the race ends."""
    return {
        "total": odds.total,
        "ranks": {racer: list(weights) for racer, weights in odds.ranks.items()},
        "ends": odds.ends,
        "tiles": {str(space): weight for space, weight in odds.tiles.items()},
    }


def race_json(odds: RaceOdds) -> dict[str, object]:
    """How the race can end: winners and losers, and the standard error of it, in parts of one."""
    return {
        "total": odds.total,
        "winner": dict(odds.winner),
        "loser": dict(odds.loser),
        "is_exact": odds.is_exact,
        "error": odds.error,
    }
