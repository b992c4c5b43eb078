// Log and coach stand beside the board where there is room. Elsewhere each opens as a sheet, which borrows the element
// and puts it back when it closes.
import { el } from './dom.js';
import { openSheet } from './sheet.js';

/** Where log and coach stand beside the board; the same as in style/table-layout.css. */
export const BESIDE = matchMedia('(orientation: landscape) and (min-height: 30rem)');

/**
 * @param {HTMLElement} aside
 * @param {{ title: () => string | null, onOpen?: () => void, onClose?: () => void }} how `title`: of the sheet, null if
 *   the aside has a title and a × of its own; `onClose`: called when the sheet is closed, however it was
 */
export function createAside(aside, { title, onOpen = () => {}, onClose = () => {} }) {
  /** @type {HTMLDialogElement | null} */
  let sheet = null;

  function open() {
    if (sheet || BESIDE.matches) return;
    const words = title();
    const heading = words === null ? null : el('h2', { id: `${aside.id}-sheet-title` }, words);
    const home = document.createComment(aside.id);
    aside.replaceWith(home);
    const label = heading ? { 'aria-labelledby': heading.id } : { 'aria-label': aside.getAttribute('aria-label') };
    sheet = el('dialog', { class: `aside-sheet ${aside.id}-sheet`, ...label }, heading, aside, announcer());
    const onEnd = () => {
      home.replaceWith(aside);
      sheet = null;
      onClose();
    };
    void openSheet(sheet, { onEnd });
    onOpen();
  }

  function close() {
    sheet?.close('');
  }

  BESIDE.addEventListener('change', close);

  return {
    open,
    close,
    /** Nothing opens any more. */
    end() {
      close();
      BESIDE.removeEventListener('change', close);
    },
    /** Is it open as a sheet? */
    get isOpen() {
      return sheet?.open === true;
    },
  };
}

/** Where sentences are read out while the rest of the page is not. */
const announcer = () => el('div', { class: 'announcer unseen', 'aria-live': 'polite' });
