import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { hashOf, newSessionToken } from './sessions/session-token';
import type { VerifiedIdentity } from './sign-in/verify-id-token';
import * as refuse from './tokens/auth-refusal';
import { isVerifierOf } from './tokens/code-verifier';

/** How long a code may be exchanged, in milliseconds: the browser goes from one address to the next. */
const CODE_LASTS = 2 * 60_000;

/** What a code is good for. */
export interface CodeGrant {
  readonly userId: string;
  /** How the person was recognized, e.g. 'oauth'. */
  readonly method: string;
  /** A further identity of the person, to be theirs only once the code is exchanged, and the session that asked. */
  readonly link?: { readonly identity: VerifiedIdentity; readonly sessionId: string };
}

interface CodeRow {
  readonly code_challenge: string;
  readonly user_id: string;
  readonly method: string;
  readonly session_id: string | null;
  readonly linked: VerifiedIdentity | null;
  readonly expires_at: Date;
}

/**
 * Codes that a browser carries to the client that began a sign-in, who alone has their verifier (RFC 7636): good once,
 * for a short while, and stored as a hash.
 */
@Injectable()
export class AuthCodes {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `codeChallenge` is the S256 of the client's verifier. */
  async issue({ userId, method, link }: CodeGrant, codeChallenge: string): Promise<string> {
    const now = this.clock();
    const code = newSessionToken();
    await this.pool.query('delete from identity.auth_codes where expires_at < $1', [now]);
    await this.pool.query(
      `insert into identity.auth_codes
         (code_hash, code_challenge, user_id, method, session_id, linked, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        hashOf(code),
        codeChallenge,
        userId,
        method,
        link?.sessionId ?? null,
        link ? JSON.stringify(link.identity) : null,
        new Date(now.getTime() + CODE_LASTS),
      ],
    );
    return code;
  }

  /** The code is spent, whether the verifier is right or not. @throws RefusalError for one that is not good. */
  async redeem(code: string, codeVerifier: string): Promise<CodeGrant> {
    const { rows } = await this.pool.query<CodeRow>(
      `delete from identity.auth_codes where code_hash = $1
       returning code_challenge, user_id, method, session_id, linked, expires_at`,
      [hashOf(code)],
    );
    const [row] = rows;
    if (!row || row.expires_at <= this.clock()) throw refuse.codeUnknown();
    if (!isVerifierOf(row.code_challenge, codeVerifier)) throw refuse.codeVerifierWrong();
    const grant = { userId: row.user_id, method: row.method };
    if (row.linked === null || row.session_id === null) return grant;
    return { ...grant, link: { identity: row.linked, sessionId: row.session_id } };
  }
}
