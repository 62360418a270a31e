import type { AuthorizationRequest } from './grants';

/**
 * @throws Error that says what is wrong: of such a request a browser is answered here, and not sent back (RFC 6749
 * §4.1.2.1).
 */
export function readAuthorizationRequest(query: URLSearchParams, clientId: string): AuthorizationRequest {
  const redirectUri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== clientId) throw new Error('unknown client_id');
  if (!URL.canParse(redirectUri) || !isLoopback(new URL(redirectUri)))
    throw new Error('redirect_uri is not registered');
  if (query.get('response_type') !== 'code') throw new Error('unsupported response_type');
  const scope = query.get('scope') ?? '';
  if (!scope.split(' ').includes('openid')) throw new Error('the scope lacks openid');
  const codeChallenge = query.get('code_challenge');
  if (codeChallenge !== null && query.get('code_challenge_method') !== 'S256')
    throw new Error('only S256 is offered');
  return { redirectUri, scope, codeChallenge, state: query.get('state'), nonce: query.get('nonce') };
}

const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** The page on which a person says who they are, and whether the client may know it. */
export const consentPage = (request: string): string => `<!doctype html>
<html lang="en">
  <title>Sign in to the mock authority</title>
  <form action="/consent">
    <input type="hidden" name="request" value="${request}">
    <label>Name <input name="name" value="Ada"></label>
    <button name="answer" value="allow">Allow</button>
    <button name="answer" value="deny">Deny</button>
  </form>
</html>`;

/** Where the browser goes with the answer. */
export function answerAddress(
  { redirectUri, state }: AuthorizationRequest,
  answer: Record<string, string>,
): string {
  const address = new URL(redirectUri);
  for (const [key, value] of Object.entries(answer)) address.searchParams.set(key, value);
  if (state !== null) address.searchParams.set('state', state);
  return address.href;
}
