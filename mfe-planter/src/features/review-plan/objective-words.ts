import type { PlanningAlgorithm } from '@planted/auto-planting';

/**
 * What a plan that 'cannot be improved' is the best in: the terms of its algorithm's objective (libs/auto-planting README),
 * which are seldom the number of plants.
 */
export const objectiveWords: Record<PlanningAlgorithm, string> = {
  'maximize-yield': 'for planted area, not number of plants',
  'companion-planting': 'for plants and companions combined',
  'pollinator-friendly': 'for planted area, pollinators and clusters combined',
  'water-efficiency': 'for planted area, low water use and watering zones combined',
  'organic-pest-control': 'for planted area, pest-control plants and protected soil combined',
};
