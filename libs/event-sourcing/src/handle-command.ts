import { setTimeout as pause } from 'node:timers/promises';
import { CommandIdReusedError, isOfOtherRequest } from './append';
import { backoffMs } from './backoff';
import { ContendedStreamError } from './contended-stream';
import type { Decider } from './decider';
import type { DomainEvent, EventMetadata, RecordedEvent } from './event';
import type { EventStore } from './event-store';
import type { StateCache } from './state-cache';
import { StreamQueues } from './stream-queues';
import { createStreamStates } from './stream-states';
import { asStored, type Upcaster } from './upcast';

/** How often a command is decided because another process appended first; with the pauses between, about a second. */
const MAX_ATTEMPTS = 16;

export type CommandHandlerOptions<Command, State, Event extends DomainEvent, Refusal> = {
  readonly store: Pick<EventStore, 'append' | 'readStream' | 'answerMs'> &
    Partial<Pick<EventStore, 'justEncrypted'>>;
  readonly decider: Decider<Command, State, Event, Refusal>;
  /** Owns the stream; see `EventMetadata.service`. */
  readonly service: string;
  readonly upcaster?: Upcaster;
  /** How events are stored, where that is not as they are: `upcaster.decrypt` undoes it. */
  readonly encrypterFor?: EncrypterFor;
  /** Of this kind of stream; absent, every command folds its whole stream. */
  readonly cache?: StateCache<State>;
  readonly now: () => Date;
  /** A fresh uuid v7 for each event. */
  readonly newId: () => string;
};

/** Encrypts what only the actor may read: what it needs for that is asked for at once, while the stream is read. */
export type EncrypterFor = (
  actor: string,
) => <E extends DomainEvent>(events: readonly E[]) => Promise<readonly E[]>;

export type CommandRequest<Command> = {
  readonly stream: string;
  /** What is still asked for to decide it comes while the stream is read. */
  readonly command: Command | Promise<Command>;
  readonly metadata: Pick<EventMetadata, 'actor' | 'correlationId'> &
    Partial<Pick<EventMetadata, 'causationId' | 'commandId' | 'fingerprint'>>;
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

export type CommandHandler<Command, State, Event extends DomainEvent, Refusal> = {
  /**
   * Reads the stream (what came after the cached state, if there is one), decides, appends; the commands of this process to one stream one after the other, in their
   * order. Decides again, after a pause, when another process has moved the stream on meanwhile. The same actor's
   * command id on the same stream answers what it answered first, without deciding.
   * @throws CommandIdReusedError when the id came with another request before; ContendedStreamError,
   * UnreadableEventError, EventTooLargeError, or PostgreSQL's error.
   */
  handle(request: CommandRequest<Command>): Promise<CommandResult<State, Event, Refusal>>;
  /** The stream's state now. @throws UnreadableEventError, or PostgreSQL's error. */
  stateOf(stream: string): Promise<State>;
};

export function createCommandHandler<Command, State, Event extends DomainEvent, Refusal>({
  store,
  decider,
  service,
  upcaster = asStored,
  encrypterFor = () => async (events) => events,
  cache,
  now,
  newId,
}: CommandHandlerOptions<Command, State, Event, Refusal>): CommandHandler<Command, State, Event, Refusal> {
  const queues = new StreamQueues(store.answerMs);
  const states = createStreamStates({ store, decider, upcaster, cache });
  const decideAndAppend = async ({ stream, command, metadata }: CommandRequest<Command>) => {
    const { actor, correlationId, causationId = null, commandId = null, fingerprint } = metadata;
    const encrypt = encrypterFor(actor);
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const [found, ready] = await Promise.all([states.read(stream, { actor, commandId }), command]);
      const { state, version, earlier } = found;
      if (isOfOtherRequest(earlier, fingerprint)) throw new CommandIdReusedError(commandId ?? '');
      if (earlier.length > 0) return { ok: true, events: earlier, version, state } as const;

      const decision = decider.decide(state, ready);
      if (!decision.ok) return decision;
      if (decision.events.length === 0) return { ok: true, events: [], version, state } as const;

      const encrypted = await encrypt(decision.events);
      const events = encrypted.map((event) => ({ ...event, id: newId() }));
      for (const [i, event] of encrypted.entries()) {
        const decided = decision.events[i];
        if (event !== decided) store.justEncrypted?.put(events[i]?.id ?? '', decided?.data);
      }
      const time = now().toISOString();
      const result = await store.append<Event>({
        stream,
        expectedVersion: version,
        events,
        metadata: {
          ...{ actor, time, correlationId, causationId, commandId, service },
          ...(fingerprint !== undefined && { fingerprint }),
        },
      });
      if (result.outcome === 'appended') {
        const appended = result.events.map((event, i) => ({ ...event, ...decision.events[i] }));
        const after = states.afterAppend(stream, found, appended);
        return { ok: true, events: appended, version: result.version, state: after } as const;
      }
      if (attempt < MAX_ATTEMPTS) await pause(backoffMs(attempt, Math.random()));
    }
    throw new ContendedStreamError(stream, `it changed during each of ${MAX_ATTEMPTS} attempts`);
  };
  return {
    stateOf: async (stream) => (await states.read(stream, { actor: '', commandId: null })).state,
    async handle(request) {
      // One that fails while it waits for its turn fails when it has it.
      Promise.resolve(request.command).catch(() => undefined);
      return queues.inTurn(request.stream, () => decideAndAppend(request));
    },
  };
}
