"""Checks a cast that came from outside: one character per seat, known faces, and a colour of its own for each seat.

A cast is for drawings only. The bridge keeps it beside a table; it is no part of the state, the save or the link.
"""

from __future__ import annotations

from stampede.game import COLOURS, FACES, BadText, Character

Cast = tuple[Character, ...]


def checked(cast: Cast, seats: int) -> Cast:
    """The cast, or `BadText`. An empty one is allowed: each seat then has the face and the colour of its number."""
    if cast and len(cast) != seats:
        raise BadText("seats-differ", seats=len(cast), wanted=seats)
    for face, colour in cast:
        if face not in range(FACES):
            raise BadText("no-such-face", face=face, last=FACES - 1)
        if colour not in range(COLOURS):
            raise BadText("no-such-colour", colour=colour, last=COLOURS - 1)
    colours = [character.colour for character in cast]
    for colour in colours:
        if colours.count(colour) > 1:
            raise BadText("colour-twice", colour=colour)
    return cast
