import { newId } from '@planted/mfe-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { createPlanning, type Planning } from './create-planning';
import { openPlanningWorker } from './open-planning-worker';

/** Auto-planting of the garden whose workspace is open; it ends with the workspace. */
export function usePlanning(planter: Planter, plot: GardenPlot): Planning {
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
  useEffect(() => planning.stopComparing, [planning]);
  return planning;
}
