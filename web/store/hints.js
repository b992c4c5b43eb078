// Hints that a device shows a few times and then no more.

const KEY = 'stampede.hints';

/** How often each hint was shown. @returns {Record<string, unknown>} */
function counts() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Should this hint be shown again? A yes counts as shown. @param {string} name @param {number} most */
export function takeHint(name, most) {
  const shown = counts();
  const before = Number(shown[name]) || 0;
  if (before >= most) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...shown, [name]: before + 1 }));
  } catch {
    // a device that keeps nothing gets the hint every time
  }
  return true;
}
