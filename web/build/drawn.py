"""What Python draws for the site at build time: `still POSITION` a board for first paint, `inks THEME` its colours."""

import sys

from stampede import svg
from stampede.camel.draw import draw
from stampede.camel.draw.paint import sheet_of_variables, variables
from stampede.camel.editions import SEATS
from stampede.camel.opening import show_position
from stampede.camel.position import read_position
from stampede.game import Look


def still(position: str) -> str:
    """A board without its colours, which are the page's: inline styles are forbidden there. It knows all faces."""
    return svg.text(draw(show_position(read_position(position), SEATS[-1]), Look(players=False, taps=False)))


def inks(theme: str) -> str:
    """`sheet` is the rules that colour drawings, `light` and `dark` the values they name, for the page to use too."""
    return sheet_of_variables() if theme == "sheet" else variables("dark" if theme == "dark" else "light")


DRAWN = {"still": still, "inks": inks}

if __name__ == "__main__":
    print(DRAWN[sys.argv[1]](sys.argv[2]))
