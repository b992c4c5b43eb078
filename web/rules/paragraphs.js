// The rules' own words, for screens that show one of them; fetched when the first one is asked for.
import enCamel from '../i18n/en/rules-camel.ftl';
import enElephant from '../i18n/en/rules-elephant.ftl';
import { addWords, t } from '../i18n/index.js';

addWords({ en: [enCamel, enElephant] });

const CATALOGUES = { camel: enCamel, elephant: enElephant };

/** The chapters of each game, and the letter that the ids of its rules begin with. @type {Record<'camel' | 'elephant', Record<string, string>>} */
const CHAPTERS = {
  camel: { setup: 'S', turn: 'A', movement: 'M', ranking: 'K', leg: 'L', end: 'F', sight: 'V' },
  elephant: {
    course: 'C',
    setup: 'S',
    turn: 'T',
    moving: 'M',
    effects: 'E',
    spaces: 'P',
    red: 'R',
    end: 'W',
    sight: 'V',
  },
};

/** Editions share their rules. @param {string} game @returns {'camel' | 'elephant'} */
const rulebookOf = (game) => (game === 'elephant' ? 'elephant' : 'camel');

/** @param {string} game @param {string} rule */
export const paragraph = (game, rule) => t(`rule-${rulebookOf(game)}-${rule}`);

/** The chapters of a game in order: titles, and the ids of their rules. @param {string} game @returns {{ title: string, rules: string[] }[]} */
export function chapters(game) {
  const book = rulebookOf(game);
  const ids = Array.from(CATALOGUES[book].matchAll(/^rule-[a-z]+-([A-Z]\w*) =/gm), ([, id = '']) => id);
  return Object.entries(CHAPTERS[book]).map(([name, letter]) => ({
    title: t(`rules-${book}-${name}`),
    rules: ids.filter((id) => id.startsWith(letter)),
  }));
}
