/** @typedef {import('./bench.d.mts').BenchRow & { name: string }} NamedRow */

const HEAD = ['name', 'what', 'ours', 'baseline', 'ratio', 'goal'];

/**
 * @param {readonly NamedRow[]} rows
 * @param {(line: string) => void} log
 */
export function printTable(rows, log) {
  const cells = [HEAD, ...rows.map(rowCells)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells)
    log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

/** @param {NamedRow} row */
function rowCells({ name, what, ours, baseline, unit, against, better, goal }) {
  const ratio = ours / baseline;
  const reached = goal === undefined || (better === 'more' ? ratio >= goal : ratio <= goal);
  const sign = better === 'more' ? '≥' : '≤';
  return [
    name,
    what,
    `${figure(ours)} ${unit}`,
    `${figure(baseline)} ${unit} (${against})`,
    figure(ratio),
    goal === undefined ? '' : `${sign} ${goal}${reached ? '' : ', missed'}`,
  ];
}

/** @param {number} value */
const figure = (value) =>
  value >= 100
    ? Math.round(value).toLocaleString('en-US')
    : value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
