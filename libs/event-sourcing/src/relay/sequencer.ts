import type { EventStore } from '../event-store';
import { withConnection } from '../in-transaction';
import { readLog } from '../read-events';
import { assignSequenceNumbers } from './lease';

/** More at once are read by who follows the log. */
const MAX_FORWARDED = 16;

/**
 * Assigns sequence numbers and forwards the numbered events: they come back behind that statement, on the same
 * connection, and those who follow the log in this process need not ask for them.
 */
export class Sequencer {
  /** The log's last sequence, where this leader knows it. */
  #head: number | undefined;

  constructor(readonly store: EventStore) {}

  /** As `assignSequenceNumbers`. */
  async next(epoch: number, limit: number): Promise<number | 'fenced'> {
    const after = this.#head ?? (await this.store.head());
    // Unknown again until this has gone well: an answer that is lost may belong to numbers that were assigned.
    this.#head = undefined;
    return withConnection(this.store.pool, async (client) => {
      const assigning = assignSequenceNumbers(client, epoch, limit);
      const reading = client.pipeline ? readLog(client, after, MAX_FORWARDED) : Promise.resolve([]);
      reading.catch(() => undefined);
      const assigned = await assigning;
      const events = await reading;
      if (assigned === 'fenced') return assigned;
      if (events.length === Math.min(assigned, MAX_FORWARDED)) this.#head = after + assigned;
      if (assigned > 0) this.store.recent.push(events);
      return assigned;
    });
  }
}
