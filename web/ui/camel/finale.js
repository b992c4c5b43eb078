// The last part of a race: the banner when a camel comes near the line, the photo of a close finish, the winner's lap.
import { t } from '../../i18n/index.js';
import { confetti } from '../confetti.js';
import { art, el } from '../dom.js';
import { copyOf } from '../overlay.js';
import { camelPicture } from './portrait.js';

const NEAR = 14; // from this space on the line can be crossed by one die
const RACERS = 'bgyrp';
// Milliseconds at normal speed.
const BANNER = { full: 1200, short: 800 };
const PHOTO = 850;
const PARADE = 1600;
const CORNERS = ['space-1', 'space-4', 'space-8', 'space-12', 'space-16'];
const STRIDES = 14; // in a lap

/** @param {import('../stage.js').Tools} tools */
export function createFinale(tools) {
  const { board, overlay, sound, move, wait, isStill, isCalm, lasting } = tools;
  /** The banner is shown once a race, and never for what was so before. @type {'far' | 'near' | 'told'} */
  let stretch = 'far';

  /** @param {string} racer */
  const spaceOf = (racer) => Number(board.thing(`camel-${racer}`)?.dataset.space ?? 0);
  const isNear = () => Math.max(...Array.from(RACERS, spaceOf)) >= NEAR;

  /** Before a unit moves. */
  function lookAhead() {
    if (stretch === 'far' && isNear()) stretch = 'told';
  }

  /** After it has moved. @param {boolean} isLegOver then the next leg begins with the banner */
  async function lookAgain(isLegOver) {
    if (stretch === 'far' && isNear()) stretch = 'near';
    if (!isLegOver) await announceStretch();
  }

  async function announceStretch() {
    if (stretch !== 'near') return;
    stretch = 'told';
    if (isStill()) return;
    sound.play('drum');
    const banner = overlay.put(el('div', { class: 'stretch' }, el('b', {}, t('stage-stretch'))));
    await move(banner, isCalm() ? FADE : SWEEP, lasting(BANNER), 'linear');
    overlay.take(banner);
  }

  /** @param {string} ranking */
  async function finish(ranking) {
    const [first = '', second = ''] = ranking;
    if (isStill()) return sound.play('fanfare');
    if (Math.abs(spaceOf(first) - spaceOf(second)) <= 1) await photo(first, second);
    sound.play('fanfare');
    if (isCalm()) await wait(PHOTO);
    else await Promise.all([confetti(tools, PARADE), lap(first)]);
  }

  /** A picture of the two, developed on the spot. @param {string} first @param {string} second */
  async function photo(first, second) {
    sound.play('photo');
    const picture = overlay.canvas();
    const pair = [first, second].flatMap((racer) => board.thing(`camel-${racer}`) ?? []);
    picture.setAttribute('viewBox', boxRound(pair));
    for (const layer of ['spaces', 'camels']) {
      const thing = board.thing(layer);
      if (thing) picture.append(copyOf(thing));
    }
    const light = el('div', { class: 'photo-light' });
    const card = el(
      'div',
      { class: 'photo' },
      el('div', { class: 'photo-film' }, picture, light),
      el('b', {}, t('stage-photo')),
    );
    overlay.put(card);
    const shown = isCalm() ? FADE : DEVELOPED;
    await Promise.all([
      move(card, shown, PHOTO, 'ease-out'),
      move(light, [{ opacity: 0.9 }, { opacity: 0 }], PHOTO * 0.5),
    ]);
    overlay.take(card);
  }

  /** The winner runs round the track with a garland. @param {string} racer */
  async function lap(racer) {
    const corners = CORNERS.flatMap((id) => board.thing(id) ?? []);
    const runner = el(
      'div',
      { class: 'lap' },
      el('div', { class: 'stride' }, camelPicture(racer), art(['emblem-winner'], '-20 -20 40 40', 'medal')),
    );
    overlay.put(runner);
    const stride = /** @type {HTMLElement} */ (runner.firstChild);
    const way = corners.map((corner) => {
      const { x, y, width, height } = overlay.boxOf(corner);
      return `translate(${x + width / 2}px, ${y + height / 2}px)`;
    });
    await Promise.all([move(runner, round(way), PARADE, 'linear'), move(stride, galloping(), PARADE, 'linear')]);
    overlay.take(runner);
  }

  return { lookAhead, lookAgain, announceStretch, finish };
}

const FADE = [0, 1, 1, 0].map((opacity) => ({ opacity }));
const SWEEP = [
  { transform: 'translateX(-110%) skewX(-8deg)', offset: 0, easing: 'ease-out' },
  { transform: 'translateX(0) skewX(-8deg)', offset: 0.2 },
  { transform: 'translateX(3%) skewX(-8deg)', offset: 0.8, easing: 'ease-in' },
  { transform: 'translateX(110%) skewX(-8deg)', offset: 1 },
];
const DEVELOPED = [
  { transform: 'rotate(-14deg) scale(0.4)', opacity: 0, offset: 0 },
  { transform: 'rotate(-4deg) scale(1)', opacity: 1, offset: 0.2 },
  { transform: 'rotate(-3deg) scale(1.02)', opacity: 1, offset: 0.85 },
  { transform: 'rotate(-2deg) scale(1.02)', opacity: 0, offset: 1 },
];

/** Corner by corner; on the way back it looks the other way. @param {string[]} way @returns {Keyframe[]} */
const round = (way) =>
  way.flatMap((place, at) => {
    const offset = at / (way.length - 1);
    /** @param {number} leg */
    const looking = (leg) => (leg === 1 || leg === 2 ? 'scaleX(-1)' : 'scaleX(1)');
    return [looking(at - 1), looking(at)].map((look) => ({ offset, transform: `${place} ${look}` }));
  });

/** @returns {Keyframe[]} */
const galloping = () =>
  Array.from({ length: STRIDES * 2 + 1 }, (_, at) => ({
    transform: at % 2 ? 'translateY(-22%) rotate(-7deg)' : 'translateY(0) rotate(4deg)',
  }));

/** The part of the board round some things, as a viewBox. @param {SVGGraphicsElement[]} things */
function boxRound(things) {
  const boxes = things.map((thing) => {
    const { x, y, width, height } = thing.getBBox();
    const { e = 0, f = 0 } = thing.transform.baseVal.consolidate()?.matrix ?? {};
    return [x + e, y + f, x + e + width, y + f + height];
  });
  const side = (/** @type {number} */ at) => boxes.map((box) => box[at] ?? 0);
  const [left, top, right, bottom] = [
    Math.min(...side(0)),
    Math.min(...side(1)),
    Math.max(...side(2)),
    Math.max(...side(3)),
  ];
  return `${left - 12} ${top - 12} ${right - left + 24} ${bottom - top + 24}`;
}
