import { MAX_SIDE, type Matrix, sizeOf } from '../matrix';
import { groundProblem, type LayoutProblem, sharesSquares } from '../placement';
import { isGuest } from './guests';
import type { PlantingSpot } from './layout-change';
import { type Lineage, lineageOf } from './lineage';

type Pair = readonly [id: string, by: string];
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

/** What an act does to plantings, by their ids. */
export interface Touched {
  /** They lie elsewhere now, or live again. */
  readonly placed: ReadonlySet<string>;
  /** It says what they come after. */
  readonly chained: ReadonlySet<string>;
}

/**
 * The first of those to come that lies on no soil, or shares a square with another one in no order (SEA-8): on each square
 * they must come one after the other, by `after` and what that comes after. What grows in squares of a slower one takes
 * its turn with that, and shares a square with no other such. Without rings.
 * @param touched of what an act leaves, only these and what comes after them have to be in order: that two plans share
 * squares once what stood there is out hinders no one from saying that it is (decision 0217)
 */
export function comingProblem(
  matrix: Matrix,
  { standing, coming, after, under }: Expectation,
  touched?: Touched,
): ComingProblem | undefined {
  const { width, height } = sizeOf(matrix);
  const free = new Int32Array(width * height).fill(-1);
  const spots = [...coming.values()];
  for (const spot of spots) {
    const problem = groundProblem(matrix, free, spot);
    if (problem) return { id: spot.id, problem };
  }
  const [id, by] = unorderedPair({ standing, coming, after, under }, touched) ?? [];
  return id === undefined ? undefined : { id, problem: 'occupied', ...(by !== undefined && { by }) };
}

/**
 * The first two that share a square in no order, the one that is to blame first. Without rings.
 * @param touched as for `comingProblem`
 */
export function unorderedPair(
  { standing, coming, after, under }: Expectation,
  touched?: Touched,
): Pair | undefined {
  const hosts = under.size === 0 ? standing : new Map([...standing, ...coming]);
  const isGuestHere = (spot: PlantingSpot) => isGuest(under, spot, hosts);
  const lineage = lineageOf(after);
  // Who comes later has more before it: on each square only the latest so far is to be asked.
  const inOrder = [...coming.values()].toSorted((a, b) => lineage.depthOf(a.id) - lineage.depthOf(b.id));
  const own = inOrder.filter((spot) => !isGuestHere(spot));
  const guests = inOrder.filter(isGuestHere);
  const firm = guests.length === 0 ? [] : [...standing.values()].filter(isGuestHere);
  const between = [...firm, ...guests];
  const pair = firstPair(own, lineage) ?? firstPair(between, lineage);
  if (!pair || !touched) return pair;
  const isTouched = touchedBy(touched, lineage);
  const isToCome = (id: string) => coming.has(id) && isTouched(id);
  return touchedPair(own, lineage, isTouched) ?? touchedPair(between, lineage, isToCome);
}

/** @param inOrder those with fewer before them first */
function firstPair(inOrder: readonly PlantingSpot[], { isAfter }: Lineage): Pair | undefined {
  const latest = new Map<number, string>();
  for (const { id, x, y, width: columns, height: rows } of inOrder)
    for (let row = y; row < y + rows; row += 1)
      for (let column = x; column < x + columns; column += 1) {
        const square = row * MAX_SIDE + column;
        const by = latest.get(square);
        if (by !== undefined && !isAfter(id, by)) return [id, by];
        latest.set(square, id);
      }
  return undefined;
}

/** What an act touches, and what comes after that of which it says what that comes after. */
function touchedBy({ placed, chained }: Touched, { isAfter }: Lineage): (id: string) => boolean {
  return (id) => placed.has(id) || chained.has(id) || [...chained].some((earlier) => isAfter(id, earlier));
}

/** The first that is touched and shares a square with another one in no order. */
function touchedPair(
  spots: readonly PlantingSpot[],
  { isAfter }: Lineage,
  isTouched: (id: string) => boolean,
): Pair | undefined {
  for (const one of spots) {
    if (!isTouched(one.id)) continue;
    const by = spots.find(
      (other) =>
        other !== one &&
        sharesSquares(one, other) &&
        !isAfter(one.id, other.id) &&
        !isAfter(other.id, one.id),
    );
    if (by) return [one.id, by.id];
  }
  return undefined;
}
