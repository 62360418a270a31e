/** `npm run start:distributed`: see topology/run-distributed.mjs. */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

readArgs(
  `npm run start:distributed

Starts the product on this machine with a process for each part: three NATS servers, two instances of every service, an
edge proxy.
Settings are environment variables, such as PORT and PLANTED_DATA_DIR: docs/settings.md.`,
  {},
);

const { runDistributed } = await import('./topology/run-distributed.mjs');
const { listenForEnd } = await import('./product/listen-for-end.mjs');

const log = (/** @type {string} */ line) => console.log(line);
const stopped = listenForEnd(() => log('Stopping… (press Ctrl-C again to force)'));

try {
  await runDistributed({ environment: process.env, log, stopped });
  if (stopped.aborted) log('Planted has stopped.');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
