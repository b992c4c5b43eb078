// The tools above the table: their pictures and hints, and the menu that holds them on small screens.
import { t } from '../i18n/index.js';
import { ask } from './dialogs.js';
import { byId, icon } from './dom.js';

const ICONS = {
  'open-menu': 'M5 6h14M5 12h14M5 18h14',
  'open-coach': 'M5 19V11M10 19V5M15 19v-6M20 19V8',
  'open-log': 'M5 6h14M5 12h14M5 18h9',
  'open-settings': 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5',
  'open-share': 'M12 15V4.5M8 8l4-4 4 4M6 12.5v7h12v-7',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3',
  'go-home': 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
};

export function drawTools() {
  for (const [id, path] of Object.entries(ICONS)) byId(id).append(icon(path));
  byId('open-log').onclick = toggleLog;
  byId('open-menu').onclick = () => void openMenu();
  nameTools();
}

/** A tool that is only a picture has its name as a hint. */
export function nameTools() {
  for (const id of Object.keys(ICONS)) byId(id).title = byId(id).getAttribute('aria-label') ?? '';
}

function toggleLog() {
  document.body.classList.toggle('shows-log');
}

/** On small screens the tools stand behind one button. */
async function openMenu() {
  const hasCoach = document.body.classList.contains('has-coach');
  /** @type {Record<string, string>} */
  const tools = {
    ...(hasCoach && { coach: 'open-coach' }),
    log: 'open-log',
    share: 'open-share',
    listen: 'open-listen',
    keys: 'open-keys',
    settings: 'open-settings',
    home: 'go-home',
  };
  const buttons = Object.keys(tools).map((value) => ({ value, words: t(`menu-${value}`) }));
  const chosen = await ask({ title: t('menu-title'), className: 'menu', body: [], buttons });
  const tool = tools[chosen];
  if (tool) byId(tool).click();
}
