// What the person to move can do in an elephant race. Round one tablet cards are shown to the one who says it is they,
// and hidden again as soon as anybody else may look.
import { isolated, t } from '../../i18n/index.js';
import { say } from '../dialogs.js';
import { el, fill } from '../dom.js';
import { offerFocus } from '../focus.js';
import { face } from '../players.js';
import { cardButton, cardRow, shownCard, sorted } from './cards.js';
import { createHand } from './hand.js';
import { createTargets, ON_BOARD } from './targets.js';
import { createTigers } from './tigers.js';
import { cardName } from './words.js';

/**
 * @typedef {any} Update
 * @typedef {any} Offer a legal action with its fields; see elephant/types.py
 * @typedef {import('../dom.js').Child} Child
 */

const SECRET = ['turn', 'prayer'];

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
  /** Goes up when what was fetched for one pair of eyes must not be shown any more. */
  let looks = 0;
  const hand = createHand(root, seating, { current: () => now, render });
  const targets = createTargets(root, seating, { current: () => now, render });
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
    targets.drop();
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
    targets.mark();
    hand.place();
  }

  /** @param {string} type @returns {Offer[]} */
  const ofType = (type) => now.legal.filter((/** @type {Offer} */ one) => one.type === type);

  /** @param {string} words */
  const question = (words) => el('p', { class: 'question' }, words);

  /** What is asked in each phase. @type {Record<string, () => (Child | Child[])[]>} */
  const VIEWS = {
    ...targets.views,
    turn: () => hand.turn(),
    stall: () => [
      question(now.view.turned === 'm' ? t('ask-stall-mouse') : t('ask-stall', { card: cardName(now.view.turned) })),
      ...hand.turnedUp(),
    ],
    prayer: () => [
      question(t('ask-prayer')),
      cardRow(ofType('TakeCard').map(({ card, action }) => cardButton(card, { onclick: () => act(action), action }))),
    ],
    tiger: () => tigers.askOne(now),
  };

  return {
    offer,
    /** While others move, one's own cards stay in sight. */
    look(update) {
      shown = null;
      now = update;
      targets.drop();
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
      targets.drop();
      hand.drop();
      looks++;
      fill(root);
    },
    close() {
      targets.close();
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
