import { v7 } from 'uuid';
import { createEventStore } from '../src/event-store';
import { appendEvents } from '../src/testing/append-events';
import { added } from '../src/testing/tally';
import { createTestDatabase } from '../src/testing/test-database';
import { type Benchmark, bestRate, row } from './benchmark';

const COMMITS = 800;
const ROUNDS = 3;

/** Appends to the store against single-row INSERTs into a bare table with a key, each its own commit. */
const benchmark: Benchmark = {
  name: 'appends',
  async run({ databaseUrl }) {
    const database = await createTestDatabase({ server: databaseUrl });
    const store = createEventStore(database.pool);
    try {
      await database.pool.query(
        'create table bare (id uuid primary key, stream text, version integer, data json)',
      );
      const bare = () =>
        database.pool.query({
          name: 'bare',
          text: 'insert into bare values ($1, $2, $3, $4)',
          values: [v7(), `tally-${v7()}`, 1, '{"amount":1}'],
        });
      const append = (events: number) => () =>
        appendEvents(
          store,
          `tally-${v7()}`,
          Array.from({ length: events }, () => added(1)),
        );
      const rate = (clients: number, ours: () => Promise<unknown>) =>
        bestRate(ROUNDS, COMMITS, {
          ours: () => together(clients, COMMITS, ours),
          baseline: () => together(clients, COMMITS, bare),
        });
      const one = await rate(1, append(1));
      const eight = await rate(8, append(1));
      const tens = await rate(8, append(10));
      return [
        row('append, 1 client', 'events/s', one, '≥ 0.7'),
        row('append, 8 clients', 'events/s', eight, '≥ 0.6'),
        row(
          'append 10 at once, 8 clients, against a bare 1 client',
          'events/s',
          { ours: 10 * tens.ours, baseline: one.baseline },
          '≥ 9',
        ),
      ];
    } finally {
      await store.close();
      await database.drop();
    }
  },
};

export default benchmark;

/** Does `work` so many times in all, by so many clients side by side. */
async function together(clients: number, times: number, work: () => Promise<unknown>): Promise<void> {
  const each = async () => {
    for (let i = 0; i < times / clients; i += 1) await work();
  };
  await Promise.all(Array.from({ length: clients }, each));
}
