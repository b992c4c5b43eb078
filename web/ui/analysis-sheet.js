// The sheet of the analysis board and its past: changes are asked of the engine one after the other, in order.

/**
 * @typedef {import('./analysis-tools.js').Page} Page
 * @typedef {Pick<Page, 'position' | 'edition' | 'tickets' | 'shown'>} Sheet
 * @typedef {{ position: string, tickets?: number[] | null }} Sought
 * @typedef {Page & { events: any[], frames: import('../engine/messages.js').Drawing[][] }} Rolled
 */

const MOST_STEPS = 200;

/** @param {Page} page @returns {Sheet} */
const sheetOf = ({ position, edition, tickets, shown }) => ({ position, edition, tickets, shown });

/**
 * @param {import('../engine/client.js').Engine} engine
 * @param {{ onShow: (page: Page) => void, onTrouble: (error: any) => void }} listener
 */
export function createSheet(engine, { onShow, onTrouble }) {
  /** @type {Page | null} */
  let page = null;
  /** @type {Sheet[]} */
  const past = [];
  /** @type {Sheet[]} */
  const future = [];
  /** @type {Promise<unknown>} */
  let working = Promise.resolve();
  let isClosed = false;

  /** A worker that died is another one by the second time. @param {string} verb @param {Record<string, any>} fields */
  async function ask(verb, fields) {
    try {
      return await engine.call(verb, fields);
    } catch (error) {
      if (!['dead', 'late'].includes(/** @type {any} */ (error).code) || isClosed) throw error;
      return engine.call(verb, fields);
    }
  }

  /** After all that was asked before. @param {() => Promise<void>} work */
  function next(work) {
    const doing = working.then(() => (isClosed ? undefined : work()));
    working = doing.catch(() => {});
    return doing;
  }

  /** The same, with nobody to wait for it. @param {() => Promise<void>} work */
  const soon = (work) => void next(work).catch((error) => isClosed || onTrouble(error));

  /** @param {Page} found */
  function show(found) {
    if (isClosed) return;
    page = found;
    onShow(found);
  }

  /** A new sheet takes the place of the old one, which can be had again. @param {Page} found */
  function adopt(found) {
    if (page) past.push(sheetOf(page));
    past.splice(0, past.length - MOST_STEPS);
    future.length = 0;
    show(found);
  }

  /** @param {Sheet[]} from @param {Sheet[]} to */
  async function step(from, to) {
    const sought = from.at(-1);
    if (!sought || !page) return;
    const found = await ask('study', sought);
    from.pop();
    to.push(sheetOf(page));
    show(found);
  }

  const now = () => (page ? sheetOf(page) : {});

  return {
    ask,
    /** A position by notation; rejects and changes nothing if it is none. @param {Sought} sought @param {(found: Page) => void} [check] */
    load: ({ position, tickets = null }, check = () => {}) =>
      next(async () => {
        const found = await ask('study', { position, tickets, ...(page && { edition: page.edition }) });
        check(found);
        adopt(found);
      }),
    /** @param {string} change */
    edit: (change) => soon(async () => adopt(await ask('study-edit', { ...now(), edit: change }))),
    /** @param {string} face @param {(rolled: Rolled) => Promise<void>} play */
    roll: (face, play) =>
      soon(async () => {
        const rolled = await ask('study-roll', { ...now(), roll: face });
        await play(rolled);
        adopt(rolled);
      }),
    /** Where a race stands now. @param {import('../store/games.js').Race} race */
    copy: ({ save, seed }) =>
      soon(async () => {
        const table = 'analysis';
        const { position, view } = await ask('load', { table, save, seed });
        await ask('close', { table });
        adopt(await ask('study', { position, tickets: view.tickets_left }));
      }),
    undo: () => soon(() => step(past, future)),
    redo: () => soon(() => step(future, past)),
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    close() {
      isClosed = true;
    },
  };
}
