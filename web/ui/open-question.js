// A question in the action area, or a chosen card: Escape and Back close it, by the same button as a finger does.
import { byId } from './dom.js';
import { enter } from './history.js';

const CANCEL = '.cancel, .playing-card.is-chosen';

/** The button that closes the open question, if one is open. @returns {HTMLElement | null} */
export const cancelButton = () => byId('choices').querySelector(CANCEL);

/** Give every question that opens an entry in the browser's history. */
export function watchQuestions() {
  /** @type {(() => void) | null} */
  let leave = null;

  function close() {
    leave = null;
    cancelButton()?.click();
  }

  function look() {
    const isOpen = cancelButton() !== null;
    if (isOpen && !leave) leave = enter(close);
    if (isOpen || !leave) return;
    leave();
    leave = null;
  }

  new MutationObserver(look).observe(byId('choices'), { subtree: true, childList: true, attributeFilter: ['class'] });
}
