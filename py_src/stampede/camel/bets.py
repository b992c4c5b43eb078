"""Money: what a leg pays, what the finish cards pay. Knows tickets, cards and partners, not how camels move."""

from __future__ import annotations

from collections.abc import Iterator

from stampede.camel.editions import CARD_PAY, EDITIONS, RACERS, REVEAL_PAY, SECOND_PAY, WRONG_COST
from stampede.camel.types import (
    Card,
    CardSettled,
    LegScored,
    Pile,
    Player,
    Racer,
    Reward,
    Stack,
    State,
    Ticket,
)
from stampede.game import Seat


def top_ticket(state: State, racer: Racer) -> Ticket | None:
    """A1: the ticket on top of a racer's stack, if any is left."""
    values = EDITIONS[state.edition].tickets
    left = state.tickets_left[RACERS.index(racer)]
    return Ticket(racer, values[-left]) if left else None


def cards_left(state: State, seat: Seat) -> int:
    """V1: how many finish cards a seat still holds; public, unlike which."""
    return len(RACERS) - sum(card.seat == seat for card in state.winner_pile + state.loser_pile)


def own_rewards(player: Player, ranking: Stack) -> tuple[Reward, ...]:
    """L1: what each of a player's own tickets earns or costs."""
    bets = tuple(_ticket_reward(ticket, ranking) for ticket in player.tickets)
    return bets + (Reward("pyramid", None, None, None, REVEAL_PAY),) * player.pyramid_tickets


def _ticket_reward(ticket: Ticket, ranking: Stack) -> Reward:
    rank = ranking.index(ticket.racer) + 1
    pounds = {1: ticket.value, 2: SECOND_PAY}.get(rank, -WRONG_COST)
    return Reward("ticket", ticket.racer, ticket.value, rank, pounds)


def partner_copy(player: Player, players: tuple[Player, ...], ranking: Stack) -> tuple[Reward, ...]:
    """L3: one copy of the best reward among the partner's own tickets, if it is above 0."""
    if player.partner is None:
        return ()
    gains = [reward for reward in own_rewards(players[player.partner], ranking) if reward.pounds > 0]
    if not gains:
        return ()
    best = max(gains, key=lambda reward: reward.pounds)
    return (best._replace(copied_from=player.partner),)


def score_leg(players: tuple[Player, ...], ranking: Stack) -> tuple[LegScored, ...]:
    """L1–L3: each seat's rewards are added up, then paid or taken once, never below 0."""
    return tuple(_score_seat(seat, players, ranking) for seat in range(len(players)))


def _score_seat(seat: Seat, players: tuple[Player, ...], ranking: Stack) -> LegScored:
    player = players[seat]
    rewards = own_rewards(player, ranking) + partner_copy(player, players, ranking)
    total = sum(reward.pounds for reward in rewards)
    money = max(0, player.money + total)
    return LegScored(seat, rewards, total, money - player.money, money)


def card_pay(right: int) -> int:
    """F2: what a right finish card pays if so many right ones lie before it on its pile."""
    return CARD_PAY[min(right, len(CARD_PAY) - 1)]


def possible_pays(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """What the next card on a pile can pay if it is right, best first: each card below it may be right or wrong."""
    return tuple(dict.fromkeys(map(card_pay, range(len(cards) + 1))))


def settle_pile(pile: Pile, cards: tuple[Card, ...], answer: Racer, money: list[int]) -> Iterator[CardSettled]:
    """F1–F3: cards in the order placed, one at a time; changes `money` as it goes."""
    right = 0
    for place, card in enumerate(cards, 1):
        is_right = card.racer == answer
        pounds = card_pay(right) if is_right else -WRONG_COST
        right += is_right
        before = money[card.seat]
        money[card.seat] = after = max(0, before + pounds)
        yield CardSettled(pile, place, card.seat, str(card.racer), is_right, pounds, after - before, after)


def richest(money: tuple[int, ...]) -> tuple[Seat, ...]:
    """F4: the winner, or all who share the win."""
    return tuple(seat for seat, pounds in enumerate(money) if pounds == max(money))
