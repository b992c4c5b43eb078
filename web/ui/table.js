// A race on the screen: asks the engine, keeps every action, plays what happened, and lets people choose.
import { hasWords, isolated, t } from '../i18n/index.js';
import { raceKept } from '../store/games.js';
import { settings } from '../store/settings.js';
import { createChoices } from './choices.js';
import { createCoach } from './coach.js';
import { announce, closeDialogs, notice, say } from './dialogs.js';
import { byId, el, fill, pause } from './dom.js';
import { playOn } from './fork.js';
import { showLedger } from './ledger.js';
import { createLog } from './log.js';
import { thinkThrough } from './mind.js';
import { face, showPlayers } from './players.js';
import { showPodium } from './podium.js';
import { createReplay } from './replay.js';
import { rescue } from './rescue.js';
import { chooseInSecret } from './secret.js';
import { createStage } from './stage.js';
import { supervise } from './supervise.js';
import { takePlace } from './tabs.js';
import { refusal, tell, tellWhy } from './tell.js';

/**
 * @typedef {import('../engine/messages.js').Update} Update
 * @typedef {import('../store/games.js').Race} Race
 */

const NOT_BOOTED = ['no-wasm', 'network', 'boot-timeout', 'boot-failed']; // told by the page
const THINK = { off: 0, fast: 250, normal: 800, slow: 1600 };

/**
 * @param {Race} race
 * @param {{ engine: import('../engine/client.js').Engine, board: import('./board.js').Board,
 *   sound: import('./sound.js').Sound, onLeave: (where: 'home' | 'again') => void, onFork: (race: Race) => void,
 *   onShare: () => void }} room
 */
export function openTable(race, { engine, board, sound, onLeave, onFork, onShare }) {
  const names = race.seats.map((seat) => seat.name);
  const people = race.seats.flatMap((seat, at) => (seat.bot === null ? [at] : []));
  // several people round one screen see what all may see, and so does whoever follows a link
  const eyes = people.length === 1 && !race.isShared ? (people[0] ?? null) : null;
  const told = { names, game: race.game, eyes };
  const stage = createStage(board, (seat) => document.getElementById(`panel-${seat}`), sound);
  const choices = createChoices(byId('choices'), {
    act: (action) => void act(action),
    wantCards: () => void bet(),
    names,
  });
  const place = takePlace(race.id, { onAsked: () => void giveWay(), onKept: catchUp });
  const keeper = supervise(race, { engine, eyes, isClosed: () => isClosed, onKept: place.tellKept });
  const { request, commit } = keeper;
  const coach = createCoach({
    request,
    told,
    isPerson: (seat) => race.seats[seat]?.bot === null,
    isSerious: race.serious ?? false,
  });
  const log = createLog(byId('log'), told, (ply) => void replay.go(ply));
  /** @type {Update} */
  let now;
  /** @type {import('../engine/messages.js').GameEvent[]} */
  let ending = [];
  /** What is being done and kept right now. @type {Promise<unknown>} */
  let working = Promise.resolve();
  let isClosed = false;
  let isBusy = false;
  let isPlaying = false;
  let isSkipping = false;
  /** Another tab plays this race. */
  let isFollowing = false;
  let isWaiting = false;
  /** Goes up whenever the race takes another course: what an earlier course still waits for is not done any more. */
  let course = 0;
  /** @type {() => void} */
  let comeBack = () => {};

  // ---- asking the engine

  /** Something is done at the table, and kept. @param {string} verb @param {Record<string, any>} fields @returns {Promise<Update>} */
  function done(verb, fields) {
    const doing = keeper.done(verb, fields);
    working = doing.catch(() => {});
    return doing;
  }

  // ---- the course of the race

  async function begin() {
    const isNew = race.save === null;
    isFollowing = !(await place.claim());
    if (!isNew) await freshen();
    now = await keeper.begin();
    if (isClosed) return;
    if (isNew) {
      race.seal = (await request('fair')).seal;
      await commit(now);
      await play(now);
    } else await comeIn();
    if (isFollowing) waitForTurn();
    if (race.isShared || race.over) await watch();
    else await goOn().catch(recover);
    catchUp(); // what happened meanwhile
  }

  /** To a race that has begun elsewhere or on another day. */
  async function comeIn() {
    if (now.ply > race.save.actions.length && !isFollowing) await commit(now); // it stopped at a die, which has fallen now
    if (!race.isShared) race.seal ??= (await request('fair')).seal;
    const { events } = await request('log', { seat: eyes });
    for (const event of events) log.add(event);
    ending = events.filter((/** @type {any} */ { ply }) => ply === now.ply);
    render();
    board.show(now.drawing);
  }

  /** A race that is over, or another's: it is looked at from its first step. */
  async function watch() {
    atTheEnd();
    if (race.isShared) say(t(race.open === false ? 'link-opened-running' : 'link-opened'));
    await replay.go(0);
  }

  /** Bots move until a person has to. */
  async function goOn() {
    const mine = ++course;
    while (!isClosed && now.turn !== 'over') {
      if (mine !== course) return;
      if (isFollowing) return follow();
      const seat = /** @type {number} */ (now.turn);
      const bot = race.seats[seat]?.bot;
      if (!bot) return offer();
      render();
      const { ply } = now;
      const thinking = thinkThrough(byId('choices'), () => request('think', { ply, bot }));
      const [hurry] = await Promise.all([thinking, pause(THINK[settings.pace])]);
      await returned();
      if (isClosed || mine !== course) return;
      isBusy = true;
      await play(await done('play', { ply, bot, seat: eyes, hurry }));
      isBusy = false;
    }
    if (!isClosed) atTheEnd();
  }

  /** The race is over, or another's: see the result or the race again, race again, leave. */
  function atTheEnd() {
    render();
    fill(
      byId('choices'),
      el(
        'div',
        { class: 'buttons' },
        el('button', { type: 'button', class: 'main', onclick: () => onLeave('again') }, t('podium-again')),
        now.turn === 'over' && el('button', { type: 'button', onclick: () => void podium(ending) }, t('podium-result')),
        hasReview() && el('button', { type: 'button', onclick: () => void review() }, t('review-open')),
        el('button', { type: 'button', onclick: () => void replay.go(0) }, t('replay-open')),
        el('button', { type: 'button', onclick: onShare }, t('share-open')),
        el('button', { type: 'button', onclick: () => onLeave('home') }, t('podium-home')),
      ),
    );
  }

  function offer() {
    render();
    sound.play('turn');
    announce(headline());
    choices.offer(now, eyes === null);
    board.host.classList.add('is-live');
  }

  /** A person's action. @param {string} action */
  async function act(action) {
    if (isBusy || replay.ply !== null) return;
    isBusy = true;
    choices.clear();
    board.host.classList.remove('is-live');
    try {
      await play(await done('act', { seat: now.turn, ply: now.ply, action, public: eyes === null }));
      isBusy = false;
      await goOn();
    } catch (error) {
      recover(error);
    }
  }

  /** Something failed in mid-race: a person can choose again, a bot is asked again when somebody says so. @param {any} error */
  function recover(error) {
    isBusy = false;
    if (isClosed) return;
    if (error?.code === 'stuck') return void keeper.stop(() => void goOn().catch(recover));
    const isPersons = now.turn !== 'over' && !race.seats[now.turn]?.bot;
    if (isPersons) {
      offer();
      trouble(error);
    } else notice(why(error), [{ words: t('trouble-retry'), act: () => void goOn().catch(recover) }]);
  }

  /** Back by a decision, or forward again; the engine says how far. @param {'undo' | 'redo'} verb */
  async function takeBack(verb) {
    if (isBusy || isFollowing || replay.ply !== null) return;
    isBusy = true;
    course++;
    choices.clear();
    board.host.classList.remove('is-live');
    try {
      const how = verb === 'undo' ? { practice: race.practice === true } : {};
      const update = await done(verb, { ply: now.ply, seat: eyes, seats: people, ...how });
      if (verb === 'undo') goneBack(update);
      else await play(update);
      isBusy = false;
      await goOn();
    } catch (error) {
      recover(error);
    }
  }

  /** @param {Update} update */
  function goneBack(update) {
    now = update;
    log.cut(now.ply);
    board.show(now.drawing);
    caption(t('undo-done'));
    announce(t('undo-done'));
  }

  /** Finish cards behind a curtain. */
  async function bet() {
    const seat = /** @type {number} */ (now.turn);
    const action = await chooseInSecret({ seat, names, fetch: () => request('show', { seat }) });
    if (action) await act(action);
  }

  /** Everything that happened, then the truth. @param {Update} update */
  async function play(update) {
    stage.calm();
    isPlaying = true;
    for (const [at, event] of update.events.entries()) {
      await returned();
      if (isClosed) return;
      log.add(event);
      const words = tell(event, told);
      if (at === 0 && update.why && !race.serious) log.why(tellWhy(update.why, names));
      caption(words);
      announce(words);
      await stage.play(event, update, update.frames[at] ?? []);
      if (event.type === 'LegEnded') await ledger(event, update);
    }
    isPlaying = false;
    now = update;
    board.show(update.drawing);
    render();
    if (update.turn === 'over') {
      ending = update.events;
      await podium(ending);
    }
  }

  /** @param {import('../engine/messages.js').GameEvent} event @param {Update} update */
  async function ledger(event, update) {
    const scores = update.events.filter(({ type }) => type === 'LegScored');
    await showLedger(event, scores, names, { last: update.turn === 'over', sound });
  }

  /** @param {import('../engine/messages.js').GameEvent[]} events of the action that ended the race */
  async function podium(events) {
    const { scores } = await request('scores');
    const next = await showPodium(events, { told, scores, sound, hasReview: hasReview() });
    if (isClosed) return;
    if (next === 'review') await review();
    else if (next === 'again' || next === 'home') onLeave(next);
  }

  const hasReview = () => now.turn === 'over' && people.length > 0;

  /** What the race teaches; from any decision it can be tried again. */
  async function review() {
    const [{ showReview }, { scores }] = await Promise.all([import('./review.js'), request('scores')]);
    if (isClosed) return;
    const ply = await showReview({ told, people, scores, request });
    if (ply !== null && !isClosed) await fork(ply, race.seats).catch(trouble);
  }

  // ---- other tabs

  /** The race as it is kept: another tab may have played on. */
  async function freshen() {
    const kept = race.isShared ? null : await raceKept(race.id).catch(() => null);
    if (kept) Object.assign(race, kept);
  }

  /** Another tab plays: this one shows what it does. */
  function follow() {
    render();
    choices.clear();
    fill(
      byId('choices'),
      el(
        'div',
        { class: 'follows' },
        el('p', { role: 'status' }, t('tabs-follows')),
        el('button', { type: 'button', class: 'main', onclick: place.askFor }, t('tabs-take')),
      ),
    );
  }

  let isLooking = false;

  /** The other tab has kept something: show it, once for all that comes meanwhile. */
  function catchUp() {
    if (!isFollowing || !now || isLooking) return;
    isLooking = true;
    const look = () => {
      isLooking = false;
      return lookAgain();
    };
    working = working.then(look).catch(trouble);
  }

  async function lookAgain() {
    if (isClosed) return;
    await freshen();
    now = await keeper.beginAgain();
    const { events } = await request('log', { seat: eyes });
    log.cut(-1);
    for (const event of events) log.add(event);
    ending = events.filter((/** @type {any} */ { ply }) => ply === now.ply);
    if (isClosed || replay.ply !== null) return;
    board.show(now.drawing);
    caption(ending.map((event) => tell(event, told)).join(' '));
    if (now.turn === 'over') atTheEnd();
    else follow();
  }

  /** The other tab stopped, was closed or crashed: this one plays on. */
  async function takeOver() {
    catchUp();
    await working;
    if (isClosed) return;
    isFollowing = false;
    if (now.turn === 'over') return;
    say(t('tabs-yours'));
    await goOn().catch(recover);
  }

  function waitForTurn() {
    if (isWaiting) return;
    isWaiting = true;
    void place.wait().then((isMine) => {
      isWaiting = false;
      if (isMine && !isClosed) void takeOver();
    });
  }

  /** Another tab wants to play: what is being done is kept first. */
  async function giveWay() {
    if (isFollowing || isClosed || !now) return;
    await stepAside();
    waitForTurn();
    if (now.turn !== 'over' && replay.ply === null) follow();
  }

  async function stepAside() {
    isFollowing = true;
    course++;
    stage.hurry();
    closeDialogs();
    choices.clear();
    board.host.classList.remove('is-live');
    await working;
    place.release();
  }

  // A page that is put away and taken out again: meanwhile another tab may have played.
  const putAway = (/** @type {PageTransitionEvent} */ { persisted }) => {
    if (persisted && !isFollowing && now) void stepAside();
  };
  const takenOut = (/** @type {PageTransitionEvent} */ { persisted }) => {
    if (persisted && isFollowing) waitForTurn();
  };
  addEventListener('pagehide', putAway);
  addEventListener('pageshow', takenOut);

  // ---- what the screen says

  /** Whose turn it is; while the dice decide, whose they are. @param {Update} update */
  const mover = ({ turn, view }) => (turn === 'over' ? null : typeof turn === 'number' ? turn : view.seat);

  function headline(update = now) {
    const seat = mover(update);
    if (seat === null) return t('turn-over');
    const name = isolated(names[seat] ?? '');
    if (race.seats[seat]?.bot) return t('turn-bot', { name });
    return seat === eyes ? t('turn-yours') : t('turn-person', { name });
  }

  function render(update = now) {
    const { view } = update;
    const turn = mover(update);
    const left = view.pyramid.length - (view.edition === 'camel2' ? 1 : 0);
    byId('turn').className =
      turn === null
        ? 'is-over'
        : `seat-${turn}${turn === eyes || (eyes === null && !race.seats[turn]?.bot) ? ' is-yours' : ''}`;
    byId('turn').classList.toggle('is-unsaved', !keeper.isSaved);
    fill(byId('turn-face'), turn === null ? null : face(turn));
    fill(byId('turn-who'), headline(update));
    const notes = [
      t('turn-leg', { leg: view.leg }),
      t('turn-dice', { left }),
      ...(race.practice ? [t('turn-practice')] : []),
      ...(keeper.isSaved ? [] : [t('turn-unsaved')]),
    ];
    fill(byId('turn-leg'), notes.join(' · '));
    renderUndo();
    showPlayers(byId('players'), view, names, turn, tapPlayer);
    document.title = `${headline(update)} · ${t('site-name')}`;
    coach.look(update);
  }

  /** What may be taken back: one's own last action while nothing came of it; in practice, anything. */
  function renderUndo() {
    const isFree = !race.isShared && !isFollowing && !isPlaying && replay.ply === null;
    const mayUndo = race.practice ? now.back : now.undo !== null && people.includes(now.undo);
    byId('undo').hidden = !(isFree && mayUndo);
    byId('redo').hidden = !(isFree && now.redo);
  }

  /** @param {string} words */
  const caption = (words) => fill(byId('caption'), words);

  /** @param {any} error */
  const trouble = (error) => say(why(error));

  /** @param {any} error */
  const why = (error) =>
    error?.code ? refusal({ code: error.code, params: error.params ?? {} }, names) : String(error);

  // ---- taps

  /** @param {Element} thing */
  async function tapBoard(thing) {
    if (replay.ply !== null || isSkipping) return;
    if (isFollowing) return say(t('tabs-follows'));
    if (!choices.isOpen) {
      if (now && now.turn !== 'over') say(t('not-your-turn', { name: isolated(names[now.turn] ?? '') }));
      return;
    }
    const actions = (thing.getAttribute('data-actions') ?? '').split(' ').filter(Boolean);
    if (actions.length) return choices.tapped(actions);
    if (thing.id.startsWith('pile-')) return choices.wantCards();
    await explain(thing.getAttribute('data-why') ?? '');
  }

  /** Say why an action is not possible. @param {string} action */
  async function explain(action) {
    const { reason } = await request('why', { seat: now.turn, action });
    if (reason) say(refusal(reason, names));
  }

  /** @param {number} seat */
  async function tapPlayer(seat) {
    if (!choices.isOpen || replay.ply !== null) return;
    if (now.legal.some((offer) => offer.action === `p:${seat}`)) choices.tapped([`p:${seat}`]);
  }

  // ---- looking back

  let said = '';

  function lookBack() {
    stage.hurry();
    said = byId('caption').textContent ?? '';
    byId('table').classList.add('is-past');
    document.body.classList.remove('shows-log');
    board.host.classList.remove('is-live');
  }

  /** @param {Update} then */
  function showPast(then) {
    board.show(then.drawing);
    render(then);
    log.mark(then.ply);
    caption(then.events.map((event) => tell(event, told)).join(' '));
  }

  function lookAhead() {
    byId('table').classList.remove('is-past');
    log.mark(null);
    board.show(now.drawing);
    caption(said);
    render();
    if (choices.isOpen) board.host.classList.add('is-live');
    comeBack();
  }

  const replay = createReplay(byId('past'), {
    fetch: (ply) => request('show', { seat: eyes, ply }),
    show: showPast,
    length: () => ({ last: log.last, legs: log.legs }),
    onOpen: lookBack,
    onClose: lookAhead,
    onTrouble: (error) => trouble(error),
    onFork: race.open === false ? null : (ply) => void fork(ply).catch(trouble),
    now: () => t(race.over || race.isShared ? 'replay-end' : 'log-now'),
    stage,
  });

  /** @param {number} ply @param {import('../store/games.js').Seat[]} [seats] who plays on, if that is known */
  async function fork(ply, seats) {
    const copy = await playOn({ race, ply, eyes, request, seats });
    if (copy && !isClosed) onFork(copy);
  }

  /** Bots and animations wait while somebody looks back. */
  const returned = () =>
    replay.ply === null
      ? Promise.resolve()
      : new Promise((resolve) => {
          comeBack = () => resolve(undefined);
        });

  byId('undo').onclick = () => void takeBack('undo');
  byId('redo').onclick = () => void takeBack('redo');
  /** A tap that skips does nothing else, even if it ends when a choice is open already. */
  const skip = () => {
    isSkipping = isPlaying;
    stage.hurry();
  };
  const skipped = () => {
    isSkipping = false;
  };
  board.host.addEventListener('pointerdown', skip);
  board.host.addEventListener('click', skipped);
  board.host.addEventListener('keydown', skipped, { capture: true });
  begin().catch((error) => {
    if (isClosed) return;
    if (!NOT_BOOTED.includes(error.code)) notice(cannotBegin(error), wayOut());
    onLeave('home');
  });

  /** @param {{ code?: string, params?: Record<string, any> }} error */
  function cannotBegin({ code = 'internal', params = {} }) {
    if (race.save === null || code === 'stuck') return refusal({ code, params }, names);
    const why = refusal({ code: hasWords(code) ? code : 'not-a-save', params }, names);
    return t('trouble-save-unreadable', { why });
  }

  /** A race that cannot be opened can still be handed over. */
  const wayOut = () =>
    race.save === null || race.isShared
      ? []
      : [
          { words: t('trouble-export'), act: () => rescue(race), stays: true },
          { words: t('trouble-close'), act: () => {} },
        ];

  return {
    tapBoard: (/** @type {Element} */ thing) => void tapBoard(thing).catch(trouble),
    /** Leave the table; done when everything is kept. */
    close() {
      isClosed = true;
      stage.hurry();
      closeDialogs();
      coach.close();
      choices.clear();
      replay.end();
      comeBack();
      byId('undo').hidden = true;
      byId('redo').hidden = true;
      board.host.removeEventListener('pointerdown', skip);
      board.host.removeEventListener('click', skipped);
      board.host.removeEventListener('keydown', skipped, { capture: true });
      board.host.classList.remove('is-live');
      byId('table').classList.remove('is-past');
      removeEventListener('pagehide', putAway);
      removeEventListener('pageshow', takenOut);
      return working
        .then(() => place.leave())
        .then(() => engine.call('close', { table: race.id }))
        .catch(() => {});
    },
  };
}
