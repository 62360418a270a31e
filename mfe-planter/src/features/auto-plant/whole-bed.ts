import { areaOf, type Matrix } from '@planted/garden-domain';
import type { Layout } from '../../layout/layout';
import { stayingOf } from '../../layout/proposal';
import type { PlanningChoice } from '../../planter/plan-report';
import type { PlanResult } from './planning-job';

interface Ran {
  readonly choice: PlanningChoice;
  readonly result: Pick<PlanResult, 'plants' | 'score'>;
  /** The bed before the run. */
  readonly before: Layout;
}

interface WholeBed {
  /** Of the plants that the gardener chose, how many the plan places, and how many they asked for. */
  readonly placed: number;
  readonly asked: number;
  /** Plants relative to plantable cells (2 §9). */
  readonly efficiency: number;
}

/** What a run makes of a bed together with the plants that stay in it, which the run itself does not count. */
export function wholeBed({ choice, result: { plants, score }, before }: Ran, matrix: Matrix): WholeBed {
  const staying = stayingOf(before, choice.keepsPlaced).placements.length;
  return {
    placed: staying + score.requested,
    asked: staying + score.asked,
    efficiency: (staying + plants.length) / Math.max(1, areaOf(matrix)),
  };
}
