import { randomUUID } from 'node:crypto';
import { eventually } from '@planted/event-sourcing/testing';
import { startGateway } from '@planted/gateway';
import { commonSettings, createLog, openTracing, readSettings, startHost } from '@planted/service-kit';
import { PATIENT, createTestDatabase, type TestDatabase } from '@planted/service-kit/testing';
import { services } from './services';
import { Gardener } from './testing/gardener';
import { type SpanCollector, startSpanCollector, type ToldSpan } from './testing/span-collector';

const natsUrl = process.env['TEST_NATS_URL'];
const log = createLog('silent');
/** On a machine that does a lot else; on a quiet one it is two seconds. */
const ARRIVAL_TIMEOUT_MS = 60_000;
const garden = {
  name: 'Herbs of Ada',
  soil_type: 'Loamy',
  hardiness_zone: '6a',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1\n1,1',
};
const READ_MODELS = services.flatMap(({ projections = [] }) => projections.map(({ id }) => id));

(natsUrl === undefined ? describe.skip : describe)('requests as spans, over NATS', () => {
  let collector: SpanCollector;
  let database: TestDatabase;
  let url: string;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    collector = await startSpanCollector();
    database = await createTestDatabase();
    const environment = {
      ...PATIENT,
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: database.url,
      NATS_URL: natsUrl,
      NATS_NAMESPACE: `test_${randomUUID()}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    };
    const settings = readSettings(commonSettings, environment);
    /** Two processes' worth, each with a tracing of its own: what joins their spans has crossed NATS. */
    const behind = await openTracing(settings, 'services', log);
    const edge = await openTracing(settings, 'gateway', log);
    const inServices = { environment, log, messages: 'nats', services, tracing: behind } as const;
    const host = await startHost(inServices);
    const front = await startHost({ ...inServices, services: [], tracing: edge });
    const gateway = await startGateway({ environment, log, tracing: edge, ...front });
    url = gateway.url;
    ends.push(gateway.stop, front.stop, edge.stop, host.stop, behind.stop);
  });
  afterAll(async () => {
    for (const end of ends) await end();
    await collector.stop();
    await database.drop();
  });

  it('are one trace each: from the gateway by its service and the append to NATS and every read model', async () => {
    // Services that have not had their turn yet are 'unavailable' to a gateway over NATS.
    const ada = await eventually(
      () => Gardener.signedIn(url, 'Ada').catch(() => undefined),
      ARRIVAL_TIMEOUT_MS,
    );
    const { body, headers } = await eventually(async () => {
      const answer = await ada.post('/api/gardens/save', garden);
      return answer.status === 200 && answer;
    }, ARRIVAL_TIMEOUT_MS);
    const [saved] = (body as { data: { id: string }[] }).data;
    const traceId = String(headers.get('x-correlation-id')).replaceAll('-', '');
    const mine = () => collector.spans.filter((span) => span.traceId === traceId);
    const named = (name: string, process?: string) =>
      mine().find((span) => span.name === name && (process === undefined || span.process === process));
    const last = ['publish', ...READ_MODELS.map((name) => `apply to ${name}`)];
    const above = (span: ToldSpan | undefined): string[] => {
      const parent = mine().find(({ spanId }) => spanId === span?.parentSpanId);
      return parent ? [`${parent.process}: ${parent.name}`, ...above(parent)] : [];
    };
    // A parent ends after its children, and may come with a later sending.
    const isComplete = () =>
      above(named('append')).length === 3 && last.every((name) => above(named(name)).length === 1);
    await eventually(isComplete, ARRIVAL_TIMEOUT_MS);

    const request = 'gateway: POST /api/gardens/save';
    expect(above(named('append'))).toEqual(['services: save-garden', 'gateway: send save-garden', request]);
    for (const name of last) expect([name, above(named(name))]).toEqual([name, [request]]);
    expect(named('POST /api/gardens/save')).toMatchObject({
      parentSpanId: undefined,
      attributes: { 'http.route': '/api/gardens/save', 'http.response.status_code': 200 },
    });
    expect(named('append')?.attributes).toMatchObject({ 'planted.events': 'GardenSaved' });
    // Spans of other requests have traces of their own.
    expect(new Set(collector.spans.map((span) => span.traceId)).size).toBeGreaterThan(1);

    const { body: me } = await ada.get('/api/me');
    for (const secret of [garden.name, 'Ada', saved?.id ?? '', (me as { user: { id: string } }).user.id])
      expect([secret, collector.bodies.some((each) => each.includes(secret))]).toEqual([secret, false]);
  });
});

describe('without a collector', () => {
  it('nothing is traced, and messages carry nothing', async () => {
    const tracing = await openTracing(readSettings(commonSettings, {}), 'gateway', log);
    const span = tracing.begin({ name: 'a', kind: 'server', correlationId: 'b', isFirst: true });
    expect(span.run(() => tracing.traceparent())).toBeUndefined();
  });

  it('that answers, requests continue, and the log says so', async () => {
    const lines: string[] = [];
    const settings = readSettings(commonSettings, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    const warned = createLog('warn', { write: (line) => void lines.push(line) });
    const tracing = await openTracing(settings, 'gateway', warned);
    tracing.begin({ name: 'a', kind: 'server', correlationId: randomUUID(), isFirst: true }).end();
    await eventually(
      () => lines.some((line) => line.includes('spans could not be sent')),
      ARRIVAL_TIMEOUT_MS,
    );
    await tracing.stop();
  });
});
