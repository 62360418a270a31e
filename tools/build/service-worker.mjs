/**
 * Builds the shell's service worker (shell/src/service-worker), and the list of files that it keeps: the shell's own, by
 * their hashes, and its prerendered pages as one file among them. Beside it is the one that retires it.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { PRECACHE, SERVICE_WORKER } from './budgets.mjs';
import { maxBrotli } from './max-brotli.mjs';
import { integrityOf } from './remote-manifest.mjs';

const FOLDER = 'src/service-worker';
const WORKERS = ['service-worker', 'retire-service-worker'];
/** Needed for names in scripts that few have; where it is, the browser keeps it. */
const KEPT = /\.(js|css|json|svg|woff2)$/;
const SELDOM = /latin-ext/;
const COMPRESSED = /\.(js|css|json|svg)$/;
const HASH_DIGITS = 8;

/** @returns {import('vite').Plugin} */
export function serviceWorker() {
  let root = '';
  return {
    name: 'service-worker',
    // A bench that builds the same code in another shape has a mode of its own.
    apply: (_config, { command, mode, isSsrBuild }) =>
      command === 'build' && mode === 'production' && isSsrBuild !== true,
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      // The prerendered pages come before, their compressed copies after.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const pages = await writeHashed(dir, 'pages', await readPages(join(dir, 'pages')));
        const files = await hashesOf(dir);
        const listed = await writeHashed(dir, 'kept-files', { files, pages: pages.path });
        const weight = await weightOf(dir, Object.keys(files));
        if (weight > PRECACHE)
          this.error(`the service worker keeps ${weight} bytes; the limit is ${PRECACHE} (budgets.mjs)`);
        const shell = { build: listed.hash, list: listed.path, integrity: listed.integrity };
        for (const name of WORKERS) {
          const code = await buildWorker(root, name, shell);
          await writeFile(join(dir, `${name}.js`), code);
          const bytes = (await maxBrotli(code)).length;
          if (bytes > SERVICE_WORKER)
            this.error(`${name}.js is ${bytes} bytes (Brotli); the limit is ${SERVICE_WORKER} (budgets.mjs)`);
        }
      },
    },
  };
}

/**
 * @param {string} folder of the prerendered pages, by visitor
 * @returns {Promise<Record<string, Record<string, string>>>} their text by visitor and name
 */
async function readPages(folder) {
  const visitors = await readdir(folder);
  const pages = visitors.map(async (visitor) => {
    const names = (await readdir(join(folder, visitor))).toSorted();
    const texts = names.map(async (name) => [name, await readFile(join(folder, visitor, name), 'utf8')]);
    return [visitor, Object.fromEntries(await Promise.all(texts))];
  });
  return Object.fromEntries(await Promise.all(pages));
}

/**
 * @param {string} dir
 * @param {string} name
 * @param {unknown} value
 */
async function writeHashed(dir, name, value) {
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);
  const path = `/assets/${name}-${hash}.json`;
  await writeFile(join(dir, path), text);
  return { path, hash, integrity: integrityOf(text) };
}

/**
 * @param {string} dir
 * @returns {Promise<Record<string, string>>} hash of each file by its path
 */
async function hashesOf(dir) {
  const names = (await readdir(join(dir, 'assets'))).filter((name) => KEPT.test(name) && !SELDOM.test(name));
  const hashes = names.toSorted().map(async (name) => {
    const content = await readFile(join(dir, 'assets', name));
    return [`/assets/${name}`, integrityOf(content)];
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/**
 * @param {string} dir
 * @param {readonly string[]} paths
 * @returns {Promise<number>} in bytes, as browsers get them
 */
async function weightOf(dir, paths) {
  const weights = paths.map(async (path) => {
    const content = await readFile(join(dir, path));
    return COMPRESSED.test(path) ? (await maxBrotli(content.toString())).length : content.length;
  });
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
}

/**
 * @param {string} root
 * @param {string} name
 * @param {{ build: string, list: string, integrity: string }} shell
 * @returns {Promise<string>} one classic script
 */
async function buildWorker(root, name, shell) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { __SHELL_BUILD__: JSON.stringify(shell) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, FOLDER, `${name}.ts`), output: { format: 'iife' } },
    },
  });
  const [script] = /** @type {import('rolldown').RolldownOutput} */ (built).output;
  return script.code;
}
