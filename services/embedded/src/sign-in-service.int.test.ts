import { type SignInProduct, startSignInProduct } from './testing/start-sign-in-product';

let product: SignInProduct;
beforeAll(async () => {
  product = await startSignInProduct();
});
afterAll(() => product.stop());

const refresh = (refresh_token: unknown) =>
  product.ask('POST', '/token?grant_type=refresh_token', { refresh_token });

describe('@supabase/auth-js, unchanged', () => {
  it('AUTH-8 signs in with an ID token and reads who it is', async () => {
    const { client, session } = await product.signedIn('Ada');
    expect(session.expires_in).toBe(3600);
    const { data } = await client.getUser();
    expect(data.user).toMatchObject({ id: session.user.id, user_metadata: { given_name: 'Ada' } });
  });

  it('AUTH-9 verifies the claims against the published keys itself', async () => {
    const { client, session } = await product.signedIn('Ada');
    const { data, error } = await client.getClaims();
    expect(error).toBeNull();
    expect(data?.header.alg).toBe('ES256');
    expect(data?.claims).toMatchObject({ sub: session.user.id, aal: 'aal1', aud: 'authenticated' });
    const keys = await fetch(`${product.url}/.well-known/jwks.json`);
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
    expect(JSON.stringify(await keys.json())).not.toContain('"d"');
  });

  it('AUTH-10 refreshes by itself when the access token is about to expire', async () => {
    const { client, stored, session } = await product.signedIn('Ada');
    const soon = Math.floor(Date.now() / 1000) + 80;
    stored.set('session', JSON.stringify({ ...session, expires_at: soon }));
    const refreshed = new Promise<string | undefined>((resolve) => {
      client.onAuthStateChange((event, next) => {
        if (event === 'TOKEN_REFRESHED') resolve(next?.refresh_token);
      });
    });
    await client.startAutoRefresh();
    expect(await refreshed).not.toBe(session.refresh_token);
    expect((await client.getUser()).error).toBeNull();
  });

  it('AUTH-10 forgets a session that can be refreshed no more', async () => {
    const { client, stored, session } = await product.signedIn('Ada');
    await product.ask('POST', '/logout?scope=local', undefined, session.access_token);
    const past = Math.floor(Date.now() / 1000) - 1;
    stored.set('session', JSON.stringify({ ...session, expires_at: past }));
    const { error } = await client.refreshSession();
    expect(error?.code).toBe('session_expired');
    expect(stored.get('session')).toBeUndefined();
  });

  it('AUTH-8 signs out here, elsewhere and everywhere', async () => {
    const [here, there] = [await product.signedIn('Grace'), await product.signedIn('Grace')];
    const isIn = async ({ client }: typeof here) => (await client.getUser()).error === null;
    await here.client.signOut({ scope: 'others' });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const again = await product.signedIn('Grace');
    await again.client.signOut({ scope: 'local' });
    expect(await isIn(here)).toBe(true);
    expect((await refresh(again.session.refresh_token)).status).toBe(400);
    const last = await product.signedIn('Grace');
    await last.client.signOut();
    expect(await isIn(here)).toBe(false);
  });

  it('AUTH-8 is refused with a token that was asked for with another nonce', async () => {
    const { client } = product.newClient();
    const token = await product.signFor('Ada', { nonce: 'one' });
    const signIn = (nonce?: string) =>
      client.signInWithIdToken({ provider: 'google', token, ...(nonce !== undefined && { nonce }) });
    expect((await signIn('two')).error).toMatchObject({ status: 401, code: 'bad_jwt' });
    expect((await signIn()).error).toMatchObject({ status: 401 });
    expect((await signIn('one')).error).toBeNull();
  });
});

describe('a refresh token', () => {
  it('AUTH-8 spent by 50 tabs at once has one successor', async () => {
    const { session } = await product.signedIn('Racer');
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refresh_token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const successors = new Set(answers.map(({ body }) => body.refresh_token));
    expect(successors.size).toBe(1);
    expect(successors).not.toContain(session.refresh_token);
    const [successor] = successors;
    expect((await refresh(successor)).status).toBe(200);
  });

  it('AUTH-8 used again after its successor was used ends the session of thief and owner alike', async () => {
    const { session, client } = await product.signedIn('Victim');
    const first = await refresh(session.refresh_token);
    const second = await refresh(first.body.refresh_token);
    const reused = await refresh(session.refresh_token);
    expect(reused).toEqual({
      status: 400,
      body: { code: 400, error_code: 'refresh_token_already_used', msg: expect.any(String) },
    });
    expect((await refresh(second.body.refresh_token)).body.error_code).toBe('session_expired');
    expect((await client.getUser()).data.user).toBeNull();
  });
});

describe('what the sign-in service refuses', () => {
  it.each([
    ['/token?grant_type=password', { email: 'a@example.org', password: 'x' }, 400, 'validation_failed'],
    ['/token?grant_type=refresh_token', {}, 400, 'validation_failed'],
    ['/token?grant_type=refresh_token', { refresh_token: 'x' }, 400, 'refresh_token_not_found'],
    ['/token?grant_type=id_token', { id_token: 'x.y.z' }, 401, 'bad_jwt'],
    ['/logout', undefined, 401, 'no_authorization'],
  ])('AUTH-8 POST %s with %j is answered in the shape of its protocol', async (path, body, status, code) => {
    const answer = await product.ask('POST', path, body);
    expect(answer).toEqual({ status, body: { code: status, error_code: code, msg: expect.any(String) } });
  });

  it('is no page for what it does not offer', async () => {
    expect((await fetch(`${product.url}/nope`)).status).toBe(404);
  });

  it('takes no session cookie for a bearer token', async () => {
    const response = await fetch(`${product.url}/user`, {
      headers: { cookie: `planted_session=${'a'.repeat(43)}` },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
