import type { CompanionRelation } from '@planted/contracts';
import { type Footprint, type Matrix, occupancyOf, sizeOf } from '@planted/garden-domain';
import { type Companions, relationBetween } from './companions';

/** A plant in a bed, or one in hand over it. */
export interface Standing extends Footprint {
  readonly id: string;
  readonly plantId: string;
  readonly plantName: string;
}

/** The line along which two footprints touch, in cells: upright at `at` across, or level at `at` down. */
export interface Edge {
  readonly runs: 'upright' | 'level';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Two plants side by side of which something is known. */
export interface Neighbors {
  readonly one: Standing;
  readonly other: Standing;
  readonly relation: CompanionRelation;
  readonly edge: Edge;
}

/** Where two footprints touch; corners do not count. */
export function sharedEdge(a: Footprint, b: Footprint): Edge | undefined {
  const across = { from: Math.max(a.x, b.x), to: Math.min(a.x + a.width, b.x + b.width) };
  const down = { from: Math.max(a.y, b.y), to: Math.min(a.y + a.height, b.y + b.height) };
  if (across.from === across.to && down.from < down.to) return { runs: 'upright', at: across.from, ...down };
  if (down.from === down.to && across.from < across.to) return { runs: 'level', at: down.from, ...across };
  return undefined;
}

/** The neighbors of one plant of which something is known; bad ones first. */
export function neighborsOf(
  one: Standing,
  standing: readonly Standing[],
  companions: Companions,
): Neighbors[] {
  const found: Neighbors[] = [];
  const right = one.x + one.width;
  const bottom = one.y + one.height;
  for (const other of standing) {
    // Most of a thousand are far away, which is cheap to see.
    if (other.x > right || other.y > bottom) continue;
    if (other.x + other.width < one.x || other.y + other.height < one.y) continue;
    const edge = other.id === one.id ? undefined : sharedEdge(one, other);
    const relation = edge && relationBetween(companions, one.plantId, other.plantId);
    if (relation) found.push({ one, other, relation, edge });
  }
  return found.sort(byMeaning);
}

/** Every two neighbors of a bed of which something is known, each pair once; bad ones first. */
export function allNeighbors(
  matrix: Matrix,
  standing: readonly Standing[],
  companions: Companions,
): Neighbors[] {
  const { width } = sizeOf(matrix);
  const occupancy = occupancyOf(matrix, standing);
  const seen = new Set<number>();
  const found: Neighbors[] = [];
  const meet = (a: number, b: number): void => {
    if (a < 0 || b < 0 || a === b) return;
    const pair = Math.min(a, b) * standing.length + Math.max(a, b);
    if (seen.has(pair)) return;
    seen.add(pair);
    const [one, other] = [standing[a], standing[b]];
    const relation = one && other && relationBetween(companions, one.plantId, other.plantId);
    const edge = relation && sharedEdge(one, other);
    if (edge) found.push({ one, other, relation, edge });
  };
  occupancy.forEach((here, cell) => {
    if ((cell + 1) % width !== 0) meet(here, occupancy[cell + 1] ?? -1);
    meet(here, occupancy[cell + width] ?? -1);
  });
  return found.sort(byMeaning);
}

/** Two kinds that stand side by side, and at how many places. */
export interface KindPair extends Neighbors {
  readonly times: number;
}

/** The pairs of kinds among pairs of plants, in their order. */
export function kindPairs(pairs: readonly Neighbors[]): KindPair[] {
  const kinds = new Map<string, KindPair>();
  for (const pair of pairs) {
    const key = kindsOf(pair);
    const known = kinds.get(key);
    kinds.set(key, known ? { ...known, times: known.times + 1 } : { ...pair, times: 1 });
  }
  return [...kinds.values()];
}

/** Those that are marked while nothing is in hand: at most so many of two kinds, so that the bed stays readable. */
export function sampled(pairs: readonly Neighbors[], ofEach = 2): Neighbors[] {
  const marked = new Map<string, number>();
  return pairs.filter((pair) => {
    const key = kindsOf(pair);
    const count = marked.get(key) ?? 0;
    marked.set(key, count + 1);
    return count < ofEach;
  });
}

/** Where a mark sits on the edge, in cells: near its right end, so that names stay readable. */
export const markSpot = ({ runs, at, from, to }: Edge): { readonly x: number; readonly y: number } =>
  runs === 'upright' ? { x: at, y: (from + to) / 2 } : { x: to - 0.22, y: at };

const kindsOf = ({ one, other }: Neighbors): string => [one.plantId, other.plantId].sort().join(' ');

const ranks = { bad: 0, moderate: 1, good: 2 };
const byMeaning = (a: Neighbors, b: Neighbors): number =>
  ranks[a.relation.relation] - ranks[b.relation.relation];
