import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * @typedef {object} Package
 * @property {string} folder
 * @property {string} manifest text of its package.json
 * @property {boolean} isBuilt whether it has a build script, and so a dist folder
 */

/** @returns {Package[]} the workspaces that the root package.json lists */
export function packages() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? children(pattern.slice(0, -2)) : [pattern]))
    .map((path) => join(root, path))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
      return { folder, manifest, isBuilt: 'build' in (JSON.parse(manifest).scripts ?? {}) };
    });
}

/** @param {string} path */
const children = (path) => readdirSync(join(root, path)).map((name) => join(path, name));
