/**
 * Starts one engine and stays, so that a test can kill its starter: `node hold-engine.mjs postgres|nats <folder>`.
 * Prints {"url", "pid"} as one line once it answers.
 */
import { startNats } from '../nats.mjs';
import { startPostgres } from '../postgres.mjs';

const [kind, folder = ''] = process.argv.slice(2);
const log = (/** @type {string} */ line) => console.error(line);
const engine =
  kind === 'postgres'
    ? await startPostgres({ dataDir: folder, log })
    : await startNats({ storeDir: folder, log });

console.log(JSON.stringify({ url: engine?.url, pid: engine?.pid }));
setInterval(() => {}, 60_000);
