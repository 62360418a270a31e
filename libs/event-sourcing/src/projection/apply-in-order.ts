import type { PoolClient } from 'pg';
import type { LoggedEvent } from '../event';
import type { Queryable } from '../read-events';
import type { Upcaster } from '../upcast';
import type { Projection, ProjectionTransaction } from './define-projection';
import { openTransaction, type StatementTaker } from './projection-transaction';
import { PipelinedBatch } from './pipelined-batch';

/** What it takes to apply an event. */
export type Applier = {
  readonly projection: Projection;
  readonly upcaster: Upcaster;
};

export type AppliedInOrder =
  | { readonly outcome: 'done' }
  /** A handler turned out to need its steps awaited: roll back, and start again. */
  | { readonly outcome: 'again' }
  /** The first event that its handler or the upcaster rejected: roll back. */
  | { readonly outcome: 'failed'; readonly event: LoggedEvent; readonly cause: unknown };

/**
 * The statements of so many events go to PostgreSQL in one piece: to send, and to answer, costs as much as a statement.
 * Not of more, so that it works on these while the next are put together.
 */
const SENT_TOGETHER = 32;

/** Event types whose handlers were seen to take several steps, by read model. */
const stepwise = new WeakMap<Projection, Set<string>>();

function awaitedTypes(projection: Projection): Set<string> {
  const types = stepwise.get(projection) ?? new Set<string>();
  stepwise.set(projection, types);
  return types;
}

/**
 * Hands events to their handlers, in order. On a pipelined connection (`new Pool({pipeline: true})`) a
 * handler's statements are sent without waiting for the answers to those before; they still run in order. A
 * handler that must see an answer before it continues is noticed, and its type is awaited from then on.
 */
export async function applyInOrder(
  tx: PoolClient,
  applier: Applier,
  events: readonly LoggedEvent[],
): Promise<AppliedInOrder> {
  const awaited = awaitedTypes(applier.projection);
  const failures = new Map<number, unknown>();
  const working: Promise<void>[] = [];
  const sending = createSending(tx);
  let late = false;
  for (const [i, event] of events.entries()) {
    if (i % SENT_TOGETHER === 0) sending.send();
    sending.hold();
    const { transaction, close } = openTransaction(sending, () => {
      late = true;
      awaited.add(event.type);
    });
    const work = applyEvent(transaction, applier, event).catch((error) => void failures.set(i, error));
    working.push(work);
    if (!tx.pipeline || awaited.has(event.type)) {
      sending.send();
      await work;
    }
    if (failures.size > 0) break;
    close();
  }
  sending.send();
  await Promise.all(working);
  if (late) return { outcome: 'again' };
  // Statements run in the order of the events, so what fails after the first failure fails because of it.
  const first = Math.min(...failures.keys());
  const event = events[first];
  return event ? { outcome: 'failed', event, cause: failures.get(first) } : { outcome: 'done' };
}

/** Whether the handlers of these events, as far as is known, need no answer before their last statement. */
export const mayGoAtOnce = ({ projection }: Applier, events: readonly LoggedEvent[]): boolean =>
  events.length <= SENT_TOGETHER && events.every(({ type }) => !awaitedTypes(projection).has(type));

/**
 * Hands events to their handlers, in order, all of whose statements are given at once. A handler that turns out to need an
 * answer in between is noticed, and its type is awaited from then on.
 * @returns whether all went well; where not, `applyInOrder` finds out why, after a rollback
 */
export async function handAtOnce(
  db: Queryable,
  applier: Applier,
  events: readonly LoggedEvent[],
): Promise<boolean> {
  const awaited = awaitedTypes(applier.projection);
  let isLate = false;
  const query: StatementTaker['query'] = ({ name, text }, values) =>
    db.query({ ...(name !== undefined && { name }), text, values });
  const working = events.map((event) => {
    const { transaction, close } = openTransaction({ query }, () => {
      isLate = true;
      awaited.add(event.type);
    });
    const work = applyEvent(transaction, applier, event);
    close();
    return work;
  });
  const done = await Promise.allSettled(working);
  return !isLate && done.every(({ status }) => status === 'fulfilled');
}

type Sending = StatementTaker & {
  /** On a pipelined connection: statements wait from now on, to be sent in one piece. */
  hold(): void;
  send(): void;
};

function createSending(tx: PoolClient): Sending {
  let held: PipelinedBatch | undefined;
  return {
    query: (statement, values) => (held ? held.add(statement, values) : tx.query(statement, values)),
    hold() {
      if (tx.pipeline) held ??= new PipelinedBatch();
    },
    send() {
      if (held && held.size > 0) held.send(tx);
      held = undefined;
    },
  };
}

/** Hands one event, in its current version, to its handler; a known type without a handler is of no interest. */
export async function applyEvent(
  transaction: ProjectionTransaction,
  { projection, upcaster }: Applier,
  event: LoggedEvent,
): Promise<void> {
  const handler = projection.handlers.get(event.type);
  if (!handler && upcaster.knows(event.type)) return;
  const current = upcaster.upcast(event);
  await handler?.(transaction, current);
}
