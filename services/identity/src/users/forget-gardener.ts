import { type GardenerEvent, gardenerStream } from '@planted/contracts';
import { closeActor, type EventStore } from '@planted/event-sourcing';
import { type Clock, destroyKey, type NewId } from '@planted/service-kit';

export interface ForgetGardenerParts {
  readonly store: EventStore;
  readonly now: Clock;
  readonly newId: NewId;
}

export interface ForgetGardenerRequest {
  readonly gardenerId: string;
  /** Who wants it: the gardener, or the product for its operator. */
  readonly by: string;
  readonly correlationId: string;
}

/**
 * Forgets a gardener, all at once or not at all: their key is destroyed, and with it every text of theirs in events;
 * account, sessions and factors are deleted; the log records it, and read models follow. Nothing is stored for the
 * gardener from then on, whatever was under way.
 * @returns false, having done nothing, for one who is forgotten already.
 */
export function forgetGardener(
  { store, now, newId }: ForgetGardenerParts,
  { gardenerId, by, correlationId }: ForgetGardenerRequest,
): Promise<boolean> {
  const forgotten: GardenerEvent = { type: 'GardenerForgotten', schemaVersion: 1, data: { gardenerId } };
  const time = now().toISOString();
  return closeActor({
    store,
    actor: gardenerId,
    last: {
      stream: gardenerStream(gardenerId),
      expectedVersion: 'any',
      events: [{ ...forgotten, id: newId() }],
      metadata: { actor: by, time, correlationId, causationId: null, commandId: null, service: 'identity' },
    },
    async also(tx) {
      await destroyKey(tx, gardenerId);
      // Sessions, tokens and factors go with their user.
      await tx.query('delete from identity.users where id = $1', [gardenerId]);
    },
  });
}
