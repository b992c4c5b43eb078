// A finger that pulls a sheet down closes it. The sheet follows the finger; scrolling inside it stays the browser's.

const FAR = 90; // pixels that close
const FLICK = { pixels: 40, speed: 0.5 }; // so far and so fast (pixels a millisecond) closes too
const OUT = 160; // milliseconds to slide away
const OWN = 'input[type="range"], select, textarea'; // fields that need the movement themselves

/** @typedef {{ x: number, y: number, time: number }} Point */

/**
 * @param {HTMLElement} sheet
 * @param {() => void} close
 * @param {() => boolean} isCalm are movements switched off
 */
export function closeBySwipe(sheet, close, isCalm) {
  /** Where the finger came down; null if its movement is no swipe. @type {Point | null} */
  let start = null;
  /** The newest two points. @type {[Point, Point] | null} */
  let path = null;
  let isPulling = false;

  /** @param {TouchEvent} event */
  function down(event) {
    isPulling = false;
    start = event.touches.length === 1 && canPull(sheet, event.target) ? pointOf(event) : null;
    path = start && [start, start];
  }

  /** @param {TouchEvent} event */
  function move(event) {
    if (!start || !path) return;
    const now = pointOf(event);
    const [across, along] = [Math.abs(now.x - start.x), now.y - start.y];
    if (!isPulling && (along <= 0 || across > along)) return void (Math.max(across, -along) > 8 && forget());
    isPulling = true;
    path = [path[1], now];
    if (event.cancelable) event.preventDefault();
    sheet.style.translate = `0 ${Math.max(0, along)}px`;
  }

  function forget() {
    start = null;
  }

  function up() {
    if (!start || !path || !isPulling) return forget();
    const [before, last] = path;
    const along = last.y - start.y;
    const speed = (last.y - before.y) / Math.max(1, last.time - before.time);
    forget();
    if (along > FAR || (along > FLICK.pixels && speed > FLICK.speed)) slideOut(along);
    else settleBack(along);
  }

  /** @param {number} from */
  function slideOut(from) {
    if (isCalm()) return close();
    const film = sheet.animate([{ translate: `0 ${from}px` }, { translate: '0 100dvh' }], OUT);
    film.onfinish = close;
  }

  /** @param {number} from */
  function settleBack(from) {
    sheet.style.translate = '';
    if (!isCalm()) sheet.animate([{ translate: `0 ${from}px` }, { translate: '0 0' }], OUT);
  }

  sheet.addEventListener('touchstart', down, { passive: true });
  sheet.addEventListener('touchmove', move, { passive: false });
  sheet.addEventListener('touchend', up);
  sheet.addEventListener('touchcancel', () => {
    forget();
    sheet.style.translate = '';
  });
}

/** @param {TouchEvent} event @returns {Point} */
function pointOf({ touches, timeStamp }) {
  const { clientX = 0, clientY = 0 } = touches[0] ?? {};
  return { x: clientX, y: clientY, time: timeStamp };
}

/** Everything between the finger and the sheet is scrolled to its top, or the finger is on the title. @param {HTMLElement} sheet @param {EventTarget | null} target */
function canPull(sheet, target) {
  if (!(target instanceof Element) || target.closest(OWN)) return false;
  if (target.closest('.sheet-head')) return true;
  for (let at = /** @type {Element | null} */ (target); at; at = at === sheet ? null : at.parentElement)
    if (at.scrollTop > 0) return false;
  return true;
}
