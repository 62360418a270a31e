import { dismissAlert, showAlert } from '@planted/mfe-kit';

interface Undo {
  /** The entries or reminders that it is about. */
  readonly ids: readonly string[];
  readonly title: string;
  readonly text: string;
  readonly run: () => void;
}

/** The alert that offers Undo, by the id of an entry or a reminder. */
const offers = new Map<string, number>();

/** To be called when something is changed in any way: an Undo of what was before would fail, or undo another thing. */
export function withdrawOffer(id: string): void {
  const shown = offers.get(id);
  if (shown === undefined) return;
  offers.delete(id);
  dismissAlert(shown);
}

/** Says what was done, with Undo until something else is done with it, for 10 s at most. */
export function offerUndo({ ids, title, text, run }: Undo): void {
  for (const id of ids) withdrawOffer(id);
  const shown = showAlert({ kind: 'undo', title, text, action: { label: 'Undo', run } });
  for (const id of ids) offers.set(id, shown);
}
