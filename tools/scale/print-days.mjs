import { TICK } from './simulate-day.mjs';

const HEAD = ['largest cell', 'events', 'busiest second', 'late', 'p99', 'longest', 'longest queue'];

/**
 * @param {object} options
 * @param {number} options.cells
 * @param {number} options.size gardeners of the fullest
 * @param {readonly ({ name: string } & import('./simulate-day.mjs').Day)[]} options.days
 * @param {(line: string) => void} options.log
 */
export function printDays({ cells, size, days, log }) {
  log(`${cells} ${cells === 1 ? 'cell' : 'cells'}, ${count(size)} gardeners in the largest`);
  const rows = [
    HEAD,
    ...days.map((day) => [
      day.name,
      count(day.events),
      count(day.busiest),
      share(day.late),
      time(day.p99),
      time(day.longest),
      `${count(day.waiting)}${day.isBehind ? ', still at midnight' : ''}`,
    ]),
  ];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
  log('');
}

/** @param {number} value */
const count = (value) => Math.round(value).toLocaleString('en-US');

/** @param {number} seconds */
function time(seconds) {
  if (seconds < TICK) return `< ${TICK} s`;
  if (seconds < 120) return `${seconds.toFixed(1)} s`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

/** @param {number} part */
const share = (part) =>
  part === 0 ? 'none' : `${(part * 100).toLocaleString('en-US', { maximumSignificantDigits: 2 })} %`;
