// The reckoning of a leg: every reward appears, then the sum counts up.
import { isolated, t } from '../../i18n/index.js';
import { settings } from '../../store/settings.js';
import { ask } from '../dialogs.js';
import { art, el, pause } from '../dom.js';
import { badge, face } from '../players.js';
import { camelName, sentence, signed } from '../vocabulary.js';

const BEAT = { off: 0, fast: 90, normal: 220, slow: 420 };

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
        'table',
        {},
        el(
          'tbody',
          {},
          rows.map(({ line }) => line),
        ),
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
      const beat = BEAT[settings.speed];
      if (!beat) return;
      await pause(beat);
      step();
      sound.play('coin');
    }
  }
}

/** @param {any} score @param {string[]} names */
function row({ seat, rewards, total, paid, money }, names) {
  const sum = el('td', { class: 'sum' }, signed(0));
  const now = el('td', { class: 'money' }, money - paid);
  const things = rewards.map((/** @type {any} */ reward) => rewardChip(reward, names));
  const list = el(
    'td',
    {},
    el('ul', { class: 'rewards' }, things),
    !rewards.length && el('span', { class: 'faint' }, t('ledger-nothing')),
  );
  const line = el(
    'tr',
    { class: `seat-${seat}` },
    el('th', { scope: 'row' }, face(seat), el('span', {}, names[seat])),
    list,
    sum,
    now,
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
