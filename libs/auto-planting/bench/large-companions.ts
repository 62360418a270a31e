import type { AutoPlantingInput } from '../src/index';
import { companionInstance } from '../src/testing/companion-instance';

const SIDES = [1, 1, 1, 2, 2, 3];

/** The beds on which companion plans are compared with the best known, how long a search for that takes, and how many plans of each are made. */
export const largeBeds = [
  { side: 25, seeds: 2, longRun: 5_000_000, milliseconds: 1_000, planSeeds: 8 },
  { side: 50, seeds: 1, longRun: 15_000_000, milliseconds: 3_000, planSeeds: 4 },
] as const;

/** A bed that the counts fill to 85 %. */
export const largeBed = (side: number, seed: number): AutoPlantingInput =>
  companionInstance(
    { width: side, height: side, kinds: side === 50 ? 12 : 10, sides: SIDES, fill: 0.85 },
    seed,
  );
