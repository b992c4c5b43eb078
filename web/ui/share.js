// A race for others and for safe keeping: as a link, as a file, and the account of its dice. Each says what it contains.
import enGames from '../i18n/en/games.ftl';
import { addWords, hasWords, t } from '../i18n/index.js';
import { ask, say } from './dialogs.js';
import { el, fill } from './dom.js';
import { diceOf, fileOf, linkOf } from './parcels.js';
import { handOver } from './rescue.js';
import { refusal } from './tell.js';

addWords({ en: [enGames] });

/**
 * @typedef {import('../engine/client.js').Engine} Engine
 * @typedef {import('../store/games.js').Race} Race
 */

/** @param {Engine} engine @param {Race} race */
export async function openShare(engine, race) {
  const link = el('section', { class: 'share-link' }, el('p', { class: 'faint' }, t('share-wait')));
  const dice = el('section', { class: 'share-dice' });
  void showLink(link, engine, race);
  void showDice(dice, engine, race);
  await ask({
    title: t('share-title'),
    className: 'share',
    body: [link, race.open === false ? null : fileSection(engine, race), dice],
    buttons: [{ value: '', words: t('settings-close'), main: true }],
  });
}

/** What went wrong, in words. @param {any} error */
export function whyNot({ code = 'internal', params = {} }) {
  return hasWords(code) || hasWords(`trouble-${code}`) ? refusal({ code, params }, []) : t('parcel-unreadable');
}

// ---- the link

/** @param {HTMLElement} section @param {Engine} engine @param {Race} race */
async function showLink(section, engine, race) {
  const heading = el('h3', {}, t('share-link'));
  try {
    const { address, open } = await linkOf(engine, race);
    const hint = el('p', {}, open ? wholeLink(race) : runningLink(race));
    fill(section, heading, hint, ...addressToShare(address));
  } catch (error) {
    fill(section, heading, el('p', {}, whyNot(/** @type {any} */ (error))));
  }
}

/** An address to look at, to copy and to send. @param {string} address */
export function addressToShare(address) {
  const field = el('input', { type: 'text', readonly: true, value: address, 'aria-label': t('share-link') });
  field.addEventListener('focus', () => field.select());
  return [field, el('div', { class: 'buttons' }, shareButton(address), copyButton(address, field))];
}

/** @param {string} address */
function shareButton(address) {
  if (typeof navigator.share !== 'function') return null;
  const share = () => void navigator.share({ title: t('site-title'), url: address }).catch(() => {}); // they may change their mind
  return el('button', { type: 'button', class: 'send', onclick: share }, t('share-send'));
}

/** @param {string} address @param {HTMLInputElement} field */
function copyButton(address, field) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      say(t('share-copied'));
    } catch {
      field.focus();
      say(t('share-copy-yourself'));
    }
  }
  return el('button', { type: 'button', class: 'copy', onclick: () => void copy() }, t('share-copy'));
}

// ---- the file

/** @param {Engine} engine @param {Race} race */
function fileSection(engine, race) {
  const backup = race.game === 'elephant' ? 'share-backup-elephant' : 'share-backup-hint';
  return el(
    'section',
    { class: 'share-file' },
    el('h3', {}, t(race.over ? 'share-file' : 'share-backup')),
    el('p', {}, t(race.over ? 'share-file-hint' : backup)),
    el('button', { type: 'button', class: 'save', onclick: () => void saveFile(engine, race) }, t('share-save')),
  );
}

/** @param {Engine} engine @param {Race} race */
async function saveFile(engine, race) {
  try {
    handOver(await fileOf(engine, race), race);
  } catch (error) {
    say(whyNot(/** @type {any} */ (error)));
  }
}

// ---- the dice

/** Camels have dice, elephants cards. @param {Race} race */
const fairTitle = ({ game }) => t(game === 'elephant' ? 'deal-title' : 'dice-title');

/** @param {Race} race */
const runningLink = ({ game }) => t(game === 'elephant' ? 'share-link-elephant' : 'share-link-running');

/** @param {Race} race */
const wholeLink = ({ game }) => t(game === 'elephant' ? 'share-link-whole-elephant' : 'share-link-whole');

/** @param {HTMLElement} section @param {Engine} engine @param {Race} race */
async function showDice(section, engine, race) {
  if (race.isShared && !race.over) return; // its dice are at home
  try {
    const found = await diceOf(engine, race);
    fill(section, el('h3', {}, fairTitle(race)), el('p', { class: 'verdict' }, verdict(found, race)), proof(found));
  } catch (error) {
    fill(section, el('h3', {}, fairTitle(race)), el('p', {}, whyNot(/** @type {any} */ (error))));
  }
}

/** @param {{ seal: string, dice: number | null, wrong: number | null }} found @param {Race} race */
function verdict({ seal, dice, wrong }, race) {
  const areCards = race.game === 'elephant';
  if (dice === null) return t(areCards ? 'deal-running' : 'dice-running');
  if (race.seal !== undefined && race.seal !== seal) return t('dice-other-seal');
  if (wrong !== null) return t('dice-wrong', { ply: wrong });
  const words = areCards ? t('deal-right', { draws: dice }) : t('dice-right', { dice });
  return race.since ? `${words} ${t('dice-since', { ply: race.since })}` : words;
}

/** What one can check with other tools. @param {{ seal: string, seed: string | null }} found */
function proof({ seal, seed }) {
  return el(
    'dl',
    { class: 'proof' },
    el('dt', {}, t('dice-seal')),
    el('dd', { class: 'seal' }, seal),
    seed !== null && el('dt', {}, t('dice-seed')),
    seed !== null && el('dd', { class: 'seed' }, seed),
  );
}
