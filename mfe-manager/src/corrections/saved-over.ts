import { orWaits } from '@planted/api-client';
import { newId, showAlert } from '@planted/mfe-kit';
import { offerUndo } from './offer-undo';

interface SavedOver {
  readonly id: string;
  /** What was there before, in a line. */
  readonly theirs: string;
  /** Writes it again. */
  readonly back: (idempotencyKey: string) => Promise<unknown>;
  readonly refresh: () => Promise<unknown>;
}

/** Says what was written over, with Undo; the log has both in any case. */
export function tellSavedOver({ id, theirs, back, refresh }: SavedOver): void {
  const run = () =>
    void orWaits(back(newId()))
      .catch((cause: Error) => showAlert({ kind: 'error', title: 'Not Undone', text: cause.message }))
      .then(refresh);
  const text = `There was: ${theirs}. What was written has both.`;
  offerUndo({ ids: [id], title: 'Saved Yours', text, run });
}
