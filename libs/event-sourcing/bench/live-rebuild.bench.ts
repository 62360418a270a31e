import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { createEventStore, type EventStore } from '../src/event-store';
import { createTableFeed } from '../src/feed/table-feed';
import { BESIDE_READERS } from '../src/projection/pace';
import { projectionStatus } from '../src/projection/projection-status';
import { rebuildProjection } from '../src/projection/rebuild-projection';
import { runProjection } from '../src/projection/run-projection';
import { startRelay } from '../src/relay/relay';
import { appendEvents } from '../src/testing/append-events';
import { eventually } from '../src/testing/eventually';
import { added } from '../src/testing/tally';
import { tallyProjection } from '../src/testing/tally-projection';
import { createTestDatabase } from '../src/testing/test-database';
import { wait } from '../src/wakeup';
import { type Benchmark, quantile, row } from './benchmark';

/** Not the name of a bench: that may be in the same place. */
const REBUILD = '--rebuild-aside';
const STREAMS = 200;
const EVENTS = 20_000;
const ROUNDS = 5;
/** How long reads are timed while nothing is rebuilt, in milliseconds. */
const IDLE_MS = 3_000;
/** Commands and reads continue all the while, at this distance. */
const WRITE_INTERVAL_MS = 20;
const READ_INTERVAL_MS = 2;

const projection = tallyProjection();

/** An operator's rebuild is a process of its own: this file again. */
if (process.argv[2] === REBUILD) {
  const pool = new Pool({ connectionString: process.argv[3], pipeline: true });
  const store = createEventStore(pool);
  await rebuildProjection({ store, projection, pace: BESIDE_READERS });
  process.exit(0);
}

/** Reads of a read model that is written to, while it is rebuilt, against the same reads while it is not. */
const benchmark: Benchmark = {
  name: 'live-rebuild',
  async run({ databaseUrl }) {
    const database = await createTestDatabase({ server: databaseUrl });
    const store = createEventStore(database.pool);
    const relay = startRelay({ store, holder: 'bench' });
    const running = runProjection({ store, feed: createTableFeed({ store }), projection });
    const ending = new AbortController();
    try {
      await fill(store);
      const writing = write(store, ending.signal);
      const readers = createReaders(store);
      const during = { idle: [] as number[], rebuild: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        during.idle.push(...(await readers.readWhile(wait(IDLE_MS))));
        during.rebuild.push(...(await readers.readWhile(rebuildAside(database.url))));
      }
      ending.abort();
      await writing;
      const pair = (part: number) => {
        const [ours, baseline] = [quantile(during.rebuild, part), quantile(during.idle, part)];
        return { ours, baseline, ratio: ours / baseline };
      };
      const wrong = { ours: readers.wrong(), baseline: during.rebuild.length, ratio: readers.wrong() };
      return [
        row('p50 of a read during a rebuild, against idle', 'ms', pair(0.5), ''),
        row('p99 of a read during a rebuild, against idle', 'ms', pair(0.99), '≤ 1.5'),
        row('reads that were empty or went back in time, of all', 'reads', wrong, '0'),
      ];
    } finally {
      ending.abort();
      await running.stop();
      await relay.stop();
      await store.close();
      await database.drop();
    }
  },
};

export default benchmark;

async function fill(store: EventStore): Promise<void> {
  const each = Array.from({ length: EVENTS / STREAMS }, () => added(1));
  for (let i = 0; i < STREAMS; i += 1) await appendEvents(store, `tally-${i}`, each);
  await eventually(async () => (await projectionStatus(store.pool))[0]?.sequence === EVENTS, 60_000);
}

async function write(store: EventStore, signal: AbortSignal): Promise<void> {
  for (let i = 0; !signal.aborted; i += 1) {
    await appendEvents(store, `tally-${i % STREAMS}`, [added(1)]);
    await wait(WRITE_INTERVAL_MS, signal);
  }
}

async function rebuildAside(databaseUrl: string): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [REBUILD, databaseUrl]);
  // As `npm run ops` does.
  setPriority(Number(child.pid), constants.priority.PRIORITY_BELOW_NORMAL);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the rebuild failed');
}

/** Reads one stream's row after the other, and remembers how far each was. */
function createReaders({ pool }: EventStore) {
  const seen = new Map<string, number>();
  let wrong = 0;

  async function read(stream: string): Promise<void> {
    const { rows } = await pool.query<{ versions: number }>({
      name: 'read',
      text: `select cardinality(versions) as versions from ${projection.table('totals')} where stream = $1`,
      values: [stream],
    });
    const versions = rows[0]?.versions ?? 0;
    if (versions === 0 || versions < (seen.get(stream) ?? 0)) wrong += 1;
    seen.set(stream, versions);
  }

  return {
    wrong: () => wrong,
    /** How long each read took, in milliseconds, until the work had ended. */
    async readWhile(work: Promise<unknown>): Promise<number[]> {
      const times: number[] = [];
      let isOver = false;
      const over = work.finally(() => {
        isOver = true;
      });
      for (let i = 0; !isOver; i += 1) {
        const start = performance.now();
        await read(`tally-${i % STREAMS}`);
        times.push(performance.now() - start);
        await wait(READ_INTERVAL_MS);
      }
      await over;
      return times;
    },
  };
}
