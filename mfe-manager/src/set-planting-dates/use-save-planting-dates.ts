import { type PlantingDates, updatePlantingDates, willBeSent } from '@planted/api-client';
import { showAlert } from '@planted/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { alertFailure } from '../gardens/alert-failure';
import type { PlantedGarden } from '../gardens/planted-garden';
import { useRefreshPlants } from '../gardens/use-refresh-plants';

/** How long 'Garden Complete!' stays, in ms (3 §4). */
const COMPLETE_STAYS = 10_000;

/**
 * Saves planting dates and shows the outcome, in the words of 3 §8. The server gives the plants their first health.
 * @param onSaved called with the dates that were saved, before the screen has them
 */
export function useSavePlantingDates(garden: PlantedGarden, onSaved: (saved: PlantingDates) => void) {
  const refresh = useRefreshPlants();
  return useMutation({
    mutationFn: (plantingDates: PlantingDates) => updatePlantingDates(plantingDates),
    onSuccess({ plantsUpdated, completedGardens }, saved) {
      onSaved(saved);
      showAlert({
        kind: 'success',
        title: 'Planting Complete!',
        text: `Successfully saved ${plantsUpdated} planting dates and initialized health ratings!`,
      });
      if (completedGardens.includes(garden.id))
        showAlert({
          kind: 'success',
          title: 'Garden Complete!',
          text: `Every plant in ${garden.name} has its planting date.`,
          durationMs: COMPLETE_STAYS,
        });
      return refresh();
    },
    onError(cause, dates) {
      if (willBeSent(cause)) onSaved(dates);
      alertFailure(cause, {
        refused: { title: 'Save Failed', text: (reason) => `Failed to save planting dates: ${reason}` },
        broken: {
          title: 'Save Error',
          text: 'An unexpected error occurred while saving planting dates.',
        },
      });
    },
  });
}
