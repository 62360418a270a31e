/** Fails the build of a front end that exceeds its budget, and reports its heaviest files. */
import { basename } from 'node:path';
import { budgets } from './budgets.mjs';
import { maxBrotli } from './max-brotli.mjs';

const NAMED = 5;

/**
 * @typedef {import('rolldown').OutputBundle} Bundle
 * @typedef {import('rolldown').OutputChunk} Chunk
 */

/**
 * @param {string} name the front end's, as in budgets.mjs; one without a budget is only weighed
 * @param {string} entry the end of the module's path that it starts with, e.g. 'src/main.tsx'
 * @returns {import('vite').Plugin}
 */
export const withinBudget = (name, entry) => ({
  name: 'within-budget',
  // A bench that builds the same code in another shape has a mode of its own.
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  enforce: 'post',
  async writeBundle(_options, bundle) {
    const weights = await weigh(bundle);
    const weightOf = (/** @type {Iterable<string>} */ files) =>
      [...files].reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
    const start = chunks(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entry)));
    if (!start) throw new Error(`No chunk of ${name} holds ${entry}`);
    const starts = [...chunks(bundle).filter(({ isEntry }) => isEntry), start].map(
      ({ fileName }) => fileName,
    );
    const startFiles = neededBy(bundle, starts);
    const views = start.dynamicImports.map((page) => neededBy(bundle, [...starts, page]));
    const mostFiles = Math.max(...views.map(({ size }) => size));
    const weighed = {
      script: weightOf([...startFiles].filter((file) => file.endsWith('.js'))),
      // The shell's own first page is part of its entry.
      firstView: name === 'shell' ? weightOf(startFiles) : Math.max(...views.map(weightOf)),
      files: name === 'shell' ? startFiles.size : mostFiles,
      everything: weightOf(weights.keys()),
    };
    const over = exceeded(name, weighed);
    if (over.length === 0) return;
    const heaviest = [...weights].sort(([, a], [, b]) => b - a).slice(0, NAMED);
    this.error(
      [
        `${name} is over budget (tools/build/budgets.mjs); sizes are Brotli bytes and file counts:`,
        ...over,
        'Its heaviest files:',
        ...heaviest.map(([file, bytes]) => `  ${bytes} ${basename(file)}`),
      ].join('\n'),
    );
  },
});

/**
 * @param {string} name
 * @param {import('./budgets.mjs').Budget} weighed
 * @returns {string[]} a line for each figure that is beyond its bound
 */
function exceeded(name, weighed) {
  const bounds = Object.entries(budgets[name] ?? {});
  return bounds.flatMap(([what, bound]) => {
    const bytes = weighed[/** @type {keyof typeof weighed} */ (what)];
    return bytes > bound ? [`  ${what}: ${bytes} (limit ${bound})`] : [];
  });
}

/** @param {Bundle} bundle */
const chunks = (bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/**
 * @param {Bundle} bundle
 * @returns {Promise<Map<string, number>>} scripts and styles with their compressed size
 */
async function weigh(bundle) {
  const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$/.test(fileName));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const text = file.type === 'chunk' ? file.code : Buffer.from(file.source).toString();
        return /** @type {const} */ ([file.fileName, (await maxBrotli(text)).length]);
      }),
    ),
  );
}

/**
 * @param {Bundle} bundle
 * @param {readonly string[]} starts files
 * @returns {Set<string>} these, what they import, and the styles of all of them
 */
export function neededBy(bundle, starts) {
  /** @type {Set<string>} */
  const needed = new Set();
  /** @param {string} fileName */
  const add = (fileName) => {
    const file = bundle[fileName];
    if (needed.has(fileName) || !file) return;
    needed.add(fileName);
    if (file.type !== 'chunk') return;
    file.imports.forEach(add);
    for (const style of file.viteMetadata?.importedCss ?? []) needed.add(style);
  };
  starts.forEach(add);
  return needed;
}
