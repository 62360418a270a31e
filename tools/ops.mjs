/** `npm run ops -- <command>`: what operators do with the events and read models of the product on this machine. */
import './workspace/check-node.mjs';

const { runOps } = await import('./product/run-ops.mjs');

try {
  process.exit(await runOps(process.argv.slice(2), process.env));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
