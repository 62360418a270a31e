import { Inject, Injectable } from '@nestjs/common';
import { inTransaction } from '@planted/event-sourcing';
import { CLOCK, type Clock, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { hashOf, newSessionToken } from '../sessions/session-token';
import { recoveryElsewhere, recoveryOver } from '../tokens/auth-refusal';
import { isVerifierOf } from '../tokens/code-verifier';

/** How long a message gives a way in, in milliseconds: one hour. */
const LASTS = 3_600_000;
/** Messages to one person in that time; who asks for more is answered the same. */
const MAX_MESSAGES = 3;

export interface AskedRecovery {
  readonly redirectTo: string;
  /** S256 of the verifier of the client that asked; absent where it asked without. */
  readonly codeChallenge: string | null;
}

export interface Recovery extends AskedRecovery {
  readonly userId: string;
}

interface RecoveryRow {
  readonly user_id: string;
  readonly redirect_to: string;
  readonly code_challenge: string | null;
}

/** Ways in by mail: a secret that is good once, for an hour, and stored as a hash. */
@Injectable()
export class Recoveries {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The secret for a message; undefined where the person has had enough of them for now. */
  async begin(userId: string, { redirectTo, codeChallenge }: AskedRecovery): Promise<string | undefined> {
    const now = this.clock();
    const token = newSessionToken();
    const isNew = await inTransaction(this.pool, async (tx) => {
      // One after the other, so that many at once are counted too.
      await tx.query('select 1 from identity.users where id = $1 for update', [userId]);
      await tx.query('delete from identity.recoveries where user_id = $1 and expires_at <= $2', [
        userId,
        now,
      ]);
      const { rowCount } = await tx.query(
        `insert into identity.recoveries (token_hash, user_id, redirect_to, code_challenge, expires_at)
         select $1, $2, $3, $4, $5
         where (select count(*) from identity.recoveries where user_id = $2) < $6`,
        [hashOf(token), userId, redirectTo, codeChallenge, new Date(now.getTime() + LASTS), MAX_MESSAGES],
      );
      return rowCount === 1;
    });
    return isNew ? token : undefined;
  }

  /** What the secret is good for, without spending it. @throws RefusalError for one that is not good */
  async read(token: string): Promise<Recovery> {
    const { rows } = await this.pool.query<RecoveryRow>(
      `select user_id, redirect_to, code_challenge from identity.recoveries
       where token_hash = $1 and spent_at is null and expires_at > $2`,
      [hashOf(token), this.clock()],
    );
    return recoveryOf(rows[0]);
  }

  /**
   * For the client that asked: by its verifier where it asked with a challenge, by the secret alone where it did not.
   * A client that opens another user's link spends nothing.
   * @throws RefusalError for a secret that is not good, or is another client's
   */
  async spendFor(token: string, codeVerifier: string | null): Promise<Recovery> {
    const { codeChallenge } = await this.read(token);
    const isTheirs =
      codeChallenge === null || codeVerifier === null
        ? codeChallenge === codeVerifier
        : isVerifierOf(codeChallenge, codeVerifier);
    if (!isTheirs) throw recoveryElsewhere();
    return this.spend(token);
  }

  /** @throws RefusalError for a secret that is not good, or was spent in the meantime */
  async spend(token: string): Promise<Recovery> {
    const { rows } = await this.pool.query<RecoveryRow>(
      `update identity.recoveries set spent_at = $2
       where token_hash = $1 and spent_at is null and expires_at > $2
       returning user_id, redirect_to, code_challenge`,
      [hashOf(token), this.clock()],
    );
    return recoveryOf(rows[0]);
  }
}

function recoveryOf(row: RecoveryRow | undefined): Recovery {
  if (!row) throw recoveryOver();
  return { userId: row.user_id, redirectTo: row.redirect_to, codeChallenge: row.code_challenge };
}
