"""The drawing of Elephant Derby: what can be seen, what can be tapped, and what stays hidden."""

import json
import random
import re
from collections.abc import Iterator
from itertools import combinations, product
from math import dist
from xml.etree import ElementTree

import pytest

from drawings import (
    actions_on,
    assert_ids_fit,
    assert_nothing_but_shapes,
    assert_players_can_be_left_out,
    attribute,
    by_id,
    inks,
    place,
    stamps,
    written,
)
from elephant.scripted import after, events, race
from stampede import camel, elephant, svg
from stampede.elephant.course import CIRCUITS, LANES, course, faces, write_place
from stampede.elephant.deck import CARDS, GREEN, NUMBERS
from stampede.elephant.draw import draw, face, frames, ghost, picture, plan
from stampede.elephant.draw.places import START_ROWS, facing, ground, spot
from stampede.elephant.types import ELEPHANTS, State
from stampede.game import Look, Setup
from stampede.svg import Node
from walks import walk

TABLES = [(name, seats) for name in CIRCUITS for seats in (2, 4, 6)]
COURSES = sorted({tiles for pair in CIRCUITS.values() for tiles in pair})
ON_CARDS = re.compile(r"[wptne]|[xl]:.")  # actions that are about cards alone, or about none


def box(part: Node) -> tuple[float, float, float, float]:
    left, top, width, height = map(float, str(attribute(part, "data-box")).split())
    return left, top, width, height


def seen(state: State, seat: int | None) -> Node:
    return draw(elephant.view(state, seat), Look(seat))


def pieces(drawing: Node) -> dict[str, tuple[float, float]]:
    """Where elephants, cows and the mouse are."""
    return {name: place(part) for name, part in by_id(drawing).items() if re.fullmatch(r"(elephant|cow)-.|mouse", name)}


def mid_race() -> State:
    return after(race("14bR,9bB,9cG", "65cfj2/m2w6t/66", cows="10a,11b,20b"))


def random_states(seed: str, games: int) -> Iterator[State]:
    rng = random.Random(seed)
    for name, seats in rng.choices(TABLES, k=games):
        steps = walk(Setup("elephant", seats, None, name), rng)
        yield from (step.after for step in steps if rng.random() < 0.03 or step.after.phase == "over")


# ---- ids and places


@pytest.mark.parametrize("tiles", COURSES)
def test_everything_that_a_page_looks_for_is_there(tiles: str) -> None:
    state = elephant.start(Setup("elephant", 3, 0, tiles))
    found = by_id(draw(state, Look()))
    places = {f"place-{write_place(at)}" for at, mark in enumerate(course(tiles).marks) if mark != "#"}
    assert places == {name for name in found if name.startswith("place-")}
    assert {"places", "marks", "crossings", "herd", "ghost", "seat-0", "seat-2"} <= found.keys()
    assert {f"art-deck-{card}" for card in (*CARDS, "back")} <= found.keys()
    assert {f"art-view-{card}" for card in CARDS} <= found.keys()
    assert {f"art-{kind}-{seat}" for kind in ("mount", "mount-seal") for seat in range(3)} <= found.keys()
    assert {f"art-badge-{letter}" for letter in ELEPHANTS} <= found.keys()
    assert "seat-3" not in found


def test_ids_are_unique_and_every_reference_leads_somewhere() -> None:
    for state in random_states("ids", 5):
        assert_ids_fit(draw(state, Look(state.seat)))


def test_no_art_of_one_game_has_the_name_of_the_others_art() -> None:
    """Both may be on one page, which shows the first one of a name."""
    camels = by_id(camel.draw(camel.start(Setup("camel2", 6)), Look()))
    elephants = by_id(draw(elephant.start(Setup("elephant", 6, 0, "first")), Look()))
    assert not {name for name in camels.keys() & elephants.keys() if name.startswith("art-")}


def test_all_pieces_on_the_course_have_a_place_of_their_own() -> None:
    for state in random_states("places", 5):
        line = course(state.course).line
        wanted = {f"elephant-{it}" for it, at in zip(ELEPHANTS, state.elephants, strict=False) if at >= 0}
        wanted |= {f"cow-{number}" for number, at in enumerate(state.cows) if at < line}
        found = pieces(draw(state, Look()))
        assert found.keys() == wanted
        assert all(dist(one, other) >= 20 for one, other in combinations(found.values(), 2))


def test_players_can_be_left_out() -> None:
    whole, board = (draw(mid_race(), Look(players=players)) for players in (True, False))
    assert_players_can_be_left_out(whole, board)


# ---- faces


@pytest.mark.parametrize("tile", faces())
def test_nothing_of_a_face_is_cut_off_by_its_picture(tile: str) -> None:
    drawing = face(tile)
    left, top, width, height = map(float, str(attribute(drawing, "viewBox")).split())
    outlines = [str(attribute(it, "d")) for it in by_ink(drawing, "bank", "road-rim")]
    assert len(outlines) == 1 + len(course(tile).crossings)
    for x, y in (point for outline in outlines for point in corners_of(outline)):
        assert left + 2 < x < left + width - 2 and top + 2 < y < top + height - 2


def by_ink(drawing: Node, *inks: str) -> list[Node]:
    return [it for it in drawing.children if isinstance(it, Node) and attribute(it, "class") in inks]


def corners_of(outline: str) -> list[tuple[float, float]]:
    """The points of a path in whole units; those after an `l` are told from the one before."""
    x = y = 0.0
    found = []
    for command, numbers in re.findall(r"([MLQl])([^MLQlz]*)", outline.replace("Z", "z")):
        pairs = list(map(float, re.findall(r"-?\d+", numbers)))
        for right, down in zip(pairs[::2], pairs[1::2], strict=True):
            x, y = (x + right, y + down) if command == "l" else (right, down)
            found.append((x, y))
    return found


def test_chevrons_point_ahead_where_nothing_else_lies() -> None:
    for tile in faces():
        first = course(tile).marks[START_ROWS * LANES :][:LANES]
        chevrons = next(
            it for it in face(tile).children if isinstance(it, Node) and attribute(it, "class") == "chevrons"
        )
        xs_ys = corners_of(str(attribute(chevrons, "d")))
        middle = sum(x for x, _ in xs_ys) / len(xs_ys), sum(y for _, y in xs_ys) / len(xs_ys)
        spots = [spot(tile, START_ROWS * LANES + lane) for lane in range(LANES)]
        nearest = min(range(LANES), key=lambda lane: dist(middle, spots[lane]))
        assert first[nearest] == "." and (first[1] != "." or nearest == 1)


# ---- how the course lies


@pytest.mark.parametrize("tiles", COURSES)
def test_the_whole_course_is_in_the_picture_and_suits_a_phone(tiles: str) -> None:
    here = ground(tiles)
    spots = [spot(tiles, at) for at in range(course(tiles).line + LANES)]
    assert all(20 <= x <= here.width - 20 and 20 <= y <= here.height - 20 for x, y in spots)
    assert here.width <= here.height <= 1.75 * here.width


@pytest.mark.parametrize("tiles", COURSES)
def test_no_two_places_lie_on_each_other(tiles: str) -> None:
    spots = [spot(tiles, at) for at, mark in enumerate(course(tiles).marks) if mark != "#"]
    assert min(dist(one, other) for one, other in combinations(spots, 2)) >= 25


@pytest.mark.parametrize("tiles", COURSES)
def test_elephants_look_along_the_course(tiles: str) -> None:
    for row in range(course(tiles).rows - 1):
        (x, y), (to_x, to_y) = spot(tiles, row * LANES + 1), spot(tiles, row * LANES + 4)
        onward = {"right": to_x - x, "left": x - to_x, "away": y - to_y, "near": to_y - y}
        assert onward[facing(tiles, row * LANES + 1)] > 15


def test_a_beast_turns_and_its_letter_does_not() -> None:
    for state in random_states("letters", 3):
        for letter in ELEPHANTS[: len(state.elephants)]:
            parts = by_id(draw(state, Look()))
            if f"elephant-{letter}" in parts:
                assert stamps(parts[f"tag-{letter}"]) == [f"letter-{letter}"]
                assert place(parts[f"tag-{letter}"]) == place(parts[f"elephant-{letter}"])


@pytest.mark.parametrize("tiles", COURSES)
def test_letters_never_cover_each_other_and_nothing_covers_them(tiles: str) -> None:
    """Any two elephants that stand next to each other."""
    state = elephant.start(Setup("elephant", 3, 0, tiles))
    near = course(tiles).near
    pairs = [(at, to) for way in near.values() for at, to in enumerate(way) if 0 <= to < course(tiles).line]
    for at, to in pairs[::7]:
        herd = by_id(draw(state._replace(elephants=(at, to, 0)), Look(taps=False)))["herd"]
        names = [str(attribute(it, "id")) for it in herd.children if isinstance(it, Node)]
        assert names[-3:] == ["tag-R", "tag-B", "tag-G"]
        one, other = (_middle_of_letter(by_id(herd)[name]) for name in ("tag-R", "tag-B"))
        assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= 18, (write_place(at), write_place(to))


def _middle_of_letter(tag: Node) -> tuple[float, float]:
    (x, y), (letter,) = place(tag), [it for it in tag.children if isinstance(it, Node)]
    return x + float(attribute(letter, "x") or 0), y + float(attribute(letter, "y") or 0)


def test_elephants_at_home_stand_on_finish_and_cows_past_the_line_are_gone() -> None:
    state = mid_race()
    line = course(state.course).line
    home = state._replace(elephants=(line + 1, line + 1, state.elephants[2]), cows=(line, *state.cows[1:]))
    found = pieces(draw(home, Look()))
    assert dist(found["elephant-R"], found["elephant-B"]) > 30
    assert "cow-0" not in found and "cow-1" in found


# ---- what can be tapped


def test_every_legal_action_that_is_not_about_cards_alone_is_on_exactly_one_thing() -> None:
    for state in random_states("taps", 8):
        told = sorted(action for on in actions_on(seen(state, state.seat)).values() for action in on)
        legal = map(elephant.write_action, elephant.legal(elephant.view(state, state.seat)))
        assert told == sorted(action for action in legal if not ON_CARDS.fullmatch(action))


def test_actions_are_on_the_thing_they_are_about() -> None:
    state = after(race("15cR,9bB,9cG", "65m/ks/66", cows="11b"))
    mice = {"elephant-B": ["m:B"], "elephant-G": ["m:G"]}
    assert actions_on(seen(state, 0)) == {"elephant-R": ["6:R", "5:R", "m:R"], **mice}
    theirs = after(race("14bR,9bB,9cG", "65m/ks/66", cows="11b", first=1))
    assert actions_on(seen(theirs, 1)) == {"seat-0": ["s:0", "k:0"], "seat-1": ["s:1"], "seat-2": ["s:2", "k:2"]}


def test_places_stand_for_starts_steps_and_where_a_cow_goes() -> None:
    start = elephant.start(Setup("elephant", 3, 0, "first"))
    assert actions_on(seen(start, start.seat))["place-2b"] == ["a:2b"]
    cows = after(race("14bR,9bB,9cG", "w6/66/66", cows="11b"), "w n n")
    assert actions_on(seen(cows, 0)) == {"cow-0": ["h:0"]}
    herding = after(race("14bR,9bB,9cG", "w6/66/66", cows="11b"), "w n n h:0")
    assert actions_on(seen(herding, 0))["place-11a"] == ["h:11a"]


def test_only_what_can_be_tapped_is_lit_and_all_of_it_says_what_to_ask_about() -> None:
    for state in random_states("lit", 5):
        drawing = seen(state, state.seat)
        lit = {name for name, part in by_id(drawing).items() if "can" in (attribute(part, "class") or "").split()}
        assert lit == actions_on(drawing).keys()
        for name in lit:
            elephant.read_action(str(attribute(by_id(drawing)[name], "data-why")))


def test_nothing_can_be_tapped_by_those_not_to_move() -> None:
    state = mid_race()
    assert actions_on(seen(state, 0))
    assert not actions_on(seen(state, 1)) and not actions_on(draw(state, Look(0, taps=False)))


def test_pieces_let_taps_through_to_the_places_an_elephant_may_go_to() -> None:
    choosing = after(race("8bR,9bB,9aG", "j/-/-"), "j!:R")
    assert choosing.phase == "walk"
    assert attribute(by_id(seen(choosing, 0))["herd"], "pointer-events") == "none"
    assert attribute(by_id(seen(mid_race(), 0))["herd"], "pointer-events") is None


# ---- what is shown


def test_nothing_is_written_but_numbers_and_letters() -> None:
    for state in random_states("written", 4):
        assert all(re.fullmatch(r"\d{1,2}|[RBGYPO]", word) for word in written(draw(state, Look(state.seat))))


def test_each_elephant_wears_its_own_silk() -> None:
    parts = by_id(draw(mid_race(), Look()))
    for view, letter in product(("side", "away", "near"), ELEPHANTS):
        assert f"url(#art-silk-{letter})" in svg.text(parts[f"art-{view}-{letter}"])
    assert {f"letter-{letter}" for letter in "RBG"} <= set(stamps(parts["herd"]))


@pytest.mark.parametrize("tiles", COURSES)
def test_trees_stalls_holes_and_mud_are_where_the_faces_have_them(tiles: str) -> None:
    ways, marks = course(tiles), by_id(draw(elephant.start(Setup("elephant", 3, 0, tiles)), Look()))["marks"]
    shown = stamps(marks)
    counts = {"banana-tree": "b", "mango-tree": "m", "stall": "s", "ripples": "~"}
    assert {name: shown.count(name) for name in counts} == {name: ways.marks.count(it) for name, it in counts.items()}
    assert shown.count("hole") == len(ways.holes)
    assert [word for word in written(marks) if word in ("2", "4")] != [] or not ways.mud


def test_a_bar_closes_a_crossing_until_somebody_is_across() -> None:
    assert "bar-20" in by_id(draw(mid_race(), Look()))
    assert "bar-20" not in by_id(draw(after(race("21bR,9bB,9cG")), Look()))


def test_a_panel_shows_how_many_cards_and_which_snakes_its_player_has() -> None:
    state = after(race("14bR,9bB,9cG", "65m*2/ks/66"))
    parts = by_id(draw(state, Look()))
    assert [written(parts[f"seat-{seat}"]) for seat in range(3)] == [["3"], ["2"], ["2"]]
    assert [stamps(parts[f"seat-{seat}"]).count("snake") for seat in range(3)] == [2, 0, 0]


def test_the_seat_to_move_is_marked_and_nobody_else() -> None:
    parts = by_id(draw(mid_race(), Look()))
    assert ["mat-now" in inks(parts[f"seat-{seat}"]) for seat in range(3)] == [True, False, False]


def test_cards_that_move_have_a_green_frame_and_their_number() -> None:
    parts = by_id(draw(mid_race(), Look()))
    for card in CARDS:
        assert ("green-suit" if card in GREEN else "red-suit") in inks(parts[f"art-deck-{card}"])
    assert [written(parts[f"art-number-{card}"]) for card in "65cfj2"] == [["6"], ["5"], ["4"], ["4"], ["4"], ["2"]]
    for card in CARDS:
        stamped = stamps(parts[f"art-deck-{card}"])
        assert f"view-{card}" in stamped
        assert (f"number-{card}" in stamped) == (card in NUMBERS)


# ---- where to look


def test_the_box_of_a_drawing_is_around_what_is_decided() -> None:
    drawing = draw(mid_race(), Look())
    left, top, width, height = box(drawing)
    x, y = pieces(drawing)["elephant-R"]
    assert left + 40 < x < left + width - 40 and top + 40 < y < top + height - 40
    assert width < float(str(attribute(drawing, "viewBox")).split()[2])


def test_every_drawing_says_where_to_look_and_its_middle_is_in_the_picture() -> None:
    for state in random_states("boxes", 6):
        drawing = draw(state, Look(players=False))
        _, _, whole_width, whole_height = map(float, str(attribute(drawing, "viewBox")).split())
        left, top, width, height = box(drawing)
        assert 0 < left + width / 2 < whole_width and 0 < top + height / 2 < whole_height
        assert width <= whole_width and height <= whole_height


def test_more_of_the_course_lies_in_sight_ahead_of_the_one_to_move_than_behind() -> None:
    state = after(race("14bR,30bB,30cG", "6/-/-"))
    left, top, width, height = box(draw(state, Look()))
    rows = [row for row in range(course(state.course).rows) if _is_in(spot(state.course, row * LANES + 1), state)]
    assert {13, 14, 15, 16, 17, 18, 19} <= set(rows)
    middle = (left + width / 2, top + height / 2)
    assert dist(spot(state.course, 16 * LANES + 1), middle) < dist(spot(state.course, 10 * LANES + 1), middle)


def _is_in(point: tuple[float, float], state: State) -> bool:
    left, top, width, height = box(draw(state, Look()))
    return left < point[0] < left + width and top < point[1] < top + height


# ---- motion


def moved_in(layers: tuple[Node, ...], name: str) -> list[str | None]:
    return [attribute(by_id(layer)[name], "data-space") for layer in layers if name in by_id(layer)]


def test_every_step_is_a_layer_of_its_own() -> None:
    setup = race("8bR,9bB,9cG", "5/-/-")
    layers = next(it for it in frames(after(setup), events(setup, "5:R")) if it)
    assert moved_in(layers, "elephant-R") == ["9b", "10b", "11b", "12b", "13b"]
    assert moved_in(layers, "elephant-B") == ["10b", "11b", "12b", "13b", "14b"]
    assert all(attribute(layer, "data-box") for layer in layers)


def test_a_mouse_runs_and_is_gone_when_the_elephant_goes_back() -> None:
    setup = race("17bR,9bB,9cG", "m/-/-")
    layers = list(frames(after(setup), events(setup, "m:R")))
    runs = next(it for it in layers if it and "mouse" in by_id(it[0]))
    assert moved_in(runs, "mouse")[-1] == "17b"
    assert "mouse" not in by_id(layers[layers.index(runs) + 1][-1])


def test_a_carpet_rises_flies_and_lands() -> None:
    setup = race("8bR,9bB,9cG", "f/-/-")
    layers = next(it for it in frames(after(setup), events(setup, "f!:R")) if it)
    assert moved_in(layers, "elephant-R") == ["8b", "12b", "12b"]


def test_the_last_layer_of_everything_that_happens_is_the_drawing_that_follows() -> None:
    rng = random.Random("frames")
    for name, seats in rng.choices(TABLES, k=4):
        for step in walk(Setup("elephant", seats, None, name), rng):
            layers = [layer for told in frames(step.before, step.events) for layer in told]
            herds = [layer for layer in layers if attribute(layer, "id") == "herd"]
            if herds:
                assert pieces(herds[-1]) == pieces(draw(step.after, Look(taps=False)))


def test_every_event_has_its_layers_or_none() -> None:
    setup = race("8bR,9bB,9cG", "5/-/-")
    told = events(setup, "5:R")
    assert len(list(frames(after(setup), told))) == len(told)


# ---- ghosts


def test_a_ghost_shows_where_a_card_leads_and_everyone_who_is_pushed() -> None:
    state = after(race("8bR,9bB,9cG", "5/-/-"))
    layer = ghost(state, elephant.read_action("5:R"))
    ghosts = {name: place(part) for name, part in by_id(layer).items() if name.startswith("ghost-")}
    there = {f"ghost-{it}": spot(state.course, at) for it, at in (("R", 37), ("B", 40))}
    assert ghosts.keys() == there.keys()
    assert all(dist(ghosts[name], there[name]) < 1 for name in there)
    assert attribute(layer, "pointer-events") == "none" and attribute(layer, "data-box")


def test_a_tap_on_where_a_card_leads_means_the_card_and_on_who_is_pushed_nothing() -> None:
    parts = by_id(ghost(after(race("8bR,9bB,9cG", "5/-/-")), elephant.read_action("5:R")))
    assert attribute(parts["ghost-R"], "data-actions") == attribute(parts["ghost-R"], "data-why") == "5:R"
    assert attribute(parts["ghost-R"], "data-space") == "13b"
    assert attribute(parts["ghost-B"], "data-actions") is None
    rings = by_id(ghost(after(race("3bR,32aB,32cG", "j/-/-")), elephant.read_action("j!:R")))
    assert {actions for name, part in rings.items() if (actions := attribute(part, "data-actions"))} == {"j!:R"}
    assert attribute(rings["ghost-at-7a"], "data-actions") == "j!:R"


def test_a_ghost_rings_every_place_where_choices_can_take_an_elephant() -> None:
    state = after(race("3bR,32aB,32cG", "j/-/-"))
    rings = {name.removeprefix("ghost-at-") for name in by_id(ghost(state, elephant.read_action("j!:R")))} - {"ghost"}
    assert rings == {"7a", "7b", "7c"}
    assert not any("-at-" in name for name in by_id(ghost(state, elephant.read_action("j:R"))))


def test_a_ghost_lies_under_the_herd() -> None:
    names = [attribute(it, "id") for it in draw(mid_race(), Look()).children if isinstance(it, Node)]
    assert names.index("marks") < names.index("ghost") < names.index("herd")


def doubles(layer: Node) -> Iterator[tuple[str, tuple[float, float], tuple[float, float], list[Node]]]:
    """The pieces of a ghost: the middles of their places, how far beside these they stand, and what is drawn there."""
    for name, part in by_id(layer).items():
        if re.fullmatch(r"ghost-([RBGYPO\d]|mouse)", name):
            _, double = (it for it in part.children if isinstance(it, Node))
            aside = place(double) if attribute(double, "transform") else (0.0, 0.0)
            yield (
                name.removeprefix("ghost-"),
                place(part),
                aside,
                [it for it in double.children if isinstance(it, Node)],
            )


def test_a_double_stands_beside_who_is_on_its_place_and_nowhere_else_without_need() -> None:
    held = 0
    for state in random_states("doubles", 8):
        there = {at: name[-1] for name, at in pieces(draw(state, Look())).items()}
        for action in elephant.legal(state):
            for name, at, aside, _ in doubles(ghost(state, action)):
                if there.get(at, name) != name:
                    held += 1
                    assert dist(aside, (0, 0)) >= 20, (elephant.write_action(action), name)
                assert dist(aside, (0, 0)) <= 40
    assert held >= 20
    alone = ghost(after(race("14bR,30bB,30cG", "6/-/-")), elephant.read_action("6:R"))
    assert [aside for _, _, aside, _ in doubles(alone)] == [(0, 0)]


def test_no_letter_of_a_double_is_hidden_by_a_letter_or_a_cow() -> None:
    for state in random_states("letters of doubles", 8):
        parts = by_id(draw(state, Look()))
        before = [_middle_of_letter(it) for name, it in parts.items() if re.fullmatch(r"tag-.", name)]
        before += [place(it) for name, it in parts.items() if re.fullmatch(r"cow-\d", name)]
        for action in elephant.legal(state):
            for name, (x, y), aside, drawn in doubles(ghost(state, action)):
                for letter in drawn[1:]:
                    middle = (
                        x + aside[0] + float(attribute(letter, "x") or 0),
                        y + aside[1] + float(attribute(letter, "y") or 0),
                    )
                    assert min(dist(middle, it) for it in before) >= 16, (elephant.write_action(action), name)


def test_a_ring_on_a_held_place_is_wider_than_who_stands_there() -> None:
    rings = by_id(ghost(after(race("3bR,7bB,7cG", "j/-/-")), elephant.read_action("j!:R")))
    wide = {name[-2:]: "scale(1.8 1.4)" in svg.text(part) for name, part in rings.items() if "-at-" in name}
    assert wide == {"7a": False, "7b": True, "7c": True}


def test_a_ghost_needs_nothing_that_is_hidden() -> None:
    for state in random_states("ghosts", 6):
        view = elephant.view(state, state.seat)
        for action in elephant.legal(view):
            ElementTree.fromstring(svg.text(ghost(view, action)))


def test_actions_that_move_nobody_have_no_ghost() -> None:
    assert not ghost(mid_race()).children
    assert not ghost(mid_race(), elephant.read_action("x:6")).children
    assert not ghost(mid_race(), elephant.read_action("g:40a")).children


# ---- secrets


def test_the_drawing_does_not_depend_on_what_a_seat_cannot_see() -> None:
    one, other = (after(race("14bR,9bB,9cG", f"65/{hand}/66")) for hand in ("mm", "66"))
    assert all(seen(one, seat) == seen(other, seat) for seat in (None, 0, 2))


# ---- the file and its size


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_file_form_is_well_formed_and_carries_nothing_but_shapes(theme: str) -> None:
    for state in random_states(f"file {theme}", 2):
        text = svg.text(picture(state, Look(), "dark" if theme == "dark" else "light"))
        assert_nothing_but_shapes(text)


@pytest.mark.parametrize("tiles", COURSES)
def test_a_drawing_is_small_enough_to_be_sent_at_every_move(tiles: str) -> None:
    state = elephant.start(Setup("elephant", 4, 0, tiles))
    assert len(json.dumps(svg.tree(draw(state, Look(state.seat, players=False))), separators=(",", ":"))) <= 60_000


def test_the_largest_drawing_of_a_circuit_is_small_enough_too() -> None:
    """The longest way round, six elephants, and a cow that could go to half of the places."""
    state = after(race("14bR,9bB,9cG,9aY,8aP,8bO", "w6/6/6/6/6/6", cows="20b,21c", tiles="EJgicFHMB"), "w h:0")
    drawing = draw(elephant.view(state, 0), Look(0, players=False))
    assert len(actions_on(drawing)) > 30
    assert len(json.dumps(svg.tree(drawing), separators=(",", ":"))) <= 60_000


@pytest.mark.parametrize("tiles", ["", "M", "JjKkAa", *COURSES[:3]])
def test_a_course_can_be_seen_before_there_is_a_race(tiles: str) -> None:
    drawing = plan(tiles)
    ElementTree.fromstring(svg.text(drawing))
    assert "herd" not in by_id(drawing) and f"place-{2 + 5 * len(tiles)}b" in by_id(drawing)


def test_the_same_view_gives_the_same_drawing() -> None:
    assert seen(mid_race(), 2) == seen(mid_race(), 2)
