import { showAlert } from '@planted/mfe-kit';
import { algorithmNames } from '@planted/auto-planting';
import { useEffect, useRef, useState } from 'react';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { openPlanningWorker } from './open-planning-worker';
import { placementsOf, planningInput } from './plan-garden';
import { runPlanning } from './run-planning';

/** Plans the garden and shows the plan as a preview; a plan that was overtaken by a change is not shown. */
export function useAutoPlanting(planter: Planter, { draftId, matrix }: GardenPlot) {
  const [isPlanning, setPlanning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function plant(): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setPlanning(true);
    const layout = planter.layoutOf(draftId);
    const { variance = null, seed = 0 } = planter.get().gardens.get(draftId)?.autoPlanting ?? {};
    const input = planningInput(matrix, layout, { variance, seed, now: new Date().toISOString() });
    try {
      const result = await runPlanning(input, openPlanningWorker, run.signal);
      if (run.signal.aborted || planter.layoutOf(draftId) !== layout) return;
      planter.showPreview(
        draftId,
        `Auto-plant by ${algorithmNames[input.algorithm]}`,
        placementsOf(result, layout, () => crypto.randomUUID()),
      );
      // The next press proposes something else.
      planter.setAutoPlanting(draftId, { seed: (seed + 1) % 2 ** 32, unused: result.unusedPlants });
    } catch (cause) {
      console.warn('Auto-planting failed:', cause);
      showAlert({
        kind: 'error',
        title: 'The garden could not be planted',
        text: cause instanceof Error ? cause.message : undefined,
      });
    } finally {
      if (running.current === run) setPlanning(false);
    }
  }

  return { isPlanning, plant: () => void plant() };
}
