import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether the challenge is the S256 of this verifier (RFC 7636 §4.6). */
export function isVerifierOf(codeChallenge: string, codeVerifier: string): boolean {
  const made = createHash('sha256').update(codeVerifier).digest();
  const expected = Buffer.from(codeChallenge, 'base64url');
  return made.length === expected.length && timingSafeEqual(made, expected);
}
