import {
  fetchManagerPlantsKey,
  type PlantHealthUpdates,
  updatePlantHealthRating,
  willBeSent,
} from '@planted/api-client';
import type { GardenPlant } from '@planted/contracts';
import { showAlert } from '@planted/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTakeBack } from '../corrections/use-take-back';
import { useRefreshPlants } from '../gardens/use-refresh-plants';

/** Says how healthy plants are. It shows at once; when the server refuses, it is put back and an alert is shown. */
export function useRatePlantHealth() {
  const queryClient = useQueryClient();
  const refresh = useRefreshPlants();
  const { logged } = useTakeBack();
  return useMutation({
    mutationFn: (updates: PlantHealthUpdates) => updatePlantHealthRating(updates),
    async onMutate(updates) {
      await queryClient.cancelQueries({ queryKey: fetchManagerPlantsKey });
      const before = queryClient.getQueryData<GardenPlant[]>(fetchManagerPlantsKey);
      const ratings = new Map(updates.map(({ plant_id, health_rating }) => [plant_id, health_rating]));
      queryClient.setQueryData<GardenPlant[]>(fetchManagerPlantsKey, (plants) =>
        plants?.map((entry) => ({ ...entry, health_rating: ratings.get(entry.id) ?? entry.health_rating })),
      );
      return { before };
    },
    onError(cause, _updates, kept) {
      if (kept?.before) queryClient.setQueryData(fetchManagerPlantsKey, kept.before);
      if (willBeSent(cause)) return;
      showAlert({
        kind: 'error',
        title: 'Health Not Saved',
        text: `Nothing was changed: ${cause.message}`,
      });
    },
    onSuccess({ plantsUpdated: count, entries }) {
      const text = count === 1 ? 'One plant has a new rating.' : `${count} plants have a new rating.`;
      logged({ title: 'Health Saved', text }, entries);
    },
    onSettled: (_, cause) => (willBeSent(cause) ? undefined : refresh()),
  });
}
