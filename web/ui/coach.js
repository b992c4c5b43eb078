// The coach at the table: odds as bars, the best actions ranked, and what each choice is worth on its own button.
//
// It asks the engine in portions while nobody else needs it, and stops asking as soon as the table moves on.
import { t } from '../i18n/index.js';
import { setSetting, settings } from '../store/settings.js';
import { actionPicture, actionWords, explainAdvice } from './advice.js';
import { BESIDE, createAside } from './beside.js';
import { byId, el, fill } from './dom.js';
import { bind } from './keys.js';
import { createOddsBars, explainOdd, oddOf, pounds } from './odds.js';
import { badge } from './players.js';
import { closeButton } from './sheet.js';

/**
 * @typedef {import('../engine/messages.js').Update} Update
 * @typedef {import('./advice.js').Advice} Advice
 * @typedef {import('./odds.js').Odds & { holdings: Holding[] }} Odds
 * @typedef {{ tickets: { racer: string, value: number, pounds: number }[], tile: { space: number, pounds: number } | null }} Holding
 */

const SHOWN = 5; // actions before one asks for all of them

/**
 * @param {{ request: (verb: string, fields?: Record<string, any>) => Promise<any>, told: import('./tell.js').Told,
 *   isPerson: (seat: number) => boolean, isSerious: boolean }} table
 */
export function createCoach({ request, told, isPerson, isSerious }) {
  const root = byId('coach');
  const choices = byId('choices');
  const bars = createOddsBars();
  const best = el('section', { class: 'coach-best' });
  const held = el('section', { class: 'coach-held' });
  const chances = el('section', { class: 'coach-odds' }, el('h3', {}, t('coach-odds')), bars.element);
  /** @type {Update | null} */
  let now = null;
  /** @type {Advice[]} */
  let advice = [];
  /** @type {Odds | null} */
  let odds = null;
  let isAll = false;
  let hasCoach = !isSerious;
  let round = 0;
  /** Does it stand beside the board, or did it before the screen was turned? */
  let isBeside = false;

  const isOn = () => hasCoach && settings.coach === 'on';
  const isShown = () => document.body.classList.contains('shows-coach');

  // ---- asking

  /** Whose choices are weighed: a person's own, or what everybody may know of theirs. */
  function asker() {
    if (!now || now.turn === 'over' || !now.legal.length || !isPerson(now.turn)) return null;
    return { ply: now.ply, seat: told.eyes === now.turn ? now.turn : null };
  }

  /** Ask until it is done or nobody waits any more. @param {string} verb @param {Record<string, any>} fields @param {(answer: any) => boolean} onAnswer is it enough */
  async function pursue(verb, fields, onAnswer) {
    for (const mine = round; mine === round && isOn(); ) {
      const answer = await request(verb, fields);
      if (mine !== round || onAnswer(answer) || answer.done) return;
    }
  }

  async function study() {
    round += 1;
    if (!now || !isOn()) return;
    const where = { ply: now.ply, seat: told.eyes };
    const mover = asker();
    try {
      if (isShown()) await pursue('odds', where, (answer) => showOdds(answer) && mover !== null);
      if (mover) await pursue('advise', mover, showAdvice);
      if (isShown() && mover) await pursue('odds', where, (answer) => showOdds(answer) && false);
    } catch (error) {
      if (/** @type {any} */ (error).code === 'no-coach') withdraw();
    }
  }

  /** This game has no coach. */
  function withdraw() {
    hasCoach = false;
    refresh();
  }

  // ---- what it says

  /** @param {{ odds: Odds | null }} answer */
  function showOdds({ odds: found }) {
    if (!found) return false;
    odds = found;
    bars.show(found);
    showHeld(found.holdings);
    chances.classList.remove('is-waiting');
    return true;
  }

  /** @param {Holding[]} holdings */
  function showHeld(holdings) {
    const seat = told.eyes ?? now?.view.seat ?? 0;
    const { tickets = [], tile = null } = holdings[seat] ?? {};
    const explain = (/** @type {string} */ racer) => {
      const odd = odds && oddOf(odds, racer, 'first');
      if (odd) void explainOdd(odd);
    };
    held.hidden = !tickets.length && !tile;
    fill(
      held,
      el('h3', {}, t('coach-held')),
      el(
        'div',
        { class: 'held' },
        tickets.map(({ racer, value, pounds: worth }) =>
          el(
            'button',
            { type: 'button', 'data-held': racer, onclick: () => explain(racer) },
            badge(racer, value),
            el('b', {}, pounds(worth)),
          ),
        ),
        tile &&
          el(
            'span',
            { class: 'held-tile', 'data-held': 'tile' },
            t('odds-tile', { space: tile.space }),
            ' ',
            el('b', {}, pounds(tile.pounds)),
          ),
      ),
    );
  }

  /** @param {{ advice: Advice[] | null, share: number, done: boolean }} answer */
  function showAdvice({ advice: found, share, done }) {
    best.setAttribute('aria-busy', String(!done));
    advice = found ?? [];
    renderAdvice(share, done);
    mark();
    return false;
  }

  /** @param {number} share @param {boolean} done */
  function renderAdvice(share, done) {
    const shown = isAll ? advice : advice.slice(0, SHOWN);
    const focused = document.activeElement?.getAttribute('data-advice');
    fill(
      best,
      el(
        'h3',
        {},
        t(told.eyes === null ? 'coach-best-all' : 'coach-best'),
        !done && el('progress', { max: 1, value: share, 'aria-label': t('odds-counting') }),
      ),
      el('ol', {}, shown.map(adviceLine)),
      advice.length > SHOWN &&
        el(
          'button',
          {
            type: 'button',
            class: 'more',
            onclick: () => {
              isAll = !isAll;
              renderAdvice(share, done);
            },
          },
          isAll ? t('coach-fewer') : t('coach-all', { count: advice.length }),
        ),
      told.eyes === null && el('p', { class: 'faint' }, t('coach-public')),
    );
    if (focused)
      /** @type {HTMLElement | null} */ (best.querySelector(`[data-advice="${focused}"]`))?.focus({
        preventScroll: true,
      });
  }

  /** @param {Advice} one */
  function adviceLine(one) {
    const [most = 0, least = 0] = [advice[0]?.judgement, Math.min(0, advice.at(-1)?.judgement ?? 0)];
    const bar = el('span', { class: 'advice-bar', 'aria-hidden': 'true' });
    bar.style.setProperty('--share', String(most > least ? (one.judgement - least) / (most - least) : 1));
    return el(
      'li',
      {},
      el(
        'button',
        {
          type: 'button',
          class: 'advice',
          'data-advice': one.offer.action,
          onclick: () => void explainAdvice(one, told, odds),
        },
        el('span', { class: 'advice-picture' }, actionPicture(one.offer)),
        el('span', { class: 'advice-words' }, actionWords(one.offer, told)),
        bar,
        el('b', {}, pounds(one.pounds)),
      ),
    );
  }

  // ---- numbers on the buttons

  /** Of these actions, the one that is judged best. @param {(action: string) => boolean} fits */
  const bestOf = (fits) => advice.find(({ offer }) => fits(offer.action));

  /** What a button stands for. @param {HTMLElement} button */
  function meant(button) {
    const { action, space, card } = button.dataset;
    if (action) return bestOf((one) => one === action);
    if (space) return bestOf((one) => one.startsWith('s:') && one.slice(3) === space);
    if (card) return bestOf((one) => one === `w:${card}` || one === `l:${card}`);
    if (button.matches('.tile')) return bestOf((one) => one.startsWith('s:'));
    if (button.matches('.bet')) return bestOf((one) => /^[wl]:/.test(one));
    return button.matches('.partner') ? bestOf((one) => one.startsWith('p:')) : undefined;
  }

  function mark() {
    for (const button of choices.querySelectorAll('button')) markButton(button);
  }

  /** @param {HTMLButtonElement} button */
  function markButton(button) {
    const worth = isOn() ? meant(button) : undefined;
    button.querySelector('.worth')?.remove();
    button.classList.toggle('has-worth', worth !== undefined);
    button.classList.toggle('is-best', worth !== undefined && worth === advice[0]);
    button.removeAttribute('aria-description');
    if (!worth) return;
    const words = t('coach-worth', { pounds: pounds(worth.pounds) });
    button.setAttribute('aria-description', worth === advice[0] ? `${words} ${t('coach-worth-best')}` : words);
    button.append(el('span', { class: 'worth', 'aria-hidden': 'true' }, pounds(worth.pounds)));
  }
  const watching = new MutationObserver(mark);
  watching.observe(choices, { childList: true });

  // ---- on and off, open and closed

  const sheet = createAside(root, {
    title: () => null,
    onOpen: () => byId('coach-close').focus(),
    onClose: sheetClosed,
  });

  /** Open or close it; opening it switches it on. */
  function toggle() {
    const open = !isShown();
    if (!isOn()) setSetting('coach', 'on');
    setOpen(open);
  }

  /** Beside the board where there is room, as a sheet elsewhere. @param {boolean} open */
  function setOpen(open) {
    const shows = open && hasCoach;
    if (BESIDE.matches) isBeside = shows;
    showsIf(shows);
    if (shows) sheet.open();
    else sheet.close();
    refresh();
  }

  /** @param {boolean} shows */
  function showsIf(shows) {
    document.body.classList.toggle('shows-coach', shows);
    byId('open-coach').setAttribute('aria-expanded', String(shows));
  }

  function sheetClosed() {
    if (!BESIDE.matches) showsIf(false);
  }

  /** The screen was turned: it stands beside the board if it did before or was open as a sheet. */
  function turned() {
    if (BESIDE.matches) isBeside ||= isShown();
    showsIf(BESIDE.matches && isBeside && isOn());
    refresh();
  }

  function switchOff() {
    setSetting('coach', 'off');
    shut();
  }

  /** Closed by hand: the focus goes back to the button that opens it. */
  function shut() {
    setOpen(false);
    byId('open-coach').focus();
  }

  function refresh() {
    document.body.classList.toggle('has-coach', hasCoach);
    document.body.classList.toggle('is-coached', isOn());
    if (!isOn()) {
      isBeside = false;
      showsIf(false);
      sheet.close();
      advice = [];
    }
    mark();
    void study();
  }

  const changed = () => {
    if (isOn() && BESIDE.matches) {
      isBeside = true;
      showsIf(true);
    }
    refresh();
  };
  BESIDE.addEventListener('change', turned);
  addEventListener('setting-coach', changed);
  byId('open-coach').onclick = toggle;
  function closer() {
    const button = closeButton(shut);
    button.id = 'coach-close';
    button.setAttribute('aria-label', t('coach-close'));
    return button;
  }
  const leave = () => (root.contains(document.activeElement) ? shut() : false);
  const unbind = hasCoach
    ? bind(() => t('coach-title'), [{ keys: ['Escape'], says: () => t('coach-close'), act: leave }])
    : () => {};
  fill(
    root,
    el(
      'header',
      { class: 'sheet-head' },
      el('h2', {}, t('coach-title')),
      el('button', { type: 'button', id: 'coach-off', onclick: switchOff }, t('coach-off')),
      closer(),
    ),
    el('div', { class: 'coach-body' }, best, chances, held),
  );
  document.body.classList.toggle('is-serious', isSerious);
  changed();

  return {
    /** The table shows this now. @param {Update} update */
    look(update) {
      if (now && now.ply === update.ply && now.turn === update.turn && now.legal.length === update.legal.length) return;
      now = update;
      advice = [];
      odds = null;
      isAll = false;
      chances.classList.add('is-waiting');
      fill(best);
      held.hidden = true;
      mark();
      void study();
    },
    close() {
      round += 1;
      now = null;
      unbind();
      watching.disconnect();
      removeEventListener('setting-coach', changed);
      BESIDE.removeEventListener('change', turned);
      sheet.end();
      document.body.classList.remove('shows-coach', 'has-coach', 'is-coached', 'is-serious');
      fill(root);
    },
  };
}
