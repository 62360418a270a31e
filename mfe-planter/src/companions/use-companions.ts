import { useCompanionPlants } from '@planted/api-client';
import { useEffect } from 'react';
import { type Companions, NO_COMPANIONS } from './companions';

/** The relations of these plants. Where they cannot be loaded, that is logged and planting works without (2 §8). */
export function useCompanions(plantIds: readonly string[]): {
  readonly companions: Companions;
  readonly isMissing: boolean;
} {
  const { data, error } = useCompanionPlants(plantIds);
  useEffect(() => {
    if (error) console.warn('Failed to load companions', error);
  }, [error]);
  return { companions: data ?? NO_COMPANIONS, isMissing: error !== null };
}
