// The page: the start screen, the form, the table, and the way between them.
import { createEngine } from './engine/client.js';
import { plain } from './engine/gate.js';
import { resetIfAsked } from './engine/offline.js';
import { fillWords, isolated, prepareNumbers, t, useLanguage } from './i18n/index.js';
import { raceKept, unfinished } from './store/games.js';
import { applyTheme } from './store/settings.js';
import { isPositionLink } from './ui/analysis-link.js';
import { createBoard } from './ui/board.js';
import { createBootNews } from './ui/boot-news.js';
import { isCourseLink } from './ui/course-link.js';
import { keepAwake, keepAwakeAgain, keepSite } from './ui/device.js';
import { closeDialogs, hush, notice } from './ui/dialogs.js';
import { byId, fill } from './ui/dom.js';
import { guardFocus } from './ui/focus.js';
import { enter, keepHistory, placeBefore, remember, setFragment, settle } from './ui/history.js';
import { kitOf } from './ui/kits.js';
import { lastParty, partyAtOnce, quickParty, raceOf, showForm, tabletParty } from './ui/newgame.js';
import { watchQuestions } from './ui/open-question.js';
import { isGameLink, raceFromLink } from './ui/parcels.js';
import { raceLine } from './ui/race-line.js';
import { offerKeys, roveButtons } from './ui/roving.js';
import { explain } from './ui/rulebook.js';
import { openCredits, openSettings } from './ui/settings.js';
import { createSound } from './ui/sound.js';
import { openTable } from './ui/table.js';
import { drawTools, nameTools } from './ui/tools.js';
import { wayBack } from './ui/way-back.js';
import { createWhichGame } from './ui/which-game.js';

/** @typedef {import('./store/games.js').Race} Race */

const KNOWN = ['lang', 'reset'];

/** A way back to the page that the link in this page's address was on. */
let before = wayBack();
const isLeaving = await resetIfAsked();

applyTheme();
const address = new URLSearchParams(location.search);
await useLanguage();
fillWords(document);
document.title = t('site-title');

const sound = createSound();
/** @type {ReturnType<typeof openTable> | null} */
let table = null;
/** @type {{ tapBoard: (thing: Element) => void, enterBoard: () => void, close: () => void } | null} */
let study = null;
const board = createBoard(byId('board'), (thing) => (study ?? table)?.tapBoard(thing));
const which = createWhichGame(board);
const news = createBootNews({
  isLoading: () => engine.state === 'loading',
  isAtTable: () => table !== null,
  onReady: () => {
    which.enliven();
    void (isLeaving || keepSite());
  },
  onRetry: retry,
});
const engine = createEngine({ onProgress: news.showProgress, onState: news.showState });

/** @typedef {'start' | 'form' | 'table' | 'analysis' | 'games' | 'courses'} Screen */

/** Gives the history entry of the screen back. */
let leaveScreen = () => {};

/**
 * @param {Screen} screen
 * @param {() => void} onBack what the browser's Back does
 * @param {import('./ui/history.js').Place} [place] what a reload shows again
 */
function show(screen, onBack, place = { screen }) {
  turnTo(screen);
  remember(place);
  leaveScreen = enter(onBack);
}

/** @param {Screen} screen */
function turnTo(screen) {
  document.body.dataset.screen = screen;
  if (screen !== 'start') which.leave();
  hush();
  scrollTo(0, 0);
  leaveScreen();
}

function retry() {
  engine.retry().catch(() => {}); // a failure is told by the news
}

// ---- the table

/** The race that was on the table last. @type {Race | null} */
let onTable = null;

/** How one leaves a race that was opened to be watched. @type {() => Promise<unknown> | void} */
let goBack = home;

/**
 * @param {Race} race
 * @param {{ back?: () => Promise<unknown> | void, place?: import('./ui/history.js').Place }} [from]
 *   `back` leads to where the race was opened; `place` is what a reload shows again
 */
function start(race, { back = home, place = { race: race.id } } = {}) {
  onTable = race;
  goBack = back;
  void table?.close();
  if (engine.state === 'failed') retry();
  show('table', () => void (back === leaveLink ? home() : back()), place);
  which.clear(race.game);
  byId('table').dataset.game = race.game;
  fill(byId('caption'), engine.state === 'ready' ? '' : t('boot-waiting'));
  void keepAwake();
  table = openTable(race, {
    engine,
    board,
    sound,
    onLeave: (where) => (where === 'again' ? again(race) : void (where === 'back' ? goBack() : home())),
    onFork: (fork) => start(fork),
    onShare: () => share(race),
  });
  byId('open-share').onclick = () => void share(race);
  if (engine.state === 'loading') setTimeout(prepareNumbers);
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
  turnTo('start');
  remember(null);
  document.title = t('site-title');
  which.show();
  await left;
  await offerToContinue();
}

async function offerToContinue() {
  const race = await unfinished();
  const button = byId('continue');
  button.hidden = race === null;
  byId('play').classList.toggle('main', race === null);
  if (!race) return;
  fill(byId('continue-hint'), raceLine(race));
  button.onclick = () => start(race);
}

/** @param {import('./ui/newgame.js').Form} party */
function setUp(party) {
  show('form', () => void home());
  showForm(byId('form'), party, {
    onStart: (race) => start(race),
    onBack: () => void home(),
    onBuild: (form) => void build(null, form),
  });
}

/** What was chosen last time, if it was this game. @param {string} wanted */
function partyFor(wanted) {
  const last = lastParty();
  return last && kitOf(last.game).name === kitOf(wanted).name ? last : quickParty(wanted);
}

// ---- the analysis board

/** @param {string | null} link the fragment of a link to a position */
async function analyse(link) {
  void table?.close();
  table = null;
  if (engine.state === 'failed') retry();
  setFragment(); // the board itself keeps its position there
  show('analysis', () => void home());
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

/** @param {string} fragment */
function followLink(fragment) {
  if (isPositionLink(fragment)) void analyse(fragment);
  else if (isGameLink(fragment)) void openLink(fragment);
  else if (isCourseLink(fragment)) void build(fragment);
  else if (fragment.startsWith('#scenario=')) void openScenario(fragment);
}

/** After a reload: the race that was on the table, or the list of games; else the start page. */
async function comeBack() {
  const place = placeBefore();
  if (place?.link) return openLink(place.link);
  if (place?.screen === 'games') return openGames();
  if (!place?.race) return settle();
  const race = await raceKept(place.race).catch(() => null);
  const isStill = document.body.dataset.screen === 'start' && placeBefore()?.race === place.race;
  if (race && isStill) start(race);
  else settle();
}

/** A scene of a lesson that is played on from, against bots. @param {string} link */
async function openScenario(link) {
  setFragment();
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
  if (link !== null) setFragment();
  if (engine.state === 'failed') retry();
  show('courses', () => void leaveCourses(undefined, form));
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
  const { showGames } = await import('./ui/games.js');
  show('games', () => void home());
  showGames(byId('games'), {
    engine,
    onOpen: (race) => start(race, { back: backToGames }),
    onBack: () => void home(),
  });
}

async function backToGames() {
  const left = table?.close();
  table = null;
  await left;
  await openGames();
}

/** Back to the page of this site that the link was on, if the browser knows it; else to the start page. */
async function leaveLink() {
  const isLeft = before !== null && (await before());
  if (!isLeft) await home();
}

/** A game that came in the address is shown as a replay; nothing that is kept here is touched. @param {string} link */
async function openLink(link) {
  setFragment();
  if (engine.state === 'failed') retry();
  await home();
  try {
    start(await raceFromLink(engine, link), { back: leaveLink, place: { link } });
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

// ---- keys

const choices = roveButtons(byId('choices'));
roveButtons(byId('log'), { isFromEnd: true });
guardFocus();

const listKeys = offerKeys();
byId('open-keys').onclick = listKeys;
byId('open-listen').hidden = true;
byId('skip-board').onclick = () => (study ?? table)?.enterBoard();
byId('skip-choices').onclick = () => {
  if (study) document.querySelector('#study-tools')?.querySelector('button')?.focus();
  else if (byId('choices').querySelector('button:not(:disabled)')) choices.enter();
  else byId('choices').focus();
};

watchQuestions();
explain(byId('table'));
drawTools();
keepAwakeAgain(() => table !== null || study !== null);

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
  if (isOpen && onTable) start(onTable, { back: goBack, place: placeBefore() ?? undefined });
  else await home();
  await openSettings(engine);
}
addEventListener('setting-language', () => void speakAnew());
byId('analyse').onclick = () => void analyse(null);
byId('open-games').onclick = () => void openGames();
byId('open-courses').onclick = () => void build(null);
byId('play').onclick = () => start(raceOf(which.atLevel(partyAtOnce(which.game))));
byId('pass').onclick = () => setUp(tabletParty(which.game));
byId('set-up').onclick = () => setUp(partyFor(which.game));
byId('welcome-settings').onclick = () => void openSettings(engine);
byId('open-settings').onclick = () => void openSettings(engine);
byId('credits').onclick = () => void openCredits();
byId('go-home').onclick = () => void home();

const unknown = Array.from(address.keys()).filter((name) => !KNOWN.includes(name));
if (unknown.length) notice(t('trouble-address', { what: isolated(plain(unknown.join(', '))) }), []);
void offerToContinue();
keepHistory((fragment) => {
  before = null; // this link was opened here
  followLink(fragment);
});
if (location.hash) followLink(location.hash);
else void comeBack();
