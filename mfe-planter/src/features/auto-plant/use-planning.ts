import { newId } from '@planted/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { createPlanning, type Planning } from './create-planning';
import type { Against } from './plan-garden';
import { openPlanningWorker } from './open-planning-worker';

/**
 * Auto-planting of the garden whose workspace is open; it ends with the workspace.
 * @param against what rotation advises against; undefined until that is known, and for a bed without a past
 */
export function usePlanning(planter: Planter, plot: GardenPlot, against?: Against): Planning {
  const queries = useQueryClient();
  const [planning] = useState(() =>
    createPlanning({
      planter,
      plot,
      remember: (queryKey, queryFn) =>
        queries.fetchQuery({ queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }),
      openWorker: openPlanningWorker,
      newId,
      now: () => new Date().toISOString(),
    }),
  );
  useEffect(() => planning.learn(against), [planning, against]);
  useEffect(() => planning.stopComparing, [planning]);
  return planning;
}
