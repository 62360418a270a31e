import type { Bed } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { type AlgorithmFunction } from './algorithm';
import { inOrder } from './in-order';
import { placeRowByRow } from './place-row-by-row';

const NO_ADDITIONAL =
  'No additional pollinator plants available from database. Using only user-selected plants.';

/**
 * Pollinator Friendly (2 §9): clusters of pollinator plants until the target share of cells is covered, the
 * gardener's own first; then the other plants, largest first, row by row.
 */
export const pollinatorFriendly: AlgorithmFunction = (bed, random, supplements) => {
  const { chosen, options } = bed.problem;
  const order = { variance: 0, pollinatorsFirst: options.prioritizePollinators };
  const byArea = (kinds: readonly Kind[]) => inOrder(kinds, ({ area }) => -area, order, random);
  const covered = { cells: coveredByKept(bed) };
  plantClusters(bed, byArea(chosen.filter(({ isPollinator }) => isPollinator)), covered, random);
  plantClusters(bed, byArea(supplements), covered, random);
  for (const kind of byArea(chosen)) placeRowByRow(bed, kind);
  return !options.onlyUserSelected && supplements.length === 0 ? [NO_ADDITIONAL] : [];
};

const coveredByKept = ({ problem }: Bed): number =>
  problem.kept.reduce(
    (cells, { kind, footprint }) => cells + (kind.isPollinator ? footprint.width * footprint.height : 0),
    0,
  );

/** Starts a cluster at a time, on rows and columns far enough apart for the next cluster to be its own. */
function plantClusters(
  bed: Bed,
  kinds: readonly Kind[],
  covered: { cells: number },
  random: () => number,
): void {
  const { options, targetCells } = bed.problem;
  const clusterSize = Math.max(1, options.clusterSize);
  const used = new Map(kinds.map((kind) => [kind, 0]));
  for (const start of starts(bed, clusterSize)) {
    let place: Place | undefined = start;
    for (let planted = 0; planted < clusterSize && place; planted += 1) {
      if (covered.cells >= targetCells) return;
      const next: { kind: Kind; at: Place } | undefined = nextOf(
        bed,
        kinds,
        used,
        place,
        planted > 0,
        random,
      );
      if (!next) break;
      bed.place(next.kind, next.at.x, next.at.y);
      used.set(next.kind, (used.get(next.kind) ?? 0) + 1);
      covered.cells += next.kind.area;
      place = next.at;
    }
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Corners of clusters: a coarse raster first, then every cell, so that no room is missed. */
function starts({ problem: { width, height } }: Bed, clusterSize: number): Place[] {
  const step = 2 * Math.ceil(Math.sqrt(clusterSize)) + 1;
  const all = Array.from({ length: width * height }, (_, cell) => ({
    x: cell % width,
    y: (cell - (cell % width)) / width,
  }));
  const isOnRaster = ({ x, y }: Place) => x % step === 0 && y % step === 0;
  return [...all.filter(isOnRaster), ...all.filter((place) => !isOnRaster(place))];
}

/** The next plant of a cluster: by `diversityFactor` the kind used least, else the first that has room. */
function nextOf(
  bed: Bed,
  kinds: readonly Kind[],
  used: ReadonlyMap<Kind, number>,
  place: Place,
  isBeside: boolean,
  random: () => number,
): { kind: Kind; at: Place } | undefined {
  const isDiverse = random() * 100 < bed.problem.options.diversityFactor;
  const order = isDiverse ? [...kinds].sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0)) : kinds;
  for (const kind of order) {
    const places = isBeside ? placesBeside(bed, kind, place) : [place];
    const at = places.find(({ x, y }) => bed.canPlace(kind, x, y));
    if (at) return { kind, at };
  }
  return undefined;
}

/** Top-left cells from which a kind touches the plant that stands at `place`. */
function placesBeside(bed: Bed, kind: Kind, place: Place): Place[] {
  const last = bed.at(place.x, place.y);
  if (!last) return [];
  const found: Place[] = [];
  for (let y = last.y - kind.height; y <= last.y + last.height; y += 1)
    for (let x = last.x - kind.width; x <= last.x + last.width; x += 1) found.push({ x, y });
  return found;
}
