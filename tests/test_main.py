"""The command line, as a person would use it."""

import io
import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from camel.golden import FOLDER
from stampede.__main__ import main

RECORD = "camel2 4 0 1gyr,3bp,15w,16k - bgyrpx\nt:r r:r3 s:+9 # a comment\nr:k1 l:p\n"


def run(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stampede", *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=60, check=False)


def test_trace_prints_a_line_for_each_action() -> None:
    done = run("trace", "-", text=RECORD)
    assert done.returncode == 0
    assert done.stdout.splitlines() == [
        "1 t:r | 1gyr,3bp,15w,16k - bgyrpx | 3,3,3,3 | 1",
        "2 r:r3 | 1gy,3bp,4r,15w,16k - bgypx | 3,3,3,3 | 2",
        "3 s:+9 | 1gy,3bp,4r,15w,16k 9+2 bgypx | 3,3,3,3 | 3",
        "4 r:k1 | 1gy,3bp,4r,15wk 9+2 bgyp | 3,3,3,3 | 0",
        "5 l:p | 1gy,3bp,4r,15wk 9+2 bgyp | 3,3,3,3 | 1",
    ]


def test_trace_can_list_what_is_legal_next_sorted() -> None:
    line = run("trace", "--legal", "-", text="camel1 2 0 1bgyrp 5+0 bgyrp\nt:r").stdout.rstrip("\n")
    legal = line.split(" | ")[-1].split()
    assert legal == sorted(legal)
    assert "r" in legal
    assert "s:+6" not in legal
    assert {"t:b", "w:p", "l:p", "s:-16"} <= set(legal)


def test_trace_of_a_finished_race_ends_with_over_and_nothing_legal() -> None:
    done = run("trace", "--legal", str(FOLDER / "backward-with-racers.txt"))
    assert done.returncode == 0
    assert done.stdout.endswith(" | over | \n")
    assert run("trace", str(FOLDER / "forward.txt")).stdout.endswith(" | over\n")


@pytest.mark.parametrize(
    ("text", "shown", "complaint"),
    [
        (RECORD + "t:r w:z", 6, "ply 7, w:z: 'w:z' is not an action."),
        (RECORD + "s:+10", 5, "ply 6, s:+10: Space 10 is next to the tile on space 9."),
        (RECORD + "r", 5, "ply 6, r: A record must say what came out, like r:r3."),
        ("", 0, "The record is empty."),
        ("camel3 2 0 1bgyrp - bgyrp", 0, "There is no game called 'camel3'."),
    ],
)
def test_trace_stops_at_a_mistake_with_its_ply_and_reason(text: str, shown: int, complaint: str) -> None:
    done = run("trace", "-", text=text)
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == shown
    assert done.stderr.strip() == complaint


def test_trace_of_a_missing_file_says_so() -> None:
    done = run("trace", "no-such-file")
    assert done.returncode == 1
    assert "no-such-file" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_draw_prints_an_svg_file(theme: str) -> None:
    done = run("draw", "1gyr,3bp,15w,16k - bgyrpx", "--theme", theme)
    assert done.returncode == 0
    root = ElementTree.fromstring(done.stdout)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_poster_prints_a_picture_of_either_game() -> None:
    for position in ("1gyr,3bp,15w,16k - bgyrpx", "DE 3aR,5aB,6aG - 65/-/- - -"):
        done = run("poster", position)
        assert done.returncode == 0
        assert f"<title>{position}</title>" in done.stdout
    assert run("poster", "nonsense here").returncode == 1


def test_draw_refuses_a_wrong_position_in_a_sentence() -> None:
    done = run("draw", "1gyr,3bp,15w,16k 17+0 bgyrpx")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.strip() == "Space 17 holds a tile, but tiles lie on 2 to 16."


def test_odds_print_exact_integers_over_one_total() -> None:
    done = run("odds", "1pb,2g,3yr,15w,16k 5+0 bgyrpx", "--json")
    assert done.returncode == 0
    told = json.loads(done.stdout)
    assert list(told) == ["total", "ranks", "ends", "tiles"]
    assert list(told["ranks"]) == list("bgyrp")
    assert {sum(weights) for weights in told["ranks"].values()} == {told["total"]}
    assert told["ends"] == 0
    assert list(told["tiles"]) == ["5"]


def test_odds_print_a_table_with_the_likeliest_leader_on_top() -> None:
    done = run("odds", "1pb,2g,3yr,15w,16k - bgyrpx")
    lines = done.stdout.splitlines()
    assert lines[0].split() == ["first", "second", "third", "fourth", "last"]
    assert lines[1].split() == ["red", "39.5%", "27.4%", "19.8%", "10.1%", "3.1%"]
    assert "The race ends in this leg: 0.0%" in lines


def test_odds_refuse_a_wrong_position_in_a_sentence() -> None:
    done = run("odds", "1gyr,3b,15w,16k - bgyrpx", "--json")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.strip() == "The purple camel is missing."


@pytest.mark.parametrize("bot", ["regular", "random"])
def test_bots_play_a_whole_game_in_the_terminal(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    for game in ("camel2", "camel1"):
        assert main(["--people", "0", "--game", game, "--seats", "6", "--bot", bot, "--seed", "7"]) == 0
        told = capsys.readouterr().out.splitlines()
        assert " won with " in told[-1]


def test_a_person_plays_asks_undoes_saves_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    lines = f"?\nt:r\nundo\ns:+1\nt:b\nw:g\nsave {file}\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["--seats", "2", "--people", "2", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    assert "Ann takes the red ticket worth 5." in told or "Ben takes the red ticket worth 5." in told
    assert "Space 1 never holds a tile." in told
    assert "puts a finish card on the winner pile.\n" in told
    assert json.loads(file.read_text())["actions"][-2:] == ["t:b", "w:g"]
    monkeypatch.setattr("sys.stdin", io.StringIO("r\nquit\n"))
    assert main(["--people", "2", "--load", str(file)]) == 0
    assert "The pyramid shows" in capsys.readouterr().out


def test_a_file_that_is_no_save_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    for text in ("", "{}", "[[[", '{"format": 99}'):
        file.write_text(text)
        assert main(["--load", str(file)]) == 1
        assert capsys.readouterr().out.strip().endswith(".")


def test_review_tells_every_decision_the_costliest_and_the_luck() -> None:
    done = run("review", "-", text=RECORD)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    heads = [line for line in lines if line.startswith("Seat ")]
    assert [head[:20] for head in heads] == [f"Seat {seat}: 3 in the end" for seat in range(4)]
    for seat, head in enumerate(heads):
        assert float(head.split()[6]) == pytest.approx(_given_away(lines, seat), abs=0.02)
    told = [line.split()[0] for line in lines if line[:5].strip().isdigit()]
    assert told == ["1", "5", "2", "3", "4"], "each decision with the ply of the record, seat by seat"
    assert "red ticket 5" in done.stdout
    assert "cheer tile on 9" in done.stdout
    assert "The costliest:" in lines
    assert [line.split(":")[0] for line in lines[-4:]] == [f"  seat {seat}" for seat in range(4)]


def _given_away(lines: list[str], seat: int) -> float:
    """The sum of the last column below a seat's heading."""
    start = next(at for at, line in enumerate(lines) if line.startswith(f"Seat {seat}"))
    losses = []
    for line in lines[start + 2 :]:
        if not line[:5].strip().isdigit():
            break
        losses.append(float(line.split()[-1]))
    return sum(losses)


def test_review_can_be_of_one_seat_and_refuses_what_it_cannot_play() -> None:
    one = run("review", "--seat", "2", "-", text=RECORD)
    assert [line[:6] for line in one.stdout.splitlines() if line.startswith("Seat")] == ["Seat 2"]
    assert run("review", "--seat", "4", "-", text=RECORD).stderr == (
        "There is no seat 4 at a table of 4: they count from 0.\n"
    )
    assert run("review", "-", text=RECORD + "w:z").stderr == "ply 6, w:z: 'w:z' is not an action.\n"
    assert run("review", "nowhere.txt").returncode == 1


def test_a_tournament_tells_how_often_one_bot_beats_another(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "greenhorn", "random", "--seats", "2", "--races", "3"]) == 0
    told = capsys.readouterr().out
    assert "greenhorn against 1 × random" in told
    assert "of 4 races (chance 50%)" in told


def test_a_tournament_of_no_races_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tournament", "greenhorn", "random", "--races", "0"])
    assert "'0' is not a number of races" in capsys.readouterr().err
