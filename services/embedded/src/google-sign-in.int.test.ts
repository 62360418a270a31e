import { AUTHORITY_FAULTS } from '@planted/identity/testing';
import { CookieBrowser } from './testing/cookie-browser';
import { type SignInProduct, startSignInProduct } from './testing/start-sign-in-product';

let product: SignInProduct;
beforeAll(async () => {
  product = await startSignInProduct();
});
afterAll(() => product.stop());

const at = (path: string) => product.origin + path;
const start = (returnTo = '/dashboard') =>
  at(`/api/auth/google?${new URLSearchParams({ return_to: returnTo })}`);
const gardenerIn = async (browser: CookieBrowser) => {
  const response = await browser.ask(at('/api/me'));
  const { user } = JSON.parse(await response.text());
  return user?.given_name;
};

/** Goes to the authority's page and consents there. @returns where the authority sends the browser */
async function consent(browser: CookieBrowser, name: string, answer: 'allow' | 'deny' = 'allow') {
  const page = await browser.follow(start());
  if (!page) throw new Error('the product sends the browser nowhere');
  return product.authority.consent(page.href, name, answer);
}
const FAILED = '/dashboard?sign_in=failed';
const pathOf = (address: URL | null) => address && address.pathname + address.search;

describe('a sign-in on Google’s own page', () => {
  it('AUTH-3 leaves with state, nonce and PKCE, and comes back to the page that it left, signed in', async () => {
    const browser = new CookieBrowser();
    const config = await (await browser.ask(at('/api/client-config'))).json();
    expect(config).toMatchObject({ googleRedirect: at('/api/auth/google'), demo: false });

    const page = await browser.follow(start('/plant-finder?zone=6a#results'));
    expect(Object.fromEntries(page?.searchParams ?? [])).toEqual({
      response_type: 'code',
      client_id: product.authority.clientId,
      redirect_uri: at('/api/auth/google/callback'),
      scope: 'openid email profile',
      prompt: 'select_account',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const back = await product.authority.consent(page?.href ?? '', 'Ada');
    expect(await gardenerIn(browser)).toBeUndefined();
    expect((await browser.follow(back))?.href).toBe(at('/plant-finder?zone=6a#results'));
    expect(await gardenerIn(browser)).toBe('Ada');
  });

  it('AUTH-3 is the same person as by Google’s button', async () => {
    const [byRedirect, byButton] = [new CookieBrowser(), new CookieBrowser()];
    await byRedirect.follow(await consent(byRedirect, 'Grace'));
    await byButton.post(at('/api/verify-google-token'), { token: await product.signFor('Grace') });
    const me = async (browser: CookieBrowser) => (await browser.ask(at('/api/me'))).json();
    expect(await me(byRedirect)).toEqual(await me(byButton));
  });

  it('ends the session that the browser had before', async () => {
    const browser = new CookieBrowser();
    await browser.follow(await consent(browser, 'Hedy'));
    const before = browser.cookie(product.origin, 'planted_session');
    await browser.follow(await consent(browser, 'Hedy'));
    expect(browser.cookie(product.origin, 'planted_session')).not.toBe(before);
    const stolen = await fetch(at('/api/me'), { headers: { cookie: `planted_session=${before}` } });
    expect(stolen.status).toBe(401);
  });

  it('AUTH-3 is not completed by another browser, nor twice, nor with a state of no one', async () => {
    const [browser, other] = [new CookieBrowser(), new CookieBrowser()];
    const stolen = await consent(browser, 'Victim');
    await other.follow(start());
    expect(pathOf(await other.follow(stolen))).toBe('/?sign_in=failed');
    expect(await gardenerIn(other)).toBeUndefined();

    const back = await consent(browser, 'Victim');
    expect(pathOf(await browser.follow(back))).toBe('/dashboard');
    expect(pathOf(await new CookieBrowser().follow(back))).toBe('/?sign_in=failed');
    for (const query of ['', '?code=x', '?code=x&state=y', `?code=x&state=${'s'.repeat(43)}`])
      expect(pathOf(await browser.follow(at(`/api/auth/google/callback${query}`)))).toBe('/?sign_in=failed');
  });

  it('AUTH-3 may be begun in two tabs, and completed in both', async () => {
    const browser = new CookieBrowser();
    const [first, second] = [await consent(browser, 'Twin'), await consent(browser, 'Twin')];
    expect(pathOf(await browser.follow(first))).toBe('/dashboard');
    expect(pathOf(await browser.follow(second))).toBe('/dashboard');
    expect(await gardenerIn(browser)).toBe('Twin');
  });

  it('AUTH-2 says so where the gardener went, when they say no', async () => {
    const browser = new CookieBrowser();
    expect(pathOf(await browser.follow(await consent(browser, 'Ada', 'deny')))).toBe(FAILED);
    expect(await gardenerIn(browser)).toBeUndefined();
  });

  it.each(AUTHORITY_FAULTS)('AUTH-2 fails, and opens no session, when the authority is %s', async (fault) => {
    const browser = new CookieBrowser();
    const back = await consent(browser, 'Ada');
    product.authority.failNext(fault);
    expect(pathOf(await browser.follow(back))).toBe(FAILED);
    expect(await gardenerIn(browser)).toBeUndefined();
    expect(browser.kept(product.origin)).toEqual(['planted_sign_in']);
  });

  it('AUTH-2 fails with a code that the authority did not make, or made for another user', async () => {
    const [browser, other] = [new CookieBrowser(), new CookieBrowser()];
    const theirs = await consent(other, 'Victim');
    for (const code of ['x', theirs.searchParams.get('code') ?? '']) {
      const back = await consent(browser, 'Ada');
      back.searchParams.set('code', code);
      expect(pathOf(await browser.follow(back))).toBe(FAILED);
    }
    expect(await gardenerIn(browser)).toBeUndefined();
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/..//evil.example'])(
    'comes back to no one else’s page: %s',
    async (returnTo) => {
      const browser = new CookieBrowser();
      const page = await browser.follow(start(returnTo));
      const back = await product.authority.consent(page?.href ?? '', 'Ada');
      expect((await browser.follow(back))?.href).toBe(at('/'));
    },
  );
});

describe('the credential of Google’s button', () => {
  const nonceFor = async (browser: CookieBrowser) =>
    String((await browser.post(at('/api/auth/google/nonce'), {})).body['nonce']);
  const enter = async (browser: CookieBrowser, name: string, claims?: Record<string, unknown>) =>
    browser.post(at('/api/verify-google-token'), { token: await product.signFor(name, claims) });

  it('AUTH-2 opens a session in the browser that asked for it, and in no other', async () => {
    const [browser, other, plain] = [new CookieBrowser(), new CookieBrowser(), new CookieBrowser()];
    const nonce = await nonceFor(browser);
    expect(await nonceFor(browser)).toBe(nonce);
    await nonceFor(other);
    for (const thief of [other, plain])
      expect(await enter(thief, 'Ada', { nonce })).toEqual({
        status: 401,
        body: { error: 'Login failed', code: 'not-signed-in' },
      });
    expect((await enter(browser, 'Ada')).status).toBe(401);
    expect((await enter(browser, 'Ada', { nonce })).status).toBe(200);
    expect(await gardenerIn(browser)).toBe('Ada');
    expect(await gardenerIn(other)).toBeUndefined();
  });
});

describe('the credential that Google’s page posts as a form, from another site', () => {
  const post = async (browser: CookieBrowser, fields: Record<string, string>, cookie?: string) =>
    browser.ask(at('/api/auth/google/credential'), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://accounts.google.com',
        'sec-fetch-site': 'cross-site',
        ...(cookie !== undefined && { cookie }),
      },
      body: new URLSearchParams(fields).toString(),
    });

  it('AUTH-2 opens a session when the form says the same as the cookie', async () => {
    const browser = new CookieBrowser();
    const fields = {
      credential: await product.signFor('Poster'),
      g_csrf_token: 'the same',
      select_by: 'btn',
    };
    const done = await post(browser, fields, 'g_csrf_token=the%20same');
    expect([done.status, done.headers.get('location')]).toEqual([303, at('/')]);
    expect(await gardenerIn(browser)).toBe('Poster');
  });

  it.each([
    ['without the cookie', { g_csrf_token: 'x' }, undefined],
    ['without the field', {}, 'g_csrf_token=x'],
    ['with two that are empty', { g_csrf_token: '' }, 'g_csrf_token='],
    ['with two that differ', { g_csrf_token: 'x' }, 'g_csrf_token=y'],
  ])('AUTH-2 is refused %s', async (_, fields, cookie) => {
    const browser = new CookieBrowser();
    const done = await post(browser, { credential: await product.signFor('Poster'), ...fields }, cookie);
    expect([done.status, await done.json()]).toEqual([
      403,
      { error: 'This request came from another site', code: 'forbidden' },
    ]);
    expect(browser.kept(product.origin)).toEqual([]);
  });

  it('AUTH-2 goes back to the overlay when it is not believed', async () => {
    const browser = new CookieBrowser();
    const nonce = 'asked for by somebody';
    for (const credential of ['x.y.z', await product.signFor('Poster', { nonce })]) {
      const done = await post(browser, { credential, g_csrf_token: 'x' }, 'g_csrf_token=x');
      expect([done.status, done.headers.get('location')]).toEqual([303, at('/?sign_in=failed')]);
    }
    expect(await gardenerIn(browser)).toBeUndefined();
  });

  it('takes nothing but a form, there alone', async () => {
    const json = await new CookieBrowser().post(at('/api/auth/google/credential'), { credential: 'x' });
    expect(json.status).toBe(400);
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'token=x',
    };
    for (const path of ['/api/verify-google-token', '/api/logout', '/api/auth/google/credential/'])
      expect((await fetch(at(path), form)).status).toBe(403);
  });
});
