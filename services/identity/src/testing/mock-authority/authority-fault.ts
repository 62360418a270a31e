/** What can go wrong at an identity provider, or be forged by someone who poses as one. */
export const AUTHORITY_FAULTS = [
  /** The answer comes after every timeout: when the authority stops. */
  'slow',
  /** The server of the authority fails. */
  'out-of-order',
  /** 200 with something that is no JSON. */
  'rubbish',
  /** Access without identity: no ID token in the answer. */
  'no-id-token',
  'wrong-issuer',
  'wrong-audience',
  'wrong-nonce',
  'no-nonce',
  'expired',
  /** Signed by a key that is not in the key set. */
  'foreign-key',
] as const;

export type AuthorityFault = (typeof AUTHORITY_FAULTS)[number];
