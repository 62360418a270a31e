import { gzipSync } from 'node:zlib';
import { AUTH_BASE, pathFor } from '@planted/contracts';
import { dataRoutes } from '../data-api/serve-data-api';
import { authRoutes } from '../sign-in-service/auth-routes';
import { exampleRequests } from '../testing/example-requests';
import { fieldsOf } from '../testing/fields';
import { ADAS_SESSION } from '../testing/scripted-messaging';
import { startTestGateway, type TestGateway, type TestRequest } from '../testing/start-test-gateway';
import { DATA_BASE } from './wire-names';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.messaging.sent.length = 0;
});

const ID = '0190a000-0000-7000-8000-000000000001';
const bearer = { authorization: 'Bearer x.y.z' };
const routes = [
  ...exampleRequests.map(({ call, body }) => ({ method: call.method, path: pathFor(call, body), body })),
  ...authRoutes.map(({ method, path }) => ({
    method,
    path: `${AUTH_BASE}${path.replaceAll(/:\w+/g, ID)}`,
    body: {},
  })),
];
const changing = routes
  .filter(({ method }) => method !== 'GET')
  .map((route) => [`${route.method} ${route.path}`, route] as const);

describe('every route that changes something', () => {
  const json = { 'content-type': 'application/json' };
  const foreign: Record<string, string>[] = [
    { ...json, origin: 'https://evil.example' },
    { ...json, origin: 'null' },
    { ...json, origin: 'https://planted.example.evil.example' },
    { ...json, 'sec-fetch-site': 'cross-site' },
    { ...json, 'sec-fetch-site': 'same-site' },
    { ...json, 'sec-fetch-site': 'none' },
    { ...json, 'sec-fetch-site': 'cross-site', origin: 'OUR OWN' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=b' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'text/plain; application/json' },
    { 'content-type': 'application/json-seq' },
  ];

  it.each(changing)('refuses to do %s for another site', async (_, { method, path, body }) => {
    for (const headers of foreign) {
      const { origin = '' } = headers;
      const own: Record<string, string> = origin === 'OUR OWN' ? { origin: gateway.url } : {};
      const request: TestRequest = {
        method,
        session: ADAS_SESSION,
        headers: { ...bearer, ...headers, ...own },
        body: JSON.stringify(body),
      };
      const response = await gateway.request(path, request);
      expect([headers, response.status]).toEqual([headers, 403]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(gateway.messaging.sent).toEqual([]);
  });

  const bomb = new Uint8Array(gzipSync(`{}${' '.repeat(20_000_000)}`, { level: 1 }));
  it.each(changing)('takes no compressed body for %s', async (_, { method, path }) => {
    const response = await fetch(gateway.url + path, {
      method,
      headers: { ...json, ...bearer, 'content-encoding': 'gzip', cookie: `planted_session=${ADAS_SESSION}` },
      body: bomb,
    });
    expect(response.status).toBe(400);
    expect(gateway.messaging.sent).toEqual([]);
  });
});

describe('every table of the data API', () => {
  const writes = dataRoutes.flatMap(({ path }) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, DATA_BASE + path] as const),
  );
  it.each(writes)('is read only: %s %s is forbidden, whoever asks', async (method, path) => {
    for (const headers of [{}, bearer]) {
      const response = await gateway.request(`${path}?id=eq.${ID}`, {
        method,
        session: ADAS_SESSION,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ given_name: 'Mallory' }),
      });
      expect(response.status).toBe(403);
    }
    expect(gateway.messaging.sent).toEqual([]);
  });

  const bearers = dataRoutes.filter(({ access }) => access === 'bearer').map(({ path }) => DATA_BASE + path);
  it.each(bearers)('that is private, %s, is not opened by a cookie', async (path) => {
    const response = await gateway.request(path, { session: ADAS_SESSION });
    expect(response.status).toBe(401);
    expect(gateway.messaging.sent).toEqual([]);
  });
});

describe('every answer', () => {
  const answers: [string, string, TestRequest, number][] = [
    ['a page', '/', { headers: { accept: 'text/html' } }, 200],
    ['a call’s', '/api/client-config', {}, 200],
    ['a refusal for a guest', '/api/me', {}, 401],
    ['a path without a route', '/api/nope', {}, 404],
    ['a file that is not there', '/assets/nothing-C4g91flr.js', {}, 404],
    ['a path that is none', '/%E0%A4', {}, 400],
    ['another method', '/api/me', { method: 'PUT' }, 404],
    ['another site', '/api/logout', { method: 'POST', headers: { origin: 'https://evil.example' } }, 403],
    [
      'a body that is no JSON',
      '/api/demo/sign-in',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
      400,
    ],
    [
      'a body that is too large',
      '/api/demo/sign-in',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: ' '.repeat(300_000) },
      413,
    ],
    ['the public keys', '/auth/v1/.well-known/jwks.json', {}, 500],
    ['a refusal of the sign-in service', '/auth/v1/user', {}, 401],
    ['what it has no route for', '/auth/v1/nope', {}, 404],
    ['a refusal of the data API', '/rest/v1/users', {}, 401],
    ['a table that is none', '/rest/v1/nope', {}, 404],
  ];
  it.each(answers)('that is %s carries what protects a browser', async (_, path, request, status) => {
    if (path === '/') await gateway.putPage('<title>Planted</title>');
    if (path.endsWith('jwks.json')) gateway.messaging.answer('read-key-set', new Error('a fault'));
    const { headers, ...response } = await gateway.request(path, request).then(async (answer) => ({
      headers: Object.fromEntries(answer.headers),
      status: answer.status,
      text: await answer.text(),
    }));
    expect(response.status).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['content-type']).toMatch(path === '/' ? /^text\/html/ : /^application\/json/);
    expect(
      Object.keys(headers).filter((name) => /^access-control|^server$|^x-powered-by$/.test(name)),
    ).toEqual([]);
    expect(response.text).not.toMatch(/node_modules|\bat .*:\d+:\d+|select |evil/i);
  });
});

describe('a text that takes long to look at', () => {
  const repeated = [
    'a',
    ' ',
    '0',
    '@',
    'a@',
    '.',
    'a.',
    '-',
    ':',
    '/',
    '\u0301',
    '\uD83D\uDE00',
    '\t',
    '1,',
    '0,1\n',
  ];
  const ends = ['', '!', '@', '\n', '.example'];
  const hard = repeated.flatMap((text) => ends.map((end) => `${text.repeat(200_000 / text.length)}${end}`));

  it.each(
    exampleRequests.filter(({ call }) => call.method !== 'GET').map(({ call }) => [call.name, call] as const),
  )('is none for %s: 200 KB in any field are judged at once', (_, call) => {
    for (const { path } of fieldsOf(call.request)) {
      for (const text of hard) {
        const request = path.reduceRight<unknown>(
          (inner, name) => (name === '*' ? [inner] : { [name]: inner }),
          text,
        );
        const began = process.cpuUsage();
        call.request.safeParse(request);
        // What grows with the square of its length takes minutes, of this process's own time.
        expect(process.cpuUsage(began).user).toBeLessThan(2_000_000);
      }
    }
  });
});
