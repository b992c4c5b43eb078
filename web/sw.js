// Keeps the whole site for use without a network. Files are compared with their sums while they are stored: one that
// is missing, cut or altered rejects the new version as a whole, and the old one goes on serving. A new version waits
// until the page says that the player agreed.

import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/** @type {ServiceWorkerGlobalScope} */
const scope = /** @type {any} */ (self);

precacheAndRoute(PRECACHE, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
cleanupOutdatedCaches();

// A page that is not kept: the network's answer, and without a network the start page, by its own address.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => fetch(request).catch(() => Response.redirect(scope.registration.scope)),
);

scope.addEventListener('message', ({ data }) => {
  if (data === 'SKIP_WAITING') scope.skipWaiting();
});

// The first version serves the page that installed it; a later one came by consent and the page loads again.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
