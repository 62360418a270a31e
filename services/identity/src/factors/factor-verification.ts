import { Inject, Injectable } from '@nestjs/common';
import type { AuthFactor, challengeFactorCommand, OutputOf, Tokens } from '@planted/contracts';
import {
  CLOCK,
  type Clock,
  NEW_ID,
  type NewId,
  PERSONAL_DATA,
  type PersonalData,
  POOL,
} from '@planted/service-kit';
import type { Pool } from 'pg';
import { hashOf } from '../sessions/session-token';
import type { AccessClaims } from '../tokens/access-token';
import * as refuse from '../tokens/auth-refusal';
import { newRefreshToken } from '../tokens/refresh-token';
import { TokenSessions } from '../tokens/token-sessions';
import { isVerified } from './factor-rows';
import { stepOfCode } from './totp-code';

/** How long a challenge may be answered, in milliseconds. */
const CHALLENGE_LASTS = 5 * 60_000;
/** Codes in a row that may be wrong before a factor pauses. */
const MAX_TRIES = 5;
/** How long it pauses, in seconds. */
const PAUSE = 15 * 60;

interface TriedFactor {
  readonly sealed_secret: string;
  readonly status: AuthFactor['status'];
}

/** Proves that a person holds their second factor; their session is then at aal2. */
@Injectable()
export class FactorVerification {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(TokenSessions) private readonly sessions: TokenSessions,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(NEW_ID) private readonly newId: NewId,
  ) {}

  async challenge(
    { userId }: AccessClaims,
    factorId: string,
  ): Promise<OutputOf<typeof challengeFactorCommand>> {
    const id = this.newId();
    const now = this.clock();
    const expiresAt = new Date(now.getTime() + CHALLENGE_LASTS);
    await this.pool.query('delete from identity.factor_challenges where factor_id = $1 and expires_at < $2', [
      factorId,
      now,
    ]);
    const { rowCount } = await this.pool.query(
      `insert into identity.factor_challenges (id, factor_id, expires_at)
       select $1, id, $4 from identity.factors where id = $2 and user_id = $3`,
      [id, factorId, userId, expiresAt],
    );
    if (rowCount === 0) throw refuse.factorUnknown();
    return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) };
  }

  async verify(claims: AccessClaims, factorId: string, challengeId: string, code: string): Promise<Tokens> {
    const now = this.clock();
    const { rowCount } = await this.pool.query(
      `select 1 from identity.factor_challenges c join identity.factors f on f.id = c.factor_id
       where c.id = $1 and f.id = $2 and f.user_id = $3 and c.answered_at is null and c.expires_at > $4`,
      [challengeId, factorId, claims.userId, now],
    );
    if (rowCount === 0) throw refuse.challengeOver();
    const factor = await this.countTry(factorId, now);
    const secret = await this.personal.decrypt(claims.userId, factor.sealed_secret);
    const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
    if (step === undefined) throw refuse.wrongCode();
    const refreshToken = await this.stepUp(claims, factorId, challengeId, step, now);
    if (!isVerified(factor)) await this.endUnproved(claims, now);
    return this.sessions.tokensOf(claims.sessionId, refreshToken);
  }

  /** Counted before the code is looked at, so that guesses made at once count as well. */
  private async countTry(factorId: string, now: Date): Promise<TriedFactor> {
    const { rows } = await this.pool.query<TriedFactor>(
      `update identity.factors
       set tries = case when tried_at > $3 then tries + 1 else 1 end, tried_at = $2
       where id = $1 and (tries < $4 or tried_at <= $3) returning sealed_secret, status`,
      [factorId, now, new Date(now.getTime() - PAUSE * 1000), MAX_TRIES],
    );
    const [factor] = rows;
    if (!factor) throw refuse.tooManyCodes(PAUSE);
    return factor;
  }

  /** A code counts once, and the refresh tokens from before the step lead no further. */
  private async stepUp(
    { sessionId, userId }: AccessClaims,
    factorId: string,
    challengeId: string,
    step: number,
    now: Date,
  ): Promise<string> {
    const refreshToken = newRefreshToken();
    const confirmation = { method: 'totp', timestamp: Math.floor(now.getTime() / 1000) };
    const { rowCount } = await this.pool.query(
      `with challenge as (
          update identity.factor_challenges set answered_at = $3
          where id = $1 and factor_id = $2 and answered_at is null returning factor_id),
        factor as (
          update identity.factors f set status = 'verified', tries = 0, last_step = $4, updated_at = $3
          from challenge where f.id = challenge.factor_id and f.user_id = $8 and f.last_step < $4
          returning f.id),
        session as (
          update identity.token_sessions s set aal = 'aal2', amr = amr || $6::jsonb
          from factor where s.id = $5 and s.user_id = $8 and s.ended_at is null returning s.id),
        old as (delete from identity.refresh_tokens t using session where t.session_id = session.id)
        insert into identity.refresh_tokens (token_hash, session_id, created_at)
        select $7, id, $3 from session`,
      [
        challengeId,
        factorId,
        now,
        step,
        sessionId,
        JSON.stringify([confirmation]),
        hashOf(refreshToken),
        userId,
      ],
    );
    if (rowCount === 0) throw refuse.wrongCode();
    return refreshToken;
  }

  /** With the first proof of a factor, sessions without one end: they may be another user's. */
  private async endUnproved({ userId, sessionId }: AccessClaims, now: Date): Promise<void> {
    await this.pool.query(
      `update identity.token_sessions set ended_at = $3
       where user_id = $1 and id <> $2 and aal = 'aal1' and ended_at is null`,
      [userId, sessionId, now],
    );
  }
}
