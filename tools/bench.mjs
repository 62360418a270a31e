/** `npm run bench [name]`: measures the product against a floor on the same machine, and prints ratios. */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

const { positionals: wanted } = readArgs(
  `npm run bench [-- <name>…]

Measures the product against a floor on the same machine, and prints ratios. A name is that of a *.bench.ts file.`,
  { allowPositionals: true },
);
const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { runBenches } = await import('./benching/run-benches.mjs');

const stopped = listenForEnd(() => process.exit(130));
try {
  await runBenches({ wanted, log: (line) => console.log(line), signal: stopped });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
