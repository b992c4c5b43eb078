"""What Python draws for the site at build time: `still POSITION` a board for first paint, `inks THEME` its colours."""

import sys

from stampede import svg
from stampede.camel.draw import draw
from stampede.camel.opening import show_position
from stampede.camel.paint import PALETTE, Theme, stylesheet
from stampede.camel.position import read_position
from stampede.game import Look


def still(position: str) -> str:
    """A board without its colours, which are the page's: inline styles are forbidden there."""
    return svg.text(draw(show_position(read_position(position)), Look(players=False)))


def inks(theme: Theme) -> str:
    """The drawings' colours, for drawings only, and the same colours as variables for the page around them."""
    variables = "".join(f"--{ink}:{colours[theme == 'dark']};" for ink, colours in PALETTE.items())
    return f"{variables}& .derby{{{stylesheet(theme)}}}"


DRAWN = {"still": still, "inks": inks}

if __name__ == "__main__":
    print(DRAWN[sys.argv[1]](sys.argv[2]))
