import type { AlgorithmFunction } from './algorithm';
import { inOrder } from './in-order';
import { placeRowByRow } from './place-row-by-row';

/** Water Efficiency (2 §9): plants by water score, thriftiest first with a variance; cells row by row. */
export const waterEfficiency: AlgorithmFunction = (bed, random) => {
  const { chosen, options } = bed.problem;
  const order = { variance: options.plantingVariance / 100, pollinatorsFirst: options.prioritizePollinators };
  for (const kind of inOrder(chosen, ({ waterScore }) => waterScore, order, random)) placeRowByRow(bed, kind);
  return [];
};
