// `node web/build/build.mjs` builds the site into dist/. What did not change since last time is not made again.
//
// STAMPEDE_OUT      another folder than dist/
// STAMPEDE_E2E=1    adds the page that browser tests drive
// STAMPEDE_VERSION  another version than pyproject.toml's
// STAMPEDE_SNAPSHOT=0  no memory snapshot

import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { opened } from '../engine/snapshot.js';
import { bundled, merged, minified, outputOf } from './bundles.mjs';
import { forgetOld } from './cache.mjs';
import { checkUse, otherLanguages, sentence } from './catalogues.mjs';
import { compressed } from './compress.mjs';
import { filesBelow, sha256, shortHash } from './files.mjs';
import { gathered } from './gather.mjs';
import { iconFiles } from './icons.mjs';
import { addLessons, addStencils } from './lessons.mjs';
import { AHEAD, entriesOf, finishedPage, readPages } from './pages.mjs';
import { packPython } from './python.mjs';
import { withRules } from './rules.mjs';
import { leanRuntime } from './runtime.mjs';
import { calledIn } from './snapshot.mjs';
import { split } from './split.mjs';
import { checkedPyodide, checkedWheels, findPython, lockOf } from './vendor.mjs';
import { withWords } from './words.mjs';

const scripts = dirname(fileURLToPath(import.meta.url));
const web = dirname(scripts);
const root = dirname(web);
const out = resolve(process.env.STAMPEDE_OUT ?? join(root, 'dist'));
const withProbe = process.env.STAMPEDE_E2E === '1';

/** Browser tests are not told of violations inside workers, so there the worker says them itself. */
const TELL_VIOLATIONS = `self.addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP violation: ' + event.violatedDirective + ' ' + event.blockedURI + ' in a worker'));`;

/** @typedef {Map<string, Buffer>} Site every file by its path inside dist */

async function build() {
  await checkUse(web);
  /** @type {Site} */
  const site = new Map();
  const parts = await runtimeParts(site);
  const VERSION = process.env.STAMPEDE_VERSION ?? (await projectVersion());

  const more = withProbe ? { banner: { js: TELL_VIOLATIONS } } : {};
  const RUNTIME = announcedParts(parts);
  const worker = await bundled({ web, entries: ['engine/worker.js'], define: { PARTS: parts, RUNTIME }, more });
  add(site, worker);
  const WORKER = fromAssets(outputOf(worker, 'engine/worker.js'));
  const embedded = { PARTS: parts, RUNTIME, WEIGHT: await weightOf(site, parts), STENCILS: await addStencils(site) };
  await addPages(site, { WORKER, VERSION, SCENES: await addLessons(site), ...embedded });
  await addElement(site);
  await addInstallable(site);
  if (withProbe) await addProbe(site, { WORKER, VERSION });
  await addServiceWorker(site, VERSION);
  await write(site, new Set(Object.keys(parts.sizes).map((part) => join('assets', part))));
  return site;
}

/** Pyodide, the standard library, the engine and what installs wheels. @param {Site} site */
async function runtimeParts(site) {
  const pyodide = join(web, 'node_modules/pyodide');
  const files = await checkedPyodide(pyodide, join(scripts, 'pyodide.sha256'));
  const wheels = await checkedWheels(join(scripts, 'wheels.txt'), findPython(root));
  const packed = await packPython({ pyodide, sources: join(root, 'py_src'), scripts });
  const read = (/** @type {string} */ name) => files.get(name) ?? Buffer.alloc(0);

  const put = (/** @type {string} */ name, /** @type {Buffer} */ bytes) => {
    site.set(`assets/${name}`, bytes);
    return name;
  };
  const runtime = await leanRuntime(pyodide);
  const glue = await minified(runtime.glue);
  const { first, rest } = await inTwo(runtime.file, pyodide, packed.snapshot);
  const atBoot = [
    put(`runtime-${shortHash(first)}.wasm`, first),
    put(`glue-${shortHash(glue)}.mjs`, glue),
    put(`library-${shortHash(packed.library)}.zip`, packed.library),
    put(`engine-${shortHash(packed.engine)}.zip`, packed.engine),
    ...(packed.snapshot ? [put(`snapshot-${shortHash(packed.snapshot)}.wasm`, packed.snapshot)] : []),
    ...(rest ? [put(`rest-${shortHash(rest)}.wasm`, rest)] : []),
  ];
  const whole = put(`library-whole-${shortHash(packed.whole)}.zip`, packed.whole);
  for (const [name, bytes] of wheels) put(`wheels/${name}`, bytes);
  const sizes = Object.fromEntries(atBoot.map((part) => [part, site.get(`assets/${part}`)?.length ?? 0]));
  const lock = lockOf(wheels, JSON.parse(read('pyodide-lock.json').toString()).info);
  const [code, name, library, engine, snapshot, other] = atBoot;
  const head = packed.snapshot ? opened(new Uint8Array(packed.snapshot).buffer).head.length : 0;
  return { code, rest: other, glue: name, library, engine, snapshot, head, whole, wheels: 'wheels/', lock, sizes };
}

/**
 * What a boot from the snapshot calls, and the rest; without a snapshot the whole.
 * @param {Buffer} file
 * @param {string} pyodide
 * @param {Buffer | undefined} snapshot
 */
async function inTwo(file, pyodide, snapshot) {
  if (!snapshot) return { first: file, rest: undefined };
  const exercise = await readFile(join(scripts, 'exercise.py'));
  return split(file, await calledIn({ pyodide, snapshot, exercise }));
}

/** What is fetched whatever a boot starts from. @param {Awaited<ReturnType<typeof runtimeParts>>} parts */
function announcedParts({ code, rest, snapshot, sizes }) {
  const of = (/** @type {string | undefined} */ part) => sizes[part ?? ''] ?? 0;
  return {
    code: `./${code}`,
    rest: rest && `./${rest}`,
    snapshot: snapshot && `./${snapshot}`,
    sizes: { runtime: of(code), rest: of(rest), snapshot: of(snapshot) },
  };
}

/**
 * The page that starts Python at once is bundled by itself, and its first script once more: what is shared comes in many
 * small files, and everything there waits for the last of them.
 * @param {Site} site
 * @param {Record<string, unknown>} define
 */
async function addPages(site, define) {
  const pages = await Promise.all((await readPages(web)).map((page) => withRules(page, web)));
  const first = await bundled({ web, entries: [AHEAD], define, more: { splitting: false } });
  const isFirst = (/** @type {import('./pages.mjs').Page} */ { html }) => html.includes(AHEAD);
  for (const group of [pages.filter(isFirst), pages.filter((page) => !isFirst(page))]) {
    const entries = entriesOf(group).filter((entry) => entry !== AHEAD);
    const [only, ...others] = entries.filter((entry) => entry.endsWith('.js'));
    const apart = await bundled({ web, entries, define });
    const bundle = merged(others.length ? apart : await gathered(apart, outputOf(apart, only)), first);
    add(site, bundle);
    for (const page of group) site.set(page.path, Buffer.from(await withWords(await finishedPage(page, bundle), web)));
  }
}

/** The element for other people's pages: one module whose address never changes. @param {Site} site */
async function addElement(site) {
  const more = { entryNames: '[dir]/[name]', splitting: false, outbase: web };
  add(site, await bundled({ web, entries: ['embed/v1/stampede.js'], define: {}, more }));
}

/** How many bytes travel before the engine answers. @param {Site} site @param {{ code: string, glue: string, snapshot?: string, library: string, engine: string }} parts */
async function weightOf(site, { code, glue, snapshot, library, engine }) {
  const names = [code, glue, ...(snapshot ? [snapshot] : [library, engine])];
  const sizes = names.map(async (name) => {
    const bytes = site.get(`assets/${name}`) ?? Buffer.alloc(0);
    const [[, copy] = ['', bytes]] = await compressed(name, bytes, { atBoot: !withProbe });
    return copy.length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Manifest, icons and screenshots. @param {Site} site */
async function addInstallable(site) {
  for (const [name, bytes] of await iconFiles(root)) site.set(`icons/${name}`, bytes);
  const manifest = JSON.parse(await readFile(join(web, 'manifest.webmanifest'), 'utf8'));
  const shots = manifest.screenshots.filter((/** @type {{ src: string }} */ { src }) => existsSync(join(web, src)));
  for (const { src } of shots) site.set(src, await readFile(join(web, src)));
  const { screenshots, ...rest } = manifest;
  const whole = shots.length ? { ...rest, screenshots: shots } : rest;
  site.set('manifest.webmanifest', Buffer.from(JSON.stringify(whole)));
  for (const lang of await otherLanguages(web)) {
    const described = { ...whole, lang, description: await sentence(web, lang, 'site-description') };
    site.set(`manifest.${lang}.webmanifest`, Buffer.from(JSON.stringify(described)));
  }
}

/** The service worker and, inside it, the sum of every file it keeps. @param {Site} site @param {string} VERSION */
async function addServiceWorker(site, VERSION) {
  const PRECACHE = [...site]
    .filter(([path]) => !path.startsWith('pictures/'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([url, bytes]) => ({
      url,
      revision: url.startsWith('assets/') && !url.includes('/probe.') ? null : shortHash(bytes), // named by content
      integrity: `sha256-${sha256(bytes, 'base64')}`,
    }));
  const more = /** @type {const} */ ({ splitting: false, format: 'iife', entryNames: '[name]' });
  add(site, await bundled({ web, entries: ['sw.js'], define: { PRECACHE, VERSION }, more }));
}

/** A page of its own for browser tests, among the assets, so that it gets the same headers. @param {Site} site @param {Record<string, unknown>} define */
async function addProbe(site, define) {
  const more = { entryNames: 'assets/[name]', splitting: false };
  add(site, await bundled({ web, entries: ['../e2e/pages/probe.js'], define, more }));
  site.set('assets/probe.html', await readFile(join(root, 'e2e/pages/probe.html')));
}

/** @param {Site} site @param {import('./bundles.mjs').Bundle} bundle */
function add(site, { outputs }) {
  for (const { path, contents } of outputs) site.set(path, Buffer.from(contents));
}

/** @param {string} output */
function fromAssets(output) {
  return `./${relative('assets', output)}`;
}

async function projectVersion() {
  const text = await readFile(join(root, 'pyproject.toml'), 'utf8');
  return /^version = "(.+)"$/m.exec(text)?.[1] ?? '0';
}

/** The new site takes the old one's place in one step. @param {Site} site @param {Set<string>} atBoot */
async function write(site, atBoot) {
  const fresh = `${out}.${process.pid}`;
  await Promise.all(
    [...site].map(([path, bytes]) => writeWithCopies(join(fresh, path), bytes, atBoot.has(path) && !withProbe)),
  );
  const old = `${fresh}.old`;
  if (existsSync(out)) await rename(out, old);
  await rename(fresh, out);
  await rm(old, { recursive: true, force: true });
}

/** Tests do not wait for the last percent. @param {string} target @param {Buffer} bytes @param {boolean} atBoot */
async function writeWithCopies(target, bytes, atBoot) {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
  const copies = process.env.NETLIFY ? [] : await compressed(target, bytes, { atBoot }); // that host makes its own
  for (const [suffix, copy] of copies) await writeFile(target + suffix, copy);
}

try {
  const began = Date.now();
  const site = await build();
  await forgetOld();
  const files = (await filesBelow(out)).length;
  console.log(
    `${relative(process.cwd(), out) || out}: ${site.size} files (${files} with compressed copies), ${Date.now() - began} ms`,
  );
} catch (failure) {
  console.error(`The site was not built. ${String(/** @type {Error} */ (failure).message).slice(0, 2000)}`);
  process.exitCode = 1;
}
