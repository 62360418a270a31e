import { removePlants } from '@planted/api-client';
import type { GardenPlant } from '@planted/contracts';
import { newId, showAlert } from '@planted/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { countOfPlants, type PlantedGarden } from '../gardens/planted-garden';
import { isUndone, refusalOf } from '../gardens/refusal-of';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { restorePlants } from './restore-plants';

/** Removes plants from a garden, shows an alert, and offers Undo as long as the alert is shown. */
export function useRemovePlants(garden: PlantedGarden, onRemoved: () => void) {
  const refresh = useRefreshPlants();
  // A second press after a lost answer must not ask for what is done already.
  const [attempt, setAttempt] = useState(newId);

  const undo = async (removed: readonly GardenPlant[]) => {
    try {
      await restorePlants(garden, removed);
      const text = `${countOfPlants(removed.length)} back in ${garden.name}.`;
      showAlert({ kind: 'success', title: 'Plants Restored', text });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : 'Unknown error';
      showAlert({ kind: 'error', title: 'Undo Failed', text: `The plants could not be put back: ${reason}` });
    }
    await refresh();
  };

  return useMutation({
    mutationFn: (plants: readonly GardenPlant[]) =>
      removePlants(
        plants.map(({ id }) => id),
        attempt,
      ),
    async onSuccess(count, removed) {
      await refresh();
      showAlert({
        kind: 'undo',
        title: `${countOfPlants(count)} removed`,
        text: `From ${garden.name}.`,
        action: { label: 'Undo', run: () => void undo(removed) },
      });
      onRemoved();
    },
    onError(cause) {
      const refusal = refusalOf(cause);
      // Nothing was removed: the next press is another attempt.
      if (isUndone(cause)) setAttempt(newId());
      showAlert({
        kind: 'error',
        title: 'Removal Failed',
        text: `Error removing plants: ${refusal ?? cause.message}`,
      });
    },
  });
}
