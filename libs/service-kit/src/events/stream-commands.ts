import type { EventType, MessageContext, Refusal } from '@planted/contracts';
import {
  createCommandHandler,
  createUpcaster,
  type Decider,
  type DomainEvent,
  type EventStore,
  type RecordedEvent,
  type StateCache,
  type Upcaster,
} from '@planted/event-sourcing';
import { RefusalError } from '../messaging/refusal-error';
import { createEventEncryption } from '../personal-data/event-encryption';
import type { PersonalData } from '../personal-data/personal-data';
import type { Clock, NewId } from '../tokens';
import { upcastersFrom } from './upcasters-from';

export interface StreamCommandsOptions<Command, State, Event extends DomainEvent> {
  /** Owns the streams. */
  readonly service: string;
  readonly store: EventStore;
  readonly now: Clock;
  readonly newId: NewId;
  readonly decider: Decider<Command, State, Event, Refusal>;
  readonly eventTypes: readonly EventType[];
  /** Whose keys encrypt what gardeners typed; absent where these events hold nothing of that. */
  readonly personal?: PersonalData;
  /** Absent, every command folds its whole stream. */
  readonly cache?: StateCache<State>;
  /**
   * What a command is called in the command ids of stored events; its type when absent. A repeat is recognized by that id,
   * also when another release stored the first one: the answer never changes, whatever the command is called. One key
   * sent with two commands means two.
   */
  readonly storedName?: (command: Command) => string;
}

/** A command of which a part is still asked for: that comes while its stream is read. */
export interface ComingCommand<Command> {
  readonly actorId: string;
  /** As `storedName` calls it. */
  readonly storedName: string;
  readonly whole: Promise<Command>;
}

/** The streams of one kind, which decide commands. */
export interface StreamCommands<Command, State, Event extends DomainEvent> {
  /** Of these streams, with what was encrypted readable. */
  readonly upcaster: Upcaster;
  /**
   * Lets a stream decide a command, and stores what it decides.
   * @returns what the command appended, now or when it first arrived, and what has become of the stream
   * @throws RefusalError for what it refuses; the store's errors when it cannot be reached
   */
  readonly handle: (
    stream: string,
    command: Command | ComingCommand<Command>,
    context: MessageContext,
  ) => Promise<{ readonly events: readonly RecordedEvent<Event>[]; readonly state: State }>;
  /** As the stream is now, whatever read models show. */
  readonly stateOf: (stream: string) => Promise<State>;
}

export function createStreamCommands<
  Command extends { readonly type: string; readonly actorId: string },
  State,
  Event extends DomainEvent,
>(options: StreamCommandsOptions<Command, State, Event>): StreamCommands<Command, State, Event> {
  const { service, store, now, newId, decider, eventTypes, personal, cache } = options;
  const { storedName = ({ type }) => type } = options;
  const encryption = personal && createEventEncryption(personal);
  const upcaster = createUpcaster(upcastersFrom(eventTypes), encryption?.decrypt);
  const handler = createCommandHandler({
    ...{ store, decider, service, upcaster, now, newId },
    ...(encryption && { encrypterFor: encryption.encrypterFor }),
    ...(cache && { cache }),
  });
  return {
    upcaster,
    async handle(stream, command, { correlationId, commandId, fingerprint }) {
      const metadata = {
        actor: command.actorId,
        correlationId,
        commandId: `${'whole' in command ? command.storedName : storedName(command)}:${commandId}`,
        ...(fingerprint !== undefined && { fingerprint }),
      };
      const whole = 'whole' in command ? command.whole : command;
      const result = await handler.handle({ stream, command: whole, metadata });
      if (!result.ok) throw new RefusalError(result.refusal);
      return { events: result.events, state: result.state };
    },
    stateOf: (stream) => handler.stateOf(stream),
  };
}
