/**
 * `npm run test:dev`: shows that a change in a micro-frontend's component is seen at once and that what was typed stays,
 * with only that micro-frontend from its sources; and that another one comes from the running product.
 */
import './workspace/check-node.mjs';

const { proveHotReload } = await import('./dev/prove-hot-reload.mjs');

try {
  await proveHotReload({ from: process.argv[2], log: (line) => console.log(line) });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
