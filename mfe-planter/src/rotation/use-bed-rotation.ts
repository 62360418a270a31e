import { useStore } from '@planted/mfe-kit';
import { useMemo } from 'react';
import type { SavedGarden } from '../saved-garden/create-saved-garden';
import { useBedSeason } from '../season/use-bed-season';
import type { RotationAnswers } from './answers';
import type { BedRotation } from './bed-rotation';
import { useGroundRotation } from './use-ground-rotation';

/**
 * The rotation of an opened saved garden, with what was said of it and is not saved. Null until all is here, and in beds
 * without ground of their own. Seasons are those of the garden's place; without one, calendar years.
 * @param ignored what is saved of rotation advice in another plan of the garden
 */
export function useBedRotation(saved: SavedGarden, ignored: RotationAnswers): BedRotation | null {
  const { answers } = useStore(saved);
  const said = useMemo(() => new Map([...ignored, ...answers]), [ignored, answers]);
  const season = useBedSeason(saved);
  const plan = season.status === 'ready' ? season.plan : null;
  return useGroundRotation(saved.gardenId, plan?.almanac.climate.hemisphere ?? 'north', said);
}
