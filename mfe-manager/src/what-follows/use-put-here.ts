import { willBeSent } from '@planted/api-client';
import type { LayoutChangeRequest } from '@planted/contracts';
import { showAlert } from '@planted/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PlantedGarden } from '../gardens/planted-garden';
import { isUndone } from '../gardens/refusal-of';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import type { LayoutAct } from '../layout-act/layout-act';
import { reasonOf, useLayoutActs } from '../layout-act/use-layout-acts';
import type { Follower } from './choose-followers';
import { actOf, squaresFor } from './follower-act';

interface Attempt {
  readonly follower: Follower;
  readonly undo: readonly LayoutChangeRequest[];
  readonly act: LayoutAct;
}

/** Puts a kind into cleared squares, planned, as an act of its own with its Undo. */
export function usePutHere(garden: PlantedGarden, onPut: () => void) {
  const refresh = useRefreshPlants();
  const acts = useLayoutActs(garden.id);
  // Pressed again after a lost answer it is the same act.
  const attempt = useRef<Attempt>(undefined);

  function begin(follower: Follower): Attempt {
    const { changes, undo } = actOf(garden, follower);
    return { follower, undo, act: acts.create(changes) };
  }

  return useMutation({
    mutationFn(follower: Follower) {
      if (attempt.current?.follower.plant.id !== follower.plant.id) attempt.current = begin(follower);
      return attempt.current.act.send();
    },
    async onSuccess(done, follower) {
      const { plant } = follower;
      const undo = attempt.current?.undo ?? [];
      attempt.current = undefined;
      await refresh();
      acts.tell(
        {
          title: `${plant.plant_name} planned`,
          text: `In ${squaresFor(follower)} of ${garden.name}.`,
          undone: { title: 'Taken Back', text: `${plant.plant_name} in ${garden.name}.` },
          stays: `${plant.plant_name} could not be taken back`,
        },
        done,
        undo,
      );
      onPut();
    },
    onError(cause) {
      if (willBeSent(cause)) {
        attempt.current = undefined;
        return onPut();
      }
      if (isUndone(cause)) attempt.current = undefined;
      showAlert({ kind: 'error', title: 'Not Planted', text: reasonOf(cause) });
      void refresh();
    },
  });
}
