import { browserStore } from './browser-store';
import { createDraftLink } from './draft-link';
import { holdOpen } from './draft-storage';
import { provideDraftLinks } from './draft-store';

/**
 * Opens the browser's store of drafts. It comes with this module, so that a page that keeps a draft finds it here: neither
 * when such a page is shown nor when it is left is there time to fetch it.
 */
export async function prepareDrafts(): Promise<void> {
  provideDraftLinks(createDraftLink);
  holdOpen(browserStore);
  try {
    await browserStore.names();
  } catch {
    // The first read of a draft reports it.
  }
}
