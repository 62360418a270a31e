import type { PlanningAlgorithm } from '../input';
import type { Problem } from '../problem/problem';
import { UNITS_PER_POINT } from '../relations';
import type { Sought } from './target';

/** How often each kind of step is tried, in thousandths; the rest replants a part. */
export interface StepMix {
  readonly exchange: number;
  readonly substitute: number;
  readonly takeOut: number;
  /** Only where the objective knows the worth of a change before it is made. */
  readonly push: number;
}

export interface SearchSettings {
  /** Units of the objective that a step may lose when a round begins. */
  readonly firstThreshold: number;
  readonly mix: StepMix;
  readonly sought: Sought;
  /** Most steps between two looks at the clock and at `signal`, a millisecond or two. */
  readonly stepsPerLook: number;
}

const NEARBY_OR_ANYWHERE: Sought = { nearby: 0.5, besideCompanions: 0 };
const STEPS_PER_LOOK = 128;

/** On a small bed how the plants pack together decides; it needs more of the steps that pack. */
const SMALL_BED_CELLS = 100;
const SMALL_COMPANION_MIX: StepMix = { exchange: 800, substitute: 20, takeOut: 4, push: 100 };

/** The settings for a problem. */
export function settingsFor({ algorithm, plantableCells }: Problem): SearchSettings {
  const settings = searchSettings[algorithm];
  const isSmall = algorithm === 'companion-planting' && plantableCells <= SMALL_BED_CELLS;
  return isSmall ? { ...settings, mix: SMALL_COMPANION_MIX } : settings;
}

/** Found by trial on instances of the benchmark's generators, with other seeds than the benchmark's. */
const searchSettings: Record<PlanningAlgorithm, SearchSettings> = {
  'maximize-yield': {
    firstThreshold: 2,
    mix: { exchange: 100, substitute: 100, takeOut: 0, push: 0 },
    sought: NEARBY_OR_ANYWHERE,
    stepsPerLook: STEPS_PER_LOOK,
  },
  'companion-planting': {
    firstThreshold: 24 * UNITS_PER_POINT,
    mix: { exchange: 930, substitute: 10, takeOut: 4, push: 50 },
    sought: { nearby: 0.15, besideCompanions: 0.75 },
    stepsPerLook: 8 * STEPS_PER_LOOK,
  },
  'pollinator-friendly': {
    firstThreshold: 8,
    mix: { exchange: 500, substitute: 200, takeOut: 0, push: 0 },
    sought: NEARBY_OR_ANYWHERE,
    stepsPerLook: STEPS_PER_LOOK,
  },
  'water-efficiency': {
    firstThreshold: 8,
    mix: { exchange: 600, substitute: 200, takeOut: 0, push: 0 },
    sought: NEARBY_OR_ANYWHERE,
    stepsPerLook: STEPS_PER_LOOK,
  },
  'organic-pest-control': {
    firstThreshold: 12,
    mix: { exchange: 500, substitute: 200, takeOut: 20, push: 0 },
    sought: NEARBY_OR_ANYWHERE,
    stepsPerLook: STEPS_PER_LOOK,
  },
};
