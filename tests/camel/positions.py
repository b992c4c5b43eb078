"""Positions for perft: each is `(game, seats, first seat, position)` and puts a rule or two under stress.

Every one could start a game: no camel stands on a tile, no tile is on space 1 or next to another tile, and at
least one reveal of the leg is left.
"""

PERFT_POSITIONS: tuple[tuple[str, int, int, str], ...] = (
    # Openings (S1–S6)
    ("camel2", 2, 0, "1gyr,3bp,15w,16k - bgyrpx"),
    ("camel2", 3, 2, "1b,2gy,3rp,14kw - bgyrpx"),
    ("camel2", 8, 7, "2bgyrp,14w,15k - bgyrpx"),
    ("camel1", 2, 1, "1rb,2y,3pg - bgyrp"),
    ("camel1", 8, 3, "1pyrgb - bgyrp"),
    # Tiles of both sides, right behind and in front of stacks: on top by a cheer, under by a boo (M4, M5)
    ("camel2", 3, 0, "4bg,6yr,9p,13w,15k 5-1,7+0,10-2 bgyrpx"),
    ("camel2", 4, 1, "4bg,6yr,8p,12k,14w 5+3,7-2,9+1 bgyrpx"),
    ("camel1", 3, 0, "5bgy,7rp 6-0,8+1,10-2 bgyrp"),
    ("camel1", 4, 2, "5bgy,7rp 4+0,6+3,8-1 bgyrp"),
    # Where a tile may go: one's own is lifted first, 16 and 1 are neighbours, a tile each (A2)
    ("camel2", 2, 1, "1bg,2yr,3p,16wk 8+0,10-1 bgyrpx"),
    ("camel1", 2, 0, "1bg,2yr,4p 14+0,16-1 bgyrp"),
    ("camel1", 8, 5, "1bgyrp 2+0,4-1,6+2,8-3,10+4,12-5,14+6,16-7 bgyrp"),
    # Boo back to the space it started from, racer-led and crazy-led (M6)
    ("camel2", 2, 0, "5bgy,8rp,12wk 6-0,11-1 bgyrpx"),
    ("camel2", 3, 1, "9wbg,11kyr,13p 8-0,10-1,12-2 bgyrpx"),
    ("camel1", 2, 1, "1bgyrp 2-0,4-1 bgyrp"),
    # The grey die, crazy camels apart: nobody carries, one carries, both carry (M3, M3a)
    ("camel2", 2, 0, "5bgyrp,9w,12k - bgyrpx"),
    ("camel2", 2, 1, "5bg,9wyr,12k,13p - bgyrpx"),
    ("camel2", 3, 0, "5b,9gwyr,12kp - bgyrpx"),
    # Directly on each other: alone, on a racer, under racers (M3b)
    ("camel2", 2, 0, "4bgyrp,8wk - bgyrpx"),
    ("camel2", 2, 1, "4bgy,8rpkw 7+0 bgyrpx"),
    ("camel2", 3, 2, "4bgy,8wkrp 6-1 bgyrpx"),
    # A racer between them: one carries, both carry (M3a), and all seven in one stack
    ("camel2", 2, 0, "4bgyr,8wpk - bgyrpx"),
    ("camel2", 3, 1, "4bgy,9kpwr - bgyrpx"),
    ("camel2", 2, 1, "4bgy,8kpwr 7-1 bgyrpx"),
    ("camel2", 4, 3, "7bwgkyrp 6+0,8-2 bgyrpx"),
    ("camel2", 6, 0, "7kwbgyrp 5-4,9+5 bgyrpx"),
    # Tiles under crazy hooves, both sides: a cheer is one further back, a boo one forward and under
    ("camel2", 3, 0, "7yr,9bg,11wp,13k 8+0,10+1,12-2 bgyrpx"),
    ("camel2", 3, 1, "6y,8r,10bg,12kp,14w 7-0,9-1,11+2 yrx"),
    # Backwards over the line, without and with riders, and not quite (M7, K3)
    ("camel2", 2, 0, "1w,2k,6bg,8yrp - bgyrpx"),
    ("camel2", 2, 1, "1wbg,3k,6yr,9p - bgyrpx"),
    ("camel2", 3, 2, "1yk,3wbg,6rp 2+0 bgyrpx"),
    ("camel2", 3, 0, "2rwgkb,4yp - gyx"),
    ("camel2", 2, 1, "3wkbg,5yrp 2-1 gypx"),
    # Forwards over the line, by number and by a cheer on 16; a boo on 16 (M7, K2)
    ("camel2", 2, 0, "9w,11k,13bg,14y,15rp 16+1 bgyrpx"),
    ("camel2", 3, 1, "9kw,13bg,14y,15rp 16-2 bgyrpx"),
    ("camel2", 2, 0, "3p,14bwg,15yk,16r - bgyrpx"),
    ("camel1", 2, 1, "10b,13gy,15rp 16+0 bgyrp"),
    ("camel1", 3, 2, "12b,14gy,16rp 15-1 bgyrp"),
    # Few dice left, the fifth reveal next: the tiles and dice come back (L4, L5)
    ("camel2", 2, 0, "6bgy,9rp,12w,13k 7+0,10-1 bx"),
    ("camel2", 3, 2, "6bgy,9rpw,13k 8-2 gr"),
    ("camel2", 4, 3, "6bgy,9rp,12wk 8+0,11-3 ypx"),
    ("camel1", 2, 1, "6bgy,9rp 7+0,10-1 y"),
    ("camel1", 4, 0, "6bgy,9rp 8-3 bp"),
    # The fifth reveal may end the race too: one leg scoring (L6)
    ("camel2", 2, 1, "1kb,9w,13gy,15rp 16+0 px"),
    ("camel2", 3, 0, "1kw,10bgy,14rp - rx"),
    ("camel1", 2, 0, "11bgy,15rp - r"),
    ("camel1", 3, 1, "11bgy,14rp 16+2 p"),
    # Partnerships from six players, and only in camel2 (A5, S6)
    ("camel2", 6, 5, "3bg,5yr,6p,11w,12k - bgyrpx"),
    ("camel2", 7, 3, "4bgw,6yrk,9p 8+6,11-0 bx"),
    ("camel2", 5, 4, "4bgw,6yrk,9p 8+3,11-0 bgyrpx"),
    ("camel1", 6, 2, "3bg,5yr,6p 8+5,11-0 bgyrp"),
)
