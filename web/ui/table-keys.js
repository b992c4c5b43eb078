// The keys that every table has: tools, places to go to, the rule about what has the focus.
import { t } from '../i18n/index.js';
import { BESIDE } from './beside.js';
import { say } from './dialogs.js';
import { byId } from './dom.js';
import { cancelButton } from './open-question.js';

/** Press a tool that is there now. @param {string} id */
function tool(id) {
  const button = /** @type {HTMLButtonElement} */ (byId(id));
  if (button.hidden || button.disabled) say(t('keys-not-now'));
  else button.click();
}

/** Shorten what the others do, if somebody else moves. @param {'skip' | 'on'} how */
function hurry(how) {
  const button = byId('hurry').querySelector(`[data-hurry="${how}"]`);
  if (button instanceof HTMLElement && button.checkVisibility({ visibilityProperty: true })) button.click();
  else say(t('keys-not-now'));
}

/** The log: opened where it is a sheet, else gone to. */
function log() {
  if (!BESIDE.matches) return byId('open-log').click();
  const last = Array.from(byId('log').querySelectorAll('.line > button')).at(-1);
  if (last instanceof HTMLElement && byId('log').checkVisibility()) last.focus();
}

/** Back from a question or a chosen card; false if there is none. */
function back() {
  const cancel = cancelButton();
  if (!cancel?.checkVisibility()) return false;
  cancel.click();
}

/** @param {{ hasCoach: boolean, enterBoard: () => void }} table @returns {import('./keys.js').Binding[]} */
export const tableKeys = ({ hasCoach, enterBoard }) => [
  { keys: ['v'], says: () => t('skip-board'), act: enterBoard },
  { keys: ['w'], says: () => t('skip-choices'), act: () => byId('skip-choices').click() },
  { keys: ['Escape'], says: () => t('keys-back'), act: back },
  { keys: ['u'], says: () => t('undo-open'), act: () => tool('undo') },
  { keys: ['e'], says: () => t('redo-open'), act: () => tool('redo') },
  { keys: ['x'], says: () => t('hurry-skip'), act: () => hurry('skip') },
  { keys: ['z'], says: () => t('hurry-on'), act: () => hurry('on') },
  { keys: ['l'], says: () => t('log-open'), act: log },
  ...(hasCoach ? [{ keys: ['c'], says: () => t('coach-open'), act: () => tool('open-coach') }] : []),
  { keys: ['i'], says: () => t('share-open'), act: () => tool('open-share') },
  { keys: ['h'], says: () => t('keys-rule'), act: () => dispatchEvent(new Event('rule-wanted')) },
];
