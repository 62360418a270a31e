import { SESSION_HINT } from '@planted/contracts/session-hint';

/** As the server sets it, so that it is the same cookie. */
const attributes = (): string => `path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;

/** Says until when the session is good, in milliseconds since 1970. */
export function writeHint(end: number, name: string = SESSION_HINT): void {
  document.cookie = `${name}=${Math.floor(end / 1000)}; ${attributes()}`;
}

/** From now on this browser asks nothing in the name of a session. */
export function removeHint(name: string = SESSION_HINT): void {
  document.cookie = `${name}=; max-age=0; ${attributes()}`;
}
