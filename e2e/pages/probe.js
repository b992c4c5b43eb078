// What browser tests drive: the engine's client and nothing else, on an empty page.

import { createEngine } from '../../web/engine/client.js';
import { checkText } from '../../web/engine/gate.js';
import * as offline from '../../web/engine/offline.js';

Object.assign(globalThis, { probe: { createEngine, checkText, offline, version: VERSION } });
