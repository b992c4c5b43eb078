// What the person to move can do in a camel race; finish cards round one tablet are chosen behind a curtain.
import { createAim } from './aim.js';
import { askAround } from './questions.js';
import { chooseInSecret } from './secret.js';

/** @param {HTMLElement} root @param {import('../kits.js').Seating} seating @returns {import('../kits.js').Choices} */
export function createChoices(root, seating) {
  const { act, request } = seating;
  const { names } = seating.told;
  /** Who is to move. */
  let seat = 0;
  const questions = askAround(root, { act, wantCards: () => void bet(), names, aim: createAim(seating) });

  /** Finish cards behind a curtain. */
  async function bet() {
    const action = await chooseInSecret({ seat, names, fetch: () => request('show', { seat }) });
    if (action) act(action);
  }

  return {
    offer(update, isPublic) {
      seat = Number(update.turn);
      questions.offer(update, isPublic);
    },
    look: () => {},
    clear: questions.clear,
    close: () => {},
    tap(thing) {
      const actions = (thing.getAttribute('data-actions') ?? '').split(' ').filter(Boolean);
      if (actions.length) questions.tapped(actions);
      else if (thing.id.startsWith('pile-')) questions.wantCards();
      else return thing.getAttribute('data-why') ?? '';
      return '';
    },
    tapSeat: (partner) => questions.tapped([`p:${partner}`]),
    get isOpen() {
      return questions.isOpen;
    },
  };
}
