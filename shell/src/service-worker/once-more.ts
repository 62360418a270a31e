/** How long it is waited before what did not come is asked for again, in milliseconds. */
const PAUSES_MS = [1_000, 5_000];

/** Whether the device has no room: asking again does not help. */
export const isWithoutRoom = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'QuotaExceededError';

/** Does it again where the network was to blame: a page that stays open asks once only. @throws as the last try did */
export async function onceMore(work: () => Promise<void>, pausesMs = PAUSES_MS): Promise<void> {
  for (const pause of pausesMs) {
    try {
      return await work();
    } catch (cause) {
      if (isWithoutRoom(cause)) throw cause;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}
