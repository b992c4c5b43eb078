// What browser tests drive: the engine's client and nothing else, on an empty page. Browsers that no test can drive
// open it with `?report`; it then plays a leg by itself and posts what happened to where it came from.

import { createEngine } from '../../web/engine/client.js';
import { checkText } from '../../web/engine/gate.js';
import * as offline from '../../web/engine/offline.js';

Object.assign(globalThis, { probe: { createEngine, checkText, offline, version: VERSION } });

/** @type {string[]} */
const violations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));

async function playLeg() {
  const engine = createEngine();
  await engine.ready;
  const boot = performance.now();
  const table = { table: 'leg', seat: 0 };
  let update = await engine.call('new', { ...table, game: 'camel2', seats: 4, seed: 'leg' });
  while (!update.events.some((/** @type {{ type: string }} */ { type }) => type === 'LegEnded')) {
    update = await engine.call('play', { ...table, ply: update.ply, bot: 'regular' });
  }
  return {
    from: engine.from,
    boot,
    leg: performance.now() - boot,
    plies: update.ply,
    position: update.position,
    violations,
  };
}

if (new URLSearchParams(location.search).has('report')) {
  const told = await playLeg().catch((failure) => ({ failure: String(failure) }));
  await fetch('report', { method: 'POST', body: JSON.stringify(told) });
}
