import { createLocalJWKSet, exportJWK, exportSPKI, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import type { TrustedIssuer } from '../sign-in/verify-id-token';

export const ISSUER = 'https://accounts.google.com';
export const AUDIENCE = 'planted.apps.example';

interface TokenOptions {
  readonly now: Date;
  readonly claims?: Record<string, unknown>;
  readonly issuer?: string;
  readonly audience?: string | string[];
  /** Seconds from `now`; null leaves the claim out. */
  readonly expiresIn?: number | null;
  readonly kid?: string;
  /** Further header parameters. */
  readonly header?: object;
}

export interface TokenSigner {
  readonly keys: JSONWebKeySet;
  /** The public key as a text, which an attacker may use as a shared secret. */
  readonly publicPem: string;
  readonly trusted: TrustedIssuer;
  sign(options: TokenOptions): Promise<string>;
}

/** An identity provider in the small, with a key pair of its own. */
export async function createTokenSigner(kid = 'key-1', algorithm = 'RS256'): Promise<TokenSigner> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid, use: 'sig' }] };
  return {
    keys,
    publicPem: await exportSPKI(publicKey),
    trusted: { issuer: ISSUER, audience: AUDIENCE, keySet: createLocalJWKSet(keys) },
    sign: ({
      now,
      claims,
      issuer = ISSUER,
      audience = AUDIENCE,
      expiresIn = 3600,
      kid: kidInToken = kid,
      header = {},
    }) => {
      const seconds = Math.floor(now.getTime() / 1000);
      const token = new SignJWT({ sub: 'person-1', given_name: 'Ada', ...claims })
        .setProtectedHeader({ ...header, alg: algorithm, kid: kidInToken })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds);
      return (expiresIn === null ? token : token.setExpirationTime(seconds + expiresIn)).sign(privateKey);
    },
  };
}
