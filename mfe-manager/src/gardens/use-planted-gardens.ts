import { useDashboardPlants, useGardens, useManagerPlants } from '@planted/api-client';
import { useMemo } from 'react';
import { useToday } from '../today';
import { attachPlants, type PlantedGarden } from './planted-garden';

/** Why something could not be loaded, in words for the gardener, and the way to ask again. */
export interface Failure {
  readonly reason: string;
  readonly retry: () => void;
}

export type PlantedGardens =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & Failure)
  | { readonly status: 'ready'; readonly gardens: readonly PlantedGarden[] };

/** The gardens of who is signed in with their plants, by the call of the screen that asks (3 §7). */
export function usePlantedGardens(screen: 'dashboard' | 'manager'): PlantedGardens {
  const today = useToday();
  const gardens = useGardens();
  const dashboardPlants = useDashboardPlants({ enabled: screen === 'dashboard' });
  const managerPlants = useManagerPlants({ enabled: screen === 'manager' });
  const plants = screen === 'dashboard' ? dashboardPlants : managerPlants;
  const attached = useMemo(
    () => (gardens.data && plants.data ? attachPlants(gardens.data, plants.data, today) : undefined),
    [gardens.data, plants.data, today],
  );
  if (attached) return { status: 'ready', gardens: attached };
  const error = gardens.error ?? plants.error;
  if (!error) return { status: 'loading' };
  const retry = () => {
    void gardens.refetch();
    void plants.refetch();
  };
  return { status: 'failed', reason: error.message, retry };
}
