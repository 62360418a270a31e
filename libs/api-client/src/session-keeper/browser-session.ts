import { SESSION_HINT, sessionEndIn } from '@planted/contracts/session-hint';
import { removeHint, writeHint } from './hint-cookie';
import { createSessionKeeper, type RefreshAnswer } from './session-keeper';

/** Longest wait for one answer, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 10_000;
/** A clock that differs less from the server's, in milliseconds, does no harm. */
const SAME_CLOCK = 30_000;

/** The session of this browser, which its tabs share: the secret is in a cookie that no script can read. */
export const browserSession = createSessionKeeper({
  url: '/api/refresh-session',
  key: SESSION_HINT,
  clock: Date.now,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  endOf: (key) => sessionEndIn(document.cookie, key),
  noteEnd(key, end) {
    const told = sessionEndIn(document.cookie, key) ?? 0;
    if (Math.abs(told - end) < SAME_CLOCK) return;
    writeHint(end, key);
  },
  forget: removeHint,
  // Browsers have no locks where the page came by plain http from another machine.
  alone: (key, work) => (navigator.locks ? navigator.locks.request(key, work) : work()),
  refresh,
  isOffline: () => !navigator.onLine,
});

async function refresh(url: string): Promise<RefreshAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (response.ok) return { kind: 'refreshed', goodFor: goodForIn(body) };
    return { kind: mayPass(response.status) ? 'no-answer' : 'ended' };
  } catch {
    return { kind: 'no-answer' };
  }
}

/** A server that is busy or down leaves the session as it is. */
const mayPass = (status: number): boolean => status >= 500 || status === 429 || status === 408;

function goodForIn(body: unknown): number {
  const seconds = typeof body === 'object' && body !== null && 'expires_in' in body ? body.expires_in : 0;
  return typeof seconds === 'number' ? seconds * 1000 : 0;
}
