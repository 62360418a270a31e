/**
 * Five projects, by what a test needs: nothing (unit), a DOM (ui), real PostgreSQL and NATS (int), Chromium (e2e), Firefox
 * and WebKit (browsers, `npm run test:browsers`).
 * Everything runs as CommonJS, which is what Jest mocks well; packages that are published as ES modules only
 * are turned as well, and the results are kept in .cache/jest.
 */
const source = [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
  },
];
/** No JSX in plain .ts, so that `<T>(x: T) => x` and casts stay what they are. */
const plainSource = [
  source[0],
  {
    ...source[1],
    jsc: { ...source[1].jsc, parser: { syntax: 'typescript', tsx: false, decorators: true } },
  },
];

const common = {
  rootDir: import.meta.dirname,
  cacheDirectory: `${import.meta.dirname}/.cache/jest`,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/\\.cache/', '<rootDir>/\\.planted/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/\\.cache/'],
  transform: {
    '/node_modules/.+\\.m?js$': '<rootDir>/tools/jest/published-module.mjs',
    '\\.(ts|m?js)$': plainSource,
    '\\.[tj]sx$': source,
  },
  transformIgnorePatterns: [],
};

/** Node's own globals and one load of installed packages for all files of a process (docs/decisions/0151). */
const inOneContext = {
  testEnvironment: '<rootDir>/tools/jest/one-context-environment.cjs',
  runtime: '<rootDir>/tools/jest/shared-packages-runtime.cjs',
};

const engines = {
  globalSetup: '<rootDir>/tools/jest/start-engines.mjs',
  globalTeardown: '<rootDir>/tools/jest/stop-servers.mjs',
};

export default {
  // Patient: engines, products and browsers share a machine's cores. What a test waits for has bounds of its own.
  testTimeout: 180_000,
  projects: [
    { ...common, ...inOneContext, displayName: 'unit', testMatch: ['<rootDir>/**/*.unit.test.ts'] },
    {
      ...common,
      displayName: 'ui',
      testEnvironment: '<rootDir>/tools/jest/browser-like-environment.cjs',
      testMatch: ['<rootDir>/**/*.unit.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tools/jest/ui-setup.mjs'],
      moduleNameMapper: {
        '\\?(worker&)?url$': '<rootDir>/tools/jest/asset-stub.cjs',
        '\\.css$': '<rootDir>/tools/jest/style-stub.cjs',
        '\\.(svg|png|jpe?g|webp|avif|gif|woff2?)(\\?\\w+)?$': '<rootDir>/tools/jest/asset-stub.cjs',
      },
    },
    {
      ...common,
      ...engines,
      displayName: 'int',
      ...inOneContext,
      runtime: '<rootDir>/tools/jest/shared-modules-runtime.cjs',
      testMatch: ['<rootDir>/**/*.int.test.ts'],
    },
    {
      ...common,
      displayName: 'e2e',
      ...inOneContext,
      testMatch: ['<rootDir>/e2e/**/*.e2e.test.ts'],
      globalSetup: '<rootDir>/tools/jest/start-product.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-servers.mjs',
    },
    {
      ...common,
      displayName: 'browsers',
      ...inOneContext,
      testMatch: ['<rootDir>/e2e/**/*.browsers.test.ts'],
      globalSetup: '<rootDir>/tools/jest/start-product-only.mjs',
      globalTeardown: '<rootDir>/tools/jest/stop-servers.mjs',
    },
  ],
};
