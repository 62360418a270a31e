/**
 * Prerenders the shell's pages at the build, so that a browser can paint them before any script has run: each as the
 * first render has it, once for guests and once for visitors who have a session. The gateway answers a page's path with
 * its prerendered HTML (services/gateway/src/front-ends/prerendered-page.ts), and the shell hydrates it
 * (shell/src/hydration).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { PRERENDERED_PAGE } from './budgets.mjs';
import { maxBrotli } from './max-brotli.mjs';
import { runInNode } from './run-in-node.mjs';

const ENTRY = 'src/prerender-pages.tsx';
const EARLY_EVENTS = 'src/capture-early-events.ts';
/** What any address gets that is no page of its own. */
const ANY = '*';
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * @typedef {{ path: string, visitor: string, name?: string, source?: string, html: string }} PrerenderedPage as
 *   shell/src/prerender-pages.tsx has it
 */

/** @returns {import('vite').Plugin} */
export const prerenderedPages = () => {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'prerendered-pages',
    // A bench that builds the same code in another shape has a mode of its own.
    apply: (_config, { command, mode, isSsrBuild }) =>
      command === 'build' && mode === 'production' && isSsrBuild !== true,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const [early, pages] = await Promise.all([buildEarlyEvents(config.root), prerender(config.root)]);
        await writeFile(join(dir, early.fileName), early.code);
        const index = await readFile(join(dir, 'index.html'), 'utf8');
        if (!index.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
        const template = index.replace('<script ', `<script src="/${early.fileName}"></script>\n    $&`);
        for (const page of pages) {
          const html = document(template, page, headOf(page, config.root, bundle));
          const weight = (await maxBrotli(html)).length;
          if (weight > PRERENDERED_PAGE)
            this.error(
              `the prerendered ${page.path} is ${weight} bytes (Brotli); the limit is ${PRERENDERED_PAGE} (budgets.mjs)`,
            );
          const file = join(dir, fileOf(page));
          await mkdir(join(file, '..'), { recursive: true });
          await writeFile(file, html);
        }
      },
    },
  };
};

/**
 * @param {PrerenderedPage} page
 * @returns {string} as the gateway looks for it: '/' is '_', '/about' is '_about'
 */
const fileOf = ({ path, visitor }) =>
  path === ANY ? `pages/${visitor}/any.html` : `pages/${visitor}/${path.replaceAll('/', '_')}.html`;

/**
 * @param {string} template
 * @param {PrerenderedPage} page
 * @param {string} head
 */
function document(template, { path, visitor, name, html }, head) {
  const markup = html.replaceAll(/<link rel="preload"[^>]*>/g, '');
  const inline = /\s(?:style|on\w+)="/.exec(markup);
  if (inline)
    throw new Error(`the prerendered ${path} has an attribute blocked by the content security policy`);
  const attributes =
    path === ANY ? 'data-prerendered="*"' : `data-prerendered="${path}" data-for="${visitor}"`;
  return template
    .replace('<title>Planted</title>', () => `<title>${name ? `${name} · ` : ''}Planted</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace(EMPTY_ROOT, () => `<div id="root" ${attributes}>${markup}</div>`);
}

/**
 * What the page's own code brings: the styles it is painted with, and the scripts that hydrate it.
 * @param {PrerenderedPage} page
 * @param {string} root
 * @param {import('rolldown').OutputBundle} bundle
 */
function headOf({ source }, root, bundle) {
  if (source === undefined) return '';
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, 'src', source));
  if (!chunk) throw new Error(`${source} is in no chunk of its own`);
  const entry = chunks.find(({ isEntry }) => isEntry);
  const scripts = [chunk.fileName, ...chunk.imports].filter((file) => file !== entry?.fileName);
  const styles = scripts.flatMap((file) => [...stylesOf(bundle[file])]);
  return [
    ...[...new Set(styles)].map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `),
    // Not modulepreload: a browser may keep a module that failed so until the page is reloaded.
    ...scripts.map((file) => `  <link rel="preload" as="script" crossorigin href="/${file}">\n  `),
  ].join('');
}

/**
 * @param {import('rolldown').OutputChunk | import('rolldown').OutputAsset | undefined} file
 * @returns {Iterable<string>}
 */
const stylesOf = (file) =>
  /** @type {{ viteMetadata?: { importedCss: Set<string> } }} */ (file ?? {}).viteMetadata?.importedCss ?? [];

/**
 * @param {string} root
 * @returns {Promise<{ fileName: string, code: string }>} what runs before anything is painted, as a classic script
 */
async function buildEarlyEvents(root) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: join(root, EARLY_EVENTS),
        output: { format: 'iife', entryFileNames: 'assets/early-events-[hash].js' },
      },
    },
  });
  const [script] = /** @type {import('rolldown').RolldownOutput} */ (built).output;
  return script;
}

/**
 * @param {string} root
 * @returns {Promise<PrerenderedPage[]>}
 */
function prerender(root) {
  const config = { root, build: { ssr: ENTRY } };
  return runInNode(
    config,
    'prerender-pages.js',
    (/** @type {{ prerenderPages: () => Promise<PrerenderedPage[]> }} */ { prerenderPages }) =>
      prerenderPages(),
  );
}
