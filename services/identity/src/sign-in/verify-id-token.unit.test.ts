import { SignJWT, UnsecuredJWT } from 'jose';
import { AUDIENCE, createTokenSigner, ISSUER, type TokenSigner } from '../testing/token-signer';
import { keysBroughtAlong, tamperedTokens } from '../testing/tampered-tokens';
import { IdTokenRefusedError, verifyIdToken } from './verify-id-token';

const now = new Date('2026-05-21T09:00:00Z');
const soon = new Date('2026-05-21T10:00:00Z');

describe('an ID token', () => {
  let google: TokenSigner;
  let stranger: TokenSigner;
  let otherAlgorithm: TokenSigner;
  beforeAll(async () => {
    google = await createTokenSigner();
    stranger = await createTokenSigner();
    otherAlgorithm = await createTokenSigner('key-1', 'PS256');
  });

  it('AUTH-2 returns who the person is: issuer, subject, name and picture', async () => {
    const token = await google.sign({ now, claims: { picture: 'https://lh3.googleusercontent.com/a/x' } });
    expect(await verifyIdToken(token, google.trusted, now)).toEqual({
      issuer: ISSUER,
      subject: 'person-1',
      givenName: 'Ada',
      picture: 'https://lh3.googleusercontent.com/a/x',
    });
  });

  it('has a name fit for a greeting whatever the provider says', async () => {
    const nameIn = async (claims: Record<string, unknown>) =>
      (await verifyIdToken(await google.sign({ now, claims }), google.trusted, now)).givenName;
    expect(await nameIn({ given_name: ' Ada\r\n\u0007 ' })).toBe('Ada');
    expect(await nameIn({ given_name: '', name: 'Ada Lovelace' })).toBe('Ada Lovelace');
    expect(await nameIn({ given_name: 7, name: undefined })).toBe('Gardener');
    expect(await nameIn({ given_name: 'a'.repeat(5000) })).toHaveLength(100);
  });

  it('has a picture only from an https address', async () => {
    const token = await google.sign({ now, claims: { picture: 'javascript:alert(1)' } });
    expect((await verifyIdToken(token, google.trusted, now)).picture).toBeNull();
  });

  it('may have several audiences where it was issued to us, and a clock that is a little ahead', async () => {
    const ahead = new Date(now.getTime() + 10_000);
    const token = await google.sign({ now: ahead, audience: [AUDIENCE, 'other'], claims: { azp: AUDIENCE } });
    expect(await verifyIdToken(token, google.trusted, now)).toMatchObject({ subject: 'person-1' });
  });

  const claims = { iss: ISSUER, aud: AUDIENCE, sub: 'person-1', iat: now.getTime() / 1000 };
  const forged: [string, () => Promise<string> | string][] = [
    ['unsigned (alg none)', () => new UnsecuredJWT(claims).setExpirationTime(soon).encode()],
    [
      'signed with the public key as a shared secret (HS256)',
      () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
          .setExpirationTime(soon)
          .sign(new TextEncoder().encode(google.publicPem)),
    ],
    ['signed with an algorithm that is not the pinned one', () => otherAlgorithm.sign({ now })],
    ['signed by a key that is not in the set', () => google.sign({ now, kid: 'foreign' })],
    ['signed by a stranger under a known key id', () => stranger.sign({ now })],
    ['made out to another client', () => google.sign({ now, audience: 'other.apps.example' })],
    ['of another issuer', () => google.sign({ now, issuer: 'https://accounts.google.com.evil.example' })],
    ['expired', () => google.sign({ now, expiresIn: -1 })],
    ['without an expiry', () => google.sign({ now, expiresIn: null })],
    ['without a subject', () => google.sign({ now, claims: { sub: undefined } })],
    ['not yet valid', () => google.sign({ now, claims: { nbf: now.getTime() / 1000 + 60 } })],
    ['issued in the future', () => google.sign({ now: soon, expiresIn: 7200 })],
    ['of several audiences, and issued to no one', () => google.sign({ now, audience: [AUDIENCE, 'other'] })],
    [
      'of several audiences, and issued to another',
      () => google.sign({ now, audience: [AUDIENCE, 'other'], claims: { azp: 'other' } }),
    ],
    ['no token at all', () => 'rubbish'],
    [
      'changed after signing',
      async () => {
        const [header, , signature] = (await google.sign({ now })).split('.');
        const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'person-2', exp: 9999999999 }));
        return [header, changed.toString('base64url'), signature].join('.');
      },
    ],
  ];
  it.each(forged)('AUTH-9 is refused when it is %s', async (_, make) => {
    const token = await make();
    await expect(verifyIdToken(token, google.trusted, now)).rejects.toThrow(IdTokenRefusedError);
  });

  it.each(tamperedTokens)('AUTH-9 is refused when it is one %s', async (_, tamper) => {
    const token = tamper(await google.sign({ now }));
    await expect(verifyIdToken(token, google.trusted, now)).rejects.toThrow(IdTokenRefusedError);
  });

  it.each(keysBroughtAlong({}).map(([name]) => name))(
    'AUTH-9 is refused when it brings its own key along by %s',
    async (name) => {
      const header = new Map(keysBroughtAlong(stranger.keys.keys[0] ?? {})).get(name) ?? {};
      for (const kid of ['key-1', 'own']) {
        const token = await stranger.sign({ now, kid, header });
        await expect(verifyIdToken(token, google.trusted, now)).rejects.toThrow(IdTokenRefusedError);
      }
    },
  );

  it('is not refused, but cannot be judged, while the keys are out of reach', async () => {
    const keySet = () => Promise.reject(new TypeError('fetch failed'));
    const token = await google.sign({ now });
    await expect(verifyIdToken(token, { ...google.trusted, keySet }, now)).rejects.toThrow('fetch failed');
  });
});
