// The page of this site that was open before this one. Browsers without the Navigation API tell nothing about it.
import { leaveBy } from './history.js';

/** @returns {(() => Promise<boolean>) | null} a way back to that page, if there is one; false if the browser refuses */
export function wayBack() {
  const { navigation } = /** @type {any} */ (window);
  const before = navigation?.entries()[navigation.currentEntry.index - 1];
  if (!before || before.sameDocument) return null;
  return () => leaveBy(() => navigation.traverseTo(before.key).finished);
}
