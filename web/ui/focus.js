// Nobody's place on the page is lost: when what has the focus vanishes, the focus goes to where one would go on.

/** Where one goes on, screen by screen: the first that is there. @type {Record<string, string[]>} */
const LANDINGS = {
  start: ['#continue', '#play'],
  form: ['#form h2'],
  table: ['#past .replay-back', '#choices button:not(:disabled)', '#choices'],
  analysis: ['#analysis h1'],
  games: ['#games h1', '#games h2'],
  courses: ['#courses h1', '#courses h2'],
};

/** @param {Element | null} element */
const isThere = (element) => element?.isConnected === true && element.checkVisibility({ visibilityProperty: true });

export function guardFocus() {
  /** @type {Element | null} */
  let last = null;
  /** Where one left the start page. @type {Element | null} */
  let left = null;
  let looking = 0;

  const screen = () => document.body.dataset.screen ?? '';

  /** @param {FocusEvent} event */
  function remember({ target }) {
    if (!(target instanceof Element)) return;
    last = target;
    if (target.closest('#welcome')) left = target;
  }

  /** What is gone is seen at once; what is hidden, with the next frame, when the page is laid out anyway. */
  function check() {
    if (document.activeElement === document.body && last?.isConnected === false) rescue();
    else if (!looking) looking = requestAnimationFrame(look);
  }

  function look() {
    looking = 0;
    const active = document.activeElement;
    if (active === document.body ? last !== null && !isThere(last) : !isThere(active)) rescue();
  }

  function rescue() {
    if (!document.querySelector('dialog[open]')) land(screen() === 'start' ? left : null);
  }

  /** @param {Element | null} wanted */
  function land(wanted) {
    const found = [wanted, ...(LANDINGS[screen()] ?? []).map((place) => document.querySelector(place))].find(isThere);
    if (!(found instanceof HTMLElement)) return;
    if (found.tabIndex < 0 && !found.hasAttribute('tabindex')) found.tabIndex = -1;
    found.focus({ preventScroll: true });
  }

  document.addEventListener('focusin', remember);
  new MutationObserver(check).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['hidden', 'disabled', 'class', 'data-screen'],
  });
}

/** May a group take the focus, because nobody is busy elsewhere? @param {Element} root */
function isFree(root) {
  const active = document.activeElement;
  return active === null || active === document.body || root.contains(active) || !isThere(active);
}

/** @param {Element} root */
export function focusFirst(root) {
  const first = root.querySelector('button:not(:disabled)');
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
}

/**
 * A group shows something new, and has the focus then if nobody is busy elsewhere: with the next frame, when the page is
 * laid out anyway.
 * @param {Element} root
 * @param {() => void} show
 */
export function offerFocus(root, show) {
  const isWaiting = isFree(root);
  show();
  if (isWaiting) requestAnimationFrame(() => isFree(root) && focusFirst(root));
}
