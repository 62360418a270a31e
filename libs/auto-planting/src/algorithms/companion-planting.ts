import type { Bed } from '../problem/bed';
import { distanceBetween } from '../problem/distance';
import type { Kind } from '../problem/kind';
import { COMPANION_REACH, falloffThirds, UNITS_PER_POINT } from '../relations';
import type { AlgorithmFunction } from './algorithm';
import { inOrder } from './in-order';

/** Share of a count, rounded up, that the scoring pass places when counts are not strict (2 §9). */
export const SCORING_PASS_PERCENT = 70;
/** What is left over is placed only where the score is above this many points (2 §9). */
export const LEFTOVER_ABOVE = -10;

/** Companion Planting (2 §9): each plant where its neighbors score best; see `LEFTOVER_ABOVE` for what is left. */
export const companionPlanting: AlgorithmFunction = function* (bed, random) {
  const { chosen, options } = bed.problem;
  const order = inOrder(
    chosen,
    ({ area }) => -area,
    { variance: 0, pollinatorsFirst: options.prioritizePollinators },
    random,
  );
  for (const kind of order) {
    const isPart = !options.strictCounts && Number.isFinite(kind.limit);
    const most = isPart ? scoringPassOf(kind) : kind.limit;
    placeWhereBest(bed, kind, most, Number.NEGATIVE_INFINITY, random);
    yield;
  }
  // A plant that is placed may be what another was waiting for.
  for (let before = -1; bed.planned.length > before && !options.strictCounts && !options.strictCompanions; ) {
    before = bed.planned.length;
    for (const kind of order) {
      placeWhereBest(bed, kind, kind.limit, LEFTOVER_ABOVE * UNITS_PER_POINT, random);
      yield;
    }
  }
  return [];
};

/** Plants of a kind that the scoring pass places at most where counts are not strict. */
export const scoringPassOf = ({ limit }: Kind): number => Math.ceil((limit * SCORING_PASS_PERCENT) / 100);

/** A kind has no relation to itself, so its places keep their scores while it is being placed. */
function placeWhereBest(bed: Bed, kind: Kind, most: number, above: number, random: () => number): void {
  const { companionRandomness } = bed.problem.options;
  const scores = scoresOf(bed, kind);
  const { width } = bed.problem;
  const places: { x: number; y: number; score: number; order: number }[] = [];
  for (let cell = 0; cell < scores.length; cell += 1) {
    const x = cell % width;
    const y = (cell - x) / width;
    const units = scores[cell] as number;
    if (!bed.hasRoom(kind, x, y) || units <= above) continue;
    places.push({ x, y, score: units * (1 + companionRandomness * (random() - 0.5)), order: cell });
  }
  places.sort((a, b) => b.score - a.score || a.order - b.order);
  for (const { x, y } of places) {
    if ((bed.counts[kind.index] as number) >= most || !bed.admits(kind)) return;
    if (bed.canPlace(kind, x, y)) bed.place(kind, x, y);
  }
}

/** For each top-left cell, what the neighbors there are worth to the kind, in units. */
function scoresOf(bed: Bed, kind: Kind): Int32Array {
  const { width, height, kinds, worth, kept } = bed.problem;
  const scores = new Int32Array(width * height);
  const standing = [...kept.map(({ kind: of, footprint }) => ({ kind: of, ...footprint })), ...bed.planned];
  for (const plant of standing) {
    const perThird = worth[kind.index * kinds.length + plant.kind.index] as number;
    if (perThird === 0) continue;
    const bottom = Math.min(height - kind.height, plant.y + plant.height - 1 + COMPANION_REACH);
    const right = Math.min(width - kind.width, plant.x + plant.width - 1 + COMPANION_REACH);
    for (let y = Math.max(0, plant.y - kind.height + 1 - COMPANION_REACH); y <= bottom; y += 1)
      for (let x = Math.max(0, plant.x - kind.width + 1 - COMPANION_REACH); x <= right; x += 1) {
        const distance = distanceBetween({ x, y, width: kind.width, height: kind.height }, plant);
        const cell = y * width + x;
        scores[cell] = (scores[cell] as number) + perThird * falloffThirds(distance);
      }
  }
  return scores;
}
