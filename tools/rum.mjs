/** `npm run rum`: real-user monitoring of a front end, version by version; see rum/compare-versions.mjs. */
import './workspace/check-node.mjs';

const { compareVersions } = await import('./rum/compare-versions.mjs');

try {
  process.exit(await compareVersions({ args: process.argv.slice(2), log: (line) => console.log(line) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
