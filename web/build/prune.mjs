// Pyodide's runtime without what it offers to other compiled code. There is none here, only pure Python; and at every boot
// each of eight thousand functions would be looked up, wrapped and put into a table. What its JavaScript half names stays,
// and so does what the runtime wants to be told of itself. This reads files of the one version that the build has checked.

import { counted, MAGIC, reader, SECTION, section, sectionsOf } from './wasmfile.mjs';

const ASSIGNED = /function assignWasmExports\(wasmExports\)\{([^}]*)\}/;
const DECLARED = /var (?:[\w$]+,){1000,}[\w$]+;/;
const ASSIGNMENT = /^((?:[\w$]+=|Module\["[\w$]+"\]=)+)wasmExports\["([^"]+)"\](?:\.value>>>0)?$/;
const FUNCTION = 0; // a kind of import
const FROM_ITSELF = /^GOT\./;

/**
 * @param {Buffer} file the runtime
 * @param {string} glue its JavaScript half
 * @param {Iterable<string>} wanted names that somebody else uses
 * @returns {{ file: Buffer, glue: string }}
 */
export function pruned(file, glue, wanted) {
  const [assigned, statements = ''] = ASSIGNED.exec(glue) ?? [];
  const [declared] = DECLARED.exec(glue) ?? [];
  if (!assigned || !declared) throw new Error('Pyodide hands out its functions in another way: see prune.mjs');
  const others = glue.replace(assigned, '').replace(declared, '');
  const words = new Set([...(others.match(/[\w$]+/g) ?? []), ...wanted]);
  const assignments = statements.split(';').filter(Boolean).map(readAssignment);
  const used = assignments.filter(({ names, name }) => [...names, name].some((word) => words.has(word)));
  const kept = new Set([...used.map(({ name }) => name), ...words, ...ownWishes(file)]);
  const variables = used.flatMap(({ names }) => names);
  return {
    file: withExports(file, (name) => kept.has(name)),
    glue: glue
      .replace(assigned, () => assigned.replace(statements, () => used.map(({ text }) => `${text};`).join('')))
      .replace(declared, () => declaredAgain(declared, new Set(variables))),
  };
}

/** @param {string} text */
function readAssignment(text) {
  const [, left = '', name = ''] = ASSIGNMENT.exec(text) ?? [];
  if (!name) throw new Error(`Pyodide has a line "${text.slice(0, 80)}": see prune.mjs`);
  return { text, name, names: (left.match(/[\w$]+/g) ?? []).filter((word) => word !== 'Module') };
}

/** @param {string} declared @param {Set<string>} variables */
function declaredAgain(declared, variables) {
  return `var ${declared
    .slice('var '.length, -1)
    .split(',')
    .filter((name) => variables.has(name))
    .join()};`;
}

/** Names that the runtime itself imports, to know where they are. @param {Uint8Array} file */
function ownWishes(file) {
  const read = reader(contentOf(file, SECTION.imports));
  return read
    .list(() => {
      const [module, name, kind] = [read.text(), read.text(), read.byte()];
      if (kind === FUNCTION) read.number();
      else read.take(2); // a global's type
      return FROM_ITSELF.test(module) ? name : '';
    })
    .filter(Boolean);
}

/** @param {Uint8Array} file @param {(name: string) => boolean} isKept */
function withExports(file, isKept) {
  const exports = counted(
    exportsIn(contentOf(file, SECTION.exports))
      .filter(({ name }) => isKept(name))
      .map(({ bytes }) => bytes),
  );
  const sections = sectionsOf(file).map(({ kind, content }) =>
    section(kind, kind === SECTION.exports ? exports : content),
  );
  return Buffer.concat([MAGIC, ...sections]);
}

/** @param {Uint8Array} content */
function exportsIn(content) {
  const read = reader(content);
  const spans = read.spans(() => {
    read.text();
    read.byte();
    read.number();
  });
  return spans.map((bytes) => ({ bytes, name: reader(bytes).text() }));
}

/** @param {Uint8Array} file @param {number} kind */
function contentOf(file, kind) {
  return sectionsOf(file).find((each) => each.kind === kind)?.content ?? Uint8Array.of(0);
}
