/** `npm start`: see product/run-product.mjs. */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

readArgs(
  `npm start

Installs and builds what is missing, starts PostgreSQL, NATS and the product, and prints its address. Ctrl-C stops
everything. Settings are environment variables, such as PORT and PLANTED_DATA_DIR: docs/settings.md.`,
  {},
);

const { runProduct } = await import('./product/run-product.mjs');
const { listenForEnd } = await import('./product/listen-for-end.mjs');

const log = (/** @type {string} */ line) => console.log(line);
const stopped = listenForEnd(() => log('Stopping… (press Ctrl-C again to force)'));

try {
  await runProduct({ environment: process.env, log, stopped });
  if (stopped.aborted) log('Planted has stopped.');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
