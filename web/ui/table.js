// A race on the screen: asks the engine, keeps every action, plays what happened, and lets people choose.
import { t } from '../i18n/index.js';
import { createAllowance } from './allowance.js';
import { createAsking } from './asking.js';
import { seatCast } from './cast.js';
import { createCoach } from './coach.js';
import { announce, closeDialogs, hush, notice, say } from './dialogs.js';
import { byId, fill, pause } from './dom.js';
import { createEars } from './ears.js';
import { offerFocus } from './focus.js';
import { createFollower } from './follower.js';
import { playOn } from './fork.js';
import { kitOf } from './kits.js';
import { createLog } from './log.js';
import { createMeanwhile } from './meanwhile.js';
import { thinkThrough } from './mind.js';
import { tellNotBegun } from './not-begun.js';
import { createPast } from './past.js';
import { createRecap } from './recap.js';
import { createResults } from './results.js';
import { createSkipping } from './skipping.js';
import { createStage } from './stage.js';
import { supervise } from './supervise.js';
import { createTaps } from './taps.js';
import { refusal } from './tell.js';
import { createTelling } from './telling.js';
import { askingTime, paced, thinkingTime } from './tempo.js';
import { createTurnBar } from './turnbar.js';

/**
 * @typedef {import('../engine/messages.js').Update} Update
 * @typedef {import('../store/games.js').Race} Race
 */

const NO_WAIT = () => {};

/**
 * @param {Race} race
 * @param {{ engine: import('../engine/client.js').Engine, board: import('./board.js').Board,
 *   sound: import('./sound.js').Sound, onLeave: (where: 'home' | 'again' | 'back') => void, onFork: (race: Race) => void,
 *   onShare: () => Promise<void> }} room
 *   `back`: to the screen from which the race was opened
 */
export function openTable(race, { engine, board, sound, onLeave, onFork, onShare }) {
  const names = race.seats.map((seat) => seat.name);
  const people = race.seats.flatMap((seat, at) => (seat.bot === null ? [at] : []));
  // several people round one screen see what all may see, and so does whoever follows a link
  const eyes = people.length === 1 && !race.isShared ? (people[0] ?? null) : null;
  const told = { names, game: race.game, eyes };
  const kit = kitOf(race.game);
  document.body.dataset.game = kit.name;
  seatCast(race);
  if (kit.hasLens) board.lens.open();
  else board.lens.close();
  const stage = createStage(board, (seat) => document.getElementById(`panel-${seat}`), sound, kit.motions);
  const allowance = createAllowance({ race, kit, stage });
  const asking = createAsking(() => breathe(allowance.spend(askingTime())));
  const choices = kit.createChoices(byId('choices'), {
    act: (action) => void act(action),
    request: (verb, fields) => request(verb, fields),
    board,
    told,
    people,
  });
  const follower = createFollower(race, {
    isLaidOut: () => now !== undefined,
    isClosed: () => isClosed,
    isOver: () => now.turn === 'over',
    isPast: () => past.isOpen,
    rest,
    queue: (work) => {
      working = working.then(work).catch(trouble);
    },
    settled: () => working,
    read: async () => {
      now = await keeper.beginAgain();
      log.cut(-1);
      await readLog();
    },
    show: () => {
      board.show(now.drawing);
      caption(telling.inWords(ending));
    },
    showEnd: atTheEnd,
    showInstead: (element) => {
      render();
      choices.clear();
      byId('choices').toggleAttribute('data-fills', true);
      fill(byId('choices'), element);
    },
    goOn: () => void goOn().catch(recover),
  });
  const keeper = supervise(race, { engine, eyes, isClosed: () => isClosed, onKept: follower.tellKept });
  const { request, commit } = keeper;
  const bar = createTurnBar(race, {
    names,
    people,
    eyes,
    isSaved: () => keeper.isSaved,
    isPast: () => past.isOpen,
    onTapPlayer: (seat) => taps.player(seat),
  });
  const results = createResults({
    told,
    people,
    sound,
    request,
    scores: () => now.scores,
    isOver: () => now.turn === 'over',
    isClosed: () => isClosed,
    onLeave,
    onShare,
    onReplay: () => void past.go(0),
    onTryAgain: (ply) => fork(ply, race.seats).catch(trouble),
  });
  const coach = createCoach({
    request,
    told,
    isPerson: (seat) => race.seats[seat]?.bot === null,
    isSerious: (race.serious ?? false) || !kit.hasCoach,
  });
  const hasOdds = kit.hasCoach && !race.serious;
  const ears = createEars({ board, told, people, hasOdds, request, headline: bar.headline });
  const log = createLog(byId('log'), told, (ply) => void past.go(ply));
  const past = createPast({
    race,
    board,
    stage,
    log,
    fetch: (ply) => request('show', { seat: eyes, ply }),
    now: () => now,
    canChoose: () => choices.isOpen,
    render,
    inWords: (events) => telling.inWords(events),
    onFork: (ply) => void fork(ply).catch(trouble),
    hasResult: () => now.turn === 'over',
    onResult: () => void results.podium(ending).catch(trouble),
    onLeave: () => onLeave('back'),
    onTrouble: trouble,
  });
  const telling = createTelling({
    race,
    kit,
    told,
    stage,
    log,
    sound,
    returned: past.returned,
    isClosed: () => isClosed,
  });
  const taps = createTaps({
    race,
    names,
    choices,
    now: () => now,
    isElsewhere: () => past.isOpen || skipping.isSkipping,
    isFollowing: () => follower.isFollowing,
    request,
  });
  const recap = createRecap(byId('recap'), { told, kit, onPick: ({ from, to }) => void past.again(from, to) });
  const meanwhile = createMeanwhile({ onSkip: skip, onHurry: hurryOn });
  const skipping = createSkipping(board.host, { isPlaying: () => telling.isPlaying, hurry: stage.hurry });
  /** @type {Update} */
  let now;
  /** @type {import('../engine/messages.js').GameEvent[]} */
  let ending = [];
  /** What is being done and kept right now. @type {Promise<unknown>} */
  let working = Promise.resolve();
  let isClosed = false;
  let isBusy = false;
  /** Are moves shown at once until a person decides? */
  let isHurrying = false;
  /** Ends the pause in which a bot seems to think. */
  let endPause = NO_WAIT;
  /** Goes up whenever the race takes another course: what an earlier course still waits for is not done any more. */
  let course = 0;

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
    await follower.claim();
    if (!isNew) await follower.freshen();
    now = await keeper.begin();
    if (isClosed) return;
    race.isShared ||= Boolean(now.stopped); // what is kept stays as it is: the part that opens is looked at
    const sealing = isNew ? keeper.seal(now) : Promise.resolve();
    sealing.catch(() => {}); // looked at below, when everybody is in; one may think meanwhile
    await (isNew ? play(now) : comeIn());
    if (follower.isFollowing) follower.waitForTurn();
    if (race.isShared || race.over) await watch();
    else await Promise.all([sealing, goOn().catch(recover)]);
    follower.catchUp(); // what happened meanwhile
  }

  /** To a race that has begun elsewhere or on another day. */
  async function comeIn() {
    if (now.ply > race.save.actions.length && !follower.isFollowing) await commit(now); // it stopped at a die, which has fallen now
    if (!race.isShared) race.seal ??= (await request('fair')).seal;
    await readLog();
    render();
    board.show(now.drawing);
  }

  async function readLog() {
    const { events } = await request('log', { seat: eyes });
    telling.write(events, now.ply);
    ending = events.filter((/** @type {any} */ { ply }) => ply === now.ply);
  }

  /** A race that is over, or another's: it is looked at from its first step. */
  async function watch() {
    atTheEnd();
    if (now.stopped) return watchStopped(now.stopped);
    if (race.isShared) say(t(race.open === false ? 'link-opened-running' : 'link-opened'));
    await past.watch({ isPlaying: race.isShared === true });
  }

  /** A race that used an earlier rule is shown at the step up to which it opens. @param {{ ply: number, of: number }} stopped */
  async function watchStopped({ ply, of }) {
    notice(t('race-stopped', { ply, of }), []);
    await past.watch({ isPlaying: false, from: now.ply });
  }

  /** Bots move until a person has to. */
  async function goOn() {
    const mine = ++course;
    while (!isClosed && now.turn !== 'over') {
      if (mine !== course) return;
      if (follower.isFollowing) return follower.follow();
      const seat = /** @type {number} */ (now.turn);
      const bot = race.seats[seat]?.bot;
      const isAside = kit.asideOf(now) !== null;
      const obvious = bot ? null : kit.answer(now, { eyes, people });
      if (!bot && obvious === null) return offer();
      if (isAside) asking.begin();
      if (obvious !== null) {
        isBusy = true;
        await showAnswer(await done('act', { seat, ply: now.ply, action: obvious, public: eyes === null }));
        isBusy = false;
        continue;
      }
      render();
      choices.look(now);
      meanwhile.offer(true);
      const { ply } = now;
      const thinking = thinkThrough(meanwhile.thinking, () => request('think', { ply, bot }));
      const [hurry] = await Promise.all([thinking, isAside || thinkingPause(seat)]);
      await past.returned();
      if (isClosed || mine !== course) return;
      isBusy = true;
      await showAnswer(await done('play', { ply, bot, seat: eyes, hurry }));
      isBusy = false;
    }
    if (!isClosed) atTheEnd();
  }

  /** What a seat answers in the midst of another's turn is seen when the pause of the question is over. @param {Update} update */
  async function showAnswer(update) {
    const isAnswered = kit.asideOf(update) === null || update.events.some(({ type }) => type in kit.words);
    if (kit.asideOf(now) !== null && isAnswered) await asking.end();
    if (!isClosed) await play(update);
  }

  /** A bot takes a moment, so that its turn can be followed. @param {number} seat */
  const thinkingPause = (seat) => breathe(allowance.next(seat, thinkingTime()));

  /** Nothing happens for a moment; a skip ends it. @param {number} ms at normal speed @returns {Promise<unknown>} */
  function breathe(ms) {
    if (isHurrying || !ms) return Promise.resolve();
    const ended = new Promise((resolve) => {
      endPause = () => resolve(undefined);
    });
    return Promise.race([pause(paced(ms)), ended]);
  }

  /** Show the rest of this move at once. */
  function skip() {
    endPause();
    stage.hurry();
  }

  /** Show everything at once until a person decides. */
  function hurryOn() {
    isHurrying = true;
    skip();
  }

  /** The race is over, or another's. */
  function atTheEnd() {
    isHurrying = false;
    meanwhile.offer(false);
    render();
    byId('choices').toggleAttribute('data-fills', true);
    offerFocus(byId('choices'), () => fill(byId('choices'), results.choices(ending)));
  }

  function offer() {
    asking.forget();
    hush();
    isHurrying = false;
    meanwhile.offer(false);
    if (typeof now.turn === 'number') recap.look(now.turn);
    render();
    sound.play('turn');
    announce(bar.headline(now));
    choices.offer(now, eyes === null);
    board.host.classList.add('is-live');
  }

  /** Nothing can be chosen any more. */
  function close() {
    choices.clear();
    board.host.classList.remove('is-live');
  }

  /** Whatever is under way is shown at once, and not gone on with. */
  function rest() {
    course++;
    stage.hurry();
    closeDialogs();
    close();
  }

  /** A person's action. @param {string} action */
  async function act(action) {
    if (isBusy || past.isOpen) return;
    isBusy = true;
    if (kit.asideOf(now) === null) allowance.begin();
    close();
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
    if (isBusy || follower.isFollowing || past.isOpen) return;
    isBusy = true;
    course++;
    close();
    try {
      const how = verb === 'undo' ? { practice: race.practice === true } : {};
      let update = await done(verb, { ply: now.ply, seat: eyes, seats: people, ...how });
      while (verb === 'undo' && update.back && kit.answer(update, { eyes, people }) !== null)
        update = await done(verb, { ply: update.ply, seat: eyes, seats: people, ...how });
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
    recap.cut(now.ply);
    board.show(now.drawing);
    caption(t('undo-done'));
    announce(t('undo-done'));
  }

  /** Everything that happened, then the truth. @param {Update} update */
  async function play(update) {
    stage.calm();
    if (isHurrying) stage.hurry();
    board.lens.release();
    meanwhile.offer(true);
    await telling.play(update);
    if (isClosed) return;
    if (typeof now.turn === 'number' && update !== now)
      recap.add({ seat: kit.asideOf(now) ?? now.turn, from: now.ply, to: update.ply, events: update.events });
    now = update;
    board.show(update.drawing);
    render();
    if (update.turn === 'over') {
      ending = update.events;
      await results.podium(ending, { isFirst: true });
    }
  }

  // ---- what the screen says

  function render(update = now) {
    const isFree = !race.isShared && !follower.isFollowing && !telling.isPlaying && !past.isOpen;
    bar.show(update);
    bar.offerUndo(isFree ? now : null);
    coach.look(update);
    ears.look(update);
  }

  /** @param {string} words */
  const caption = (words) => fill(byId('caption'), words);

  /** @param {any} error */
  function trouble(error) {
    say(why(error));
  }

  /** @param {any} error */
  const why = (error) =>
    error?.code ? refusal({ code: error.code, params: error.params ?? {} }, names, race.game) : String(error);

  /** @param {number} ply @param {import('../store/games.js').Seat[]} [seats] who plays on, if that is known */
  async function fork(ply, seats) {
    const copy = await playOn({ race, ply, eyes, request, seats });
    if (copy && !isClosed) onFork(copy);
  }

  byId('undo').onclick = () => void takeBack('undo');
  byId('redo').onclick = () => void takeBack('redo');
  byId('open-cards').onclick = () => void kit.openCards?.(engine.call).catch(trouble);
  begin().catch((error) => {
    if (isClosed) return;
    tellNotBegun(race, error);
    onLeave('home');
  });

  return {
    tapBoard: (/** @type {Element} */ thing) => void taps.board(thing).catch(trouble),
    enterBoard: ears.enterBoard,
    /** Leave the table; done when everything is kept. */
    close() {
      isClosed = true;
      stage.hurry();
      closeDialogs();
      coach.close();
      ears.end();
      choices.clear();
      choices.close();
      board.lens.close();
      past.end();
      skipping.end();
      recap.close();
      meanwhile.close();
      bar.offerUndo(null);
      board.host.classList.remove('is-live');
      return working
        .then(() => follower.leave())
        .then(() => engine.call('close', { table: race.id }))
        .catch(() => {});
    },
  };
}
