import type { Queryable } from '../read-events';
import { wait } from '../wakeup';
import type { ApplyTarget } from './lock-generation';
import { releaseParked } from './release-parked';

/** How soon an event is taken up that an older instance has parked. */
const CHECK_INTERVAL_MS = 2_000;

export type TakeUpOptions = {
  readonly target: Omit<ApplyTarget, 'status'>;
  readonly log?: ((message: string, error?: unknown) => void) | undefined;
};

/**
 * Applies, for as long as `signal` lets it, what an instance with older code has parked because it could not read it:
 * in a rolling upgrade the older instance may be the faster one.
 */
export async function takeUpParked({ target, log }: TakeUpOptions, signal: AbortSignal): Promise<void> {
  const { pool, projection, upcaster } = target;
  while (!signal.aborted) {
    try {
      const unread = await unreadOf(pool, projection.id);
      const streams = new Set(unread.filter((event) => upcaster.reads(event)).map(({ stream }) => stream));
      for (const stream of streams) await releaseParked(target, { stream });
    } catch (error) {
      log?.(`${projection.id}: could not retry parked events`, error);
    }
    await wait(CHECK_INTERVAL_MS, signal);
  }
}

type Unread = { readonly stream: string; readonly type: string; readonly schemaVersion: number };

/** What was parked in the live generation because it was of an unknown newer version for some instance. */
async function unreadOf(db: Queryable, projection: string): Promise<Unread[]> {
  const { rows } = await db.query<Unread>({
    name: 'event_store.unread',
    text: `select distinct k.stream, e.type, e.schema_version as "schemaVersion"
      from event_store.parked k
      join event_store.projections p on p.name = k.projection and p.generation = k.generation and p.status = 'live'
      join event_store.log l on l.sequence = k.sequence
      join event_store.events e on e.position = l.position
      where k.projection = $1 and k.state = 'failed'
        and (k.reason like 'future-event-version:%' or k.reason like 'unknown-event-type:%')`,
    values: [projection],
  });
  return rows;
}
