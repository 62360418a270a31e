import type { LoggedEvent } from '../event';
import type { EventStore } from '../event-store';
import type { Feed } from '../feed/feed';
import { asStored, type Upcaster } from '../upcast';
import { PROJECTED } from '../signals';
import { wait } from '../wakeup';
import { type ApplyObserver, SupersededError, type ApplyTarget } from './lock-generation';
import { applyOrPark, DEFAULT_RETRY, type RetryPolicy } from './apply-or-park';
import { confirmDefinition } from './confirm-definition';
import type { Projection } from './define-projection';
import { ensureLiveGeneration, findGeneration } from './generations';
import { PausedError } from './pause-projection';
import { RebuildRunningError, rebuildProjection } from './rebuild-projection';
import { releaseParked } from './release-parked';
import { takeUpParked } from './take-up-parked';

const RETRY_MS = 500;

export type RunProjectionOptions = {
  readonly store: EventStore;
  readonly feed: Feed;
  readonly projection: Projection;
  /** Knows every event type that may be in the log; an unknown type is parked, never passed over. */
  readonly upcaster?: Upcaster;
  readonly retry?: RetryPolicy;
  /** Of the live tables; a rebuild is not reported. */
  readonly observer?: ApplyObserver;
  readonly log?: (message: string, error?: unknown) => void;
};

export type RunningProjection = {
  /** Resolves when the batch at hand is done and the projection follows no more. */
  stop(): Promise<void>;
};

/**
 * Keeps a read model up to date until it is stopped, through every outage. At the start it creates the tables,
 * or rebuilds them when `version` has been raised, and tries parked events again, since new code may
 * be their fix; what an instance with older code parks meanwhile is taken up soon.
 */
export function runProjection(options: RunProjectionOptions): RunningProjection {
  const { store, feed, projection, upcaster = asStored, retry = DEFAULT_RETRY, log, observer } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const target: ApplyTarget = { pool: store.pool, projection, upcaster, status: 'live', observer };

  async function untilResumed(): Promise<void> {
    log?.(`${projection.id} is paused by an operator`);
    while (!signal.aborted && (await findGeneration(store.pool, projection, 'live'))?.paused) {
      await wait(RETRY_MS, signal);
    }
  }

  async function applyWhenResumed(events: readonly LoggedEvent[]): Promise<void> {
    for (;;) {
      try {
        await applyOrPark(target, events, retry, signal);
        store.localProgress.note(projection.id, events);
        store.signals.announce(PROJECTED, projection.id);
        return;
      } catch (error) {
        if (!(error instanceof PausedError) || signal.aborted) throw error;
        await untilResumed();
      }
    }
  }

  async function prepare(): Promise<void> {
    const live = await ensureLiveGeneration(store.pool, projection);
    await confirmDefinition(store.pool, projection);
    if (live.paused) await untilResumed();
    if (signal.aborted) return;
    if (live.version > projection.version) throw superseded(projection, live.version);
    if (live.version < projection.version) {
      await rebuildProjection({ store, projection, upcaster, retry, signal });
    }
    const { stillParked } = await releaseParked(target);
    for (const { stream, reason } of stillParked)
      log?.(`${projection.id}: ${stream} stays parked: ${reason}`);
  }

  const checkpoint = async () => (await findGeneration(store.pool, projection, 'live'))?.sequence ?? 0;

  /** @returns whether to begin anew: the live tables are another version's, or behind what was applied to them. */
  async function follow(): Promise<boolean> {
    const anew = new AbortController();
    let applied = 0;
    /** After a crash of PostgreSQL, what it had not flushed is undone, and the feed would go on behind it. */
    const compareCheckpoint = async () => {
      const expected = applied;
      if (expected > 0 && (await checkpoint().catch(() => 0)) < expected) anew.abort();
    };
    const unsubscribe = store.signals.subscribe(PROJECTED, (name) => {
      if (name === '') void compareCheckpoint();
    });
    await feed
      .follow({
        name: projection.id,
        from: checkpoint,
        signal: AbortSignal.any([signal, anew.signal]),
        async onBatch(events) {
          await applyWhenResumed(events).catch((error) => {
            if (error instanceof SupersededError) anew.abort();
            throw error;
          });
          applied = events.at(-1)?.sequence ?? applied;
        },
      })
      .finally(unsubscribe);
    return anew.signal.aborted;
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await prepare();
        if (!(await follow())) return;
      } catch (error) {
        if (signal.aborted && error instanceof PausedError) return;
        if (error instanceof SupersededError) log?.(error.message);
        else if (!(error instanceof RebuildRunningError)) log?.(`${projection.id}: restarting`, error);
      }
      await wait(RETRY_MS, signal);
    }
  }

  const running = Promise.all([run(), takeUpParked({ target, log }, signal)]);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

const superseded = (projection: Projection, version: number) =>
  new SupersededError(
    `${projection.id}: version ${version} is live, but this code has ${projection.version}`,
  );
