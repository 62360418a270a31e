import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { CookieBrowser } from './testing/cookie-browser';
import { type SignInProduct, startSignInProduct } from './testing/start-sign-in-product';

const APP = 'https://app.example/recovered';
let folder: string;
let product: SignInProduct;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recovery-'));
  product = await startSignInProduct({
    SIGN_IN_REDIRECTS: APP,
    PLANTED_DATA_DIR: folder,
    RECOVERIES_PER_HOUR: '60',
  });
});
afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true });
});

const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;
const signedIn = (name: string) => product.signedIn(name);

/** The messages to this address, oldest first. */
async function messagesTo(email: string): Promise<string[]> {
  const names = await readdir(join(folder, 'mail')).catch(() => []);
  const all = await Promise.all(names.toSorted().map((name) => readFile(join(folder, 'mail', name), 'utf8')));
  return all.filter((message) => message.includes(`To: ${email}\r\n`));
}

/** The link in the message number `count` to this address, once it is there. */
async function linkTo(email: string, count = 1): Promise<string> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const message = (await messagesTo(email))[count - 1];
    // A quoted-printable line continues after '='.
    const link = /http\S+/.exec(message?.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '')?.[0];
    if (link !== undefined) return link;
    if (Date.now() > deadline) throw new Error(`no message to ${email}`);
    await new Promise((again) => setTimeout(again, 20));
  }
}

const follow = async (link: string): Promise<URL> => {
  const response = await fetch(link, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
};

describe('@supabase/auth-js, unchanged, by mail', () => {
  it('AUTH-8 brings a person in who asked with a challenge, once, in the browser that asked', async () => {
    const { session } = await signedIn('Ada');
    const { client } = product.newClient();
    const { error } = await client.resetPasswordForEmail(' ADA@example.org', {
      redirectTo: `${APP}?from=mail`,
    });
    expect(error).toBeNull();
    const link = await linkTo(emailOf('Ada'));
    const end = await follow(link);
    expect(end.origin + end.pathname).toBe(APP);
    expect(end.searchParams.get('from')).toBe('mail');
    const code = end.searchParams.get('code') ?? '';
    const stranger = product.newClient().client;
    await stranger.resetPasswordForEmail('nobody@example.org');
    const { data, error: refused } = await client.exchangeCodeForSession(code);
    expect(refused).toBeNull();
    expect(data.user?.id).toBe(session.user.id);
    expect((await client.getClaims()).data?.claims.amr).toMatchObject([{ method: 'recovery' }]);
    expect((await client.exchangeCodeForSession(code)).error).not.toBeNull();
    expect(Object.fromEntries((await follow(link)).searchParams)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  it('AUTH-8 brings in who asked without one; opening the link alone spends nothing', async () => {
    const { session } = await signedIn('Grace');
    const asked = await product.ask('POST', `/recover?redirect_to=${APP}`, { email: emailOf('Grace') });
    expect(asked).toEqual({ status: 200, body: {} });
    const link = await linkTo(emailOf('Grace'));
    for (let times = 0; times < 2; times += 1)
      expect((await follow(link)).searchParams.get('type')).toBe('recovery');
    const token_hash = (await follow(link)).searchParams.get('token_hash') ?? '';
    const { client } = product.newClient();
    const { data, error } = await client.verifyOtp({ token_hash, type: 'recovery' });
    expect([error, data.user?.id]).toEqual([null, session.user.id]);
    expect((await client.getUser()).error).toBeNull();
    const again = await product.newClient().client.verifyOtp({ token_hash, type: 'recovery' });
    expect(again.error?.code).toBe('otp_expired');
  });

  it('AUTH-8 takes the token with the address that it was sent to, and with no other', async () => {
    await signedIn('Ida');
    await product.ask('POST', '/recover', { email: emailOf('Ida') });
    const token = new URL(await linkTo(emailOf('Ida'))).searchParams.get('token') ?? '';
    const verify = (email: string) =>
      product.newClient().client.verifyOtp({ email, token, type: 'recovery' });
    expect((await verify(emailOf('Ada'))).error?.code).toBe('otp_expired');
    expect((await verify(emailOf('Ida'))).data.session).not.toBeNull();
  });

  it('AUTH-8 lets only the client that asked with a challenge in, however the link is followed', async () => {
    await signedIn('Rita');
    const { client } = product.newClient();
    await client.resetPasswordForEmail(emailOf('Rita'), { redirectTo: APP });
    const link = await linkTo(emailOf('Rita'));
    const token_hash = new URL(link).searchParams.get('token') ?? '';
    const thief = product.newClient().client;
    expect((await thief.verifyOtp({ token_hash, type: 'recovery' })).error?.code).toBe('bad_code_verifier');
    const code = (await follow(link)).searchParams.get('code') ?? '';
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
  });

  it('answers the same for an address that no one has, and sends nothing', async () => {
    await signedIn('Lea');
    const ask = async (email: string) => {
      const response = await fetch(`${product.url}/recover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const headers = [...response.headers].filter(([name]) => !/correlation|ratelimit|date/.test(name));
      return { status: response.status, body: await response.text(), headers };
    };
    expect(await ask('nobody@example.org')).toEqual(await ask(emailOf('Lea')));
    await linkTo(emailOf('Lea'));
    expect(await messagesTo('nobody@example.org')).toEqual([]);
  });

  it('writes to one person three times an hour at most, however often it is asked', async () => {
    await signedIn('Mia');
    await Promise.all(
      Array.from({ length: 8 }, () => product.ask('POST', '/recover', { email: emailOf('Mia') })),
    );
    await linkTo(emailOf('Mia'), 3);
    await signedIn('Nora');
    await product.ask('POST', '/recover', { email: emailOf('Nora') });
    // By then all that was asked before is done.
    await linkTo(emailOf('Nora'));
    expect((await messagesTo(emailOf('Mia'))).length).toBe(3);
  });

  it.each([
    [{}, ''],
    [{ email: 'ada@example.org', code_challenge: 'short' }, ''],
    [{ email: 'ada@example.org' }, '?redirect_to=https://evil.example/'],
  ])('refuses %j at %j', async (body, query) => {
    const answer = await product.ask('POST', `/recover${query}`, body);
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'validation_failed' } });
  });

  it('keeps no address and no token in clear, and messages for the owner of the folder only', async () => {
    await signedIn('Olga');
    await product.ask('POST', '/recover', { email: emailOf('Olga') });
    const token = new URL(await linkTo(emailOf('Olga'))).searchParams.get('token') ?? '';
    const client = new Client({ connectionString: product.databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      `select e::text as row from identity.email_addresses e union all
       select r::text from identity.recoveries r union all select i::text from identity.identities i`,
    );
    await client.end();
    const stored = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(3);
    for (const secret of [emailOf('Olga'), Buffer.from(emailOf('Olga')).toString('hex'), token])
      expect(stored).not.toContain(secret);
    const [name = ''] = await readdir(join(folder, 'mail'));
    expect((await stat(join(folder, 'mail', name))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700);
  });
});

describe('account recovery on the product’s own pages', () => {
  const post = async (browser: CookieBrowser, path: string, body: object) =>
    (await browser.post(`${product.origin}/api/recovery${path}`, body)).status;
  const whoIs = async (browser: CookieBrowser) =>
    (await (await browser.ask(`${product.origin}/api/me`)).json()) as { user?: { id: string } };

  it('AUTH-8 opens the session of the browser that asked, once, and of no other', async () => {
    const { session } = await signedIn('Tara');
    const browser = new CookieBrowser();
    expect(await post(browser, '', { email: emailOf('Tara') })).toBe(200);
    const link = new URL(await linkTo(emailOf('Tara')));
    expect([link.origin, link.pathname]).toEqual([product.origin, '/account-recovery']);
    const token = link.searchParams.get('token') ?? '';

    const stranger = new CookieBrowser();
    for (let times = 0; times < 2; times += 1) expect(await post(stranger, '/session', { token })).toBe(409);
    expect((await whoIs(stranger)).user).toBeUndefined();

    expect(await post(browser, '/session', { token })).toBe(200);
    expect((await whoIs(browser)).user?.id).toBe(session.user.id);
    expect(await post(browser, '/session', { token })).toBe(403);
  });

  it('AUTH-8 opens no session with a link that another client asked for, nor the other way round', async () => {
    await signedIn('Uma');
    const browser = new CookieBrowser();
    await post(browser, '', { email: emailOf('Uma') });
    const token = new URL(await linkTo(emailOf('Uma'))).searchParams.get('token') ?? '';
    const { error } = await product.newClient().client.verifyOtp({ token_hash: token, type: 'recovery' });
    expect(error?.code).toBe('bad_code_verifier');
    await product.ask('POST', '/recover', { email: emailOf('Uma') });
    const unbound = await linkTo(emailOf('Uma'), 2);
    const end = await follow(unbound);
    expect(end.href.startsWith(`${product.origin}/account-recovery?token_hash=`)).toBe(true);
    const foreign = end.searchParams.get('token_hash');
    expect(await post(browser, '/session', { token: foreign ?? '' })).toBe(409);
    expect(await post(browser, '/session', { token })).toBe(200);
  });
});
