// Pyodide's runtime without what it offers to other compiled code. There is none here, only pure Python; and at every boot
// each of eight thousand functions would be looked up, wrapped and put into a table. What its JavaScript half names stays.
// This reads files of the one version that the build has checked.

import { counted, reader, rewritten, SECTION, sectionsOf } from './wasmfile.mjs';

const ASSIGNED = /function assignWasmExports\(wasmExports\)\{([^}]*)\}/;
const DECLARED = /var (?:[\w$]+,){1000,}[\w$]+;/;
const ASSIGNMENT = /^((?:[\w$]+=|Module\["[\w$]+"\]=)+)wasmExports\["([^"]+)"\](?:\.value>>>0)?$/;

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
  const kept = new Set([...used.map(({ name }) => name), ...words]);
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

/** @param {Uint8Array} file @param {(name: string) => boolean} isKept */
function withExports(file, isKept) {
  return rewritten(sectionsOf(file), {
    [SECTION.exports]: (old) =>
      counted(
        exportsIn(old)
          .filter(({ name }) => isKept(name))
          .map(({ bytes }) => bytes),
      ),
  });
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
