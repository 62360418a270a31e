import {
  type Advice,
  type AdviceWords,
  type Grown,
  isSerious,
  memoryOf,
  type Rotation,
  squareNames,
} from '@planted/rotation';
import type { Standing } from '../companions/neighbors';
import type { Square } from './free-squares';

/** Why advice is ignored for a planting, and since which day; null while that is not saved. */
export interface Ignored {
  readonly because: string;
  readonly day: string | null;
}

/** How much a mark says: advised against here, worth a look (custom, or elsewhere in the bed), or ignored by the gardener. */
export type RotationLevel = 'against' | 'notice' | 'ignored';

/** What is advised against a planting where it is. */
export interface PlantingAdvice {
  readonly planting: Standing;
  /** Never empty; the best known first. */
  readonly advice: readonly [Advice, ...Advice[]];
  readonly ignored: Ignored | null;
  readonly level: RotationLevel;
}

/** The rotation of one bed: its memory, and what its rules say of any plant on any square. */
export interface BedRotation {
  readonly words: AdviceWords;
  /** Undefined where nothing is advised against it. */
  readonly adviceOf: (planting: Standing) => PlantingAdvice | undefined;
  /** The square that an advice speaks of: one where its last host stood, of the planting's own where that counts. */
  readonly squareOf: (advice: Advice, planting: Standing) => Square;
  /** Squares, as column and row, on which a kind is advised against because of what stood there; a custom is no such reason. */
  readonly squaresAgainst: (
    plantId: string,
  ) => readonly { readonly x: number; readonly y: number; readonly advice: Advice }[];
}

interface Known {
  readonly rotation: Rotation;
  /** What stood in the bed and is gone. */
  readonly gone: readonly Grown[];
  /** The season that a planting is of. */
  readonly seasonOf: (id: string) => number;
  readonly ignoredOf: (id: string) => Ignored | null;
  readonly words: AdviceWords;
}

/** Reads the memory of a bed once for all its squares. */
export function createBedRotation(known: Known): BedRotation {
  const { rotation, gone, seasonOf, ignoredOf, words } = known;
  const memory = memoryOf(gone);
  return {
    words,
    adviceOf(planting) {
      const { id, plantId } = planting;
      const toPlant = { plantId, season: seasonOf(id), squares: squareNames(planting) };
      // A custom is about the square itself: that soil moves says nothing of it.
      const [first, ...others] = rotation
        .advise(memory, toPlant)
        .filter((one) => one.where === 'here' || isSerious(one));
      if (!first) return undefined;
      const ignored = ignoredOf(id);
      const isAgainst = [first, ...others].some((one) => one.where === 'here' && isSerious(one));
      const level = ignored ? 'ignored' : isAgainst ? 'against' : 'notice';
      return { planting, advice: [first, ...others], ignored, level };
    },
    squareOf({ met: [last], where }, planting) {
      const stood = gone
        .filter(({ plantId, season }) => plantId === last?.plantId && season === last?.season)
        .flatMap(({ squares }) => squares);
      const own = squareNames(planting);
      const square = (where === 'here' ? stood.find((one) => own.includes(one)) : stood[0]) ?? own[0] ?? '';
      const [x = planting.x, y = planting.y] = square.split(',').map(Number);
      return { x, y };
    },
    squaresAgainst: (plantId) =>
      [...rotation.adviseSquares(memory, plantId, seasonOf(''))].flatMap(([square, advice]) => {
        const [x = -1, y = -1] = square.split(',').map(Number);
        return isSerious(advice) ? [{ x, y, advice }] : [];
      }),
  };
}
