import { isFrom } from './append';
import { fold, type Decider } from './decider';
import type { DomainEvent, EventMetadata, RecordedEvent } from './event';
import type { EventStore } from './event-store';
import type { FoldedState, StateCache } from './state-cache';
import { decryptEvents, type Upcaster } from './upcast';

export type StreamStatesOptions<State, Event extends DomainEvent> = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly decider: Pick<Decider<never, State, Event, unknown>, 'initialState' | 'evolve'>;
  readonly upcaster: Upcaster;
  /** Absent: each reading folds the whole stream. */
  readonly cache: StateCache<State> | undefined;
};

/** A stream as a command finds it. */
type StreamState<State, Event extends DomainEvent> = FoldedState<State> & {
  /** What the same command appended before. */
  readonly earlier: readonly RecordedEvent<Event>[];
};

/** Whose command it is, by the id under which it is stored. */
type CommandName = Pick<EventMetadata, 'actor' | 'commandId'>;

export type StreamStates<State, Event extends DomainEvent> = {
  /**
   * The stream's state after all that is stored of it.
   * @throws UnreadableEventError, or PostgreSQL's error
   */
  read(stream: string, command: CommandName): Promise<StreamState<State, Event>>;
  /** The state after events that were appended to what `read` found, with their data as it was decided. */
  afterAppend(stream: string, before: FoldedState<State>, appended: readonly RecordedEvent<Event>[]): State;
};

/** Folds streams to states, from where the cache left off if there is one. */
export function createStreamStates<State, Event extends DomainEvent>({
  store,
  decider,
  upcaster,
  cache,
}: StreamStatesOptions<State, Event>): StreamStates<State, Event> {
  // The registered upcasters are what makes stored data this decider's events.
  const current = (event: RecordedEvent) => upcaster.upcast(event) as unknown as RecordedEvent<Event>;
  const nothing: FoldedState<State> = {
    ...{ state: decider.initialState, version: 0, lastId: '', size: 0, actors: new Set<string>() },
  };

  /** @param events that come just after it in their stream */
  function foldOn(from: FoldedState<State>, events: readonly RecordedEvent<Event>[]): FoldedState<State> {
    const last = events.at(-1);
    if (!last) return from;
    return {
      state: fold(decider, events, from.state),
      version: last.version,
      lastId: last.id,
      size: cache ? from.size + sizeOf(events) : 0,
      actors: new Set([...from.actors, ...events.map(({ metadata }) => metadata.actor)]),
    };
  }

  /** The cached state, and what is stored after it, with what the command appended before; else all from the beginning. */
  async function stored(stream: string, command: CommandName) {
    const cached = cache?.get(stream);
    const since = cached && (await cache?.store.readStreamSince(stream, cached, command));
    return since
      ? { from: cached, events: since }
      : { from: nothing, events: await store.readStream(stream) };
  }

  return {
    async read(stream, command) {
      const { from, events } = await stored(stream, command);
      const read = (await decryptEvents(upcaster, events)).map(current);
      const found = foldOn(
        from,
        read.filter(({ version }) => version > from.version),
      );
      if (found !== from) cache?.put(stream, found);
      return { ...found, earlier: read.filter((event) => isFrom(event, command)) };
    },
    afterAppend(stream, before, appended) {
      if (!cache) return fold(decider, appended, before.state);
      // As they are read from now on.
      const read = appended.map((event) =>
        current({ ...event, data: JSON.parse(JSON.stringify(event.data)) }),
      );
      const after = foldOn(before, read);
      cache.put(stream, after);
      return after.state;
    },
  };
}

const sizeOf = (events: readonly RecordedEvent[]): number =>
  events.reduce((size, { data }) => size + (JSON.stringify(data) ?? '').length, 0);
