import { pathFieldsOf, pathFor, REFUSAL_STATUS, type RefusalCode } from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';
import fc from 'fast-check';
import type { AnyCall } from './edge/call-request';
import { exampleBody, exampleRequests } from './testing/example-requests';
import { leavesOf, replaced } from './testing/leaves';
import { ADAS_SESSION } from './testing/scripted-messaging';
import { startTestGateway, type TestGateway } from './testing/start-test-gateway';

let gateway: TestGateway;

const answerOf = async (response: Response): Promise<Record<string, unknown>> =>
  JSON.parse(await response.text());

beforeAll(async () => {
  const noLimit = '1000000';
  gateway = await startTestGateway({
    CALLS_PER_MINUTE: noLimit,
    SAVES_PER_MINUTE: noLimit,
    SIGN_INS_PER_MINUTE: noLimit,
    MESSAGES_PER_HOUR: noLimit,
    RECOVERIES_PER_HOUR: noLimit,
    EXPORTS_PER_HOUR: noLimit,
  });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.messaging.sent.length = 0;
});

const garden = exampleBody('save-garden');
const bodies = exampleRequests.filter(({ call }) => call.method !== 'GET');

describe('every call', () => {
  it('has an example here that its contract accepts', () => {
    expect(exampleRequests.length).toBeGreaterThanOrEqual(13);
    for (const { call, body } of exampleRequests) {
      expect([call.name, call.request.safeParse(body).error]).toEqual([call.name, undefined]);
    }
  });

  it.each(
    exampleRequests
      .filter(({ call }) => call.access === 'signed-in')
      .map((each) => [each.call.path, each] as const),
  )('AUTH-6 %s answers a guest with 401 and asks no service', async (_, { call, body }) => {
    for (const session of [undefined, 'x'.repeat(43), 'short', '%00']) {
      const cookie = session === undefined ? {} : { session };
      const response = await gateway.request(pathFor(call, body), {
        method: call.method,
        ...cookie,
        ...(call.method !== 'GET' && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(withoutPathFields(call, body)),
        }),
      });
      expect([response.status, await answerOf(response)]).toEqual([
        401,
        { error: 'Not logged in', code: 'not-signed-in' },
      ]);
    }
    expect(gateway.messaging.sent).toEqual([]);
  });

  it.each(bodies.map((each) => [each.call.path, each] as const))(
    'API-1 %s answers any JSON with its contract: 4xx with {error} naming the field, and no message',
    async (_, { call, body }) => {
      await fc.assert(
        fc.asyncProperty(fc.json({ maxDepth: 4 }), async (json) => {
          gateway.messaging.sent.length = 0;
          const sent: unknown = JSON.parse(json) ?? {};
          const response = await gateway.request(pathFor(call, body), {
            method: call.method,
            session: ADAS_SESSION,
            headers: { 'content-type': 'application/json' },
            body: json,
          });
          const expected = call.request.safeParse(withPathFields(call, sent, body));
          if (expected.success) return response.status < 500;
          const answer = await answerOf(response);
          expect(response.status).toBe(400);
          expect(answer.error).toEqual(expect.any(String));
          expect(gateway.messaging.sent).toEqual([]);
          return true;
        }),
        { numRuns: 60 },
      );
    },
  );

  const wrong: unknown[] = [
    null,
    0,
    -1,
    1.5,
    1e308,
    '',
    'x',
    'x'.repeat(30_000),
    '\u0000',
    '\uD800',
    [],
    {},
    true,
    [[]],
  ];
  /** The validator's own, such as 'Invalid input: expected string, received number'. */
  const FOREIGN_WORDS = /: (Invalid|Too big|Too small|Unrecognized)/;
  const spoiled = bodies.flatMap(({ call, body }) =>
    leavesOf(withoutPathFields(call, body)).flatMap((leaf) =>
      wrong
        .map((value) => ({ call, leaf, body: replaced(body, leaf, value) }))
        .filter(({ body }) => !call.request.safeParse(body).success),
    ),
  );
  it(`API-1 names the field that is wrong, in each of ${spoiled.length} spoiled requests`, async () => {
    expect(spoiled.length).toBeGreaterThan(200);
    for (const { call, leaf, body } of spoiled) {
      const response = await gateway.ask(call, body);
      const answer = await answerOf(response);
      const about = `${call.name} ${leaf.join('.')} ${JSON.stringify(body).slice(0, 300)} ${JSON.stringify(answer)}`;
      expect([about, response.status]).toEqual([about, 400]);
      expect([about, `${answer.field}.`.startsWith(`${leaf.join('.')}.`)]).toEqual([about, true]);
      expect(answer.error).toContain(answer.field);
      expect([about, answer.error]).toEqual([about, expect.not.stringMatching(FOREIGN_WORDS)]);
    }
    expect(gateway.messaging.sent).toEqual([]);
  });

  it.each(['x', '0', '%00', '0190a000-0000-7000-8000-00000000000'])(
    'API-1 names the field of a path that is wrong: %s',
    async (id) => {
      const call = exampleRequests.find(({ call }) => call.name === 'update-reminder')?.call;
      const response = call && (await gateway.ask(call, { id, is_completed: true }));
      expect([response?.status, response && (await answerOf(response)).field]).toEqual([400, 'id']);
      expect(gateway.messaging.sent).toEqual([]);
    },
  );

  it.each(
    bodies.flatMap(({ call, body }) =>
      ['owner_id', 'actor', 'created_at', 'id', 'version', 'constructor'].map(
        (extra) => [call.path, extra, { call, body }] as const,
      ),
    ),
  )('API-1 %s refuses the extra field %s', async (_, extra, { call, body }) => {
    const response = await gateway.request(pathFor(call, body), {
      method: call.method,
      session: ADAS_SESSION,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...withoutPathFields(call, body), [extra]: 'x' }),
    });
    expect([response.status, (await answerOf(response)).field]).toEqual([400, extra]);
  });

  it.each([
    ['0 × 0', ''],
    ['51 × 50', Array.from({ length: 51 }, () => Array(50).fill(1).join(',')).join('\n')],
    ['ragged', '1,1\n1'],
    ['NaN', '1,NaN'],
    ['empty', '0,0\n0,0'],
    ['of twos', '2,2'],
  ])('API-1 /api/gardens/save refuses a matrix that is %s', async (_, matrix) => {
    const response = await gateway.post('/api/gardens/save', { ...garden, matrix });
    expect([response.status, (await answerOf(response)).field]).toEqual([400, 'matrix']);
  });
});

describe('a body', () => {
  it.each([
    ['that is not JSON', '{"name":', 400],
    ['with a __proto__ key', '{"__proto__": {"admin": true}}', 400],
    ['with a constructor that has a prototype', '{"constructor": {"prototype": {"admin": true}}}', 400],
    ['with a __proto__ key deep inside', '{"a": [{"__proto__": {}}]}', 400],
    ['with an escaped __proto__ key', '{"__pro\\u0074o__": {"admin": true}}', 400],
    ['nested 100,000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 400],
    ['of more than 256 KB', JSON.stringify({ name: 'x'.repeat(256 * 1024) }), 413],
  ])('%s is refused with {error}', async (what, body, status) => {
    const response = await gateway.post('/api/gardens/save', body);
    expect(response.status).toBe(status);
    const answer = await answerOf(response);
    expect(answer.error).toEqual(expect.any(String));
    const reaching = /__proto__|constructor/.exec(what)?.[0];
    expect([what, answer.field]).toEqual([what, reaching]);
    expect(gateway.messaging.sent).toEqual([]);
  });
});

it('PLT-9 a plot of 50 × 50 full of plants is not too large, ten times that is', async () => {
  const cell = {
    name: 'Butterhead Lettuce of a rather long name',
    plantId: 'lettuce-butterhead',
    image: '/illustrations/plants/lettuce-butterhead.svg',
    plantingWidth: 1,
    plantingHeight: 1,
    color: '#aac62f',
    rootCell: true,
  };
  const layoutOf = (cells: number) => ({
    gardenId: '0190a8f0-0000-7000-8000-000000000001',
    plantMap: Array.from({ length: cells }, () => cell),
    gardenWidth: 50,
  });
  expect((await gateway.post('/api/gardens/savePlants', layoutOf(2500))).status).toBe(200);
  expect((await gateway.post('/api/gardens/savePlants', layoutOf(25_000))).status).toBe(413);
});

it('MAN-2 the planting dates of 2,500 plants are not too large, ten times that is', async () => {
  const datesOf = (plants: number) => ({
    plantingDates: Array.from({ length: plants }, (_, n) => ({
      plant_id: `0190a8f0-0000-7000-8000-${String(n).padStart(12, '0')}`,
      planted_date: '2026-05-21',
      expected_harvest_date: '2026-06-18',
    })),
  });
  const path = '/api/gardens/updatePlantingDates';
  expect((await gateway.post(path, datesOf(2500))).status).toBe(200);
  expect((await gateway.post(path, datesOf(25_000))).status).toBe(413);
});

describe('a path', () => {
  it.each(['/api/nope', '/api', '/api/gardens', '/api/gardens/save/x'])(
    '%s without a route is 404 in JSON',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const headers = { 'content-type': 'application/json', accept: 'text/html' };
        const response = await gateway.request(path, {
          method,
          headers,
          ...(method === 'POST' && { body: '{}' }),
        });
        expect([path, response.status, await answerOf(response)]).toEqual([
          path,
          404,
          { error: 'Not found', code: 'not-found' },
        ]);
      }
    },
  );

  it('that is no path at all is refused with {error}', async () => {
    const response = await gateway.request('/%E0%A4');
    expect([response.status, (await answerOf(response)).error]).toEqual([400, expect.any(String)]);
  });
});

describe('a refusal of a service', () => {
  it.each(Object.entries(REFUSAL_STATUS))('%s becomes the status %i', async (code, status) => {
    const refusal = { code: code as RefusalCode, message: 'No', field: 'name', retryAfter: 1.2 };
    gateway.messaging.answer('save-garden', new RefusalError(refusal));
    const response = await gateway.post('/api/gardens/save', garden);
    expect([response.status, await answerOf(response)]).toEqual([
      status,
      { error: 'No', code, field: 'name' },
    ]);
    expect(response.headers.get('retry-after')).toBe('2');
  });

  it('that is a fault of our own shows nothing of its inside', async () => {
    gateway.messaging.answer('save-garden', new Error('relation "secret" does not exist at character 15'));
    const response = await gateway.post('/api/gardens/save', garden);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('{"error":"Something went wrong. Please try again."}');
    expect(gateway.logged.join('')).toContain('relation');
  });
});

function withoutPathFields(call: AnyCall, body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !pathFieldsOf(call).includes(key)));
}

/** What is sent in the body, with the fields that a right request has in its path. */
function withPathFields(call: AnyCall, sent: unknown, body: object): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const inPath = Object.entries(body).filter(([key]) => pathFieldsOf(call).includes(key));
  return { ...sent, ...Object.fromEntries(inPath) };
}
