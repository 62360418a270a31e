import type { EventStore } from '../event-store';
import { withConnection } from '../in-transaction';
import { readLog } from '../read-events';
import { stamp } from './lease';

/** More at once are read by who follows the log. */
const HANDED_ON = 16;

/**
 * Stamps, and hands on what was stamped: the events come back behind the stamp, on the same connection, and those who
 * follow the log in this process need not ask for them.
 */
export class Stamping {
  /** The log's last sequence, where this leader knows it. */
  #head: number | undefined;

  constructor(readonly store: EventStore) {}

  /** As `stamp`. */
  async next(epoch: number, limit: number): Promise<number | 'fenced'> {
    const after = this.#head ?? (await this.store.head());
    // Unknown again until this has gone well: an answer that is lost may belong to a stamp.
    this.#head = undefined;
    return withConnection(this.store.pool, async (client) => {
      const stamping = stamp(client, epoch, limit);
      const reading = client.pipeline ? readLog(client, after, HANDED_ON) : Promise.resolve([]);
      reading.catch(() => undefined);
      const stamped = await stamping;
      const events = await reading;
      if (stamped === 'fenced') return stamped;
      if (events.length === Math.min(stamped, HANDED_ON)) this.#head = after + stamped;
      if (stamped > 0) this.store.newest.put(events);
      return stamped;
    });
  }
}
