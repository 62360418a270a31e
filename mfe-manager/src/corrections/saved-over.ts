import { newId, showAlert } from '@planted/mfe-kit';

interface SavedOver {
  /** What was there before, in a line. */
  readonly theirs: string;
  /** Writes it again. */
  readonly back: (idempotencyKey: string) => Promise<unknown>;
  readonly refresh: () => Promise<unknown>;
}

/** Says what was written over, with Undo; the log has both in any case. */
export function tellSavedOver({ theirs, back, refresh }: SavedOver): void {
  const run = () =>
    void back(newId())
      .catch((cause: Error) => showAlert({ kind: 'error', title: 'Not Undone', text: cause.message }))
      .then(refresh);
  const text = `There was: ${theirs}. What was written has both.`;
  showAlert({ kind: 'undo', title: 'Saved Yours', text, action: { label: 'Undo', run } });
}
