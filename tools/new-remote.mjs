/** `npm run new-remote -- community`: a micro-frontend from the template. docs/micro-frontends.md */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';
import { root } from './workspace/root.mjs';

const { positionals } = readArgs(
  `npm run new-remote -- <name>

Creates the micro-frontend mfe-<name> from a template and registers it: docs/micro-frontends.md.`,
  { allowPositionals: true },
);
const { createRemote } = await import('./new-remote/create-remote.mjs');
const { updateCompose, updateLockFile } = await import('./new-remote/register-remote.mjs');

try {
  const remote = createRemote(root, positionals[0] ?? '');
  updateLockFile(root);
  updateCompose();
  console.log(
    `Created ${remote}, and added it to package.json, package-lock.json, tsconfig.json and docker-compose.yml. To see it, run npm run deploy -- ${remote}, then open /${remote.slice('mfe-'.length)}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
