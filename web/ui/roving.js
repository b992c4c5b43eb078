// Many things, one stop of the Tab key: arrow keys go from neighbour to neighbour, Home and End to the ends,
// Page Up and Page Down through what can be done. It knows where things are on the screen, not what they mean.
import { t } from '../i18n/index.js';
import { bind } from './keys.js';

/** What the keys of a group do, for the list of keys. */
export const MOVING = [
  { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], says: () => t('keys-arrows') },
  { keys: ['Home', 'End'], says: () => t('keys-ends') },
  { keys: ['PageUp', 'PageDown'], says: () => t('keys-pages') },
  { keys: ['Enter', ' '], says: () => t('keys-enter') },
];

/** The list of keys, by a key on every page; it is fetched when it is asked for. @returns {() => void} opens it */
export function offerKeys() {
  const open = () => void import('./key-help.js').then(({ openKeys }) => openKeys());
  bind(() => t('keys-everywhere'), [{ keys: ['?'], says: () => t('keys-title'), act: open }, ...MOVING]);
  return open;
}

/** @type {Record<string, [x: number, y: number]>} */
const WAYS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @typedef {HTMLElement | SVGElement} Thing */

/**
 * @param {HTMLElement} root
 * @param {object} group
 * @param {() => Thing[]} group.find everything that can have the focus, in order
 * @param {(thing: Thing) => boolean} [group.isOpen] can something be done with it now
 * @param {boolean} [group.isFromEnd] one comes to the last of them first
 * @param {boolean} [group.isLine] left and right go through the order, whatever the rows on the screen
 * @param {(thing: Thing) => void} [group.onFocus]
 */
export function rove(root, { find, isOpen = () => true, isLine = false, isFromEnd = false, onFocus = () => {} }) {
  /** The one that has the focus, or had it last. @type {Thing | null} */
  let here = null;
  let wasHere = false;

  /** One of them can be reached with the Tab key. */
  function refresh() {
    const things = find();
    const focused = things.find((thing) => thing === document.activeElement);
    const first = isFromEnd ? things.at(-1) : (things.find(isOpen) ?? things[0]);
    here = focused ?? things.find((thing) => thing === here && wasHere) ?? first ?? null;
    for (const thing of things) set(thing, thing === here ? '0' : '-1');
  }

  /** @param {Thing} thing */
  function go(thing) {
    thing.focus({ preventScroll: true });
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** @param {string} key @param {Thing} from @returns {Thing | null | undefined} undefined: the key means nothing here */
  function next(key, from) {
    const things = find();
    const at = things.indexOf(from);
    if (key === 'Home') return things[0];
    if (key === 'End') return things.at(-1);
    if (key === 'PageDown') return things.slice(at + 1).find(isOpen) ?? things.find(isOpen) ?? null;
    if (key === 'PageUp') return things.slice(0, at).findLast(isOpen) ?? things.findLast(isOpen) ?? null;
    const way = WAYS[key];
    if (!way) return undefined;
    const along = things[at + way[0] + way[1]] ?? null;
    return isLine && way[0] ? along : (neighbour(things, from, way) ?? (isLine ? along : null));
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const from = find().find((thing) => thing === document.activeElement);
    const found = from && next(event.key, from);
    if (found === undefined) return;
    event.preventDefault();
    if (found) go(found);
  }

  /** @param {FocusEvent} event */
  function focused({ target }) {
    const thing = find().find((one) => one === target);
    if (!thing) return;
    if (here && here !== thing) set(here, '-1');
    here = thing;
    wasHere = true;
    set(thing, '0');
    onFocus(thing);
  }

  root.addEventListener('keydown', press);
  root.addEventListener('focusin', focused);
  return {
    refresh,
    /** To the thing that had the focus last, or the first with which something can be done. */
    enter() {
      refresh();
      if (here) go(here);
    },
    end() {
      root.removeEventListener('keydown', press);
      root.removeEventListener('focusin', focused);
      for (const thing of find()) thing.removeAttribute('tabindex');
    },
  };
}

/** A group of buttons that come and go. @param {HTMLElement} root @param {{ isFromEnd?: boolean }} [how] */
export function roveButtons(root, how = {}) {
  const find = () =>
    Array.from(root.querySelectorAll('button:not(:disabled), a')).filter((it) => it instanceof HTMLElement);
  const group = rove(root, { find, isLine: true, ...how });
  new MutationObserver(group.refresh).observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return group;
}

/** @param {Thing} thing @param {string} stop */
function set(thing, stop) {
  if (thing.getAttribute('tabindex') !== stop) thing.setAttribute('tabindex', stop);
}

/** @param {Thing} thing */
function middle(thing) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest thing that way, rather straight ahead than aside. @param {Thing[]} things @param {Thing} from @param {[number, number]} way */
function neighbour(things, from, [dx, dy]) {
  const start = middle(from);
  /** @type {{ thing: Thing | null, cost: number }} */
  let best = { thing: null, cost: Number.POSITIVE_INFINITY };
  for (const thing of things) {
    const { x, y } = middle(thing);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = ahead + 2 * aside + (aside > ahead ? 10_000 : 0); // what lies more aside than ahead comes last
    if (thing !== from && ahead > 2 && cost < best.cost) best = { thing, cost };
  }
  return best.thing;
}
