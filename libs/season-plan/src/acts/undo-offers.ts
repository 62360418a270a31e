import { dismissAlert, showAlert } from '@planted/mfe-kit';
import type { Act } from './act';

interface Latest {
  readonly act: Act;
  /** The alert that offers its undo, once it was stored. */
  readonly alert?: number;
}

/** The last act of each planting, by its id, also after the page that made it was left. */
const latest = new Map<string, Latest>();

const plantingsOf = ({ changes }: Act): readonly string[] =>
  changes.flatMap((change) => ('id' in change ? [change.id] : []));

/** To be called before an act is shown: an Undo of an earlier one of the same plantings would undo this one, too. */
export function withdrawOffers(act: Act): void {
  for (const id of plantingsOf(act)) {
    const alert = latest.get(id)?.alert;
    if (alert !== undefined) dismissAlert(alert);
    latest.set(id, { act });
  }
}

/** Whether no later act has changed a planting. */
export const isLatest = (act: Act, id: string): boolean => latest.get(id)?.act === act;

/** Offers the undo of an act that was stored, unless another one has changed its plantings meanwhile. */
export function offerUndo(act: Act, text: string, run: () => void): void {
  const ids = plantingsOf(act);
  if (!ids.every((id) => isLatest(act, id))) return;
  const alert = showAlert({ kind: 'undo', title: act.title, text, action: { label: 'Undo', run } });
  for (const id of ids) latest.set(id, { act, alert });
}
