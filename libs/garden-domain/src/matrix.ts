/** A plot's shape: rows of 0 (not plantable) and 1 (plantable), one cell = one square foot (1 §3). */
export type Matrix = readonly (readonly (0 | 1)[])[];

/** Largest side of any grid or plot, in feet (1 §9). */
export const MAX_SIDE = 50;

export type MatrixProblem = 'empty' | 'not-a-number' | 'ragged' | 'too-large' | 'nothing-plantable';

export type MatrixResult = { ok: true; matrix: Matrix } | { ok: false; problem: MatrixProblem };

const sentences: Record<MatrixProblem, string> = {
  empty: 'the matrix has no cells',
  'not-a-number': 'every cell of the matrix must be 0 or 1',
  ragged: 'every row of the matrix must have the same number of cells',
  'too-large': `the matrix may have at most ${MAX_SIDE} rows and ${MAX_SIDE} columns`,
  'nothing-plantable': 'the matrix must have at least one plantable cell',
};

/** The problem as a sentence for the person who sent the matrix. */
export const describeMatrixProblem = (problem: MatrixProblem): string => sentences[problem];

/**
 * Reads the text form: rows by newline, cells by comma, 1 plantable, 0 not (1 §3, 2 §3).
 * A text that is not rectangular, not 0/1, larger than 50 × 50 or without a 1 is refused.
 */
export function parseMatrix(text: string): MatrixResult {
  if (text.trim() === '') return { ok: false, problem: 'empty' };
  const lines = text.split('\n');
  if (lines.length > MAX_SIDE) return { ok: false, problem: 'too-large' };
  const rows: (0 | 1)[][] = [];
  for (const line of lines) {
    const cells = line.split(',', MAX_SIDE + 1);
    if (cells.length > MAX_SIDE) return { ok: false, problem: 'too-large' };
    const row: (0 | 1)[] = [];
    for (const cell of cells) {
      const digit = cell.trim();
      if (digit !== '0' && digit !== '1') return { ok: false, problem: 'not-a-number' };
      row.push(digit === '1' ? 1 : 0);
    }
    rows.push(row);
  }
  return checkMatrix(rows);
}

/** Checks a matrix that is already made of 0 and 1: rectangular, ≤ 50 × 50, at least one 1. */
export function checkMatrix(matrix: Matrix): MatrixResult {
  const width = matrix[0]?.length ?? 0;
  if (width === 0) return { ok: false, problem: 'empty' };
  if (matrix.some((row) => row.length !== width)) return { ok: false, problem: 'ragged' };
  if (matrix.length > MAX_SIDE || width > MAX_SIDE) return { ok: false, problem: 'too-large' };
  if (areaOf(matrix) === 0) return { ok: false, problem: 'nothing-plantable' };
  return { ok: true, matrix };
}

/** The text form that `parseMatrix` reads. */
export const formatMatrix = (matrix: Matrix): string => matrix.map((row) => row.join(',')).join('\n');

/** Square feet: the number of plantable cells (2 §3). */
export const areaOf = (matrix: Matrix): number =>
  matrix.reduce((sum, row) => sum + row.reduce<number>((cells, cell) => cells + cell, 0), 0);

/** Width (columns) and height (rows) in feet. */
export const sizeOf = (matrix: Matrix): { width: number; height: number } => ({
  width: matrix[0]?.length ?? 0,
  height: matrix.length,
});

/** Drops the empty rows and columns around the shape (1 §3); an all-zero matrix becomes `[]`. */
export function trimMatrix(matrix: Matrix): Matrix {
  const rows = matrix.flatMap((row, y) => (row.some((cell) => cell === 1) ? [y] : []));
  const top = rows[0];
  const bottom = rows.at(-1);
  if (top === undefined || bottom === undefined) return [];
  let left = Number.POSITIVE_INFINITY;
  let right = -1;
  for (const row of matrix) {
    const first = row.indexOf(1);
    if (first === -1) continue;
    left = Math.min(left, first);
    right = Math.max(right, row.lastIndexOf(1));
  }
  return matrix.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
}

/** Turns the shape 90° clockwise (1 §4 Rotate): the left column becomes the top row. */
export function rotateClockwise(matrix: Matrix): Matrix {
  const { width, height } = sizeOf(matrix);
  return Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => matrix[height - 1 - y]?.[x] ?? 0),
  );
}

/** Whether the cell lies inside the matrix and can be planted. */
export const isPlantable = (matrix: Matrix, x: number, y: number): boolean => matrix[y]?.[x] === 1;
