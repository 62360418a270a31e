import {
  areaOf,
  type CellIndex,
  estimatePlants,
  type GridSize,
  type Matrix,
  plotMatrix,
  sizeOf,
} from '@planted/garden-domain';

/** What a card says of a plot's shape. */
export interface PlotFacts {
  readonly matrix: Matrix;
  /** Square feet. */
  readonly area: number;
  /** "10' x 5'": width and height in feet (1 §2). */
  readonly size: string;
  readonly plants: number;
}

export function plotFacts(cells: readonly CellIndex[], grid: GridSize): PlotFacts {
  const matrix = plotMatrix(cells, grid, warnSkipped);
  const area = areaOf(matrix);
  const { width, height } = sizeOf(matrix);
  return { matrix, area, size: `${width}' x ${height}'`, plants: estimatePlants(area) };
}

/** '12 large plants': the plant goal counts four square feet for each (1 §2), of small plants there is room for more. */
export const countLargePlants = (count: number): string =>
  count === 1 ? '1 large plant' : `${count} large plants`;

/** 1 §8: a number outside the grid is skipped with a warning. */
export const warnSkipped = (cell: CellIndex): void =>
  console.warn(`Plot number ${cell} lies outside the grid and is skipped.`);
