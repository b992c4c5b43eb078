// A board inside another page, version 1: a picture first, the game after a tap. What the address may say is in
// ../address.js, what is said to the page around it and heard from there in ../post.js.
import '../words.js';
import { fillWords, t, useLanguage } from '../../i18n/index.js';
import { boardWords } from '../../learn/answers.js';
import { settings } from '../../store/settings.js';
import { build } from '../../ui/board.js';
import { byId, el, fill } from '../../ui/dom.js';
import { offerKeys } from '../../ui/roving.js';
import { wishOf } from '../address.js';
import { createPost } from '../post.js';
import { posterOf } from '../poster.js';
import { createTurns } from '../turns.js';

/**
 * @typedef {import('../address.js').Wish} Wish
 * @typedef {import('../poster.js').Poster} Poster
 * @typedef {import('../desk.js').Race} Race
 */

const SEATS = { camel2: 3, camel1: 3, elephant: 3 };
const MEGA = 1_000_000;
const root = byId('embed');
const isAlone = self.origin === 'null'; // a sandbox without an origin: no worker, no storage, no neighbours
const isManaged = self.name === 'stampede-board'; // whoever frames us gives us the height that we ask for

/** @type {Wish} */
let wish = wishOf(new URLSearchParams(location.search));
/** @type {Poster} */
let poster = { drawing: null, scenes: [] };
/** @type {ReturnType<typeof import('../desk.js').createDesk> | null} */
let desk = null;
/** @type {ReturnType<typeof import('../scene.js').showScenes> | null} */
let line = null;
/** Goes up whenever something else is to be shown. */
let course = 0;
/** Has another frame asked us to rest, perhaps in the middle of our boot? */
let isResting = false;

const post = createPost(({ type, ...fields }) => HEARD[type]?.(fields));
const turns = createTurns(rest);
offerKeys();

/** @type {Record<string, (fields: any) => void>} */
const HEARD = {
  theme: ({ theme }) => dress({ ...wish, theme }),
  lang: ({ lang }) => {
    wish = { ...wish, lang };
    if (stage() === 'poster') void open();
    else void speak();
  },
  goto: ({ ply }) => void (desk ?? line)?.goto(ply),
  reset: () => void open(),
  rest: () => void turns.giveWay().then(() => (isAlone ? rest() : undefined)),
  load: (fields) => {
    wish = wishOf(new URLSearchParams({ theme: wish.theme, lang: wish.lang, ...fields }));
    void open();
  },
};

const stage = () => root.dataset.stage;

/** @param {'poster' | 'loading' | 'live' | 'rests'} next */
function reach(next) {
  root.dataset.stage = next;
}

/** @param {Wish} next */
function dress(next) {
  wish = next;
  if (next.theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next.theme;
}

/** The language is the address's to say, so it is written there. */
async function speak() {
  if (wish.lang) {
    const here = new URL(location.href);
    here.searchParams.set('lang', wish.lang);
    history.replaceState(null, '', here);
  }
  await useLanguage();
  fillWords(document);
}

// ---- the picture

/** As the author wrote it, whatever happened before. */
async function open() {
  const mine = ++course;
  desk?.close();
  desk = line = null;
  isResting = false;
  turns.release();
  dress(wish);
  await speak();
  if (mine !== course) return;
  reach('poster');
  fill(byId('trouble'));
  try {
    const found = await posterOf(wish);
    if (mine !== course) return;
    poster = found;
    hang();
  } catch {
    fill(byId('trouble'), t('embed-offline'));
  }
  post.tell('ready', { version: VERSION, game: poster.scenes[0]?.game ?? wish.game });
}

function hang() {
  const { drawing, scenes } = poster;
  const picture = drawing ? build(drawing) : null;
  picture?.setAttribute('aria-hidden', 'true'); // the same is there in words
  byId('board').className = 'board';
  shape(drawing?.[1].viewBox);
  fill(byId('board'), picture);
  fill(byId('panel'), ...(scenes[0] ? [t(`scene-${scenes[0].name}`)] : inWords()));
  if (wish.scenario && !scenes.length) fill(byId('trouble'), t('embed-unknown', { name: wish.scenario }));
  byId('open').setAttribute('href', away());
  fill(byId('cover'), mayTap() && invitation());
}

/** A figure is only looked at; so is whatever the author wants to be. */
const mayTap = () =>
  wish.panel !== 'look' && (wish.scenario ? poster.scenes.some(({ kind }) => kind !== 'figure') : canRun());

/** Only a scene plays without WebAssembly. */
function canRun() {
  const can = typeof WebAssembly === 'object';
  if (!can) fill(byId('trouble'), t('embed-no-wasm'));
  return can;
}

function invitation() {
  const words = poster.scenes.length ? t('embed-start') : t('embed-play', { megabytes: (WEIGHT / MEGA).toFixed(1) });
  return el('button', { type: 'button', class: 'main', id: 'play', onclick: () => void begin() }, words);
}

/** The position for those who listen; whoever gets no picture is told why. */
function inWords() {
  const lines = boardWords(/** @type {any} */ ({ game: wish.game }), /** @type {any} */ (standing(wish)));
  const list = lines.map((words) => el('li', {}, words));
  const told = el('details', { class: 'words' }, el('summary', {}, t('learn-in-words')), el('ul', {}, list));
  return [!poster.drawing && el('p', {}, t('embed-no-picture')), list.length > 0 && told];
}

/** Who stands where, as far as the notation tells. @param {Wish} asked */
function standing({ game, position }) {
  const [first = '', second = '', third = ''] = position.split(/\s+/);
  const found = (/** @type {string} */ field, /** @type {RegExp} */ form) =>
    field.split(',').flatMap((text) => (form.test(text) ? [form.exec(text)?.slice(1)] : []));
  return game === 'elephant'
    ? { stands: found(second, /^(\d+)([abc])([RBGYPO])$/), cows: found(third, /^(\d+)([abc])$/) }
    : { stands: found(first, /^(\d+)([bgyrpwk]+)$/), tiles: found(second, /^(\d+)([+-])\d$/) };
}

/** Where the same is to be found on the site. */
function away() {
  const lesson = SCENES.courses
    .flatMap(({ lessons }) => lessons)
    .find(({ name, scenes }) => [name, ...scenes].includes(wish.scenario));
  if (lesson) return `../../learn/#${lesson.name}`;
  return wish.record ? `../../#game=${wish.record}` : '../../';
}

/** @param {string} [viewBox] */
function shape(viewBox = '0 0 1 1') {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  byId('board').style.setProperty('--ratio', String(width / height));
}

// ---- the game

async function begin() {
  const mine = course;
  fill(byId('cover'));
  if (!poster.scenes.length) return play(raceOf(wish));
  const { showScenes } = await import('../scene.js');
  if (mine !== course) return;
  reach('live');
  fill(byId('board'));
  line = showScenes({
    board: byId('board'),
    panel: byId('panel'),
    scenes: poster.scenes,
    mayPlay: true,
    onState: (state) => post.tell('state', state),
    onDone: (result) => post.tell('done', result),
    onPlay: ({ game, seats, start }) => void play({ ...raceOf(wish), game, seats, start }),
  });
}

/** @param {Wish} asked @returns {Race} */
function raceOf({ game, position, record, ply, panel }) {
  const owners = Array.from(position.matchAll(/[+-](\d)/g), (found) => Number(found[1]) + 1);
  const hands = position.split(/\s+/)[3]?.split('/').length ?? 0;
  const seats = Math.max(SEATS[/** @type {keyof typeof SEATS} */ (game)], ...(game === 'elephant' ? [] : owners));
  return { game, seats: hands || seats, start: position || null, record, ply, panel };
}

/** @param {Race} race */
async function play(race) {
  const mine = course;
  reach('loading');
  const { createDesk } = await import('../desk.js');
  if (mine !== course) return;
  byId('board').className = 'board';
  desk = createDesk(race, {
    host: byId('board'),
    panel: byId('panel'),
    start: () => engine(mine),
    onState: (update) => post.tell('state', { ply: update.ply, turn: update.turn, position: update.public }),
    onDone: (result) => post.tell('done', result),
    onTrouble: trouble,
  });
  await goOn(mine);
}

/** @param {number} mine */
async function goOn(mine) {
  isResting = false;
  try {
    reach('loading');
    await desk?.open();
    if (mine === course && !isResting) reach('live');
  } catch (/** @type {any} */ error) {
    if (mine !== course || isResting) return;
    const { refusal } = await import('../../ui/tell.js');
    trouble(refusal({ code: error.code ?? 'internal', params: error.params ?? {} }, [], wish.game));
  }
}

/** An engine, once no other frame has one. @param {number} mine */
async function engine(mine) {
  fill(byId('panel'), el('p', { id: 'boot', role: 'status' }, t('embed-waits')));
  post.tell('progress', { stage: 'wait', loaded: 0, total: 0 });
  await turns.take();
  const onProgress = (/** @type {import('../../engine/messages.js').Progress} */ progress) => {
    if (mine !== course) return;
    const [done, all] = [progress.loaded, progress.total].map((bytes) => (bytes / MEGA).toFixed(1));
    const words = progress.stage === 'download' ? t('embed-loading', { done, all }) : t('embed-nearly');
    const shown = document.getElementById('boot');
    if (shown) fill(shown, words);
    post.tell('progress', { ...progress });
  };
  const create = isAlone
    ? (await import('../here.js')).createEngineHere
    : (await import('../../engine/client.js')).createEngine;
  if (mine !== course && stage() === 'poster') turns.release();
  if (mine !== course || isResting) throw new Error('no longer wanted');
  return create({ onProgress });
}

/** Another frame wants to play: the log stays, the interpreter goes. */
async function rest() {
  if (!desk || isResting) return;
  isResting = true;
  await desk.rest();
  reach('rests');
  const again = el(
    'button',
    { type: 'button', class: 'main', id: 'play', onclick: () => void wake() },
    t('embed-go-on'),
  );
  fill(byId('cover'), el('p', {}, t('embed-rests')), again);
}

function wake() {
  fill(byId('cover'));
  return goOn(course);
}

/** @param {string} why */
function trouble(why) {
  turns.release();
  reach('poster');
  const again = el('button', { type: 'button', class: 'main', onclick: () => void open() }, t('embed-reset'));
  fill(byId('panel'), again);
  fill(byId('trouble'), t('embed-trouble', { why }));
}

// ---- how high it is

document.documentElement.classList.toggle('is-fixed', !isManaged && parent !== self);
new ResizeObserver(() => {
  const height = Math.ceil(root.getBoundingClientRect().height);
  post.tell('resize', { height });
}).observe(root);
settings.sound = settings.coach = 'off';
settings.confirm = 'off';
void open();
