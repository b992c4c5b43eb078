// What the person to move can do in an elephant race. Round one tablet cards are shown to the one who says it is they,
// and hidden again as soon as anybody else may look.
import { isolated, t } from '../../i18n/index.js';
import { say } from '../dialogs.js';
import { called, el, fill } from '../dom.js';
import { offerFocus } from '../focus.js';
import { face } from '../players.js';
import { cardButton, cardRow, shownCard, sorted } from './cards.js';
import { createHand } from './hand.js';
import { paged, roomForPlaces } from './pages.js';
import { createTigers } from './tigers.js';
import { shortPlace, stepWords } from './ways.js';
import { cardName, elephantName, placeName } from './words.js';

/**
 * @typedef {any} Update
 * @typedef {any} Offer a legal action with its fields; see elephant/types.py
 * @typedef {import('../dom.js').Child} Child
 */

const SECRET = ['turn', 'prayer'];
const ON_BOARD = ['start', 'walk', 'cows', 'herd'];

/** @param {HTMLElement} root @param {import('../kits.js').Seating} seating @returns {import('../kits.js').Choices} */
export function createChoices(root, seating) {
  const { act, request, board, told } = seating;
  const { names, eyes } = told;
  /** What everybody at the screen may see; null if nothing is asked. @type {Update | null} */
  let shown = null;
  /** What the one who decides sees. @type {Update} */
  let now = null;
  /** Whose cards may be shown without asking again: they were a moment ago. @type {number | null} */
  let trusted = null;
  /** Which part of the places is shown. */
  let page = 0;
  /** Goes up when what was fetched for one pair of eyes must not be shown any more. */
  let looks = 0;
  const hand = createHand(root, seating, { current: () => now, render });
  const tigers = createTigers(seating, { show, peek: (seat, then) => void look(seat, then).catch(hide), hide });

  /** @param {...(Child | Child[])} children */
  function show(...children) {
    frame();
    offerFocus(root, () => fill(root, ...children)); // whoever goes on on the course stays there
  }

  /** How much of the action area is taken: the hand leaves the recap in sight. */
  function frame() {
    root.dataset.question = now?.view.phase ?? '';
    root.dataset.view = hand.hasChosen && now?.view.phase === 'turn' ? 'card' : 'all';
    root.toggleAttribute('data-fills', now?.view.phase !== 'turn' || root.dataset.view === 'card' || isHidden());
  }

  /** Are the cards of the one to move behind a curtain? */
  const isHidden = () => eyes === null && trusted === null;

  // ---- whose eyes

  /** What one seat sees, for as long as nobody else may look. @param {number} seat @param {(update: Update) => void} then */
  async function look(seat, then) {
    const mine = ++looks;
    const update = await request('show', { seat });
    if (mine !== looks || !shown) return;
    trusted = seat;
    then(update);
  }

  /** @param {number} seat */
  const reveal = (seat) =>
    void look(seat, (update) => {
      now = update;
      board.show(update.drawing);
      render();
    }).catch(hide);

  function hide() {
    if (eyes !== null) return;
    looks++;
    trusted = null;
    hand.drop();
    if (!shown) return;
    board.show(shown.drawing);
    offer(shown);
  }

  const hideIfShown = () => trusted !== null && hide();
  const fitAgain = () => shown && root.querySelector('.spaces') && render();
  addEventListener('resize', fitAgain);
  addEventListener('blur', hideIfShown);
  document.addEventListener('visibilitychange', hideIfShown);

  /** @param {number} seat */
  function curtain(seat) {
    const name = isolated(names[seat] ?? '');
    show(
      el('h2', { class: 'curtain-words' }, face(seat), t('ask-hand', { name })),
      el('p', { class: 'faint' }, t('ask-hand-hint', { name })),
      el(
        'div',
        { class: 'buttons' },
        el(
          'button',
          { type: 'button', class: 'main', 'data-value': 'show', onclick: () => reveal(seat) },
          t('ask-hand-show', { name }),
        ),
      ),
    );
  }

  // ---- what is asked

  /** @param {Update} update */
  function offer(update) {
    shown = update;
    now = update;
    page = 0;
    hand.drop();
    const { phase } = update.view;
    if (trusted !== update.turn) trusted = null;
    if (eyes === null && phase === 'tiger') tigers.askTable(update);
    else if (eyes !== null || !SECRET.includes(phase)) render();
    else if (trusted !== null) reveal(trusted);
    else curtain(Number(update.turn));
  }

  function render() {
    frame(); // what is drawn depends on the room
    show(...(VIEWS[now.view.phase]?.() ?? []));
    hand.place();
  }

  /** @param {string} type @returns {Offer[]} */
  const ofType = (type) => now.legal.filter((/** @type {Offer} */ one) => one.type === type);

  /** @param {string} words */
  const question = (words) => el('p', { class: 'question' }, words);

  /** @param {Offer} one @param {string} words @param {string} [label] */
  const button = (one, words, label) =>
    el(
      'button',
      { type: 'button', 'data-action': one.action, title: label, onclick: () => act(one.action) },
      label ? called(label, words) : words,
    );

  /** @param {Offer} one @param {number} place @param {string} [label] */
  const placeButton = (one, place, label = placeName(place)) => button(one, shortPlace(place), label);

  /** @param {Offer} one */
  const cowButton = (one) => {
    const place = now.view.cows[Number(one.cow)];
    return placeButton(one, place, t('cow-on', { place: placeName(place) }));
  };

  /** Buttons for places or cows, as many as there is room for. @param {Offer[]} offers @param {(one: Offer) => HTMLElement} draw */
  function places(offers, draw) {
    const { columns, most } = roomForPlaces(root);
    const row = el('div', { class: 'spaces' }, ...paged(offers, { most, page, draw, onTurn: turnPage }));
    row.style.setProperty('--columns', String(Math.min(columns, offers.length)));
    return row;
  }

  /** @param {number} next */
  function turnPage(next) {
    page = next;
    render();
    const button = root.querySelector('.page');
    if (button instanceof HTMLElement) button.focus({ preventScroll: true });
  }

  /** What is asked in each phase. @type {Record<string, () => (Child | Child[])[]>} */
  const VIEWS = {
    start: () => [
      question(t('ask-start', { elephant: elephantName(nextElephant(now.view)) })),
      places(ofType('TakeStart'), (one) => placeButton(one, one.place)),
    ],
    turn: () => hand.turn(),
    stall: () => [
      question(now.view.turned === 'm' ? t('ask-stall-mouse') : t('ask-stall', { card: cardName(now.view.turned) })),
      ...hand.turnedUp(),
    ],
    prayer: () => [
      question(t('ask-prayer')),
      cardRow(ofType('TakeCard').map(({ card, action }) => cardButton(card, { onclick: () => act(action), action }))),
    ],
    walk: () => [
      question(t('ask-step', { elephant: elephantName(now.view.walk.elephant), left: now.view.walk.left })),
      el(
        'div',
        { class: 'steps' },
        ...ofType('Step').map((one) => button(one, stepWords(now.view, one))),
        ...ofType('Done').map((one) => button(one, t('step-stay'))),
      ),
    ],
    cows: () => [
      question(t('ask-cow', { left: now.view.left })),
      places(ofType('PickCow'), cowButton),
      el('div', { class: 'buttons' }, ...ofType('Done').map((one) => button(one, t('cows-done')))),
    ],
    herd: () => [
      question(t('ask-cow-where', { left: now.view.left })),
      places(ofType('HerdCow'), (one) => placeButton(one, one.place)),
    ],
    tiger: () => tigers.askOne(now),
  };

  return {
    offer,
    /** While others move, one's own cards stay in sight. */
    look(update) {
      shown = null;
      now = update;
      hand.drop();
      root.dataset.view = 'all';
      root.removeAttribute('data-fills');
      if (eyes === null) return void fill(root);
      const held = sorted(now.view.players[eyes].hand);
      if (root.querySelector(':scope > .is-waiting')?.getAttribute('data-hand') === held.join('')) return;
      const attributes = { role: 'group', 'aria-label': t('hand-waiting'), 'data-hand': held.join('') };
      fill(root, cardRow(held.map(shownCard), { class: 'is-waiting', ...attributes }));
    },
    clear() {
      shown = null;
      now = null;
      hand.drop();
      looks++;
      fill(root);
    },
    close() {
      removeEventListener('resize', fitAgain);
      removeEventListener('blur', hideIfShown);
      document.removeEventListener('visibilitychange', hideIfShown);
      hand.end();
    },
    tap(thing) {
      if (!now) return '';
      const { phase } = now.view;
      const actions = (thing.getAttribute('data-actions') ?? '').split(' ').filter(Boolean);
      const meant = now.legal.filter((/** @type {Offer} */ one) => actions.includes(one.action));
      if (ON_BOARD.includes(phase) && meant[0]) act(meant[0].action);
      else if (phase === 'turn' && meant[0] && !hand.hasChosen) say(t('tap-card-first'));
      else if (!(hand.hasChosen || phase === 'stall') || !hand.tap(meant)) return thing.getAttribute('data-why') ?? '';
      return '';
    },
    tapSeat: hand.tapSeat,
    get isOpen() {
      return shown !== null;
    },
  };
}

/** The elephant that takes its start next. @param {any} view */
function nextElephant({ seat, players, elephants }) {
  const own = [seat, seat + players.length].filter((at) => at < elephants.length);
  return 'RBGYPO'.charAt(own.find((at) => elephants[at] < 0) ?? seat);
}
