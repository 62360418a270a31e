/** Finds every *.bench.ts, gives each an empty database, and prints one table. */
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startNats } from '../engines/nats.mjs';
import { startPostgres } from '../engines/postgres.mjs';
import { eraseData } from '../engines/directory-access.mjs';
import { ensureBuilt } from '../workspace/ensure-built.mjs';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { root } from '../workspace/root.mjs';
import { printTable } from './print-table.mjs';

/**
 * @typedef {object} Servers
 * @property {string} databaseUrl an empty database, the bench's own
 * @property {string | undefined} natsUrl a NATS with JetStream for this run; undefined where the machine has none
 * @property {string} root the repository, with everything built
 *
 * @typedef {object} Bench what a *.bench.ts file exports as its default
 * @property {string} name as its file's
 * @property {(servers: Servers) => Promise<readonly import('./print-table.mjs').Row[]>} run
 */

const SUFFIX = '.bench.ts';
const NOT_OURS = /^(node_modules|dist|\..*)$/;

/**
 * @param {object} options
 * @param {string[]} options.wanted names of benches (the file's, without .bench.ts); none for all
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.signal
 * @throws when there is no bench of a wanted name, and after the table when a bench has failed
 */
export async function runBenches({ wanted, log, signal }) {
  const all = benchFiles(root);
  const names = all.map(nameOf);
  const missing = wanted.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new Error(`Unknown bench ${missing.join(', ')}. Benchmarks: ${names.join(', ') || 'none'}.`);
  }
  await ensureInstalled({ log, signal });
  await ensureBuilt({ log, signal });
  const folder = mkdtempSync(join(tmpdir(), 'planted-bench-'));
  chmodSync(folder, 0o711);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const nats = await startNats({ storeDir: join(folder, 'nats') });
  try {
    /** @type {import('./print-table.mjs').NamedRow[]} */
    const rows = [];
    /** @type {Error[]} */
    const failures = [];
    for (const file of all.filter((path) => wanted.length === 0 || wanted.includes(nameOf(path)))) {
      const name = nameOf(file);
      log(`Measuring ${name}…`);
      try {
        const bench = await load(file);
        const databaseUrl = await emptyDatabase(postgres.url, `bench_${name.replaceAll(/\W/g, '_')}`);
        const measured = await bench.run({ databaseUrl, natsUrl: nats?.url, root });
        rows.push(...measured.map((row) => ({ name, ...row })));
      } catch (cause) {
        log(`${name} failed: ${cause instanceof Error ? cause.stack : cause}`);
        failures.push(new Error(name, { cause }));
      }
    }
    printTable(rows, log);
    if (failures.length > 0)
      throw new AggregateError(failures, `Failed: ${failures.map(({ message }) => message).join(', ')}.`);
  } finally {
    await Promise.all([postgres.stop(), nats?.stop()]);
    for (const name of ['postgres', 'nats']) eraseData(join(folder, name));
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function benchFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return benchFiles(path);
      return entry.name.endsWith(SUFFIX) ? [path] : [];
    });
}

/** @param {string} file */
const nameOf = (file) => basename(file, SUFFIX);

/**
 * @param {string} file
 * @returns {Promise<Bench>}
 */
async function load(file) {
  // Not before packages are installed.
  const { bundle } = await import('../build/bundle.mjs');
  const target = join(root, '.cache', 'bench', nameOf(file));
  await bundle({ folder: root, entries: { bench: file }, target });
  return (await import(pathToFileURL(join(target, 'bench.js')).href)).default;
}

/**
 * @param {string} server
 * @param {string} name
 * @returns {Promise<string>} the address of a database that was just made
 */
async function emptyDatabase(server, name) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
