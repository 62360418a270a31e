import { randomUUID } from 'node:crypto';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { percentile } from '../benching/main-thread';
import { type Row, row } from '../benching/row';
import { BenchGardener } from './saved-garden/gardener';
import { median } from './sites/pages';
import { type Servers, withProduct } from './sites/with-product';

/** The largest bed: 50 × 50 ft. One square is free, for what moves. */
const SIDE = 50;
const PLANTS = SIDE ** 2 - 1;
const OPENINGS = 20;
const ACTS = 300;
const WARMING_UP = 20;

interface Times {
  readonly ours: number[];
  readonly baseline: number[];
}

/**
 * A saved garden over HTTP, as a page has it, of the product of `npm start`. Opening a bed of 2,500 plants and changing
 * one of them, against the whole list that was read and saved before. And how long an act takes to another screen, until
 * that has been told and has read the layout, against two commits and a publish.
 */
export default {
  name: 'saved-garden',
  run: (servers: Servers): Promise<Row[]> =>
    withProduct(
      servers,
      { SAVES_PER_MINUTE: '100000', CALLS_PER_MINUTE: '1000000' },
      async (url, natsUrl) => [
        ...(await opening(url)),
        ...(await toAnotherScreen(url, servers.databaseUrl, natsUrl)),
      ],
    ),
};

async function opening(url: string): Promise<Row[]> {
  const now = await BenchGardener.withBed(url, SIDE, PLANTS);
  const before = await BenchGardener.withBed(url, SIDE, PLANTS);
  const opened: Times = { ours: [], baseline: [] };
  const acted: Times = { ours: [], baseline: [] };
  for (let round = -2; round < OPENINGS; round += 1) {
    const isCounted = round >= 0;
    // What the last act has left to be written is not the next one's to wait for.
    const settled = () => Promise.all([now.readLayout(), before.readWholeList()]);
    await settled();
    await timed(isCounted ? opened.baseline : [], () => before.readWholeList());
    const { version, plants } = await timed(isCounted ? opened.ours : [], () => now.readLayout());
    const last = plants.at(-1);
    if (plants.length !== PLANTS || !last) throw new Error(`${plants.length} plants are shown`);
    const isInLast = last.grid_x + SIDE * last.grid_y === PLANTS;
    await timed(isCounted ? acted.baseline : [], () => before.saveWholeList(PLANTS, round % 2 === 0 ? 1 : 0));
    await settled();
    await timed(isCounted ? acted.ours : [], () =>
      now.move(last.id, isInLast ? PLANTS - 1 : PLANTS, version),
    );
  }
  const rowOf = (what: string, { ours, baseline }: Times) =>
    row(`${PLANTS} plants: ${what}`, 'ms', median(ours), median(baseline), '≤ 1');
  return [
    rowOf('opening the garden, against reading the whole list', opened),
    rowOf('the first act, against saving the whole list', acted),
  ];
}

/** Milliseconds that it takes are added to the list. */
async function timed<Result>(times: number[], work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  times.push(performance.now() - began);
  return result;
}

async function toAnotherScreen(url: string, databaseUrl: string, natsUrl: string): Promise<Row[]> {
  const gardener = await BenchGardener.withBed(url, 4, 4);
  const floor = await startFloor(databaseUrl, natsUrl);
  const end = new AbortController();
  const seen = { version: 0, told: () => {} };
  // The other screen: at each change it asks for the layout, one question at a time.
  let asking = Promise.resolve();
  await gardener.follow(() => {
    asking = asking.then(async () => {
      seen.version = (await gardener.readLayout()).version;
      seen.told();
    });
  }, end.signal);
  try {
    const taken: Times = { ours: [], baseline: [] };
    let { version, plants } = await gardener.readLayout();
    const id = plants[0]?.id ?? '';
    for (let act = -WARMING_UP; act < ACTS; act += 1) {
      await timed(act < 0 ? [] : taken.baseline, floor.once);
      const next = version + 1;
      await timed(act < 0 ? [] : taken.ours, async () => {
        const shown = new Promise<void>((resolve) => {
          seen.told = () => seen.version >= next && resolve();
        });
        version = await gardener.move(id, act % 2 === 0 ? 15 : 14, version);
        await shown;
      });
    }
    const floorMs = median(taken.baseline);
    const what = 'act to another screen, that has read the layout, against 2 commits and a publish';
    return [
      row(`p50 ${what}`, 'ms', median(taken.ours), floorMs, '≤ 6'),
      row(`p99 ${what}`, 'ms', percentile(taken.ours, 0.99), floorMs, '≤ 25'),
    ];
  } finally {
    end.abort();
    await floor.stop();
  }
}

/**
 * The least that a command takes until it can be read elsewhere: two commits, and a publish in between, one after the
 * other by a client that does nothing else. It has no HTTP, no session, no reading and no other read models: see decision
 * 0100 for what ours has besides.
 */
async function startFloor(databaseUrl: string, natsUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const nats = await connect({ servers: natsUrl });
  const subject = `floor.${randomUUID()}`;
  const manager = await jetstreamManager(nats, { checkAPI: false });
  await manager.streams.add({ name: 'BENCH_FLOOR', subjects: [subject] });
  await pool.query('create table bare (id integer primary key, n integer)');
  const text = 'insert into bare values (1, 0) on conflict (id) do update set n = bare.n + 1';
  const commit = () => pool.query({ name: 'bare', text });
  return {
    async once() {
      await commit();
      await jetstream(nats).publish(subject, 'x');
      await commit();
    },
    async stop() {
      await manager.streams.delete('BENCH_FLOOR');
      await Promise.all([nats.close(), pool.end()]);
    },
  };
}
