/**
 * `npm run contract:freeze`: keeps what is built now as what was built for this minor version of the kit, for the
 * contract tests of later ones. docs/micro-frontends.md
 */
import './workspace/check-node.mjs';
import { join } from 'node:path';
import { readArgs } from './workspace/read-args.mjs';

readArgs(
  `npm run contract:freeze

Stores what is built now as the frozen build of this minor version of mfe-kit, for the contract tests of later ones:
docs/micro-frontends.md.`,
  {},
);
const { withTemplateBuilt } = await import('./contract/build-template.mjs');
const { currentMinor, freeze } = await import('./contract/frozen-builds.mjs');
const { ensureBuilt } = await import('./workspace/ensure-built.mjs');
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
const { root } = await import('./workspace/root.mjs');

const log = (/** @type {string} */ line) => console.log(line);

try {
  await ensureInstalled({ log });
  await ensureBuilt({ log });
  const minor = currentMinor();
  const bytes = await withTemplateBuilt('community', (community) =>
    freeze(minor, {
      shell: join(root, 'shell/dist'),
      'mfe-finder': join(root, 'mfe-finder/dist'),
      'mfe-community': community,
    }),
  );
  log(`Stored the frozen build for kit ${minor} (${Math.round(bytes / 1000)} kB).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
