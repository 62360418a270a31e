/**
 * Nx's list of targets, inferred from the files that a package has, so that none declares them by hand: `lint`,
 * `typecheck`, `unit`, `int`, and in e2e one `e2e-<folder>` for each folder of browser tests. nx.json has this as a
 * plugin; `npx nx show project @planted/ui` prints the outcome. `build` is a package's own script.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { typecheck } from './typecheck.mjs';

const NOT_SOURCES = /^(node_modules|dist|coverage|\..*)$/;
const TIERS = { unit: /\.unit\.test\.tsx?$/, int: /\.int\.test\.ts$/ };
const BROWSER_TEST = /\.e2e\.test\.ts$/;
/** What every test depends on besides sources. */
const JEST = ['{workspaceRoot}/jest.config.mjs', '{workspaceRoot}/tools/jest/**/*', 'sharedGlobals'];
/** What starts and stops servers and the product for tests. */
const SERVERS = [
  '{workspaceRoot}/tools/engines/**/*',
  '{workspaceRoot}/tools/testing/**/*',
  '{workspaceRoot}/tools/build/**/*',
];
/**
 * What takes longest starts first, or a run ends with one task and idle processors: nx starts what other tasks wait for
 * before the rest, and `slowest` waits for these.
 */
const SLOWEST = [
  { projects: ['@planted/e2e'], target: 'e2e' },
  {
    projects: ['@planted/embedded', '@planted/tools', '@planted/event-sourcing', '@planted/tracking'],
    target: 'int',
  },
  {
    projects: [
      '@planted/mfe-manager',
      '@planted/mfe-planter',
      '@planted/mfe-designer',
      '@planted/shell',
      '@planted/gateway',
    ],
    target: 'unit',
  },
];
/** What tests of a package read outside of it and of its dependencies. @type {Record<string, string[]>} */
const READ_ELSEWHERE = {
  shell: ['{workspaceRoot}/tools/build/**/*', '{workspaceRoot}/mfe-*/package.json'],
  'libs/rotation': [
    '{workspaceRoot}/libs/catalogue-data/data/**/*',
    '{workspaceRoot}/docs/rotation-table.md',
  ],
  'libs/season': ['{workspaceRoot}/libs/catalogue-data/data/**/*', '{workspaceRoot}/docs/season-table.md'],
  'services/embedded': ['{workspaceRoot}/docs/supabase-clients.md'],
  'services/gateway': ['{workspaceRoot}/docs/api.md', '{workspaceRoot}/package.json'],
};
/** The repository's own settings, of which tools make copies. */
const SETTINGS = ['{workspaceRoot}/*.json', '{workspaceRoot}/*.mjs'];
/** Every source file of the repository. */
const EVERYTHING = ['{workspaceRoot}/**/*'];

/**
 * @typedef {string | Record<string, unknown>} Input
 *
 * @typedef {object} Target of nx
 * @property {string} [command]
 * @property {string} [executor]
 * @property {boolean} [cache]
 * @property {(string | Record<string, unknown>)[]} [dependsOn]
 * @property {Input[]} [inputs]
 * @property {string[]} [outputs]
 *
 * @typedef {Record<string, Target>} Targets
 */

/** @type {[string, (files: string[], options: unknown, context: { workspaceRoot: string }) => unknown[]]} */
export const createNodes = [
  '**/tsconfig.json',
  (files, _options, { workspaceRoot }) =>
    files
      .filter((file) => existsSync(join(workspaceRoot, dirname(file), 'package.json')))
      .map((file) => [file, { projects: { [dirname(file)]: project(workspaceRoot, dirname(file)) } }]),
];

/**
 * @param {string} root
 * @param {string} folder
 * @returns {{ name?: string, targets: Targets }}
 */
const project = (root, folder) => (folder === '.' ? repository() : { targets: targetsOf(root, folder) });

/** The files that belong to no package: settings and documents. */
const repository = () => ({
  name: 'repository',
  targets: {
    lint: {
      command:
        'oxlint -c oxlint.config.mjs *.config.mjs && biome format *.json *.jsonc *.mjs .github docs --no-errors-on-unmatched',
      cache: true,
      inputs: ['default', 'sharedGlobals'],
    },
    // Not cached: what it writes is no task's input, and is of this run.
    built: {
      command: 'node tools/workspace/record-built.mjs',
      dependsOn: [{ projects: '*', target: 'build' }],
    },
    slowest: { executor: 'nx:noop', dependsOn: SLOWEST },
    deps: { command: 'knip', cache: true, inputs: EVERYTHING },
    docs: {
      command: 'node tools/docs/acceptance-coverage.mjs',
      cache: true,
      inputs: EVERYTHING,
      outputs: ['{workspaceRoot}/dist/acceptance-coverage.md'],
    },
  },
});

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Targets}
 */
function targetsOf(root, folder) {
  const names = sourceFiles(join(root, folder));
  return {
    lint: {
      command: `oxlint -c oxlint.config.mjs ${folder} && biome format ${folder}`,
      cache: true,
      inputs: [
        'default',
        '{workspaceRoot}/oxlint.config.mjs',
        '{workspaceRoot}/tools/lint/**/*',
        '{workspaceRoot}/biome.json',
        'sharedGlobals',
      ],
    },
    typecheck: typecheck(root, folder),
    ...(folder === 'e2e' ? browserTests(root) : tiers(root, folder, names)),
  };
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string[]} names
 * @returns {Targets}
 */
function tiers(root, folder, names) {
  const isTools = folder === 'tools';
  // These start the whole product, whose gateway serves what the front ends' builds have written.
  const isProduct = isTools || folder === 'services/embedded';
  const found = Object.entries(TIERS).filter(([, pattern]) => names.some((name) => pattern.test(name)));
  return Object.fromEntries(
    found.map(([tier]) => {
      const servers = tier === 'int' ? SERVERS : [];
      const read = [...servers, ...(READ_ELSEWHERE[folder] ?? [])];
      const own = ['default', '^production', ...JEST, ...read];
      const ofTools = tier === 'unit' ? EVERYTHING : [...own, ...everythingBut(frontEnds(root)), ...SETTINGS];
      const inputs = isTools ? ofTools : own;
      return [tier, jest(folder, tier, { inputs, isBuiltFirst: isProduct && tier === 'int' })];
    }),
  );
}

/**
 * @param {string} root
 * @returns {Targets}
 */
function browserTests(root) {
  const folder = join(root, 'e2e');
  const groups = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) =>
      entry.isDirectory() && readdirSync(join(folder, entry.name)).some((name) => BROWSER_TEST.test(name)),
  );
  return {
    e2e: { executor: 'nx:noop', dependsOn: groups.map(({ name }) => `e2e-${name}`) },
    ...Object.fromEntries(
      groups.map(({ name }) => [
        `e2e-${name}`,
        jest(`e2e/${name}`, 'e2e', { inputs: provenBy(root, name), isBuiltFirst: true }),
      ]),
    ),
  };
}

/**
 * What a group of browser tests proves, by its sources. The groups of a micro-frontend ('planter', 'planter-seasons') prove
 * that one; other groups load
 * micro-frontends only to have some, but for `product`, which proves all of them together.
 * @param {string} root
 * @param {string} group
 * @returns {Input[]}
 */
function provenBy(root, group) {
  const unproven = frontEnds(root).filter(
    (name) => group !== 'product' && name !== `mfe-${group.split('-')[0]}` && name !== 'shell',
  );
  return [
    '{projectRoot}/*',
    '{projectRoot}/src/**/*',
    `{projectRoot}/${group}/**/*`,
    ...everythingBut(unproven),
    // Another browser proves something else.
    { env: 'CHROME_PATH' },
    ...JEST,
    ...SERVERS,
  ];
}

/** @param {string} root */
const frontEnds = (root) => readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));

/**
 * Sources of all packages but these and the browser tests themselves.
 * @param {string[]} names
 * @returns {Input[]}
 */
const everythingBut = (names) => [
  {
    projects: [
      '*',
      ...['repository', '@planted/e2e', ...names.map((name) => `@planted/${name}`)].map((name) => `!${name}`),
    ],
    input: 'production',
  },
];

/**
 * @param {string} folder
 * @param {string} tier
 * @param {{ inputs: Input[], isBuiltFirst: boolean }} options
 * @returns {Target}
 */
function jest(folder, tier, { inputs, isBuiltFirst }) {
  return {
    command: `node tools/testing/run-jest.mjs ${folder} ${tier}`,
    cache: true,
    ...(isBuiltFirst && { dependsOn: [{ projects: ['repository'], target: 'built' }] }),
    inputs,
    outputs: [`{workspaceRoot}/.cache/test/${folder.replaceAll('/', '-')}.${tier}.json`],
  };
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.test(name))
    .flatMap((entry) => (entry.isDirectory() ? sourceFiles(join(folder, entry.name)) : [entry.name]));
}
