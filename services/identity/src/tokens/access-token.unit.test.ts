import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { keysBroughtAlong, tamperedTokens } from '../testing/tampered-tokens';
import { AccessTokenRefusedError, signAccessToken, verifyAccessToken } from './access-token';

const now = new Date('2026-05-21T09:00:00Z');
const seconds = now.getTime() / 1000;
const issuer = 'https://planted.example/auth/v1';
const person = {
  userId: '0190a000-0000-7000-8000-00000000ada0',
  sessionId: '0190a000-0000-7000-8000-00000000ada1',
  aal: 'aal1',
  amr: [{ method: 'oauth', timestamp: seconds }],
} as const;

async function makeKey(kid: string, algorithm = 'ES256') {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid, alg: algorithm, use: 'sig' };
  return { kid, jwk, pem: await exportSPKI(pair.publicKey), privateKey: pair.privateKey };
}
type Key = Awaited<ReturnType<typeof makeKey>>;

describe('an access token', () => {
  let ours: Key;
  let stranger: Key;
  let otherAlgorithm: Key;
  beforeAll(async () => {
    ours = await makeKey('key-1');
    stranger = await makeKey('key-1');
    otherAlgorithm = await makeKey('key-1', 'ES384');
  });
  const keys = () => ({ keys: [ours.jwk] });
  const claims = {
    sub: person.userId,
    session_id: person.sessionId,
    aal: 'aal2',
    amr: [],
    iss: issuer,
    aud: 'authenticated',
    exp: seconds + 3600,
  };
  const without = (name: keyof typeof claims) =>
    Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  const sign = (payload: Record<string, unknown>, key: Key = ours, header = {}) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: String(key.jwk.alg), kid: key.kid, ...header })
      .sign(key.privateKey);

  it('AUTH-8 says for an hour who is in which session, and how sure that is', async () => {
    const { privateKey } = ours;
    const signed = await signAccessToken(
      person,
      { kid: ours.kid, createdAt: now, privateKey, publicKey: ours.jwk as never },
      issuer,
      now,
    );
    expect(signed.expiresAt).toBe(seconds + 3600);
    expect(await verifyAccessToken(signed.token, keys(), issuer, now)).toEqual(person);
    const tooLate = new Date(now.getTime() + 3_600_000);
    await expect(verifyAccessToken(signed.token, keys(), issuer, tooLate)).rejects.toThrow(
      AccessTokenRefusedError,
    );
  });

  it('is believed when it is right, so that the refusals below have one reason each', async () => {
    expect(await verifyAccessToken(await sign(claims), keys(), issuer, now)).toMatchObject({ aal: 'aal2' });
  });

  const forged: [string, () => Promise<string> | string][] = [
    ['signed by a stranger under a known key id', () => sign(claims, stranger)],
    [
      'changed after signing',
      async () => {
        const [header, , signature] = (await sign(without('aal'))).split('.');
        return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
      },
    ],
    ['unsigned (alg none)', () => new UnsecuredJWT(claims).encode()],
    [
      'signed with the public key as a shared secret (HS256)',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .sign(new TextEncoder().encode(ours.pem)),
    ],
    [
      'signed with the public key, as a JWK, as a shared secret (HS256)',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .sign(new TextEncoder().encode(JSON.stringify(ours.jwk))),
    ],
    ['signed with another algorithm of the same family', () => sign(claims, otherAlgorithm)],
    ['signed under a foreign key id', () => sign(claims, ours, { kid: 'foreign' })],
    ['bringing its own key', () => sign(claims, stranger, { kid: 'own', jwk: stranger.jwk })],
    ['for another audience', () => sign({ ...claims, aud: 'somebody-else' })],
    ['for no audience', () => sign(without('aud'))],
    ['of another issuer', () => sign({ ...claims, iss: `${issuer}.evil.example` })],
    ['of no issuer', () => sign(without('iss'))],
    ['expired', () => sign({ ...claims, exp: seconds - 1 })],
    ['without an expiry', () => sign(without('exp'))],
    ['not yet valid', () => sign({ ...claims, nbf: seconds + 60 })],
    ['without a person', () => sign(without('sub'))],
    ['without a session', () => sign(without('session_id'))],
    ['of an unknown assurance', () => sign({ ...claims, aal: 'aal3' })],
    ['no token at all', () => 'rubbish'],
  ];
  it.each(forged)('AUTH-9 is refused when it is %s', async (_, make) => {
    const token = await make();
    await expect(verifyAccessToken(token, keys(), issuer, now)).rejects.toThrow(AccessTokenRefusedError);
  });

  it.each(tamperedTokens)('AUTH-9 is refused when it is one %s', async (_, tamper) => {
    const token = tamper(await sign(claims));
    await expect(verifyAccessToken(token, keys(), issuer, now)).rejects.toThrow(AccessTokenRefusedError);
  });

  it.each(keysBroughtAlong({}).map(([name]) => name))(
    'AUTH-9 is refused when it brings its own key along by %s',
    async (name) => {
      const header = new Map(keysBroughtAlong(stranger.jwk)).get(name) ?? {};
      for (const kid of ['key-1', 'own']) {
        const token = await sign(claims, stranger, { ...header, kid });
        await expect(verifyAccessToken(token, keys(), issuer, now)).rejects.toThrow(AccessTokenRefusedError);
      }
    },
  );

  it('AUTH-9 is refused when no key is known', async () => {
    const token = await sign(claims);
    await expect(verifyAccessToken(token, { keys: [] }, issuer, now)).rejects.toThrow(
      AccessTokenRefusedError,
    );
  });
});
