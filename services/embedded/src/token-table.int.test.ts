import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createTokenSigner,
  keysBroughtAlong,
  tamperedTokens,
  type TokenSigner,
} from '@planted/identity/testing';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { Gardener } from './testing/gardener';
import { type SignInProduct, startSignInProduct } from './testing/start-sign-in-product';

/** What is wrong with each is beside the verifiers; here the whole product must not believe it. */
describe('a forged token, over HTTP', () => {
  let provider: TokenSigner;
  let stranger: TokenSigner;
  let keys: Server;
  let product: SignInProduct;
  let origin: string;

  beforeAll(async () => {
    [provider, stranger] = [await createTokenSigner(), await createTokenSigner()];
    keys = createServer((_, answer) => answer.end(JSON.stringify(provider.keys)));
    keys.listen(0, '127.0.0.1');
    await once(keys, 'listening');
    const { port } = keys.address() as AddressInfo;
    product = await startSignInProduct({
      GOOGLE_ISSUER: provider.trusted.issuer,
      GOOGLE_CLIENT_ID: provider.trusted.audience,
      GOOGLE_KEY_SET_URL: `http://127.0.0.1:${port}/certs`,
    });
    origin = new URL(product.url).origin;
  });
  afterAll(async () => {
    await product.stop();
    keys.close();
    keys.closeAllConnections();
  });

  const cookieSignIn = async (token: string) => {
    const guest = new Gardener(origin);
    const { status } = await guest.post('/api/verify-google-token', { token });
    return { status, cookie: guest.cookie };
  };
  const tokenSignIn = (id_token: string) => product.ask('POST', '/token?grant_type=id_token', { id_token });

  it('AUTH-9 is one that is refused: a right ID token opens both kinds of session', async () => {
    const token = await provider.sign({ now: new Date() });
    expect(await cookieSignIn(token)).toMatchObject({ status: 200, cookie: expect.stringContaining('=') });
    expect(await tokenSignIn(token)).toMatchObject({ status: 200 });
  });

  const now = new Date();
  const forgedIdTokens: [string, () => Promise<string> | string][] = [
    ['a stranger’s signature', () => stranger.sign({ now })],
    ['a foreign key id', () => provider.sign({ now, kid: 'foreign' })],
    ['another audience', () => provider.sign({ now, audience: 'another.apps.example' })],
    ['another issuer', () => provider.sign({ now, issuer: 'https://accounts.google.com.evil.example' })],
    ['an expiry that has passed', () => provider.sign({ now, expiresIn: -1 })],
    ['no expiry', () => provider.sign({ now, expiresIn: null })],
    [
      'a beginning that lies ahead',
      () => provider.sign({ now, claims: { nbf: now.getTime() / 1000 + 600 } }),
    ],
    [
      'the public key as a secret (HS256)',
      () =>
        new SignJWT({ sub: 'person-1' })
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .setIssuer(provider.trusted.issuer)
          .setAudience(provider.trusted.audience)
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode(provider.publicPem)),
    ],
    ...tamperedTokens.map(([how, tamper]): [string, () => Promise<string>] => [
      how,
      async () => tamper(await provider.sign({ now })),
    ]),
    ...keysBroughtAlong({}).map(([name]): [string, () => Promise<string>] => [
      `its own key by ${name}`,
      () => {
        const header = new Map(keysBroughtAlong(stranger.keys.keys[0] ?? {})).get(name) ?? {};
        return stranger.sign({ now, header });
      },
    ]),
  ];
  it.each(forgedIdTokens)('AUTH-9 with or as an ID token %s signs no one in', async (_, make) => {
    const token = await make();
    expect(await cookieSignIn(token)).toEqual({ status: 401, cookie: '' });
    expect(await tokenSignIn(token)).toMatchObject({ status: 401, body: { error_code: 'bad_jwt' } });
  });

  it('AUTH-9 as an access token is no one’s, whatever was done to a right one', async () => {
    const right = await tokenSignIn(await provider.sign({ now: new Date() }));
    const token = String(right.body['access_token']);
    const askAs = async (forged: string) => (await product.ask('GET', '/user', undefined, forged)).status;
    expect(await askAs(token)).toBe(200);
    const published = (await product.ask('GET', '/.well-known/jwks.json')).body['keys'] as { kid: string }[];
    const [, payload = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const own = { ...(await exportJWK(publicKey)), kid: published[0]?.kid };
    const signed = (header: object, kid = published[0]?.kid ?? '') =>
      new SignJWT(claims).setProtectedHeader({ ...header, alg: 'ES256', kid }).sign(privateKey);
    const shared = new TextEncoder().encode(JSON.stringify(published[0]));
    const forged = [
      await signed({}),
      await signed({}, 'foreign'),
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: published[0]?.kid ?? '' })
        .sign(shared),
      await provider.sign({ now: new Date() }),
      ...(await Promise.all(keysBroughtAlong(own).map(([, header]) => signed(header)))),
      ...tamperedTokens.map(([, tamper]) => tamper(token)),
    ];
    const statuses = await Promise.all(forged.map(askAs));
    expect(statuses.filter((status) => status !== 401 && status !== 403)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(25);
  });
});
