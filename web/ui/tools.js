// The tools of the table: a row of pictures where there is room, and a menu that holds all of them with words.
import { t } from '../i18n/index.js';
import { cycleSpeed, setSetting, settings } from '../store/settings.js';
import { BESIDE, createAside } from './beside.js';
import { ask } from './dialogs.js';
import { byId, el, fill, icon } from './dom.js';
import { openRules } from './rulebook.js';

/** @typedef {{ id: string, path: () => string, words: () => string, stays?: boolean }} Tool `stays`: the menu stays open */

const PATHS = {
  menu: 'M5 6h14M5 12h14M5 18h14',
  coach: 'M5 19V11M10 19V5M15 19v-6M20 19V8',
  rules: 'M12 6.5C9.5 4.6 6.5 4.4 4 5v13.5c2.5-.6 5.5-.4 8 1.5 2.5-1.9 5.5-2.1 8-1.5V5c-2.5-.6-5.5-.4-8 1.5zM12 6.5V20',
  cards: 'M7 8.5 15.5 6 19 17l-8.5 2.5zM7 8.5l-3 1L6.5 18l3-.8',
  log: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  slow: 'M9.5 6l6 6-6 6',
  normal: 'M6 6l6 6-6 6M13 6l6 6-6 6',
  fast: 'M3.5 6l5 6-5 6M10 6l5 6-5 6M16.5 6l5 6-5 6',
  off: 'M4.5 6l6 6-6 6M11 6l6 6-6 6M20 6v12',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  share: 'M12 15V4.5M8 8l4-4 4 4M6 12.5v7h12v-7',
  settings: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5',
  full: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
  small: 'M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5',
  listen: 'M4 13v-1a8 8 0 0 1 16 0v1M4 13.5h3.5v6H5.5A1.5 1.5 0 0 1 4 18zM20 13.5h-3.5v6h2A1.5 1.5 0 0 0 20 18z',
  keys: 'M3 6.5h18v11H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3',
};

/** @param {keyof typeof PATHS} name @param {string} id @returns {Tool} */
const plain = (name, id) => ({ id, path: () => PATHS[name], words: () => t(`menu-${name}`) });

const isSilent = () => settings.sound === 'off';
const isFull = () => document.fullscreenElement !== null;

/** Every tool by its name in the menu, in the order of the menu. @type {Record<string, Tool>} */
const TOOLS = {
  coach: plain('coach', 'open-coach'),
  rules: plain('rules', 'open-rules'),
  cards: plain('cards', 'open-cards'),
  log: plain('log', 'open-log'),
  speed: {
    id: 'set-speed',
    path: () => PATHS[settings.speed],
    words: () => t('menu-speed', { speed: settings.speed }),
    stays: true,
  },
  sound: {
    id: 'set-sound',
    path: () => PATHS[isSilent() ? 'silence' : 'sound'],
    words: () => t('menu-sound', { sound: isSilent() ? 'off' : 'on' }),
    stays: true,
  },
  full: {
    id: 'full-screen',
    path: () => PATHS[isFull() ? 'small' : 'full'],
    words: () => t(isFull() ? 'menu-small' : 'menu-full'),
  },
  settings: plain('settings', 'open-settings'),
  share: { ...plain('share', 'open-share'), words: () => t('share-open') },
  listen: plain('listen', 'open-listen'),
  keys: plain('keys', 'open-keys'),
  home: plain('home', 'go-home'),
};

/** Tools that are a picture with a name of their own; the others are named by what they show now. */
const NAMED = [
  'undo',
  'redo',
  'open-menu',
  'open-coach',
  'open-rules',
  'open-log',
  'open-share',
  'open-settings',
  'go-home',
];
const SHOWING = ['speed', 'sound', 'full'];

/** Screens without a row of tools keep the menu's button in the turn bar; the same as in style/tools.css. */
const NO_ROW = matchMedia(
  '(orientation: portrait) and (max-width: 43.99rem), (orientation: landscape) and (max-height: 29.99rem)',
);

/** @type {ReturnType<typeof createAside> | null} */
let log = null;

/** Close the log where it is a sheet. */
export const closeLog = () => log?.close();

export function drawTools() {
  for (const name of /** @type {const} */ (['undo', 'redo'])) byId(name).append(icon(PATHS[name]));
  byId('open-menu').append(icon(PATHS.menu));
  for (const { id, path } of Object.values(TOOLS)) if (byId(id).closest('#tools')) byId(id).append(icon(path()));
  log = createAside(byId('log'), { title: () => t('log-title'), onOpen: logOpened, onClose: logClosed });
  byId('open-log').onclick = log.open;
  byId('open-menu').onclick = () => void openMenu();
  byId('open-rules').onclick = () => void openRules(byId('table').dataset.game ?? 'camel2');
  byId('set-speed').onclick = cycleSpeed;
  byId('set-sound').onclick = toggleSound;
  byId('full-screen').onclick = toggleFull;
  byId('full-screen').hidden = !document.fullscreenEnabled;
  for (const event of ['setting-speed', 'setting-sound', 'fullscreenchange']) addEventListener(event, showStates);
  NO_ROW.addEventListener('change', placeMenu);
  BESIDE.addEventListener('change', () => requestAnimationFrame(scrollLog));
  placeMenu();
  nameTools();
}

/** A tool that is only a picture has its name as a hint. */
export function nameTools() {
  for (const id of NAMED) byId(id).title = byId(id).getAttribute('aria-label') ?? '';
  showStates();
}

/** Tools that show what is chosen now. */
function showStates() {
  for (const name of SHOWING) {
    const { id, path, words } = /** @type {Tool} */ (TOOLS[name]);
    fill(byId(id), icon(path()));
    byId(id).setAttribute('aria-label', words());
    byId(id).title = words();
  }
}

function placeMenu() {
  byId(NO_ROW.matches ? 'turn' : 'tools').append(byId('open-menu'));
}

// ---- the log

/** An element that was hidden or moved loses its scroll position: show the line of the replay's step, else the newest. */
function scrollLog() {
  const isPast = byId('table').classList.contains('is-past');
  byId('log').scrollTop = isPast ? 0 : byId('log').scrollHeight;
  byId('log').querySelector('.is-shown')?.scrollIntoView({ block: 'nearest' });
}

function logOpened() {
  scrollLog();
  const last = Array.from(byId('log').querySelectorAll('.line > button')).at(-1);
  if (last instanceof HTMLElement) last.focus({ preventScroll: true });
  showLogState();
}

function logClosed() {
  if (BESIDE.matches) scrollLog();
  showLogState();
}

function showLogState() {
  byId('open-log').setAttribute('aria-expanded', String(log?.isOpen === true));
}

// ---- speed, sound, full screen

/** How loud it was before it was switched off. @type {'quiet' | 'loud'} */
let loudness = settings.sound === 'loud' ? 'loud' : 'quiet';

function toggleSound() {
  if (settings.sound !== 'off') loudness = settings.sound;
  setSetting('sound', settings.sound === 'off' ? loudness : 'off');
}

function toggleFull() {
  const done = isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => {}); // the browser may refuse
}

// ---- the menu

/** Can a tool be used at this table? @param {Tool} tool */
function isOffered({ id }) {
  if (id === 'open-coach') return document.body.classList.contains('has-coach');
  if (id === 'open-cards') return document.body.dataset.game === 'elephant';
  if (id === 'open-log') return !BESIDE.matches;
  return !byId(id).hidden;
}

/** Every tool, as a picture with words. */
async function openMenu() {
  const offered = Object.entries(TOOLS).filter(([, tool]) => isOffered(tool));
  const grid = el('div', { class: 'menu-grid' }, offered.map(menuButton));
  const chosen = await ask({ title: t('menu-title'), className: 'menu', body: [grid], buttons: [] });
  const tool = TOOLS[chosen];
  if (tool) byId(tool.id).click();
}

/** @param {[string, Tool]} entry */
function menuButton([name, { id, path, words, stays }]) {
  const show = () => void fill(button, icon(path()), el('span', {}, words()));
  const button = el('button', {
    type: 'button',
    'data-value': name,
    onclick: () => {
      if (!stays) return button.closest('dialog')?.close(name);
      byId(id).click();
      show();
    },
  });
  show();
  return button;
}
