// The top of a result: who leads while finish cards are turned, then who won and where you finished.
import { face, seatClass } from './cast.js';
import { el, fill } from './dom.js';
import { placeWords } from './outcome.js';
import { isStill } from './tempo.js';

const CONFETTI = 14;

/**
 * Both texts stand in the same place, so that its height does not change when one takes the place of the other.
 * @param {import('./outcome.js').Outcome} outcome
 * @param {import('./vocabulary.js').Told} told
 */
export function createHeadline(outcome, told) {
  const now = part('headline-now');
  const final = part('won');
  final.show(outcome.winners, outcome.words, placeWords(outcome, told));
  const element = el('div', { class: 'headline is-open', id: 'result-headline' }, now.element, final.element);

  return {
    element,
    /** While cards are turned. @param {number[]} seats @param {string} words @param {string} more */
    tell: (seats, words, more) => now.show(seats, words, more),
    /** @param {{ isLively: boolean }} how */
    finish({ isLively }) {
      element.classList.remove('is-open');
      if (isLively) celebrate(element, outcome.winners);
      else now.element.remove(); // nothing was told before: no height to keep
    },
    get text() {
      return final.element.textContent ?? '';
    },
  };
}

/** @param {string} className */
function part(className) {
  const faces = el('span', { class: 'faces' });
  const words = el('strong');
  const more = el('span', { class: 'place-words' });
  const element = el('p', { class: className }, faces, el('span', { class: 'headline-words' }, words, ' ', more));
  return {
    element,
    /** @param {number[]} seats @param {string} sentence @param {string} rest */
    show(seats, sentence, rest) {
      faces.dataset.count = String(seats.length);
      fill(
        faces,
        seats.slice(0, 4).map((seat) => face(seat, 'large')),
      );
      fill(words, sentence);
      fill(more, rest);
    },
  };
}

/** Nothing is decoration for those who want stillness. */

/** The winners' faces jump, and paper in their colours flies. @param {HTMLElement} headline @param {number[]} winners */
function celebrate(headline, winners) {
  if (isStill()) return;
  const faces = headline.querySelector('.won .faces');
  faces?.animate([{ transform: 'scale(0.3)' }, { transform: 'scale(1.18) rotate(-6deg)' }, { transform: 'none' }], {
    duration: 520,
    easing: 'ease-out',
  });
  for (let at = 0; at < CONFETTI; at++) {
    const scrap = el('i', { class: `scrap ${seatClass(winners[at % winners.length] ?? 0)}`, 'aria-hidden': 'true' });
    faces?.append(scrap);
    const angle = (2 * Math.PI * at) / CONFETTI;
    const away = `translate(${Math.cos(angle) * 90}px, ${Math.sin(angle) * 60 + 20}px) rotate(${at * 140}deg)`;
    const flight = scrap.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: away, opacity: 0 },
      ],
      {
        duration: 900 + 40 * at,
        easing: 'cubic-bezier(0.1, 0.7, 0.4, 1)',
      },
    );
    flight.onfinish = () => scrap.remove();
  }
}
