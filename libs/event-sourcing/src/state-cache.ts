import { LRUCache } from 'lru-cache';
import type { EventStore } from './event-store';
import { SEQUENCED } from './signals';

/** A stream's state, folded from what is stored of it up to one event. */
export type FoldedState<State> = {
  readonly state: State;
  readonly version: number;
  /** Of the event at `version`. In a database that was restored from a backup, another one may be there. */
  readonly lastId: string;
  /** Of the data of all its events, in characters of their JSON: no state keeps more than what its events say. */
  readonly size: number;
  /** Whose texts it may hold. */
  readonly actors: ReadonlySet<string>;
};

export type StateCacheOptions = {
  readonly store: Pick<EventStore, 'pool' | 'signals' | 'readStreamSince'>;
  /** The most that all its states may have been folded from, in characters of JSON; see `FoldedState.size`. */
  readonly maxSize: number;
};

/** The most streams, however small: each is looked up among the closed actors. */
const MAX_STREAMS = 1_000;
/** States that no command has needed for so long, in milliseconds, are dropped. */
const MAX_IDLE_MS = 300_000;
/** How soon after a change of the log it is looked up whose actors were closed, in milliseconds. */
const LOOK_DELAY_MS = 500;
/** The longest time between two looks when signals are lost, in milliseconds. */
const LOOK_INTERVAL_MS = 10_000;

/**
 * The states of the streams that commands of this process needed last, so that each reads only what came after. It is a
 * copy: who uses a state reads on from its version, and finds out by its last event's id whether it still holds.
 *
 * What it keeps is readable, also where the store has it encrypted. So states of a closed actor are dropped within about a
 * second of the closing, in whichever process that was; and all of them where PostgreSQL cannot say who was closed.
 */
export class StateCache<State> {
  readonly store: StateCacheOptions['store'];
  readonly #states: LRUCache<string, FoldedState<State>>;
  #look: NodeJS.Timeout | undefined;
  #lookAt = Number.POSITIVE_INFINITY;

  constructor({ store, maxSize }: StateCacheOptions) {
    this.store = store;
    this.#states = new LRUCache({
      max: MAX_STREAMS,
      maxSize,
      sizeCalculation: ({ size }) => Math.max(1, size),
      ttl: MAX_IDLE_MS,
      updateAgeOnGet: true,
    });
    store.signals.subscribe(SEQUENCED, () => this.#lookWithin(LOOK_DELAY_MS));
  }

  /** Streams whose states it keeps. */
  get streams(): readonly string[] {
    return [...this.#states.keys()];
  }

  get(stream: string): FoldedState<State> | undefined {
    return this.#states.get(stream);
  }

  put(stream: string, folded: FoldedState<State>): void {
    this.#states.set(stream, folded);
    this.#lookWithin(LOOK_INTERVAL_MS);
  }

  delete(stream: string): void {
    this.#states.delete(stream);
  }

  #lookWithin(delayMs: number): void {
    const at = performance.now() + delayMs;
    if (this.#states.size === 0 || this.#lookAt <= at) return;
    clearTimeout(this.#look);
    this.#lookAt = at;
    this.#look = setTimeout(() => void this.#dropClosed(), delayMs).unref();
  }

  async #dropClosed(): Promise<void> {
    this.#lookAt = Number.POSITIVE_INFINITY;
    this.#states.purgeStale();
    const actors = new Set([...this.#states.values()].flatMap((folded) => [...folded.actors]));
    try {
      const { rows } = await this.store.pool.query<{ actor: string }>({
        name: 'event_store.closed_among',
        text: 'select actor from event_store.closed_actors where actor = any($1)',
        values: [[...actors]],
      });
      const closed = new Set(rows.map(({ actor }) => actor));
      for (const [stream, folded] of this.#states.entries())
        if ([...folded.actors].some((actor) => closed.has(actor))) this.#states.delete(stream);
    } catch {
      this.#states.clear();
    }
    this.#lookWithin(LOOK_INTERVAL_MS);
  }
}
