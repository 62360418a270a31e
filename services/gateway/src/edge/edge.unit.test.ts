import type { RefusalCode } from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';
import { exampleBody } from '../testing/example-requests';
import {
  ADA,
  ADAS_SESSION,
  GOOD_UNTIL,
  GRACE,
  NEW_SESSION,
  STALE_SESSION,
} from '../testing/scripted-messaging';
import { startTestGateway, type TestGateway, type TestRequest } from '../testing/start-test-gateway';

const started: TestGateway[] = [];
const start = async (environment: Record<string, string> = {}) => {
  const gateway = await startTestGateway(environment);
  started.push(gateway);
  return gateway;
};
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await start();
});
afterAll(async () => {
  for (const each of started) await each.stop();
});

describe('a request from another site', () => {
  const json = { 'content-type': 'application/json' };
  const foreign: [string, TestRequest][] = [
    ['with a foreign Origin', { headers: { ...json, origin: 'https://evil.example' }, body: '{}' }],
    ['with a foreign Origin and no body', { headers: { origin: 'https://evil.example' } }],
    ['from nowhere', { headers: { ...json, origin: 'null' }, body: '{}' }],
    [
      'that the browser calls cross-site',
      { headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{}' },
    ],
    ['that the browser calls same-site', { headers: { ...json, 'sec-fetch-site': 'same-site' }, body: '{}' }],
    ['as a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'name=x' }],
    [
      'as a form with files',
      { headers: { 'content-type': 'multipart/form-data; boundary=b' }, body: '--b--' },
    ],
    ['as plain text', { headers: { 'content-type': 'text/plain' }, body: '{}' }],
    [
      'as text that mentions JSON',
      { headers: { 'content-type': 'text/plain; application/json' }, body: '{}' },
    ],
  ];
  const paths = [
    '/api/gardens/save',
    '/api/logout',
    '/api/demo/sign-in',
    '/api/verify-google-token',
    '/api/nope',
  ];
  it.each(foreign)('is refused %s, whatever it asks for', async (_, request) => {
    gateway.messaging.sent.length = 0;
    for (const path of paths) {
      const response = await gateway.request(path, { method: 'POST', session: ADAS_SESSION, ...request });
      expect([path, response.status]).toEqual([path, 403]);
      expect(JSON.parse(await response.text()).error).toEqual(expect.any(String));
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(gateway.messaging.sent).toEqual([]);
  });

  const own: [string, Record<string, string>][] = [
    ['our own Origin', { origin: 'OWN' }],
    [
      "the browser's word that it is ours",
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:5173' },
    ],
    ['a script outside a browser', {}],
  ];
  it.each(own)('is none with %s', async (_, headers) => {
    const origin: Record<string, string> = headers['origin'] === 'OWN' ? { origin: gateway.url } : {};
    expect((await gateway.post('/api/logout', {}, { headers: { ...headers, ...origin } })).status).toBe(200);
  });
});

describe('a request under a public origin', () => {
  it('is ours by that origin, whatever its Host says', async () => {
    const known = await start({ PUBLIC_ORIGIN: 'https://planted.example' });
    const logout = (origin: string) => known.request('/api/logout', { method: 'POST', headers: { origin } });
    expect((await logout('https://planted.example')).status).toBe(200);
    for (const origin of [known.url, 'http://planted.example', 'https://planted.example:8443'])
      expect([origin, (await logout(origin)).status]).toEqual([origin, 403]);
  });
});

describe('the session cookie', () => {
  it('is plain on http loopback, and no script can read it', async () => {
    const response = await gateway.post('/api/demo/sign-in', {});
    expect(response.headers.getSetCookie()).toEqual([
      `planted_session=${NEW_SESSION}; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; SameSite=Lax`,
      `planted_signed_in=${GOOD_UNTIL}; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; SameSite=Lax`,
    ]);
    expect(await response.text()).not.toContain(NEW_SESSION);
  });

  it('is bound to https and host where the product is found by https', async () => {
    const secure = await start({ PUBLIC_ORIGIN: 'https://planted.example', DEMO_SIGN_IN: 'true' });
    const response = await secure.post('/api/demo/sign-in', {});
    expect(response.headers.getSetCookie()).toEqual([
      `__Host-planted_session=${NEW_SESSION}; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax`,
      `planted_signed_in=${GOOD_UNTIL}; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT; Secure; SameSite=Lax`,
    ]);
    const plain = await secure.request('/api/me', { session: ADAS_SESSION });
    expect(plain.status).toBe(401);
    const bound = await secure.request('/api/me', {
      headers: { cookie: `__Host-planted_session=${ADAS_SESSION}` },
    });
    expect(bound.status).toBe(200);
  });

  it.each([
    [{ PUBLIC_ORIGIN: 'http://planted.example' }, true],
    [{ PUBLIC_ORIGIN: 'https://planted.example' }, false],
    [{ PUBLIC_ORIGIN: 'http://localhost:8080' }, false],
    [{}, false],
  ])('would be lost over plain http elsewhere, and the log says so: %j', async (environment, warned) => {
    const { logged } = await start(environment);
    expect(logged.some((line) => line.includes('PUBLIC_ORIGIN'))).toBe(warned);
  });

  it('AUTH-5 is taken back at logout, after its session has ended on the server', async () => {
    gateway.messaging.sent.length = 0;
    const response = await gateway.request('/api/logout', { method: 'POST', session: ADAS_SESSION });
    expect(gateway.messaging.sent).toMatchObject([
      { name: 'close-session', input: { sessionToken: ADAS_SESSION } },
    ]);
    expect(response.headers.getSetCookie()).toEqual([
      'planted_session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      'planted_signed_in=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ]);
  });

  it('AUTH-4 comes with a hint that scripts can read, and a page brings a lost one back', async () => {
    const page = (cookie: string) => gateway.request('/', { headers: { accept: 'text/html', cookie } });
    const session = `planted_session=${ADAS_SESSION}`;
    const hinted = await page(session);
    expect(hinted.headers.getSetCookie()).toEqual(['planted_signed_in=unknown; Path=/; SameSite=Lax']);
    expect((await page(`${session}; planted_signed_in=1`)).headers.getSetCookie()).toEqual([]);
    expect((await page('')).headers.getSetCookie()).toEqual([]);
  });

  it('AUTH-5 is taken from a browser whose session has ended elsewhere', async () => {
    const response = await gateway.request('/api/me', { session: 'e'.repeat(43) });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      'planted_session=',
      'planted_signed_in=',
    ]);
  });

  it('AUTH-10 stays in a browser whose hour is over, and a refresh brings its successor', async () => {
    const stale = await gateway.request('/api/me', { session: STALE_SESSION });
    expect([stale.status, stale.headers.getSetCookie()]).toEqual([401, []]);
    const refreshed = await gateway.post('/api/refresh-session', {}, { session: STALE_SESSION });
    expect(await refreshed.json()).toEqual({ user: ADA, expires_in: expect.any(Number) });
    expect(refreshed.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      `planted_session=${NEW_SESSION}`,
      `planted_signed_in=${GOOD_UNTIL}`,
    ]);
  });

  it('AUTH-10 is taken back when its refresh is refused, and kept when identity could not be reached', async () => {
    const refresh = async (code: RefusalCode) => {
      gateway.messaging.answer('refresh-session', new RefusalError({ code, message: 'no' }));
      return gateway.post('/api/refresh-session', {});
    };
    const [ended, down] = [await refresh('not-signed-in'), await refresh('unavailable')];
    expect([ended.status, ended.headers.getSetCookie().length]).toEqual([401, 2]);
    expect([down.status, down.headers.getSetCookie().length]).toEqual([503, 0]);
    const guest = await gateway.request('/api/refresh-session', { method: 'POST' });
    expect(guest.status).toBe(401);
  });

  it('gives way to a new one at sign-in, and the old session ends', async () => {
    gateway.messaging.sent.length = 0;
    await gateway.post('/api/verify-google-token', { token: 'a.b.c' });
    expect(gateway.messaging.sent.map(({ name }) => name)).toEqual(['open-session', 'close-session']);
  });
});

describe('the security headers', () => {
  it.each(['/api/me', '/api/nope', '/', '/assets/nothing.js', '/rest/v1/plants'])(
    'are on %s',
    async (path) => {
      const { headers } = await gateway.request(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'self';script-src 'self' 'wasm-unsafe-eval';style-src 'self';/,
        ),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/'unsafe|google/);
    },
  );

  it('keep every answer of a call out of caches', async () => {
    for (const path of ['/api/me', '/api/client-config', '/api/nope']) {
      expect((await gateway.request(path)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it("let in Google's button only where it is set up", async () => {
    const google = await start({ GOOGLE_CLIENT_ID: 'planted.apps.example' });
    const policy = (await google.request('/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://accounts.google.com/gsi/client;");
    expect(policy).toContain("img-src 'self' data: https://*.googleusercontent.com;");
    expect(JSON.parse(await (await google.request('/api/client-config')).text())).toEqual({
      googleClientId: 'planted.apps.example',
      googleRedirect: null,
      demo: false,
      contactEmail: null,
    });
  });

  it('ask for https for good where the product is found by https', async () => {
    const secure = await start({ PUBLIC_ORIGIN: 'https://planted.example' });
    expect((await secure.request('/')).headers.get('strict-transport-security')).toContain(
      'max-age=31536000',
    );
    expect((await gateway.request('/')).headers.has('strict-transport-security')).toBe(false);
  });
});

describe('too many requests', () => {
  const statusesOf = async (times: number, ask: (time: number) => Promise<Response>) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await ask(time)).status);
    return statuses;
  };

  it('to sign in are refused with 429, whatever X-Forwarded-For says', async () => {
    const strict = await start({ SIGN_INS_PER_MINUTE: '3', DEMO_SIGN_IN: 'true' });
    const statuses = await statusesOf(5, (time) =>
      strict.post('/api/demo/sign-in', {}, { headers: { 'x-forwarded-for': `10.0.0.${time}` } }),
    );
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    const refused = await strict.post('/api/demo/sign-in', {});
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(JSON.parse(await refused.text())).toMatchObject({ error: expect.any(String), code: 'too-many' });
    expect((await strict.request('/api/me', { session: ADAS_SESSION })).status).toBe(200);
  });

  it('are counted by the address that a trusted proxy names', async () => {
    const behindProxy = await start({
      ...{ SIGN_INS_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1', DEMO_SIGN_IN: 'true' },
    });
    const statuses = await statusesOf(3, (time) =>
      behindProxy.post('/api/demo/sign-in', {}, { headers: { 'x-forwarded-for': `10.0.0.${time % 2}` } }),
    );
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('ABT-2 to write to the makers are counted for each gardener, and for all guests of an address', async () => {
    const strict = await start({ MESSAGES_PER_HOUR: '1' });
    const path = '/api/contact/sendContactMessage';
    const write = (session: string) => strict.post(path, exampleBody('send-contact-message'), { session });
    expect(await statusesOf(2, () => write(ADAS_SESSION))).toEqual([200, 429]);
    expect(await statusesOf(2, () => write('g'.repeat(43)))).toEqual([200, 429]);
    const guests = await statusesOf(7, () => write('nobody'));
    expect(guests).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(strict.messaging.sent.slice(0, 3).map(({ context }) => context.actor?.userId)).toEqual([
      ADA.id,
      GRACE.id,
      undefined,
    ]);
  });

  it('of neighbours on one address, or in the name of forged sessions, keep no gardener out', async () => {
    const strict = await start({ CALLS_PER_MINUTE: '4', SIGN_INS_PER_MINUTE: '2' });
    const config = (session?: string) =>
      strict.request('/api/client-config', session === undefined ? {} : { session });
    const me = (session: string) => strict.request('/api/me', { session });
    expect(await statusesOf(5, () => config())).toEqual([200, 200, 200, 200, 429]);
    expect((await me(ADAS_SESSION)).status).toBe(200);
    expect(await statusesOf(4, (time) => me(`${time}`.repeat(43)))).toEqual([429, 429, 429, 429]);
    expect(await statusesOf(3, () => config(ADAS_SESSION))).toEqual([200, 200, 200]);
    // Her own bound holds, and an address is still bounded in its tries to sign in.
    expect((await me(ADAS_SESSION)).status).toBe(429);
    expect((await strict.post('/api/demo/sign-in', {}, { session: ADAS_SESSION })).status).toBe(429);
  });

  it('to save are counted for each gardener apart', async () => {
    const strict = await start({ SAVES_PER_MINUTE: '2' });
    strict.messaging.answer('save-garden', { data: [] });
    const save = (session?: string) =>
      strict.post('/api/gardens/save', exampleBody('save-garden'), session === undefined ? {} : { session });
    expect(await statusesOf(3, () => save())).toEqual([200, 200, 429]);
    expect(await statusesOf(1, () => save('g'.repeat(43)))).toEqual([200]);
  });
});

describe('the log', () => {
  it('has one line an event, whatever is in a name', async () => {
    gateway.logged.length = 0;
    gateway.messaging.answer('save-garden', new Error('bad\r\n{"level":"info","msg":"forged"}'));
    await gateway.post('/api/gardens/save', exampleBody('save-garden'));
    expect(gateway.logged.length).toBeGreaterThan(0);
    for (const line of gateway.logged) expect(line.trimEnd()).not.toMatch(/[\r\n]/);
  });
});
