import { type ChangesSince, StreamRefusedError } from '@planted/api-client/follow-changes';
import type { Change } from '@planted/contracts';
import type { LiveEvent } from './live-event';

export interface LiveTabParts {
  /** Undefined where the browser has none: then each tab has a stream of its own. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Between the tabs of this browser. */
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
  /** Hands on events until the stream ends. @throws where there is none, or it breaks off */
  readonly listen: (
    since: ChangesSince,
    onEvent: (event: LiveEvent) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  readonly onChanges: (changes: readonly Change[] | 'everything') => void;
  readonly onNotSignedIn: () => void;
  /** Seconds since when this page may show something old, before it has heard of any position. */
  readonly age: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** After a stream has ended in order, in milliseconds: half of it at least, one and a half at most. */
const RETRY_MS = 1_000;
/** After failures: doubled from the first to the longest, and anything up to that. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

interface Told {
  readonly gardenerId: string;
  readonly event: LiveEvent;
}

/**
 * One tab of a browser whose tabs share one stream: whichever has the lock listens, and tells the others.
 * @returns `run` follows the gardener's changes until the signal is aborted; it does not reject
 */
export function createLiveTab(parts: LiveTabParts) {
  const { locks, channel, onChanges } = parts;
  let gardener: string | undefined;
  let position: number | undefined;

  const since = (): ChangesSince => (position === undefined ? { seconds: parts.age() } : { after: position });

  function hear(event: LiveEvent): void {
    if (event.type !== 'everything' && event.position !== undefined)
      position = event.type === 'ready' ? event.position : Math.max(position ?? 0, event.position);
    if (event.type === 'everything') onChanges('everything');
    if (event.type === 'changed') onChanges([event.change]);
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.gardenerId === gardener) hear(data.event);
  });

  async function lead(gardenerId: string, signal: AbortSignal): Promise<void> {
    for (let failed = 0; !signal.aborted; ) {
      try {
        await parts.listen(
          since(),
          (event) => {
            if (signal.aborted) return;
            failed = 0;
            hear(event);
            channel?.postMessage({ gardenerId, event } satisfies Told);
          },
          signal,
        );
        await parts.wait(RETRY_MS * (0.5 + parts.random()), signal);
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof StreamRefusedError && error.status === 401) parts.onNotSignedIn();
        const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failed);
        failed += 1;
        await parts.wait(pause * (0.5 + parts.random() / 2), signal);
      }
    }
  }

  /** What changed before this tab could hear the one that listens: a stream for that alone. */
  async function catchUp(signal: AbortSignal): Promise<void> {
    const caughtUp = new AbortController();
    const leave = () => caughtUp.abort();
    signal.addEventListener('abort', leave);
    let isDone = false;
    const onEvent = (event: LiveEvent) => {
      hear(event);
      isDone ||= event.type === 'ready';
      if (isDone) leave();
    };
    try {
      await parts.listen(since(), onEvent, caughtUp.signal);
    } catch {
      // Not known what this tab has missed.
      if (!isDone && !signal.aborted) onChanges('everything');
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  async function share(gardenerId: string, signal: AbortSignal, shared: Pick<LockManager, 'request'>) {
    const name = `planted/live/${gardenerId}`;
    const isBusy = await shared.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await lead(gardenerId, signal);
      return lock === null;
    });
    if (!isBusy || signal.aborted) return;
    const turn = shared.request(name, { signal }, () => lead(gardenerId, signal));
    await Promise.all([turn, catchUp(signal)]);
  }

  return {
    async run(gardenerId: string, signal: AbortSignal): Promise<void> {
      if (gardener !== gardenerId) position = undefined;
      gardener = gardenerId;
      if (!locks || !channel) return lead(gardenerId, signal);
      // Whoever waits for the lock is told of the end by an error.
      await share(gardenerId, signal, locks).catch(() => {});
    },
  };
}
