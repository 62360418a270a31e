import { showAlert } from '@planted/mfe-kit';
import { algorithmNames } from '@planted/auto-planting';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { loadPlanningData, type Remember } from './planning-data';
import { openPlanningWorker } from './open-planning-worker';
import { placementsOf, planningInput } from './plan-garden';
import { runPlanning } from './run-planning';

/** Plans the garden and shows the plan as a preview; a plan that was overtaken by a change is not shown. */
export function useAutoPlanting(planter: Planter, plot: GardenPlot) {
  const { draftId } = plot;
  const queries = useQueryClient();
  const remember: Remember = (queryKey, queryFn) =>
    queries.fetchQuery({ queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY });
  const [isPlanning, setPlanning] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function plant(): Promise<void> {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setPlanning(true);
    const layout = planter.layoutOf(draftId);
    const choice = planter.get().gardens.get(draftId)?.autoPlanting;
    if (!choice) return;
    const { algorithm, preset, seed } = choice;
    try {
      const chosen = layout.plants.map(({ plantId }) => plantId);
      const data = await loadPlanningData(chosen, preset, remember);
      const input = planningInput(plot, layout, { choice, data, now: new Date().toISOString() });
      const result = await runPlanning(input, openPlanningWorker, run.signal);
      if (run.signal.aborted || planter.layoutOf(draftId) !== layout) return;
      for (const warning of result.warnings) console.warn(warning);
      const newId = () => crypto.randomUUID();
      const { placements, offered } = placementsOf(result, layout, newId, data.catalogue);
      planter.showPreview(draftId, `Auto-plant by ${algorithmNames[algorithm]}`, placements, offered);
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
