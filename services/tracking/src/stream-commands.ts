import type { EventType, MessageContext, Refusal } from '@planted/contracts';
import {
  createCommandHandler,
  createUpcaster,
  type Decider,
  type DomainEvent,
  type EventStore,
  type RecordedEvent,
} from '@planted/event-sourcing';
import { type Clock, type NewId, RefusalError, upcastersFrom } from '@planted/service-kit';

export interface StreamCommandsOptions<Command, State, Event extends DomainEvent> {
  readonly store: EventStore;
  readonly now: Clock;
  readonly newId: NewId;
  readonly decider: Decider<Command, State, Event, Refusal>;
  readonly eventTypes: readonly EventType[];
  /**
   * What a command is called in the command ids of stored events. A repeat is recognized by that id, also when another
   * release stored the first one: the answer never changes, whatever the command is called.
   */
  readonly storedName: (command: Command) => string;
}

/** Sends a command to a stream; answers what it appended, now or when it first arrived. */
export type HandleCommand<Command, Event extends DomainEvent> = (
  stream: string,
  command: Command,
  context: MessageContext,
) => Promise<readonly RecordedEvent<Event>[]>;

/** Lets a stream of this service decide commands; what it refuses is thrown as a RefusalError. */
export function streamCommands<
  Command extends { readonly actorId: string },
  State,
  Event extends DomainEvent,
>(options: StreamCommandsOptions<Command, State, Event>): HandleCommand<Command, Event> {
  const { store, decider, eventTypes, storedName, now, newId } = options;
  const upcaster = createUpcaster(upcastersFrom(eventTypes));
  const handler = createCommandHandler({ store, decider, service: 'tracking', upcaster, now, newId });
  return async (stream, command, { correlationId, commandId, fingerprint }) => {
    const metadata = {
      actor: command.actorId,
      correlationId,
      commandId: `${storedName(command)}:${commandId}`,
      ...(fingerprint !== undefined && { fingerprint }),
    };
    const result = await handler.handle({ stream, command, metadata });
    if (!result.ok) throw new RefusalError(result.refusal);
    return result.events;
  };
}
