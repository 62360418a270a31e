import { createTokenSigner, type TokenSigner } from '../token-signer';
import type { AuthorityFault } from './authority-fault';
import { type Grant, type Handed, isVerifierOf } from './grants';
import { personClaims } from './person-claims';

export interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface TokenAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface TokenEndpointParts extends Client {
  readonly issuer: string;
  readonly signer: TokenSigner;
  readonly codes: Handed<Grant>;
  /** Those who hold an access token, by it. */
  readonly access: Handed<string>;
}

const refused = (error: string, status = 400): TokenAnswer => ({ status, body: { error } });

/** POST /token (RFC 6749 §4.1.3, RFC 7636 §4.6): a code is good once, for the client and the address it was made for. */
export async function answerToken(
  form: URLSearchParams,
  { clientId, clientSecret, codes, access, ...parts }: TokenEndpointParts,
  fault: AuthorityFault | undefined,
): Promise<TokenAnswer> {
  if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
    return refused('invalid_client', 401);
  if (form.get('grant_type') !== 'authorization_code') return refused('unsupported_grant_type');
  const grant = codes.take(form.get('code'));
  if (!grant || form.get('redirect_uri') !== grant.redirectUri) return refused('invalid_grant');
  if (!isVerifierOf(grant.codeChallenge, form.get('code_verifier'))) return refused('invalid_grant');
  const answer = { token_type: 'Bearer', expires_in: 3600, scope: grant.scope };
  const accessToken = access.hand(grant.name);
  if (fault === 'no-id-token') return { status: 200, body: { ...answer, access_token: accessToken } };
  const idToken = await idTokenFor(grant, { ...parts, clientId }, fault);
  return { status: 200, body: { ...answer, access_token: accessToken, id_token: idToken } };
}

async function idTokenFor(
  { name, nonce }: Grant,
  { issuer, clientId, signer }: Pick<TokenEndpointParts, 'issuer' | 'clientId' | 'signer'>,
  fault: AuthorityFault | undefined,
): Promise<string> {
  const said = fault === 'wrong-nonce' ? 'another' : fault === 'no-nonce' ? null : nonce;
  const signs = fault === 'foreign-key' ? await createTokenSigner() : signer;
  return signs.sign({
    now: new Date(),
    issuer: fault === 'wrong-issuer' ? `${issuer}.example` : issuer,
    audience: fault === 'wrong-audience' ? 'another.apps.example' : clientId,
    expiresIn: fault === 'expired' ? -1 : 600,
    claims: { ...personClaims(name), ...(said !== null && { nonce: said }) },
  });
}
