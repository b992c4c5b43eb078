// The finish cards are turned up one after the other. A tap anywhere but on a button, or a key, turns the rest at once.
import { pause } from '../dom.js';
import { atSpeed } from '../tempo.js';

const BEAT = 620; // milliseconds from card to card, at normal speed
const LONGEST = 10_000; // milliseconds for all cards, however many there are
const OTHER_KEYS = ['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta'];

/**
 * @param {{ dialog: HTMLElement, headline: HTMLElement, cards: HTMLElement[], sound: import('../sound.js').Sound }} table
 * @param {(at: number) => void} onTurned a card lies face up
 */
export async function turnCards({ dialog, headline, cards, sound }, onTurned) {
  const beat = Math.min(atSpeed(BEAT), LONGEST / Math.max(1, cards.length));
  if (!beat || !cards.length) return;
  const skipping = listenForSkip(dialog);
  const wait = (/** @type {number} */ ms) => Promise.race([pause(ms), skipping.skipped]);
  const isOn = () => !skipping.isSkipped && dialog.isConnected;
  dialog.classList.add('is-turning');
  dialog.style.setProperty('--headline', `${headline.offsetHeight}px`);
  dialog.querySelector('.crossed')?.scrollIntoView({ block: 'nearest' });
  dialog.querySelector('.steps')?.scrollIntoView({ block: 'nearest' });
  await wait(2 * beat);
  for (const [at, card] of cards.entries()) {
    if (!isOn()) break;
    card.classList.add('is-turned');
    card.scrollIntoView({ block: 'nearest' });
    sound.play('paper');
    onTurned(at);
    await wait(beat);
  }
  if (isOn()) await wait(beat);
  skipping.end();
  dialog.classList.remove('is-turning');
  dialog.querySelector('.result')?.scrollIntoView({ block: 'start' });
}

/** @param {HTMLElement} dialog */
function listenForSkip(dialog) {
  let isSkipped = false;
  /** @type {(value?: unknown) => void} */
  let resolve = () => {};
  const skipped = new Promise((done) => {
    resolve = done;
  });
  const skip = () => {
    isSkipped = true;
    resolve();
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (OTHER_KEYS.includes(event.key)) return;
    event.preventDefault(); // the key means this, not the button that has the focus
    event.stopPropagation();
    skip();
  };
  /** @param {Event} event */
  const tap = ({ target }) => {
    if (target instanceof Element && !target.closest('button')) skip();
  };
  dialog.addEventListener('keydown', press, { capture: true });
  dialog.addEventListener('click', tap);
  dialog.addEventListener('close', skip, { once: true });
  return {
    skipped,
    get isSkipped() {
      return isSkipped;
    },
    end() {
      dialog.removeEventListener('keydown', press, { capture: true });
      dialog.removeEventListener('click', tap);
      dialog.removeEventListener('close', skip);
    },
  };
}
