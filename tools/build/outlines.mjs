/**
 * Draws the outlines of a micro-frontend's pages: what their first render shows, as markup that the gateway puts into the
 * page, to be painted before any script has run (services/gateway/src/front-ends/outlines.ts).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { checkOutline } from '../../libs/contracts/src/outline/check-outline.mjs';
import { OUTLINE } from './budgets.mjs';
import { densest } from './densest.mjs';
import { runInNode } from './run-in-node.mjs';
import { tidyOutline } from './tidy-outline.mjs';

const DRAWING = 'virtual:drawing';
const HASH_DIGITS = 8;

/**
 * @typedef {'guest' | 'gardener'} Visitor
 * @typedef {Partial<Record<Visitor, string>>} Outlines the files, relative to the build
 * @typedef {Record<string, Record<Visitor, string>>} Drawn React's markup by path
 * @typedef {{ drawOutlines: (remote: unknown, paths: string[]) => Promise<Drawn>, remote: unknown }} Drawing as
 *   libs/mfe-kit/src/outline/draw-outlines.tsx has it, and the remote's routes
 */

/**
 * @param {string} routes the exposed module, relative to the remote's folder
 * @returns {{ plugin: import('vite').Plugin, ofPage: (path: string) => Outlines | undefined, styles: () => string[] }}
 *   `ofPage` and `styles`, the style sheets of all outlines alone, once everything has been written
 */
export function outlines(routes) {
  let root = '';
  /** @type {Map<string, Outlines>} */
  const drawn = new Map();
  /** @type {string[]} */
  let sheets = [];
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'outlines',
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
          .filter((/** @type {{ outline?: boolean }} */ { outline }) => outline)
          .map((/** @type {{ path: string }} */ { path }) => path);
        if (paths.length === 0) return;
        /** @type {Map<string, string>} */
        const styles = new Map();
        for (const [path, markup] of Object.entries(await draw(root, routes, paths))) {
          const guest = tidyOutline(markup.guest, styles);
          const gardener = tidyOutline(markup.gardener, styles);
          const file = await write(dir, path, guest);
          drawn.set(path, {
            guest: file,
            gardener: gardener === guest ? file : await write(dir, path, gardener),
          });
        }
        const missing = paths.find((/** @type {string} */ path) => !drawn.has(path));
        if (missing) throw new Error(`The routes have no ${missing} to prerender a skeleton for`);
        sheets = styles.size > 0 ? [await writeStyles(dir, styles)] : [];
      },
    },
  };
  return { plugin, ofPage: (path) => drawn.get(path), styles: () => sheets };
}

/**
 * @param {string} dir
 * @param {string} path the page's
 * @param {string} html
 * @returns {Promise<string>} the file
 */
async function write(dir, path, html) {
  checkOutline(html);
  const weight = (await densest(html)).length;
  if (weight > OUTLINE)
    throw new Error(
      `The skeleton of ${path} is ${weight} bytes (Brotli); the limit is ${OUTLINE} (budgets.mjs)`,
    );
  const file = `outlines/${path.slice(1).replaceAll('/', '_')}-${hashOf(html)}.html`;
  await mkdir(join(dir, 'outlines'), { recursive: true });
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
  const file = `assets/outlines-${hashOf(sheet)}.css`;
  await writeFile(join(dir, file), sheet);
  return file;
}

/** @param {string} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);

/**
 * @param {string} root
 * @param {string} routes
 * @param {string[]} paths
 * @returns {Promise<Drawn>}
 */
function draw(root, routes, paths) {
  return runInNode(
    {
      root,
      configFile: false,
      plugins: [react(), drawing(join(root, routes))],
      ssr: { noExternal: [/^@planted\//] },
      build: {
        ssr: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: DRAWING,
          output: { entryFileNames: 'drawing.js' },
          experimental: { lazyBarrel: true },
        },
      },
    },
    'drawing.js',
    (/** @type {Drawing} */ { drawOutlines, remote }) => drawOutlines(remote, paths),
  );
}

/**
 * @param {string} routes
 * @returns {import('vite').Plugin}
 */
const drawing = (routes) => ({
  name: 'drawing',
  enforce: 'pre',
  resolveId: (source) => (source === DRAWING || source.endsWith('?worker&url') ? `\0${source}` : null),
  load(id) {
    if (id === `\0${DRAWING}`)
      return `export { drawOutlines } from '@planted/mfe-kit/draw-outlines';
        export { default as remote } from ${JSON.stringify(routes)};`;
    // No work is done at a first render.
    return id.startsWith('\0') && id.endsWith('?worker&url') ? 'export default "";' : null;
  },
});
