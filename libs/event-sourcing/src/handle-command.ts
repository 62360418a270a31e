import { isFrom } from './append';
import { fold, type Decider } from './decider';
import type { DomainEvent, EventMetadata, RecordedEvent } from './event';
import type { EventStore } from './event-store';
import { asStored, decryptEvents, type Upcaster } from './upcast';

/** How often a command is decided again because someone else appended first. */
const MAX_ATTEMPTS = 20;

export type CommandHandlerOptions<Command, State, Event extends DomainEvent, Refusal> = {
  readonly store: Pick<EventStore, 'append' | 'readStream'>;
  readonly decider: Decider<Command, State, Event, Refusal>;
  /** Owns the stream; see `EventMetadata.service`. */
  readonly service: string;
  readonly upcaster?: Upcaster;
  /** How events are stored, where that is not as they are: `upcaster.decrypt` undoes it. */
  readonly encrypt?: EncryptEvents;
  readonly now: () => Date;
  /** A fresh uuid v7 for each event. */
  readonly newId: () => string;
};

/** Encrypts what only the actor may read. */
export type EncryptEvents = <E extends DomainEvent>(
  events: readonly E[],
  actor: string,
) => Promise<readonly E[]>;

export type CommandRequest<Command> = {
  readonly stream: string;
  readonly command: Command;
  readonly metadata: Pick<EventMetadata, 'actor' | 'correlationId'> &
    Partial<Pick<EventMetadata, 'causationId' | 'commandId'>>;
};

export type CommandResult<State, Event extends DomainEvent, Refusal> =
  | {
      readonly ok: true;
      /** What this command appended, now or when it first arrived; empty when it changed nothing. */
      readonly events: readonly RecordedEvent<Event>[];
      readonly version: number;
      readonly state: State;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** The stream was changed by others during every attempt; nothing was stored, and a later try may succeed. */
export class ContendedStreamError extends Error {
  override readonly name = 'ContendedStreamError';
  readonly code = 'contended-stream';

  constructor(readonly stream: string) {
    super(`contended-stream: ${stream} changed during each of ${MAX_ATTEMPTS} attempts`);
  }
}

export type CommandHandler<Command, State, Event extends DomainEvent, Refusal> = {
  /**
   * Reads the stream, decides, appends. Decides again when the stream has moved on meanwhile. The same
   * actor's command id on the same stream answers what it answered first, without deciding.
   * @throws ContendedStreamError, UnreadableEventError, EventTooLargeError, or PostgreSQL's error.
   */
  handle(request: CommandRequest<Command>): Promise<CommandResult<State, Event, Refusal>>;
};

export function createCommandHandler<Command, State, Event extends DomainEvent, Refusal>({
  store,
  decider,
  service,
  upcaster = asStored,
  encrypt = async (events) => events,
  now,
  newId,
}: CommandHandlerOptions<Command, State, Event, Refusal>): CommandHandler<Command, State, Event, Refusal> {
  return {
    async handle({ stream, command, metadata }) {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const stored = await decryptEvents(upcaster, await store.readStream(stream));
        // The registered upcasters are what makes stored data this decider's events.
        const past = stored.map((event) => upcaster.upcast(event) as unknown as RecordedEvent<Event>);
        const state = fold(decider, past);
        const { actor, correlationId, causationId = null, commandId = null } = metadata;
        const earlier = past.filter((event) => isFrom(event, { actor, commandId }));
        if (earlier.length > 0) return { ok: true, events: earlier, version: past.length, state };

        const decision = decider.decide(state, command);
        if (!decision.ok) return decision;
        if (decision.events.length === 0) return { ok: true, events: [], version: past.length, state };

        const encrypted = await encrypt(decision.events, actor);
        const result = await store.append<Event>({
          stream,
          expectedVersion: past.length,
          events: encrypted.map((event) => ({ ...event, id: newId() })),
          metadata: { actor, time: now().toISOString(), correlationId, causationId, commandId, service },
        });
        if (result.outcome === 'appended') {
          const events = result.events.map((event, i) => ({ ...event, ...decision.events[i] }));
          return { ok: true, events, version: result.version, state: fold(decider, decision.events, state) };
        }
      }
      throw new ContendedStreamError(stream);
    },
  };
}
