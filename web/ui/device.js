// What the page asks of the device: to stay awake while a race is on, and to keep the site for days without a network.
import { applyUpdate, watchForUpdate } from '../engine/offline.js';
import { t } from '../i18n/index.js';
import { notice } from './dialogs.js';
import { byId, fill, pause } from './dom.js';

/** @type {WakeLockSentinel | null} */
let lock = null;

/** The screen stays awake while a race is on. */
export async function keepAwake() {
  try {
    lock = (await navigator.wakeLock?.request('screen')) ?? null;
  } catch {
    lock = null; // the device decides
  }
}

/** A device that was put away lets go of the screen. @param {() => boolean} isWanted */
export function keepAwakeAgain(isWanted) {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && isWanted() && lock) void keepAwake();
  });
}

const REST = 1000; // milliseconds in which a race begins that was waited for

let isKeeping = false;

/** Everything is here: soon there is time to store it for days without a network. */
export async function keepSite() {
  if (isKeeping) return;
  isKeeping = true;
  await pause(REST);
  void watchForUpdate({ onWaiting: offerUpdate, onKept: () => fill(byId('boot-words'), t('offline-ready')) });
}

function offerUpdate() {
  notice(t('update-waiting'), [
    { words: t('update-apply'), act: () => void applyUpdate() },
    { words: t('update-later'), act: () => {} },
  ]);
}
