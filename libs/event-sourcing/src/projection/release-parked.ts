import type { PoolClient } from 'pg';
import type { LoggedEvent } from '../event';
import { readLog } from '../read-events';
import { type ApplyTarget, lockGeneration } from './lock-generation';
import { inTransaction } from '../in-transaction';
import { applyEvent } from './apply-in-order';
import { streamsWithParked } from './parked-events';
import { openTransaction } from './projection-transaction';
import { isOutage } from './outage';
import { decryptEvents } from '../upcast';

/** The most parked events that one transaction releases. */
const RELEASE_BATCH = 200;

export type ReleaseResult = {
  /** How many parked events were applied. */
  readonly released: number;
  /** The streams that still wait, each with the reason of its first event. */
  readonly stillParked: readonly { stream: string; sequence: number; reason: string }[];
};

/**
 * Tries the parked events of the live generation again, stream by stream in order: after a fix. What fails
 * again stays parked with its new reason.
 */
export async function releaseParked(
  target: Omit<ApplyTarget, 'status'>,
  only?: { stream: string },
): Promise<ReleaseResult> {
  const live: ApplyTarget = { ...target, status: 'live' };
  let released = 0;
  const stillParked: ReleaseResult['stillParked'][number][] = [];
  for (const stream of only
    ? [only.stream]
    : await streamsWithParked(target.pool, target.projection, 'live')) {
    for (;;) {
      const step = await releaseSome(live, stream);
      released += step.released;
      if (step.failure) stillParked.push({ stream, ...step.failure });
      if (step.failure || step.released < RELEASE_BATCH) break;
    }
  }
  return { released, stillParked };
}

/**
 * Gives up on a failed event, for a reason that stays on record, and releases its stream.
 * @returns undefined when no failed event has this sequence.
 */
export async function skipParked(
  target: Omit<ApplyTarget, 'status'>,
  { sequence, reason }: { sequence: number; reason: string },
): Promise<ReleaseResult | undefined> {
  const { rows } = await target.pool.query<{ stream: string }>(
    `update event_store.parked k set state = 'skipped', resolution = $3, resolved_at = now()
     from event_store.projections p
     where p.name = k.projection and p.generation = k.generation and p.status = 'live'
       and k.projection = $1 and k.sequence = $2 and k.state = 'failed'
     returning k.stream`,
    [target.projection.id, sequence, reason],
  );
  return rows[0] && releaseParked(target, { stream: rows[0].stream });
}

type Step = { released: number; failure?: { sequence: number; reason: string } };

async function releaseSome(target: ApplyTarget, stream: string): Promise<Step> {
  // The checkpoint stays locked, so that no newer event of the stream can overtake.
  return inTransaction(target.pool, async (tx) => {
    const { generation } = (await lockGeneration(tx, target)).at;
    let released = 0;
    for (const sequence of await openSequences(tx, target.projection.id, generation, stream)) {
      const [event] = await decryptEvents(target.upcaster, await readLog(tx, sequence - 1, 1));
      const reason = event && (await tryAgain(tx, target, event));
      await tx.query(
        `update event_store.parked set state = $4, reason = coalesce($5, reason),
           resolution = case when $5 is null then 'applied' end, resolved_at = case when $5 is null then now() end
         where projection = $1 and generation = $2 and sequence = $3`,
        [target.projection.id, generation, sequence, reason ? 'failed' : 'released', reason ?? null],
      );
      if (reason) return { released, failure: { sequence, reason } };
      released += 1;
    }
    return { released };
  });
}

/** Applies one event; answers the reason when it fails, with its writes undone. */
async function tryAgain(
  tx: PoolClient,
  target: ApplyTarget,
  event: LoggedEvent,
): Promise<string | undefined> {
  await tx.query('savepoint release_one');
  try {
    await applyEvent(openTransaction(tx).transaction, target, event);
    return undefined;
  } catch (error) {
    if (isOutage(error)) throw error;
    await tx.query('rollback to savepoint release_one');
    return error instanceof Error ? error.message : String(error);
  }
}

async function openSequences(tx: PoolClient, projection: string, generation: number, stream: string) {
  const { rows } = await tx.query<{ sequence: string }>(
    `select sequence from event_store.parked
     where projection = $1 and generation = $2 and stream = $3 and state in ('failed', 'waiting')
     order by sequence limit $4`,
    [projection, generation, stream, RELEASE_BATCH],
  );
  return rows.map((row) => Number(row.sequence));
}
