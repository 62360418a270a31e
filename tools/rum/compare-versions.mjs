import { parseArgs } from 'node:util';
import { errsMore, readRumMetrics } from './read-rum-metrics.mjs';

const USAGE = `npm run rum -- mfe-finder --metrics http://127.0.0.1:9100/metrics

Real-user metrics for each version of a front end ('shell' or a micro-frontend) since the gateways started. --metrics is
the metrics endpoint of a gateway (OPERATORS_PORT); repeat it for each instance. Exits with 1 when a version has a
higher error rate than the version that most visitors have.`;

/**
 * @param {{ args: string[], log: (line: string) => void }} options
 * @returns {Promise<number>} the exit code
 * @throws when a gateway does not answer
 */
export async function compareVersions({ args, log }) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { metrics: { type: 'string', multiple: true }, help: { type: 'boolean', short: 'h' } },
  });
  const [frontEnd] = positionals;
  if (values.help || !frontEnd || !values.metrics) {
    log(USAGE);
    return values.help ? 0 : 2;
  }
  const versions = readRumMetrics(
    await Promise.all(values.metrics.map(fetchText)),
    frontEnd.replaceAll('-', '_'),
  );
  const [peer] = versions;
  if (!peer) {
    log(`No real-user data for ${frontEnd} yet.`);
    return 0;
  }
  log('version               views   errors  per 100  LCP, mean');
  let worse = false;
  for (const version of versions) {
    const isWorse = errsMore(version, peer);
    worse ||= isWorse;
    log(`${lineOf(version)}${isWorse ? `  higher error rate than ${peer.version}` : ''}`);
  }
  return worse ? 1 : 0;
}

/** @param {import('./read-rum-metrics.mjs').VersionFigures} figures */
const lineOf = ({ version, views, errors, loads, paintSum }) =>
  [
    version.padEnd(18),
    String(views).padStart(8),
    String(errors).padStart(8),
    (views === 0 ? '–' : ((100 * errors) / views).toFixed(1)).padStart(8),
    (loads === 0 ? '–' : `${(paintSum / loads).toFixed(2)} s`).padStart(10),
  ].join(' ');

/** @param {string} url */
async function fetchText(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${url} does not show metrics: is OPERATORS_PORT set there?`);
  return answer.text();
}
