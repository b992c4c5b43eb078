// A sheet: a <dialog> with a title and a × that also closes by a tap outside, Escape, a swipe down and the browser's Back.
// Small screens show it at the bottom edge, large ones in the middle (style/sheets.css). Focus and Escape are the browser's.
import { t } from '../i18n/index.js';
import { el, icon } from './dom.js';
import { enter } from './history.js';
import { closeBySwipe } from './swipe.js';
import { isStill } from './tempo.js';

const CROSS = 'M6 6l12 12M18 6 6 18';
const FRESH = 400; // milliseconds in which a tap outside was meant for what the sheet covers
const FIELDS = 'button:not(:disabled, .sheet-close, [tabindex="-1"]), a[href], input, select, summary';

/** What ends each sheet: its content goes back, its promise is settled. @type {Map<HTMLDialogElement, () => void>} */
const ends = new Map();

/** Are movements switched off? */
export const isCalm = isStill;

/**
 * Show a dialog as a sheet until it is closed.
 * @param {HTMLDialogElement} dialog
 * @param {{ onEnd?: () => void }} [how] `onEnd`: called once, before the dialog leaves the page
 * @returns {Promise<string>} the value of the button that closed it; '' for every other way
 */
export function openSheet(dialog, { onEnd = () => {} } = {}) {
  endClosed();
  const close = () => dialog.close('');
  dialog.classList.add('sheet');
  if (!dialog.querySelector('.sheet-close')) addHead(dialog, close);
  document.body.append(dialog);
  dialog.showModal();
  focusFirst(dialog);
  rise(dialog);
  closeOutside(dialog, close);
  closeBySwipe(dialog, close, isCalm);
  const leave = enter(close);
  return new Promise((resolve) => {
    const end = () => {
      if (!ends.delete(dialog)) return;
      leave();
      onEnd();
      dialog.remove();
      resolve(dialog.returnValue);
    };
    ends.set(dialog, end);
    dialog.addEventListener('close', end);
  });
}

/** The `close` event comes late: end what is closed before something else opens. */
function endClosed() {
  for (const [dialog, end] of ends) if (!dialog.open) end();
}

/** The button that closes a sheet. @param {() => void} close */
export const closeButton = (close) =>
  el('button', { type: 'button', class: 'sheet-close', 'aria-label': t('sheet-close'), onclick: close }, icon(CROSS));

/** Title and × in one line, above what scrolls. @param {HTMLDialogElement} dialog @param {() => void} close */
function addHead(dialog, close) {
  const title = dialog.querySelector(':scope > h2');
  const head = el('header', { class: 'sheet-head' });
  dialog.prepend(head);
  if (title) head.append(title);
  head.append(closeButton(close));
}

/** The first thing that does something, rather than the ×. @param {HTMLDialogElement} dialog */
function focusFirst(dialog) {
  if (dialog.querySelector('[autofocus]')) return;
  const first = dialog.querySelector(FIELDS);
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}

/** @param {HTMLDialogElement} dialog */
function rise(dialog) {
  if (isCalm()) return;
  dialog.animate([{ translate: '0 4rem' }, { translate: '0 0' }], { duration: 140, easing: 'ease-out' });
}

/** @param {HTMLDialogElement} dialog @param {() => void} close */
function closeOutside(dialog, close) {
  let isOutside = false;
  const opened = performance.now();
  dialog.addEventListener('pointerdown', (event) => {
    isOutside = performance.now() - opened > FRESH && isBackdrop(dialog, event);
  });
  dialog.addEventListener('click', (event) => {
    if (isOutside && isBackdrop(dialog, event)) close();
  });
}

/** @param {HTMLDialogElement} dialog @param {MouseEvent} event */
function isBackdrop(dialog, { target, clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === dialog && !isInside;
}
