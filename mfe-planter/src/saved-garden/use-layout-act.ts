import { changeLayout, layoutKeys } from '@planted/api-client';
import type { LayoutChangeRequest } from '@planted/contracts';
import { newId, showAlert } from '@planted/mfe-kit';
import { type PlannedBed, takeBack } from '@planted/season-plan';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedGarden } from './create-saved-garden';
import { today } from './today';

interface LayoutAct {
  readonly bed: PlannedBed;
  readonly changes: readonly LayoutChangeRequest[];
  /** Of the alert. */
  readonly title: string;
  readonly text: string;
}

/** Saves what is put into a bed, or into a draft of it, as one act in its layout, and offers its undo. */
export function useLayoutAct(saved: SavedGarden, onDone: () => void) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(layoutKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  async function send(expectedVersion: number, changes: readonly LayoutChangeRequest[]): Promise<number> {
    const { gardenId, branch } = saved;
    const act = { gardenId, expectedVersion, changes: [...changes] };
    const { version } = await (branch?.send ?? changeLayout)(act, newId());
    await refresh();
    return version;
  }

  const undo = async (version: number, changes: readonly LayoutChangeRequest[]) => {
    try {
      await send(version, changes);
      showAlert({ kind: 'success', title: 'Taken Back' });
    } catch (cause) {
      showAlert({ kind: 'error', title: 'Undo Failed', text: reasonOf(cause) });
    }
  };

  return useMutation({
    mutationFn: ({ changes }: LayoutAct) => send(saved.get().base.version, changes),
    onSuccess(version, { bed, changes, title, text }) {
      const back = takeBack(changes, bed.garden.plantings, today());
      const action = { label: 'Undo', run: () => void undo(version, back) };
      showAlert({ kind: 'undo', title, text, action });
      onDone();
    },
    onError(cause) {
      showAlert({ kind: 'error', title: 'Not Planted', text: reasonOf(cause) });
      void refresh();
    },
  });
}

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : 'Unknown error');
