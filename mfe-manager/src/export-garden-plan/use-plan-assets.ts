import { useEffect, useState } from 'react';
import type { GardenPlan } from './garden-plan';
import { loadPlanAssets, type PlanAssets } from './plan-assets';

export type LoadedAssets = PlanAssets | 'loading' | 'failed';

/** Everything that a plan is drawn with, once it has come. */
export function usePlanAssets(plan: GardenPlan): LoadedAssets {
  const [loaded, setLoaded] = useState<LoadedAssets>('loading');
  useEffect(() => {
    let isWanted = true;
    loadPlanAssets(plan).then(
      (assets) => isWanted && setLoaded(assets),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [plan]);
  return loaded;
}
