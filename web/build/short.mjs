// How to play in one page: the goal, a turn, what one plays with and what lies on the way, each with its picture.
//
// The words are in the catalogues, the pictures Python's (py_src/stampede/things.py); what stands where is said here.

/**
 * A part of the page: its title, paragraphs, and things with a picture. Names end the keys of their words.
 * @typedef {{ title: string, told?: string[], things?: string[], cards?: string[] }} Part
 */

/** @type {Record<string, Part[]>} */
const PARTS = {
  camel: [
    { title: 'rules-goal', told: ['goal', 'legs'] },
    { title: 'rules-camel-turn', things: ['ticket', 'tile', 'pyramid', 'bet', 'partner'] },
    { title: 'rules-camel-track', things: ['stack', 'crazy', 'cheer', 'boo'] },
    { title: 'rules-camel-end', told: ['over'] },
  ],
  elephant: [
    { title: 'rules-goal', told: ['goal'] },
    { title: 'rules-elephant-turn', told: ['play', 'draw'] },
    { title: 'rules-elephant-moving', told: ['walk', 'blocked'] },
    { title: 'rules-elephant-green', cards: ['6', '5', 'c', 'f', 'j'] },
    { title: 'rules-elephant-red', told: ['reds'], cards: ['2', 'w', 'm', 's', 'k', 'p', 't'] },
    {
      title: 'rules-elephant-spaces',
      told: ['ends'],
      things: ['banana', 'mango', 'stall', 'mud', 'crossing', 'cow', 'hole'],
    },
  ],
};

/** @param {string} game @param {Record<string, string>} pictures */
export function inShort(game, pictures) {
  const parts = (PARTS[game] ?? []).map((part) => told(game, part, pictures));
  return `<section class="in-short" id="in-short"><h2 data-l10n="rules-short"></h2>${parts.join('')}</section>`;
}

/** @param {string} game @param {Part} part @param {Record<string, string>} pictures */
function told(game, { title, told = [], things = [], cards = [] }, pictures) {
  const said = told.map((name) => `<p data-l10n="rules-${game}-${name}"></p>`);
  const shown = [
    ...things.map((name) => thing(pictures[name], `<p data-l10n="rules-${game}-${name}"></p>`)),
    ...cards.map((card) => thing(pictures[`card-${card}`], named(card))),
  ];
  const list = shown.length ? `<ul class="things${cards.length ? ' cards' : ''}">${shown.join('')}</ul>` : '';
  return `<section><h3 data-l10n="${title}"></h3>${said.join('')}${list}</section>`;
}

/** @param {string | undefined} picture @param {string} words */
function thing(picture, words) {
  if (!picture) throw new Error(`No picture for ${words}`);
  return `<li>${picture}${words}</li>`;
}

/** @param {string} card */
const named = (card) => `<p><b data-l10n="card-${card}"></b><br><span data-l10n="card-${card}-does"></span></p>`;
