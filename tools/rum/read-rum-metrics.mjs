/**
 * @typedef {object} VersionFigures
 * @property {string} version
 * @property {number} views
 * @property {number} errors
 * @property {number} loads visits of which the largest paint is known
 * @property {number} paintSum their LCP together, in seconds
 */

const LINE = /^(planted_field_\w+)\{([^}]*)\} (\S+)$/;
const LABEL = /(\w+)="([^"]*)"/g;

/**
 * @param {readonly string[]} pages answers of `/metrics`, of one gateway each
 * @param {string} frontEnd e.g. 'mfe_finder'
 * @returns {VersionFigures[]} by version, the sum over all gateways
 */
export function readRumMetrics(pages, frontEnd) {
  /** @type {Map<string, VersionFigures>} */
  const byVersion = new Map();
  for (const line of pages.flatMap((page) => page.split('\n'))) {
    const [, name, labelText, value] = LINE.exec(line) ?? [];
    if (!name || labelText === undefined) continue;
    const labels = Object.fromEntries([...labelText.matchAll(LABEL)].map(([, key, text]) => [key, text]));
    if (labels.front_end !== frontEnd || !labels.version) continue;
    const known = byVersion.get(labels.version);
    const figures = known ?? { version: labels.version, views: 0, errors: 0, loads: 0, paintSum: 0 };
    byVersion.set(labels.version, figures);
    if (name === 'planted_field_views_total') figures.views += Number(value);
    if (name === 'planted_field_errors_total') figures.errors += Number(value);
    if (labels.vital !== 'LCP') continue;
    if (name === 'planted_field_vital_seconds_count') figures.loads += Number(value);
    if (name === 'planted_field_vital_seconds_sum') figures.paintSum += Number(value);
  }
  return [...byVersion.values()].sort((a, b) => b.views - a.views);
}

/**
 * Whether a version errs more than the one that most visitors have, by more than chance would do: errors of rare,
 * independent events scatter by the root of their number, and three such roots are hardly ever reached.
 * @param {VersionFigures} canary
 * @param {VersionFigures} peer
 */
export function errsMore(canary, peer) {
  if (canary.views === 0 || peer.views === 0) return false;
  const share = peer.errors / peer.views;
  const expected = share * canary.views;
  const scatter = Math.sqrt(
    Math.max(1, expected + share * share * canary.views * (canary.views / peer.views)),
  );
  return canary.errors > expected + 3 * scatter;
}
