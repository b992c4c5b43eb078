// What the person to move can do: buttons for every kind of action, then a question before it is done.
import { isolated, t } from '../../i18n/index.js';
import { settings } from '../../store/settings.js';
import { art, called, el, fill } from '../dom.js';
import { focusFirst, offerFocus } from '../focus.js';
import { badge, face } from '../players.js';
import { camelName, sentence } from '../vocabulary.js';

/**
 * @typedef {import('../../engine/messages.js').Offer} Offer
 * @typedef {import('../../engine/messages.js').Update} Update
 * @typedef {{ kind: 'all' } | { kind: 'ask', offer: Offer } | { kind: 'tile' } | { kind: 'side', space: number }
 *   | { kind: 'card', pile?: string } | { kind: 'pile', racer: string } | { kind: 'partner' }} Question
 */

const RACERS = ['b', 'g', 'y', 'r', 'p'];

/**
 * @param {HTMLElement} root
 * @param {{ act: (action: string) => void, wantCards: () => void, names: string[] }} table
 */
export function askAround(root, { act, wantCards, names }) {
  /** @type {Offer[]} */
  let offers = [];
  /** @type {Update | null} */
  let update = null;
  let cardsAreHidden = false;
  /** @type {Question} */
  let question = { kind: 'all' };

  /** @param {string} type */
  const ofType = (type) => offers.filter((offer) => offer.type === type);
  const game = () => update?.view.edition ?? 'camel2';

  /** @param {Question} next */
  function turnTo(next) {
    question = next;
    render();
    focusFirst(root);
  }

  /** Do it, or ask first. @param {Offer} offer */
  function choose(offer) {
    const again = question.kind === 'ask' && question.offer.action === offer.action;
    if (settings.confirm === 'off' || again) act(offer.action);
    else turnTo({ kind: 'ask', offer });
  }

  function render() {
    root.dataset.question = question.kind;
    if (!update) fill(root);
    else fill(root, ...VIEWS[question.kind](/** @type {any} */ (question)));
  }

  const cancel = () =>
    el('button', { type: 'button', class: 'cancel', onclick: () => turnTo({ kind: 'all' }) }, t('ask-cancel'));

  /** @type {Record<Question['kind'], (question: any) => import('../dom.js').Child[]>} */
  const VIEWS = {
    all: () => [ticketRow(), el('div', { class: 'kinds' }, revealButton(), tileButton(), betButton(), partnerButton())],
    ask: ({ offer }) => [
      el(
        'p',
        { class: 'question' },
        question.kind === 'ask' && offer.type === 'TakeTicket'
          ? t('ask-ticket', { racer: camelName(offer.racer), value: offer.value })
          : t('ask-reveal'),
      ),
      el(
        'div',
        { class: 'buttons' },
        el(
          'button',
          { type: 'button', class: 'main', 'data-action': offer.action, onclick: () => act(offer.action) },
          t('ask-do'),
        ),
        cancel(),
      ),
    ],
    tile: () => [
      el('p', { class: 'question' }, t('ask-tile-where')),
      el(
        'div',
        { class: 'spaces' },
        spaces().map((space) =>
          el(
            'button',
            {
              type: 'button',
              'aria-label': t('space-label', { space }),
              'data-space': space,
              onclick: () => turnTo({ kind: 'side', space }),
            },
            space,
          ),
        ),
      ),
      cancel(),
    ],
    side: ({ space }) => [
      el('p', { class: 'question' }, t('ask-tile-side', { space })),
      el(
        'div',
        { class: 'buttons' },
        ofType('PlaceTile')
          .filter((offer) => offer.space === space)
          .map((offer) =>
            el(
              'button',
              {
                type: 'button',
                class: `main side-${offer.side === '+' ? 'plus' : 'minus'}`,
                'data-action': offer.action,
                onclick: () => act(offer.action),
              },
              t(`ask-tile-${game()}-${offer.side === '+' ? 'plus' : 'minus'}`),
            ),
          ),
        cancel(),
      ),
    ],
    card: ({ pile }) => [
      el('p', { class: 'question' }, t('ask-card')),
      el(
        'div',
        { class: 'cards' },
        RACERS.filter((racer) => ofType('BetOnRace').some((offer) => offer.racer === racer)).map((racer) =>
          cardButton(racer, pile),
        ),
      ),
      cancel(),
    ],
    pile: ({ racer }) => [
      el('p', { class: 'question' }, sentence(t('ask-card-pile', { racer: camelName(racer) }))),
      el(
        'div',
        { class: 'buttons' },
        ofType('BetOnRace')
          .filter((offer) => offer.racer === racer)
          .map((offer) => pileButton(offer)),
        cancel(),
      ),
    ],
    partner: () => [
      el('p', { class: 'question' }, t('ask-partner')),
      el(
        'div',
        { class: 'buttons' },
        ofType('JoinPartner').map((offer) =>
          el(
            'button',
            { type: 'button', 'data-action': offer.action, onclick: () => act(offer.action) },
            face(offer.seat ?? 0),
            t('ask-partner-seat', { name: isolated(names[offer.seat ?? 0] ?? '') }),
          ),
        ),
        cancel(),
      ),
    ],
  };

  const spaces = () => [...new Set(ofType('PlaceTile').map((offer) => offer.space ?? 0))];

  function ticketRow() {
    return el('div', { class: 'tickets', role: 'group', 'aria-label': t('choose-tickets') }, RACERS.map(ticketButton));
  }

  /** @param {string} racer */
  function ticketButton(racer) {
    const offer = ofType('TakeTicket').find((one) => one.racer === racer);
    const words = offer
      ? t('choose-ticket', { racer: camelName(racer), value: offer.value ?? 0 })
      : t('choose-ticket-gone', { racer: camelName(racer) });
    return el(
      'button',
      {
        type: 'button',
        class: 'ticket',
        'data-racer': racer,
        'data-action': offer?.action,
        title: words,
        disabled: !offer,
        onclick: () => offer && choose(offer),
      },
      called(words, badge(racer, offer?.value ?? '–'), el('span', { class: 'letter' }, racer.toUpperCase())),
    );
  }

  function revealButton() {
    const offer = ofType('Reveal')[0];
    return kind('reveal', offer && (() => choose(offer)), 'choose-reveal', t('choose-reveal-hint'), offer?.action);
  }

  function tileButton() {
    const offer = ofType('PlaceTile')[0];
    const words = offer?.lifted_from ? 'choose-tile-move' : 'choose-tile';
    return kind('tile', offer && (() => turnTo({ kind: 'tile' })), words, t('choose-tile-hint'));
  }

  function betButton() {
    const seat = update?.view.seat ?? 0;
    const placed = [...(update?.view.winner_pile ?? []), ...(update?.view.loser_pile ?? [])].filter(
      (card) => card.seat === seat,
    ).length;
    const left = 5 - placed;
    const open = cardsAreHidden ? wantCards : () => turnTo({ kind: 'card' });
    return kind('bet', left > 0 && open, 'choose-bet', t('choose-bet-hint', { cards: left }));
  }

  function partnerButton() {
    if (!ofType('JoinPartner').length) return null;
    return kind('partner', () => turnTo({ kind: 'partner' }), 'choose-partner', t('choose-partner-hint'));
  }

  /** @param {string} racer @param {string} [pile] */
  function cardButton(racer, pile) {
    const direct = pile && ofType('BetOnRace').find((offer) => offer.racer === racer && offer.pile === pile);
    return el(
      'button',
      {
        type: 'button',
        class: 'card',
        'data-card': racer,
        onclick: () => (direct ? act(direct.action) : turnTo({ kind: 'pile', racer })),
      },
      badge(racer, racer.toUpperCase()),
      el('span', {}, camelName(racer)),
    );
  }

  /** @param {Offer} offer */
  function pileButton(offer) {
    return el(
      'button',
      { type: 'button', class: 'main', 'data-action': offer.action, onclick: () => act(offer.action) },
      art([`emblem-${offer.pile}`], '-20 -20 40 40', 'badge'),
      sentence(t(`ask-card-${offer.pile}`, { racer: camelName(offer.racer ?? '') })),
    );
  }

  /** @param {string} name @param {(() => void) | false | null | undefined} open @param {string} words @param {string} hint @param {string} [action] */
  function kind(name, open, words, hint, action) {
    return el(
      'button',
      { type: 'button', class: `kind ${name}`, disabled: !open, 'data-action': action, onclick: open || undefined },
      el('b', {}, t(words)),
      el('small', {}, hint),
    );
  }

  return {
    /** Offer what can be done. @param {Update} next @param {boolean} hidden are the finish cards for other eyes */
    offer(next, hidden) {
      update = next;
      offers = next.legal;
      cardsAreHidden = hidden;
      question = { kind: 'all' };
      offerFocus(root, render);
    },
    /** Nothing can be done now. */
    clear() {
      update = null;
      offers = [];
      question = { kind: 'all' };
      render();
    },
    /** Somebody tapped a thing on the board that stands for these actions. @param {string[]} actions */
    tapped(actions) {
      const meant = offers.filter((offer) => actions.includes(offer.action));
      const first = meant[0];
      if (!first) return;
      if (first.type === 'PlaceTile') turnTo({ kind: 'side', space: first.space ?? 0 });
      else if (first.type === 'BetOnRace') turnTo({ kind: 'card', pile: first.pile });
      else if (first.type === 'JoinPartner' && settings.confirm === 'on') turnTo({ kind: 'partner' });
      else choose(first);
    },
    wantCards: () => (cardsAreHidden ? wantCards() : turnTo({ kind: 'card' })),
    get isOpen() {
      return update !== null;
    },
  };
}
