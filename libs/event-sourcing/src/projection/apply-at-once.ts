import type { Pool } from 'pg';
import type { LoggedEvent } from '../event';
import { begin, commit, withConnection } from '../in-transaction';
import { decryptEvents } from '../upcast';
import { handAtOnce, mayGoAtOnce } from './apply-in-order';
import { type HeldBack, heldBack } from './in-one-piece';
import { inRounds } from './in-rounds';
import { type ApplyTarget, generationSeen } from './lock-generation';
import { type Move, moveAll, moveOver, movePast } from './move-together';

/** Who was mistaken is careful for so long, in milliseconds: another process may apply the same events, and be faster. */
const CAREFUL_MS = 10_000;

/** Until when a target does not try. */
const carefulUntil = new WeakMap<ApplyTarget, number>();

/**
 * Applies a few events before it is known that they come next and that nothing is in their way: most often it is so. Read
 * models that do so at the same moment share one transaction of two steps, all their statements and the commit. Where
 * handlers turn out to have nothing to write, the checkpoint alone is moved.
 * @returns whether that was so for all who took part, and all is done; where not, nothing is
 */
export async function applyAtOnce(target: ApplyTarget, events: readonly LoggedEvent[]): Promise<boolean> {
  const generation = generationSeen(target);
  if (generation === undefined || !mayApplyAtOnce(target, events)) return false;
  const decrypted = await decryptEvents(target.upcaster, events);
  const held = heldBack();
  const areHandled = handAtOnce(held.db, target, decrypted);
  if (held.batch.size === 0) return (await areHandled) && movePast(target, events);
  const move = moveOver(target, events, generation);
  const schema = target.projection.generationSchema(generation);
  return applyTogether(target.pool, { target, move, schema, held, areHandled });
}

const mayApplyAtOnce = (target: ApplyTarget, events: readonly LoggedEvent[]): boolean =>
  events.some(({ type }) => target.projection.handlers.has(type)) &&
  mayGoAtOnce(target, events) &&
  events.every(({ sequence }, i) => sequence === (events[0]?.sequence ?? 0) + i) &&
  Date.now() >= (carefulUntil.get(target) ?? 0);

/** What one read model has to write, and the move of its checkpoint. */
type Guess = {
  readonly target: ApplyTarget;
  readonly move: Move;
  /** Of its tables. */
  readonly schema: string;
  readonly held: HeldBack;
  /** Answered once its statements are. */
  readonly areHandled: Promise<boolean>;
};

const applyTogether = inRounds(async (pool: Pool, guesses: readonly Guess[]) => {
  const areDone = await withConnection(pool, async (tx) => {
    if (!tx.pipeline) return false;
    const all = heldBack();
    const opening = [
      begin(all.db),
      moveAll(
        all.db,
        guesses.map(({ move }) => move),
      ),
    ] as const;
    for (const { schema, held } of guesses) {
      // Where it fails, so does what comes behind it.
      enterTables(all.db, schema).catch(() => undefined);
      all.batch.join(held.batch);
    }
    void all.batch.send(tx);
    const [, isMoved] = await Promise.all(opening);
    const areHandled = await Promise.all(guesses.map((guess) => guess.areHandled));
    if (areHandled.every(Boolean) && guesses.every(({ move }) => isMoved(move))) {
      await commit(tx);
      return true;
    }
    for (const { target, move } of guesses)
      if (!isMoved(move)) carefulUntil.set(target, Date.now() + CAREFUL_MS);
    await tx.query({ name: 'event_store.rollback', text: 'rollback' });
    return false;
  });
  return () => areDone;
});

/** Unqualified names mean the tables of this schema, until the next one is entered or the transaction ends. */
const enterTables = (db: HeldBack['db'], schema: string) =>
  db.query({
    name: 'event_store.enter_tables',
    text: `select set_config('search_path', $1 || ', public', true)`,
    values: [schema],
  });
