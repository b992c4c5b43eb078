// The games kept on this device: open one in a tap, rename, share, delete and take that back; bring one in from a file.
import { plain } from '../engine/gate.js';
import { isolated, listed, t } from '../i18n/index.js';
import { forget, keep, mayBeCleared, races, rename, restore } from '../store/games.js';
import { castFor } from './cast.js';
import { ask, notice, say } from './dialogs.js';
import { el, fill } from './dom.js';
import { kitOf } from './kits.js';
import { askName } from './naming.js';
import { raceFromFile } from './parcels.js';
import { openShare, whyNot } from './share.js';
import { smallPicture } from './small.js';

/**
 * @typedef {import('../engine/client.js').Engine} Engine
 * @typedef {import('../store/games.js').Race} Race
 */

/**
 * @param {HTMLElement} root
 * @param {{ engine: Engine, onOpen: (race: Race) => void, onBack: () => void }} page
 */
export function showGames(root, { engine, onOpen, onBack }) {
  const list = el('ol', { class: 'games' });
  /** Goes up when the list is told anew; pictures for an earlier one come too late. */
  let telling = 0;

  fill(
    root,
    el('h1', {}, t('games-title')),
    mayBeCleared() && el('p', { class: 'clearing' }, t('games-may-be-cleared')),
    list,
    el(
      'div',
      { class: 'buttons' },
      el('button', { type: 'button', class: 'back', onclick: onBack }, t('form-back')),
      el('label', { class: 'file' }, fileInput(), el('span', {}, t('games-import'))),
    ),
  );

  async function tell() {
    const mine = ++telling;
    try {
      const found = await races();
      fill(list, found.length ? found.map(line) : el('li', { class: 'faint' }, t('games-none')));
      for (const race of found) if (mine === telling) await picture(race);
    } catch {
      fill(list, el('li', {}, t('games-unreadable')));
    }
  }

  /** @param {Race} race */
  function line(race) {
    const players = listed(race.seats.map((seat) => isolated(seat.name)));
    return el(
      'li',
      { 'data-id': race.id },
      el(
        'button',
        { type: 'button', class: 'open', onclick: () => onOpen(race) },
        el('span', { class: 'picture', 'aria-hidden': 'true' }),
        el(
          'span',
          { class: 'about' },
          el('b', {}, race.name || players),
          race.name ? el('span', {}, players) : null,
          el('small', { class: 'state' }, state(race)),
          el('small', {}, date(race.updated)),
        ),
      ),
      el(
        'button',
        {
          type: 'button',
          class: 'more',
          'aria-label': t('games-more', { name: called(race) }),
          onclick: () => void more(race),
        },
        '⋯',
      ),
    );
  }

  /** The board as everybody may see it, and who won. @param {Race} race */
  async function picture(race) {
    const item = list.querySelector(`[data-id="${CSS.escape(race.id)}"]`);
    try {
      const { turn, scores, ...small } = await engine.call('glance', { save: race.save, cast: castFor(race) });
      const place = item?.querySelector('.picture');
      if (place) fill(place, smallPicture(root, small));
      const told = item?.querySelector('.state');
      if (told && turn === 'over') fill(told, won(race, scores));
    } catch {
      item?.classList.add('is-unreadable'); // opening it says why
    }
  }

  // ---- what can be done with one

  /** @param {Race} race */
  async function more(race) {
    const deeds = { rename: () => renamed(race), share: () => openShare(engine, race), delete: () => deleted(race) };
    const buttons = Object.keys(deeds).map((value) => ({ value, words: t(`games-${value}`) }));
    const close = { value: '', words: t('ask-cancel') };
    const chosen = await ask({ title: called(race), className: 'menu', body: [], buttons: [...buttons, close] });
    if (Object.hasOwn(deeds, chosen)) await deeds[/** @type {keyof typeof deeds} */ (chosen)]();
  }

  /** @param {Race} race */
  async function renamed(race) {
    const words = t('games-rename-do');
    const name = await askName({ title: t('games-rename'), label: t('games-name'), name: race.name ?? '', words });
    if (name !== null) await change(rename(race.id, name));
  }

  /** @param {Race} race */
  async function deleted(race) {
    await change(forget(race.id));
    notice(t('games-deleted', { name: called(race) }), [
      { words: t('games-undelete'), act: () => void change(restore(race)) },
      { words: t('trouble-close'), act: () => {} },
    ]);
  }

  /** Something is done to what is kept, and the list told anew. @param {Promise<void>} doing */
  async function change(doing) {
    try {
      await doing;
    } catch {
      say(t('games-not-changed'));
    }
    await tell();
  }

  // ---- from a file

  function fileInput() {
    const input = el('input', { type: 'file', accept: '.json,application/json', onchange: () => void bringIn() });
    async function bringIn() {
      const file = input.files?.[0];
      if (!file) return;
      try {
        const race = await raceFromFile(engine, file);
        await keep(race);
        say(t('games-imported', { name: called(race) }));
      } catch (error) {
        notice(
          t('games-import-failed', { file: isolated(plain(file.name)), why: whyNot(/** @type {any} */ (error)) }),
          [],
        );
      }
      input.value = '';
      await tell();
    }
    return input;
  }

  void tell();
  return { tell };
}

/** @param {Race} race */
const called = ({ name, seats }) => isolated(name || seats.map((seat) => seat.name).join(', '));

/** @param {Race} race */
function state(race) {
  const where = race.over ? t('games-over') : kitOf(race.game).stretch(race);
  return race.practice ? `${where} · ${t('turn-practice')}` : where;
}

/** @param {Race} race @param {number[]} scores */
function won(race, scores) {
  const best = Math.max(...scores);
  const names = race.seats.filter((_, seat) => scores[seat] === best).map((seat) => isolated(seat.name));
  return t('games-won', { names: listed(names), money: best });
}

/** @param {number} time */
function date(time) {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );
}
