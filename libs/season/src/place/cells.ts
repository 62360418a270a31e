import type { Point } from './place';

/** Points by cells of 1°: which of a list lie in one, by their places in the list. */
export interface Cells {
  /** @param latitude row of cells, from −90 @param longitude column of cells, from −180, round the earth */
  at: (latitude: number, longitude: number) => readonly number[];
}

const COLUMNS = 360;
const NONE: readonly number[] = [];

/** The cell of a point: its southern and western edge, in degrees. */
export const cellOf = ({
  latitude,
  longitude,
}: Point): { readonly row: number; readonly column: number } => ({
  row: Math.floor(latitude),
  column: Math.floor(longitude),
});

const keyOf = (row: number, column: number): number =>
  row * COLUMNS + ((((column + 180) % COLUMNS) + COLUMNS) % COLUMNS);

function readCells(points: readonly Point[]): Cells {
  const cells = new Map<number, number[]>();
  points.forEach((point, place) => {
    const { row, column } = cellOf(point);
    const key = keyOf(row, column);
    const cell = cells.get(key);
    if (cell) cell.push(place);
    else cells.set(key, [place]);
  });
  return { at: (row, column) => cells.get(keyOf(row, column)) ?? NONE };
}

/** Null of a list that was asked for once: most are, and reading its cells costs more than looking through it. */
const known = new WeakMap<readonly Point[], Cells | null>();

/** The cells of a list that never changes; undefined at the first time that they are asked for. */
export function cellsOf(points: readonly Point[]): Cells | undefined {
  const cells = known.get(points);
  if (cells) return cells;
  if (cells === undefined) {
    known.set(points, null);
    return undefined;
  }
  const read = readCells(points);
  known.set(points, read);
  return read;
}
