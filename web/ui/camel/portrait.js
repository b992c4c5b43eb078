// A camel on its own feet, out of the board's own art.
import { art } from '../dom.js';

/** @param {string} racer */
export const camelPicture = (racer) =>
  art(
    [
      'shade',
      `legs.fur-${racer}`,
      `neck.fur-${racer}`,
      `trunk.fur-${racer}`,
      `dress-${racer}`,
      `head.fur-${racer}@29,-44`,
      'grin@29,-44',
      `look-${racer}.${racer}@29,-44`,
    ],
    '-42 -64 94 84',
    'portrait',
  );
