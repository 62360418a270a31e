/**
 * Jest's module loader for integration tests: every module but the test files is loaded once for a process instead of once
 * for each file, as a product that runs loads it once. What a module keeps is there for the next file, too, and no test
 * can mock one of ours: it would find what an earlier file has loaded.
 */
const SharedPackagesRuntime = require('./shared-packages-runtime.cjs');

const TEST_FILE = /\.test\.tsx?$/;

/** @typedef {Map<string, object>} Registry of modules, by path */

/** Of all files of this process. @type {Registry} */
const shared = new Map();

/** @extends {Map<string, object>} */
class SharedRegistry extends Map {
  /** @override @param {string} path */
  get(path) {
    return TEST_FILE.test(path) ? super.get(path) : shared.get(path);
  }

  /** @override @param {string} path */
  has(path) {
    return TEST_FILE.test(path) ? super.has(path) : shared.has(path);
  }

  /** @override @param {string} path @param {object} module */
  set(path, module) {
    if (TEST_FILE.test(path)) super.set(path, module);
    else shared.set(path, module);
    return this;
  }

  /** @override @param {string} path */
  delete(path) {
    return TEST_FILE.test(path) ? super.delete(path) : shared.delete(path);
  }
}

/**
 * Where TypeORM lists the entities that are declared, which our modules do once; the environment removes what a file has
 * added to the globals.
 */
const globals = /** @type {typeof globalThis & { typeormMetadataArgsStorage?: object }} */ (globalThis);
/** @type {object | undefined} */
let entities;

/** Of the file that runs; a process runs one at a time. @type {SharedModulesRuntime | undefined} */
let running;

class SharedModulesRuntime extends SharedPackagesRuntime {
  /** @param {ConstructorParameters<typeof SharedPackagesRuntime>} options */
  constructor(...options) {
    super(...options);
    const { registries } = /** @type {{ registries: { moduleRegistry: Registry } }} */ (
      /** @type {unknown} */ (this)
    );
    registries.moduleRegistry = new SharedRegistry();
    if (entities) globals.typeormMetadataArgsStorage = entities;
    running = this;
  }

  /** @override */
  teardown() {
    entities = globals.typeormMetadataArgsStorage;
    super.teardown();
  }

  /**
   * A module that an earlier file loaded may load another one only now, when the loader of that file has ended.
   * @override
   * @template T
   * @param {string} from file that requires it
   * @param {string} name
   * @returns {T}
   */
  requireModuleOrMock(from, name) {
    return running === this || running === undefined
      ? super.requireModuleOrMock(from, name)
      : running.requireModuleOrMock(from, name);
  }

  /**
   * @override
   * @param {string} from
   * @param {string} name
   * @param {() => unknown} _factory
   * @returns {never}
   * @throws always
   */
  setMock(from, name, _factory) {
    throw new Error(`${from} mocks ${name}: an integration test runs the modules as they are`);
  }
}

module.exports = SharedModulesRuntime;
