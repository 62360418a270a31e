/** What is recorded so soon after it was done was done when it is recorded, in milliseconds. */
const AT_ONCE_MS = 300_000;

/**
 * When something was done that was kept on a device until there was a signal.
 * @param said by the device's clock; one that is ahead names a moment that is yet to come
 * @returns ISO 8601, UTC; null where it is recorded when it was done
 */
export function doneEarlier(now: Date, said: string | null | undefined): string | null {
  if (!said) return null;
  const moment = Date.parse(said);
  return now.getTime() - moment > AT_ONCE_MS ? new Date(moment).toISOString() : null;
}
