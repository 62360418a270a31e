import { openBrowserStore } from './draft-storage';

/** Opens the browser's store of drafts: a page that keeps one must not wait for that when it is shown. */
export async function prepareDrafts(): Promise<void> {
  try {
    await (await openBrowserStore()).names();
  } catch {
    // Whoever looks for a draft is told then.
  }
}
