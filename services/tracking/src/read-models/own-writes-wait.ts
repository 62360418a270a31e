import type { MessageContext } from '@planted/contracts';
import {
  type EventStore,
  type OwnWritesRequest,
  type Projection,
  ownWritesWithin,
  type ReadStatement,
  readWithOwnWrites,
  waitForOwnWrites,
} from '@planted/event-sourcing';
import { signedIn } from '@planted/service-kit';
import type { QueryResultRow } from 'pg';

const deadlines = new WeakMap<MessageContext, number>();

/**
 * Waits until read models show what the signed-in gardener did; two thirds of the time for an answer at most, in all, for
 * one message, however many reads it makes, as several waits one after the other would outlast the time for its answer.
 * @throws RefusalError not-signed-in for a guest.
 */
export async function waitForWritesOf(
  context: MessageContext,
  store: EventStore,
  projections: readonly Pick<Projection, 'id'>[],
): Promise<void> {
  await waitForOwnWrites(writesOf(context, store, projections));
}

/**
 * As `waitForWritesOf`, with the rows of a statement after it.
 * @throws RefusalError not-signed-in for a guest.
 */
export const readWithWritesOf = <Row extends QueryResultRow>(
  context: MessageContext,
  store: EventStore,
  projections: readonly Pick<Projection, 'id'>[],
  statement: ReadStatement,
): Promise<Row[]> => readWithOwnWrites<Row>(writesOf(context, store, projections), statement);

function writesOf(
  context: MessageContext,
  store: EventStore,
  projections: readonly Pick<Projection, 'id'>[],
): OwnWritesRequest {
  const actor = signedIn(context);
  const deadline = deadlines.get(context) ?? Date.now() + ownWritesWithin(store);
  deadlines.set(context, deadline);
  const timeoutMs = Math.max(0, deadline - Date.now());
  return { store, actor, projections: projections.map(({ id }) => id), timeoutMs };
}
