import { randomUUID } from 'node:crypto';
import {
  fetchGardenPlantsQuery,
  fetchGardensQuery,
  gardenStream,
  type PlantCell,
  saveGardenCommand,
  savePlantsCommand,
} from '@planted/contracts';
import type { RecordedEvent } from '@planted/event-sourcing';
import { createLog, runOpsFor } from '@planted/service-kit';
import { PATIENT, asGardener, startWithEvents } from '@planted/service-kit/testing';
import { services } from './services';

const settings = {
  soil_type: 'Loamy',
  hardiness_zone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1,1\n1,1,1',
} as const;
const radish: PlantCell = { name: 'Radish', plantingWidth: 1, plantingHeight: 1, rootCell: true };

describe('a log with layouts of the first version, as release 0.2.0 stored them', () => {
  const owner = randomUUID();
  const [ownNow, earlier] = [randomUUID(), randomUUID()];
  let product: Awaited<ReturnType<typeof startWithEvents>>;

  const plant = (gardenId: string, cell: PlantCell) =>
    product.messaging.send(
      savePlantsCommand,
      { gardenId, gardenWidth: 3, plantMap: [null, cell, null, null, null, null] },
      asGardener(owner),
    );
  const plantsOf = async (gardenId: string) =>
    (await product.messaging.send(fetchGardenPlantsQuery, { gardenId }, asGardener(owner))).data;
  const eventsOf = (gardenId: string) => product.store.readStream(gardenStream(gardenId));
  const ops = async (...args: string[]) => {
    const lines: string[] = [];
    const { connectionString: DATABASE_URL } = product.pool.options;
    const environment = { ...PATIENT, NODE_ENV: 'test', DATABASE_URL };
    const out = (line: string) => void lines.push(line);
    const code = await runOpsFor({ args, environment, services, log: createLog('silent'), out });
    return { code, lines };
  };

  /** The same garden, stored by the release before: its layout says nothing of plants per square. */
  async function storeAsBefore(events: readonly RecordedEvent[]) {
    for (const { type, schemaVersion, data, metadata } of events) {
      const said = { ...(data as { plants?: readonly object[] }), gardenId: earlier };
      const before = {
        ...said,
        plants: said.plants?.map((each) => ({ ...each, id: randomUUID(), plantsPerSquare: undefined })),
      };
      const event =
        type === 'LayoutSaved' ? { schemaVersion: 1, data: before } : { schemaVersion, data: said };
      await product.store.append({
        stream: gardenStream(earlier),
        expectedVersion: 'any',
        events: [{ type, id: randomUUID(), ...event }],
        metadata: { ...metadata, commandId: null },
      });
    }
  }

  beforeAll(async () => {
    product = await startWithEvents(services);
    const garden = { ...settings, gardenId: ownNow, name: 'Kitchen Bed' };
    await product.messaging.send(saveGardenCommand, garden, asGardener(owner));
    await plant(ownNow, radish);
    await storeAsBefore(await eventsOf(ownNow));
  });
  afterAll(() => product.stop());

  it('has them as they were, the garden’s name encrypted', async () => {
    const [garden, layout] = await eventsOf(earlier);
    expect(garden).toMatchObject({ type: 'GardenSaved', data: { sealed: expect.any(String) } });
    expect(layout).toMatchObject({ type: 'LayoutSaved', schemaVersion: 1 });
    expect(JSON.stringify(layout)).not.toContain('plantsPerSquare');
  });

  it('shows them as it shows those of today', async () => {
    const gardens = await product.messaging.send(fetchGardensQuery, {}, asGardener(owner));
    expect(gardens.map(({ name }) => name)).toEqual(['Kitchen Bed', 'Kitchen Bed']);
    const [now] = await plantsOf(ownNow);
    const [then] = await plantsOf(earlier);
    expect(then).toMatchObject({ custom_plants_per_square: null, plant: { plant_name: 'Radish' } });
    expect(then).toEqual({ ...now, id: then?.id, garden_id: earlier });
  });

  it('decides upon them: the same layout is none, a density of its own is one', async () => {
    await plant(earlier, radish);
    expect(await eventsOf(earlier)).toHaveLength(2);
    await plant(earlier, { ...radish, plantsPerSquare: 9 });
    const events = await eventsOf(earlier);
    expect(events.map(({ schemaVersion }) => schemaVersion)).toEqual([3, 1, 2]);
    expect(await plantsOf(earlier)).toMatchObject([{ custom_plants_per_square: 9 }]);
  });

  it('rebuilds every read model from them, equal to the live one', async () => {
    const equal = async () => {
      expect((await ops('read-models', 'verify', '--all')).code).toBe(0);
    };
    await equal();
    const models = services.flatMap(({ projections = [] }) => projections);
    for (const { id } of models) expect((await ops('read-models', 'rebuild', id)).code).toBe(0);
    await equal();
    expect(await plantsOf(earlier)).toMatchObject([{ custom_plants_per_square: 9 }]);
    expect((await product.pool.query('select from event_store.parked')).rowCount).toBe(0);
  });

  it('shows an operator what a garden was at each of its versions', async () => {
    const at = async (version: string) => {
      const { lines } = await ops('events', 'show', 'garden', earlier, '--version', version, '--json');
      return JSON.parse(lines.join('\n'));
    };
    expect(JSON.stringify(await at('2'))).toContain('"plantsPerSquare":null');
    expect(JSON.stringify(await at('3'))).toContain('"plantsPerSquare":9');
  });
});
