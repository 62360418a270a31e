import type { LoggedEvent } from '../event';
import { begin, commit, withConnection } from '../in-transaction';
import type { Queryable } from '../read-events';
import { decryptEvents } from '../upcast';
import { handAtOnce, mayGoAtOnce } from './apply-in-order';
import { heldBack } from './in-one-piece';
import type { ApplyTarget } from './lock-generation';
import { movePast } from './move-together';

/** Who was mistaken is careful for so long, in milliseconds: another process may apply the same events, and be faster. */
const CAREFUL_MS = 10_000;

/** Until when a target does not try. */
const carefulUntil = new WeakMap<ApplyTarget, number>();

/**
 * Applies a few events in two steps, a transaction with all their statements and its commit, before it is known that they
 * come next and that nothing is in their way: most often it is so. Where handlers turn out to have nothing to write, the
 * checkpoint alone is moved.
 * @returns whether that was so and all is done; where not, nothing is
 */
export async function applyAtOnce(target: ApplyTarget, events: readonly LoggedEvent[]): Promise<boolean> {
  const [first] = events;
  if (!first || !mayApplyAtOnce(target, events)) return false;
  const decrypted = await decryptEvents(target.upcaster, events);
  const held = heldBack();
  const opening = [begin(held.db), moveAndEnter(held.db, target, events)] as const;
  const opened = held.size;
  const handling = handAtOnce(held.db, target, decrypted);
  if (held.size === opened) return (await handling) && movePast(target, first, events.length);
  return withConnection(target.pool, async (tx) => {
    if (!tx.pipeline) return false;
    void held.send(tx);
    const [, isNext] = await Promise.all(opening);
    const areHandled = await handling;
    if (isNext && areHandled) {
      await commit(tx);
      return true;
    }
    if (!isNext) carefulUntil.set(target, Date.now() + CAREFUL_MS);
    await tx.query({ name: 'event_store.rollback', text: 'rollback' });
    return false;
  });
}

const mayApplyAtOnce = (target: ApplyTarget, events: readonly LoggedEvent[]): boolean =>
  events.some(({ type }) => target.projection.handlers.has(type)) &&
  mayGoAtOnce(target, events) &&
  events.every(({ sequence }, i) => sequence === (events[0]?.sequence ?? 0) + i) &&
  Date.now() >= (carefulUntil.get(target) ?? 0);

/**
 * As `lockGeneration` and the checkpoint's move, in one statement. It looks at what is parked before it waits for the lock:
 * whoever parks something moves the checkpoint, which then is not where it should be.
 * @returns whether the checkpoint was just before these events, and none of them has to wait
 */
async function moveAndEnter(
  db: Queryable,
  { projection, status }: ApplyTarget,
  events: readonly LoggedEvent[],
): Promise<boolean> {
  const { rows } = await db.query({
    name: 'event_store.move_and_enter',
    text: `update event_store.projections p set sequence = $5
      where p.name = $1 and p.status = $2 and p.version = $3 and p.sequence = $4 and p.paused_since is null
        and not exists (select from event_store.parked k where k.projection = p.name and k.generation = p.generation
          and k.state in ('failed', 'waiting') and k.stream = any($6))
      returning set_config('search_path', $7 || generation || ', public', true),
        set_config('synchronous_commit', 'off', true)`,
    values: [
      ...[projection.id, status, projection.version],
      ...[(events[0]?.sequence ?? 0) - 1, events.at(-1)?.sequence],
      ...[[...new Set(events.map(({ stream }) => stream))], projection.generationSchema('')],
    ],
  });
  return rows.length === 1;
}
