import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gardenEventTypes, gardenStream } from '@planted/contracts';
import {
  createCommandHandler,
  createEventStore,
  createUpcaster,
  type EventStore,
  StateCache,
} from '@planted/event-sourcing';
import {
  createEventEncryption,
  createLog,
  createPersonalData,
  readMasterKey,
  startHost,
  upcastersFrom,
} from '@planted/service-kit';
import pg from 'pg';
import { v7 } from 'uuid';
import { type Benchmark, quantile, row, timesMs } from '../../../libs/event-sourcing/bench/benchmark';
import { plants, saving } from '../src/garden/garden.examples';
import { gardenDecider } from '../src/garden/garden.decider';
import type { ChangeLayout, GardenCommand } from '../src/garden/garden-command';
import type { GardenState } from '../src/garden/garden-state';
import { gardensService } from '../src/gardens.service';

const ACTS = 4_000;
const FEW_ACTS = 10;
const TIMES = 60;
const SIDE = 10;
const PLANTS = 50;
const MAX_CACHED = 16 * 1024 * 1024;

/** One act in a garden with its state in memory, against the same with the stream read and folded for it, as before. */
const benchmark: Benchmark = {
  name: 'garden-act',
  async run({ databaseUrl }) {
    const log = createLog('silent');
    const environment = { NODE_ENV: 'test', DATABASE_URL: databaseUrl };
    const host = await startHost({ services: [gardensService], messages: 'in-process', log, environment });
    const pool = new pg.Pool({ connectionString: databaseUrl, pipeline: true });
    const store = createEventStore(pool);
    try {
      return [...(await actsIn(store, FEW_ACTS)), ...(await actsIn(store, ACTS))];
    } finally {
      await store.close();
      await pool.end();
      await host.stop();
    }
  },
};

export default benchmark;

async function actsIn(store: EventStore, acts: number) {
  const cache = cacheOf(store);
  const [ours, baseline] = [await startGarden(store, cache), await startGarden(store)];
  await Promise.all([ours, baseline].map((garden) => garden.tell(acts)));
  const pair = await timesMs(TIMES, { ours: ours.act, baseline: baseline.act });
  const [p50, before] = [quantile(pair.ours, 0.5), quantile(pair.baseline, 0.5)];
  const rows = [
    row(
      `an act in a garden of ${acts}, against folding its stream`,
      'ms',
      {
        ...{ ours: p50, baseline: before, ratio: p50 / before },
      },
      acts === ACTS ? '≤ 0.2' : '≤ 1.1',
    ),
  ];
  if (acts < ACTS) return rows;
  const [megabytes, events] = heldBy(cache, ours.stream);
  return [
    ...rows,
    row(
      `memory of a garden of ${acts} acts, against its events as JSON`,
      'MB',
      {
        ...{ ours: megabytes, baseline: events, ratio: megabytes / events },
      },
      '≤ 4',
    ),
  ];
}

/** A bed with plants, whose acts recolor one of them and log something, in turns. */
async function startGarden(store: EventStore, cache?: StateCache<GardenState>) {
  const [gardenId, ownerId] = [randomUUID(), randomUUID()];
  const stream = gardenStream(gardenId);
  const personal = createPersonalData(store.pool, await readMasterKey({ NODE_ENV: 'test' }));
  const { encrypterFor, decrypt } = createEventEncryption(personal);
  const commandsWith = (kept?: StateCache<GardenState>) =>
    createCommandHandler({
      ...{ store, decider: gardenDecider, service: 'gardens', encrypterFor, newId: v7 },
      upcaster: createUpcaster(upcastersFrom(gardenEventTypes), decrypt),
      now: () => new Date(),
      ...(kept && { cache: kept }),
    });
  const [measured, telling] = [commandsWith(cache), commandsWith(cacheOf(store))];
  const ids = Array.from({ length: PLANTS }, () => randomUUID());
  let version = 1;
  const handle = async (commands: typeof measured, command: GardenCommand) => {
    const metadata = { actor: ownerId, correlationId: 'bench', commandId: randomUUID() };
    const result = await commands.handle({ stream, command, metadata });
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  };
  const change = async (commands: typeof measured, changes: ChangeLayout['changes']) => {
    const command = {
      type: 'ChangeLayout',
      actorId: ownerId,
      gardenId,
      plants,
      today: '2026-05-21',
    } as const;
    await handle(commands, { ...command, expectedVersion: version, changes });
    version += 1;
  };
  let acts = 0;
  const actWith = (commands: typeof measured) => {
    acts += 1;
    const id = ids[acts % PLANTS] ?? '';
    const color = `#${String(acts).padStart(6, '0')}`;
    return acts % 2 === 0 ? change(commands, [{ type: 'recolor', id, color }]) : weeded(commands);
  };
  const weeded = (commands: typeof measured) => {
    const words = { notes: `Weeded along the fence, ${acts}`, oldStatus: null, newStatus: null };
    const what = {
      subject: 'garden',
      subjectId: gardenId,
      action: 'weeded',
      value: null,
      unit: null,
    } as const;
    return handle(commands, {
      type: 'AddGardenEvent',
      actorId: ownerId,
      happened: { gardenId, ...what, ...words },
    });
  };
  const matrix = Array(SIDE).fill(Array(SIDE).fill(1).join(',')).join('\n');
  await handle(telling, saving({ gardenId, ownerId, matrix }));
  await change(
    telling,
    ids.map((id, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      return { type: 'place', id, plantId: 'radish', x, y, width: 1, height: 1 };
    }),
  );
  return {
    stream,
    act: () => actWith(measured),
    async tell(acts: number) {
      for (let each = 0; each < acts; each += 1) await actWith(telling);
    },
  };
}

const cacheOf = (store: EventStore) => new StateCache<GardenState>({ store, maxSize: MAX_CACHED });

/** What the cache holds for a garden, in megabytes: in memory, and as the JSON of its events. */
function heldBy(cache: StateCache<GardenState>, stream: string): readonly [number, number] {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const MEGABYTE = 1024 * 1024;
  const size = cache.get(stream)?.size ?? 0;
  collect();
  const before = process.memoryUsage().heapUsed;
  cache.delete(stream);
  collect();
  return [(before - process.memoryUsage().heapUsed) / MEGABYTE, size / MEGABYTE];
}
