import { useSyncExternalStore } from 'react';
import type { Planter, PlanterState } from './create-planter';

/** Watches one part of the planter. The part must be the same value as long as nothing in it has changed. */
export function usePlanter<T>(planter: Planter, part: (state: PlanterState) => T): T {
  return useSyncExternalStore(planter.subscribe, () => part(planter.get()));
}
