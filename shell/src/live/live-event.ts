import type { Change } from '@planted/contracts';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** What the server tells; `position` is after it, where it has one. */
export type LiveEvent =
  | { readonly type: 'ready'; readonly position: number }
  | { readonly type: 'changed'; readonly change: Change; readonly position?: number | undefined }
  | { readonly type: 'everything' };

/** The server gives a sign of life every 10 s: silent for so long, in milliseconds, the connection is broken. */
const SILENCE_MS = 25_000;

/**
 * Opens a stream and hands on its events until it ends.
 * @throws where it does not open, breaks off or is silent
 */
export async function listenTo(
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const connection = new AbortController();
  const leave = () => connection.abort();
  signal.addEventListener('abort', leave);
  let silence = setTimeout(leave, SILENCE_MS);
  try {
    const parser = createParser({
      onEvent(message) {
        const event = liveEventOf(message);
        if (event) onEvent(event);
      },
    });
    const stream = await open(connection.signal);
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(silence);
      silence = setTimeout(leave, SILENCE_MS);
      parser.feed(value);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', leave);
    leave();
  }
}

/** Undefined for what a newer server may say. */
function liveEventOf({ event, id, data }: EventSourceMessage): LiveEvent | undefined {
  const position = id === undefined ? undefined : Number(id);
  if (event === 'everything') return { type: 'everything' };
  if (event === 'ready' && position !== undefined) return { type: 'ready', position };
  const change = event === 'changed' ? changeIn(data) : undefined;
  return change && { type: 'changed', change, position };
}

function changeIn(data: string): Change | undefined {
  const { kind, id, by } = JSON.parse(data) as Record<string, unknown>;
  const isChange = typeof kind === 'string' && typeof id === 'string' && typeof by === 'string';
  return isChange ? { kind, id, by } : undefined;
}
