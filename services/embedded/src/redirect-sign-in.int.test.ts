import type { GoTrueClient } from '@supabase/auth-js';
import { Client } from 'pg';
import { CookieBrowser } from './testing/cookie-browser';
import { type SignInProduct, startSignInProduct } from './testing/start-sign-in-product';

const APP = 'https://app.example/signed-in';
let product: SignInProduct;
beforeAll(async () => {
  product = await startSignInProduct({ SIGN_IN_REDIRECTS: `${APP}, https://other.example/` });
});
afterAll(() => product.stop());

/** A browser goes there, on to the authority where this person consents, and back. @returns where it ends */
async function goAs(name: string, address: string, answer: 'allow' | 'deny' = 'allow'): Promise<URL> {
  const browser = new CookieBrowser();
  const isHere = new URL(address).origin === product.origin;
  const page = isHere ? await browser.follow(address) : new URL(address);
  const back = await product.authority.consent(page?.href ?? '', name, answer);
  return (await browser.follow(back)) ?? back;
}

async function addressFor(client: GoTrueClient, redirectTo = APP): Promise<string> {
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  return data.url ?? '';
}

async function linkAddressFor(client: GoTrueClient) {
  const { data, error } = await client.linkIdentity({
    provider: 'google',
    options: { redirectTo: APP, skipBrowserRedirect: true },
  });
  return { url: data?.url ?? '', error };
}

async function signedInByRedirect(name: string) {
  const { client } = product.newClient();
  const end = await goAs(name, await addressFor(client));
  const { data, error } = await client.exchangeCodeForSession(end.searchParams.get('code') ?? '');
  if (!data.session) throw error;
  return { client, session: data.session };
}
/** The client keeps JSON. */
const verifierIn = (stored: Map<string, string>): string =>
  JSON.parse(stored.get('session-code-verifier') ?? '""');
const codeIn = (address: URL) => address.searchParams.get('code') ?? '';
const idsOf = async (client: GoTrueClient) =>
  ((await client.getUserIdentities()).data?.identities ?? []).map(({ id }) => id);

describe('@supabase/auth-js, unchanged, by redirect', () => {
  it('AUTH-8 sends the person to the provider and exchanges the code that they bring back', async () => {
    const { client, stored } = product.newClient();
    const end = await goAs('Ada', `${await addressFor(client, `${APP}?from=menu`)}&state=mine`);
    expect(end.origin + end.pathname).toBe(APP);
    expect(Object.fromEntries(end.searchParams)).toEqual({
      from: 'menu',
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: 'mine',
    });
    const { data, error } = await client.exchangeCodeForSession(codeIn(end));
    expect(error).toBeNull();
    expect(data.session?.user.user_metadata).toMatchObject({ given_name: 'Ada' });
    expect(stored.get('session')).toBeDefined();
    expect((await client.getClaims()).data?.claims).toMatchObject({ amr: [{ method: 'oauth' }] });
    expect((await product.signedIn('Ada')).session.user.id).toBe(data.session?.user.id);
  });

  it('AUTH-8 exchanges a code once, and by its own verifier only', async () => {
    const { client, stored } = product.newClient();
    const address = await addressFor(client);
    const verifier = verifierIn(stored);
    const ask = (auth_code: string, code_verifier: string) =>
      product.ask('POST', '/token?grant_type=pkce', { auth_code, code_verifier });
    const stolen = codeIn(await goAs('Grace', address));
    expect((await ask(stolen, 'w'.repeat(43))).body).toMatchObject({ error_code: 'bad_code_verifier' });
    expect((await ask(stolen, verifier)).body).toMatchObject({ error_code: 'flow_state_not_found' });
    const code = codeIn(await goAs('Grace', address));
    const both = await Promise.all([ask(code, verifier), ask(code, verifier)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await ask('x', verifier)).body).toMatchObject({ error_code: 'flow_state_not_found' });
  });

  it('AUTH-8 links a further identity when the code is exchanged, and unlinks it', async () => {
    const { client, session } = await signedInByRedirect('Lise');
    const end = await goAs('Meitner', (await linkAddressFor(client)).url);
    expect(await idsOf(client)).toEqual(['person-Lise']);
    const { data } = await client.exchangeCodeForSession(codeIn(end));
    expect(data.session?.user.id).toBe(session.user.id);
    expect(await idsOf(client)).toEqual(['person-Lise', 'person-Meitner']);
    expect((await signedInByRedirect('Meitner')).session.user.id).toBe(session.user.id);

    const identities = (await client.getUserIdentities()).data?.identities ?? [];
    for (const identity of identities.filter(({ id }) => id === 'person-Meitner'))
      expect((await client.unlinkIdentity(identity)).error).toBeNull();
    expect(await idsOf(client)).toEqual(['person-Lise']);
    expect((await client.refreshSession()).error).toBeNull();
  });

  it('AUTH-8 informs the client that an identity is another user’s, and links nothing', async () => {
    await product.signedIn('Owner');
    const { client } = await product.signedIn('Taker');
    const end = await goAs('Owner', (await linkAddressFor(client)).url);
    expect(end.searchParams.get('error_code')).toBe('identity_already_exists');
    expect(end.searchParams.get('code')).toBeNull();
    expect(await idsOf(client)).toEqual(['person-Taker']);
  });

  it('AUTH-8 links nothing for a session that has ended meanwhile', async () => {
    const { client, session, stored } = await product.signedIn('Leaver');
    const code = codeIn(await goAs('Leaver too', (await linkAddressFor(client)).url));
    const code_verifier = verifierIn(stored);
    await product.ask('POST', '/logout?scope=local', undefined, session.access_token);
    const answer = await product.ask('POST', '/token?grant_type=pkce', { auth_code: code, code_verifier });
    expect(answer.body).toMatchObject({ error_code: 'session_not_found' });
    expect((await product.signedIn('Leaver too')).session.user.id).not.toBe(session.user.id);
  });

  it('AUTH-8 informs the client that the person said no, or that the provider failed', async () => {
    const { client } = product.newClient();
    const denied = await goAs('Ada', await addressFor(client), 'deny');
    expect(Object.fromEntries(denied.searchParams)).toMatchObject({ error: 'access_denied' });
    product.authority.failNext('out-of-order');
    const failed = await goAs('Ada', await addressFor(client));
    expect(Object.fromEntries(failed.searchParams)).toMatchObject({ error: 'server_error' });
    product.authority.failNext('wrong-nonce');
    const forged = await goAs('Ada', await addressFor(client));
    expect(Object.fromEntries(forged.searchParams)).toEqual({
      error: 'server_error',
      error_code: 'bad_jwt',
      error_description: 'Login failed',
    });
  });
});

describe('what a redirect of the sign-in service refuses', () => {
  const challenge = 'c'.repeat(43);
  const authorize = (changed: Record<string, string | undefined>) => {
    const asked = {
      provider: 'google',
      redirect_to: APP,
      code_challenge: challenge,
      code_challenge_method: 's256',
      ...changed,
    };
    const given = Object.entries(asked).filter((each): each is [string, string] => each[1] !== undefined);
    return fetch(`${product.url}/authorize?${new URLSearchParams(given)}`, { redirect: 'manual' });
  };

  it.each([
    ['https://app.example.evil.example/signed-in'],
    ['https://app.example/other'],
    ['https://app.example/signed-in/../other'],
    ['https://app.example/signed-inside'],
    ['http://app.example/signed-in'],
    ['https://me@app.example/signed-in'],
    ['https://app.example:444/signed-in'],
    ['javascript:alert(1)'],
    ['//evil.example'],
    ['/dashboard'],
  ])('AUTH-8 sends no one to %s', async (redirect_to) => {
    const response = await authorize({ redirect_to });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it.each([[`${APP}/deep?a=b`], ['https://other.example/anything'], [undefined]])(
    'AUTH-8 may be sent to %s',
    async (redirect_to) => {
      expect((await authorize({ redirect_to })).status).toBe(303);
    },
  );

  it.each([
    { provider: 'github' },
    { code_challenge: undefined },
    { code_challenge: 'short' },
    { code_challenge_method: 'plain' },
    { code_challenge_method: undefined },
    { scopes: 'https://www.googleapis.com/auth/drive' },
  ])('AUTH-8 does not begin with %j', async (changed) => {
    const response = await authorize(changed);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
  });

  it('AUTH-8 comes back once, with a state from here, and to the service that it left from', async () => {
    const { client } = product.newClient();
    const browser = new CookieBrowser();
    const page = await browser.follow(await addressFor(client));
    const back = await product.authority.consent(page?.href ?? '', 'Ada');
    expect((await browser.follow(back))?.origin).toBe('https://app.example');
    const again = await browser.ask(back);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error_code: 'bad_oauth_state' });

    const signIn = await browser.follow(`${product.origin}/api/auth/google`);
    const elsewhere = await product.authority.consent(signIn?.href ?? '', 'Ada');
    elsewhere.pathname = new URL(back).pathname;
    const refused = await browser.ask(elsewhere);
    expect([refused.status, await refused.json()]).toMatchObject([400, { error_code: 'bad_oauth_state' }]);
  });

  it('AUTH-8 links nothing without a bearer token, nor at aal1 once a second factor is verified', async () => {
    const path = `/user/identities/authorize?provider=google&code_challenge=${challenge}&code_challenge_method=s256`;
    expect((await product.ask('GET', path)).status).toBe(401);
    expect((await product.ask('GET', path, undefined, 'x.y.z')).status).toBe(403);
    const { session } = await product.signedIn('Careful');
    const database = new Client({ connectionString: product.databaseUrl });
    await database.connect();
    await database.query(
      `insert into identity.factors (id, user_id, friendly_name, sealed_secret, status, created_at, updated_at)
       values (gen_random_uuid(), $1, '', 'x', 'verified', now(), now())`,
      [session.user.id],
    );
    await database.end();
    const { status, body } = await product.ask('GET', path, undefined, session.access_token);
    expect([status, body['error_code']]).toEqual([403, 'insufficient_aal']);
  });

  it('AUTH-8 leaves neither codes nor states in clear in the database', async () => {
    const { client } = product.newClient();
    const browser = new CookieBrowser();
    const page = await browser.follow(await addressFor(client));
    const end = await goAs('Keeper', await addressFor(client));
    const database = new Client({ connectionString: product.databaseUrl });
    await database.connect();
    const { rows } = await database.query(
      'select r::text as row from identity.redirects r union all select c::text from identity.auth_codes c',
    );
    await database.end();
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toContain(codeIn(end));
    expect(JSON.stringify(rows)).not.toContain(page?.searchParams.get('state'));
  });
});
