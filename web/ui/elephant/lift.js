// A card of the hand in full size: while a mouse points at it, a key has the focus on it or a finger rests on it, it is
// lifted beside the hand and says what it does, and why it cannot be played now. Nothing of it can be touched.
import { t } from '../../i18n/index.js';
import { byId, el } from '../dom.js';
import { cardSheet } from './cards.js';

const HELD = 350; // milliseconds: a finger that rests
const STRAY = 10; // pixels that it may move meanwhile
const GAP = 8; // pixels between the card and its lifted self

/** @param {EventTarget | null} target @returns {HTMLElement | null} a card of the hand that is not chosen */
const cardAt = (target) =>
  target instanceof Element
    ? /** @type {HTMLElement | null} */ (target.closest('.hand > .playing-card[data-card]'))
    : null;

/**
 * @param {HTMLElement} root
 * @param {(card: string) => Promise<string>} whyNot why a card cannot be played as one would like, or ''
 */
export function createLift(root, whyNot) {
  /** @type {HTMLElement | null} */
  let from = null;
  /** @type {HTMLElement | null} */
  let lifted = null;
  let holding = 0;
  /** Did a finger rest on the card, so that lifting it is no tap? */
  let isHeld = false;
  /** Where the mouse was last. */
  let [x, y] = [-1, -1];
  const done = new AbortController();

  /** @param {HTMLElement} card */
  function lift(card) {
    if (from === card) return;
    put();
    from = card;
    const letter = card.dataset.card ?? '';
    const why = el('span', { class: 'card-why' });
    lifted = el('div', { class: 'lifted' }, cardSheet(letter, does(letter), why));
    document.body.append(lifted);
    place(card, lifted);
    void tellWhy(card, letter, why).catch(() => {}); // a worker that died: the table sees to that
  }

  /** @param {HTMLElement} card @param {string} letter @param {HTMLElement} why */
  async function tellWhy(card, letter, why) {
    const words = await whyNot(letter);
    if (!words || from !== card || !lifted) return;
    const isFaint = card.classList.contains('is-faint');
    why.append(...(isFaint ? [el('b', {}, t('lift-not-now')), ' '] : []), words);
    place(card, lifted);
  }

  /** Down again. */
  function put() {
    clearTimeout(holding);
    lifted?.remove();
    lifted = null;
    from = null;
  }

  /** @param {PointerEvent} down */
  function hold(down) {
    const card = cardAt(down.target);
    isHeld = false;
    put();
    if (!card || down.pointerType === 'mouse') return;
    down.stopPropagation(); // the card says more than the rule that a long press opens elsewhere
    const over = new AbortController();
    const stop = () => {
      clearTimeout(holding);
      over.abort();
    };
    holding = window.setTimeout(() => {
      isHeld = true;
      lift(card);
    }, HELD);
    const stray = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > STRAY) stop();
    };
    addEventListener('pointermove', stray, { signal: over.signal });
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, stop, { signal: over.signal });
  }

  /** A finger that rests opens no menu, and lifting it is no tap. @param {Event} event */
  function swallow(event) {
    if (!isHeld) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** A finger that rested on a card has read it; a tap on a card that cannot be chosen reads it too. @param {MouseEvent} click */
  function tapped(click) {
    const card = cardAt(click.target);
    if (isHeld && card) swallow(click);
    else if (card && !(card instanceof HTMLButtonElement)) lift(card);
    isHeld = false;
  }

  /** @param {string} type @param {(event: any) => void} act @param {boolean} [capture] */
  const hear = (type, act, capture = false) => root.addEventListener(type, act, { signal: done.signal, capture });
  hear('pointermove', ({ pointerType, target, buttons, clientX, clientY }) => {
    const card = cardAt(target);
    const isMoved = clientX !== x || clientY !== y; // a hand that appears under a mouse at rest is not pointed at
    [x, y] = [clientX, clientY];
    if (pointerType === 'mouse' && !buttons && isMoved && card) lift(card);
  });
  hear('pointerout', ({ pointerType, relatedTarget }) => {
    if (pointerType === 'mouse' && cardAt(relatedTarget) !== from) put();
  });
  hear('focusin', ({ target }) => {
    const card = cardAt(target);
    if (card?.matches(':focus-visible')) lift(card);
  });
  hear('focusout', put);
  hear('pointerdown', hold);
  hear('click', tapped, true);
  hear('contextmenu', swallow);
  // a finger that reads elsewhere, a card that is played or taken away
  addEventListener('pointerdown', ({ target }) => cardAt(target) || put(), { signal: done.signal });
  addEventListener('resize', put, { signal: done.signal });
  const note = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    [x, y] = [clientX, clientY];
  };
  for (const type of /** @type {const} */ (['pointermove', 'pointerup']))
    addEventListener(type, note, { signal: done.signal }); // after the hand has heard of it
  const watch = new MutationObserver(() => from && !from.isConnected && put());
  watch.observe(root, { childList: true, subtree: true });

  return {
    put,
    end() {
      done.abort();
      watch.disconnect();
      put();
    },
  };
}

/** @param {string} card */
const does = (card) => el('span', { class: 'card-does' }, t(`card-${card}-does`));

/** Beside the hand, over the board: left of it where there is room, else above it. @param {HTMLElement} card @param {HTMLElement} lifted */
function place(card, lifted) {
  const [own, area] = [card.getBoundingClientRect(), byId('actions').getBoundingClientRect()];
  const hand = (card.parentElement ?? card).getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = lifted;
  const isBeside = area.left >= width + 2 * GAP;
  const left = isBeside ? area.left - width - GAP : own.left + own.width / 2 - width / 2;
  const top = isBeside ? own.top + own.height / 2 - height / 2 : hand.top - height - GAP;
  const turned = Number(byId('table').dataset.turned ?? 0);
  lifted.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  lifted.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
  lifted.style.rotate = `${turned}deg`;
}
