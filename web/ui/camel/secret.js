// Finish cards round one tablet: a curtain first, the cards only for the one who says it is they, gone again on blur.
import { isolated, t } from '../../i18n/index.js';
import { face, seatClass } from '../cast.js';
import { present } from '../dialogs.js';
import { el, fill } from '../dom.js';
import { askAround } from './questions.js';

/** @typedef {import('../../engine/messages.js').Update} Update */

/**
 * @param {{ seat: number, names: string[], fetch: () => Promise<Update> }} whose
 * @returns {Promise<string | null>} the action chosen in secret, or null
 */
export async function chooseInSecret({ seat, names, fetch }) {
  const name = isolated(names[seat] ?? '');
  const body = el('div', { class: 'secret-body' });
  const dialog = el(
    'dialog',
    {
      class: `curtain ${seatClass(seat)}`,
      'aria-labelledby': 'curtain-title',
      'data-side': document.getElementById(`panel-${seat}`)?.dataset.side, // where its owner sits
    },
    el('h2', { id: 'curtain-title' }, face(seat, 'large'), el('span', {}, t('ask-secret', { name }))),
    body,
  );
  const choices = askAround(body, { act: (action) => dialog.close(action), wantCards: () => {}, names });

  let looks = 0;
  function hide() {
    looks++;
    choices.clear();
    fill(
      body,
      el('p', {}, t('ask-secret-hint', { name })),
      el(
        'div',
        { class: 'buttons' },
        el(
          'button',
          { type: 'button', class: 'main', 'data-value': 'show', onclick: () => void show().catch(hide) },
          t('ask-secret-show', { name }),
        ),
        el('button', { type: 'button', onclick: () => dialog.close('') }, t('ask-secret-back')),
      ),
    );
  }

  async function show() {
    const look = looks;
    const update = await fetch();
    if (!dialog.open || look !== looks) return; // hidden again in the meantime
    choices.offer({ ...update, legal: update.legal.filter((offer) => offer.type === 'BetOnRace') }, false);
    choices.wantCards();
    body.querySelector('.cancel')?.addEventListener('click', () => dialog.close(''));
  }

  const hideOnBlur = () => hide();
  body.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('.cancel')) dialog.close('');
  });
  addEventListener('blur', hideOnBlur);
  document.addEventListener('visibilitychange', hideOnBlur);
  hide();
  const chosen = await present(dialog);
  removeEventListener('blur', hideOnBlur);
  document.removeEventListener('visibilitychange', hideOnBlur);
  choices.clear();
  return chosen || null;
}
