import { ApiError, choosePlace, fetchPlace, fetchPlaceKey } from '@planted/api-client';
import { newId, showAlert } from '@planted/mfe-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type OwnPlace = Awaited<ReturnType<typeof fetchPlace>>;

const ownPlaceKey = [...fetchPlaceKey, {}];
const NO_PLACE = { place: null, ownDates: null };

/** Says it beside what was chosen last; of a place that another page chose meanwhile, once more. */
async function sendLearning(learns: boolean, isAgain = false): Promise<void> {
  const { version, choice } = await fetchPlace();
  try {
    await choosePlace({ expectedVersion: version, choice: { ...(choice ?? NO_PLACE), learns } }, newId());
  } catch (cause) {
    const isConflict = cause instanceof ApiError && cause.status === 409;
    if (!isConflict || isAgain) throw cause;
    await sendLearning(learns, true);
  }
}

/**
 * Whether dates follow the gardener's harvests: shown at once, and kept with the account's place (decision 0149). One
 * after the other, so that the last one counts; refused, it is as it was, and an alert says so.
 */
export function useLearningSwitch(): (learns: boolean) => void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['learning'],
    scope: { id: 'learning' },
    mutationFn: (learns: boolean) => sendLearning(learns),
    onMutate: async (learns) => {
      await queryClient.cancelQueries({ queryKey: fetchPlaceKey });
      queryClient.setQueryData<OwnPlace>(
        ownPlaceKey,
        (now) => now && { ...now, choice: { ...(now.choice ?? NO_PLACE), learns } },
      );
    },
    onError: (cause) =>
      showAlert({ kind: 'error', title: 'Not Saved', text: `Dates are as they were: ${cause.message}` }),
    onSettled: async () => {
      // While another one waits, the answer would not have it.
      if (queryClient.isMutating({ mutationKey: ['learning'] }) === 1)
        await queryClient.invalidateQueries({ queryKey: fetchPlaceKey });
    },
  });
  return mutate;
}
