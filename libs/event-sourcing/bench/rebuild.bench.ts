import { createEventStore } from '../src/event-store';
import { applyEvents } from '../src/projection/apply-events';
import { ensureLiveGeneration } from '../src/projection/generations';
import { rebuildProjection } from '../src/projection/rebuild-projection';
import { startRelay } from '../src/relay/relay';
import { appendEvents } from '../src/testing/append-events';
import { eventually } from '../src/testing/eventually';
import { added } from '../src/testing/tally';
import { tallyProjection } from '../src/testing/tally-projection';
import { createTestDatabase } from '../src/testing/test-database';
import { asStored } from '../src/upcast';
import { type Benchmark, rates, row } from './benchmark';

const STREAMS = 600;
const EVENTS = 60_000;
const ROUNDS = 9;
const ONE_BY_ONE = 200;

/** A read model rebuilt from the log, one upsert an event, against reading the log and doing nothing. */
const benchmark: Benchmark = {
  name: 'rebuild',
  async run({ databaseUrl }) {
    const database = await createTestDatabase({ server: databaseUrl });
    const store = createEventStore(database.pool);
    const relay = startRelay({ store, holder: 'bench' });
    try {
      const each = Array.from({ length: EVENTS / STREAMS }, () => added(1));
      for (let i = 0; i < STREAMS; i += 1) await appendEvents(store, `tally-${i}`, each);
      await eventually(async () => (await store.head()) === EVENTS, 60_000);
      const readAll = async () => {
        for (let after = 0; after < EVENTS; after += 500) await store.readLog({ after, limit: 500 });
      };
      const projection = tallyProjection();
      const rebuild = () => rebuildProjection({ store, projection });
      const plain = await rates(ROUNDS, EVENTS, { ours: rebuild, baseline: readAll });
      const single = tallyProjection({ name: 'singles' });
      await ensureLiveGeneration(store.pool, single);
      const target = { pool: store.pool, projection: single, upcaster: asStored, status: 'live' as const };
      const oneByOne = await rates(
        ROUNDS,
        { ours: EVENTS, baseline: ONE_BY_ONE },
        {
          ours: rebuild,
          baseline: async (round) => {
            const events = await store.readLog({ after: round * ONE_BY_ONE, limit: ONE_BY_ONE });
            for (const event of events) await applyEvents(target, [event]);
          },
        },
      );
      return [
        row('rebuild, against a plain read of the log', 'events/s', plain, '≥ 0.30'),
        row('rebuild, against one event a transaction', 'events/s', oneByOne, '≥ 40'),
      ];
    } finally {
      await relay.stop();
      await store.close();
      await database.drop();
    }
  },
};

export default benchmark;
