import { neighborScore, POINTS_PER_PLANT } from '../objectives/companion-score';
import { Bed } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { falloffThirds, UNITS_PER_POINT } from '../relations';
import { FreeSums, type Rings } from './free-sums';
import type { PlacesOf } from './places';
import { roomFor } from './room';

/** Looked at before a caller may let messages in. */
const CELLS_AT_ONCE = 500;

interface Partner {
  readonly perThird: number;
  readonly most: number;
}

/**
 * No plan has a higher companion score. Two relaxations, the lower one counts:
 * 1. a plant gets 10 points, what kept plants give it at its best place, and half of what the best neighbors that
 *    fill its rings there would give (a pair is shared by two plants); as many plants as the cells and counts admit.
 * 2. the same without neighbors, and for each two kinds all pairs that the rings of either admit.
 */
export function* companionBound(kinds: readonly Kind[], places: PlacesOf): Generator<void, number> {
  const wanted = kinds.filter((kind) => mostOf(kind, places) > 0);
  const { usable } = roomFor(wanted, places);
  const free = new FreeSums(places.problem);
  const best: BestPlace[] = [];
  for (const kind of wanted) best.push(yield* bestPlaceOf(kind, wanted, places, free));
  yield;
  const shared = packValues(
    wanted.map((kind, index) => ({
      value: POINTS_PER_PLANT * UNITS_PER_POINT + (best[index]?.withNeighbors ?? 0),
      area: kind.area,
      most: mostOf(kind, places),
    })),
    usable,
  );
  const alone = packValues(
    wanted.map((kind, index) => ({
      value: POINTS_PER_PLANT * UNITS_PER_POINT + (best[index]?.fromKept ?? 0),
      area: kind.area,
      most: mostOf(kind, places),
    })),
    usable,
  );
  return Math.min(shared, alone + pairsBound(wanted, best, places));
}

const mostOf = (kind: Kind, places: PlacesOf): number => Math.min(kind.limit, places.of(kind).most);

const perThirdBetween = ({ problem: { worth, kinds } }: PlacesOf, a: Kind, b: Kind): number =>
  worth[a.index * kinds.length + b.index] as number;

interface BestPlace {
  readonly withNeighbors: number;
  readonly fromKept: number;
  readonly rings: Rings;
}

function* bestPlaceOf(
  kind: Kind,
  kinds: readonly Kind[],
  places: PlacesOf,
  free: FreeSums,
): Generator<void, BestPlace> {
  const { width } = places.problem;
  const partners = kinds
    .map((other) => ({ perThird: perThirdBetween(places, kind, other), most: mostOf(other, places) }))
    .filter(({ perThird }) => perThird > 0)
    .sort((a, b) => b.perThird - a.perThird);
  const bed = new Bed(places.problem);
  let withNeighbors = Number.NEGATIVE_INFINITY;
  let fromKept = Number.NEGATIVE_INFINITY;
  let rings: Rings = [0, 0, 0];
  for (const [cell, is] of places.of(kind).corners.entries()) {
    if (cell % CELLS_AT_ONCE === 0) yield;
    if (!is) continue;
    const x = cell % width;
    const y = (cell - x) / width;
    const kept =
      places.problem.kept.length === 0
        ? 0
        : neighborScore(bed, { kind, x, y, width: kind.width, height: kind.height });
    const here = free.ringsAround({ x, y, width: kind.width, height: kind.height });
    withNeighbors = Math.max(withNeighbors, kept + Math.ceil(bestNeighbors(partners, here) / 2));
    fromKept = Math.max(fromKept, kept);
    rings = [Math.max(rings[0], here[0]), Math.max(rings[1], here[1]), Math.max(rings[2], here[2])];
  }
  return { withNeighbors, fromKept, rings };
}

/** The best sum of worth × falloff is the one that gives the best partners the nearest places. */
function bestNeighbors(partners: readonly Partner[], rings: Rings): number {
  const left = [...rings];
  let units = 0;
  for (const { perThird, most } of partners) {
    let toPlace = most;
    for (let ring = 0; ring < left.length && toPlace > 0; ring += 1) {
      const here = Math.min(toPlace, left[ring] as number);
      units += here * perThird * falloffThirds(ring + 1);
      left[ring] = (left[ring] as number) - here;
      toPlace -= here;
    }
  }
  return units;
}

function pairsBound(kinds: readonly Kind[], best: readonly BestPlace[], places: PlacesOf): number {
  let units = 0;
  kinds.forEach((a, i) =>
    kinds.slice(i + 1).forEach((b, after) => {
      const perThird = perThirdBetween(places, a, b);
      if (perThird <= 0) return;
      const from = (one: Kind, index: number, other: Kind): number =>
        mostOf(one, places) *
        bestNeighbors([{ perThird, most: mostOf(other, places) }], best[index]?.rings ?? [0, 0, 0]);
      units += Math.min(from(a, i, b), from(b, i + 1 + after, a));
    }),
  );
  return units;
}

/** The most value that fits into so many cells, where a plant may also be cut to fit (fractional knapsack). */
function packValues(
  items: readonly { readonly value: number; readonly area: number; readonly most: number }[],
  cells: number,
): number {
  let left = cells;
  let value = 0;
  const worthwhile = items.filter((item) => item.value > 0);
  for (const item of worthwhile.toSorted((a, b) => b.value * a.area - a.value * b.area)) {
    const whole = Math.min(item.most, Math.floor(left / item.area));
    value += whole * item.value;
    left -= whole * item.area;
    if (whole < item.most) return value + Math.ceil((left * item.value) / item.area);
  }
  return value;
}
