import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { fetchPastQuery, gardenStream } from '@planted/contracts';
import { createEventStore, type DomainEvent } from '@planted/event-sourcing';
import { addDays } from '@planted/garden-domain';
import {
  createEventEncryption,
  createLog,
  createPersonalData,
  readMasterKey,
  startHost,
} from '@planted/service-kit';
import { asGardener } from '@planted/service-kit/testing';
import pg from 'pg';
import { type Benchmark, quantile, row, timesMs } from '../../../libs/event-sourcing/bench/benchmark';
import { saving } from '../src/garden/garden.examples';
import { gardensService } from '../src/gardens.service';

const EVENTS = 20_000;
const BATCH = 500;
/** Drawn, dated, recolored, and ended. */
const EVENTS_OF_PLANTING = 4;
const TIMES = 100;
const SIDE = 50;
const FIRST = '2021-03-01';
/** Of a real log: some nine events a day for six years. */
const EVENTS_A_DAY = 9;

/**
 * A day of the past of a garden of 20,000 events as its gardener asks for it, against the one row that says whose garden
 * it is; and the first one, which reads the log, against reading and decrypting that alone.
 */
const benchmark: Benchmark = {
  name: 'past',
  async run({ databaseUrl }) {
    const log = createLog('silent');
    const environment = { NODE_ENV: 'test', DATABASE_URL: databaseUrl };
    const host = await startHost({ services: [gardensService], messages: 'in-process', log, environment });
    const pool = new pg.Pool({ connectionString: databaseUrl, pipeline: true });
    const store = createEventStore(pool);
    try {
      const [gardenId, ownerId] = [randomUUID(), randomUUID()];
      const personal = createPersonalData(pool, await readMasterKey({ NODE_ENV: 'test' }));
      const { encrypterFor, decrypt } = createEventEncryption(personal);
      const stream = gardenStream(gardenId);
      for (let from = 0; from < EVENTS; from += BATCH)
        await store.append({
          ...{ stream, expectedVersion: 'any' as const },
          events: (await encrypterFor(ownerId)(eventsOf({ gardenId, ownerId }, from))).map(withId),
          metadata: metadataOf(ownerId, dayOfEvent(from)),
        });
      const ask = (day: string) =>
        host.messaging.send(fetchPastQuery, { gardenId, from: day, to: day }, asGardener(ownerId));
      const first = await timesMs(1, {
        ours: () => ask(addDays(FIRST, 100)),
        baseline: async () => decrypt(await store.readStream(stream)),
      });
      const days = await timesMs(TIMES, {
        ours: (at) => ask(addDays(FIRST, 1 + at * 20)),
        baseline: () =>
          pool.query('select from event_store.events where stream = $1 and version = 1', [stream]),
      });
      return [
        rowOf('the first day of a past of 20,000 events, against reading them', first, 0.5, '≤ 3'),
        rowOf('a day of that past, p95, against reading one row', days, 0.95, 'ours ≤ 50'),
      ];
    } finally {
      await store.close();
      await pool.end();
      await host.stop();
    }
  },
};

export default benchmark;

const rowOf = (
  what: string,
  { ours, baseline }: Awaited<ReturnType<typeof timesMs>>,
  part: number,
  goal: string,
) => {
  const pair = { ours: quantile(ours, part), baseline: quantile(baseline, part) };
  return row(what, 'ms', { ...pair, ratio: pair.ours / pair.baseline }, goal);
};

const dayOfEvent = (at: number): string => addDays(FIRST, Math.floor(at / EVENTS_A_DAY));

const withId = (event: DomainEvent) => ({ ...event, id: randomUUID() });

const metadataOf = (actor: string, day: string) => ({
  ...{ actor, service: 'gardens', correlationId: 'bench', causationId: null, commandId: null },
  time: `${day}T09:00:00.000Z`,
});

const planting = (at: number): string => `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`;

/** A part of the garden's log: its save, and then a life of four events for each square in turn. */
function eventsOf({ gardenId, ownerId }: { gardenId: string; ownerId: string }, from: number): DomainEvent[] {
  return Array.from({ length: BATCH }, (_, index): DomainEvent => {
    const at = from + index;
    if (at === 0) return gardenSaved(gardenId, ownerId);
    const turn = Math.floor(at / EVENTS_OF_PLANTING);
    const day = dayOfEvent(at);
    const id = planting(turn);
    const [x, y] = [turn % SIDE, Math.floor(turn / SIDE) % SIDE];
    const spot = { id, x, y, width: 1, height: 1, plantsPerSquare: null };
    const kind = { plantId: 'radish', plantName: 'Radish' };
    const act = {
      gardenId,
      version: at + 1,
      bed: null,
      causes: {},
      ended: [],
      added: [],
      restored: [],
      changed: [],
    };
    const changed = (data: object) => ({
      type: 'LayoutChanged',
      schemaVersion: 1,
      data: { ...act, ...data },
    });
    switch (at % EVENTS_OF_PLANTING) {
      case 0:
        return changed({ added: [{ ...spot, ...kind, color: '#d4365c' }] });
      case 1: {
        const dates = {
          oldStatus: 'planned',
          plantedDate: addDays(day, -7),
          expectedHarvestDate: day,
          healthRating: 8,
        };
        return {
          type: 'PlantingDatesSet',
          schemaVersion: 1,
          data: { gardenId, plantings: [{ id, ...dates }] },
        };
      }
      case 2:
        return changed({ changed: [{ ...spot, color: '#4d7c45' }] });
      default:
        return changed({ ended: [{ id, how: 'harvested', day }] });
    }
  });
}

function gardenSaved(gardenId: string, ownerId: string): DomainEvent {
  const matrix = Array(SIDE).fill(Array(SIDE).fill(1).join(',')).join('\n');
  const { garden } = saving({ gardenId, ownerId, matrix });
  return { type: 'GardenSaved', schemaVersion: 3, data: { ...garden, ownerId } };
}
