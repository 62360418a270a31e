import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import type { LoggedEvent } from './event';
import { createEventStore, type EventStore } from './event-store';
import { projectionStatus } from './projection/projection-status';
import { appendEvents } from './testing/append-events';
import { eventually } from './testing/eventually';
import { added } from './testing/tally';
import { createTestDatabase, type TestDatabase } from './testing/test-database';
import { createTestNats, type TestNats } from './testing/test-nats';
import { wait } from './wakeup';

const KILLS = 8;
const STREAMS = 5;

const root = join(__dirname, '../../..');
const worker = join(root, '.cache/event-sourcing/kill-9.worker.mjs');

let database: TestDatabase;
let store: EventStore;
let nats: TestNats | undefined;
let child: ChildProcess | undefined;

beforeAll(async () => {
  mkdirSync(join(root, '.cache/event-sourcing'), { recursive: true });
  const rolldown = join(root, 'node_modules/rolldown/bin/cli.mjs');
  const source = join(__dirname, 'testing/kill-9.worker.ts');
  const packages = '^(pg|uuid|@nats-io)';
  execFileSync(process.execPath, [
    rolldown,
    source,
    '--file',
    worker,
    '--platform',
    'node',
    '--format',
    'esm',
    '--external',
    packages,
  ]);
  database = await createTestDatabase();
  store = createEventStore(database.pool);
  nats = process.env.TEST_NATS_URL ? await createTestNats() : undefined;
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await nats?.close();
  await store.close();
  await database.drop();
});

const startWorker = () => {
  const { TEST_NATS_URL: natsUrl } = process.env;
  const args = [worker, database.url, nats?.topic.streamName ?? 'unused', ...(natsUrl ? [natsUrl] : [])];
  return spawn(process.execPath, args, { stdio: 'inherit' });
};

it('a relay and a read model that are killed again and again lose nothing and do nothing twice', async () => {
  let writing = true;
  let appended = 0;
  const writer = (async () => {
    while (writing) {
      await appendEvents(store, `tally-${appended % STREAMS}`, [added(1), added(2)]);
      appended += 1;
      await wait(2);
    }
  })();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const head = await store.head();
    child = startWorker();
    // Long enough to lead and to work; then at any moment.
    await eventually(async () => (await store.head()) > head);
    await wait((kill * 37) % 150);
    child.kill('SIGKILL');
  }
  writing = false;
  await writer;
  child = startWorker();
  const events = 2 * appended;
  await eventually(async () => {
    const [status] = await projectionStatus(database.pool);
    return status?.sequence === events && status.lag === 0;
  });

  const log: LoggedEvent[] = [];
  for (let batch = await store.readLog({ after: 0, limit: 500 }); batch.length > 0; ) {
    log.push(...batch);
    batch = await store.readLog({ after: log.length, limit: 500 });
  }
  expect(log.map(({ sequence }) => sequence)).toEqual(Array.from({ length: events }, (_, i) => i + 1));
  const { rows } = await database.pool.query(
    'select stream, total, versions from tallying.totals order by stream',
  );
  const expected = Array.from({ length: STREAMS }, (_, i) => {
    const own = log.filter(({ stream }) => stream === `tally-${i}`);
    return { stream: `tally-${i}`, total: (own.length / 2) * 3, versions: own.map((_event, n) => n + 1) };
  });
  expect(rows).toEqual(expected);
  if (nats) {
    const { topic } = nats;
    const manager = await jetstreamManager(nats.nats, { checkAPI: false });
    await eventually(async () => (await manager.streams.info(topic.streamName)).state.messages === events);
    for (const event of log.filter(({ sequence }) => sequence % 50 === 0)) {
      const message = await manager.streams.getMessage(topic.streamName, { seq: event.sequence });
      expect(message?.header.get('Nats-Msg-Id')).toBe(event.id);
    }
  }
});
