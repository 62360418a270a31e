import { SYNC_PREFIX } from './meeting-points';

/** Background Sync, which Chromium has and other engines do not: no library of types knows it. */
interface SyncManager {
  readonly register: (tag: string) => Promise<void>;
}

/**
 * Asks the browser to wake the service worker once there is a signal, even when no page is open by then. Where a browser
 * has no such thing, or was told not to, the next page sends what waits.
 */
export async function askForSync(gardener: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const { sync } = (registration ?? {}) as { readonly sync?: SyncManager };
    await sync?.register(`${SYNC_PREFIX}${gardener}`);
  } catch {
    // Refused, as in a private window.
  }
}
