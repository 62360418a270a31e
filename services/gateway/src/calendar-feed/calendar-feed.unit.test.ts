import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { RefusalError } from '@planted/service-kit';
import { ADAS_SESSION } from '../testing/scripted-messaging';
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway';

const TOKEN = 'tOkEn_-0123456789abcdefghijklmnopqrstuvwxyzA';
const token = TOKEN.slice(0, 43);
const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Sow 🥕\r\nEND:VCALENDAR\r\n';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway({ CALLS_PER_MINUTE: '20' });
  gateway.messaging.answer('read-calendar', {
    etag: 'W/"one"',
    gzip: gzipSync(text).toString('base64'),
  });
});
afterEach(() => gateway.stop());
const asked = () =>
  gateway.messaging.sent.map(({ name, input, context }) => ({ name, input, actor: context.actor }));

describe('GET /feed/<token>.ics', () => {
  it('TEL-1 answers whoever has the address, and tells the service no more than the hash', async () => {
    const response = await gateway.request(`/feed/${token}.ics`, { session: ADAS_SESSION });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(asked()).toEqual([
      {
        name: 'read-calendar',
        input: { tokenHash: createHash('sha256').update(token).digest('hex'), have: null },
        actor: null,
      },
    ]);
  });

  it('TEL-2 answers 304 without a body to who has it', async () => {
    gateway.messaging.answer('read-calendar', { etag: 'W/"one"', gzip: null });
    const response = await gateway.request(`/feed/${token}.ics`, { headers: { 'if-none-match': 'W/"one"' } });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
      304,
      '',
      'W/"one"',
    ]);
    expect(asked()).toMatchObject([{ input: { have: 'W/"one"' } }]);
  });

  it.each([
    ['no token', '/feed/'],
    ['a shorter one', `/feed/${token.slice(1)}.ics`],
    ['a longer one', `/feed/${token}a.ics`],
    ['another file', `/feed/${token}.txt`],
    ['a folder', `/feed/x/${token}.ics`],
    ['a letter that no token has', `/feed/${token.slice(1)}%2b.ics`],
  ])('TEL-1 answers %s as an unknown token, and asks no service', async (_, path) => {
    const answer = async (from: string) => {
      const response = await gateway.request(from);
      return [response.status, response.headers.get('cache-control'), await response.text()];
    };
    const malformed = await answer(path);
    expect(asked()).toEqual([]);
    const unknown = { code: 'not-found', message: 'Calendar not found' } as const;
    gateway.messaging.answer('read-calendar', new RefusalError(unknown));
    expect(await answer(`/feed/${token}.ics`)).toEqual(malformed);
    expect(malformed[0]).toBe(404);
  });

  it('is read only', async () => {
    const response = await gateway.request(`/feed/${token}.ics`, { method: 'POST' });
    expect(response.status).toBe(404);
    expect(asked()).toEqual([]);
  });

  it('TEL-1 is limited as calls are, whatever is asked', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await gateway.request(`/feed/${at}.ics`)).status);
    expect(statuses).toEqual([...Array(20).fill(404), 429]);
    expect((await gateway.request(`/feed/${token}.ics`)).headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('TEL-1 is in metrics by its route alone', async () => {
    await gateway.request(`/feed/${token}.ics`);
    const metrics = await gateway.metrics.metrics();
    expect(metrics).toContain('route="/feed/*"');
    expect(metrics).not.toContain(token.slice(2, 40));
  });
});
