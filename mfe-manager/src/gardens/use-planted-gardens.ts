import { useGardens, useManagerPlants } from '@planted/api-client';
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

/** The gardens of who is signed in with their plants (3 §7). */
export function usePlantedGardens(): PlantedGardens {
  const today = useToday();
  const gardens = useGardens();
  const plants = useManagerPlants();
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
