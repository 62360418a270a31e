import { Inject, Injectable } from '@nestjs/common';
import type { Tokens } from '@planted/contracts';
import { CLOCK, type Clock, NEW_ID, type NewId, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { hashOf } from '../sessions/session-token';
import { Accounts } from './accounts';
import {
  badToken,
  refreshedTooLate,
  refreshTokenReused,
  refreshTokenUnknown,
  sessionEnded,
} from './auth-refusal';
import { type AccessClaims, ACCESS_TOKEN_LASTS, signAccessToken, verifyAccessToken } from './access-token';
import { KeyRing } from './key-ring';
import { newRefreshToken, newSalt, successorOf } from './refresh-token';
import { TOKEN_ISSUER } from './token-issuer';

/** How long a session may be refreshed, in milliseconds: 30 days. */
const SESSION_LASTS = 30 * 24 * 3_600_000;
/** How long a spent token still leads to its successor, in milliseconds: two tabs may refresh at once. */
const GRACE = 10_000;

interface SpentRow {
  readonly session_id: string;
  readonly ended_at: Date | null;
  readonly expires_at: Date;
  readonly spent_at: Date | null;
  readonly salt: Buffer | null;
}

export type LogoutScope = 'global' | 'local' | 'others';

/** Sessions of the sign-in service: an access token for an hour, and a refresh token that is good once. */
@Injectable()
export class TokenSessions {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(KeyRing) private readonly keys: KeyRing,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(TOKEN_ISSUER) private readonly issuer: string,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(NEW_ID) private readonly newId: NewId,
  ) {}

  /** `method` is how the person was recognized, e.g. 'oauth'. */
  async open(userId: string, method: string): Promise<Tokens> {
    const now = this.clock();
    const sessionId = this.newId();
    const refreshToken = newRefreshToken();
    const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
    await this.pool.query(
      'delete from identity.token_sessions where user_id = $1 and (expires_at < $2 or ended_at < $2)',
      [userId, new Date(now.getTime() - SESSION_LASTS)],
    );
    await this.pool.query({
      name: 'identity.open_token_session',
      text: `with opened as (
          insert into identity.token_sessions (id, user_id, aal, amr, created_at, expires_at)
          values ($1, $2, 'aal1', $3, $4, $5) returning id)
        insert into identity.refresh_tokens (token_hash, session_id, created_at) select $6, id, $4 from opened`,
      values: [
        sessionId,
        userId,
        JSON.stringify(amr),
        now,
        new Date(now.getTime() + SESSION_LASTS),
        hashOf(refreshToken),
      ],
    });
    return this.tokensOf(sessionId, refreshToken);
  }

  /** @throws RefusalError when the token is unknown, its session has ended, or it was spent before the grace. */
  async refresh(refreshToken: string): Promise<Tokens> {
    const now = this.clock();
    const salt = newSalt();
    const successor = successorOf(refreshToken, salt);
    const { rows } = await this.pool.query<{ session_id: string }>({
      name: 'identity.spend_refresh_token',
      text: `with spent as (
          update identity.refresh_tokens t set spent_at = $2, salt = $3
          from identity.token_sessions s
          where t.token_hash = $1 and t.spent_at is null
            and s.id = t.session_id and s.ended_at is null and s.expires_at > $2
          returning t.session_id)
        insert into identity.refresh_tokens (token_hash, session_id, created_at)
        select $4, session_id, $2 from spent returning session_id`,
      values: [hashOf(refreshToken), now, salt, hashOf(successor)],
    });
    const [spent] = rows;
    return spent ? this.tokensOf(spent.session_id, successor) : this.refreshAgain(refreshToken, now);
  }

  /** @throws RefusalError when the session has ended. */
  async expectOpen(sessionId: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      'select 1 from identity.token_sessions where id = $1 and ended_at is null and expires_at > $2',
      [sessionId, this.clock()],
    );
    if (rowCount === 0) throw sessionEnded();
  }

  /**
   * The session continues with a new refresh token; those before lead no further.
   * @throws RefusalError when it has ended.
   */
  async renew(sessionId: string): Promise<Tokens> {
    const refreshToken = newRefreshToken();
    await this.pool.query(
      `with session as (
          select id from identity.token_sessions where id = $1 and ended_at is null and expires_at > $2),
        old as (delete from identity.refresh_tokens t using session where t.session_id = session.id)
        insert into identity.refresh_tokens (token_hash, session_id, created_at) select $3, id, $2 from session`,
      [sessionId, this.clock(), hashOf(refreshToken)],
    );
    return this.tokensOf(sessionId, refreshToken);
  }

  /** @throws RefusalError for a token that is not believed, or whose session has ended. */
  async resolveClaims(accessToken: string): Promise<AccessClaims> {
    const keys = { keys: [...(await this.keys.publishedKeys())] };
    const claims = await verifyAccessToken(accessToken, keys, this.issuer, this.clock()).catch(() => {
      throw badToken();
    });
    const { rows } = await this.pool.query<Pick<AccessClaims, 'aal'>>({
      name: 'identity.find_token_session',
      text: `select aal from identity.token_sessions
        where id = $1 and user_id = $2 and ended_at is null and expires_at > $3`,
      values: [claims.sessionId, claims.userId, this.clock()],
    });
    const [session] = rows;
    if (!session) throw sessionEnded();
    // A second factor counts while both say so: not for a token from before it, nor for a session that lost it.
    return session.aal === 'aal2' ? claims : { ...claims, aal: 'aal1' };
  }

  async end({ userId, sessionId }: AccessClaims, scope: LogoutScope): Promise<void> {
    await this.pool.query({
      name: 'identity.end_token_sessions',
      text: `update identity.token_sessions set ended_at = $3
        where user_id = $1 and ended_at is null
          and case $4::text when 'global' then true when 'local' then id = $2 else id <> $2 end`,
      values: [userId, sessionId, this.clock(), scope],
    });
  }

  async endAllOf(userId: string): Promise<void> {
    await this.pool.query(
      'update identity.token_sessions set ended_at = $2 where user_id = $1 and ended_at is null',
      [userId, this.clock()],
    );
  }

  /** The session's tokens as they are now. @throws RefusalError when it has ended. */
  async tokensOf(sessionId: string, refreshToken: string): Promise<Tokens> {
    const { rows } = await this.pool.query<{ user_id: string } & Pick<AccessClaims, 'aal' | 'amr'>>({
      name: 'identity.read_token_session',
      text: 'select user_id, aal, amr from identity.token_sessions where id = $1 and ended_at is null',
      values: [sessionId],
    });
    const [session] = rows;
    if (!session) throw refreshedTooLate();
    const { user_id: userId, aal, amr } = session;
    const key = await this.keys.signingKey();
    const signed = await signAccessToken({ userId, sessionId, aal, amr }, key, this.issuer, this.clock());
    return {
      access_token: signed.token,
      token_type: 'bearer',
      expires_in: ACCESS_TOKEN_LASTS,
      expires_at: signed.expiresAt,
      refresh_token: refreshToken,
      user: await this.accounts.read(userId),
    };
  }

  /** The token was not spent just now: a racing tab gets the successor, anyone else ends the session. */
  private async refreshAgain(refreshToken: string, now: Date): Promise<Tokens> {
    const { rows } = await this.pool.query<SpentRow>(
      `select t.session_id, t.spent_at, t.salt, s.ended_at, s.expires_at
       from identity.refresh_tokens t join identity.token_sessions s on s.id = t.session_id
       where t.token_hash = $1`,
      [hashOf(refreshToken)],
    );
    const [row] = rows;
    if (!row) throw refreshTokenUnknown();
    if (row.ended_at || row.expires_at <= now || !row.salt || !row.spent_at) throw refreshedTooLate();
    const successor = successorOf(refreshToken, row.salt);
    const isInGrace = now.getTime() - row.spent_at.getTime() <= GRACE;
    if (isInGrace && (await this.isUnspent(successor))) return this.tokensOf(row.session_id, successor);
    await this.pool.query(
      'update identity.token_sessions set ended_at = $2 where id = $1 and ended_at is null',
      [row.session_id, now],
    );
    throw refreshTokenReused();
  }

  private async isUnspent(refreshToken: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select 1 from identity.refresh_tokens where token_hash = $1 and spent_at is null',
      [hashOf(refreshToken)],
    );
    return rowCount === 1;
  }
}
