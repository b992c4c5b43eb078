// The reckoning of a leg: every reward appears, then the sum counts up.
import { isolated, t } from '../../i18n/index.js';
import { face, seatClass } from '../cast.js';
import { ask } from '../dialogs.js';
import { art, el, pause } from '../dom.js';
import { badge } from '../players.js';
import { atSpeed, motionFactor } from '../tempo.js';
import { camelName, sentence, signed } from '../vocabulary.js';

const BEAT = 220; // milliseconds from reward to reward

/**
 * @param {import('../../engine/messages.js').GameEvent} ended
 * @param {any[]} scores LegScored of every seat
 * @param {string[]} names
 * @param {{ last: boolean, sound: import('../sound.js').Sound }} options
 */
export async function showLedger(ended, scores, names, { last, sound }) {
  const rows = scores.map((score) => row(score, names));
  const closed = ask({
    title: t('ledger-title', { leg: ended.leg }),
    className: 'ledger',
    body: [
      el(
        'p',
        {},
        sentence(t('ledger-order', { first: camelName(ended.ranking[0]), second: camelName(ended.ranking[1]) })),
      ),
      el(
        'ul',
        { class: 'ledger-rows', 'data-seats': rows.length },
        rows.map(({ line }) => line),
      ),
    ],
    buttons: [{ value: 'on', words: t(last ? 'ledger-finish' : 'ledger-go-on'), main: true }],
  });
  await Promise.race([closed, reveal(rows, sound)]);
  for (const { finish } of rows) finish();
  await closed;
}

/** @param {ReturnType<typeof row>[]} rows @param {import('../sound.js').Sound} sound */
async function reveal(rows, sound) {
  for (const { steps } of rows) {
    for (const step of steps) {
      if (!motionFactor()) return;
      await pause(atSpeed(BEAT));
      step();
      sound.play('coin');
    }
  }
}

/** @param {any} score @param {string[]} names */
function row({ seat, rewards, total, paid, money }, names) {
  const sum = el('span', { class: 'sum' }, signed(0));
  const now = el('b', { class: 'money' }, money - paid);
  const things = rewards.map((/** @type {any} */ reward) => rewardChip(reward, names));
  const line = el(
    'li',
    { class: `ledger-row ${seatClass(seat)}`, 'data-seat': seat },
    face(seat),
    el('span', { class: 'who', title: names[seat] }, names[seat]),
    rewards.length
      ? el('ul', { class: 'rewards' }, things)
      : el('span', { class: 'rewards faint' }, t('ledger-nothing')),
    sum,
    el('span', { class: 'purse' }, art(['coin'], '-13 -12 26 27', 'coin'), now),
  );
  for (const thing of things) thing.classList.add('is-waiting');
  let running = 0;
  const steps = rewards.map((/** @type {any} */ reward, /** @type {number} */ at) => () => {
    things[at]?.classList.remove('is-waiting');
    running += reward.pounds;
    sum.textContent = signed(running);
    if (at === rewards.length - 1) finish();
  });
  function finish() {
    for (const thing of things) thing.classList.remove('is-waiting');
    sum.textContent = signed(total);
    now.textContent = String(money);
    now.classList.toggle('gained', paid > 0);
    now.classList.toggle('lost', paid < 0);
  }
  return { line, steps, finish };
}

/** @param {any} reward @param {string[]} names */
function rewardChip({ kind, racer, value, rank, pounds, copied_from: from }, names) {
  const words = kind === 'ticket' ? t('ledger-ticket', { racer: camelName(racer), rank }) : t('ledger-pyramid');
  const shared = from === null ? '' : `, ${t('ledger-copied', { name: isolated(names[from] ?? '') })}`;
  const picture = kind === 'ticket' ? badge(racer, value) : art(['pyramid-ticket'], '-14 -14 28 28', 'badge');
  return el(
    'li',
    { class: `reward ${pounds > 0 ? 'gained' : 'lost'}`, title: words + shared },
    picture,
    from !== null && face(from, 'tiny'),
    el('b', {}, signed(pounds)),
    el('span', { class: 'unseen' }, words + shared),
  );
}
