// How a unit runs: riders bob, a landing squashes the stack, a booed unit slides under the others. And what a tile does.
import { art, el } from '../dom.js';
import { css, hop, numbers, shaking } from '../stage.js';

// Milliseconds at normal speed.
const SLIP = { full: 560, short: 340 };
const LANDING = { full: 150, short: 100 };
const REACTION = { full: 420, short: 280 };
const LIFT = 26; // how high a stack jumps while a unit slips under it, in units of the board

/** @param {import('../stage.js').Tools} tools */
export function createRun({ board, overlay, sound, panelOf, move, isStill, isCalm, lasting, step, fly }) {
  /** @param {{ unit: string, met: string, under: boolean, cause: string }} moved @param {import('../../engine/messages.js').Drawing[]} frames */
  async function run({ unit, met, under, cause }, frames) {
    if (cause !== 'die') sound.play(under ? 'slip' : 'cheer');
    const [last, ...first] = [...frames].reverse();
    for (const layer of first.reverse()) await step(layer, { leap: riding(unit) });
    if (!last) return;
    if (under && met) await step(last, { leap: slipping(unit), ms: lasting(SLIP), sound: 'slip' });
    else await step(last, { leap: riding(unit) });
    if (met) await land(under ? unit + met : met + unit);
  }

  /** The stack gives way under what has landed on it. @param {string} stack */
  async function land(stack) {
    if (isCalm()) return;
    const camels = Array.from(stack, (camel) => board.thing(`camel-${camel}`));
    await Promise.all(camels.map((camel, height) => move(camel, squash(camel, height), lasting(LANDING))));
  }

  /** The tile's owner cheers or throws something; the coin goes to them. @param {{ seat: number, side: string, space: number }} paid */
  async function react({ seat, side, space }) {
    const tile = board.thing(`tile-${seat}`);
    const coin = fly(art(['coin'], '-16 -16 32 32', 'flying'), board.thing('bank'), panelOf(seat));
    sound.play('coin');
    if (isCalm()) return coin;
    const runner = board.host.querySelector(`[data-camel][data-space="${space}"]`);
    const ms = lasting(REACTION);
    const shown =
      side === '+'
        ? Promise.all([move(tile, jumping(tile), ms), ...burst(tile, ms)])
        : Promise.all([move(tile, shaking(tile), ms), pelt(tile, runner, ms)]);
    await Promise.all([shown, coin]);
  }

  /** Bits of paper over a tile. @param {Element | null} tile @param {number} ms */
  function burst(tile, ms) {
    if (!tile || isStill()) return [];
    return [-0.17, -0.1, -0.03, 0.04, 0.11, 0.18].map(async (share, at) => {
      const bit = overlay.put(el('i', { class: `bit bit-${at}` }));
      const [{ x, y }, { width }] = [inside(tile), overlay.size()];
      const [aside, up, down] = [share * width, (0.7 * Math.abs(share) - 0.24) * width, -0.02 * width];
      await move(
        bit,
        [
          { transform: `translate(${x}px, ${y}px)` },
          { transform: `translate(${x + aside * 0.8}px, ${y + up}px) rotate(160deg)`, offset: 0.45 },
          { transform: `translate(${x + aside}px, ${y + down}px) rotate(320deg)`, opacity: 0.4 },
        ],
        ms,
      );
      overlay.take(bit);
    });
  }

  /** A tomato. @param {Element | null} tile @param {Element | null} target @param {number} ms */
  async function pelt(tile, target, ms) {
    if (!tile || !target || isStill()) return;
    const tomato = overlay.put(el('div', { class: 'tomato' }, art(['tomato'], '-10 -12 20 21')));
    const [from, to] = [inside(tile), inside(target)];
    const place = (/** @type {{ x: number, y: number }} */ { x, y }, /** @type {string} */ more) => ({
      transform: `translate(${x}px, ${y}px) ${more}`,
    });
    const top = { x: (from.x + to.x) / 2 + 22, y: Math.min(from.y, to.y) - 46 };
    await move(
      tomato,
      [place(from, 'scale(0.7)'), place(top, 'rotate(150deg)'), place(to, 'rotate(300deg) scale(1.5, 1.1)')],
      ms,
    );
    overlay.take(tomato);
  }

  /** The middle of a thing, seen from the layer over the board. @param {Element} thing */
  function inside(thing) {
    const { x, y, width, height } = overlay.boxOf(thing);
    return { x: x + width / 2, y: y + height / 2 };
  }

  return { run, react };
}

/** @param {Element | null} camel @param {number} height in its stack @returns {Keyframe[]} */
function squash(camel, height) {
  const place = css(camel?.getAttribute('transform'));
  return [
    { transform: place },
    { transform: `${place} translateY(${2 * height + 2}px) scale(1.05, 0.9)` },
    { transform: place },
  ];
}

/** @param {Element | null} tile @returns {Keyframe[]} */
function jumping(tile) {
  const place = css(tile?.getAttribute('transform'));
  return [0, -16, 0, -9, 0].map((y) => ({ transform: `${place} translateY(${y}px)` }));
}

/** Each rider leaves the one below it a little later and higher: a wave. @param {string} unit @returns {import('../stage.js').Leap} */
const riding = (unit) => (from, to, id) => {
  const height = unit.indexOf(id.at(-1) ?? '');
  if (from === undefined || height <= 0) return hop(from, to, id);
  const [[a, b], [c, d]] = [numbers(from), numbers(to)];
  const lag = Math.min(0.12 * height, 0.36);
  const up = Math.min(b, d) - 12 - 4 * height;
  return [
    { transform: css(from) },
    {
      transform: `translate(${a + (c - a) * (0.5 + lag / 2)}px, ${up}px) rotate(${c < a ? 5 : -5}deg)`,
      offset: 0.5 + lag / 2,
    },
    { transform: css(to) },
  ];
};

/** The unit stays low; the others jump and come down on it. @param {string} unit @returns {import('../stage.js').Leap} */
const slipping = (unit) => (from, to, id) => {
  if (from === undefined) return hop(from, to, id);
  if (!unit.includes(id.at(-1) ?? '')) {
    const up = `${css(to)} translateY(${-LIFT}px) rotate(-4deg)`;
    return [
      { transform: css(from) },
      { transform: up, offset: 0.3 },
      { transform: up, offset: 0.68 },
      { transform: css(to) },
    ];
  }
  const low = 'scale(1.04, 0.86)';
  return [
    { transform: `${css(from)} scale(1)` },
    { transform: `${css(from)} ${low}`, offset: 0.2 },
    { transform: `${css(to)} ${low}`, offset: 0.68 },
    { transform: `${css(to)} scale(1)` },
  ];
};
