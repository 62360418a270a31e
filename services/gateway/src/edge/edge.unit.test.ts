import { exampleBody } from '../testing/example-requests';
import { ADA, ADAS_SESSION, GRACE } from '../testing/scripted-messaging';
import { type TestGateway, testGateways, type TestRequest } from '../testing/start-test-gateway';

const start = testGateways();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await start();
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
