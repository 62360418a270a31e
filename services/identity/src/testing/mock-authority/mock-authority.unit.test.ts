import { createHash } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import type { AuthorityFault } from './authority-fault';
import { type MockAuthority, startMockAuthority } from './mock-authority';

let authority: MockAuthority;
beforeAll(async () => {
  authority = await startMockAuthority();
});
afterAll(() => authority.stop());

const redirectUri = 'http://127.0.0.1:9/callback';
const verifier = 'v'.repeat(43);
const asked = {
  response_type: 'code',
  redirect_uri: redirectUri,
  scope: 'openid profile',
  state: 'a state',
  nonce: 'a nonce',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
};

const pageFor = (changed: Record<string, string> = {}) =>
  `${authority.issuer}/authorize?${new URLSearchParams({ client_id: authority.clientId, ...asked, ...changed })}`;

const codeFor = async (name: string) =>
  (await authority.consent(pageFor(), name)).searchParams.get('code') ?? '';

async function exchange(code: string, changed: Record<string, string> = {}) {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: authority.clientId,
    client_secret: authority.clientSecret,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changed,
  });
  const response = await fetch(`${authority.issuer}/token`, { method: 'POST', body: form });
  return { status: response.status, body: JSON.parse(await response.text()) };
}

describe('the mock authority', () => {
  it('sends the browser back with a code that is good for an ID token, once', async () => {
    const back = await authority.consent(pageFor(), 'Ada');
    expect(back.origin + back.pathname).toBe(redirectUri);
    expect(back.searchParams.get('state')).toBe('a state');
    const code = back.searchParams.get('code') ?? '';
    const { status, body } = await exchange(code);
    expect(status).toBe(200);
    const keys = createRemoteJWKSet(new URL(`${authority.issuer}/certs`));
    const { payload } = await jwtVerify(body.id_token, keys, {
      issuer: authority.issuer,
      audience: authority.clientId,
      algorithms: ['RS256'],
    });
    expect(payload).toMatchObject({ sub: 'person-Ada', given_name: 'Ada', nonce: 'a nonce' });
    expect(await exchange(code)).toEqual({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('identifies the holder of an access token, and no one else', async () => {
    const { body } = await exchange(await codeFor('Grace'));
    const ask = async (token: string) =>
      fetch(`${authority.issuer}/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    expect(await (await ask(body.access_token)).json()).toMatchObject({ sub: 'person-Grace' });
    expect((await ask('x')).status).toBe(401);
  });

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 'invalid_grant'],
    ['another address', { redirect_uri: 'http://127.0.0.1:9/elsewhere' }, 'invalid_grant'],
    ['a code that it did not make', { code: 'x' }, 'invalid_grant'],
    ['a wrong secret', { client_secret: 'x' }, 'invalid_client'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('refuses %s', async (_, changed, error) => {
    expect((await exchange(await codeFor('Ada'), changed)).body).toEqual({ error });
  });

  it('sends the browser back without a code when the person says no', async () => {
    const back = await authority.consent(pageFor(), 'Ada', 'deny');
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect([back.searchParams.get('state'), back.searchParams.get('code')]).toEqual(['a state', null]);
  });

  it.each([
    [{ client_id: 'x' }, 'unknown client_id'],
    [{ redirect_uri: 'https://evil.example/' }, 'redirect_uri is not registered'],
    [{ response_type: 'token' }, 'unsupported response_type'],
    [{ scope: 'profile' }, 'the scope lacks openid'],
    [{ code_challenge_method: 'plain' }, 'only S256 is offered'],
  ])('sends no one back for %j', async (changed, words) => {
    const page = await fetch(pageFor(changed), { redirect: 'manual' });
    expect([page.status, await page.text()]).toEqual([400, `Error: ${words}`]);
  });

  it.each<[AuthorityFault, Record<string, unknown>]>([
    ['wrong-issuer', { iss: expect.stringContaining('.example') }],
    ['wrong-audience', { aud: 'another.apps.example' }],
    ['wrong-nonce', { nonce: 'another' }],
  ])('can answer with a %s', async (fault, claims) => {
    authority.failNext(fault);
    const { body } = await exchange(await codeFor('Ada'));
    expect(decodeJwt(body.id_token)).toMatchObject(claims);
    const next = await exchange(await codeFor('Ada'));
    expect(decodeJwt(next.body.id_token)).toMatchObject({ iss: authority.issuer, nonce: 'a nonce' });
  });

  it.each<[AuthorityFault, number]>([
    ['out-of-order', 503],
    ['no-id-token', 200],
  ])('can be %s', async (fault, expected) => {
    authority.failNext(fault);
    const { status, body } = await exchange(await codeFor('Ada'));
    expect([status, body.id_token]).toEqual([expected, undefined]);
  });
});
