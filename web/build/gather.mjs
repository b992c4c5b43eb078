// What a page's script needs at once, in one file. esbuild puts what several scripts share into many small ones, and a
// page waits for the last of them. Names carry a hash of the whole: a file that is kept never meets one of another build.

import { posix } from 'node:path';
import { build } from 'esbuild';
import { shortHash } from './files.mjs';

/** @typedef {import('./bundles.mjs').Bundle} Bundle */
/** @typedef {import('./bundles.mjs').Output} Output */
/** @typedef {import('esbuild').Metafile['outputs'][string]} About */

const IMPORT = /import(?:\{([^{}]*)\}from)?"\.\/([\w.-]+)"/g; // as esbuild writes it when it minifies
const DYNAMIC = /import\("\.\/([\w.-]+)"\)/g;
const HASH = /-\w+\.js$/;

/**
 * The same scripts, with one file in the place of all that the entry imports.
 * @param {Bundle} bundle
 * @param {string} entry a script's path inside `dist`
 * @returns {Promise<Bundle>}
 */
export async function gathered(bundle, entry) {
  const { outputs } = bundle.metafile;
  const parts = [...new Set(importsOf(outputs, entry))];
  if (parts.length < 2) return bundle;
  const stamp = shortHash(Buffer.from(Object.keys(outputs).sort().join()));
  const core = `assets/core-${stamp}.js`;
  const named = (/** @type {string} */ path) => (path.endsWith('.js') ? path.replace(HASH, `-${stamp}$&`) : path);

  /** @param {string} code */
  const linked = (code) =>
    code
      .replace(IMPORT, (whole, names, file) => {
        const part = parts.indexOf(`assets/${file}`);
        if (part < 0) return whole.replace(file, base(named(file)));
        return names ? `import{${renamed(names, part)}}from"./${base(core)}"` : `import"./${base(core)}"`;
      })
      .replace(DYNAMIC, (_, file) => `import("./${base(named(file))}")`);

  const others = bundle.outputs.filter(({ path }) => !parts.includes(path));
  const together = await joined(bundle, parts);
  return {
    outputs: [
      { path: core, contents: Buffer.from(linked(together)) },
      ...others.map((output) => (output.path.endsWith('.js') ? relinked(output, named, linked) : output)),
    ],
    metafile: { ...bundle.metafile, outputs: described(outputs, parts, core, named) },
  };
}

/** @param {Output} output @param {(path: string) => string} named @param {(code: string) => string} linked */
const relinked = ({ path, contents }, named, linked) => ({
  path: named(path),
  contents: Buffer.from(linked(Buffer.from(contents).toString())),
});

/** Every part offers its names under a number of its own. @param {string} names @param {number} part */
const renamed = (names, part) =>
  names
    .split(',')
    .map((name) => name.split(' as '))
    .map(([theirs, ours]) => `${exported(part, theirs ?? '')} as ${ours ?? theirs}`)
    .join();

/** @param {number} part @param {string} name */
const exported = (part, name) => `p${part}${name}`;

/** @param {Bundle} bundle @param {string[]} parts @returns {Promise<string>} */
async function joined({ outputs, metafile }, parts) {
  const code = new Map(outputs.map(({ path, contents }) => [path, Buffer.from(contents).toString()]));
  const lines = parts.map((part, at) => {
    const names = metafile.outputs[part]?.exports ?? [];
    return `export{${names.map((name) => `${name} as ${exported(at, name)}`)}}from"./${base(part)}"`;
  });
  const result = await build({
    stdin: { contents: lines.join('\n') },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    write: false,
    plugins: [
      {
        name: 'parts',
        setup(build) {
          build.onResolve({ filter: /.*/ }, ({ path, kind }) =>
            kind === 'dynamic-import' ? { path, external: true } : { path: `assets/${base(path)}`, namespace: 'parts' },
          );
          build.onLoad({ filter: /.*/, namespace: 'parts' }, ({ path }) => ({ contents: code.get(path) ?? '' }));
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? '';
}

/**
 * What the scripts are and import, with their new names.
 * @param {Record<string, About>} outputs
 * @param {string[]} parts
 * @param {string} core
 * @param {(path: string) => string} named
 */
function described(outputs, parts, core, named) {
  const kept = Object.entries(outputs).filter(([path]) => !parts.includes(path));
  const imported = (/** @type {About['imports'][number]} */ one) => {
    const path = fromDist(one.path);
    return { ...one, path: parts.includes(path) ? core : named(path) };
  };
  return Object.fromEntries([
    [core, { ...outputs[parts[0] ?? ''], imports: [], exports: [], inputs: {} }],
    ...kept.map(([path, about]) => [named(path), { ...about, imports: about.imports.map(imported) }]),
  ]);
}

/** Everything a script imports before it runs. @param {Record<string, About>} outputs @param {string} script @returns {string[]} */
export function importsOf(outputs, script) {
  const direct = (outputs[script]?.imports ?? []).filter(
    ({ kind, external }) => kind === 'import-statement' && !external,
  );
  return direct.flatMap(({ path }) => [fromDist(path), ...importsOf(outputs, fromDist(path))]);
}

/** @param {string} path as esbuild names it */
const fromDist = (path) => path.replace(/^dist\//, '');

/** @param {string} path */
const base = (path) => posix.basename(path);
