import { useFetchSeason, usePlants, useRotationFacts } from '@planted/api-client';
import { kindIdOf } from '@planted/garden-domain';
import { createRotation, goneFrom, hasGround } from '@planted/rotation';
import { type Hemisphere, nameOfSeason, seasonOf, toDay } from '@planted/season';
import { useMemo } from 'react';
import { today } from '../saved-garden/today';
import type { RotationAnswers } from './answers';
import { type BedRotation, createBedRotation } from './bed-rotation';

/**
 * The rotation of a saved garden, with what was said of it and is not saved. Null until all is here, and in beds without
 * ground of their own.
 * @param hemisphere whose seasons count
 */
export function useGroundRotation(
  gardenId: string,
  hemisphere: Hemisphere,
  answers: RotationAnswers,
): BedRotation | null {
  const { data: stored } = useFetchSeason();
  const { data: plants } = usePlants();
  const garden = stored?.gardens.find(({ id }) => id === gardenId);
  const asks = garden !== undefined && hasGround(garden.style);
  const { data: known } = useRotationFacts({ enabled: asks });
  const rotation = useMemo(
    () => known && createRotation(known.facts, new Map(known.kinds.map((kind) => [kind.id, kind]))),
    [known],
  );
  return useMemo(() => {
    if (!asks || !stored || !rotation) return null;
    const own = stored.plantings.filter((one) => one.gardenId === gardenId);
    const byId = new Map(own.map((one) => [one.id, one]));
    const names = new Map(plants?.map(({ id, plant_name }) => [id, plant_name]));
    const seasonAt = (day: string): number => seasonOf(toDay(day), hemisphere);
    return createBedRotation({
      rotation,
      gone: goneFrom(own, seasonAt),
      seasonOf: (id) => seasonAt(byId.get(id)?.plantedDay ?? today()),
      ignoredOf(id) {
        const said = answers.get(id);
        if (said !== undefined) return said === null ? null : { because: said, day: null };
        return byId.get(id)?.rotationIgnored ?? null;
      },
      words: {
        nameOf: (id) =>
          names.get(id) ??
          own.find(({ plantId }) => plantId === id)?.plantName ??
          names.get(kindIdOf(id)) ??
          id,
        nameOfSeason: (year) => nameOfSeason(year, hemisphere).replace('Season ', ''),
      },
    });
  }, [asks, stored, rotation, plants, hemisphere, answers, gardenId]);
}
