import type { RefusalCode } from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';
import { ADA, ADAS_SESSION, GOOD_UNTIL, NEW_SESSION, STALE_SESSION } from '../testing/scripted-messaging';
import { type TestGateway, testGateways } from '../testing/start-test-gateway';

const start = testGateways();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await start();
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

  it('AUTH-5 is not taken from a browser whose session has ended by an answer that may be late: a refresh does it', async () => {
    const refused = await gateway.request('/api/me', { session: 'e'.repeat(43) });
    const asGuest = await gateway.request('/api/refresh-session', { method: 'POST' });
    expect([refused, asGuest].map(({ status }) => status)).toEqual([401, 401]);
    expect([refused, asGuest].map(({ headers }) => headers.getSetCookie())).toEqual([[], []]);
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
    expect(ended.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      'planted_session=',
      'planted_signed_in=',
    ]);
    expect(ended.status).toBe(401);
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
