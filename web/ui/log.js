// What happened, line by line. A tap on a line shows the table as it was then.
import { t } from '../i18n/index.js';
import { el } from './dom.js';
import { kitOf } from './kits.js';
import { ruleMark } from './rulebook.js';
import { tell } from './tell.js';

/**
 * @param {HTMLElement} root
 * @param {import('./tell.js').Told} told
 * @param {(ply: number) => void} onPick
 */
export function createLog(root, told, onPick) {
  const list = el('ol', { class: 'lines' });
  root.replaceChildren(el('h2', {}, t('log-title')), list);
  const { isHeading, isMark } = kitOf(told.game);
  let last = 0;
  /** Is the end of the log in sight? Measured when it is scrolled, not when it grows: every measure lays the page out. */
  let isNear = true;
  let falling = 0;
  root.onscroll = () => {
    isNear = root.scrollHeight - root.scrollTop - root.clientHeight < 80;
  };

  /** The newest line stays in sight. */
  function fall() {
    if (falling || !isNear) return;
    falling = requestAnimationFrame(() => {
      falling = 0;
      root.scrollTop = root.scrollHeight;
    });
  }

  /** Keep the line of a ply in sight, or the newest if no earlier ply is looked at. @param {number | null} ply */
  function follow(ply) {
    cancelAnimationFrame(falling);
    falling = requestAnimationFrame(() => {
      falling = 0;
      if (ply === null) root.scrollTop = root.scrollHeight;
      else center(firstOf(ply));
    });
  }

  /** The first line about a ply, or about the last ply before it that has lines. @param {number} ply */
  function firstOf(ply) {
    const lines = Array.from(list.querySelectorAll('button'));
    const told = lines.findLast((line) => Number(line.dataset.ply) <= ply)?.dataset.ply;
    return lines.find((line) => line.dataset.ply === told);
  }

  /** Scroll the log, and nothing but the log, until a line is in its middle. @param {HTMLElement | undefined} line */
  function center(line) {
    if (!line) root.scrollTop = 0;
    else {
      const [box, place] = [root.getBoundingClientRect(), line.getBoundingClientRect()];
      root.scrollTop += place.top + place.height / 2 - (box.top + box.height / 2);
    }
  }

  const plies = (/** @type {string} */ lines) =>
    Array.from(list.querySelectorAll(lines), (button) => Number(button.getAttribute('data-ply')));

  return {
    /** @param {import('../engine/messages.js').GameEvent} event */
    add(event) {
      list.append(
        el(
          'li',
          { class: `line ${event.type}${isHeading(event) ? ' is-heading' : ''}${isMark(event) ? ' is-mark' : ''}` },
          el('button', { type: 'button', 'data-ply': event.ply, onclick: () => onPick(event.ply) }, tell(event, told)),
          ruleMark(told.game, event),
        ),
      );
      last = event.ply;
      fall();
    },
    /** So many plies there are, told or not. @param {number} ply */
    reach(ply) {
      last = ply;
    },
    /** A bot says why it did what the last line tells. @param {string} words */
    why(words) {
      list.lastElementChild?.append(el('q', { class: 'why' }, words));
    },
    /** Forget what is no longer true after an undo. @param {number} ply */
    cut(ply) {
      for (const button of list.querySelectorAll('button'))
        if (Number(button.dataset.ply) > ply) button.parentElement?.remove();
      last = Math.min(last, ply);
    },
    /** Mark the lines of the ply one looks at; null for none. @param {number | null} ply */
    mark(ply) {
      for (const button of list.querySelectorAll('button'))
        button.parentElement?.classList.toggle('is-shown', Number(button.dataset.ply) === ply);
      follow(ply);
    },
    /** The plies at which a new stretch of the race began. */
    get legs() {
      return plies('.is-mark button');
    },
    /** The plies about which there is something to tell. */
    get told() {
      return plies('button');
    },
    get last() {
      return last;
    },
  };
}
