/**
 * @typedef {object} Row
 * @property {string} what is measured
 * @property {number} ours
 * @property {number} baseline
 * @property {string} unit of both, e.g. 'events/s'
 * @property {number} ratio ours / baseline
 * @property {readonly [number, number]} [spread] of the ratio: the quarters that lie outside
 * @property {string} goal e.g. '≥ 0.8'
 *
 * @typedef {Row & { name: string }} NamedRow with its bench's name
 */

const HEAD = ['name', 'what', 'ours', 'baseline', 'unit', 'ratio', 'goal'];

/**
 * @param {readonly NamedRow[]} rows
 * @param {(line: string) => void} log
 */
export function printTable(rows, log) {
  const cells = [
    HEAD,
    ...rows.map(({ name, what, ours, baseline, unit, ratio, spread, goal }) => {
      const told = spread ? `${figure(ratio)} (${spread.map(figure).join('–')})` : figure(ratio);
      return [name, what, figure(ours), figure(baseline), unit, told, goal];
    }),
  ];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  log('');
  for (const row of cells)
    log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** @param {number} value three digits are as many as a measure here deserves */
const figure = (value) =>
  value >= 100
    ? Math.round(value).toLocaleString('en-US')
    : value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
