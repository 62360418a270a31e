import { dismissAlert, showAlert } from '@planted/mfe-kit';
import type { Planter } from '../../planter/create-planter';

/** The way back after a plant was taken out: it leaves as soon as something else was done, undone or planted. */
export function createUndoAlert(planter: Planter, draftId: string) {
  let dismiss = () => {};
  return {
    offer(plantName: string): void {
      dismiss();
      const after = planter.layoutOf(draftId);
      const shown = showAlert({
        kind: 'undo',
        title: `${plantName} removed`,
        action: { label: 'Undo', run: () => planter.undo(draftId) },
      });
      const stop = planter.subscribe(() => planter.layoutOf(draftId) !== after && dismiss());
      dismiss = () => {
        stop();
        dismissAlert(shown);
        dismiss = () => {};
      };
    },
    dismiss: (): void => dismiss(),
  };
}
