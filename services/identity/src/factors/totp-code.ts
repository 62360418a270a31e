import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app knows it. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of the step before and after count too: clocks differ, and typing takes a while. */
const WINDOW = 1;
/** Bytes; RFC 4226 §4 recommends 160 bits. */
const SECRET_SIZE = 20;

export const newTotpSecret = (): string => new Secret({ size: SECRET_SIZE }).base32;

const totpOf = (secret: string, names: { issuer: string; label: string } = { issuer: '', label: '' }) =>
  new TOTP({ ...SETTINGS, ...names, secret: Secret.fromBase32(secret) });

/** The address that an authenticator app reads from the QR code. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string =>
  totpOf(secret, names).toString();

/** The step of time that this code belongs to; undefined for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}
