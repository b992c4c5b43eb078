// The engine on this very thread, for frames whose sandbox lets no worker start. It answers as the other one does.
import { boot } from '../engine/boot.js';
import { checkedText } from '../engine/gate.js';
import { EngineError } from '../engine/messages.js';
import { fetchParts } from '../engine/parts.js';

/**
 * @param {{ onProgress: (progress: import('../engine/messages.js').Progress) => void }} options
 */
export function createEngineHere({ onProgress }) {
  /** @type {Promise<(text: string) => string> | undefined} */
  let starting;

  async function start() {
    const { python } = await boot(onProgress, fetchParts({ plainly: false, entirely: true }));
    return /** @type {(text: string) => string} */ (python.pyimport('stampede.bridge.handle'));
  }

  return {
    /** @param {string} verb @param {Record<string, any>} [fields] */
    async call(verb, fields = {}) {
      const text = checkedText({ verb, ...fields });
      starting ??= start();
      const answer = JSON.parse((await starting)(text));
      if ('error' in answer) throw new EngineError(answer.error.code, answer.error.params);
      return answer.ok;
    },
    /** An interpreter on this thread ends with the page only. */
    end: () => location.reload(),
  };
}
