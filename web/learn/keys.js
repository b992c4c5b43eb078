// The keys of a lesson: answers by their number, what is asked and what the board shows again for those who listen.
import { t } from '../i18n/index.js';
import { say } from '../ui/dialogs.js';
import { bind } from '../ui/keys.js';

/**
 * @param {{ answers: HTMLElement, question: HTMLElement, reply: HTMLElement, board: () => string[] }} lesson
 * @returns {() => void} forgets them
 */
export function bindLesson({ answers, question, reply, board }) {
  /** @param {string} number */
  function answer(number) {
    const found = answers.querySelectorAll('button, a')[Number(number) - 1];
    if (!(found instanceof HTMLElement) || answers.classList.contains('is-over')) return false;
    found.focus({ preventScroll: true });
    found.click();
  }

  const talk = () => [question.textContent, reply.textContent].filter(Boolean).join(' ');
  return bind(
    () => t('learn-title'),
    [
      { keys: Array.from('123456789'), says: () => t('learn-key-answer'), act: answer },
      { keys: ['n'], says: () => t('learn-key-question'), act: () => say(talk()) },
      { keys: ['a'], says: () => t('listen-board'), act: () => say(board().join('. ')) },
    ],
  );
}
