// The two moments that the settings' preview shows; the build has them drawn.
import drawn from 'drawing:preview';

export const drawing =
  /** @type {{ before: import('../engine/messages.js').Drawing, after: import('../engine/messages.js').Drawing }} */ (
    drawn
  );
