/**
 * The cookie by which the page's scripts know of the session, whose cookie they cannot read: when the session is good
 * until, in seconds since 1970. A guest's browser, which has none, asks nothing. Worth nothing by itself.
 */
export const SESSION_HINT = 'planted_signed_in';

/**
 * Until when the session of these cookies is good, in milliseconds since 1970; undefined where there is none. A hint
 * that was given without the time counts as one that has passed.
 */
export function sessionEndIn(cookies: string, name: string = SESSION_HINT): number | undefined {
  const hint = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (hint === undefined) return undefined;
  const seconds = Number(hint.slice(name.length + 1));
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}
