import type { Bed } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { NearCounts } from '../problem/near-counts';
import type { AlgorithmFunction } from './algorithm';
import { inOrder } from './in-order';
import { placeRowByRow } from './place-row-by-row';

/** Tried before a caller may let messages in. */
const PLACES_AT_ONCE = 200;

const NONE_OFFERED = 'No organic pest control plants available. Using only user-selected plants.';
const NONE_AT_ALL = 'No pest control plants available - used regular planting strategy';

/**
 * Organic Pest Control (2 §9): pest-control plants first, each where it guards most cells that none guards yet,
 * until the target share of cells is covered; then the other plants, largest first, row by row.
 */
export const organicPestControl: AlgorithmFunction = function* (bed, random, supplements) {
  const { chosen, options } = bed.problem;
  const order = { variance: 0, pollinatorsFirst: options.prioritizePollinators };
  const byArea = (kinds: readonly Kind[]) => inOrder(kinds, ({ area }) => -area, order, random);
  const own = chosen.filter(({ isPestControl, limit }) => isPestControl && limit > 0);
  yield* plantGuards(bed, [...byArea(own), ...byArea(supplements)]);
  for (const kind of byArea(chosen)) {
    placeRowByRow(bed, kind);
    yield;
  }
  const warnings = !options.onlyUserSelected && supplements.length === 0 ? [NONE_OFFERED] : [];
  return own.length + supplements.length === 0 ? [...warnings, NONE_AT_ALL] : warnings;
};

function* plantGuards(bed: Bed, kinds: readonly Kind[]): Generator<void, void> {
  const { width, height, plantable, kept, options, targetCells } = bed.problem;
  const guard = new NearCounts(width, height, options.maxSpacing, plantable);
  let covered = 0;
  for (const { kind, footprint } of kept)
    if (kind.isPestControl) {
      guard.add(footprint, 1);
      covered += footprint.width * footprint.height;
    }
  for (const kind of kinds) {
    // What a kind can gain only falls: once it is nothing, the first place with room is as good as any.
    let canGain = true;
    while (covered < targetCells && bed.admits(kind)) {
      const at: GuardPlace | undefined = canGain ? yield* bestPlace(bed, kind, guard) : firstPlace(bed, kind);
      if (!at) break;
      canGain &&= at.gain > 0;
      guard.add(bed.place(kind, at.x, at.y), 1);
      covered += kind.area;
    }
  }
}

interface GuardPlace {
  readonly x: number;
  readonly y: number;
  readonly gain: number;
}

/** Where the kind newly guards most cells; the first, row by row, of those that are even. */
function* bestPlace(bed: Bed, kind: Kind, guard: NearCounts): Generator<void, GuardPlace | undefined> {
  let best: GuardPlace | undefined;
  let tried = 0;
  for (const { x, y } of places(bed, kind)) {
    tried += 1;
    if (tried % PLACES_AT_ONCE === 0) yield;
    const gain = guard.gain({ x, y, width: kind.width, height: kind.height });
    if (!best || gain > best.gain) best = { x, y, gain };
  }
  return best;
}

function firstPlace(bed: Bed, kind: Kind): GuardPlace | undefined {
  for (const place of places(bed, kind)) return { ...place, gain: 0 };
  return undefined;
}

function* places(bed: Bed, kind: Kind): Generator<{ readonly x: number; readonly y: number }> {
  for (let y = 0; y + kind.height <= bed.problem.height; y += 1)
    for (let x = 0; x + kind.width <= bed.problem.width; x += 1)
      if (bed.hasRoom(kind, x, y) && bed.isWelcome(kind, x, y)) yield { x, y };
}
