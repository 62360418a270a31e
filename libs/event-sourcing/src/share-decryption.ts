import type { RecordedEvent } from './event';
import type { JustEncrypted } from './just-encrypted';
import type { DecryptEvents } from './upcast';

/** Larger batches are of one reader's own: what the relay of this process hands to all its read models is smaller. */
const MAX_SHARED = 16;

/**
 * Decrypts an event once for all who are handed the same one in this process: each read model would ask for the same
 * key again. It is kept as long as they have the event.
 * @param here what this process has encrypted itself
 */
export function shareDecryption(decrypt: DecryptEvents, here?: Pick<JustEncrypted, 'get'>): DecryptEvents {
  const decrypted = new WeakMap<RecordedEvent, Promise<RecordedEvent>>();

  function decryptOnce(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      const data = decrypted.has(event) ? undefined : here?.get(event.id);
      if (data !== undefined) decrypted.set(event, Promise.resolve({ ...event, data }));
    }
    const fresh = events.filter((event) => !decrypted.has(event));
    if (fresh.length === 0) return;
    const decrypting = decrypt(fresh);
    for (const [i, event] of fresh.entries()) {
      const one = decrypting.then((all) => all[i] ?? event);
      decrypted.set(event, one);
      // The keys were out of reach: whoever tries again asks again.
      one.catch(() => decrypted.delete(event));
    }
  }

  return async <E extends RecordedEvent>(events: readonly E[]) => {
    if (events.length > MAX_SHARED) return decrypt(events);
    decryptOnce(events);
    // Decryption changes the data alone.
    return Promise.all(events.map(async (event) => ((await decrypted.get(event)) ?? event) as E));
  };
}
