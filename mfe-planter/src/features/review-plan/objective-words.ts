import type { PlanningAlgorithm } from '@planted/auto-planting';

/**
 * What a plan that 'cannot be improved' is the best in: the terms of its algorithm's objective (libs/auto-planting README),
 * which are seldom the number of plants.
 */
export const objectiveWords: Record<PlanningAlgorithm, string> = {
  'maximize-yield': 'in planted area, however many plants',
  'companion-planting': 'in plants and neighbours together',
  'pollinator-friendly': 'in planted area, pollinators and clusters together',
  'water-efficiency': 'in planted area, low water needs and watering zones together',
  'organic-pest-control': 'in planted area, protectors and guarded soil together',
};
