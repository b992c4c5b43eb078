// What the person to move can do: buttons for every kind of action, then a question before it is done.
// The open question is shown on the board too (`aim`); what an action pays and costs is in the engine's offers.
import { t } from '../../i18n/index.js';
import { takeHint } from '../../store/hints.js';
import { settings } from '../../store/settings.js';
import { el, fill } from '../dom.js';
import { focusFirst, offerFocus } from '../focus.js';
import { camelName, sentence } from '../vocabulary.js';
import { NO_AIM } from './aim.js';
import * as buttons from './buttons.js';
import { scaleFigure, scaleWords, ticketFigures } from './figures.js';

/**
 * @typedef {import('../../engine/messages.js').Offer} Offer
 * @typedef {import('../../engine/messages.js').Update} Update
 * @typedef {import('../dom.js').Child} Child
 * @typedef {{ kind: 'all' } | { kind: 'ask', offer: Offer } | { kind: 'tile' } | { kind: 'side', offer: Offer }
 *   | { kind: 'card', pile?: string } | { kind: 'pile', racer: string } | { kind: 'partner' }} Question
 *   `side`: the offer is the side that the ghost shows
 */

const RACERS = ['b', 'g', 'y', 'r', 'p'];
const MOST_HINTS = 3;
const MANY_SPACES = 12;

/**
 * @param {HTMLElement} root
 * @param {{ act: (action: string) => void, wantCards: () => void, names: string[], aim?: import('./aim.js').Aim }} table
 */
export function askAround(root, { act, wantCards, names, aim = NO_AIM }) {
  /** @type {Offer[]} */
  let offers = [];
  /** @type {Update | null} */
  let update = null;
  let cardsAreHidden = false;
  /** @type {Question} */
  let question = { kind: 'all' };
  /** Does the question say that a second tap confirms? */
  let isHinting = false;

  /** @param {string} type */
  const ofType = (type) => offers.filter((offer) => offer.type === type);
  /** @param {number | undefined} space */
  const sidesOf = (space) => ofType('PlaceTile').filter((offer) => offer.space === space);

  /** @param {Question} next */
  function turnTo(next) {
    question = next;
    render();
    focusFirst(root);
  }

  /** A question that a tap on the board opens and a second tap answers. @param {Question} next */
  function turnToTapped(next) {
    isHinting = takeHint('tap-again', MOST_HINTS);
    turnTo(next);
    isHinting = false;
  }

  /** Do it, or ask first. @param {Offer} offer @param {(question: Question) => void} ask */
  function choose(offer, ask = turnTo) {
    const again = question.kind === 'ask' && question.offer.action === offer.action;
    if (settings.confirm === 'off' || again) act(offer.action);
    else ask({ kind: 'ask', offer });
  }

  function render() {
    root.dataset.question = question.kind;
    root.toggleAttribute('data-fills', question.kind !== 'all');
    if (!update) fill(root);
    else fill(root, ...VIEWS[question.kind](/** @type {any} */ (question)));
    aimAt();
  }

  // ---- the question on the board

  /** What the open question is about, by ids of the drawing. @returns {string[]} */
  function things() {
    if (question.kind === 'ask' && question.offer.racer)
      return [`tickets-${question.offer.racer}`, `camel-${question.offer.racer}`];
    if (question.kind === 'ask') return ['pyramid'];
    if (question.kind === 'side') return [`space-${question.offer.space}`];
    if (question.kind === 'card' && question.pile) return [`pile-${question.pile}`];
    return question.kind === 'pile' ? [`camel-${question.racer}`] : [];
  }

  /** @param {...string} more what the button under the pointer adds */
  const aimAt = (...more) => aim.at([...things(), ...more], question.kind === 'side' ? question.offer.action : '');

  /** Listeners of a button: what a tap does, and what the board shows while a pointer or a key is on it. @param {() => void} onclick @param {() => void} show */
  const showing = (onclick, show) => ({
    onclick,
    onpointerenter: show,
    onfocus: (/** @type {Event} */ { target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) show();
    },
  });

  /** The ghost lies with this side up. @param {Offer} offer */
  function showSide(offer) {
    question = { kind: 'side', offer };
    markSide();
    aimAt();
  }

  function markSide() {
    if (question.kind !== 'side') return;
    for (const button of root.querySelectorAll('.side'))
      button.classList.toggle('is-shown', button.getAttribute('data-action') === question.offer.action);
  }

  // ---- what each question looks like

  /** @param {string} words @param {Child} [more] */
  const asks = (words, more) =>
    el(
      'p',
      { class: 'question' },
      words,
      more && ' ',
      more,
      isHinting && el('small', { class: 'hint' }, ` ${t('ask-again')}`),
    );

  const cancel = () => buttons.cancelButton(() => turnTo({ kind: 'all' }));
  /** @param {Offer} offer */
  const doIt = (offer) =>
    el('div', { class: 'buttons' }, buttons.doItButton(offer, { onclick: () => act(offer.action) }));

  /** @type {Record<Question['kind'], (question: any) => Child[]>} */
  const VIEWS = {
    all: () => [ticketRow(), el('div', { class: 'kinds' }, reveal(), tile(), bet(), partner())],
    ask: ({ offer }) => (offer.type === 'TakeTicket' ? askTicket(offer) : askReveal(offer)),
    tile: () => {
      const spaces = [...new Set(ofType('PlaceTile').map((offer) => offer.space ?? 0))];
      const className = spaces.length > MANY_SPACES ? 'spaces is-many' : 'spaces';
      return [asks(t('ask-tile-where')), el('div', { class: className }, spaces.map(spaceButton)), cancel()];
    },
    side: ({ offer: { space, pays } }) => [
      asks(t('ask-tile-side', { space }), el('small', {}, t('ask-tile-pays', { pays }))),
      el('div', { class: 'sides' }, sidesOf(space).map(sideButton)),
      cancel(),
    ],
    card: ({ pile }) => [...askCard(pile), cancel()],
    pile: ({ racer }) => [
      asks(sentence(t('ask-card-pile', { racer: camelName(racer) }))),
      el('div', { class: 'sides' }, betsOn(racer).map(pileButton)),
      cancel(),
    ],
    partner: () => [
      asks(t('ask-partner')),
      el('div', { class: 'partners' }, ofType('JoinPartner').map(seatButton)),
      cancel(),
    ],
  };

  /** @param {Offer} offer */
  function askTicket(offer) {
    const { racer = '', value = 0, second = 0, costs = 0 } = offer;
    const terms = t('ask-ticket-terms', { racer: camelName(racer), value, second, costs });
    return [
      asks(t('ask-ticket', { racer: camelName(racer) }), el('span', { class: 'unseen' }, terms)),
      ticketFigures(offer),
      doIt(offer),
      cancel(),
    ];
  }

  /** @param {Offer} offer */
  const askReveal = (offer) => [
    asks(t('ask-reveal'), el('small', {}, t('ask-reveal-terms', { pays: offer.pays ?? 0 }))),
    doIt(offer),
    cancel(),
  ];

  /** Which racer: on a pile that is known, with what it pays there. @param {string} [pile] */
  function askCard(pile) {
    const racers = RACERS.filter((racer) => betsOn(racer).length);
    const cards = el(
      'div',
      { class: 'cards' },
      racers.map((racer) => cardButton(racer, pile)),
    );
    const there = pile && ofType('BetOnRace').find((offer) => offer.pile === pile);
    if (!there) return [asks(t('ask-card')), cards];
    return [
      asks(t(`ask-card-on-${pile}`), el('span', { class: 'unseen' }, scaleWords(there))),
      el('div', { class: 'pays' }, buttons.cardsThere(there), scaleFigure(there)),
      cards,
    ];
  }

  /** @param {string} racer */
  const betsOn = (racer) => ofType('BetOnRace').filter((offer) => offer.racer === racer);

  // ---- buttons

  function ticketRow() {
    const offerOf = (/** @type {string} */ racer) => ofType('TakeTicket').find((one) => one.racer === racer);
    const button = (/** @type {string} */ racer) => {
      const offer = offerOf(racer);
      return buttons.ticketButton(racer, offer, { onclick: () => offer && choose(offer) });
    };
    return el('div', { class: 'tickets', role: 'group', 'aria-label': t('choose-tickets') }, RACERS.map(button));
  }

  function reveal() {
    const offer = ofType('Reveal')[0];
    const open = offer ? () => choose(offer) : null;
    const about = { words: t('choose-reveal'), hint: t('choose-reveal-hint') };
    return buttons.kindButton('reveal', { ...about, open, action: offer?.action });
  }

  function tile() {
    const offer = ofType('PlaceTile')[0];
    const words = t(offer?.lifted_from ? 'choose-tile-move' : 'choose-tile');
    const open = offer ? () => turnTo({ kind: 'tile' }) : null;
    return buttons.kindButton('tile', { words, hint: t('choose-tile-hint'), open });
  }

  function bet() {
    const { seat = 0, winner_pile = [], loser_pile = [] } = update?.view ?? {};
    const cards = RACERS.length - [...winner_pile, ...loser_pile].filter((card) => card.seat === seat).length;
    const about = { words: t('choose-bet'), hint: t('choose-bet-hint', { cards }) };
    return buttons.kindButton('bet', { ...about, open: cards > 0 ? askForCards : null });
  }

  function partner() {
    if (!ofType('JoinPartner').length) return null;
    const open = () => turnTo({ kind: 'partner' });
    return buttons.kindButton('partner', { words: t('choose-partner'), hint: t('choose-partner-hint'), open });
  }

  const askForCards = () => (cardsAreHidden ? wantCards() : turnTo({ kind: 'card' }));

  /** @param {number} space */
  const spaceButton = (space) =>
    buttons.spaceButton(
      space,
      showing(
        () => askSide(space),
        () => aimAt(`space-${space}`),
      ),
    );

  /** @param {Offer} offer */
  function sideButton(offer) {
    const whose = { game: update?.view.edition ?? '', seat: update?.view.seat ?? 0 };
    const on = showing(
      () => act(offer.action),
      () => showSide(offer),
    );
    return buttons.sideButton(offer, whose, { ...on, onpointerdown: () => showSide(offer) });
  }

  /** @param {string} racer @param {string} [pile] */
  function cardButton(racer, pile) {
    const direct = betsOn(racer).find((offer) => offer.pile === pile);
    const onclick = () => (direct ? act(direct.action) : turnTo({ kind: 'pile', racer }));
    const show = () => aimAt(`camel-${racer}`);
    return buttons.cardButton(racer, showing(onclick, show));
  }

  /** @param {Offer} offer */
  const pileButton = (offer) =>
    buttons.pileButton(
      offer,
      showing(
        () => act(offer.action),
        () => aimAt(`pile-${offer.pile}`),
      ),
    );

  /** @param {Offer} offer */
  const seatButton = (offer) =>
    buttons.seatButton(offer, names[offer.seat ?? 0] ?? '', { onclick: () => act(offer.action) });

  // ---- taps on the board

  /** Which side is up; the ghost shows the first. @param {number | undefined} space @param {(question: Question) => void} ask */
  function askSide(space, ask = turnTo) {
    const offer = sidesOf(space)[0];
    if (offer) ask({ kind: 'side', offer });
    markSide();
  }

  /** A space that is tapped again gets the tile as the ghost shows it. @param {number | undefined} space */
  function tapSpace(space) {
    if (question.kind === 'side' && question.offer.space === space) act(question.offer.action);
    else askSide(space, turnToTapped);
  }

  return {
    /** Offer what can be done. @param {Update} next @param {boolean} hidden are the finish cards for other eyes */
    offer(next, hidden) {
      update = next;
      offers = next.legal;
      cardsAreHidden = hidden;
      question = { kind: 'all' };
      aim.from(next);
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
      const first = offers.find((offer) => actions.includes(offer.action));
      if (!first) return;
      if (first.type === 'PlaceTile') tapSpace(first.space);
      else if (first.type === 'BetOnRace') turnTo({ kind: 'card', pile: first.pile });
      else if (first.type === 'JoinPartner' && settings.confirm === 'on') turnTo({ kind: 'partner' });
      else choose(first, turnToTapped);
    },
    wantCards: askForCards,
    get isOpen() {
      return update !== null;
    },
  };
}
