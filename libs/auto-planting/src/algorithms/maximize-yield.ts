import type { AlgorithmFunction } from './algorithm';
import { inOrder } from './in-order';
import { placeRowByRow } from './place-row-by-row';

/** Maximize Yield (2 §9): plants by footprint area, largest first with a small variance; cells row by row. */
export const maximizeYield: AlgorithmFunction = (bed, random) => {
  const { chosen, options } = bed.problem;
  const order = {
    variance: options.maximizeYieldPlantingVariance,
    pollinatorsFirst: options.prioritizePollinators,
  };
  for (const kind of inOrder(chosen, ({ area }) => -area, order, random)) placeRowByRow(bed, kind);
  return [];
};
