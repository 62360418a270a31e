/**
 * Node's own globals for tests that need no window, instead of a context of its own for each test file: installed packages
 * are loaded once for a process (shared-packages-runtime.cjs), and looking up a global name costs nothing.
 * What a file changes is put back when it ends: globals, and the process's properties, variables and listeners.
 */
const vm = require('node:vm');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { compileOnce, createOwnContext } = require('./compile-once.cjs');

/** Names Node's own context to Jest, which compiles nothing without a context, and Node 20 has no name for its own. */
const OWN_CONTEXT = createOwnContext();
vm.compileFunction = compileOnce(vm.compileFunction);

/** @param {unknown} id */
const toRef = (id) => {
  const ref = { id, ref: () => ref, unref: () => ref };
  return ref;
};
/** @type {ConstructorParameters<typeof LegacyFakeTimers<{ id: unknown }>>[0]['timerConfig']} */
const timerConfig = { idToRef: toRef, refToId: ({ id }) => Number(id) };

/** Leaves real what Node's own streams and requests go by, too: faked, they would stand still for whoever awaits them. */
class FakeTimers extends ModernFakeTimers {
  /**
   * @override
   * @param {Parameters<ModernFakeTimers['useFakeTimers']>[0]} [config]
   */
  useFakeTimers(config = {}) {
    super.useFakeTimers({
      ...config,
      doNotFake: [...(config.doNotFake ?? []), 'nextTick', 'queueMicrotask'],
    });
  }
}

/**
 * @param {object} object
 * @returns {() => void} puts back its own properties as they are now, but for those that nobody may define again
 */
function recordProperties(object) {
  const keys = Reflect.ownKeys(object);
  const before = new Map(keys.map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));
  return () => {
    for (const key of Reflect.ownKeys(object)) if (!before.has(key)) Reflect.deleteProperty(object, key);
    for (const [key, then] of before) {
      const now = Object.getOwnPropertyDescriptor(object, key);
      const isSame = now?.value === then?.value && now?.get === then?.get && now?.set === then?.set;
      if (then && !isSame) Reflect.defineProperty(object, key, then);
    }
  };
}

/**
 * @param {import('node:events').EventEmitter} emitter
 * @returns {() => void} removes the listeners that have been added since
 */
function recordListeners(emitter) {
  const before = new Map(emitter.eventNames().map((name) => [name, emitter.rawListeners(name)]));
  return () => {
    for (const name of emitter.eventNames())
      for (const listener of emitter.rawListeners(name))
        if (!before.get(name)?.includes(listener))
          emitter.removeListener(name, /** @type {() => void} */ (listener));
  };
}

/** @returns {() => void} */
function recordExitCode() {
  const { exitCode } = process;
  return () => {
    process.exitCode = exitCode;
  };
}

module.exports = class OneContextEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);

  /** @param {{ projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]['config'] }} options */
  constructor({ projectConfig: config }) {
    const { global, moduleMocker } = this;
    this.restorations = [
      recordListeners(process),
      recordProperties(process.env),
      recordProperties(process),
      recordExitCode(),
      recordProperties(globalThis),
    ];
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new FakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const restore of this.restorations) restore();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return OWN_CONTEXT;
  }
};
