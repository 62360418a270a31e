/** `npm run deploy -- mfe-finder`: puts one micro-frontend live, alone, and takes it back. docs/micro-frontends.md */
import './workspace/check-node.mjs';

const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');

await ensureInstalled({ log: (line) => console.error(line) });
const { runDeploy } = await import('./deploy/run-deploy.mjs');

process.exitCode = await runDeploy(process.argv.slice(2), {
  environment: process.env,
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  now: () => new Date(),
});
