// The one Trusted Types policy of this site. A script's address passes if it is of the own origin, and no other does.

import { common } from './common.js';

/** @param {string | URL} url */
function ownOrigin(url) {
  const full = new URL(url, location.href);
  if (full.origin !== location.origin) throw new TypeError(`a script of another origin: ${full.origin}`);
  return full.href;
}

/** A page may make it once. */
common.policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy('app', { createScriptURL: ownOrigin });

/**
 * The address of a script of ours, as `new Worker`, `import()` and service workers want it.
 * @param {string | URL} url
 * @returns {string} to the type checker; a TrustedScriptURL where browsers know them
 */
export function scriptURL(url) {
  const checked = ownOrigin(url);
  const { policy } = common;
  return policy ? /** @type {string} */ (policy.createScriptURL(checked)) : checked;
}
