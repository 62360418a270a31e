/** node_modules is what the lock file says, or is made so. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packages } from './packages.mjs';
import { root } from './root.mjs';
import { runStep } from './run-step.mjs';

const stamp = join(root, '.cache', 'installed');
const STILL_THERE_MS = 10_000;

/**
 * @param {{ log: (line: string) => void, signal?: AbortSignal }} options
 * @throws with what npm said
 */
export async function ensureInstalled({ log, signal }) {
  if (existsSync(join(root, 'node_modules')) && readIfThere(stamp) === wanted()) return;
  log('Installing packages (the first time takes a minute or two)…');
  const began = Date.now();
  const tick = setInterval(() => log(`  still installing (${seconds(began)})`), STILL_THERE_MS);
  try {
    const { code, output } = await runStep({
      ...npm(),
      env: { NODE_ENV: '' },
      signal,
    });
    if (code !== 0) throw new Error(`The packages could not be installed:\n${output.trim()}`);
  } finally {
    clearInterval(tick);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted());
  log(`Packages are installed (${seconds(began)}).`);
}

/** The lock file stays as it is: npm would add what only this platform needs. */
function npm() {
  const args = ['install', '--no-audit', '--no-fund', '--no-save', '--include=dev', '--include=optional'];
  const quiet = ['--loglevel=error', '--no-progress', '--no-update-notifier'];
  const script = process.env.npm_execpath;
  if (script && /npm-cli\.c?js$/.test(script)) {
    return { command: process.execPath, args: [script, ...args, ...quiet] };
  }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [...args, ...quiet] };
}

/** What the installation depends on, as one hash. */
function wanted() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of ['package.json', 'package-lock.json']) hash.update(readIfThere(join(root, file)) ?? '');
  for (const { manifest } of packages()) hash.update(manifest);
  return hash.digest('hex');
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** @param {number} since */
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;
