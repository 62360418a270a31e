/** `npm run new-remote -- community`: a micro-frontend from the template. docs/micro-frontends.md */
import './workspace/check-node.mjs';
import { createRemote } from './new-remote/create-remote.mjs';
import { updateCompose, updateLockFile } from './new-remote/register-remote.mjs';
import { root } from './workspace/root.mjs';

try {
  const remote = createRemote(root, process.argv[2] ?? '');
  updateLockFile(root);
  updateCompose();
  console.log(
    `Created ${remote}, and added it to package.json, package-lock.json, tsconfig.json and docker-compose.yml. To see it, run npm run deploy -- ${remote}, then open /${remote.slice('mfe-'.length)}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
