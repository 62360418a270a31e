import { PEST_CONTROL_CELL } from '../objectives/pest-guard';
import type { Kind } from '../problem/kind';
import { NearCounts } from '../problem/near-counts';
import type { PlacesOf } from './places';
import { roomFor } from './room';

/** Offsets of the block raster that are tried; any one of them proves a bound. */
const OFFSETS = 6;

export interface PestControlRoom {
  readonly value: number;
  readonly plants: number;
}

/**
 * No plan is worth more, or holds more plants. Two pest-control plants that keep the spacing s have corners at least
 * (width + s - 1) columns or (height + s - 1) rows apart, so a block of that size has at most one corner.
 */
export function* pestControlBound(
  kinds: readonly Kind[],
  places: PlacesOf,
): Generator<void, PestControlRoom> {
  const { problem } = places;
  const guards = kinds.filter(({ isPestControl, limit }) => isPestControl && limit > 0);
  const others = kinds.filter(({ isPestControl }) => !isPestControl);
  const room = roomFor(kinds, places);
  const guardRoom = roomFor(guards, places);
  const guardPlants = Math.min(guardRoom.plants, yield* mostApart(guards, places));
  const guardCells = Math.min(guardRoom.cells, largestAreas(guards, guardPlants));
  const othersRoom = roomFor(others, places);
  yield;
  const keptGuards = problem.kept.filter(({ kind }) => kind.isPestControl);
  const keptCells = keptGuards.reduce((sum, { footprint }) => sum + footprint.width * footprint.height, 0);
  const cells = Math.min(room.cells, othersRoom.cells + guardCells);
  const covered = Math.min(problem.targetCells, keptCells + guardCells);
  return {
    value: cells + PEST_CONTROL_CELL * covered + guardedCells(guards, guardPlants, places),
    plants: Math.min(room.plants, othersRoom.plants + guardPlants),
  };
}

function* mostApart(guards: readonly Kind[], places: PlacesOf): Generator<void, number> {
  const { width, height, options } = places.problem;
  if (guards.length === 0) return 0;
  if (options.minSpacing <= 1) return Number.POSITIVE_INFINITY;
  const blockWidth = Math.min(...guards.map((kind) => kind.width)) + options.minSpacing - 1;
  const blockHeight = Math.min(...guards.map((kind) => kind.height)) + options.minSpacing - 1;
  const corners = new Uint8Array(width * height);
  for (const kind of guards) places.of(kind).corners.forEach((is, cell) => is && (corners[cell] = 1));
  let fewest = Number.POSITIVE_INFINITY;
  for (let offsetY = 0; offsetY < Math.min(OFFSETS, blockHeight); offsetY += 1)
    for (let offsetX = 0; offsetX < Math.min(OFFSETS, blockWidth); offsetX += 1) {
      yield;
      const blocks = new Set<number>();
      corners.forEach((is, cell) => {
        const x = cell % width;
        const y = (cell - x) / width;
        const column = Math.floor((x + offsetX) / blockWidth);
        if (is) blocks.add(Math.floor((y + offsetY) / blockHeight) * (width + 1) + column);
      });
      fewest = Math.min(fewest, blocks.size);
    }
  return fewest;
}

/** Cells under so many of the largest. */
function largestAreas(kinds: readonly Kind[], plants: number): number {
  let left = plants;
  let cells = 0;
  for (const { area, limit } of kinds.toSorted((a, b) => b.area - a.area)) {
    const some = Math.min(left, limit);
    if (some <= 0) break;
    cells += some * area;
    left -= some;
  }
  return cells;
}

/** Cells that kept guards watch, and those that new ones can: by where they can stand, and by their number. */
function guardedCells(guards: readonly Kind[], plants: number, places: PlacesOf): number {
  const { width, height, plantable, options, kept } = places.problem;
  const guard = new NearCounts(width, height, options.maxSpacing, plantable);
  for (const { kind, footprint } of kept) if (kind.isPestControl) guard.add(footprint, 1);
  const byKept = guard.covered;
  const reach = 2 * options.maxSpacing;
  const mostEach = Math.max(0, ...guards.map((kind) => (kind.width + reach) * (kind.height + reach)));
  const covers = new Uint8Array(width * height);
  for (const kind of guards) places.of(kind).covers.forEach((is, cell) => is && (covers[cell] = 1));
  covers.forEach((is, cell) => {
    const x = cell % width;
    if (is) guard.add({ x, y: (cell - x) / width, width: 1, height: 1 }, 1);
  });
  return plants === 0 ? byKept : Math.min(guard.covered, byKept + plants * mostEach);
}
