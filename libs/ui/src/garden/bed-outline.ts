import { isPlantable, type Matrix, sizeOf } from '@planted/garden-domain';

export interface BedOutlineOptions {
  /** Side of a cell in the units of the path. */
  readonly cell: number;
  /** Radius of the corners that point outwards; less where an edge is too short for the curves at its two ends. */
  readonly radius: number;
  /** Radius of the corners that point inwards, as in an L or a hole. */
  readonly innerRadius?: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly turnsOutward: boolean;
}

/** Right, down, left, up: the next in the list is a turn to the right. */
const steps = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

const stepOf = (direction: number) => steps[direction % 4] as (typeof steps)[number];

/**
 * An SVG path around every connected region of the matrix, holes included (fill rule 'evenodd' or 'nonzero').
 * Cells that touch by a corner only are separate regions. Pure; an empty matrix gives ''.
 */
export function bedOutline(matrix: Matrix, { cell, radius, innerRadius = 0 }: BedOutlineOptions): string {
  return tracedLoops(matrix)
    .map((loop) => loopPath(loop, cell, (corner) => (corner.turnsOutward ? radius : innerRadius)))
    .join('');
}

/** Walks every edge between soil and not soil once, soil at the right hand; a loop is its corners in order. */
function tracedLoops(matrix: Matrix): Corner[][] {
  const { width, height } = sizeOf(matrix);
  const walked = new Set<number>();
  const loops: Corner[][] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (const direction of [0, 2])
        if (hasEdge(matrix, ...edgeStart(x, y, direction), direction)) {
          const [startX, startY] = edgeStart(x, y, direction);
          if (!walked.has(edgeKey(startX, startY, direction, width)))
            loops.push(walk(matrix, startX, startY, direction, width, walked));
        }
  return loops;
}

/** Where the top (0) or bottom (2) edge of a cell starts when walked with the cell at the right hand. */
const edgeStart = (x: number, y: number, direction: number): [number, number] =>
  direction === 0 ? [x, y] : [x + 1, y + 1];

const edgeKey = (x: number, y: number, direction: number, width: number): number =>
  (y * (width + 1) + x) * 4 + direction;

/** Whether the unit edge from a grid point has soil at its right hand and none at its left. */
function hasEdge(matrix: Matrix, x: number, y: number, direction: number): boolean {
  const right = cellBeside(x, y, direction);
  const left = cellBeside(x, y, direction + 3);
  return isPlantable(matrix, right.x, right.y) && !isPlantable(matrix, left.x, left.y);
}

/** The cell between a direction and the one to its right, seen from a grid point. */
function cellBeside(x: number, y: number, direction: number): { x: number; y: number } {
  const ahead = stepOf(direction);
  const aside = stepOf(direction + 1);
  return { x: x + Math.min(ahead.x + aside.x, 0), y: y + Math.min(ahead.y + aside.y, 0) };
}

function walk(
  matrix: Matrix,
  startX: number,
  startY: number,
  startDirection: number,
  width: number,
  walked: Set<number>,
): Corner[] {
  const corners: Corner[] = [];
  let x = startX;
  let y = startY;
  let direction = startDirection;
  do {
    if (direction % 2 === 0) walked.add(edgeKey(x, y, direction, width));
    x += stepOf(direction).x;
    y += stepOf(direction).y;
    // Right first: at a point where two regions touch, it stays with its own.
    const turn = ([1, 0, 3] as const).find((by) => hasEdge(matrix, x, y, (direction + by) % 4)) ?? 2;
    if (turn !== 0) corners.push({ x, y, turnsOutward: turn === 1 });
    direction = (direction + turn) % 4;
  } while (x !== startX || y !== startY || direction !== startDirection);
  return corners;
}

function loopPath(corners: readonly Corner[], cell: number, wanted: (corner: Corner) => number): string {
  const commands = corners.map((corner, at) => {
    const before = corners[(at + corners.length - 1) % corners.length] as Corner;
    const after = corners[(at + 1) % corners.length] as Corner;
    const room = [before, after].map((neighbor) => {
      const edge = (Math.abs(neighbor.x - corner.x) + Math.abs(neighbor.y - corner.y)) * cell;
      return wanted(neighbor) > 0 ? edge / 2 : edge;
    });
    const radius = Math.min(wanted(corner), ...room);
    const x = corner.x * cell;
    const y = corner.y * cell;
    const start = at === 0 ? 'M' : 'L';
    if (radius === 0) return `${start}${x} ${y}`;
    const entry = `${x + Math.sign(before.x - corner.x) * radius} ${y + Math.sign(before.y - corner.y) * radius}`;
    const exit = `${x + Math.sign(after.x - corner.x) * radius} ${y + Math.sign(after.y - corner.y) * radius}`;
    return `${start}${entry}A${radius} ${radius} 0 0 ${corner.turnsOutward ? 1 : 0} ${exit}`;
  });
  return `${commands.join('')}Z`;
}
