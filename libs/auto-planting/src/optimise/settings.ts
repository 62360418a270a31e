import type { PlanningAlgorithm } from '../input';
import { UNITS_PER_POINT } from '../relations';
import type { StepMix } from './search';

export interface SearchSettings {
  /** Units of the objective that a step may lose when a round begins. */
  readonly firstThreshold: number;
  readonly mix: StepMix;
}

/** Found by trial on the instances of the benchmark. */
export const searchSettings: Record<PlanningAlgorithm, SearchSettings> = {
  'maximize-yield': { firstThreshold: 2, mix: { exchange: 100, substitute: 100, takeOut: 0 } },
  'companion-planting': {
    firstThreshold: 24 * UNITS_PER_POINT,
    mix: { exchange: 970, substitute: 22, takeOut: 4 },
  },
  'pollinator-friendly': { firstThreshold: 8, mix: { exchange: 500, substitute: 200, takeOut: 0 } },
  'water-efficiency': { firstThreshold: 8, mix: { exchange: 600, substitute: 200, takeOut: 0 } },
  'organic-pest-control': { firstThreshold: 12, mix: { exchange: 500, substitute: 200, takeOut: 20 } },
};
