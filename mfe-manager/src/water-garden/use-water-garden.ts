import { waterAllPlants } from '@planted/api-client';
import { showAlert } from '@planted/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import type { PlantedGarden } from '../gardens/planted-garden';
import { refusalOf } from '../gardens/refusal-of';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { calendarDayOf } from '../today';

/** Waters a garden today and tells how it went, in the words of 3 §8. */
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
    onError(cause) {
      const refusal = refusalOf(cause);
      showAlert(
        refusal === undefined
          ? {
              kind: 'error',
              title: 'Watering Error',
              text: 'An unexpected error occurred while watering the garden.',
            }
          : { kind: 'error', title: 'Watering Failed', text: `Error watering garden: ${refusal}` },
      );
    },
  });
}
