import type { LoggedEvent } from './event';

/** Enough for whoever is busy with what came just before. */
const MAX_KEPT = 16;
/** Long enough for whoever follows the log to come and take them. */
const KEPT_MS = 500;

/**
 * What the relay of this process has just put into the log and read with it, for those who follow the log here: for
 * them a reading would be one more round trip. The newest only and for a moment, so that nothing large stays in memory.
 */
export class RecentEvents {
  #events: readonly LoggedEvent[] = [];
  #head = 0;
  #forgetting: NodeJS.Timeout | undefined;

  /**
   * @param events of the log, in order and without a gap
   * @param head the log's last sequence, which may be further than they are
   */
  push(events: readonly LoggedEvent[], head = events.at(-1)?.sequence ?? 0): void {
    this.#head = head;
    const isNext = this.#events.at(-1)?.sequence === (events[0]?.sequence ?? 0) - 1;
    this.#events = isNext ? [...this.#events, ...events].slice(-MAX_KEPT) : events;
    clearTimeout(this.#forgetting);
    this.#forgetting = setTimeout(() => (this.#events = []), KEPT_MS).unref();
  }

  /** The log's last event, where it is here. */
  get newest(): LoggedEvent | undefined {
    const last = this.#events.at(-1);
    return last?.sequence === this.#head ? last : undefined;
  }

  /** Up to `limit` events just after this sequence; none where the next one is not here. */
  after(sequence: number, limit: number): readonly LoggedEvent[] {
    const first = this.#events[0]?.sequence ?? 0;
    const skipped = sequence + 1 - first;
    return skipped < 0 ? [] : this.#events.slice(skipped, skipped + limit);
  }
}
