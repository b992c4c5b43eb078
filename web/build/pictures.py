"""The pictures of the documents that need no browser: `make pictures` draws them anew."""

from pathlib import Path

from stampede import camel, svg
from stampede.camel.draw import picture
from stampede.camel.notation import read_record, replay
from stampede.game import Look

ROOT = Path(__file__).parents[2]
RACE = ROOT / "tests" / "camel" / "golden" / "six-with-partners.txt"
PLY = 24


def main() -> None:
    state = list(replay(read_record(RACE.read_text("utf-8"))))[PLY - 1].state
    (ROOT / "web" / "pictures" / "board.svg").write_text(svg.text(picture(camel.view(state, None), Look(taps=False))) + "\n", "utf-8")


if __name__ == "__main__":
    main()
