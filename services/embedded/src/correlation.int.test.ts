import { randomUUID } from 'node:crypto';
import { createEventStore } from '@planted/event-sourcing';
import { eventually } from '@planted/event-sourcing/testing';
import { createLog } from '@planted/service-kit';
import { Pool } from 'pg';
import { services } from './services';
import { Gardener } from './testing/gardener';
import { startTestProduct, type TestProduct } from './testing/start-test-product';

interface Line {
  readonly msg: string;
  readonly correlationId?: string;
  readonly [field: string]: unknown;
}

const garden = {
  name: 'Herbs',
  soil_type: 'Loamy',
  hardiness_zone: '6a',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1\n1,1',
};
const READ_MODELS = services.flatMap(({ projections = [] }) => projections.map(({ id }) => id)).toSorted();

describe('what one request sets off', () => {
  const lines: Line[] = [];
  let product: TestProduct;

  beforeAll(async () => {
    const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });
    product = await startTestProduct(process.env['TEST_NATS_URL'] ? 'JetStream' : 'the event table', { log });
  });
  afterAll(() => product.stop());

  const of = (correlationId: string) => lines.filter((line) => line.correlationId === correlationId);
  const appliedOf = (correlationId: string, msg = 'an event was applied') =>
    of(correlationId)
      .filter((line) => line.msg === msg)
      .map(({ readModel }) => readModel)
      .toSorted();

  it('is found in the log by one id: at the gateway, in the services, at the append and in every read model', async () => {
    const ada = await Gardener.signedIn(product.url, 'Ada');
    const { status, headers } = await ada.post('/api/gardens/save', garden);
    expect(status).toBe(200);
    const id = headers.get('x-correlation-id') ?? '';
    await eventually(() => appliedOf(id).length === READ_MODELS.length);
    expect(appliedOf(id)).toEqual(READ_MODELS);
    expect(of(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ msg: 'answered', path: '/api/gardens/save', status: 200 }),
        expect.objectContaining({ msg: 'answered a message', service: 'identity', message: 'find-session' }),
        expect.objectContaining({ msg: 'answered a message', service: 'gardens', message: 'save-garden' }),
        expect.objectContaining({
          msg: 'events appended',
          types: ['GardenSaved'],
          outcome: 'appended',
        }),
      ]),
    );
  });

  it('is found as well where a read model parks an event', async () => {
    const pool = new Pool({ connectionString: product.databaseUrl });
    const store = createEventStore(pool);
    const id = randomUUID();
    await store.append({
      stream: `garden-${id}`,
      expectedVersion: 0,
      events: [{ id, type: 'GardenSaved', schemaVersion: 1, data: { nothing: 'of a garden' } }],
      metadata: {
        actor: id,
        time: '2026-05-01T08:00:00.000Z',
        correlationId: id,
        causationId: null,
        commandId: null,
        service: 'gardens',
      },
    });
    await store.close();
    await pool.end();
    await eventually(() => appliedOf(id, 'event parked').includes('tracking.dashboard'));
    const line = of(id).find(({ readModel }) => readModel === 'tracking.dashboard');
    expect(line).toMatchObject({
      level: 'warn',
      type: 'GardenSaved',
      reason: expect.stringMatching(/^malformed-event/),
    });
  });
});
