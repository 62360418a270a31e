import { SYNC_PREFIX } from '../waiting/meeting-points';
import { browserCommandStore } from '../waiting/browser-command-store';
import type { SendWaiting } from './notes/act-on-note';

interface SyncParts {
  readonly send: SendWaiting;
  /** Whether a page is in sight, which sends by itself and shows what it did. */
  readonly isShown: () => Promise<boolean>;
}

/**
 * What the browser wakes the worker for when there is a signal again.
 * @param tag as `askForSync` gave it; anything else is nothing to do
 * @throws while something waits that no answer came for, so that the browser tries again later
 */
export async function sendOnSync(tag: string, { send, isShown }: SyncParts): Promise<void> {
  if (!tag.startsWith(SYNC_PREFIX)) return;
  const gardener = tag.slice(SYNC_PREFIX.length);
  if (!(await isShown())) await send(gardener);
  const kept = await browserCommandStore.read(gardener);
  const count = kept.filter(({ refusal }) => refusal === null).length;
  if (count > 0) throw new Error(`${count} still wait.`);
}
