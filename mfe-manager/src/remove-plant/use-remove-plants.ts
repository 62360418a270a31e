import { willBeSent } from '@planted/api-client';
import type { GardenPlant } from '@planted/contracts';
import type { EndOfPlanting } from '@planted/garden-domain';
import { showAlert } from '@planted/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { countOfPlants, type PlantedGarden } from '../gardens/planted-garden';
import { isUndone } from '../gardens/refusal-of';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import type { LayoutAct } from '../layout-act/layout-act';
import { reasonOf, useLayoutActs } from '../layout-act/use-layout-acts';

interface Removal {
  readonly plants: readonly GardenPlant[];
  readonly reason: EndOfPlanting;
}

/** Ends plants of a garden for a reason, in one act, and offers Undo: they come back as they were (EDT-6). */
export function useRemovePlants(garden: PlantedGarden, onRemoved: (gone: readonly GardenPlant[]) => void) {
  const refresh = useRefreshPlants();
  const acts = useLayoutActs(garden.id);
  // A second press after a lost answer must not do another thing than the first one.
  const attempt = useRef<{ readonly content: string; readonly act: LayoutAct }>(undefined);

  function actOf({ plants, reason }: Removal): LayoutAct {
    const changes = plants.map(({ id }) => ({ type: 'end' as const, id, ...reason }));
    const content = JSON.stringify(changes);
    if (attempt.current?.content !== content) attempt.current = { content, act: acts.create(changes) };
    return attempt.current.act;
  }

  return useMutation({
    mutationFn: (removal: Removal) => actOf(removal).send(),
    async onSuccess(done, { plants }) {
      attempt.current = undefined;
      await refresh();
      const ids = new Set(done.changes.flatMap((change) => (change.type === 'end' ? [change.id] : [])));
      const gone = plants.filter(({ id }) => ids.has(id));
      const count = countOfPlants(gone.length);
      const missing = plants.length - gone.length;
      acts.tell(
        {
          title: `${count} removed`,
          text: `From ${garden.name}.${missing > 0 ? ` ${missing} more had gone already.` : ''}`,
          undone: { title: 'Plants Restored', text: `${count} back in ${garden.name}.` },
          stays: 'The plants could not be put back',
        },
        done,
        gone.map(({ id }) => ({ type: 'restore', id })),
      );
      onRemoved(gone);
    },
    onError(cause, { plants }) {
      if (willBeSent(cause)) {
        attempt.current = undefined;
        return onRemoved(plants);
      }
      // Nothing was removed: the next press is another attempt.
      if (isUndone(cause)) attempt.current = undefined;
      showAlert({
        kind: 'error',
        title: 'Removal Failed',
        text: `Error removing plants: ${reasonOf(cause)}`,
      });
      void refresh();
    },
  });
}
