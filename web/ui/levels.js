// How strong the bots are that *Play* starts against: a choice on the start page, remembered for each game.
import { t } from '../i18n/index.js';
import { rememberedLevels, rememberLevel } from '../store/settings.js';
import { byId, fill } from './dom.js';
import { kitOf } from './kits.js';

/** @typedef {import('./newgame.js').Form} Form */

/** @param {string} kit @returns {HTMLInputElement[]} */
const choicesOf = (kit) => Array.from(document.querySelectorAll(`.levels[data-kit="${kit}"] input`));

export function createLevels() {
  const remembered = rememberedLevels();
  for (const kit of ['camel', 'elephant'])
    for (const choice of choicesOf(kit)) {
      if (choice.value === remembered[kit]) choice.checked = true;
      choice.addEventListener('change', () => {
        rememberLevel(kit, choice.value);
        showHint(kit);
      });
    }

  /** @param {string} kit */
  const bot = (kit) => choicesOf(kit).find(({ checked }) => checked)?.value ?? kitOf(kit).bot;

  /** @param {string} kit */
  const showHint = (kit) => fill(byId('play-hint'), t('start-play-against', { bot: t(`bot-${bot(kit)}`) }));

  return {
    /** The start page shows this game. @param {string} game */
    show: (game) => void showHint(kitOf(game).name),
    /** The same party with bots of the chosen strength. @param {Form} party @returns {Form} */
    at: (party) => ({
      ...party,
      seats: party.seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot: bot(kitOf(party.game).name) })),
    }),
  };
}
