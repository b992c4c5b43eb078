// The pictures in the list of lessons: boards that stand still, with the art of each course once on the page.
import { build } from '../ui/board.js';
import { picturesOf } from './scenes.js';
import { still } from './show.js';

/** @typedef {import('../engine/messages.js').Drawing} Drawing */

/** Put the pictures of a course into the list. @param {HTMLElement} list @param {string} course */
export async function showPictures(list, course) {
  const pictures = await picturesOf(course);
  const places = Array.from(list.querySelectorAll(`.course.${course} .picture`));
  list.append(artOf(Object.values(pictures)));
  for (const place of places) {
    const drawing = pictures[place.getAttribute('data-lesson') ?? ''];
    if (drawing) place.replaceChildren(filling(drawing));
  }
}

/** A board that fills its frame, whatever is cut off. @param {Drawing} drawing */
function filling(drawing) {
  const picture = still(drawing);
  picture.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  return picture;
}

/** All art that these drawings use, each piece once. @param {Drawing[]} drawings */
function artOf(drawings) {
  const pieces = drawings.flatMap(([, , [, , ...art]]) => art);
  const once = new Map(pieces.map((piece) => [piece[1].id, piece]));
  return build(['svg', { class: 'unseen', 'aria-hidden': 'true' }, ['defs', {}, ...once.values()]]);
}
