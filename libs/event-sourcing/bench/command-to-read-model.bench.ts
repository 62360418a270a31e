import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { v7 } from 'uuid';
import { connectToNats } from '../src/connect-to-nats';
import { createEventStore } from '../src/event-store';
import type { Feed } from '../src/feed/feed';
import { createJetStreamFeed } from '../src/feed/jetstream-feed';
import { createTableFeed } from '../src/feed/table-feed';
import { createCommandHandler } from '../src/handle-command';
import { waitForOwnWrites } from '../src/own-writes';
import { ensureLiveGeneration } from '../src/projection/generations';
import { runProjection } from '../src/projection/run-projection';
import { startRelay } from '../src/relay/relay';
import { tally } from '../src/testing/tally';
import { tallyProjection } from '../src/testing/tally-projection';
import { createTestDatabase } from '../src/testing/test-database';
import { type Benchmark, medianMs, row } from './benchmark';

const TIMES = 200;

/** From the call of a command until its effect can be read, against one commit, one publish and one commit. */
const benchmark: Benchmark = {
  name: 'command-to-read-model',
  async run({ databaseUrl, natsUrl }) {
    const database = await createTestDatabase({ server: databaseUrl });
    const store = createEventStore(database.pool);
    const nats = natsUrl ? await connectToNats({ servers: natsUrl, name: 'bench' }) : undefined;
    const name = `BENCH_${v7()}`;
    const topic = { streamName: name, subjectPrefix: name };
    const relay = startRelay({ store, holder: 'bench', topic, ...(nats && { nats }) });
    const projection = tallyProjection();
    await ensureLiveGeneration(database.pool, projection);

    const commandMs = async (feed: Feed) => {
      const running = runProjection({ store, feed, projection });
      const handler = createCommandHandler({
        store,
        decider: tally,
        service: 'bench',
        now: () => new Date(),
        newId: v7,
      });
      const command = { type: 'Add' as const, amount: 1 };
      const once = async () => {
        const actor = v7();
        await handler.handle({
          stream: `tally-${actor}`,
          command,
          metadata: { actor, correlationId: actor },
        });
        await waitForOwnWrites({ store, actor, projection: projection.id });
      };
      await medianMs(20, once);
      const median = await medianMs(TIMES, once);
      await running.stop();
      return median;
    };

    try {
      await database.pool.query('create table bare (id integer primary key, n integer)');
      const commit = (i: number) =>
        database.pool.query({
          name: 'bare',
          text: 'insert into bare values ($1, 0) on conflict (id) do update set n = bare.n + 1',
          values: [i],
        });
      const twoCommits = await medianMs(TIMES, async (i) => {
        await commit(i);
        await commit(i);
      });
      const rows = [
        row(
          'over the event table, against 2 commits',
          'ms',
          await commandMs(createTableFeed({ store })),
          twoCommits,
          '≤ 4',
        ),
      ];
      if (!nats) return rows;
      const client = jetstream(nats);
      const publishToo = async () => {
        const manager = await jetstreamManager(nats, { checkAPI: false });
        await manager.streams.add({ name: `${name}_FLOOR`, subjects: [`floor.${name}`] });
        const floor = await medianMs(TIMES, async (i) => {
          await commit(i);
          await client.publish(`floor.${name}`, 'x');
          await commit(i);
        });
        await manager.streams.delete(`${name}_FLOOR`);
        return floor;
      };
      const floor = await publishToo();
      const ours = await commandMs(createJetStreamFeed({ store, nats, topic }));
      return [...rows, row('over JetStream, against 2 commits and a publish', 'ms', ours, floor, '≤ 4')];
    } finally {
      await relay.stop();
      if (nats) {
        const manager = await jetstreamManager(nats, { checkAPI: false });
        await manager.streams.delete(name).catch(() => undefined);
        await nats.close();
      }
      await store.close();
      await database.drop();
    }
  },
};

export default benchmark;
