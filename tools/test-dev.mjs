/**
 * `npm run test:dev`: shows that a change in a micro-frontend's component is seen at once and that what was typed stays,
 * with only that micro-frontend from its sources; and that another one comes from the running product.
 */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

const { positionals } = readArgs(
  `npm run test:dev [-- <url>]

Shows that a change in mfe-finder is seen at once in npm run dev and keeps what was typed. The rest comes from the
product running at <url> (default http://localhost:8080).`,
  { allowPositionals: true },
);
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
await ensureInstalled({ log: (line) => console.log(line) });
const { proveHotReload } = await import('./dev/prove-hot-reload.mjs');

try {
  await proveHotReload({ from: positionals[0], log: (line) => console.log(line) });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
