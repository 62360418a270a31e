/**
 * Puts a copy beside each file that browsers load, compressed by Brotli at its maximum level: the gateway has no time
 * for that at each request, and would send a sixth more.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { maxBrotli } from './max-brotli.mjs';

const LOADED_BY_BROWSERS = /\.(js|css|svg)$/;
/** Data is loaded from there; what else is JSON says which files are current, and may be written again. */
const DATA_FOLDER = 'assets';
/** Added to the file's name, as `@fastify/static` and others have it. */
const COPY = '.br';

/** @returns {import('vite').Plugin} */
export const compressedCopies = () => ({
  name: 'compressed-copies',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    // What else changes files comes before.
    order: 'post',
    sequential: true,
    handler: ({ dir = '' }) => writeCopies(dir),
  },
});

/** @param {string} folder with all folders in it */
export async function writeCopies(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((each) => each.isFile() && isLoaded(each));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      await writeFile(`${file}${COPY}`, await maxBrotli(await readFile(file, 'utf8')));
    }),
  );
}

/** @param {{ name: string, parentPath: string }} file */
const isLoaded = ({ name, parentPath }) =>
  LOADED_BY_BROWSERS.test(name) || (name.endsWith('.json') && basename(parentPath) === DATA_FOLDER);
