import { createHash } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { TrustedIssuer } from './verify-id-token';

const ISSUER = 'https://demo.planted.invalid';
const AUDIENCE = 'planted-demo';
const KEY_ID = 'demo';
/** Milliseconds. */
const VALID_FOR = 120_000;

const DEFAULT_NAME = 'Maya';

/** Nest token of `DemoIssuer`. */
export const DEMO_ISSUER = Symbol('DEMO_ISSUER');

/** Signs tokens for demo gardeners, with a key pair of its own that never leaves the process. */
export interface DemoIssuer {
  trusted(): Promise<TrustedIssuer>;
  /** The same name is the same person, also after a restart. */
  issue(name: string | undefined, now: Date): Promise<string>;
}

export function createDemoIssuer(): DemoIssuer {
  // Made when the first demo gardener comes: it takes a while, and most starts need none.
  let keys: ReturnType<typeof makeKeys> | undefined;
  const keyPair = () => (keys ??= makeKeys());
  return {
    trusted: async () => ({ issuer: ISSUER, audience: AUDIENCE, keySet: (await keyPair()).keySet }),
    async issue(name, now) {
      const givenName = name?.normalize('NFC').trim() || DEFAULT_NAME;
      const { privateKey } = await keyPair();
      return new SignJWT({ given_name: givenName })
        .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(createHash('sha256').update(givenName).digest('hex'))
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + VALID_FOR))
        .sign(privateKey);
    },
  };
}

async function makeKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  return { privateKey, keySet: createLocalJWKSet({ keys: [jwk] }) };
}
