import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import {
  fetchDashboardQuery,
  fetchGardensQuery,
  fetchRecentActivitiesQuery,
  type GardenEvent,
  gardenStream,
} from '@planted/contracts';
import { createEventStore, type EventStore, projectionStatus } from '@planted/event-sourcing';
import { createLog, startHost } from '@planted/service-kit';
import { asGardener, catalogueStandIn, examplePlant } from '@planted/service-kit/testing';
import pg from 'pg';
import { dashboardOverview } from '../src/queries/fetch-dashboard/dashboard-overview';
import { plantTimetable } from '../src/queries/fetch-dashboard/plant-timetable';
import { selectActivities } from '../src/queries/fetch-recent-activities/stored-activity';
import { dashboard } from '../src/read-models/dashboard/dashboard.projection';
import { trackingService } from '../src/tracking.service';

const GARDENS = 200;
const EVENTS_OF_A_GARDEN = 100;
const PLANTS_OF_A_GARDEN = 100;
const TIMES = 200;
const NOW = new Date('2026-07-01T12:00:00Z');
/** As many kinds as the catalogue has. */
const KINDS = Array.from({ length: 252 }, (_, n) =>
  examplePlant({ id: `kind-${n}`, plant_name: `Kind ${n}` }),
);

/** The dashboard of a gardener with 200 gardens, 20,000 plants and 20,000 events, against the SQL that it reads. */
const benchmark = {
  name: 'dashboard',
  async run({ databaseUrl }: { databaseUrl: string }) {
    const host = await startHost({
      services: [trackingService, catalogueStandIn(KINDS)],
      messages: 'in-process',
      log: createLog('silent'),
      clock: () => NOW,
      environment: { NODE_ENV: 'test', DATABASE_URL: databaseUrl },
    });
    const pool = new pg.Pool({ connectionString: databaseUrl });
    const store = createEventStore(pool);
    try {
      const owner = randomUUID();
      for (let n = 0; n < GARDENS; n += 1) await tellGarden(store, owner, n);
      await untilApplied(pool);
      await pool.query('analyze');
      const ask = () => asGardener(owner);
      const overview = dashboardOverview('2026-07-01', plantTimetable(KINDS));
      const bare = (text: string, ...values: unknown[]) => pool.query({ text, values: [owner, ...values] });
      const gardens = `select * from ${dashboard.table('gardens')} where owner_id = $1 order by created_at, id`;
      const activities = `${selectActivities} order by a.sequence desc limit 100`;
      const { send } = host.messaging;
      return [
        await compare('dashboard, p99 of the answer against its SQL alone', {
          ours: () => send(fetchDashboardQuery, {}, ask()),
          baseline: () => bare(overview.text, ...overview.values),
        }),
        await compare('200 gardens, p99 against their SQL alone', {
          ours: () => send(fetchGardensQuery, {}, ask()),
          baseline: () => bare(gardens),
        }),
        await compare('recent activity, p99 against its SQL alone', {
          ours: () => send(fetchRecentActivitiesQuery, {}, ask()),
          baseline: () => bare(activities),
        }),
      ];
    } finally {
      await store.close();
      await pool.end();
      await host.stop();
    }
  },
};

export default benchmark;

interface Pair {
  readonly ours: () => Promise<unknown>;
  readonly baseline: () => Promise<unknown>;
}

/** Taken in turns, so that both see the same machine. */
async function compare(what: string, pair: Pair) {
  const taken = { ours: [] as number[], baseline: [] as number[] };
  for (let time = -20; time < TIMES; time += 1) {
    for (const which of ['baseline', 'ours'] as const) {
      const start = performance.now();
      await pair[which]();
      if (time >= 0) taken[which].push(performance.now() - start);
    }
  }
  const p99 = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
  const [ours, baseline] = [p99(taken.ours), p99(taken.baseline)];
  return { what, unit: 'ms', ours, baseline, ratio: ours / baseline, goal: '≤ 3' };
}

/** A garden with its plants, half of them planted, and what happened there in 100 events. */
async function tellGarden(store: EventStore, ownerId: string, n: number): Promise<void> {
  const gardenId = randomUUID();
  const plants = Array.from({ length: PLANTS_OF_A_GARDEN }, (_, at) => ({
    id: randomUUID(),
    plantId: `kind-${(n + at) % KINDS.length}`,
    plantName: 'Radish',
    x: at % 10,
    y: Math.floor(at / 10),
    width: 1,
    height: 1,
    color: '#d4365c',
    plantsPerSquare: null,
  }));
  const planted = plants.slice(0, PLANTS_OF_A_GARDEN / 2);
  const row = Array(10).fill(1).join(',');
  const told: GardenEvent[] = [
    {
      type: 'GardenSaved',
      schemaVersion: 3,
      data: {
        gardenId,
        ownerId,
        name: `Bed ${n}`,
        soilType: 'Loamy',
        hardinessZone: '5b',
        sunlight: 'Full Sun',
        maintenance: 'Low',
        style: null,
        matrix: Array(10).fill(row).join('\n'),
      },
    },
    { type: 'LayoutSaved', schemaVersion: 2, data: { gardenId, plants } },
    {
      type: 'PlantingDatesSet',
      schemaVersion: 1,
      data: {
        gardenId,
        plantings: planted.map(({ id }, at) => ({
          id,
          oldStatus: 'planned',
          plantedDate: `2026-06-${String(1 + (at % 30)).padStart(2, '0')}`,
          expectedHarvestDate: `2026-07-${String(1 + (at % 30)).padStart(2, '0')}`,
          healthRating: 8,
        })),
      },
    },
  ];
  while (told.length < EVENTS_OF_A_GARDEN) {
    const wateredDate = `2026-06-${String(1 + (told.length % 30)).padStart(2, '0')}`;
    told.push({
      type: 'GardenWatered',
      schemaVersion: 2,
      data: { gardenId, wateredDate, time: null, plantIds: planted.slice(0, 5).map(({ id }) => id) },
    });
  }
  await store.append({
    stream: gardenStream(gardenId),
    expectedVersion: 0,
    // The first versions of all stand in clear.
    events: told.map((event) => ({ ...event, schemaVersion: 1, id: randomUUID() })),
    metadata: {
      actor: ownerId,
      time: new Date(NOW.getTime() - (GARDENS - n) * 60_000).toISOString(),
      correlationId: gardenId,
      causationId: null,
      commandId: null,
      service: 'gardens',
    },
  });
}

async function untilApplied(pool: pg.Pool): Promise<void> {
  for (;;) {
    const status = await projectionStatus(pool);
    if (status.every(({ head, lag }) => head === GARDENS * EVENTS_OF_A_GARDEN && lag === 0)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
