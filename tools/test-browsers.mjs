/** `npm run test:browsers [-- firefox|webkit]`: main ways through the product, in the engines that npm test lacks. */
import './workspace/check-node.mjs';
import { readArgs } from './workspace/read-args.mjs';

const { positionals: asked } = readArgs(
  `npm run test:browsers [-- firefox|webkit]

Runs the main way through the product, and the ways without a signal, in Firefox and in WebKit, or in one of them.`,
  { allowPositionals: true },
);
const { findOtherBrowsers, OTHER_BROWSERS } = await import('./engines/other-browsers.mjs');
const { listenForEnd } = await import('./product/listen-for-end.mjs');
const { ensureBuilt } = await import('./workspace/ensure-built.mjs');
const { ensureInstalled } = await import('./workspace/ensure-installed.mjs');
const { installedScript, runStep } = await import('./workspace/run-step.mjs');

const unknown = asked.filter((name) => !OTHER_BROWSERS.includes(name));
if (unknown.length > 0) {
  console.error(`npm run test:browsers knows ${OTHER_BROWSERS.join(' and ')}, not ${unknown.join(', ')}.`);
  process.exit(2);
}
const browsers = asked.length > 0 ? asked : OTHER_BROWSERS;
const log = (/** @type {string} */ line) => console.log(line);
const signal = listenForEnd(() => {});
try {
  await ensureInstalled({ log, signal });
  await ensureBuilt({ log, signal });
  const { code } = await runStep({
    command: process.execPath,
    args: [installedScript('jest'), '--selectProjects', 'browsers', '--runInBand'],
    env: { NODE_ENV: 'test', ...findOtherBrowsers(browsers, { log }), PLANTED_BROWSERS: browsers.join(',') },
    shown: true,
    signal,
  });
  process.exit(code);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
