/** Every dist folder is what its sources say, or is made so by nx; nothing is started where nothing changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { packages } from './packages.mjs';
import { root } from './root.mjs';
import { runNx } from './run-nx.mjs';

const stamp = join(root, '.cache', 'built');
/** What the sources were before a run of `npm test` built them, in the environment of all that it starts. */
const BUILT_FROM = 'PLANTED_BUILT_FROM';
const SHARED = ['tools/build', 'tsconfig.base.json', 'nx.json', 'package.json', 'package-lock.json'];
const NOT_SOURCES = /^(node_modules|dist|coverage|\..*)$|\.test\.tsx?$/;

/**
 * In a run of `npm test` nothing is built: the run has done it, and a build would take away the files that its other
 * tests are reading, whatever has changed a source meanwhile.
 * @param {{ log: (line: string) => void, signal?: AbortSignal, environment?: NodeJS.ProcessEnv }} options
 * @throws with what the failing build said
 */
export async function ensureBuilt({ log, signal, environment = process.env }) {
  if (environment[BUILT_FROM] !== undefined && isComplete()) return;
  const sources = fingerprint();
  if (isComplete() && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  log('Building what changed…');
  const began = Date.now();
  rmSync(stamp, { force: true });
  const built = await buildPackages({
    signal,
    onLine: (line) => {
      const done = /^> nx run (?:@planted\/)?([\w-]+):build(.*)$/.exec(line);
      if (done) log(`  ${done[1]}${/cache/.test(done[2] ?? '') ? ' (unchanged)' : ''}`);
    },
  });
  if (built.code !== 0) throw new Error(`The build failed:\n${built.output.trim()}`);
  keepStamp(sources);
  log(`Built (${((Date.now() - began) / 1000).toFixed(1)} s).`);
}

/** @returns {Record<string, string>} for all that a run starts which builds everything: what it is going to build from */
export const builtFrom = () => ({ [BUILT_FROM]: fingerprint() });

/**
 * @param {Record<string, string>} run what `builtFrom` returned when it began
 * @returns {boolean} whether a source has changed since, which some of its tests have seen and others have not
 */
export const isChangedSince = (run) => run[BUILT_FROM] !== fingerprint();

/**
 * Says that a run has built everything. Sources that changed since it began are built by who starts after it.
 * @param {NodeJS.ProcessEnv} environment with what `builtFrom` returned; without, nothing is said
 */
export function recordBuilt(environment) {
  const sources = environment[BUILT_FROM];
  if (sources !== undefined && isComplete()) keepStamp(sources);
}

/** @param {string} sources */
function keepStamp(sources) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, sources);
}

/**
 * @param {object} options
 * @param {readonly string[]} [options.packages] without '@planted/'; all when absent
 * @param {AbortSignal | undefined} [options.signal]
 * @param {(line: string) => void} [options.onLine] hears what the builds print
 * @returns {Promise<{ code: number, output: string }>}
 */
export const buildPackages = ({ packages = [], signal, onLine = () => {} }) =>
  runNx({ targets: ['build'], packages, atOnce: Math.min(3, availableParallelism()), signal, onLine });

const isComplete = () =>
  packages().every(({ folder, isBuilt }) => !isBuilt || existsSync(join(folder, 'dist')));

/** Names, sizes and times of all sources as one hash: reading a few hundred entries takes some milliseconds. */
function fingerprint() {
  const hash = createHash('sha256');
  /** @param {string} path */
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  };
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (NOT_SOURCES.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) add(path);
    }
  };
  for (const path of [...packages().map(({ folder }) => folder), ...SHARED.map((name) => join(root, name))]) {
    if (!existsSync(path)) continue;
    if (statSync(path).isDirectory()) walk(path);
    else add(path);
  }
  return hash.digest('hex');
}
