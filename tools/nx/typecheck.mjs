/** Nx's target that checks the types of one package. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * As TypeScript's own references have it: what is referenced is checked before, and a change there checks this again.
 * On one thread, since several tasks run at once: each of TypeScript's checkers works out the same installed types again.
 * @param {string} root
 * @param {string} folder
 * @returns {import('./targets.mjs').Target}
 */
export function typecheck(root, folder) {
  const name = posix.basename(folder);
  const direct = references(root, folder);
  return {
    command: `tsc -b ${folder} --singleThreaded`,
    cache: true,
    dependsOn: direct.map((path) => ({ projects: [nameOf(root, path)], target: 'typecheck' })),
    inputs: [
      'default',
      ...[...reachable(root, direct)].map((path) => ({
        projects: [nameOf(root, path)],
        input: 'sources',
      })),
      'sharedGlobals',
    ],
    outputs: [`{workspaceRoot}/.cache/types/${name}`, `{workspaceRoot}/.cache/types/${name}.tsbuildinfo`],
  };
}

/**
 * @param {string} root
 * @param {string[]} paths
 * @returns {Set<string>} these and what they reference, and so on
 */
function reachable(root, paths) {
  const found = new Set(paths);
  for (const path of found) for (const next of references(root, path)) found.add(next);
  return found;
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} folders
 */
function references(root, folder) {
  /** @type {{ references?: { path: string }[] }} */
  const { references: listed = [] } = read(join(root, folder, 'tsconfig.json'));
  return listed.map(({ path }) => posix.join(folder, path));
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string} of its package
 */
const nameOf = (root, folder) => read(join(root, folder, 'package.json')).name;

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
