import { onOneLine } from './on-one-line';
import type { OpsTool } from './ops-tool';

export type Column<Row> = {
  readonly head: string;
  /** A number is shown with separators, at the right of its column; nothing as '–'. */
  readonly cell: (row: Row) => string | number | null;
  /** Characters that the column has at least, where its rows come one after another. */
  readonly width?: number;
  /** Longer texts are cut; JSON has them whole. */
  readonly longest?: number;
};

export type PrintOptions = {
  /** A JSON document a line instead of the table. */
  readonly json?: boolean | undefined;
  /** Whether the table begins with its head; true when absent. */
  readonly head?: boolean;
};

/** Prints rows as an aligned table, or as JSON, a line each, whatever they hold. */
export function printRows<Row>(
  { out }: Pick<OpsTool, 'out'>,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { json = false, head = true }: PrintOptions = {},
): void {
  if (json) {
    for (const row of rows) out(JSON.stringify(row));
    return;
  }
  if (rows.length === 0) return;
  const body = rows.map((row) => columns.map(({ cell }) => cell(row)));
  const isNumber = columns.map((_, i) => body.every((cells) => typeof cells[i] !== 'string'));
  const lines = body.map((cells) => cells.map((cell, i) => cut(shown(cell), columns[i]?.longest)));
  if (head) lines.unshift(columns.map((column) => column.head.toUpperCase()));
  const widths = columns.map(({ width = 0 }, i) =>
    Math.max(width, ...lines.map((cells) => cells[i]?.length ?? 0)),
  );
  for (const cells of lines) {
    const padded = cells.map((text, i) => text[isNumber[i] ? 'padStart' : 'padEnd'](widths[i] ?? 0));
    out(padded.join('  ').trimEnd());
  }
}

/** A number as people read it: 12,345. */
export const grouped = (value: number): string => value.toLocaleString('en-US');

const cut = (text: string, longest = text.length): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

const shown = (value: string | number | null): string => {
  if (value === null) return '–';
  return typeof value === 'number' ? grouped(value) : onOneLine(value);
};
