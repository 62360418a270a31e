import { waterAllPlants } from '@planted/api-client';
import { showAlert } from '@planted/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { alertFailure } from '../gardens/alert-failure';
import type { PlantedGarden } from '../gardens/planted-garden';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { calendarDayOf } from '../today';

/** Waters a garden today and shows the outcome, in the words of 3 §8. */
export function useWaterGarden({ id, name }: Pick<PlantedGarden, 'id' | 'name'>) {
  const refresh = useRefreshPlants();
  return useMutation({
    mutationFn: () => waterAllPlants({ gardenId: id, wateringDate: calendarDayOf(new Date()) }),
    onSuccess(count) {
      showAlert({
        kind: 'success',
        title: 'Watering Complete!',
        text: `Successfully watered ${count} plants in ${name}!`,
      });
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
