import type { Pool } from 'pg';
import type { LoggedEvent } from '../event';
import type { Applier } from './apply-in-order';
import type { ActiveStatus } from './generations';
import { moveTogether } from './move-together';

/** Whose checkpoint moves. */
type SkipTarget = Applier & { readonly pool: Pool; readonly status: ActiveStatus };

/**
 * Moves the checkpoint past events that this read model has no handlers for: there are no rows to write with it, so
 * that it takes no transaction, and one statement for all read models of this process that do it at the same moment.
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
  const { id: name, version } = projection;
  const isMoved = await moveTogether(pool, {
    name,
    version,
    status,
    done: first.sequence - 1,
    next: checkpoint,
  });
  return isMoved ? checkpoint : undefined;
}
