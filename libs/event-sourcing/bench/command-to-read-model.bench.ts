import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { v7 } from 'uuid';
import { connectToNats } from '../src/connect-to-nats';
import { createEventStore, type EventStore } from '../src/event-store';
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
import { type Benchmark, type BenchmarkRow, type PairOfTimes, quantile, row, timesMs } from './benchmark';

const TIMES = 300;
const projection = tallyProjection();

/** From the call of a command until its effect can be read, against one commit, one publish and one commit. */
const benchmark: Benchmark = {
  name: 'command-to-read-model',
  async run({ databaseUrl, natsUrl }) {
    const rows = await overTable(databaseUrl);
    return natsUrl ? [...rows, ...(await overJetStream(databaseUrl, natsUrl))] : rows;
  },
};

export default benchmark;

async function overTable(server: string): Promise<BenchmarkRow[]> {
  return withStore(server, async (store, commit) => {
    const relay = startRelay({ store, holder: 'bench' });
    const floor = async (i: number) => {
      await commit(i);
      await commit(i);
    };
    const pair = await measure(store, createTableFeed({ store }), floor);
    await relay.stop();
    return rowsOf('over the event table, against 2 commits', pair);
  });
}

async function overJetStream(server: string, natsUrl: string): Promise<BenchmarkRow[]> {
  return withStore(server, async (store, commit) => {
    const nats = await connectToNats({ servers: natsUrl, name: 'bench' });
    const name = `BENCH_${v7()}`;
    const topic = { streamName: name, subjectPrefix: name };
    const manager = await jetstreamManager(nats, { checkAPI: false });
    await manager.streams.add({ name: `${name}_FLOOR`, subjects: [`floor.${name}`] });
    const relay = startRelay({ store, nats, topic, holder: 'bench' });
    const floor = async (i: number) => {
      await commit(i);
      await jetstream(nats).publish(`floor.${name}`, 'x');
      await commit(i);
    };
    const pair = await measure(store, createJetStreamFeed({ store, nats, topic }), floor);
    await relay.stop();
    for (const stream of [name, `${name}_FLOOR`]) await manager.streams.delete(stream);
    await nats.close();
    return rowsOf('over JetStream, against 2 commits and a publish', pair);
  });
}

/** Both against the median of the floor. */
function rowsOf(what: string, { ours, baseline }: PairOfTimes): BenchmarkRow[] {
  const floor = quantile(baseline, 0.5);
  const ratios = ours.map((each, i) => each / (baseline[i] ?? Number.NaN));
  const [p50, p99] = [quantile(ours, 0.5), quantile(ours, 0.99)];
  return [
    row(
      `p50 ${what}`,
      'ms',
      {
        ours: p50,
        baseline: floor,
        ratio: p50 / floor,
        spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
      },
      '≤ 4',
    ),
    row(`p99 ${what}`, 'ms', { ours: p99, baseline: floor, ratio: p99 / floor }, '≤ 20'),
  ];
}

async function measure(store: EventStore, feed: Feed, baseline: (i: number) => Promise<unknown>) {
  await ensureLiveGeneration(store.pool, projection);
  const running = runProjection({ store, feed, projection });
  const now = () => new Date();
  const handler = createCommandHandler({ store, decider: tally, service: 'bench', now, newId: v7 });
  const command = { type: 'Add' as const, amount: 1 };
  const ours = async () => {
    const actor = v7();
    await handler.handle({ stream: `tally-${actor}`, command, metadata: { actor, correlationId: actor } });
    const { caughtUp } = await waitForOwnWrites({ store, actor, projections: [projection.id] });
    if (!caughtUp) throw new Error('the read model did not catch up');
  };
  // The first ones plan statements and wait for the feed.
  await timesMs(20, { ours, baseline });
  const pair = await timesMs(TIMES, { ours, baseline });
  await running.stop();
  return pair;
}

async function withStore(
  server: string,
  work: (store: EventStore, commit: (i: number) => Promise<unknown>) => Promise<BenchmarkRow[]>,
): Promise<BenchmarkRow[]> {
  const database = await createTestDatabase({ server });
  const store = createEventStore(database.pool);
  await database.pool.query('create table bare (id integer primary key, n integer)');
  const text = 'insert into bare values ($1, 0) on conflict (id) do update set n = bare.n + 1';
  try {
    return await work(store, (i) => database.pool.query({ name: 'bare', text, values: [i] }));
  } finally {
    await store.close();
    await database.drop();
  }
}
