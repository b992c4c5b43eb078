"""Tables for the terminal: odds, and what others print. Numbers come from the games; here they become lines of text."""

from __future__ import annotations

from stampede import words
from stampede.camel.odds import LegOdds
from stampede.camel.odds.plain import leg_json

__all__ = ["leg_json", "leg_table"]


def leg_table(odds: LegOdds) -> str:
    """Each racer's chances to end the leg first, second and so on, the likeliest leader on top."""
    lines = [f"{'':<8}" + "".join(f"{name:>8}" for name in words.ORDINALS[1:])]
    for racer in sorted(odds.ranks, key=lambda racer: odds.ranks[racer], reverse=True):
        lines.append(
            f"{words.CAMELS[racer]:<8}" + "".join(f"{weight / odds.total:8.1%}" for weight in odds.ranks[racer])
        )
    lines.append(f"The race ends in this leg: {odds.ends / odds.total:.1%}")
    lines += [f"Tile on {space}: {weight / odds.total:.2f} landings" for space, weight in odds.tiles.items()]
    lines.append(f"Counted exactly, in {odds.total:,} ways of equal weight.")
    return "\n".join(lines)
