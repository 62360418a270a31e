/**
 * Jest's module loader, but Node loads installed packages: once for a process instead of once for each test file. No test
 * mocks one. ES modules stay Jest's, which turns them into CommonJS.
 */
const { readFileSync } = require('node:fs');
const { createRequire, isBuiltin } = require('node:module');
const { dirname, join, sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** Jest's own exist for each test file. */
const OF_JEST = /^(@jest\/|jest-|expect(\/|$))/;
/** Paths of files and this repository's own packages. */
const OWN = /^([./]|@planted\/)/;

/** @type {Map<string, string>} by folder */
const types = new Map();

/**
 * @param {string} folder
 * @returns {string} `type` of the package.json that holds for its files
 */
function typeOf(folder) {
  const known = types.get(folder);
  if (known) return known;
  let type;
  try {
    type = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type ?? 'commonjs';
  } catch {
    type = typeOf(dirname(folder));
  }
  types.set(folder, type);
  return type;
}

/** @param {string} path */
const isEsModule = (path) =>
  path.endsWith('.mjs') || (path.endsWith('.js') && typeOf(dirname(path)) === 'module');

/**
 * @param {NodeJS.Require} require
 * @param {string} name
 * @returns {string | undefined} the file that Node can load for it; Jest says best that there is none
 */
function installedFile(require, name) {
  try {
    const path = require.resolve(name);
    return path.includes(`${sep}node_modules${sep}`) && !isEsModule(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

module.exports = class SharedPackagesRuntime extends Runtime {
  /**
   * @override
   * @template T
   * @param {string} from file that requires it
   * @param {string} [name]
   * @param {Parameters<InstanceType<typeof Runtime>['requireModule']>[2]} [options]
   * @param {boolean} [isActual]
   * @returns {T}
   */
  requireModule(from, name, options, isActual) {
    if (name && !options?.isInternalModule && !OWN.test(name) && !OF_JEST.test(name) && !isBuiltin(name)) {
      const require = createRequire(from);
      const path = installedFile(require, name);
      if (path) return require(path);
    }
    return super.requireModule(from, name, options, isActual);
  }
};
