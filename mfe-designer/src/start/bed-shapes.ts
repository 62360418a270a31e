import type { Matrix } from '@planted/garden-domain';

/** A bed of so many feet each way. */
export const rectangle = (width: number, height: number): Matrix =>
  Array.from({ length: height }, () => Array<0 | 1>(width).fill(1));

/** Single rows with a free row between them: shelves, channels. */
export const rowsApart = (count: number, width: number): Matrix =>
  Array.from({ length: count * 2 - 1 }, (_, row) => Array<0 | 1>(width).fill(row % 2 === 0 ? 1 : 0));

/** Single squares with a free square between them: pots. */
export const squaresApart = (count: number): Matrix => [
  Array.from({ length: count * 2 - 1 }, (_, column) => (column % 2 === 0 ? 1 : 0)),
];
