// Seats are asked something in the midst of another's turn (does anybody play a tiger?). All of them together cost one
// short pause, which begins with the first question and is as long whatever they hold, think or answer.

/** @param {() => Promise<unknown>} pause */
export function createAsking(pause) {
  /** @type {Promise<unknown> | null} */
  let pausing = null;
  return {
    begin() {
      pausing ??= pause();
    },
    /** The answer can be seen now. */
    async end() {
      const over = pausing;
      pausing = null;
      await over;
    },
    /** A person is asked: that takes as long as it takes. */
    forget() {
      pausing = null;
    },
  };
}
