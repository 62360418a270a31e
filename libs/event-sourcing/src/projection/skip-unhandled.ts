import type { Pool } from 'pg';
import type { LoggedEvent } from '../event';
import type { Applier } from './apply-in-order';
import type { ActiveStatus } from './generations';

/** Whose checkpoint moves. */
type SkipTarget = Applier & { readonly pool: Pool; readonly status: ActiveStatus };

/**
 * Moves the checkpoint past events that this read model has no handlers for, in one statement: there are no rows to
 * write with it, so that nothing has to be locked, and a crash that undoes it is made good by doing it again.
 * @returns the checkpoint; undefined where nothing was done, because there is more to it: events that are of interest or of
 * no known type, do not come next, or may have to be parked, or a generation that is paused or another version's.
 */
export async function skipUnhandled(
  { pool, projection, upcaster, status }: SkipTarget,
  events: readonly LoggedEvent[],
): Promise<number | undefined> {
  const [first] = events;
  if (!first) return undefined;
  const isOfNoInterest = events.every(
    ({ type, sequence }, i) =>
      sequence === first.sequence + i && !projection.handlers.has(type) && upcaster.knows(type),
  );
  if (!isOfNoInterest) return undefined;
  const checkpoint = first.sequence - 1 + events.length;
  const { rowCount } = await pool.query({
    name: 'event_store.skip_unhandled',
    text: `with moved as (
        update event_store.projections p set sequence = $5
        where p.name = $1 and p.status = $2 and p.version = $3 and p.sequence = $4 and p.paused_since is null
          and not exists (
            select from event_store.parked k
            where k.projection = p.name and k.generation = p.generation and k.state in ('failed', 'waiting'))
        returning p.name
      ) select set_config('synchronous_commit', 'off', true) from moved`,
    values: [projection.id, status, projection.version, first.sequence - 1, checkpoint],
  });
  return rowCount === 1 ? checkpoint : undefined;
}
