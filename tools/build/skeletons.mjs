/**
 * Prerenders the skeletons of a micro-frontend's pages: what their first render shows, as markup that the gateway puts
 * into the page, to be painted before any script has run (services/gateway/src/front-ends/skeletons.ts).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { checkSkeleton } from '../../libs/contracts/src/skeleton/check-skeleton.mjs';
import { SKELETON } from './budgets.mjs';
import { maxBrotli } from './max-brotli.mjs';
import { prerenderInWorker } from './prerender-in-worker.mjs';
import { buildForNode } from './run-in-node.mjs';
import { tidySkeleton } from './tidy-skeleton.mjs';

const ENTRY = 'virtual:prerender';
const HASH_DIGITS = 8;

/**
 * @typedef {'guest' | 'gardener'} Visitor
 * @typedef {Partial<Record<Visitor, string>>} Skeletons the files, relative to the build
 * @typedef {import('./prerender-in-worker.mjs').Prerendered} Prerendered
 */

/**
 * @param {string} routes the exposed module, relative to the remote's folder
 * @returns {{ plugin: import('vite').Plugin, ofPage: (path: string) => Skeletons | undefined, styles: () => string[] }}
 *   `ofPage` and `styles`, the style sheets of all skeletons alone, once everything has been written
 */
export function skeletons(routes) {
  let root = '';
  /** @type {Map<string, Skeletons>} */
  const prerendered = new Map();
  /** @type {string[]} */
  let sheets = [];
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'skeletons',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const { planted } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
        const paths = (planted?.pages ?? [])
          .filter((/** @type {{ skeleton?: boolean }} */ { skeleton }) => skeleton)
          .map((/** @type {{ path: string }} */ { path }) => path);
        if (paths.length === 0) return;
        /** @type {Map<string, string>} */
        const styles = new Map();
        for (const [path, markup] of Object.entries(await prerender(root, routes, paths))) {
          const guest = tidySkeleton(markup.guest, styles);
          const gardener = tidySkeleton(markup.gardener, styles);
          const file = await write(dir, path, guest);
          prerendered.set(path, {
            guest: file,
            gardener: gardener === guest ? file : await write(dir, path, gardener),
          });
        }
        const missing = paths.find((/** @type {string} */ path) => !prerendered.has(path));
        if (missing) throw new Error(`The routes have no ${missing} to prerender a skeleton for`);
        sheets = styles.size > 0 ? [await writeStyles(dir, styles)] : [];
      },
    },
  };
  return { plugin, ofPage: (path) => prerendered.get(path), styles: () => sheets };
}

/**
 * @param {string} dir
 * @param {string} path the page's
 * @param {string} html
 * @returns {Promise<string>} the file
 */
async function write(dir, path, html) {
  checkSkeleton(html);
  const weight = (await maxBrotli(html)).length;
  if (weight > SKELETON)
    throw new Error(
      `The skeleton of ${path} is ${weight} bytes (Brotli); the limit is ${SKELETON} (budgets.mjs)`,
    );
  const file = `skeletons/${path.slice(1).replaceAll('/', '_')}-${hashOf(html)}.html`;
  await mkdir(join(dir, 'skeletons'), { recursive: true });
  await writeFile(join(dir, file), html);
  return file;
}

/**
 * @param {string} dir
 * @param {Map<string, string>} styles class name → declarations
 * @returns {Promise<string>} the file
 */
async function writeStyles(dir, styles) {
  const sheet = [...styles].map(([name, declarations]) => `.${name}{${declarations}}`).join('');
  const file = `assets/skeletons-${hashOf(sheet)}.css`;
  await writeFile(join(dir, file), sheet);
  return file;
}

/** @param {string} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);

/**
 * @param {string} root
 * @param {string} routes
 * @param {string[]} paths
 * @returns {Promise<Prerendered>}
 */
function prerender(root, routes, paths) {
  return buildForNode(
    {
      root,
      configFile: false,
      plugins: [react(), prerenderEntry(join(root, routes))],
      ssr: { noExternal: [/^@planted\//] },
      build: {
        ssr: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ENTRY,
          output: { entryFileNames: 'prerender.js' },
          experimental: { lazyBarrel: true },
        },
      },
    },
    'prerender.js',
    (url) => prerenderInWorker(url, paths),
  );
}

/**
 * @param {string} routes
 * @returns {import('vite').Plugin}
 */
const prerenderEntry = (routes) => ({
  name: 'prerender-entry',
  enforce: 'pre',
  resolveId: (source) => (source === ENTRY || source.endsWith('?worker&url') ? `\0${source}` : null),
  load(id) {
    if (id === `\0${ENTRY}`)
      return `export { prerenderSkeletons } from '@planted/mfe-kit/prerender-skeletons';
        export { default as remote } from ${JSON.stringify(routes)};`;
    // No work is done at a first render.
    return id.startsWith('\0') && id.endsWith('?worker&url') ? 'export default "";' : null;
  },
});
