// A kept race in one line, for the start page.
import { isolated, listed, t } from '../i18n/index.js';
import { kitOf } from './kits.js';

const MOST_NAMED = 4; // players that are listed by name

/** Its game, how far it is, and its players, or the first three of many. @param {import('../store/games.js').Race} race */
export function raceLine(race) {
  const kit = kitOf(race.game);
  const names = race.seats.map((seat) => isolated(seat.name));
  const more = names.length > MOST_NAMED ? names.length - MOST_NAMED + 1 : 0;
  return t('start-continue-hint', {
    game: t(`start-${kit.name}s`),
    where: kit.stretch(race),
    names: more ? t('start-continue-names', { names: names.slice(0, -more).join(', '), more }) : listed(names),
  });
}
