import { sessionEndIn } from '@planted/contracts/session-hint';
import { isDueForCall } from './session-keeper/session-timing';

/** Until when this browser's session is good, in milliseconds since 1970; undefined for a guest's. */
const endOfSession = (): number | undefined =>
  typeof document === 'undefined' ? undefined : sessionEndIn(document.cookie);

const loadSession = async () => (await import('./session-keeper/browser-session')).browserSession;

/**
 * Sends a request of a gardener with a session that is good: one that is about to end is refreshed first. A request that
 * is refused all the same is sent once more with a refreshed session, since a refusal has done nothing yet.
 * @throws SessionOutOfReachError where the session should be refreshed and the server does not respond
 */
export async function inSession(send: () => Promise<Response>): Promise<Response> {
  const known = endOfSession();
  if (known !== undefined && isDueForCall(known, Date.now())) await (await loadSession()).freshen();
  const end = endOfSession();
  const response = await send();
  // Without a hint, another call has found that the session has ended.
  if (response.status !== 401 || end === undefined || endOfSession() === undefined) return response;
  await (await loadSession()).renewAfter(end);
  if (endOfSession() === undefined) return response;
  // A body left unread counts as a request cut off when the page is left.
  await response.text();
  return send();
}
