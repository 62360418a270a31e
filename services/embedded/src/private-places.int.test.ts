import { eventually } from '@planted/event-sourcing/testing';
import { commonSettings, createLog, createMetrics, openTracing, readSettings } from '@planted/service-kit';
import { PATIENT, createTestDatabase, type TestDatabase } from '@planted/service-kit/testing';
import { services } from './services';
import { type Embedded, startEmbedded } from './start-embedded';
import { Gardener } from './testing/gardener';
import { type SpanCollector, startSpanCollector } from './testing/span-collector';
import { tracesOf } from './testing/stored-traces';
import pg from 'pg';

const place = { name: 'Canary Harbor', region: 'Canaryland', latitude: -47.3, longitude: -168.9 };
/** As texts have them: nothing else here is below 0. */
const SECRETS = ['Canary', '-47.3', '-168.9'];

describe('SEA-1 where a gardener lives', () => {
  const metrics = createMetrics('embedded');
  const logged: string[] = [];
  let collector: SpanCollector;
  let database: TestDatabase;
  let product: Embedded;
  let endTracing: () => Promise<void>;
  let ada: Gardener;

  beforeAll(async () => {
    collector = await startSpanCollector();
    database = await createTestDatabase(services);
    const environment = {
      ...PATIENT,
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: database.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    };
    const log = createLog('trace', { write: (line) => void logged.push(line) });
    const tracing = await openTracing(readSettings(commonSettings, environment), 'embedded', log);
    endTracing = tracing.stop;
    product = await startEmbedded(environment, log, metrics, tracing);
    ada = await Gardener.signedIn(product.url, 'Ada');
  });
  afterAll(async () => {
    await product.stop();
    await endTracing();
    await collector.stop();
    await database.drop();
  });

  const choose = (changes: object, expectedVersion = 0) => {
    const choice = { place: { ...place, elevation: null, town: null, ...changes }, ownDates: null };
    return ada.post('/api/gardens/choosePlace', { expectedVersion, choice });
  };

  it('SEA-1 is in no log, metric or trace, whether it is taken, refused or in conflict, and in no table', async () => {
    const answers = [
      await choose({}),
      await choose({ name: 'Canary Bay' }),
      await choose({ latitude: -47.33 }, 1),
      await choose({ name: '<b>Canary</b>' }, 1),
      await ada.get('/api/gardens/fetchPlace'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 400, 400, 200]);
    expect(answers[4]?.body).toMatchObject({ data: { choice: { place } } });
    const correlation = answers[4]?.headers.get('x-correlation-id')?.replaceAll('-', '') ?? '';
    await eventually(async () => collector.spans.some(({ traceId }) => traceId === correlation));
    const kept = {
      logs: logged.join(''),
      metrics: await metrics.metrics(),
      traces: collector.bodies.join(''),
    };
    for (const [where, text] of Object.entries(kept)) {
      expect([where, text.includes('choosePlace')]).toEqual([where, true]);
      expect([where, SECRETS.filter((secret) => text.includes(secret))]).toEqual([where, []]);
    }
    const pool = new pg.Pool({ connectionString: database.url });
    expect(await tracesOf(pool, SECRETS)).toEqual([]);
    await pool.end();
  });
});
