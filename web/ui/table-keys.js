// The keys that every table has: tools, places to go to, the rule about what has the focus.
import { t } from '../i18n/index.js';
import { say } from './dialogs.js';
import { byId } from './dom.js';

/** Press a tool that is there now. @param {string} id */
function tool(id) {
  const button = byId(id);
  if (button.hidden) say(t('keys-not-now'));
  else button.click();
}

/** The log: opened or closed where it is a drawer, else gone to. */
function log() {
  const isSeen = byId('log').checkVisibility();
  if (!isSeen || document.body.classList.contains('shows-log')) byId('open-log').click();
  const last = Array.from(byId('log').querySelectorAll('.line > button')).at(-1);
  if (last instanceof HTMLElement && byId('log').checkVisibility()) last.focus();
}

/** Back from a question, a chosen card or an open drawer; false if there is none. */
function back() {
  const cancel = byId('choices').querySelector('.cancel, .playing-card.is-chosen');
  if (document.body.classList.contains('shows-log')) byId('open-log').click();
  else if (cancel instanceof HTMLElement && cancel.checkVisibility()) cancel.click();
  else return false;
}

/** @param {{ hasCoach: boolean, enterBoard: () => void }} table @returns {import('./keys.js').Binding[]} */
export const tableKeys = ({ hasCoach, enterBoard }) => [
  { keys: ['v'], says: () => t('skip-board'), act: enterBoard },
  { keys: ['w'], says: () => t('skip-choices'), act: () => byId('skip-choices').click() },
  { keys: ['Escape'], says: () => t('keys-back'), act: back },
  { keys: ['u'], says: () => t('undo-open'), act: () => tool('undo') },
  { keys: ['e'], says: () => t('redo-open'), act: () => tool('redo') },
  { keys: ['l'], says: () => t('log-open'), act: log },
  ...(hasCoach ? [{ keys: ['c'], says: () => t('coach-open'), act: () => tool('open-coach') }] : []),
  { keys: ['i'], says: () => t('share-open'), act: () => tool('open-share') },
  { keys: ['h'], says: () => t('keys-rule'), act: () => dispatchEvent(new Event('rule-wanted')) },
];
