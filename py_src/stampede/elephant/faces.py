"""The course tiles, and nothing else: 26 faces, Start and Finish, as one table. All of it is our reconstruction.

One line is one face: five rows of three lanes, first row first, lanes from left to right.

    .  a plain place            b  banana tree      2 3 4  mud, with what it costs to get free
    #  no place (a virtual one) m  mango tree       ~      river
    c  plain, a cow may start   s  market stall     =      bridge
    o  plain, with a mouse hole

`A`–`E` are straight, `F`–`I` bend by 45°, `J`–`M` by 90°; `layout` knows which way. The six places of Start are where
elephants line up; Finish has no rows: whoever moves past the last row of the last tile is over the line.
"""

from __future__ import annotations

START = "... ..."
FINISH = ""

EARLIER = {"1": (".c.", "...", "#=#", "...", "o.c")}  # face `j` of version 1 of the rules, only to read kept races

FACES = """
A   ..c .b. o.. ..m c..
B   .c. .2. 3.2 .4o ..c
C   .c. b.. ..o .m. c..
D   ... .b. c.c ..o s..
E   .o. ..b c.. .m. ..c
F   ... c.s .o. ..c ...
G   ..c 2.. .3. 4.2 c.o
H   c.. .m# #.# #.o .c.
I   ..c .o. b.. c.. ...
J   ..s c.. .o. .b. ..c
K   bc. ... #.# ..o c..
L   ..c o.. .m. c.. ...
M   c.. ... ~~~ .o. ..c

a   ... c.m .o# ..# ..c
b   c.. ..s .o. m.. ..c
c   ..c #.s #.o b.. .c.
d   ..c #.s #.# o.. c..
e   c.. .3. 2.4 o.2 .c.
f   c.. b.# ..# s.o ..c
g   o.. .b. c.# ..# ..c
h   .o. #.b #.. ..c c..
i   c.. ..m .o. #.c #..
j   .c. ... === ... o.c
k   .oc m.. #.# ... c..
l   .c. s.. ..o #.. #.c
m   ..c .b# ..# o.. c.s
"""
