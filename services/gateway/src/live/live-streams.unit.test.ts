import { followChangesCall } from '@planted/contracts';
import { ADAS_SESSION, GRACES_SESSION } from '../testing/scripted-messaging';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const PATH = followChangesCall.path;
const missed = { changes: [], position: 3, isComplete: true };

describe('GET /api/gardens/live', () => {
  let gateway: TestGateway;
  const open: AbortController[] = [];

  beforeEach(async () => {
    gateway = await startTestGateway({
      LIVE_STREAMS: '4',
      LIVE_STREAMS_PER_GARDENER: '2',
      LIVE_STREAMS_PER_ADDRESS: '3',
    });
    gateway.messaging.answer('follow-changes', missed);
    gateway.messaging.answer('tail-changes', { changes: [], position: 3 });
  });
  afterEach(async () => {
    for (const each of open.splice(0)) each.abort();
    await gateway.stop();
  });

  async function listen(session = ADAS_SESSION, headers: Record<string, string> = {}): Promise<Response> {
    const leaving = new AbortController();
    open.push(leaving);
    return fetch(gateway.url + PATH, {
      headers: { accept: 'text/event-stream', cookie: `planted_session=${session}`, ...headers },
      signal: leaving.signal,
    });
  }
  const metricOf = async (name: string) =>
    (await gateway.metrics.metrics()).split('\n').filter((line) => line.startsWith(name));

  it('EDT-4 is a stream that nothing on the way keeps or holds back', async () => {
    const response = await listen(ADAS_SESSION, { 'accept-encoding': 'br, gzip' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    const first = await response.body?.pipeThrough(new TextDecoderStream()).getReader().read();
    expect(first?.value).toContain('id: 3\nevent: ready');
  });

  it('EDT-4 answers the same as JSON, also to HEAD, and then keeps nothing open', async () => {
    const headers = { accept: 'text/event-stream' };
    const head = await gateway.request(PATH, { method: 'HEAD', session: ADAS_SESSION, headers });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const response = await gateway.request(`${PATH}?after=3`, { session: ADAS_SESSION });
    expect(await response.json()).toEqual({ data: missed });
    expect(await metricOf('planted_live_streams ')).toEqual(['planted_live_streams 0']);
  });

  it('EDT-4 goes on where Last-Event-ID says, and from the beginning where that is none of ours', async () => {
    const asked = () =>
      gateway.messaging.sent.filter(({ name }) => name === 'follow-changes').map(({ input }) => input);
    await listen(ADAS_SESSION, { 'last-event-id': '42' });
    await listen(ADAS_SESSION, { 'last-event-id': 'x'.repeat(5000) });
    expect(asked()).toEqual([{ after: 42 }, {}]);
  });

  it('EDT-4 refuses more than a gardener, an address and the process may have, and shows how many are open', async () => {
    const statuses = [];
    for (const session of [ADAS_SESSION, ADAS_SESSION, ADAS_SESSION, GRACES_SESSION, GRACES_SESSION]) {
      const response = await listen(session);
      statuses.push(response.status);
      if (response.status === 429) {
        expect(await response.json()).toEqual({ error: expect.any(String), code: 'too-many' });
        expect(response.headers.get('retry-after')).toBe('30');
      }
    }
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    expect(await metricOf('planted_live_streams ')).toEqual(['planted_live_streams 3']);
  });

  it('EDT-4 ends in order when the process stops, and is timed as no request', async () => {
    const response = await listen();
    const text = response.text();
    await gateway.stop();
    expect(await text).toContain('event: ready');
    expect(await metricOf('planted_live_streams_ended_total')).toEqual([
      'planted_live_streams_ended_total{reason="stopped"} 1',
    ]);
    expect(await metricOf('planted_http_request_seconds_count')).toEqual([]);
    gateway = await startTestGateway();
  });

  it('EDT-4 is unavailable while it is not known where the log ends', async () => {
    gateway.messaging.answer('tail-changes', new Error('down'));
    const response = await listen();
    expect(response.status).toBe(500);
    await response.text();
    expect(await metricOf('planted_live_streams ')).toEqual(['planted_live_streams 0']);
  });
});
