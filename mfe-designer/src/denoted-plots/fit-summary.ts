import type { Plant } from '@planted/contracts';
import {
  compareByFit,
  type Fit,
  type GrowingConditions,
  isRecommended,
  scoreFit,
} from '@planted/garden-domain';

/** How the catalogue fits a plot's conditions. */
export interface FitSummary {
  /** The best fit of any plant, in percent, and how many plants reach it. */
  readonly best: number;
  readonly atBest: number;
  /** How many plants are worth a try: above 40 % (1 §9). */
  readonly recommended: number;
  /** A few of the best, of different crops where there are. */
  readonly examples: readonly Plant[];
}

const EXAMPLES = 3;

export function summarizeFit(plants: readonly Plant[], conditions: GrowingConditions): FitSummary | null {
  const scored = plants.map((plant) => ({ plant, fit: scoreFit(plant, conditions) }));
  if (scored.length === 0) return null;
  const best = Math.max(...scored.map(({ fit }) => fit.percent));
  const winners = scored
    .filter(({ fit }) => fit.percent === best)
    .sort(compareByFit)
    .map(({ plant }) => plant);
  return {
    best,
    atBest: winners.length,
    recommended: scored.filter(({ fit }) => isRecommended(fit)).length,
    examples: spreadOut(winners),
  };
}

export interface RankedPlant {
  readonly plant: Plant;
  readonly fit: Fit;
}

/** The recommended plants, best fit first; of equal ones what people eat, then as the catalogue has them. */
export const rankByFit = (plants: readonly Plant[], conditions: GrowingConditions): RankedPlant[] =>
  plants
    .map((plant) => ({ plant, fit: scoreFit(plant, conditions) }))
    .filter(({ fit }) => isRecommended(fit))
    .sort(compareByFit);

/** One plant of each type first: three tomatoes would say less than a fruit, a root and a herb. */
function spreadOut(plants: readonly Plant[]): Plant[] {
  const types = new Set<string>();
  const firstOfType = plants.filter(({ plant_type }) => {
    const isNew = !types.has(plant_type);
    types.add(plant_type);
    return isNew;
  });
  return [...new Set([...firstOfType, ...plants])].slice(0, EXAMPLES);
}
