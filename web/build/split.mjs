// Pyodide's runtime in two files: the functions that the game calls, and the rest, fetched when one of those is called.
// No function changes its number: in either file those of the other are there as a few instructions that go on through a
// table which both share. So nothing inside a function has to be read or rewritten.

import {
  contentOf,
  counted,
  longer,
  MAGIC,
  name,
  reader,
  rewritten,
  SECTION,
  section,
  sectionsOf,
  signed,
  unsigned,
} from './wasmfile.mjs';

const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
const TYPE = { i32: 0x7f, funcref: 0x70, nothing: 0x40, function: 0x60 };
const OP = {
  if: 0x04,
  end: 0x0b,
  call: 0x10,
  callIndirect: 0x11,
  local: 0x20,
  setGlobal: 0x24,
  entry: 0x25,
  number: 0x41,
  isNull: 0xd1,
};
/** Instructions with a number of any length behind them, and with so many bytes, in what a global begins with. */
const NUMBERED = new Set([0x23, OP.number, 0x42, 0xd2]);
/** @type {Record<number, number>} */
const FOLLOWED = { 67: 4, 68: 8, 208: 1 };
const LOADER = 0; // the entry of whoever fetches the rest
const FROM = [...name('stampede')]; // what the rest imports things from

/** What has to be known of a runtime. @param {Uint8Array} file */
function readRuntime(file) {
  const sections = sectionsOf(file);
  const content = (/** @type {number} */ kind) => reader(contentOf(sections, kind));
  const [types, imports, functions] = [content(SECTION.types), content(SECTION.imports), content(SECTION.functions)];
  const [tables, memories, tags] = [content(SECTION.tables), content(SECTION.memory), content(SECTION.tags)];
  const [globals, bodies] = [content(SECTION.globals), content(SECTION.code)];
  const imported = [0, 0, 0, 0, 0];
  return {
    sections,
    types: types.list(() => typeOf(types)),
    imports: imports.spans(() => {
      imports.text();
      imports.text();
      const kind = imports.byte();
      imported[kind] = (imported[kind] ?? 0) + 1;
      if (kind === KIND.function) imports.number();
      else if (kind === KIND.global) imports.take(2);
      else throw new Error('the runtime imports what split.mjs does not know');
    }),
    /** How many functions and globals come from elsewhere. */
    strangers: { functions: imported[KIND.function] ?? 0, globals: imported[KIND.global] ?? 0 },
    functions: functions.list(functions.number),
    tables: tables.spans(() => {
      tables.byte();
      passLimits(tables);
    }),
    memories: memories.spans(() => passLimits(memories)),
    tags: tags.spans(() => {
      tags.byte();
      tags.number();
    }),
    globals: globals.list(() => {
      const type = globals.take(2);
      passConstant(globals);
      return type;
    }),
    bodies: bodies.list(() => bodies.take(bodies.number())),
  };
}

/** @param {ReturnType<typeof reader>} read */
function typeOf(read) {
  if (read.byte() !== TYPE.function) throw new Error('the runtime has a type that split.mjs does not know');
  return { params: read.take(read.number()), results: read.take(read.number()) };
}

/** @param {ReturnType<typeof reader>} read */
function passLimits(read) {
  const hasMost = read.byte() & 1;
  read.number();
  if (hasMost) read.number();
}

/** @param {ReturnType<typeof reader>} read */
function passConstant(read) {
  for (let op = read.byte(); op !== OP.end; op = read.byte()) {
    if (NUMBERED.has(op)) read.number();
    else read.take(FOLLOWED[op] ?? 0);
  }
}

/**
 * A runtime that counts: each function sets a global of its own when it is called.
 * @param {Uint8Array} file
 * @returns {{ file: Buffer, called(exports: WebAssembly.Exports): number[], forget(exports: WebAssembly.Exports): void }}
 */
export function counting(file) {
  const { sections, strangers, globals, bodies } = readRuntime(file);
  const first = strangers.globals + globals.length;
  const marked = bodies.map((body, at) => {
    const read = reader(body);
    read.list(() => [read.number(), read.byte()]);
    const code = read.rest();
    const locals = body.subarray(0, body.length - code.length);
    return sized([...locals, OP.number, 1, OP.setGlobal, ...unsigned(first + at)], code);
  });
  const marks = bodies.map(() => Buffer.from([TYPE.i32, 1, OP.number, 0, OP.end]));
  const named = bodies.map((_, at) => Buffer.from([...name(`called ${at}`), KIND.global, ...unsigned(first + at)]));
  const markOf = (/** @type {WebAssembly.Exports} */ exports, /** @type {number} */ at) =>
    /** @type {WebAssembly.Global} */ (exports[`called ${at}`]);
  return {
    file: rewritten(sections, {
      [SECTION.globals]: (old) => longer(old, marks),
      [SECTION.exports]: (old) => longer(old, named),
      [SECTION.code]: () => counted(marked),
    }),
    called: (exports) => [...bodies.keys()].filter((at) => markOf(exports, at).value),
    forget(exports) {
      for (const at of bodies.keys()) markOf(exports, at).value = 0;
    },
  };
}

/**
 * @param {Uint8Array} file the runtime
 * @param {number[]} called the functions that come first, by their place among those that the file defines
 * @returns {{ first: Buffer, rest: Buffer }}
 */
export function split(file, called) {
  const runtime = readRuntime(file);
  const { sections, types, strangers, functions, tables, memories, tags, globals, bodies } = runtime;
  const isFirst = new Set(called);
  const numbers = [...bodies.keys()];
  const [ours, others] = [numbers.filter((at) => isFirst.has(at)), numbers.filter((at) => !isFirst.has(at))];
  const entries = new Map([...ours, ...others].map((at, entry) => [at, LOADER + 1 + entry]));
  const shared = tables.length;
  const size = LOADER + 1 + bodies.length;
  const helper = strangers.functions + functions.length;
  const table = Buffer.from([TYPE.funcref, 0, ...unsigned(size)]);
  const typeLike = (/** @type {number[]} */ wanted) =>
    types.findIndex(({ params, results }) => Buffer.compare(params, Buffer.from(wanted)) === 0 && !results.length);

  /** Goes on to a function of the other file. @param {number} at @param {number[]} before */
  const passed = (at, before) => {
    const type = functions[at] ?? 0;
    const params = Array.from({ length: types[type]?.params.length ?? 0 }, (_, local) => [
      OP.local,
      ...unsigned(local),
    ]);
    const entry = [OP.number, ...signed(entries.get(at) ?? 0)];
    const call = [OP.callIndirect, ...unsigned(type), ...unsigned(shared), OP.end];
    return sized([0, ...before, ...params.flat(), ...entry, ...call]);
  };
  /** Fetches the rest if the entry of a function is empty. @param {number} at */
  const fetched = (at) => [OP.number, ...signed(entries.get(at) ?? 0), OP.call, ...unsigned(helper)];
  const load = [OP.number, LOADER, OP.callIndirect, ...unsigned(typeLike([])), ...unsigned(shared)];
  const look = [OP.local, 0, OP.entry, ...unsigned(shared), OP.isNull];
  const helping = sized([0, ...look, OP.if, TYPE.nothing, ...load, OP.end, OP.end]);
  /** Functions as entries of the table. @param {number[]} which @param {number} from */
  const filled = (which, from) => {
    const place = [OP.number, ...signed(from), OP.end];
    const list = counted(which.map((at) => Buffer.from(unsigned(strangers.functions + at))));
    return Buffer.concat([Buffer.from([2, ...unsigned(shared), ...place, 0]), list]);
  };

  const things = [
    ...tables.map((_, at) => ({ kind: KIND.table, at })),
    { kind: KIND.table, at: shared },
    ...memories.map((_, at) => ({ kind: KIND.memory, at })),
    ...tags.map((_, at) => ({ kind: KIND.tag, at })),
    ...globals.map((_, at) => ({ kind: KIND.global, at: strangers.globals + at })),
  ];
  const title = (/** @type {{ kind: number, at: number }} */ { kind, at }) =>
    name(kind === KIND.table && at === shared ? 'calls' : `${kind} ${at}`);
  const typeOfThing = [...tables, table, ...memories, ...tags, ...globals];
  const taken = things.map((thing, at) =>
    Buffer.from([...FROM, ...title(thing), thing.kind, ...(typeOfThing[at] ?? [])]),
  );
  const given = things.map((thing) => Buffer.from([...title(thing), thing.kind, ...unsigned(thing.at)]));

  return {
    first: rewritten(sections, {
      [SECTION.functions]: (old) => longer(old, [Buffer.from(unsigned(typeLike([TYPE.i32])))]),
      [SECTION.tables]: (old) => longer(old, [table]),
      [SECTION.exports]: (old) => longer(old, given),
      [SECTION.elements]: (old) => longer(old, [filled(ours, LOADER + 1)]),
      [SECTION.code]: () =>
        counted([...bodies.map((body, at) => (isFirst.has(at) ? sized([], body) : passed(at, fetched(at)))), helping]),
    }),
    rest: Buffer.concat([
      MAGIC,
      section(SECTION.types, contentOf(sections, SECTION.types)),
      section(SECTION.imports, counted([...runtime.imports, ...taken])),
      section(SECTION.functions, contentOf(sections, SECTION.functions)),
      section(SECTION.elements, counted([filled(others, LOADER + 1 + ours.length)])),
      section(SECTION.code, counted(bodies.map((body, at) => (isFirst.has(at) ? passed(at, []) : sized([], body))))),
    ]),
  };
}

/** A function's body, with its size before it. @param {number[]} head @param {Uint8Array} [code] */
function sized(head, code = new Uint8Array()) {
  return Buffer.concat([Buffer.from(unsigned(head.length + code.length)), Buffer.from(head), code]);
}
