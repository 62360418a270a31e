/** A secret of 256 bits that is part of an address. */
export interface CalendarToken {
  /** 43 characters of base64url. */
  readonly token: string;
  /** SHA-256 in hexadecimal: all that is sent of it. */
  readonly tokenHash: string;
  /** How it begins and ends, as it is shown later: '7Qm2…x9T'. */
  readonly hint: string;
}

const BYTES = 32;

export async function newToken(): Promise<CalendarToken> {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  const tokenHash = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { token, tokenHash, hint: `${token.slice(0, 4)}…${token.slice(-3)}` };
}
