// The first script of a page that will need Python at once: the worker begins to fetch while the page still loads.

import { startAhead } from './first.js';

if (typeof WebAssembly === 'object') startAhead();
