// The page's side of the service worker: keep the site for offline use, tell of a new version, switch on consent.

import { scriptURL } from './trusted.js';

const root = new URL('../', import.meta.url); // bundles live in assets/

/**
 * Starts keeping the site, which fetches everything the first time.
 * @param {object} [options]
 * @param {Promise<unknown>} [options.after] what should not have to share the network with it: the engine's boot
 * @param {(apply: () => Promise<void>) => void} [options.onWaiting] a new version is complete and waits for consent
 * @param {() => void} [options.onKept] everything is stored: the site works without a network from now on
 * @returns {Promise<boolean>} false where the browser keeps nothing: no service workers, blocked storage
 */
export async function watchForUpdate({ after, onWaiting = () => {}, onKept = () => {} } = {}) {
  if (!('serviceWorker' in navigator)) return false;
  await after?.catch(() => {});
  try {
    const url = scriptURL(new URL('sw.js', root));
    const registration = await navigator.serviceWorker.register(url, { scope: root.href, updateViaCache: 'none' });
    watch(registration, onWaiting);
    navigator.serviceWorker.ready.then(onKept);
    return true;
  } catch {
    return false;
  }
}

/** @param {ServiceWorkerRegistration} registration @param {(apply: () => Promise<void>) => void} onWaiting */
function watch(registration, onWaiting) {
  const isNews = () => registration.waiting && registration.active;
  if (isNews()) onWaiting(applyUpdate);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isNews()) onWaiting(applyUpdate);
    });
  });
}

/** Asks the server whether there is a new version; without a network nothing happens. */
export async function lookForUpdate() {
  const registration = await navigator.serviceWorker?.getRegistration(root.href);
  await registration?.update().catch(() => {});
}

/** Switches to the version that waits and loads the page again, once. */
export async function applyUpdate() {
  const registration = await navigator.serviceWorker.getRegistration(root.href);
  if (!registration?.waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('SKIP_WAITING');
}

/**
 * What `?reset` in the address asks for: forget the stored site, keep saves and settings, go on at the clean address.
 * @returns {Promise<boolean>} true if the page is about to be left: start nothing
 */
export async function resetIfAsked() {
  if (!new URL(location.href).searchParams.has('reset')) return false;
  try {
    const registration = await navigator.serviceWorker?.getRegistration(root.href);
    if (registration?.scope === root.href) await registration.unregister();
    const ours = (await caches.keys()).filter((name) => name.endsWith(root.href)); // the origin may have other sites
    await Promise.all(ours.map((name) => caches.delete(name)));
  } finally {
    location.replace(root);
  }
  return true;
}
