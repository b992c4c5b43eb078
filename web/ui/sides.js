// Where people sit round one tablet: each at a side of it, in turn from the near one, until somebody says otherwise.
import { rememberedSides, rememberSides, settings } from '../store/settings.js';

/** By how many degrees a thing is turned to face somebody at the near, left, far and right side. @typedef {0 | 90 | 180 | 270} Side */

/** A tablet that lies on the table; a phone is held by one person at a time. */
const TABLET = matchMedia('(min-width: 44rem) and (min-height: 44rem)');

/** @param {() => void} listener hears when the screen becomes a tablet's or stops being one */
export function onTabletChange(listener) {
  TABLET.addEventListener('change', listener);
}

/** Clockwise, by the number of people. @type {Record<number, Side[]>} */
const AROUND = {
  2: [0, 180],
  3: [0, 90, 270],
  4: [0, 90, 180, 270],
  5: [0, 0, 90, 180, 270],
  6: [0, 0, 90, 180, 180, 270],
  7: [0, 0, 90, 90, 180, 180, 270],
  8: [0, 0, 90, 90, 180, 180, 270, 270],
};

/**
 * @param {number[]} people the seats that are people's
 * @param {number | null} eyes whose eyes look; nobody's round one tablet
 */
export function createSides(people, eyes) {
  const isTablet = eyes === null && people.length > 1;
  const all = () => rememberedSides(people.length) ?? AROUND[people.length] ?? [];
  /** @param {number} seat @returns {Side} */
  const of = (seat) => all()[people.indexOf(seat)] ?? 0;
  return {
    /** The side of a person's seat; null if it is not turned to anybody. @param {number} seat @returns {Side | null} */
    of: (seat) =>
      isTablet && TABLET.matches && settings.seats === 'facing' && people.includes(seat) ? of(seat) : null,
    /** A quarter further. @param {number} seat */
    turn(seat) {
      const sides = people.map((one) => (one === seat ? (of(one) + 90) % 360 : of(one)));
      rememberSides(people.length, /** @type {Side[]} */ (sides));
    },
  };
}

/** @typedef {ReturnType<typeof createSides>} Sides */
