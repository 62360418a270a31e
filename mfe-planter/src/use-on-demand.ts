import { showAlert } from '@planted/mfe-kit';
import { type ComponentType, useState } from 'react';

/**
 * A part of the screen whose code is fetched when it is first opened. Where that fails an alert is shown, and the
 * gardener may try again; nothing else is touched.
 */
export function useOnDemand<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  /** @returns whether it is open */
  async function open(): Promise<boolean> {
    try {
      const { default: loaded } = await load();
      setPart(() => loaded);
      return true;
    } catch (cause) {
      console.warn('A part of the planter could not be fetched:', cause);
      showAlert({
        kind: 'error',
        title: 'This could not be opened',
        text: 'Check your connection, then try again. Your layout is safe.',
      });
      return false;
    }
  }
  return { Part, open, close: () => setPart(null) };
}
