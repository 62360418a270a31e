/** `npm run deploy -- mfe-finder`: puts one micro-frontend live, alone, and takes it back. docs/micro-frontends.md */
import './workspace/check-node.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace/root.mjs';

const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');

// What there is will do: a rollback waits for no other packages, and a build sees to its own.
if (!existsSync(join(root, 'node_modules'))) await ensureInstalled({ log: (line) => console.error(line) });
const { runDeploy } = await import('./deploy/run-deploy.mjs');

process.exitCode = await runDeploy(process.argv.slice(2), {
  environment: process.env,
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  now: () => new Date(),
});
