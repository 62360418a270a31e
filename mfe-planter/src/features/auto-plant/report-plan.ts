import type { PlannedPlant } from '@planted/auto-planting';
import type { Footprint, Matrix } from '@planted/garden-domain';
import type { Layout } from '../../layout/layout';
import { stayingOf } from '../../layout/proposal';
import { askedOf, type PlanningChoice, type PlanReport } from '../../planter/plan-report';
import type { PlanResult } from './planning-job';
import { wholeBed } from './whole-bed';

interface Ran {
  readonly id: string;
  readonly choice: PlanningChoice;
  readonly result: PlanResult;
  /** The bed before the plan was shown in it. */
  readonly before: Layout;
  readonly matrix: Matrix;
  /** What could not be loaded for the run, in words. */
  readonly missing: readonly string[];
}

/** What a run reported of its plan, by the ids that its plants have in the bed where it is shown. */
export function reportPlan({ id, choice, result, before, matrix, missing }: Ran, shown: Layout): PlanReport {
  const placeOf = ({ x, y }: Footprint) => `${x} ${y}`;
  const idAt = new Map(shown.placements.map((placement) => [placeOf(placement), placement.id]));
  const idOf = (plant: PlannedPlant): string => idAt.get(placeOf(plant)) ?? '';
  const staying = stayingOf(before, choice.keepsPlaced).placements;
  const stays = new Set(staying);
  const { plants, reasons, score, analysis, weighed, start } = result;
  const { efficiency } = wholeBed({ choice, result, before }, matrix);
  return {
    ...{ id, choice, score, efficiency, analysis, weighed },
    startValue: start?.value,
    startRequested: start?.requested,
    warnings: [...missing, ...result.warnings],
    unused: result.unusedPlants,
    reasons: new Map(
      plants.flatMap((plant, at) => {
        const reason = reasons[at];
        return reason ? [[idOf(plant), reason] as const] : [];
      }),
    ),
    fillers: new Set(plants.filter(({ role }) => role === 'filler').map((plant) => idOf(plant))),
    standing: [...staying, ...shown.placements.filter((placement) => !stays.has(placement))],
    staying: staying.length,
    asked: askedOf(shown.plants),
  };
}
