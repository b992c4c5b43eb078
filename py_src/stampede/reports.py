"""Tables for the terminal: odds, the review of a race. Numbers come from the games; here they become lines of text."""

from __future__ import annotations

from collections.abc import Mapping

from stampede import words
from stampede.camel.odds import LegOdds
from stampede.camel.odds.plain import leg_json
from stampede.camel.review import Decision, Review

__all__ = ["leg_json", "leg_table", "luck_lines", "review_table"]


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


def review_table(review: Review, plies: Mapping[int, int]) -> str:
    """A seat's decisions with what each gave away, and the costliest; `plies` are those of the record."""
    lost = sum(made.loss for made in review.decisions)
    lines = [f"Seat {review.seat}: {review.scores[review.seat]} in the end, {lost:.2f} given away by decisions."]
    lines.append(f"{'ply':>5} {'leg':>3}  {'chosen':<22} {'worth':>6}  {'best':<22} {'worth':>6} {'loss':>6}")
    lines += [_decision_line(made, plies) for made in review.decisions]
    dear = [made for ply in review.costliest for made in review.decisions if made.ply == ply]
    if dear:
        lines.append("The costliest:")
    return "\n".join([*lines, *(_costly_line(made, plies) for made in dear)])


def _decision_line(made: Decision, plies: Mapping[int, int]) -> str:
    chosen, best = made.chosen, made.best
    return (
        f"{plies[made.ply]:>5} {made.leg:>3}  {words.action(chosen.offer):<22} {chosen.pounds:+6.2f}"
        f"  {words.action(best.offer):<22} {best.pounds:+6.2f} {made.loss:6.2f}"
    )


def _costly_line(made: Decision, plies: Mapping[int, int]) -> str:
    chosen, best = words.action(made.chosen.offer), words.action(made.best.offer)
    return f"  ply {plies[made.ply]}: {chosen} gave away {made.loss:.2f} against {best}."


def luck_lines(review: Review) -> str:
    """What the dice did to everyone's prospects, all in all, beside the money."""
    lines = ["What the dice gave, and the money:"]
    lines += [
        f"  seat {seat}: {pounds:+6.2f} {money:>4}"
        for seat, (pounds, money) in enumerate(zip(review.luck, review.scores, strict=True))
    ]
    return "\n".join(lines)
