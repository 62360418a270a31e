/**
 * `npm run calls:freeze -- 0.2.0`: writes down every call as this release has it, for the test that later ones are held
 * against. A step of every release: libs/contracts/README.md
 */
import './workspace/check-node.mjs';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from './workspace/read-args.mjs';
import { root } from './workspace/root.mjs';

const FOLDER = 'libs/contracts/frozen';

const { positionals } = readArgs(
  `npm run calls:freeze -- <release>

Stores every call as this release has it, e.g. 0.2.0, for the test that later ones are held against:
libs/contracts/README.md.`,
  { allowPositionals: true },
);
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
await ensureInstalled({ log: (line) => console.log(line) });
const { withCalls } = await import('./contract/with-calls.mjs');

/** @param {string | undefined} release */
async function freezeCalls(release = '') {
  if (!/^\d+\.\d+\.\d+$/.test(release))
    throw new Error(`Name the release, e.g. npm run calls:freeze -- 0.2.0; '${release}' is no version.`);
  const file = `${FOLDER}/${release}.json`;
  if (existsSync(join(root, file)))
    throw new Error(`${file} exists: what a release has promised does not change.`);
  const text = await withCalls(({ describeCalls, frozenText }) => frozenText(describeCalls()));
  writeFileSync(join(root, file), text);
  return `${file} holds the calls of ${release} (${Math.round(text.length / 1000)} kB).`;
}

try {
  console.log(await freezeCalls(positionals[0]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
