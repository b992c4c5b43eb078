// Building a course: tiles chosen, turned and put in order, seen as a plan with advice; named, kept, shared, raced on.
import { LONGEST_NAME, plain } from '../engine/gate.js';
import enCourses from '../i18n/en/courses.ftl';
import { addWords, t } from '../i18n/index.js';
import { keepCourse } from '../store/courses.js';
import { courseFromLink } from './course-link.js';
import { courseCalled, createKept, shareCourse, triedToKeep } from './courses-kept.js';
import { createStrip, createTray, turned } from './courses-tiles.js';
import { say } from './dialogs.js';
import { el, fill } from './dom.js';
import { whyNot } from './share.js';
import { define, smallPicture } from './small.js';

addWords({ en: [enCourses] });

/**
 * @typedef {import('../engine/client.js').Engine} Engine
 * @typedef {{ tiles: string, name: string, id: string | null, seats: number, chosen: number | null }} Sheet
 * @typedef {{ key: string, params: Record<string, string | number> }} Said
 */

const FEW = 4;
const MANY = 6;
/** What the engine says about a course. */
const SAYS = new Set([
  'course-length',
  'course-crosses-itself',
  'course-short',
  'course-long',
  'course-few-bananas',
  'course-few-mangos',
  'course-few-stalls',
  'course-narrow',
  'course-muddy',
  'course-mud-early',
  'course-crossing-early',
  'no-such-tile',
  'tile-twice',
  'course-link-long',
  'course-link-damaged',
]);

/** What was on the table last is there again. @type {Sheet} */
let last = { tiles: '', name: '', id: null, seats: FEW, chosen: null };

/** @param {Said} said */
function inWords({ key, params }) {
  const safe = Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? plain(value) : value]);
  return SAYS.has(key) ? t(key, Object.fromEntries(safe)) : whyNot({ code: key, params });
}

/** Why a link to a course cannot be followed. @param {any} error */
const whyNoCourse = ({ code = 'internal', params = {} }) => inWords({ key: code, params });

/**
 * @param {HTMLElement} root
 * @param {{ engine: Engine, link?: string | null, onRace: (tiles: string, seats: number) => void,
 *   onLeave: (trouble?: string) => void }} page
 */
export function openCourses(root, { engine, link = null, onRace, onLeave }) {
  /** @type {Sheet} */
  const sheet = { ...last, chosen: null };
  let isOpen = true;
  let asked = 0;

  const plan = el('figure', { class: 'plan', role: 'img' });
  const facts = el('p', { class: 'facts' });
  const advice = el('ul', { class: 'remarks', 'aria-live': 'polite' });
  const name = el('input', {
    type: 'text',
    maxlength: LONGEST_NAME,
    autocomplete: 'off',
    oninput: () => {
      sheet.name = name.value;
    },
  });
  const race = el('button', { type: 'button', class: 'main race', onclick: begun }, t('courses-race'));
  const share = el(
    'button',
    { type: 'button', class: 'share-course', onclick: () => void shareCourse(sheet) },
    t('courses-share'),
  );
  const keep = el('button', { type: 'button', class: 'keep', onclick: kept }, t('courses-keep'));
  const mine = createKept({
    onOpen: (course) => lay({ ...course, chosen: null }),
    onChange: (course) => course.id === sheet.id && lay({ name: course.name }),
  });
  const tilesHere = el('div', { class: 'tiles' }, el('p', { class: 'faint' }, t('boot-waiting')));
  /** @type {ReturnType<typeof createTray> | null} */
  let tray = null;
  /** @type {ReturnType<typeof createStrip> | null} */
  let strip = null;

  fill(
    root,
    el(
      'header',
      {},
      el('h1', {}, t('courses-title')),
      el('button', { type: 'button', class: 'back', onclick: () => leave() }, t('form-back')),
    ),
    el('div', { class: 'seen' }, plan, facts),
    el(
      'div',
      { class: 'bench' },
      seats(),
      advice,
      tilesHere,
      el('div', { class: 'naming' }, el('label', {}, el('span', {}, t('courses-name')), name), keep),
      el('div', { class: 'buttons' }, race, share),
      el('h2', {}, t('courses-kept')),
      mine.element,
    ),
  );

  // ---- the sheet

  /** Something is different now. @param {Partial<Sheet>} change */
  function lay(change) {
    Object.assign(sheet, change);
    last = { ...sheet };
    if (name.value !== sheet.name) name.value = sheet.name;
    strip?.show(sheet.tiles, sheet.chosen);
    tray?.show(sheet.tiles);
    keep.disabled = sheet.tiles === '';
    share.disabled = sheet.tiles === '';
    void judge();
  }

  /** A face of the box was tapped: onto the course, off it, or turned over where it lies. @param {string} tile */
  function pick(tile) {
    const there = sheet.tiles.indexOf(tile);
    const other = sheet.tiles.indexOf(turned(tile));
    if (there >= 0) use('remove', there);
    else if (other >= 0) use('flip', other);
    else {
      const place = sheet.chosen === null ? sheet.tiles.length : sheet.chosen + 1;
      lay({
        tiles: sheet.tiles.slice(0, place) + tile + sheet.tiles.slice(place),
        chosen: sheet.chosen === null ? null : place,
      });
    }
  }

  /** @param {'earlier' | 'later' | 'flip' | 'remove'} tool @param {number} place */
  function use(tool, place) {
    const laid = Array.from(sheet.tiles);
    const [tile = ''] = laid.splice(place, 1);
    const to = tool === 'earlier' ? place - 1 : tool === 'later' ? place + 1 : place;
    if (to < 0 || to > laid.length) return;
    if (tool !== 'remove') laid.splice(to, 0, tool === 'flip' ? turned(tile) : tile);
    const next = tool === 'remove' ? null : to;
    lay({ tiles: laid.join(''), chosen: sheet.chosen === null ? null : next });
  }

  // ---- what the engine says

  /** The plan of what lies here, and advice; an answer that comes too late is not shown. */
  async function judge() {
    const now = ++asked;
    race.disabled = true;
    try {
      const shown = await engine.call('course', { tiles: sheet.tiles, seats: sheet.seats });
      if (isOpen && now === asked) show(shown);
    } catch (error) {
      if (isOpen && now === asked) fill(advice, el('li', { class: 'obstacle' }, whyNoCourse(error)));
    }
  }

  /** @param {any} shown */
  function show(shown) {
    fill(plan, smallPicture(root, shown));
    plan.setAttribute('aria-label', t('courses-plan'));
    fill(facts, t('courses-facts', { tiles: shown.tiles.length, rows: shown.rows }));
    race.disabled = shown.obstacle !== null;
    const said = shown.advice.map((/** @type {Said} */ it) => el('li', {}, inWords(it)));
    const obstacle = shown.obstacle && el('li', { class: 'obstacle' }, inWords(shown.obstacle));
    fill(advice, obstacle, said, !obstacle && !said.length && el('li', { class: 'good' }, t('courses-good')));
  }

  // ---- for how many, and where to begin

  function seats() {
    const choices = [FEW, MANY].map((count) =>
      el(
        'label',
        {},
        el('input', {
          type: 'radio',
          name: 'for',
          value: count,
          checked: sheet.seats === count,
          onchange: () => lay({ seats: count }),
        }),
        el('span', {}, t(count === FEW ? 'courses-for-few' : 'courses-for-many')),
      ),
    );
    return el('fieldset', { class: 'for' }, el('legend', {}, t('courses-for')), choices);
  }

  /** @param {Record<string, [string, string]>} circuits */
  function beginnings(circuits) {
    const select = el(
      'select',
      { name: 'from', onchange: () => begin(select.value) },
      el('option', { value: '' }, t('courses-from-choose')),
      el('option', { value: 'nothing' }, t('courses-from-nothing')),
      Object.keys(circuits).map((key) =>
        el(
          'option',
          { value: key },
          key === 'first' ? t('form-course-first') : t('form-course-number', { number: key }),
        ),
      ),
    );
    /** @param {string} from */
    function begin(from) {
      const [few = '', many = ''] = circuits[from] ?? [];
      if (from) lay({ tiles: sheet.seats === FEW ? few : many, name: '', id: null, chosen: null });
      select.value = '';
    }
    return el('label', { class: 'from' }, el('span', {}, t('courses-from')), select);
  }

  function kept() {
    const done = triedToKeep(() => {
      const { id, name: called } = keepCourse(sheet);
      lay({ id, name: called });
      say(t('courses-kept-now', { name: courseCalled(sheet) }));
    });
    if (done) mine.tell();
  }

  function begun() {
    close();
    onRace(sheet.tiles, sheet.seats);
  }

  /** @param {string} [trouble] */
  function leave(trouble) {
    close();
    onLeave(trouble);
  }

  // ---- the beginning

  async function open() {
    try {
      if (link !== null) await follow(link);
      const box = await engine.call('tiles', {});
      if (!isOpen) return;
      define(root, box.definitions);
      tray = createTray(box, pick);
      strip = createStrip(box, {
        onTool: use,
        onChoose: (place) => lay({ chosen: place === sheet.chosen ? null : place }),
      });
      const hint = el('p', { class: 'faint' }, t('courses-box-hint'));
      fill(tilesHere, strip.element, beginnings(box.circuits), el('h2', {}, t('courses-box')), hint, tray.element);
      lay({});
    } catch (error) {
      if (isOpen) leave(link === null ? whyNoCourse(error) : t('courses-link-failed', { why: whyNoCourse(error) }));
    }
  }

  /** A course that came by a link is laid out once the engine has found nothing wrong with it. @param {string} address */
  async function follow(address) {
    const found = courseFromLink(address);
    await engine.call('course', { tiles: found.tiles, seats: sheet.seats });
    Object.assign(sheet, found, { id: null, chosen: null });
  }

  /** Nothing stays in the page: art that is there twice has no name of its own. */
  function close() {
    isOpen = false;
    fill(root);
  }

  void open();
  return { close };
}
