"""The command line: play in the terminal, trace or review a record, draw a position, tell its odds, let bots race."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from stampede import reports, svg, terminal, tournament, wire, words
from stampede.camel import BOTS, legal, scores, turn
from stampede.camel.draw import picture
from stampede.camel.editions import EDITIONS
from stampede.camel.notation import Step, read_record, replay, write_action
from stampede.camel.odds import board_at, leg_odds
from stampede.camel.opening import show_position
from stampede.camel.position import read_position, write_position
from stampede.camel.review import played, review
from stampede.game import BadText, Look, Refused
from stampede.posters import poster_text
from stampede.record import Record, RecordRefused


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit status."""
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
    except Refused as refused:
        print(words.refusal(refused.reason.key, refused.reason.params), file=sys.stderr)
        status = 1
    except BrokenPipeError:
        sys.stderr.close()
        status = 1
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="stampede", description="Camel Derby in the terminal.")
    parser.set_defaults(run=_play)
    _play_options(parser)
    commands = parser.add_subparsers(title="commands")
    play = commands.add_parser("play", help="play a game in the terminal (what happens without a command)")
    _play_options(play)
    trace = commands.add_parser("trace", help="play a record and print what each action led to")
    trace.add_argument("file", help="a text record, - for standard input")
    trace.add_argument("--legal", action="store_true", help="also print what could be done next")
    trace.set_defaults(run=_trace)
    review = commands.add_parser("review", help="what each decision of a record gave away, and how lucky the dice were")
    review.add_argument("file", help="a text record, - for standard input")
    review.add_argument("--seat", type=int, metavar="N", help="only this seat's decisions")
    review.set_defaults(run=_review)
    match = commands.add_parser("tournament", help="bots against bots: how often one beats a table of another")
    match.add_argument("focal", choices=tuple(BOTS), help="the bot that takes every seat in turn")
    match.add_argument("others", choices=tuple(BOTS), help="the bot in all other seats")
    match.add_argument("--game", choices=tuple(EDITIONS), default="camel2")
    match.add_argument("--seats", type=int, choices=range(2, 9), default=4, metavar="2–8")
    match.add_argument("--races", type=_races, default=100, metavar="N", help="each set of dice is used once per seat")
    match.set_defaults(run=_tournament)
    draw = commands.add_parser("draw", help="draw a position as SVG")
    draw.add_argument("position", help='like "1gyr,3bp,15w,16k 5+0,9-1 bgyrpx"')
    draw.add_argument("--theme", choices=("light", "dark"), default="light")
    draw.set_defaults(run=_draw)
    poster = commands.add_parser("poster", help="a position of either game, or a scene of a lesson, as an SVG file")
    poster.add_argument("position", help="a position, a course like DkfEJCGMH, or a scene like camel-tiles-boo")
    poster.add_argument("--theme", choices=("light", "dark"), default="light")
    poster.set_defaults(run=_poster)
    odds = commands.add_parser("odds", help="how the leg can end from a position, counted exactly")
    odds.add_argument("position", help='like "1gyr,3bp,15w,16k 5+0,9-1 bgyrpx"')
    odds.add_argument("--json", action="store_true", help="integers over one total")
    odds.set_defaults(run=_odds)
    return parser


def _races(text: str) -> int:
    """How many races are wanted: a number above 0."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of races")
    return int(text)


def _play_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=tuple(EDITIONS), default="camel2")
    parser.add_argument("--seats", type=int, choices=range(2, 9), default=4, metavar="2–8")
    parser.add_argument("--people", type=int, choices=range(9), default=1, metavar="0–8", help="the rest are bots")
    parser.add_argument("--bot", choices=tuple(BOTS), default="regular")
    parser.add_argument("--seed", default="", help="the same seed and the same play give the same race")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")


def _play(options: argparse.Namespace) -> int:
    party = terminal.Party(options.game, options.seats, options.people, options.bot, options.seed, options.load)
    return terminal.play(party, input, print)


def _trace(options: argparse.Namespace) -> int:
    return _with_record(options.file, lambda record: _print_trace(record, with_legal=options.legal))


def _review(options: argparse.Namespace) -> int:
    return _with_record(options.file, lambda record: _print_review(record, options.seat))


def _with_record(file: str, show: Callable[[Record], None]) -> int:
    """Read a record and show it; say what is wrong with it if something is."""
    try:
        text = sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as failure:
        print(f"{file}: {failure}", file=sys.stderr)
        return 1
    try:
        show(read_record(text))
    except RecordRefused as refused:
        reason = words.refusal(refused.reason.key, refused.reason.params)
        print(f"ply {refused.ply}, {refused.action}: {reason}", file=sys.stderr)
        return 1
    return 0


def _print_trace(record: Record, *, with_legal: bool) -> None:
    for step in replay(record):
        print(trace_line(step, with_legal=with_legal))


def _print_review(record: Record, wanted: int | None) -> None:
    """Everyone's decisions, or one seat's; then the luck of all."""
    for _ in replay(record):
        pass  # a record that cannot be played is refused with its ply
    race, seats = played(record), range(record.setup.seats)
    if wanted is not None and wanted not in seats:
        raise BadText("no-such-seat", seat=wanted, seats=len(seats))
    for seat in seats if wanted is None else (wanted,):
        *_, found = review(race.states, race.actions, seat)
        print(reports.review_table(found.answer, race.plies), end="\n\n")
    print(reports.luck_lines(found.answer))


def trace_line(step: Step, *, with_legal: bool) -> str:
    """One line of a trace: ply, action, position, money, turn and, if wanted, what could be done next."""
    money = ",".join(map(str, scores(step.state)))
    parts = [f"{step.ply} {step.action}", write_position(step.state), money, str(turn(step.state))]
    if with_legal:
        parts.append(" ".join(sorted(map(write_action, legal(step.state)))))
    return " | ".join(parts)


def _tournament(options: argparse.Namespace) -> int:
    match = tournament.Match(options.game, options.focal, options.others, options.seats, options.races)
    print(tournament.told(tournament.play(match, BOTS)))
    return 0


def _draw(options: argparse.Namespace) -> int:
    state = show_position(read_position(options.position))
    print(svg.text(picture(state, Look(players=False, taps=False), options.theme)))
    return 0


def _poster(options: argparse.Namespace) -> int:
    print(poster_text(options.position, options.theme))
    return 0


def _odds(options: argparse.Namespace) -> int:
    found = leg_odds(board_at(read_position(options.position)))
    print(wire.write(reports.leg_json(found)) if options.json else reports.leg_table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
