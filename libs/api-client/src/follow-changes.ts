import type { followChangesCall, RequestOf } from '@planted/contracts';
import { inSession } from './in-session';

/** After which position, or in which last seconds where the page knows of none. */
export type ChangesSince = RequestOf<typeof followChangesCall>;

/** Of `followChangesCall`, whose schemas every page would load for it. */
export const FOLLOW_CHANGES_PATH = '/api/gardens/live';

/** The server refused a stream. */
export class StreamRefusedError extends Error {
  override readonly name = 'StreamRefusedError';

  constructor(readonly status: number) {
    super(`${FOLLOW_CHANGES_PATH}: ${status}`);
  }
}

/**
 * What has changed, and what changes from now on, as server-sent events.
 * @throws StreamRefusedError; what `fetch` throws
 */
export async function openChanges(
  since: ChangesSince,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const asked = new URLSearchParams(Object.entries(since).map(([key, value]) => [key, String(value)]));
  const response = await inSession(() =>
    fetch(`${FOLLOW_CHANGES_PATH}?${asked}`, {
      headers: { accept: 'text/event-stream' },
      credentials: 'same-origin',
      cache: 'no-store',
      signal,
    }),
  );
  if (response.ok && response.body) return response.body;
  // A body left unread counts as a request cut off when the page is left.
  await response.text();
  throw new StreamRefusedError(response.status);
}
