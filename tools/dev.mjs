/** `npm run dev`: see dev/run-dev.mjs. */
import './workspace/check-node.mjs';

const { runDev } = await import('./dev/run-dev.mjs');
const { listenForEnd } = await import('./product/listen-for-end.mjs');

const stopped = listenForEnd(() => console.log('Stopping… (press Ctrl-C again to force)'));
try {
  await runDev({
    args: process.argv.slice(2),
    environment: process.env,
    log: (line) => console.log(line),
    stopped,
  });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
