import { orWaits, restoreGardenEvent, withdrawGardenEvent } from '@planted/api-client';
import { newId, showAlert } from '@planted/mfe-kit';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import { offerUndo } from './offer-undo';

/** What a call has just logged, or an activity that can be taken back. */
export interface OwnEntry {
  readonly id: string;
  readonly garden_id: string;
  readonly revision: number;
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Takes entries of a garden back: at once, by a toast's Undo, or later; that can be undone too. */
export function useTakeBack() {
  const refresh = useRefreshPlants();

  const each = async (entries: readonly OwnEntry[], change: (entry: OwnEntry) => Promise<unknown>) => {
    try {
      for (const entry of entries) await orWaits(change(entry));
    } catch (cause) {
      const text = cause instanceof Error ? cause.message : undefined;
      showAlert({ kind: 'error', title: 'Not Taken Back', text });
    }
    await refresh();
  };
  const withdraw = (entries: readonly OwnEntry[]) =>
    each(entries, (entry) => withdrawGardenEvent(entry, newId()));

  return {
    /** Says what was logged, with Undo; without where nothing was. */
    logged(words: Words, entries: readonly Omit<OwnEntry, 'revision'>[] = []): void {
      const fresh = entries.map(({ id, garden_id }) => ({ id, garden_id, revision: 0 }));
      if (fresh.length === 0) showAlert({ kind: 'success', ...words });
      else offerUndo({ ids: fresh.map(({ id }) => id), ...words, run: () => void withdraw(fresh) });
    },
    /** Says that an entry was taken back, with Undo. */
    takenBack({ id, garden_id, revision }: OwnEntry, text: string): void {
      const run = () =>
        void each([{ id, garden_id, revision: revision + 1 }], (entry) => restoreGardenEvent(entry, newId()));
      offerUndo({ ids: [id], title: 'Taken Back', text, run });
    },
  };
}
