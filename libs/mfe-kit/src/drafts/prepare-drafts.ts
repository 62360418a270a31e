import { browserStore } from './browser-store';
import { holdOpen } from './draft-storage';

/**
 * Opens the browser's store of drafts. It comes with this module, so that a page that keeps a draft finds it here: neither
 * when such a page is shown nor when it is left is there time to fetch it.
 */
export async function prepareDrafts(): Promise<void> {
  holdOpen(browserStore);
  try {
    await browserStore.names();
  } catch {
    // The first read of a draft reports it.
  }
}
