import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * Builds a package's code for Node, runs it, and erases what was built.
 * @template Built what the file exports: types cannot follow what is built only here, so `work` says it
 * @template T
 * @param {import('vite').InlineConfig & { root: string }} config its `root` stands in the repository's first level
 * @param {string} file the built one, that is to be run
 * @param {(built: Built) => Promise<T> | T} work
 * @returns {Promise<T>} what `work` answers
 */
export function runInNode(config, file, work) {
  return buildForNode(config, file, async (url) => work(await import(url)));
}

/**
 * Builds a package's code for Node, and erases what was built when the work is done.
 * @template T
 * @param {import('vite').InlineConfig & { root: string }} config its `root` stands in the repository's first level
 * @param {string} file the built one
 * @param {(url: string) => Promise<T>} work with the file's URL
 * @returns {Promise<T>} what `work` answers
 */
export async function buildForNode({ build: options, ...config }, file, work) {
  // Inside the repository, where installed packages are found.
  const cache = join(config.root, '../.cache');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'run-in-node-'));
  try {
    await build({
      logLevel: 'error',
      mode: 'drawing',
      ...config,
      build: { copyPublicDir: false, ...options, outDir },
    });
    return await work(pathToFileURL(join(outDir, file)).href);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
