// A scene that is played on from, as the table needs it.
import { sceneNamed } from './scenes.js';

/**
 * Where the race of a link like `#scenario=camel-choice-play` begins; null if there is no such scene.
 * @param {string} link
 */
export async function scenarioOf(link) {
  const scene = await sceneNamed(decodeURIComponent(link.split('=')[1] ?? ''));
  return scene?.kind === 'scenario' ? { game: scene.game, first: 0, start: scene.start } : null;
}
