// The rule about what one sees, where one sees it: a mark beside a line of the log, a long press on the board.
import { t } from '../i18n/index.js';
import { ask, say } from './dialogs.js';
import { el } from './dom.js';
import { ruleAddress, ruleOfAction, ruleOfCard, ruleOfEvent, ruleOfThing } from './rulemap.js';

/** A rule's paragraph, and the way to all others. @param {string} game @param {string} rule */
export async function openRule(game, rule) {
  const { paragraph } = await import('../rules/paragraphs.js');
  await ask({
    title: t('rule-title', { rule }),
    className: 'rule-dialog',
    body: [el('p', {}, paragraph(game, rule)), el('p', {}, wholePage(game, rule))],
    buttons: [{ value: 'close', words: t('rule-close'), main: true }],
  });
}

/** All rules of a game, one chapter open at a time. @param {string} game */
export async function openRules(game) {
  const { chapters, paragraph } = await import('../rules/paragraphs.js');
  const line = (/** @type {string} */ rule) => el('p', {}, el('b', {}, rule), ' ', paragraph(game, rule));
  const chapter = (/** @type {{ title: string, rules: string[] }} */ { title, rules }) =>
    el('details', { name: 'chapter' }, el('summary', {}, title), ...rules.map(line));
  await ask({
    title: t('menu-rules'),
    className: 'rules-sheet',
    body: [...chapters(game).map(chapter), wholePage(game)],
    buttons: [],
  });
}

/** The way to the page of the rules. @param {string} game @param {string} [rule] */
const wholePage = (game, rule) =>
  el('a', { class: 'whole', href: ruleAddress(game, rule), target: '_blank', rel: 'noopener' }, t('rule-whole'));

/** A small mark that opens the rule about an event. @param {string} game @param {{ type: string }} event */
export function ruleMark(game, event) {
  const rule = ruleOfEvent(event);
  if (!rule) return null;
  return el('a', {
    class: 'rule-mark',
    href: ruleAddress(game, rule),
    'aria-label': t('rule-title', { rule }),
    onclick: (/** @type {Event} */ click) => {
      click.preventDefault();
      void openRule(game, rule);
    },
  });
}

const HELD = 550; // milliseconds that make a press long
const STILL = 12; // pixels a finger may stray
const LIFTED = 80; // milliseconds in which a lifted finger still counts as a tap

/** A long press, the other button of a mouse, or a key opens the rule about a thing. @param {HTMLElement} root says which game is on */
export function explain(root) {
  root.addEventListener('contextmenu', (event) => {
    if (show(event.target)) event.preventDefault();
  });
  root.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'touch') holding(event);
  });
  addEventListener('rule-wanted', () => show(document.activeElement) || say(t('rule-none')));

  /** @param {EventTarget | null} target @returns {boolean} whether there is such a rule */
  function show(target) {
    const game = root.dataset.game;
    const rule = game && target instanceof Element ? ruleAt(game, target, root) : null;
    if (game && rule && !document.querySelector('dialog[open]')) void openRule(game, rule);
    return rule !== null;
  }

  /** Some browsers have no menu for a long press: a finger that rests opens the rule, and then it is no tap. @param {PointerEvent} down */
  function holding(down) {
    const done = new AbortController();
    const timer = setTimeout(() => {
      done.abort();
      if (show(down.target)) swallowTap();
    }, HELD);
    const stop = () => {
      clearTimeout(timer);
      done.abort();
    };
    const stray = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > STILL) stop();
    };
    for (const end of ['pointerup', 'pointercancel', 'scroll'])
      addEventListener(end, stop, { signal: done.signal, capture: true });
    addEventListener('pointermove', stray, { signal: done.signal });
  }
}

/** The finger that opened a rule does nothing else when it is lifted. */
function swallowTap() {
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  const over = () => setTimeout(() => removeEventListener('click', swallow, { capture: true }), LIFTED);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, over, { once: true, capture: true });
}

/**
 * The rule about the nearest thing that has one: an action on a button, a card, a thing on the board.
 * @param {string} game
 * @param {Element | null} element
 * @param {Element} root
 * @returns {string | null}
 */
function ruleAt(game, element, root) {
  if (!element || element === root) return null;
  const [action, card] = [element.getAttribute('data-action'), element.getAttribute('data-card')];
  const own = action ? ruleOfAction(game, action) : card ? ruleOfCard(game, card) : ruleOfThing(game, element.id);
  return own ?? ruleAt(game, element.parentElement, root);
}
