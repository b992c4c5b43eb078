// The page: the start screen, the form, the table, and the way between them.
import { createEngine } from './engine/client.js';
import { plain } from './engine/gate.js';
import { applyUpdate, resetIfAsked, watchForUpdate } from './engine/offline.js';
import { fillWords, isolated, listed, t, useLanguage } from './i18n/index.js';
import { unfinished } from './store/games.js';
import { applyTheme, rememberedGame, rememberGame } from './store/settings.js';
import { isPositionLink } from './ui/analysis-link.js';
import { createBoard, read } from './ui/board.js';
import { isCourseLink } from './ui/course-link.js';
import { ask, closeDialogs, notice } from './ui/dialogs.js';
import { byId, fill, icon } from './ui/dom.js';
import { kitOf } from './ui/kits.js';
import { lastParty, quickParty, raceOf, showForm, tabletParty } from './ui/newgame.js';
import { isGameLink, raceFromLink } from './ui/parcels.js';
import { explain } from './ui/rulebook.js';
import { openCredits, openSettings } from './ui/settings.js';
import { createSound } from './ui/sound.js';
import { openTable } from './ui/table.js';

/**
 * @typedef {import('./store/games.js').Race} Race
 * @typedef {import('./engine/messages.js').Drawing} Drawing
 */

const KNOWN = ['lang', 'reset'];

const isLeaving = await resetIfAsked();

applyTheme();
const address = new URLSearchParams(location.search);
await useLanguage();
fillWords(document);
document.title = t('site-title');

const sound = createSound();
/** @type {ReturnType<typeof openTable> | null} */
let table = null;
/** @type {{ tapBoard: (thing: Element) => void, close: () => void } | null} */
let study = null;
const board = createBoard(byId('board'), (thing) => (study ?? table)?.tapBoard(thing));
const engine = createEngine({ onProgress: showProgress, onState: showState });

/** @param {'start' | 'form' | 'table' | 'analysis' | 'games' | 'courses'} screen */
function show(screen) {
  document.body.dataset.screen = screen;
  document.body.classList.remove('shows-log');
  scrollTo(0, 0);
}

// ---- starting the engine

/** @type {import('./engine/messages.js').Progress | null} */
let progress = null;

/** News come faster than they can be read: the newest is shown, once a frame. @param {import('./engine/messages.js').Progress} news */
function showProgress(news) {
  if (!progress) requestAnimationFrame(renderProgress);
  progress = news;
}

function renderProgress() {
  if (!progress) return;
  const { stage, loaded, total } = progress;
  progress = null;
  if (engine.state !== 'loading') return;
  const words =
    stage === 'download' ? t('boot-download', { done: megabytes(loaded), all: megabytes(total) }) : t(`boot-${stage}`);
  fill(byId('boot-words'), words);
  if (table) fill(byId('caption'), words);
  byId('boot-bar').setAttribute('value', String(total ? loaded / total : 0));
}

/** As text: number formats cost more at the start than the whole page. @param {number} bytes */
const megabytes = (bytes) => String(Math.round(bytes / 1e6));

let forgetTrouble = () => {};

/** @param {'loading' | 'ready' | 'failed'} state @param {{ code: string }} [error] */
function showState(state, error) {
  byId('boot').className = `is-${state}`;
  forgetTrouble();
  if (state === 'ready') {
    fill(byId('boot-words'), t('boot-ready'));
    byId('boot-bar').setAttribute('value', '1');
    keepSite();
  }
  const isMended = table && ['dead', 'late'].includes(error?.code ?? ''); // the table asks for a new worker itself
  if (state === 'failed' && !isMended) {
    const code = ['no-wasm', 'network', 'boot-timeout'].includes(error?.code ?? '') ? error?.code : 'boot-failed';
    fill(byId('boot-words'), t(`trouble-${code}`));
    forgetTrouble = notice(t(`trouble-${code}`), [{ words: t('trouble-retry'), act: retry }]);
  }
}

const retry = () => void engine.retry().catch(() => {}); // a failure is told by showState

// ---- the table

/** The race that was on the table last. @type {Race | null} */
let onTable = null;

/** @param {Race} race */
function start(race) {
  onTable = race;
  void table?.close();
  if (engine.state === 'failed') retry();
  show('table');
  byId('table').dataset.game = race.game;
  fill(byId('caption'), engine.state === 'ready' ? '' : t('boot-waiting'));
  void keepAwake();
  table = openTable(race, {
    engine,
    board,
    sound,
    onLeave: (where) => (where === 'again' ? again(race) : void home()),
    onFork: start,
    onShare: () => void share(race),
  });
  byId('open-share').onclick = () => void share(race);
}

/** @param {Race} race */
const again = ({ game, seats, first, start: place, serious, practice }) =>
  start(raceOf({ game, seats, first, start: place ?? null, serious, practice }));

async function home() {
  study?.close();
  study = null;
  bench?.close();
  bench = null;
  const left = table?.close();
  table = null;
  show('start');
  document.title = t('site-title');
  void turnTo(game);
  await left;
  await offerToContinue();
}

async function offerToContinue() {
  const race = await unfinished();
  const button = byId('continue');
  button.hidden = race === null;
  byId('play').classList.toggle('main', race === null);
  if (!race) return;
  fill(
    byId('continue-hint'),
    t('start-continue-hint', {
      names: listed(race.seats.map((seat) => isolated(seat.name))),
      where: kitOf(race.game).stretch(race),
    }),
  );
  button.onclick = () => start(race);
}

/** @param {import('./ui/newgame.js').Form} party */
function setUp(party) {
  show('form');
  showForm(byId('form'), party, {
    onStart: start,
    onBack: () => void home(),
    onBuild: (form) => void build(null, form),
  });
}

/** What was chosen last time, if it was this game. @param {string} wanted */
function partyFor(wanted) {
  const last = lastParty();
  return last && kitOf(last.game).name === kitOf(wanted).name ? last : quickParty(wanted);
}

// ---- which game

let game = rememberedGame();
const switches = Array.from(document.querySelectorAll('#which-game button'));

/** The start page speaks of one game at a time. @param {string} wanted */
async function turnTo(wanted) {
  game = wanted;
  for (const one of switches) one.setAttribute('aria-pressed', String(one.getAttribute('data-game') === game));
  document.body.dataset.game = kitOf(game).name;
  fill(
    /** @type {Element} */ (document.querySelector('.tagline')),
    t(game === 'elephant' ? 'tagline-elephant' : 'tagline'),
  );
  const drawing = await scene(game);
  if (document.body.dataset.screen === 'start' && kitOf(game).name === document.body.dataset.game) board.show(drawing);
}

/** @param {string} wanted */
function choose(wanted) {
  rememberGame(wanted);
  void turnTo(wanted);
}

/** A tense moment of a game, drawn when the site was built. @type {Record<string, Drawing>} */
const scenes = { camel2: read(/** @type {Element} */ (document.querySelector('#board > svg'))) };

/** @param {string} wanted */
async function scene(wanted) {
  scenes[wanted] ??= (await import('./ui/scene.js')).drawing;
  return /** @type {Drawing} */ (scenes[wanted]);
}

for (const one of switches) one.addEventListener('click', () => choose(one.getAttribute('data-game') ?? 'camel2'));

// ---- the analysis board

/** @param {string | null} link the fragment of a link to a position */
async function analyse(link) {
  void table?.close();
  table = null;
  if (engine.state === 'failed') retry();
  show('analysis');
  void keepAwake();
  const { openAnalysis } = await import('./ui/analysis.js');
  study?.close();
  study = openAnalysis({ engine, board, sound, link, onLeave: (trouble) => void leaveAnalysis(trouble) });
}

/** @param {string} [trouble] */
async function leaveAnalysis(trouble) {
  if (trouble && engine.state !== 'failed') notice(trouble, []); // a boot that failed is told already
  await home();
}

function followLink() {
  if (isPositionLink(location.hash)) void analyse(location.hash);
  else if (isGameLink(location.hash)) void openLink(location.hash);
  else if (isCourseLink(location.hash)) void build(location.hash);
  else if (location.hash.startsWith('#scenario=')) void openScenario(location.hash);
}

/** A scene of a lesson that is played on from, against bots. @param {string} link */
async function openScenario(link) {
  history.replaceState(null, '', location.pathname + location.search);
  const { scenarioOf } = await import('./learn/scenario.js');
  const scenario = await scenarioOf(link).catch(() => null);
  if (scenario) start(raceOf({ ...quickParty(scenario.game), ...scenario }));
  else notice(t('trouble-scenario'), []);
}

// ---- courses

/** @type {{ close: () => void } | null} */
let bench = null;

/**
 * A course is built; whoever came from the form goes back to it.
 * @param {string | null} link the fragment of a link to a course
 * @param {import('./ui/newgame.js').Form} [form]
 */
async function build(link, form) {
  void table?.close();
  table = null;
  if (link !== null) history.replaceState(null, '', location.pathname + location.search);
  if (engine.state === 'failed') retry();
  show('courses');
  const { openCourses } = await import('./ui/courses.js');
  bench?.close();
  bench = openCourses(byId('courses'), {
    engine,
    link,
    onRace: (tiles) => setUp({ ...(form ?? partyFor('elephant')), start: tiles }),
    onLeave: (trouble) => void leaveCourses(trouble, form),
  });
}

/** @param {string} [trouble] @param {import('./ui/newgame.js').Form} [form] */
async function leaveCourses(trouble, form) {
  if (trouble && engine.state !== 'failed') notice(trouble, []); // a boot that failed is told already
  if (form) setUp(form);
  else await home();
}

// ---- games kept here, and games from elsewhere

async function openGames() {
  show('games');
  const { showGames } = await import('./ui/games.js');
  showGames(byId('games'), { engine, onOpen: start, onBack: () => void home() });
}

/** A game that came in the address is shown as a replay; nothing that is kept here is touched. @param {string} link */
async function openLink(link) {
  history.replaceState(null, '', location.pathname + location.search);
  if (engine.state === 'failed') retry();
  await home();
  try {
    start(await raceFromLink(engine, link));
  } catch (error) {
    const { whyNot } = await import('./ui/share.js');
    if (engine.state !== 'failed') notice(t('link-failed', { why: whyNot(/** @type {any} */ (error)) }), []);
  }
}

/** @param {Race} race */
async function share(race) {
  if (race.save === null) return; // it has not begun
  const { openShare } = await import('./ui/share.js');
  await openShare(engine, race);
}
addEventListener('hashchange', followLink);
explain(byId('table'));

const ICONS = {
  'open-menu': 'M5 6h14M5 12h14M5 18h14',
  'open-coach': 'M5 19V11M10 19V5M15 19v-6M20 19V8',
  'open-log': 'M5 6h14M5 12h14M5 18h9',
  'open-settings': 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.5v5M8.5 14.5v5',
  'open-share': 'M12 15V4.5M8 8l4-4 4 4M6 12.5v7h12v-7',
  undo: 'M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3',
  redo: 'M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3',
  'go-home': 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
};
for (const [id, path] of Object.entries(ICONS)) byId(id).append(icon(path));
nameTools();

/** A tool that is only a picture has its name as a hint. */
function nameTools() {
  for (const id of Object.keys(ICONS)) byId(id).title = byId(id).getAttribute('aria-label') ?? '';
}

/** Another language, at once: what is open is opened again, where it was. */
async function speakAnew() {
  await useLanguage();
  fillWords(document);
  nameTools();
  document.title = t('site-title');
  closeDialogs();
  const left = table?.close();
  const isOpen = table !== null;
  table = null;
  await left;
  if (isOpen && onTable) start(onTable);
  else await home();
  await openSettings(engine);
}
addEventListener('setting-language', () => void speakAnew());
byId('analyse').onclick = () => void analyse(null);
byId('open-games').onclick = () => void openGames();
byId('open-courses').onclick = () => void build(null);
byId('play').onclick = () => start(raceOf(quickParty(game)));
byId('pass').onclick = () => setUp(tabletParty(game));
byId('set-up').onclick = () => setUp(partyFor(game));
byId('welcome-settings').onclick = () => void openSettings(engine);
byId('open-settings').onclick = () => void openSettings(engine);
byId('credits').onclick = () => void openCredits();
byId('go-home').onclick = () => void home();
byId('open-log').onclick = toggleLog;
byId('open-menu').onclick = () => void openMenu();

function toggleLog() {
  document.body.classList.toggle('shows-log');
}

/** On small screens the tools stand behind one button. */
async function openMenu() {
  const coach = document.body.classList.contains('has-coach') && { coach: () => byId('open-coach').click() };
  const share = () => byId('open-share').click();
  /** @type {Record<string, () => void>} */
  const tools = { ...coach, log: toggleLog, share, settings: () => void openSettings(engine), home: () => void home() };
  const buttons = Object.keys(tools).map((value) => ({ value, words: t(`menu-${value}`) }));
  const chosen = await ask({ title: t('menu-title'), className: 'menu', body: [], buttons });
  tools[chosen]?.();
}

// ---- the device

/** @type {WakeLockSentinel | null} */
let lock = null;
/** The screen stays awake while a race is on. */
async function keepAwake() {
  try {
    lock = (await navigator.wakeLock?.request('screen')) ?? null;
  } catch {
    lock = null; // the device decides
  }
}
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && (table || study) && lock) void keepAwake();
});

let isKeeping = false;
/** Everything is here: now there is time to store it for days without a network. */
function keepSite() {
  if (isLeaving || isKeeping) return;
  isKeeping = true;
  void watchForUpdate({ onWaiting: offerUpdate, onKept: () => fill(byId('boot-words'), t('offline-ready')) });
}

function offerUpdate() {
  notice(t('update-waiting'), [
    { words: t('update-apply'), act: () => void applyUpdate() },
    { words: t('update-later'), act: () => {} },
  ]);
}

const unknown = Array.from(address.keys()).filter((name) => !KNOWN.includes(name));
if (unknown.length) notice(t('trouble-address', { what: isolated(plain(unknown.join(', '))) }), []);
void offerToContinue();
if (game !== 'camel2') void turnTo(game);
followLink();
