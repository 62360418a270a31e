import type { Kind } from '../problem/kind';
import type { PlacesOf } from './places';

export interface Room {
  /** No plan covers more cells with these kinds. */
  readonly cells: number;
  /** No plan holds more plants of these kinds. */
  readonly plants: number;
  /** Cells that some of these kinds can cover, and no more than may be planted. */
  readonly usable: number;
}

interface SizeGroup {
  readonly area: number;
  /** No more plants of this size stand together. */
  readonly most: number;
}

/** Kinds of one size share the places of that size, and each has its count. */
function sizeGroups(kinds: readonly Kind[], placesOf: PlacesOf): SizeGroup[] {
  const bySize = new Map<string, Kind[]>();
  for (const kind of kinds) {
    const size = `${kind.width} ${kind.height}`;
    bySize.set(size, [...(bySize.get(size) ?? []), kind]);
  }
  return [...bySize.values()].map((group) => {
    // Kinds of one size with places of their own may fill both.
    const places = new Set(group.map((kind) => placesOf.of(kind)));
    const room = [...places].reduce((sum, { most }) => sum + most, 0);
    const counts = group.reduce((sum, kind) => sum + Math.min(kind.limit, placesOf.of(kind).most), 0);
    return { area: group[0]?.area ?? 1, most: Math.min(room, counts) };
  });
}

/**
 * How much of the bed kinds can fill at most: over each island of cells that they can cover, the largest sum of
 * footprints that their counts admit; over all islands together, the same once more.
 */
export function roomFor(kinds: readonly Kind[], places: PlacesOf): Room {
  const wanted = kinds.filter(({ limit }) => limit > 0);
  const groups = sizeGroups(wanted, places);
  const { width, height, cellBudget } = places.problem;
  const covers = new Uint8Array(width * height);
  for (const kind of wanted) places.of(kind).covers.forEach((is, cell) => is && (covers[cell] = 1));
  const islands = islandsOf(covers, width);
  const sums = reachableSums(groups, Math.max(0, ...islands));
  const filled = islands.reduce((sum, cells) => sum + largestUpTo(sums, cells), 0);
  const most = Math.min(filled, cellBudget);
  const cells = largestUpTo(reachableSums(groups, most), most);
  let left = cells;
  let plants = 0;
  for (const { area, most: count } of groups.toSorted((a, b) => a.area - b.area)) {
    const fit = Math.min(count, Math.floor(left / area));
    plants += fit;
    left -= fit * area;
  }
  const covered = islands.reduce((sum, island) => sum + island, 0);
  return { cells, plants, usable: Math.min(covered, cellBudget) };
}

/** Sizes of the groups of marked cells that touch by their sides. */
function islandsOf(marked: Uint8Array, width: number): number[] {
  const left = marked.slice();
  const islands: number[] = [];
  for (let start = 0; start < left.length; start += 1) {
    if (left[start] === 0) continue;
    left[start] = 0;
    const queue = [start];
    let cells = 0;
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      cells += 1;
      const x = cell % width;
      const beside = [cell - width, cell + width, x > 0 ? cell - 1 : -1, x < width - 1 ? cell + 1 : -1];
      for (const next of beside)
        if (left[next] === 1) {
          left[next] = 0;
          queue.push(next);
        }
    }
    islands.push(cells);
  }
  return islands;
}

/** 1 for each sum up to `limit` that the groups' areas make within their counts (bounded subset sums). */
function reachableSums(groups: readonly SizeGroup[], limit: number): Uint8Array {
  const reachable = new Uint8Array(limit + 1);
  reachable[0] = 1;
  for (const { area, most } of groups) {
    const used = new Int32Array(limit + 1).fill(-1);
    for (let sum = 0; sum <= limit; sum += 1) {
      if (reachable[sum] === 1) used[sum] = 0;
      else if (sum >= area && (used[sum - area] as number) >= 0 && (used[sum - area] as number) < most) {
        used[sum] = (used[sum - area] as number) + 1;
        reachable[sum] = 1;
      }
    }
  }
  return reachable;
}

function largestUpTo(sums: Uint8Array, limit: number): number {
  for (let sum = Math.min(limit, sums.length - 1); sum > 0; sum -= 1) if (sums[sum] === 1) return sum;
  return 0;
}
