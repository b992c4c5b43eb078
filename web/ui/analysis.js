// The analysis board: a real table is set up by tapping or by notation, its dice are entered, its odds are read.
import { EngineError } from '../engine/messages.js';
import enAnalysis from '../i18n/en/analysis.ftl';
import { addWords, t } from '../i18n/index.js';
import { unfinished } from '../store/games.js';
import { createForm } from './analysis-form.js';
import { bindStudy } from './analysis-keys.js';
import { fragmentOf, readLink } from './analysis-link.js';
import { createOdds } from './analysis-odds.js';
import { createSheet } from './analysis-sheet.js';
import { button, dicePanel, tray } from './analysis-tools.js';
import { reading, status, why } from './analysis-words.js';
import { motions } from './camel/motions.js';
import { announce, closeDialogs, say } from './dialogs.js';
import { byId, el, fill, icon } from './dom.js';
import { oddsWords } from './ears.js';
import { setFragment } from './history.js';
import { offerToListen } from './listen.js';
import { createReader } from './reader.js';
import { createStage } from './stage.js';
import { tell } from './tell.js';

addWords({ en: [enAnalysis] });

/**
 * @typedef {import('./analysis-tools.js').Page} Page
 * @typedef {import('./analysis-tools.js').Hand} Hand
 * @typedef {import('./analysis-tools.js').Mode} Mode
 */

const START = { position: '1pb,2g,3yr,15w,16k - bgyrpx' };
const ICONS = {
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  redo: 'm15 6 4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
};

/**
 * @param {object} room
 * @param {import('../engine/client.js').Engine} room.engine
 * @param {import('./board.js').Board} room.board
 * @param {import('./sound.js').Sound} room.sound
 * @param {string | null} room.link the fragment of a link to a position
 * @param {(trouble?: string) => void} room.onLeave
 */
export function openAnalysis({ engine, board, sound, link, onLeave }) {
  const root = byId('analysis');
  const stage = createStage(board, () => null, sound, motions);
  stage.shorten(true); // dice of a real table are only entered here
  const sheet = createSheet(engine, { onShow: show, onTrouble: (error) => say(why(error)) });
  /** @type {Page} */
  let page;
  /** @type {Hand} */
  let hand = {};
  /** @type {Mode} */
  let mode = 'set-up';
  /** @type {string | null} */
  let die = null;
  let news = ''; // what the last die did
  let hinted = '';
  /** @type {import('./odds.js').LegOdds | null} */
  let leg = null;
  /** @type {import('../store/games.js').Race | null} */
  let race = null;
  let asked = 0;
  let isClosed = false;

  // ---- dice

  /** @param {import('./analysis-sheet.js').Rolled} rolled */
  async function play(rolled) {
    const told = { names: [], game: page.edition, eyes: null };
    const heard = [];
    stage.calm();
    for (const [at, event] of rolled.events.entries()) {
      if (isClosed) return;
      heard.push(event.type === 'TilePaid' ? t('analysis-tile-paid', { space: event.space }) : tell(event, told));
      fill(byId('study-status'), heard.at(-1));
      announce(heard.at(-1) ?? '');
      await stage.play(event, /** @type {any} */ (rolled), rolled.frames[at] ?? []);
    }
    die = null;
    news = heard.slice(1).join(' '); // the die itself lies there
  }

  /** @param {string} change */
  function edit(change) {
    news = '';
    sheet.edit(change);
  }

  // ---- odds, in portions, so that everything else is answered in between

  async function work() {
    const mine = ++asked;
    const { position, tickets } = page;
    odds.show(page, null);
    leg = null;
    if (page.stage === 'incomplete') return;
    for (let done = false; !done; ) {
      const found = await sheet.ask('study-odds', { position, tickets });
      if (mine !== asked || isClosed) return;
      leg = found.leg;
      odds.show(page, found);
      done = found.done;
    }
  }

  // ---- taps on the board

  /** @param {Element} thing */
  function tapBoard(thing) {
    if (!page) return;
    const [kind, which = ''] = thing.id.split('-');
    if (kind === 'pyramid') turnTo('dice');
    else if (kind === 'tickets' && mode === 'set-up') edit(`ticket ${which}`);
    else if (kind === 'tickets' && page.rolls[which]) choose(which);
    else if (kind === 'space' && mode === 'set-up') tapSpace(Number(which));
  }

  /** @param {number} space */
  function tapSpace(space) {
    const stack = page.track[space] ?? '';
    const tile = page.tiles.find((one) => one.space === space);
    if (hand.camel) edit(`${isOnTop(hand.camel, stack) ? 'under' : 'put'} ${hand.camel} ${space}`);
    else if (hand.side) edit(tile?.side === hand.side ? `lift-tile ${space}` : `tile ${hand.side} ${space}`);
    else if (stack) take({ camel: stack.at(-1) ?? '' });
    else if (tile) edit(`tile ${tile.side === '+' ? '-' : '+'} ${space}`);
    else say(t('analysis-take-first'));
  }

  /** So that a second tap on its own stack is meant to bring it underneath. @param {string} camel @param {string} stack */
  const isOnTop = (camel, stack) => stack.length > 1 && stack.endsWith(camel);

  // ---- what the screen shows

  /** @param {Page} shown */
  function show(shown) {
    page = shown;
    board.show(page.drawing);
    reader.look(page);
    render();
    setFragment(page.stage === 'incomplete' ? '' : fragmentOf(page));
    work().catch((error) => isClosed || say(why(error)));
  }

  /** @param {Hand} taken */
  function take(taken) {
    hand = taken;
    news = '';
    render();
  }

  /** @param {string | null} chosen */
  function choose(chosen) {
    die = chosen;
    render();
  }

  /** @param {Mode} wanted */
  function turnTo(wanted) {
    mode = wanted;
    render();
  }

  function render() {
    const key = document.activeElement?.getAttribute('data-key');
    root.dataset.stage = page.stage;
    root.dataset.mode = mode;
    fill(byId('study-status'), status(page, { mode, hand, news }));
    hint();
    fill(byId('study-tabs'), ...tabs());
    fill(byId('study-tools'), ...tools());
    fill(byId('study-steps'), stepButton('undo', sheet.canUndo), stepButton('redo', sheet.canRedo));
    form.update();
    const focused = key && root.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }

  /** What to do next is said once, when it changes; what happened has been said. */
  function hint() {
    const next = status(page, { mode, hand, news: '' });
    if (next !== hinted) announce(next);
    hinted = next;
  }

  const tabs = () =>
    /** @type {Mode[]} */ (['set-up', 'dice']).map((name) => {
      const props = { 'aria-pressed': String(mode === name), onclick: () => turnTo(name) };
      return button(`tab-${name}`, props, t(`analysis-tab-${name}`));
    });

  function tools() {
    const onward = button('next-leg', { class: 'main', onclick: () => edit('next-leg') }, t('analysis-next-leg'));
    const open = race;
    const panel =
      mode === 'set-up'
        ? tray(page, hand, { take, edit, copy: open && (() => sheet.copy(open)) })
        : dicePanel(page, die, { choose, roll: (face) => sheet.roll(face, play) });
    return [page.stage === 'leg-over' && onward, ...panel];
  }

  /** @param {'undo' | 'redo'} name @param {boolean} can */
  function stepButton(name, can) {
    const go = () => {
      news = '';
      sheet[name]();
    };
    const label = t(`analysis-${name}`);
    return button(name, { 'aria-label': label, title: label, disabled: !can, onclick: go }, icon(ICONS[name]));
  }

  const form = createForm(() => page, sheet.load);
  fill(
    root,
    el(
      'header',
      { class: 'head' },
      el('h1', {}, t('analysis-title')),
      el('div', { id: 'study-tabs', class: 'row', role: 'group', 'aria-label': t('analysis-title') }),
      el('span', { id: 'study-steps' }),
      button(
        'home',
        { id: 'study-home', 'aria-label': t('menu-home'), title: t('menu-home'), onclick: () => onLeave() },
        icon(ICONS.home),
      ),
    ),
    el('p', { id: 'study-status' }, t('analysis-waiting')),
    el('div', { id: 'study-tools' }),
    el('section', { id: 'study-odds', 'aria-label': t('analysis-odds') }),
    form.element,
  );
  const reader = createReader(board, reading, { names: [], game: 'camel2', eyes: null });
  const said = () => byId('study-status').textContent ?? '';
  const unlisten = offerToListen({ event: said, board: reader.words, odds: () => (leg ? oddsWords(leg) : '') });
  const unbind = bindStudy(root, reader.enter);
  const odds = createOdds(byId('study-odds'), (racer) => edit(`ticket ${racer}`));
  const skip = () => stage.hurry();
  board.host.addEventListener('pointerdown', skip);

  async function begin() {
    race = await unfinished();
    await sheet.load(link === null ? START : readLink(link), (found) => {
      if (found.missing) throw new EngineError('camel-missing', { camel: found.missing[0] });
    });
  }

  begin().catch((error) => {
    if (!isClosed) onLeave(link === null ? why(error) : t('analysis-bad-link', { why: why(error) }));
  });

  return {
    tapBoard,
    enterBoard: reader.enter,
    /** Leave the board as it was found. */
    close() {
      isClosed = true;
      sheet.close();
      stage.hurry();
      closeDialogs();
      board.host.removeEventListener('pointerdown', skip);
      unlisten();
      unbind();
      reader.end();
      fill(root);
      setFragment('');
    },
  };
}
