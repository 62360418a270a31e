import { Inject, Injectable } from '@nestjs/common';
import type { openSessionCommand, OutputOf, User } from '@planted/contracts';
import { CLOCK, type Clock, NEW_ID, type NewId, POOL, RefusalError } from '@planted/service-kit';
import type { Pool } from 'pg';
import { IDENTITY_SETTINGS, type IdentitySettings } from '../settings';
import { newSalt, successorOf } from '../tokens/refresh-token';
import { hashOf, newSessionToken } from './session-token';

/** How long a sign-in lasts, in milliseconds: 30 days. */
const SESSION_LASTS = 30 * 24 * 3_600_000;
/**
 * How long a spent secret still opens the session and leads to its successor, in milliseconds: for requests that are
 * under way, for tabs that refresh at once, and for an answer that was lost and is asked for again.
 */
const GRACE = 60_000;

type OpenedSession = OutputOf<typeof openSessionCommand>;

interface SecretRow {
  readonly session_id: string;
  readonly spent_at: Date | null;
  readonly salt: Buffer | null;
}

const ended = () => new RefusalError({ code: 'not-signed-in', message: 'The session has ended' });

/** Sessions of browsers: a secret in a cookie that is good for an hour, and then has one successor, for 30 days. */
@Injectable()
export class BrowserSessions {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(IDENTITY_SETTINGS) private readonly settings: IdentitySettings,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(NEW_ID) private readonly newId: NewId,
  ) {}

  async open(user: User): Promise<OpenedSession> {
    const now = this.clock();
    const sessionToken = newSessionToken();
    const expiresAt = new Date(now.getTime() + SESSION_LASTS);
    const goodUntil = this.goodFrom(now, expiresAt);
    await this.pool.query('delete from identity.sessions where user_id = $1 and expires_at < $2', [
      user.id,
      now,
    ]);
    await this.pool.query({
      name: 'identity.open_session',
      text: `with opened as (
          insert into identity.sessions (id, user_id, created_at, expires_at) values ($1, $2, $3, $4) returning id)
        insert into identity.session_secrets (token_hash, session_id, created_at, good_until)
        select $5, id, $3, $6 from opened`,
      values: [this.newId(), user.id, now, expiresAt, hashOf(sessionToken), goodUntil],
    });
    return { user, sessionToken, expiresAt: expiresAt.toISOString(), goodUntil: goodUntil.toISOString() };
  }

  /** Who the session is of; null when it has ended. Asked before every call, so it is one prepared statement. */
  async find(sessionToken: string): Promise<{ user: User; isGood: boolean } | null> {
    const now = this.clock();
    const { rows } = await this.pool.query<User & { is_good: boolean }>({
      name: 'identity.find_session',
      text: `select u.id, u.given_name, u.profile_picture_url,
          k.good_until > $2 and (k.spent_at is null or k.spent_at > $3) as is_good
        from identity.session_secrets k
        join identity.sessions s on s.id = k.session_id
        join identity.users u on u.id = s.user_id
        where k.token_hash = $1 and s.revoked_at is null and s.expires_at > $2`,
      values: [hashOf(sessionToken), now, new Date(now.getTime() - GRACE)],
    });
    const [row] = rows;
    if (!row) return null;
    const { is_good: isGood, ...user } = row;
    return { user, isGood };
  }

  /** @throws RefusalError when the session has ended, or does so now since its secret was spent before the grace. */
  async refresh(sessionToken: string): Promise<OpenedSession> {
    const found = await this.find(sessionToken);
    if (!found) throw ended();
    const now = this.clock();
    const salt = newSalt();
    const successor = successorOf(sessionToken, salt);
    const { rows } = await this.pool.query<{ expires_at: Date; good_until: Date }>({
      name: 'identity.refresh_session',
      text: `with spent as (
          update identity.session_secrets k set spent_at = $2, salt = $3
          from identity.sessions s
          where k.token_hash = $1 and k.spent_at is null
            and s.id = k.session_id and s.revoked_at is null and s.expires_at > $2
          returning k.session_id, s.expires_at),
        made as (
          insert into identity.session_secrets (token_hash, session_id, created_at, good_until)
          select $4, session_id, $2, least($5, expires_at) from spent returning good_until)
        select spent.expires_at, made.good_until from spent, made`,
      values: [hashOf(sessionToken), now, salt, hashOf(successor), this.goodFrom(now)],
    });
    const [row] = rows;
    return row
      ? openedAs(found.user, successor, row)
      : openedAs(found.user, ...(await this.again(sessionToken, now)));
  }

  async close(sessionToken: string): Promise<void> {
    await this.pool.query(
      `update identity.sessions set revoked_at = $2 where revoked_at is null
         and id = (select session_id from identity.session_secrets where token_hash = $1)`,
      [hashOf(sessionToken), this.clock()],
    );
  }

  async closeAllOf(userId: string): Promise<void> {
    await this.pool.query(
      'update identity.sessions set revoked_at = $2 where user_id = $1 and revoked_at is null',
      [userId, this.clock()],
    );
  }

  private goodFrom(now: Date, expiresAt?: Date): Date {
    const until = now.getTime() + this.settings.SESSION_GOOD_FOR_SECONDS * 1000;
    return new Date(Math.min(until, expiresAt?.getTime() ?? until));
  }

  /** The secret was not spent just now: a racing tab gets the successor, anyone else ends the session. */
  private async again(sessionToken: string, now: Date): Promise<[string, SuccessorRow]> {
    const { rows } = await this.pool.query<SecretRow>(
      'select session_id, spent_at, salt from identity.session_secrets where token_hash = $1',
      [hashOf(sessionToken)],
    );
    const [row] = rows;
    if (!row?.salt || !row.spent_at) throw ended();
    const successor = successorOf(sessionToken, row.salt);
    if (now.getTime() - row.spent_at.getTime() <= GRACE) {
      const unspent = await this.pool.query<SuccessorRow>(
        `select s.expires_at, k.good_until from identity.session_secrets k
         join identity.sessions s on s.id = k.session_id
         where k.token_hash = $1 and k.spent_at is null and s.revoked_at is null`,
        [hashOf(successor)],
      );
      if (unspent.rows[0]) return [successor, unspent.rows[0]];
    }
    await this.pool.query(
      'update identity.sessions set revoked_at = $2 where id = $1 and revoked_at is null',
      [row.session_id, now],
    );
    throw ended();
  }
}

interface SuccessorRow {
  readonly expires_at: Date;
  readonly good_until: Date;
}

const openedAs = (user: User, sessionToken: string, row: SuccessorRow): OpenedSession => ({
  user,
  sessionToken,
  expiresAt: row.expires_at.toISOString(),
  goodUntil: row.good_until.toISOString(),
});
