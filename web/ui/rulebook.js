// The rule about what one sees, where one sees it: a mark beside a line of the log, a long press on the board.
import { t } from '../i18n/index.js';
import { ask } from './dialogs.js';
import { el } from './dom.js';
import { ruleAddress, ruleOfEvent, ruleOfThing } from './rulemap.js';

/** A rule's paragraph, and the way to all others. @param {string} game @param {string} rule */
export async function openRule(game, rule) {
  const { paragraph } = await import('../rules/paragraphs.js');
  const whole = el('a', { href: ruleAddress(game, rule), target: '_blank', rel: 'noopener' }, t('rule-whole'));
  await ask({
    title: t('rule-title', { rule }),
    className: 'rule-dialog',
    body: [el('p', {}, paragraph(game, rule)), el('p', {}, whole)],
    buttons: [{ value: 'close', words: t('rule-close'), main: true }],
  });
}

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

/** A long press, or the other button of a mouse, opens the rule about a thing on the board. @param {HTMLElement} host */
export function explainBoard(host) {
  host.addEventListener('contextmenu', (event) => {
    const game = host.dataset.game;
    const rule = game && event.target instanceof Element ? ruleAt(game, event.target, host) : null;
    if (!game || !rule) return;
    event.preventDefault();
    void openRule(game, rule);
  });
}

/** The rule about the nearest thing that has one. @param {string} game @param {Element | null} element @param {Element} host @returns {string | null} */
function ruleAt(game, element, host) {
  if (!element || element === host) return null;
  return (element.id && ruleOfThing(game, element.id)) || ruleAt(game, element.parentElement, host);
}
