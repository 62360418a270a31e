import type { MasterKey } from '@planted/service-kit';
import type { JWK } from 'jose';

/** A signing key as it is stored: its private part, `d`, is encrypted. */
export type StoredJwk = JWK & { readonly sealed?: string };

const purposeOf = (kid: string) => `signing-key ${kid}`;

export function encryptJwk(master: MasterKey, kid: string, { d, ...shared }: JWK): StoredJwk {
  if (d === undefined) throw new Error(`the key ${kid} has no private part`);
  return { ...shared, sealed: master.encrypt(purposeOf(kid), Buffer.from(d, 'base64url')) };
}

/** @throws Error for a key that was encrypted under another master key. */
export function decryptJwk(master: MasterKey, kid: string, { sealed, ...jwk }: StoredJwk): JWK {
  if (sealed === undefined) return jwk;
  const secret = master.decrypt(purposeOf(kid), sealed);
  if (!secret) throw new Error(`the signing key ${kid} is not encrypted with this master key`);
  return { ...jwk, d: secret.toString('base64url') };
}
