import { dismissAlert, showAlert } from '@planted/mfe-kit';
import type { Tell } from './create-editor';

/** The editor speaks through the shell's alerts. */
export const tellByAlerts: Tell = {
  refused: (title, text) => void showAlert({ kind: 'error', title, text }),
  gone(title, undo) {
    const shown = showAlert({
      kind: 'undo',
      title,
      text: 'You can undo this.',
      action: { label: 'Undo', run: undo },
    });
    return () => dismissAlert(shown);
  },
};
