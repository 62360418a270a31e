import { dismissAlert, showAlert } from '@planted/mfe-kit';
import type { Planter } from '../../planter/create-planter';

/** The way back after a plant was taken out, as long as nothing was done since. */
export function createUndoAlert(planter: Planter, draftId: string) {
  let shown: number | undefined;
  return {
    offer(plantName: string): void {
      const after = planter.layoutOf(draftId);
      shown = showAlert({
        kind: 'undo',
        title: `${plantName} removed`,
        action: {
          label: 'Undo',
          run: () => planter.layoutOf(draftId) === after && planter.undo(draftId),
        },
      });
    },
    dismiss(): void {
      if (shown !== undefined) dismissAlert(shown);
      shown = undefined;
    },
  };
}
