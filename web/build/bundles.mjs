// JavaScript and CSS through esbuild. Names carry hashes, addresses are relative: the site works below any path.

import { join, relative } from 'node:path';
import { build, transform } from 'esbuild';
import { languages } from './catalogues.mjs';
import { inks, scenes } from './drawn.mjs';

const TARGET = ['chrome110', 'firefox115', 'safari16.4'];

/** @typedef {{ path: string, contents: Uint8Array }} Output */
/** @typedef {{ outputs: Output[], metafile: import('esbuild').Metafile }} Bundle */

/**
 * @param {object} options
 * @param {string} options.web the folder of the sources
 * @param {string[]} options.entries
 * @param {Record<string, unknown>} options.define names the build puts values in place of
 * @param {import('esbuild').BuildOptions} [options.more]
 * @returns {Promise<Bundle>} outputs by path inside `dist`
 */
export async function bundled({ web, entries, define, more = {} }) {
  const values = Object.entries({ ...define, 'process.env.NODE_ENV': 'production' });
  const result = await build({
    absWorkingDir: web,
    entryPoints: entries,
    outdir: join(web, 'dist'), // a name only: nothing is written here
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'silent',
    external: ['node:*', 'ws'], // named by Pyodide for Node, never reached in a browser
    loader: { '.woff2': 'file', '.woff': 'file', '.ftl': 'text', '.py': 'text', '.svg': 'text', '.md': 'text' },
    define: Object.fromEntries(values.map(([name, value]) => [name, JSON.stringify(value)])),
    plugins: [inks, scenes, languages(web)],
    ...more,
  });
  const { outputFiles = [], metafile = { inputs: {}, outputs: {} } } = result;
  const outputs = outputFiles.map(({ path, contents }) => ({
    path: relative(join(web, 'dist'), path),
    contents,
  }));
  return { outputs, metafile: prefixed(metafile) };
}

/**
 * The one output an entry became.
 * @param {Bundle} bundle
 * @param {string} entry relative to the folder of the sources
 */
export function outputOf({ metafile }, entry) {
  const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!found) throw new Error(`${entry} was not built`);
  return found[0];
}

/** esbuild names outputs from its working folder; here they are named from `dist`. @param {import('esbuild').Metafile} metafile */
function prefixed(metafile) {
  const outputs = Object.entries(metafile.outputs).map(([path, output]) => [path.replace(/^dist\//, ''), output]);
  return { ...metafile, outputs: Object.fromEntries(outputs) };
}

/** A module in as few letters as it takes: less to fetch, less to read. @param {Buffer} source */
export async function minified(source) {
  const { code } = await transform(source.toString(), { minify: true, format: 'esm', target: TARGET, charset: 'utf8' });
  return Buffer.from(code);
}

/** Two bundles as one. @param {Bundle} one @param {Bundle} other @returns {Bundle} */
export function merged(one, other) {
  const metafile = {
    inputs: { ...one.metafile.inputs, ...other.metafile.inputs },
    outputs: { ...one.metafile.outputs, ...other.metafile.outputs },
  };
  return { outputs: [...one.outputs, ...other.outputs], metafile };
}
