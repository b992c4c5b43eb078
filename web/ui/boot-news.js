// How far the engine has come, in a line on the start page's picture. What is done when it cannot start is the page's.
import { t } from '../i18n/index.js';
import { notice } from './dialogs.js';
import { byId, fill } from './dom.js';

/** @typedef {import('../engine/messages.js').Progress} Progress */

const READ = 8000; // milliseconds that the last words stay on the picture

const TROUBLES = ['no-wasm', 'network', 'boot-timeout'];

/**
 * @param {{ isLoading: () => boolean, isAtTable: () => boolean, onReady: () => void, onRetry: () => void }} page
 */
export function createBootNews({ isLoading, isAtTable, onReady, onRetry }) {
  /** @type {Progress | null} */
  let newest = null;
  let forgetTrouble = () => {};

  /** News come faster than they can be read: the newest is shown, once a frame. @param {Progress} news */
  function showProgress(news) {
    if (!newest) requestAnimationFrame(render);
    newest = news;
  }

  function render() {
    if (!newest) return;
    const { stage, loaded, total } = newest;
    newest = null;
    if (!isLoading()) return;
    const words =
      stage === 'download'
        ? t('boot-download', { done: megabytes(loaded), all: megabytes(total) })
        : t(`boot-${stage}`);
    fill(byId('boot-words'), words);
    if (isAtTable()) fill(byId('caption'), words);
    byId('boot-bar').setAttribute('value', String(total ? loaded / total : 0));
  }

  /** @param {'loading' | 'ready' | 'failed'} state @param {{ code: string }} [error] */
  function showState(state, error) {
    byId('boot').className = `is-${state}`;
    delete byId('boot').dataset.read;
    forgetTrouble();
    if (state === 'ready') showReady();
    const isMended = isAtTable() && ['dead', 'late'].includes(error?.code ?? ''); // the table asks for a new worker itself
    if (state === 'failed' && !isMended) showTrouble(error?.code ?? '');
  }

  function showReady() {
    fill(byId('boot-words'), t('boot-ready'));
    byId('boot-bar').setAttribute('value', '1');
    setTimeout(() => {
      if (byId('boot').className === 'is-ready') byId('boot').dataset.read = '';
    }, READ);
    onReady();
  }

  /** @param {string} code */
  function showTrouble(code) {
    const words = t(`trouble-${TROUBLES.includes(code) ? code : 'boot-failed'}`);
    fill(byId('boot-words'), words);
    forgetTrouble = notice(words, [{ words: t('trouble-retry'), act: onRetry }]);
  }

  return { showProgress, showState };
}

/** As text: number formats cost more at the start than the whole page. @param {number} bytes */
const megabytes = (bytes) => String(Math.round(bytes / 1e6));
