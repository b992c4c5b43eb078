"""The drawing of Camel Derby: what can be seen, what can be tapped, and what stays hidden."""

import json
import random
import re
from collections.abc import Iterator
from itertools import combinations, pairwise, product

import pytest

from camel.scripted import after
from drawings import (
    actions_on,
    assert_ids_fit,
    assert_nothing_but_shapes,
    assert_players_can_be_left_out,
    attribute,
    by_id,
    inks,
    nodes,
    place,
    stamps,
    written,
)
from stampede import camel, svg
from stampede.camel.draw import draw, picture
from stampede.camel.draw.characters import CHARACTERS
from stampede.camel.draw.faces import SEALS
from stampede.camel.draw.ghost import ghost
from stampede.camel.draw.piles import RUGS, SPREADS
from stampede.camel.draw.places import SKY
from stampede.camel.editions import CRAZY, EDITIONS, OVER_BACKWARD, OVER_FORWARD, RACERS, SPACES
from stampede.camel.types import Card, PlaceTile, Rolled, State, Ticket
from stampede.game import COLOURS, FACES, Character, Look, Setup
from stampede.svg import Node
from walks import walk

LINE = "camel2 4 1 3bg,6yr,7p,12w,14k 5+0,9-1,16+3 bgyrpx"
PLAYED = "w:r l:b t:r t:b r:b2 w:g t:y t:g r:y3 t:y t:r t:p r:r1"
LETTERS = RACERS + CRAZY
TABLES = list(product(EDITIONS, (2, 3, 8)))


def mid_game() -> State:
    return after(LINE, PLAYED)


def on_track(state: State, **stacks: str) -> State:
    """The state with other camels: `s7="bg"` is blue under green on space 7."""
    track = [stacks.get(f"s{space}", "") for space in range(SPACES + 2)]
    return state._replace(track=tuple(track))


def seen(state: State, seat: int | None) -> Node:
    return draw(camel.view(state, seat), Look(seat))


def drawn_camels(state: State) -> dict[str, tuple[float, float]]:
    parts = by_id(draw(state, Look()))
    return {letter: place(parts[f"camel-{letter}"]) for letter in LETTERS if f"camel-{letter}" in parts}


def random_states(seed: str, games: int) -> Iterator[State]:
    rng = random.Random(seed)
    for name, seats in rng.choices(TABLES, k=games):
        yield from (
            step.after for step in walk(Setup(name, seats), rng) if rng.random() < 0.1 or step.after.phase == "over"
        )


# ---- ids and places


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_everything_that_a_page_looks_for_is_there(edition: str, seats: int) -> None:
    dice = EDITIONS[edition].dice
    wanted = {f"space-{space}" for space in range(SPACES + 2)} | {f"tickets-{racer}" for racer in RACERS}
    wanted |= {f"die-{die}" for die in dice} | {"pyramid", "pile-winner", "pile-loser", "bank", "camels"}
    wanted |= {f"{thing}-{seat}" for thing in ("seat", "money") for seat in range(seats)}
    found = by_id(draw(camel.start(Setup(edition, seats)), Look()))
    assert wanted <= found.keys()
    assert ("die-x" in found) == ("x" in dice)
    assert f"seat-{seats}" not in found


def test_ids_are_unique_and_every_reference_leads_somewhere() -> None:
    for state in random_states("ids", 6):
        assert_ids_fit(draw(state, Look(state.seat)))


def test_all_camels_cards_tiles_and_dice_on_the_table_have_a_place_of_their_own() -> None:
    for state in random_states("places", 6):
        parts = by_id(draw(state, Look()))
        moving = {f"camel-{letter}" for stack in state.track for letter in stack}
        moving |= {f"tile-{seat}" for seat, player in enumerate(state.players) if player.tile}
        moving |= {f"card-winner-{n + 1}" for n in range(len(state.winner_pile))}
        moving |= {f"card-loser-{n + 1}" for n in range(len(state.loser_pile))}
        found = {name for name in parts if re.match("camel-|tile-|card-", name)}
        assert found == moving
        places = [place(parts[name]) for name in sorted(found)]
        assert len(set(places)) == len(places)


def test_players_can_be_left_out() -> None:
    whole, board = (draw(mid_game(), Look(players=players)) for players in (True, False))
    assert_players_can_be_left_out(whole, board)


# ---- what can be tapped


def test_every_legal_action_is_on_exactly_one_thing() -> None:
    for state in random_states("taps", 12):
        things = actions_on(seen(state, state.seat))
        told = sorted(action for actions in things.values() for action in actions)
        assert told == sorted(map(camel.write_action, camel.legal(state)))


def test_actions_are_on_the_thing_they_are_about() -> None:
    state = after("camel2 6 0 3bg,5yr,6p,11w,12k - bgyrpx", "p:3 t:b")
    things = actions_on(seen(state, 2))
    assert things["tickets-b"] == ["t:b"]
    assert things["pyramid"] == ["r"]
    assert things["space-8"] == ["s:+8", "s:-8"]
    assert things["pile-winner"] == [f"w:{racer}" for racer in RACERS]
    assert things["pile-loser"] == [f"l:{racer}" for racer in RACERS]
    assert {name for name in things if name.startswith("seat")} == {"seat-1", "seat-4", "seat-5"}
    assert things["seat-4"] == ["p:4"]
    assert not things.keys() & {"space-1", "space-3", "space-12", "seat-0", "seat-2", "seat-3"}


def test_only_what_can_be_tapped_is_lit() -> None:
    drawing = seen(mid_game(), mid_game().seat)
    lit = {name for name, part in by_id(drawing).items() if "can" in (attribute(part, "class") or "").split()}
    assert lit == actions_on(drawing).keys() != set()


def test_nothing_can_be_tapped_by_those_not_to_move() -> None:
    state = mid_game()
    assert all(not actions_on(seen(state, seat)) for seat in (0, 1, 2, 3) if seat != state.seat)
    assert not actions_on(draw(state, Look(state.seat, taps=False)))
    assert not actions_on(draw(state._replace(phase="reveal"), Look(state.seat)))


def test_nobodys_eyes_see_what_everybody_may_tap_and_no_cards() -> None:
    things = actions_on(seen(mid_game(), None))
    assert {"pyramid", "tickets-b"} <= things.keys()
    assert not things.keys() & {"pile-winner", "pile-loser"}


def test_every_thing_says_what_to_ask_about() -> None:
    parts = by_id(draw(mid_game(), Look()))
    asked = {name: attribute(part, "data-why") for name, part in parts.items() if attribute(part, "data-why")}
    assert asked["tickets-r"] == "t:r"
    assert asked["space-7"] == "s:+7"
    assert asked["pyramid"] == "r"
    assert (asked["pile-winner"], asked["pile-loser"], asked["seat-2"]) == ("w:b", "l:b", "p:2")
    assert len(asked) == 16 + 5 + 1 + 2 + 4
    for action in asked.values():
        camel.read_action(action or "")


def test_camels_tiles_dice_and_cards_let_taps_through() -> None:
    parts = by_id(draw(mid_game(), Look()))
    assert all(attribute(parts[layer], "pointer-events") == "none" for layer in ("camels", "tiles", "dice"))


# ---- stacks


@pytest.mark.parametrize("space", range(1, SPACES + 1))
def test_seven_camels_high_each_is_apart_and_in_the_picture(space: int) -> None:
    places = drawn_camels(on_track(mid_game(), **{f"s{space}": "kbgwyrp"}))
    heights = [places[letter][1] for letter in "kbgwyrp"]
    assert all(lower - upper >= 14 for lower, upper in pairwise(heights))
    assert len({x for x, _ in places.values()}) == 1
    assert heights[-1] - 44 - 13 >= -SKY  # the ears of the top one


def test_letters_never_cover_each_other_in_two_stacks() -> None:
    """Every way of splitting seven camels over two spaces, those past the line too."""
    spaces = range(SPACES + 2)
    for (low, high), size in product(combinations(spaces, 2), range(1, 7)):
        if {low, high} == {OVER_BACKWARD, OVER_FORWARD}:
            continue
        places = drawn_camels(on_track(mid_game(), **{f"s{low}": "bkgyrwp"[:size], f"s{high}": "bkgyrwp"[size:]}))
        for (x, y), (other_x, other_y) in combinations(places.values(), 2):
            assert abs(x - other_x) >= 16 or abs(y - other_y) >= 14, (low, high, size)


@pytest.mark.parametrize(("front", "behind"), [(5, 4), (7, 6), (8, 7), (12, 13), (14, 15), (15, 16)])
def test_a_tall_stack_does_not_hide_the_letters_of_those_behind(front: int, behind: int) -> None:
    for size in range(1, 7):
        stacks = {f"s{front}": "bkgyrwp"[:size], f"s{behind}": "bkgyrwp"[size:]}
        places = drawn_camels(on_track(mid_game(), **stacks))
        hump = places["bkgyrwp"[size - 1]][1] - 36
        assert places["bkgyrwp"[size]][1] - 1 <= hump + 1, "the lowest letter behind, above the highest hump in front"


@pytest.mark.parametrize("beyond", [OVER_BACKWARD, OVER_FORWARD])
def test_a_unit_past_the_line_stands_clear_of_those_beside_the_gate(beyond: int) -> None:
    places = drawn_camels(on_track(mid_game(), s16="bg", s1="y", **{f"s{beyond}": "kwr"}))
    assert min(abs(places["k"][0] - places[beside][0]) for beside in "by") >= 52  # two bodies


def test_nearer_stacks_are_drawn_later_and_riders_after_those_they_sit_on() -> None:
    camels = by_id(draw(on_track(mid_game(), s2="bg", s6="yr", s10="p", s14="wk"), Look()))["camels"]
    order = [str(attribute(part, "data-camel")) for part in camels.children if isinstance(part, Node)]
    assert "".join(order) == "bgyrwkp"


def looks_left(state: State, letter: str) -> bool:
    part = by_id(draw(state, Look()))[f"camel-{letter}"]
    return "scale(-1 1)" in [attribute(child, "transform") for child in part.children if isinstance(child, Node)]


@pytest.mark.parametrize("space", range(1, SPACES + 1))
def test_crazy_camels_look_the_other_way(space: int) -> None:
    state = on_track(mid_game(), **{f"s{space}": "bwk"})
    assert looks_left(state, "w") == looks_left(state, "k") == (not looks_left(state, "b"))


def test_racers_look_where_they_run() -> None:
    assert not any(looks_left(on_track(mid_game(), **{f"s{space}": "b"}), "b") for space in (1, 2, 3))
    assert all(looks_left(on_track(mid_game(), **{f"s{space}": "b"}), "b") for space in (9, 10, 11))


def test_only_the_lowest_stands_and_only_the_highest_holds_its_head_up() -> None:
    parts = by_id(draw(on_track(mid_game(), s7="byr"), Look()))
    shown = [{"legs", "neck"} & set(stamps(parts[f"camel-{letter}"])) for letter in "byr"]
    assert shown == [{"legs"}, set(), {"neck"}]


# ---- what is shown


def test_nothing_is_written_but_numbers_letters_and_signs() -> None:
    for state in random_states("written", 6):
        assert all(re.fullmatch(r"\d{1,3}|[BGYRPWK]|[+−]", word) for word in written(draw(state, Look(state.seat))))


def test_each_camel_carries_its_letter_and_its_own_cloth() -> None:
    parts = by_id(draw(on_track(mid_game(), s7="bgyrp", s9="wk"), Look()))
    for letter in LETTERS:
        assert written(parts[f"camel-{letter}"]) == [letter.upper()]
        assert f"dress-{letter}" in stamps(parts[f"camel-{letter}"])
    assert all(f"url(#art-cloth-{racer})" in svg.text(parts[f"art-dress-{racer}"]) for racer in RACERS)
    assert all("url" not in svg.text(parts[f"art-dress-{crazy}"]) for crazy in CRAZY)


def test_a_die_shows_its_number_when_it_is_out_and_told() -> None:
    tents = (Rolled("b", "b", 2), Rolled("g", None, None), Rolled("x", "k", 3))
    parts = by_id(draw(mid_game()._replace(tents=tents, pyramid="yrp"), Look()))
    assert [written(parts[f"die-{die}"]) for die in "bgxy"] == [["2"], [], ["K", "3"], []]
    assert "no-die" in stamps(parts["die-y"]) and "no-die" not in stamps(parts["die-g"])


def test_a_tent_shows_the_top_ticket_and_how_many_are_left() -> None:
    parts = by_id(draw(mid_game()._replace(tickets_left=(4, 3, 2, 1, 0)), Look()))
    assert [written(parts[f"tickets-{racer}"]) for racer in RACERS] == [
        ["B", "5"],
        ["G", "3"],
        ["Y", "2"],
        ["R", "2"],
        ["P"],
    ]
    assert [stamps(parts[f"tickets-{racer}"]).count("ticket") for racer in RACERS] == [4, 3, 2, 1, 0]
    assert "no-ticket" in stamps(parts["tickets-p"])


def test_the_pyramid_has_a_lit_window_for_each_die_inside() -> None:
    for inside in ("bgyrpx", "rx", "b"):
        lit = [
            part
            for part in nodes(by_id(draw(mid_game()._replace(pyramid=inside), Look()))["pyramid"])
            if "lamp" in inks(part)
        ]
        assert str(attribute(lit[-1], "d")).count("M") == len(inside)


def test_a_cheer_and_a_boo_differ_in_shape_and_name_their_owner() -> None:
    parts = by_id(draw(mid_game(), Look()))
    assert {"cheer", "face-0", "seal-0"} <= set(stamps(parts["tile-0"])) and written(parts["tile-0"]) == ["+"]
    assert {"boo", "face-1", "seal-1"} <= set(stamps(parts["tile-1"])) and written(parts["tile-1"]) == ["−"]


def test_a_panel_shows_what_its_player_has() -> None:
    state = mid_game()
    player = state.players[2]._replace(money=17, tickets=(Ticket("r", 5), Ticket("b", 3)), pyramid_tickets=2, partner=0)
    panel = by_id(draw(state._replace(players=(*state.players[:2], player, *state.players[3:])), Look()))["seat-2"]
    left = 5 - sum(card.seat == 2 for card in state.winner_pile + state.loser_pile)
    assert written(panel) == ["17", str(left), "2", "5", "3"]
    assert {"face-2", "seal-2", "seal-0", "badge-r", "badge-b", "at-home"} <= set(stamps(panel))


CAST = tuple(Character(face, colour) for face, colour in ((12, 5), (8, 0), (3, 7), (15, 1)))


def test_a_cast_gives_each_seat_its_face_and_its_colour_with_its_shape() -> None:
    state = mid_game()
    partners = state.players[2]._replace(partner=0)
    pile = (Card(1, None), Card(3, "b"))
    state = state._replace(players=(*state.players[:2], partners, *state.players[3:]), winner_pile=pile)
    drawing = draw(state, Look(cast=CAST))
    parts = by_id(drawing)
    assert {"face-12", "seal-5"} <= set(stamps(parts["tile-0"]))
    assert {"face-8", "seal-0"} <= set(stamps(parts["tile-1"]))
    assert [stamps(parts[f"card-winner-{n}"])[-1] for n in (1, 2)] == ["seal-0", "seal-1"]
    for seat, (face, colour) in enumerate(CAST):
        panel = parts[f"seat-{seat}"]
        assert {f"face-{face}", f"seal-{colour}"} <= set(stamps(panel)) and f"seat-{colour}" in inks(panel)
    assert "seal-5" in stamps(parts["seat-2"])
    assert_ids_fit(drawing)


def test_without_a_cast_each_seat_has_the_face_and_the_colour_of_its_number() -> None:
    cast = tuple(Character(seat, seat) for seat in range(4))
    assert draw(mid_game(), Look()) == draw(mid_game(), Look(cast=cast))


def test_a_drawing_defines_the_faces_of_its_cast_and_no_others() -> None:
    defined = by_id(draw(mid_game(), Look(cast=CAST))).keys()
    assert {name for name in defined if name.startswith("art-face-")} == {f"art-face-{it.face}" for it in CAST}
    assert len({str(face) for face in CHARACTERS}) == len(CHARACTERS) == FACES
    assert len(set(SEALS)) == len(SEALS) == COLOURS


def test_faces_have_inks_of_their_own() -> None:
    """A player's colour is chosen separately: no part of a face has it."""
    used = {ink for face in CHARACTERS for part in face for ink in inks(part)}
    assert not {ink for ink in used if ink.startswith("seat-")}


def marked(drawing: Node) -> list[int]:
    return [seat for seat in range(8) if "now" in inks(by_id(drawing).get(f"seat-{seat}", Node("g")))]


def test_the_seat_to_move_is_marked_and_nobody_else() -> None:
    state = mid_game()
    assert marked(draw(state, Look())) == [state.seat]
    assert marked(draw(state._replace(phase="reveal"), Look())) == [state.seat]
    assert all(marked(draw(state._replace(phase=phase), Look())) == [] for phase in ("first", "opening", "over"))


def test_the_richest_are_crowned_after_the_end() -> None:
    players = tuple(
        player._replace(money=money) for player, money in zip(mid_game().players, (7, 3, 7, 0), strict=True)
    )
    state = mid_game()._replace(phase="over", players=players)
    crown = "M19,11"
    assert [crown in svg.text(by_id(draw(state, Look()))[f"seat-{seat}"]) for seat in range(4)] == [
        True,
        False,
        True,
        False,
    ]
    assert crown not in svg.text(draw(state._replace(phase="turn"), Look()))


@pytest.mark.parametrize("count", [1, 4, 5, 12, 13, 21, 40])
def test_any_number_of_cards_lies_in_order_on_its_rug(count: int) -> None:
    pile = tuple(Card(n % 8, None) for n in range(count))
    parts = by_id(draw(camel.start(Setup("camel2", 8))._replace(winner_pile=pile), Look()))
    places = [place(parts[f"card-winner-{n + 1}"]) for n in range(count)]
    assert places == sorted(places, key=lambda it: (it[1], it[0]))
    assert all(7 <= x - RUGS["winner"][0] <= 93 and 40 <= y - RUGS["winner"][1] <= 92 for x, y in places)
    assert all(abs(x - u) >= 7 or abs(y - v) >= 11 for (x, y), (u, v) in combinations(places, 2))
    assert [f"seal-{n % 8}" in stamps(parts[f"card-winner-{n + 1}"]) for n in range(count)] == [True] * count
    assert written(parts["pile-winner"]) == [str(count)]


def test_no_card_covers_the_shape_on_the_card_before_it() -> None:
    assert [spread.most for spread in SPREADS][-1] == 8 * len(RACERS)
    assert all(13.2 * spread.scale <= spread.across for spread in SPREADS)  # a seal is 13.2 units wide


# ---- secrets


def test_a_hidden_card_shows_no_cloth_and_ones_own_does() -> None:
    state = after("camel2 3 0 1gyr,3bp,15w,16k - bgyrpx", "w:b w:g l:y")
    parts = by_id(seen(state, 1))
    assert stamps(parts["card-winner-1"]) == ["card", "seal-0"]
    assert stamps(parts["card-winner-2"]) == ["badge-g", "seal-1"]
    assert stamps(parts["card-loser-1"]) == ["card", "seal-2"]


def test_the_drawing_does_not_depend_on_what_a_seat_cannot_see() -> None:
    one, other = (
        after("camel2 3 0 1gyr,3bp,15w,16k - bgyrpx", f"w:{first} l:{second}") for first, second in ("by", "gr")
    )
    assert all(seen(one, seat) == seen(other, seat) for seat in (None, 2))
    assert all(seen(one, seat) != seen(other, seat) for seat in (0, 1))


# ---- ghosts


@pytest.mark.parametrize(("side", "shown"), [("+", "cheer"), ("-", "boo")])
def test_a_ghost_shows_the_tile_of_the_seat_to_move_with_its_side_on_its_space(side: str, shown: str) -> None:
    state = mid_game()
    layer = by_id(ghost(state, camel.read_action(f"s:{side}2")))
    tile, placed = layer["ghost-tile"], PlaceTile(2, "+" if side == "+" else "-")
    assert {f"art-{shown}", f"art-face-{state.seat}"} <= {str(attribute(it, "href"))[1:] for it in nodes(tile)}
    after_all = camel.apply(state._replace(track=("", "bgyrp", *[""] * 16)), placed)[0]
    assert place(tile) == place(by_id(draw(after_all, Look()))[f"tile-{state.seat}"]), "where the tile will lie"
    assert "ghostly" in inks(layer["ghost"])


def test_only_a_tile_has_a_ghost_and_only_drawings_with_taps_have_the_layer() -> None:
    state = mid_game()
    actions = [it for it in camel.legal(state) if not isinstance(it, PlaceTile)]
    assert not any(ghost(state, action).children for action in actions)
    layers = [attribute(layer, "id") for layer in draw(state, Look()).children if isinstance(layer, Node)]
    assert layers.index("tiles") < layers.index("ghost") < layers.index("camels")
    assert "ghost" not in by_id(draw(state, Look(taps=False)))


# ---- the file, its size and its inks


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_file_form_is_well_formed_and_carries_nothing_but_shapes(theme: str) -> None:
    for state in random_states(f"file {theme}", 3):
        text = svg.text(picture(state, Look(), "dark" if theme == "dark" else "light"))
        root = assert_nothing_but_shapes(text)
        assert next(iter(root)).tag.endswith("style")


def test_a_full_game_of_four_is_small_enough_to_be_sent_at_every_move() -> None:
    state = mid_game()
    assert all(player.tickets or player.pyramid_tickets for player in state.players)
    assert len(json.dumps(svg.tree(seen(state, state.seat)), separators=(",", ":"))) <= 47_000


def test_the_same_view_gives_the_same_drawing() -> None:
    assert seen(mid_game(), 2) == seen(mid_game(), 2)
