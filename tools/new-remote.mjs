/** `npm run new-remote -- community`: a micro-frontend from the template. docs/micro-frontends.md */
import './workspace/check-node.mjs';
import { createRemote } from './new-remote/create-remote.mjs';
import { root } from './workspace/root.mjs';

try {
  const remote = createRemote(root, process.argv[2] ?? '');
  console.log(
    `Created ${remote}. To see it, run npm run deploy -- ${remote}, then open /${remote.slice('mfe-'.length)}.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
