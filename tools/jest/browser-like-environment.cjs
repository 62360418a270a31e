/**
 * jsdom plus those web standards that every browser has and jsdom leaves out; Node's own are the real thing.
 * Not MessageChannel: React's scheduler would hold one open and Jest would never end.
 */
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-jsdom');
const { compileOnce } = require('./compile-once.cjs');
const { keepComputedStyles } = require('./computed-styles.cjs');

vm.compileFunction = compileOnce(vm.compileFunction);

const fromNode = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    // A binary made by Node must be recognized by `instanceof` inside the test.
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
    keepComputedStyles(this.global);
  }
};
