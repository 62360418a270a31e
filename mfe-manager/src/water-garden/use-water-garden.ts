import { waterAllPlants } from '@planted/api-client';
import { localDayOf, localTimeOf } from '@planted/garden-domain';
import { useMutation } from '@tanstack/react-query';
import { useTakeBack } from '../corrections/use-take-back';
import { alertFailure } from '../gardens/alert-failure';
import type { PlantedGarden } from '../gardens/planted-garden';
import { useRefreshPlants } from '../gardens/use-refresh-plants';

/** Waters a garden today and shows the outcome, in the words of 3 §8. */
export function useWaterGarden({ id, name }: Pick<PlantedGarden, 'id' | 'name'>) {
  const refresh = useRefreshPlants();
  const { logged } = useTakeBack();
  return useMutation({
    mutationFn() {
      const now = new Date();
      const when = { wateringDate: localDayOf(now), wateringTime: localTimeOf(now) };
      return waterAllPlants({ gardenId: id, ...when });
    },
    onSuccess({ plantsUpdated, entries }) {
      const text = `Successfully watered ${plantsUpdated} plants in ${name}!`;
      logged({ title: 'Watering Complete!', text }, entries);
      return refresh();
    },
    onError: (cause) =>
      alertFailure(cause, {
        refused: { title: 'Watering Failed', text: (reason) => `Error watering garden: ${reason}` },
        broken: {
          title: 'Watering Error',
          text: 'An unexpected error occurred while watering the garden.',
        },
      }),
  });
}
