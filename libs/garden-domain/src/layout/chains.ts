import type { Matrix } from '../matrix';
import { sizeOf } from '../matrix';
import { groundProblem, type LayoutProblem } from '../placement';
import { isGuest } from './guests';
import type { PlantingSpot } from './layout-change';

type After = ReadonlyMap<string, string>;

/** Whether a planting would come after itself. */
export function isInRing(after: After, id: string): boolean {
  const met = new Set<string>();
  for (let at = after.get(id); at !== undefined && !met.has(at); at = after.get(at)) {
    if (at === id) return true;
    met.add(at);
  }
  return false;
}

/** What keeps a planting from coming where it is to come. */
export interface ComingProblem {
  readonly id: string;
  readonly problem: LayoutProblem['problem'];
  /** With whom it would share a square without coming before or after it. */
  readonly by?: string;
}

/** What is to come in a bed, beside what stands there, and what its gardener said of both. */
export interface Expectation {
  readonly standing: ReadonlyMap<string, PlantingSpot>;
  readonly coming: ReadonlyMap<string, PlantingSpot>;
  readonly after: After;
  readonly under: ReadonlyMap<string, string>;
}

/**
 * The first of those to come that lies on no soil, or shares a square with another one in no order (SEA-8): on each square
 * they must come one after the other, by `after` and what that comes after. What grows in squares of a slower one takes
 * its turn with that, and shares a square with no other such. Without rings.
 */
export function comingProblem(
  matrix: Matrix,
  { standing, coming, after, under }: Expectation,
): ComingProblem | undefined {
  const { width, height } = sizeOf(matrix);
  const free = new Int32Array(width * height).fill(-1);
  const spots = [...coming.values()];
  for (const spot of spots) {
    const problem = groundProblem(matrix, free, spot);
    if (problem) return { id: spot.id, problem };
  }
  const hosts = under.size === 0 ? standing : new Map([...standing, ...coming]);
  const isGuestHere = (spot: PlantingSpot) => isGuest(under, spot, hosts);
  const depthOf = depths(after);
  // Who comes later has more before it: on each square only the latest so far is to be asked.
  const inOrder = spots.toSorted((a, b) => depthOf(a.id) - depthOf(b.id));
  const own = inOrder.filter((spot) => !isGuestHere(spot));
  const guests = inOrder.filter(isGuestHere);
  const firm = guests.length === 0 ? [] : [...standing.values()].filter(isGuestHere);
  return orderProblem(own, after, width) ?? orderProblem([...firm, ...guests], after, width);
}

/** @param inOrder those with fewer before them first */
function orderProblem(
  inOrder: readonly PlantingSpot[],
  after: After,
  width: number,
): ComingProblem | undefined {
  const latest = new Map<number, string>();
  for (const { id, x, y, width: columns, height: rows } of inOrder) {
    const before = new Set(predecessors(after, id));
    for (let row = y; row < y + rows; row += 1)
      for (let column = x; column < x + columns; column += 1) {
        const by = latest.get(row * width + column);
        if (by !== undefined && !before.has(by)) return { id, problem: 'occupied', by };
        latest.set(row * width + column, id);
      }
  }
  return undefined;
}

/** All that a planting comes after, the nearest first. */
function* predecessors(after: After, id: string): Generator<string> {
  for (let at = after.get(id); at !== undefined; at = after.get(at)) yield at;
}

/** How many plantings each comes after; every chain is gone through once. */
function depths(after: After): (id: string) => number {
  const known = new Map<string, number>();
  return (id) => {
    const ahead = [id];
    for (const before of predecessors(after, id)) {
      if (known.has(before)) break;
      ahead.push(before);
    }
    for (const at of ahead.toReversed()) {
      const before = after.get(at);
      known.set(at, before === undefined ? 0 : (known.get(before) ?? 0) + 1);
    }
    return known.get(id) ?? 0;
  };
}
