// A hand of cards: one is chosen, its ways and its ghost are seen, then it is played or discarded.
import { isolated, listed, t } from '../../i18n/index.js';
import { part } from '../board.js';
import { called, el, fill } from '../dom.js';
import { face } from '../players.js';
import { refusal } from '../tell.js';
import { cardButton, cardPicture, cardRow, isGreen, sorted } from './cards.js';
import { paged } from './pages.js';
import { wayWords } from './ways.js';
import { cardName } from './words.js';

/** @typedef {any} Offer a legal action with its fields; see elephant/types.py */

/** @type {Record<string, string>} */
const CARD_OF = { PlayMouse: 'm', PlayMonkey: 'k', PlayCow: 'w', PlayPrayer: 'p', PlayCharmer: 's', PlayTiger: 't' };

const MOST_WAYS = 6; // that the action area has room for

/** What one asks about a card that nothing can be done with. @type {Record<string, (own: string, other: number) => string>} */
const ASKED = {
  m: (own) => `m:${own}`,
  k: (_, other) => `k:${other}`,
  w: () => 'w',
  p: () => 'p',
  s: (_, other) => `s:${other}`,
  t: () => 't',
};

/**
 * @param {HTMLElement} root
 * @param {import('../kits.js').Seating} seating
 * @param {{ current: () => any, render: () => void }} choices the update that is chosen from, and showing it anew
 */
export function createHand(root, { act, request, board, told }, { current, render }) {
  const { names, eyes } = told;
  /** A card that was chosen, and how to play it. @type {{ card: string, at: number, offer: Offer | null } | null} */
  let chosen = null;
  /** Which part of its ways is shown. */
  let page = 0;

  /** @param {string} type @returns {Offer | undefined} */
  const first = (type) => current().legal.find((/** @type {Offer} */ one) => one.type === type);

  /** A snake for oneself: the rules allow it, and hardly anybody wants it. @param {Offer} one */
  const isOdd = (one) => one.type === 'PlayCharmer' && one.seat === current().view.seat;

  /** Every way to play a card, odd ones last. @param {string} card @returns {Offer[]} */
  function options(card) {
    const found = current().legal.filter(
      (/** @type {Offer} */ one) => (one.type === 'Move' ? one.card : CARD_OF[one.type]) === card,
    );
    return [...found.filter((/** @type {Offer} */ one) => !isOdd(one)), ...found.filter(isOdd)];
  }

  let isEnded = false;
  /** Ends what a hand can do besides taps. */
  let endExtras = () => {};
  void Promise.all([import('./lift.js'), import('./drag.js')]).then(
    ([{ createLift }, { createDrag }]) => {
      if (isEnded) return;
      const lift = createLift(root, whyNot);
      const drag = createDrag(root, { host: board.host, onStart: lift.put, onDrop: drop });
      endExtras = () => {
        lift.end();
        drag.end();
      };
    },
    () => {}, // out of reach: whatever a card does can be tapped and read without them
  );
  const taps = watchTaps();

  // ---- choosing

  /** @param {string} card @param {number} at */
  function choose(card, at) {
    page = 0;
    if (chosen?.at === at) chosen = null;
    else {
      const found = options(card);
      const usual = found.filter((one) => !isOdd(one));
      const isClear = usual.length === 1 || usual[0]?.type === 'Move';
      chosen = { card, at, offer: isClear ? (usual.at(-1) ?? null) : null };
    }
    show(chosen ? '.playing-card.is-chosen' : '.playing-card');
  }

  /** A card was let go over the board: it is played if it is clear how, on what lies there or at all; else it is chosen. @param {HTMLElement} button @param {Element | null} thing */
  function drop(button, thing) {
    if (current().view.phase !== 'turn') return button.click(); // one of the cards that are offered
    const at = Array.from(root.querySelectorAll('.hand > .playing-card')).indexOf(button);
    const card = button.dataset.card ?? '';
    const meant = (thing?.getAttribute('data-actions') ?? '').split(' ');
    const there = options(card).findLast((one) => meant.includes(one.action));
    if (chosen?.at !== at) choose(card, at);
    const isOneElephant = new Set(options(card).map((one) => one.elephant)).size <= 1;
    const offer = there ?? (isOneElephant ? chosen?.offer : null);
    if (offer) act(offer.action);
  }

  /** @param {Offer} offer */
  function pick(offer) {
    chosen = { card: chosen?.card ?? current().view.turned, at: chosen?.at ?? -1, offer };
    show('.ways .is-chosen');
  }

  /** The choice as it is now, on the board too. @param {string} focus */
  function show(focus) {
    render();
    const found = root.querySelector(focus);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
    void lookAhead().catch(() => {}); // a worker that died: the table sees to that
  }

  /** The ghost of what is chosen, or none. */
  async function lookAhead() {
    const { ply, view, drawing: whole } = current();
    const offer = chosen?.offer;
    const none = part(whole, 'ghost');
    if (!offer) return void (none && board.showPart(none));
    const { drawing } = await request('ghost', { seat: view.seat, ply, action: offer.action });
    if (chosen?.offer === offer && current()?.ply === ply) board.showPart(drawing);
  }

  // ---- what it looks like

  /** @param {any} view */
  function hint({ so_far: { played, discarded } }) {
    if (discarded) return t('hand-discarded', { count: discarded });
    if (played) return t(isGreen(played) ? 'hand-second-red' : 'hand-second-any');
    return t('hand-choose');
  }

  /** The card of this turn that has been played. @param {any} view */
  function playedBefore({ so_far: { played } }) {
    if (!played) return null;
    const words = t('hand-played', { cards: listed(Array.from(played, cardName)) });
    const pictures = Array.from(played, cardPicture);
    return el('span', { class: 'played', title: words }, pictures, el('span', { class: 'unseen' }, words));
  }

  /** @param {any} view */
  function discards({ discards: pile }) {
    const top = pile.at(-1) ?? null;
    const words = t('hand-piles', { discards: pile.length, card: top === null ? '' : cardName(top) });
    return el(
      'span',
      { class: 'piles', title: words },
      top !== null && cardPicture(top),
      el('span', { 'aria-hidden': 'true' }, pile.length || ''),
      el('span', { class: 'unseen' }, words),
    );
  }

  /** @param {any} view */
  function cards({ players, seat }) {
    const hand = sorted(players[seat].hand);
    const label = eyes === null ? t('hand-of', { name: isolated(names[seat] ?? '') }) : t('hand-title');
    if (!hand.length) return el('p', { class: 'faint' }, t('hand-empty'));
    const buttons = hand.map((card, at) =>
      cardButton(card, { isFaint: !options(card).length, onclick: () => choose(card, at) }),
    );
    return cardRow(buttons, { role: 'group', 'aria-label': label });
  }

  /** The chosen card in place of the hand: what it does and whom it can be played on, or why it cannot. @param {{ card: string, at: number, offer: Offer | null }} it */
  function cardView({ card, at, offer }) {
    const found = options(card);
    void explain(card).catch(() => {});
    const back = () => choose(card, at);
    return [
      cardButton(card, { isChosen: true, onclick: back }),
      el('p', { class: 'does' }, t(`card-${card}-does`), found.length > 1 && !offer && ` ${t('pick-target')}`),
      found.length > 1 && ways(found),
      buttons(),
      el('button', { type: 'button', class: 'cancel', 'aria-label': t('hand-back'), onclick: back }, '×'),
    ];
  }

  /** What one might have expected of a card and cannot have: anything at all, or its effect. @param {string} card @param {Offer[]} found */
  function missingWay(card, found) {
    const { seat, players } = current().view;
    const own = 'RBGYPO'.charAt(seat);
    if (!found.length) return ASKED[card]?.(own, (seat + 1) % players.length) ?? `${card}:${own}`;
    const hasEffect = found.some(({ way }) => way !== 'plain') || !'cfj'.includes(card);
    return hasEffect ? null : `${card}!:${own}`;
  }

  /** Why a card cannot be played as one might expect; '' if it can, or if nothing can be played now. @param {string} card */
  async function whyNot(card) {
    const { view, ply } = current();
    const action = view.phase === 'turn' && current().legal.length ? missingWay(card, options(card)) : null;
    if (!action) return '';
    const { reason } = await request('why', { seat: view.seat, action });
    return reason && current()?.ply === ply ? refusal(reason, names, told.game) : '';
  }

  /** Say why not, in place of what the card does. @param {string} card */
  async function explain(card) {
    const words = await whyNot(card);
    const place = root.querySelector('.does');
    if (words && place && chosen?.card === card) fill(place, words);
  }

  /** @param {Offer[]} found */
  function ways(found) {
    const isOneOfTwo = new Set(found.map((one) => one.elephant)).size > 1;
    const draw = (/** @type {Offer} */ one) => wayButton(one, wayWords(one, isOneOfTwo, names));
    const onTurn = (/** @type {number} */ next) => {
      page = next;
      render();
    };
    return el('div', { class: 'ways', role: 'group' }, ...paged(found, { most: MOST_WAYS, page, draw, onTurn }));
  }

  /** @param {Offer} one @param {string} words */
  function wayButton(one, words) {
    const isChosen = one.action === chosen?.offer?.action;
    return el(
      'button',
      {
        type: 'button',
        class: `${isChosen ? 'is-chosen' : ''}${isOdd(one) ? ' is-quiet' : ''}`,
        'aria-pressed': String(isChosen),
        'data-way': one.action,
        title: words,
        onclick: () => pick(one),
      },
      typeof one.taken_from === 'number'
        ? called(words, face(one.taken_from), '→', face(one.seat))
        : [one.seat !== undefined && face(one.seat), el('span', {}, words)],
    );
  }

  function buttons() {
    const offer = chosen?.offer;
    const isTurn = current().view.phase === 'turn';
    const discard = isTurn && chosen && discardOf(chosen.card);
    const stay = isTurn ? undefined : first('Done'); // a mouse at a stall
    return el(
      'div',
      { class: 'buttons' },
      button(
        offer?.type === 'Move' ? wayWords(offer, false, names) : t('hand-play'),
        offer?.action,
        'main play',
        !offer,
      ),
      discard && button(t('hand-discard'), discard.action, 'discard'),
      stay && button(t('mouse-stay'), stay.action, 'stay'),
    );
  }

  /** @param {string} card @returns {Offer | undefined} */
  const discardOf = (card) =>
    current().legal.find((/** @type {Offer} */ one) => one.type === 'Discard' && one.card === card);

  /** @param {string} words @param {string} action @param {string} className @param {boolean} [disabled] */
  const button = (words, action, className, disabled = false) =>
    el(
      'button',
      { type: 'button', class: className, disabled, 'data-action': action, onclick: () => action && act(action) },
      words,
    );

  return {
    /** The hand of the one whose turn it is. */
    turn() {
      const { view } = current();
      if (chosen) return cardView(chosen);
      const end = first('Done');
      const soFar = [el('p', { class: 'question' }, hint(view)), playedBefore(view), discards(view)];
      return [
        el('div', { class: 'so-far' }, ...soFar),
        cards(view), // before the end of the turn: a second press of a key must not reach that
        end && el('div', { class: 'buttons end' }, button(t('hand-end'), end.action, 'main')),
      ];
    },
    /** The turn is never ended where the last tap was: a double tap would do it. */
    place() {
      const end = root.querySelector(':scope > .end');
      root.classList.remove('ends-first');
      if (end && taps.isIn(end)) root.classList.add('ends-first');
    },
    end() {
      isEnded = true;
      endExtras();
      taps.end();
    },
    /** A card that a stall turned up, with its ways. */
    turnedUp: () => [ways(current().legal.filter((/** @type {Offer} */ one) => one.type !== 'Done')), buttons()],
    drop() {
      chosen = null;
      page = 0;
    },
    get hasChosen() {
      return chosen !== null;
    },
    /** A piece was tapped that these actions are about: the way is chosen, or taken if it was. @param {Offer[]} meant */
    tap(meant) {
      const isStall = current().view.phase === 'stall';
      const found = meant.filter((one) => isStall || options(chosen?.card ?? '').includes(one));
      const again = found.find((one) => one === chosen?.offer);
      if (again) act(again.action);
      else if (found.length) pick(found.at(-1));
      return found.length > 0;
    },
    /** @param {number} seat */
    tapSeat(seat) {
      const found = chosen ? options(chosen.card).find((one) => one.seat === seat) : null;
      if (found) pick(found);
    },
  };
}

const NEAR = 12; // pixels around a tap in which the next one may land

/** Where the last tap was. */
function watchTaps() {
  let [x, y] = [-1, -1];
  const done = new AbortController();
  const note = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    [x, y] = [clientX, clientY];
  };
  for (const type of /** @type {const} */ (['pointerdown', 'pointerup']))
    addEventListener(type, note, { signal: done.signal, capture: true });
  return {
    /** @param {Element} element */
    isIn(element) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return x > left - NEAR && x < right + NEAR && y > top - NEAR && y < bottom + NEAR;
    },
    end: () => done.abort(),
  };
}
