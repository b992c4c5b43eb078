// What the person to move can do in an elephant race. Round one tablet cards are shown to the one who says it is they,
// and hidden again when anybody else may look; a tiger is asked for of the whole table, so that the question tells nothing.
import { isolated, listed, t } from '../../i18n/index.js';
import { part } from '../board.js';
import { say } from '../dialogs.js';
import { el, fill } from '../dom.js';
import { face } from '../players.js';
import { refusal } from '../tell.js';
import { cardButton, cardPicture, isGreen, sorted } from './cards.js';
import { stepWords, wayWords } from './ways.js';
import { cardName, elephantName, placeName } from './words.js';

/**
 * @typedef {import('../../engine/messages.js').Update} Update
 * @typedef {any} Offer a legal action with its fields; see elephant/types.py
 */

/** @type {Record<string, string>} */
const CARD_OF = { PlayMouse: 'm', PlayMonkey: 'k', PlayCow: 'w', PlayPrayer: 'p', PlayCharmer: 's', PlayTiger: 't' };
const SECRET = ['turn', 'prayer'];

/** @param {HTMLElement} root @param {import('../kits.js').Seating} seating @returns {import('../kits.js').Choices} */
export function createChoices(root, { act, request, board, told, people }) {
  const { names, eyes } = told;
  /** What everybody at the screen may see. @type {Update | null} */
  let shown = null;
  /** What the one who decides sees. @type {any} */
  let now = null;
  /** Whose cards may be shown without asking again: they were a moment ago. @type {number | null} */
  let trusted = null;
  /** A card that was chosen, and how to play it. @type {{ card: string, at: number, offer: Offer | null } | null} */
  let chosen = null;
  /** What the table said to the tiger question. @type {{ question: string, seat: number | null } | null} */
  let answered = null;
  let looks = 0;

  /** @param {number} seat */
  const nameOf = (seat) => isolated(names[seat] ?? '');
  /** @param {...import('../dom.js').Child} children */
  const buttons = (...children) => el('div', { class: 'buttons' }, ...children);
  /** @param {string} words @param {() => void} onclick @param {Record<string, any>} [props] */
  const button = (words, onclick, props = {}) => el('button', { type: 'button', onclick, ...props }, words);
  /** @param {string} words */
  const question = (words) => el('p', { class: 'question' }, words);

  /** @param {...(import('../dom.js').Child | import('../dom.js').Child[])} children */
  function show(...children) {
    root.dataset.question = now?.view.phase ?? '';
    fill(root, ...children);
  }

  /** @param {string} selector */
  function focusOn(selector) {
    const found = root.querySelector(selector);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }

  // ---- whose eyes

  /** Only for this seat: its cards are fetched, and hidden again as soon as the page is left. @param {number} seat */
  async function reveal(seat) {
    const look = ++looks;
    const update = await request('show', { seat });
    if (look !== looks || !shown) return;
    trusted = seat;
    now = update;
    board.show(update.drawing);
    render();
  }

  function hide() {
    if (eyes !== null || trusted === null) return;
    looks++;
    trusted = null;
    chosen = null;
    if (!shown) return;
    board.show(shown.drawing);
    offer(shown);
  }

  const hideIfAway = () => document.hidden && hide();
  addEventListener('blur', hide);
  document.addEventListener('visibilitychange', hideIfAway);

  /** @param {number} seat */
  const curtain = (seat) => [
    el('h2', { class: 'curtain-words' }, face(seat), t('ask-hand', { name: nameOf(seat) })),
    el('p', { class: 'faint' }, t('ask-hand-hint', { name: nameOf(seat) })),
    buttons(
      button(t('ask-hand-show', { name: nameOf(seat) }), () => void reveal(seat).catch(hide), {
        class: 'main',
        'data-value': 'show',
      }),
    ),
  ];

  // ---- what is asked

  /** @param {Update} update */
  function offer(update) {
    shown = update;
    now = update;
    chosen = null;
    const seat = Number(update.turn);
    if (update.view.phase === 'tiger' && eyes === null) return askTable(update);
    if (trusted !== seat) trusted = null;
    if (eyes === null && SECRET.includes(update.view.phase)) {
      if (trusted !== null) return void reveal(seat).catch(hide);
      return show(...curtain(seat));
    }
    render();
  }

  function render() {
    const views = /** @type {Record<string, () => import('../dom.js').Child[]>} */ (VIEWS);
    show(...(views[now.view.phase]?.() ?? []));
    focusOn('button:not(:disabled)');
  }

  /** @param {string} type @returns {Offer[]} */
  const ofType = (type) => now.legal.filter((/** @type {Offer} */ one) => one.type === type);

  const VIEWS = {
    start: () => [
      question(t('ask-start', { elephant: elephantName(nextElephant()) })),
      el(
        'div',
        { class: 'spaces' },
        ofType('TakeStart').map((one) => placeButton(one)),
      ),
    ],
    turn,
    prayer: () => [
      question(t('ask-prayer')),
      el(
        'div',
        { class: 'hand' },
        ofType('TakeCard').map((one) => cardButton(one.card, { onclick: () => act(one.action), action: one.action })),
      ),
    ],
    stall: () => [question(t('ask-stall', { card: cardName(now.view.turned) })), ways(now.legal), playButtons(false)],
    walk: () => [
      question(t('ask-step-left', { elephant: elephantName(now.view.walk.elephant), left: now.view.walk.left })),
      el(
        'div',
        { class: 'steps' },
        ofType('Step').map((one) =>
          button(stepWords(now.view, one), () => act(one.action), { 'data-action': one.action }),
        ),
        ofType('Done').map((one) => button(t('step-stay'), () => act(one.action), { 'data-action': one.action })),
      ),
    ],
    cows: () => [
      question(t('ask-cow', { left: now.view.left })),
      el(
        'div',
        { class: 'spaces' },
        ofType('PickCow').map((one) => {
          const place = now.view.cows[Number(one.cow)];
          const words = t('cow-on', { place: placeName(place) });
          return button(short(place), () => act(one.action), {
            'data-action': one.action,
            'aria-label': words,
            title: words,
          });
        }),
      ),
      buttons(button(t('cows-done'), () => act('e'), { 'data-action': 'e' })),
    ],
    herd: () => [
      question(t('ask-cow-where', { left: now.view.left })),
      el(
        'div',
        { class: 'spaces' },
        ofType('HerdCow').map((one) => placeButton(one)),
      ),
    ],
    tiger: () => [
      question(threat('')),
      buttons(
        button(t('tiger-play'), () => act('t'), { class: 'main', 'data-action': 't' }),
        button(t('tiger-pass'), () => act('n'), { 'data-action': 'n' }),
      ),
    ],
  };

  function nextElephant() {
    const { seat, players, elephants } = now.view;
    const own = Array.from({ length: elephants.length }, (_, at) => at).filter((at) => at % players.length === seat);
    return 'RBGYPO'.charAt(own.find((at) => elephants[at] < 0) ?? seat);
  }

  /** @param {number} place */
  const short = (place) => `${Math.floor(place / 3) + 1}${'abc'.charAt(place % 3)}`;

  /** @param {Offer} one */
  const placeButton = (one) =>
    button(short(one.place), () => act(one.action), {
      'data-action': one.action,
      'aria-label': placeName(one.place),
      title: placeName(one.place),
    });

  // ---- a turn: the hand

  function turn() {
    const { view } = now;
    const hand = sorted(view.players[view.seat].hand);
    return [
      el('div', { class: 'so-far' }, el('p', { class: 'question' }, hint(view)), played(view), piles(view)),
      el(
        'div',
        {
          class: 'hand',
          role: 'group',
          'aria-label': eyes === null ? t('hand-of', { name: nameOf(view.seat) }) : t('hand-title'),
        },
        hand.map((card, at) =>
          cardButton(card, {
            isChosen: chosen?.at === at,
            isFaint: !options(card).length,
            onclick: () => choose(card, at),
          }),
        ),
        !hand.length && el('p', { class: 'faint' }, t('hand-empty')),
      ),
      chosen ? details() : null,
      playButtons(true),
    ];
  }

  /** @param {any} view */
  function hint({ so_far: { played: before, discarded } }) {
    if (discarded) return t('hand-discarded', { count: discarded });
    if (before) return t(isGreen(before) ? 'hand-second-red' : 'hand-second-any');
    return t('hand-choose');
  }

  /** The card of this turn that has been played. @param {any} view */
  function played({ so_far: { played: before } }) {
    if (!before) return null;
    const words = t('hand-played', { cards: listed(Array.from(before, cardName)) });
    return el(
      'span',
      { class: 'played', title: words },
      Array.from(before, cardPicture),
      el('span', { class: 'unseen' }, words),
    );
  }

  /** @param {any} view */
  function piles({ discards }) {
    const top = discards.at(-1) ?? null;
    const words = t('hand-piles', { discards: discards.length, card: top === null ? '' : cardName(top) });
    return el(
      'span',
      { class: 'piles', title: words },
      top !== null && cardPicture(top),
      el('span', { 'aria-hidden': 'true' }, discards.length || ''),
      el('span', { class: 'unseen' }, words),
    );
  }

  /** Every way to play a card. @param {string} card @returns {Offer[]} */
  const options = (card) =>
    now.legal.filter((/** @type {Offer} */ one) => (one.type === 'Move' ? one.card : CARD_OF[one.type]) === card);

  /** @param {string} card @param {number} at */
  function choose(card, at) {
    if (chosen?.at === at) chosen = null;
    else {
      const found = options(card);
      chosen = { card, at, offer: found.length === 1 || found[0]?.type === 'Move' ? found.at(-1) : null };
    }
    update();
  }

  /** The choice as it is now, on the board too. */
  function update() {
    render();
    focusOn(chosen ? '.playing-card.is-chosen' : '.playing-card');
    void lookAhead().catch(() => {}); // a worker that died: the table sees to that
  }

  /** What a card does, and whom it can be played on; or why it cannot. */
  function details() {
    if (!chosen) return null;
    const { card } = chosen;
    const found = options(card);
    if (!found.length) void explain(card).catch(() => {});
    return el(
      'div',
      { class: 'details' },
      el('p', { class: 'does' }, t(`card-${card}-does`)),
      found.length > 1 && !chosen.offer && found[0].type !== 'Move' ? el('p', {}, t('pick-target')) : null,
      found.length > 1 ? ways(found) : null,
    );
  }

  /** Say why a card cannot be played: nothing it could be used for is possible. @param {string} card */
  async function explain(card) {
    const { view, ply } = now;
    const own = 'RBGYPO'.charAt(view.seat);
    const other = (view.seat + 1) % view.players.length;
    const asked = { m: `m:${own}`, k: `k:${other}`, w: 'w', p: 'p', s: `s:${other}`, t: 't' }[card] ?? `${card}:${own}`;
    const { reason } = await request('why', { seat: view.seat, action: asked });
    const place = root.querySelector('.does');
    if (reason && place && now?.ply === ply && chosen?.card === card) fill(place, refusal(reason, names, told.game));
  }

  /** @param {Offer[]} found */
  function ways(found) {
    const seats = new Set(found.map((one) => one.elephant));
    return el(
      'div',
      { class: 'ways', role: 'group' },
      found.map((one) =>
        el(
          'button',
          {
            type: 'button',
            class: one.action === chosen?.offer?.action ? 'is-chosen' : '',
            'aria-pressed': String(one.action === chosen?.offer?.action),
            'data-way': one.action,
            onclick: () => pick(one),
          },
          one.seat !== undefined && face(one.seat),
          wayWords(one, seats.size > 1, names),
        ),
      ),
    );
  }

  /** @param {Offer} one */
  function pick(one) {
    chosen = { card: chosen?.card ?? now.view.turned, at: chosen?.at ?? -1, offer: one };
    update();
    focusOn('.ways .is-chosen');
  }

  /** @param {boolean} isTurn */
  function playButtons(isTurn) {
    const offer = chosen?.offer;
    const discard = isTurn && chosen && ofType('Discard').find((one) => one.card === chosen?.card);
    const end = isTurn && !chosen && ofType('Done')[0];
    return buttons(
      (chosen || !isTurn) &&
        button(offer ? wayWords(offer, false, names) : t('hand-play'), () => offer && act(offer.action), {
          class: 'main',
          disabled: !offer,
          'data-action': offer?.action,
        }),
      discard &&
        button(t('hand-discard'), () => act(discard.action), { class: 'discard', 'data-action': discard.action }),
      end && button(t('hand-end'), () => act(end.action), { class: 'main', 'data-action': end.action }),
    );
  }

  /** The ghost of what is chosen, or none. */
  async function lookAhead() {
    const { ply, view } = now;
    const offer = chosen?.offer;
    const none = part(now.drawing, 'ghost');
    if (!offer) return void (none && board.showPart(none));
    const { drawing } = await request('ghost', { seat: view.seat, ply, action: offer.action });
    if (chosen?.offer === offer && now?.ply === ply) board.showPart(drawing);
  }

  // ---- tigers

  /** What is about to happen. @param {'' | '-all'} whom */
  function threat(whom) {
    const { view } = now;
    const last = view.table.at(-1);
    const key = view.table.length > 1 ? `ask-tiger-tiger${whom}` : `ask-tiger${whom}`;
    const { elephant, seat } = view.question;
    const on = elephant ? elephantName(elephant) : seat === undefined ? 'none' : nameOf(seat);
    return t(key, { name: nameOf(last.seat), card: cardName(last.card), on });
  }

  /** @param {Update} update */
  const questionOf = ({ view }) => `${view.active}/${view.discards.length}/${view.table.length}`;

  /** Everybody at the table who could still answer. @param {Update} update */
  function asked({ view }) {
    const seats = view.players.length;
    const last = view.table.at(-1).seat;
    const order = Array.from({ length: seats }, (_, at) => (view.seat + at) % seats);
    return order
      .slice(0, order.indexOf(last))
      .filter((seat) => people.includes(seat) && view.players[seat]?.hand?.length);
  }

  /** "Does anyone?": whoever wants to may look at their cards; the others need not. @param {Update} update */
  function askTable(update) {
    trusted = null;
    if (answered?.question === questionOf(update)) {
      const isTheirs = answered.seat === update.turn;
      return act(isTheirs ? 't' : 'n');
    }
    answered = null;
    show(
      question(threat('-all')),
      buttons(
        button(t('tiger-nobody'), () => answer(update, null), { class: 'main', 'data-value': 'nobody' }),
        ...asked(update).map((seat) =>
          el(
            'button',
            { type: 'button', 'data-seat': seat, onclick: () => show(...curtainForTiger(update, seat)) },
            face(seat),
            t('tiger-look', { name: nameOf(seat) }),
          ),
        ),
      ),
    );
  }

  /** @param {Update} update @param {number} seat */
  const curtainForTiger = (update, seat) => [
    el('h2', { class: 'curtain-words' }, face(seat), t('ask-hand', { name: nameOf(seat) })),
    buttons(
      button(t('ask-hand-show', { name: nameOf(seat) }), () => void lookForTiger(update, seat).catch(hide), {
        class: 'main',
        'data-value': 'show',
      }),
      button(t('hand-back'), () => askTable(update)),
    ),
  ];

  /** @param {Update} update @param {number} seat */
  async function lookForTiger(update, seat) {
    const look = ++looks;
    const { view } = await request('show', { seat });
    if (look !== looks || shown !== update) return;
    trusted = seat; // hidden again on leaving
    const hand = sorted(view.players[seat].hand);
    show(
      question(threat('-all')),
      el(
        'div',
        { class: 'hand' },
        hand.map((card) => cardButton(card, { isFaint: card !== 't' })),
      ),
      !hand.includes('t') && el('p', { class: 'faint' }, t('tiger-none')),
      buttons(
        hand.includes('t') &&
          button(t('tiger-play'), () => answer(update, seat), { class: 'main', 'data-value': 'tiger' }),
        button(t('hand-back'), () => askTable(update)),
      ),
    );
  }

  /** @param {Update} update @param {number | null} seat */
  function answer(update, seat) {
    answered = { question: questionOf(update), seat };
    askTable(update);
  }

  // ---- taps

  return {
    offer,
    /** While others move, one's own cards stay in sight. */
    look(update) {
      shown = null;
      now = update;
      chosen = null;
      if (eyes === null) return show(el('div', { class: 'mind-place' }));
      const hand = sorted(/** @type {any} */ (update.view.players[eyes]).hand);
      show(
        el(
          'div',
          { class: 'hand is-waiting', role: 'group', 'aria-label': t('hand-waiting') },
          hand.map((card) => cardButton(card)),
        ),
        el('div', { class: 'mind-place' }),
      );
    },
    clear() {
      shown = null;
      now = null;
      chosen = null;
      looks++;
      fill(root);
    },
    close() {
      removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hideIfAway);
    },
    tap(thing) {
      if (!now) return '';
      const actions = (thing.getAttribute('data-actions') ?? '').split(' ').filter(Boolean);
      const meant = now.legal.filter((/** @type {Offer} */ one) => actions.includes(one.action));
      if (['start', 'walk', 'cows', 'herd'].includes(now.view.phase) && meant[0]) act(meant[0].action);
      else if (chosen || now.view.phase === 'stall') return tapWith(meant, thing);
      else if (meant[0] && now.view.phase === 'turn') say(t('tap-card-first'));
      else return thing.getAttribute('data-why') ?? '';
      return '';
    },
    tapSeat(seat) {
      const found = chosen ? options(chosen.card).filter((one) => one.seat === seat) : [];
      if (found[0]) pick(found[0]);
    },
    get isOpen() {
      return shown !== null;
    },
  };

  /** A piece was tapped while a card is chosen: played on it, or chosen to be. @param {Offer[]} meant @param {Element} thing */
  function tapWith(meant, thing) {
    const found = meant.filter((one) => now.view.phase === 'stall' || options(chosen?.card ?? '').includes(one));
    const again = found.find((one) => one === chosen?.offer);
    if (again) act(again.action);
    else if (found[0]) pick(found.at(-1));
    else return thing.getAttribute('data-why') ?? '';
    return '';
  }
}
