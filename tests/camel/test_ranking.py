"""Chapter 5 of the rules: ranking."""

from camel.scripted import after, only
from stampede.camel.race import ranking
from stampede.camel.types import RaceEnded


def ranked(position: str) -> str:
    return ranking(after(f"camel2 2 0 {position} - bgyrpx").track)


def test_K1_further_is_better_higher_is_better_and_crazy_camels_are_skipped() -> None:
    assert ranked("1gyr,3bp,15w,16k") == "pbryg"
    assert ranked("4bwg,9kr,10py") == "yprgb"


def test_K2_racers_that_crossed_forwards_are_ahead_in_stack_order() -> None:
    line = "camel2 2 0 14gyrbp,13w,16k - bgyrpx"
    assert only(RaceEnded, line, "r:r1 r:y3")[0] == RaceEnded("forward", "y", "ypbrg")
    line = "camel2 2 0 1g,16yrwbp,15k - bgyrpx"
    assert only(RaceEnded, line, "r:r3")[0] == RaceEnded("forward", "rwbp", "pbryg")


def test_K3_racers_carried_back_over_the_line_are_behind_everyone_and_the_lowest_is_last() -> None:
    line = "camel2 2 0 1y,2wgr,5b,9p,15k - bgyrpx"
    assert only(RaceEnded, line, "r:k3")[0] == RaceEnded("backward", "wgr", "pbyrg")


def test_K3_a_crazy_camel_that_crosses_alone_changes_no_rank() -> None:
    line = "camel2 2 0 1w,2gr,5b,9py,15k - bgyrpx"
    assert only(RaceEnded, line, "r:w1")[0] == RaceEnded("backward", "w", "ypbrg")
