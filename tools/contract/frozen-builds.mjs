/**
 * What was built at a minor version of the kit, kept for the contract tests: the shell, and two micro-frontends. All of
 * it is text, so that an archive is one JSON object, path → content, under brotli. Left out is what no test needs: sources
 * for developers' tools, and typefaces.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { filesOf } from '../deploy/read-build.mjs';
import { root } from '../workspace/root.mjs';

const FOLDER = join(root, 'libs/mfe-kit/contract');
const ARCHIVE = /^built-(\d+\.\d+)\.json\.br$/;
const KEPT = /\.(js|css|html|json)$/;

/** @param {string} minor e.g. '1.0' */
const archiveOf = (minor) => join(FOLDER, `built-${minor}.json.br`);

/** @returns {string[]} the minor versions whose builds are kept, e.g. ['1.0'], the latest last */
export const frozenMinors = () =>
  readdirSync(FOLDER)
    .flatMap((name) => ARCHIVE.exec(name)?.[1] ?? [])
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** @returns {string} the kit's minor version as it is now, e.g. '1.0' */
export function currentMinor() {
  const { version } = JSON.parse(readFileSync(join(FOLDER, '../package.json'), 'utf8'));
  return version.split('.').slice(0, 2).join('.');
}

/**
 * @param {string} minor
 * @param {Readonly<Record<string, string>>} builds front end → its dist folder
 * @returns {number} bytes of the archive
 * @throws where that minor version's is there: it never changes
 */
export function freeze(minor, builds) {
  const archive = archiveOf(minor);
  if (existsSync(archive)) throw new Error(`${archive} already exists and matches the build for ${minor}`);
  const files = Object.entries(builds).flatMap(([name, dist]) =>
    filesOf(dist)
      .filter((path) => KEPT.test(path))
      .toSorted()
      .map((path) => [`${name}/dist/${path}`, readFileSync(join(dist, path), 'utf8')]),
  );
  const text = Buffer.from(JSON.stringify(Object.fromEntries(files)));
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(archive, packed);
  return packed.length;
}

/**
 * @param {string} minor
 * @param {string} folder where every front end comes to stand, as `<front end>/dist`
 * @param {readonly string[]} names of the front ends that are wanted
 */
export function unfreeze(minor, folder, names) {
  /** @type {Record<string, string>} */
  const files = JSON.parse(brotliDecompressSync(readFileSync(archiveOf(minor))).toString());
  for (const [path, content] of Object.entries(files)) {
    if (!names.some((name) => path.startsWith(`${name}/`))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
