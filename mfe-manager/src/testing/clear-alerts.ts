import { alertStore, dismissAlert } from '@planted/mfe-kit';
import { waitFor } from '@testing-library/react';

/** Dismisses every alert and waits until it has slid out, so that the next test begins without one. */
export async function clearAlerts(): Promise<void> {
  for (const { id } of alertStore.get()) dismissAlert(id);
  await waitFor(() => expect(alertStore.get()).toEqual([]));
}
