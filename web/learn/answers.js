// What an answer is called on its button, and how a board is read aloud.
import { listed, t } from '../i18n/index.js';
import { camelName, sentence } from '../ui/vocabulary.js';

/**
 * @typedef {import('./scenes.js').Scene} Scene
 * @typedef {import('./scenes.js').Answer} Answer
 * @typedef {import('./scenes.js').State} State
 */

const NUMBERS = { 6: 6, 5: 5, 2: 2 };
const LANES = 'abc';

/** @param {string} card */
export const cardName = (card) => t(`card-${card}`);

/** @param {string} letter */
const elephantName = (letter) => t(`elephant-${letter}`);

/** @param {string} row @param {string} lane */
const placeName = (row, lane) => t('place-name', { row, lane });

/** The engine counts places row by row, three lanes each. @param {number} place */
const placeOf = (place) => placeName(String(Math.floor(place / 3) + 1), LANES[place % 3] ?? 'a');

/** @param {Scene} scene @param {Answer} answer @returns {string} */
export function answerWords(scene, answer) {
  const words = { piece, place, pounds, cards, words: own, action }[scene.asks];
  return sentence(words ? words(answer, scene) : answer.choice);
}

/** What is said about a wrong answer. @param {Scene} scene @param {Answer} answer */
export function mistakeWords(scene, answer) {
  if (answer.mistake) return t(`scene-${scene.name}-wrong-${answer.mistake}`);
  return t(scene.asks === 'piece' ? 'learn-not-piece' : 'learn-not-place', { choice: answerWords(scene, answer) });
}

/** @param {Answer} answer @param {Scene} scene */
function piece({ choice }, { game }) {
  return game === 'elephant' ? elephantName(choice) : camelName(choice);
}

/** @param {Answer} answer @param {Scene} scene */
function place({ choice }, { game }) {
  return game === 'elephant' ? placeName(choice.slice(0, -1), choice.slice(-1)) : t('space-label', { space: choice });
}

/** @param {Answer} answer @param {Scene} scene */
const pounds = ({ choice }, { game }) =>
  t(game === 'camel1' ? 'player-coins' : 'player-money', { money: Number(choice) });

/** @param {Answer} answer */
const cards = ({ choice }) => t('learn-cards', { count: Number(choice) });

/** @param {Answer} answer @param {Scene} scene */
const own = ({ choice }, { name }) => t(`scene-${name}-choice-${choice}`);

/** @param {Answer} answer */
function action({ offer }) {
  const { type, racer, place: at, card, way, value, ...rest } = offer ?? {};
  const gone = type === 'TakeTicket' && value === undefined ? '-gone' : '';
  const number = NUMBERS[/** @type {keyof typeof NUMBERS} */ (card)] ?? 4;
  return t(`learn-do-${type}${gone}`, {
    ...rest,
    ...(racer && { racer: camelName(racer) }),
    ...(value !== undefined && { value }),
    ...(at !== undefined && { place: placeOf(at) }),
    ...(card && { card: cardName(card), number }),
    ...(way && { way }),
  });
}

// ---- the board in words

/** One line for each thing that stands there. @param {Scene} scene @param {State} state @returns {string[]} */
export function boardWords({ game }, state) {
  return (game === 'elephant' ? elephants(state) : camels(state)).map(sentence);
}

/** @param {State} state */
function camels({ stands, tiles = [] }) {
  const stacks = stands.map(([space = '', stack = '']) =>
    t('learn-space', {
      space,
      camels: Array.from(stack, camelName).reduce((lower, upper) => t('learn-under', { lower, upper })),
    }),
  );
  return [
    ...stacks,
    ...tiles.map(([space = '', side]) => t('learn-tile', { space, side: side === '+' ? 'plus' : 'minus' })),
  ];
}

/** @param {State} state */
function elephants({ stands, cows = [], hand = '', snakes = [] }) {
  return [
    ...stands.map(([row = '', lane = '', elephant = '']) =>
      t('learn-stands', { who: elephantName(elephant), place: placeName(row, lane) }),
    ),
    ...cows.map(([row = '', lane = '']) => t('cow-on', { place: placeName(row, lane) })),
    ...(hand ? [t('learn-hand-words', { cards: listed(Array.from(hand, cardName)) })] : []),
    ...(snakes[0] ? [t('learn-snakes', { count: snakes[0] })] : []),
  ];
}
