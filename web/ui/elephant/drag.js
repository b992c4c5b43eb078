// A card is dragged onto the board to play it. Nothing needs this: whatever is dragged can be tapped.
import { el } from '../dom.js';
import { cardSheet } from './cards.js';

const FAR = 14; // pixels from which on a finger or a mouse drags

/**
 * @param {HTMLElement} root
 * @param {{ host: HTMLElement, onStart: () => void, onDrop: (card: HTMLElement, thing: Element | null) => void }} how
 *   `host`: the board; `thing`: what of it lies where the card was let go
 */
export function createDrag(root, { host, onStart, onDrop }) {
  /** @param {PointerEvent} down */
  function begin(down) {
    const found = down.target instanceof Element && down.target.closest('.hand > button.playing-card');
    if (found instanceof HTMLElement && down.button === 0 && down.isPrimary) follow(found, down);
  }

  /** @param {HTMLElement} card @param {PointerEvent} down */
  function follow(card, down) {
    const over = new AbortController();
    /** @type {HTMLElement | null} */
    let dragged = null;

    const move = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      if (!card.isConnected) return end();
      const isFar = Math.hypot(clientX - down.clientX, clientY - down.clientY) > FAR;
      if (!dragged && isFar) {
        onStart();
        dragged = el('div', { class: 'dragged', 'aria-hidden': 'true' }, cardSheet(card.dataset.card ?? ''));
        document.body.append(dragged);
        card.classList.add('is-away');
      }
      if (!dragged) return;
      dragged.style.left = `${clientX}px`;
      dragged.style.top = `${clientY}px`;
      host.classList.toggle('is-target', isOver(host, clientX, clientY));
    };
    const drop = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      const wasDragged = dragged !== null;
      end();
      if (!wasDragged) return;
      swallowClick();
      if (!isOver(host, clientX, clientY)) return;
      const thing = document.elementFromPoint(clientX, clientY)?.closest('[data-actions]') ?? null;
      onDrop(card, thing);
    };
    function end() {
      over.abort();
      dragged?.remove();
      card.classList.remove('is-away');
      host.classList.remove('is-target');
    }
    addEventListener('pointermove', move, { signal: over.signal });
    addEventListener('pointerup', drop, { signal: over.signal });
    addEventListener('pointercancel', end, { signal: over.signal });
  }

  root.addEventListener('pointerdown', begin);
  return { end: () => root.removeEventListener('pointerdown', begin) };
}

/** @param {Element} host @param {number} x @param {number} y */
function isOver(host, x, y) {
  const { left, right, top, bottom } = host.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Letting a card go is no tap on what lies there. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}
