import { Inject, Injectable } from '@nestjs/common';
import type { AuthIdentity } from '@planted/contracts';
import { inTransaction } from '@planted/event-sourcing';
import { CLOCK, type Clock, NEW_ID, type NewId, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import type { VerifiedIdentity } from './sign-in/verify-id-token';
import * as refuse from './tokens/auth-refusal';

/** The one provider that an installation believes; a demo gardener's stands in for it. */
export const PROVIDER = 'google';

interface IdentityRow {
  readonly id: string;
  readonly subject: string;
  readonly given_name: string;
  readonly profile_picture_url: string | null;
  readonly created_at: Date;
  readonly last_sign_in_at: Date;
}

const UNIQUE_VIOLATION = '23505';

/** The accounts elsewhere by which people sign in: one or more each, and each of them one person's only. */
@Injectable()
export class Identities {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(NEW_ID) private readonly newId: NewId,
  ) {}

  /**
   * Whose it is; a newcomer is remembered. Name and picture are kept as the provider last reported them.
   * @returns the person's id
   */
  async signIn(identity: VerifiedIdentity): Promise<string> {
    const known = await this.meet(identity);
    if (known !== undefined) return known;
    try {
      return await this.welcome(identity);
    } catch (error) {
      // The same person signed in from another browser in the meantime.
      const met = isUniqueViolation(error) ? await this.meet(identity) : undefined;
      if (met === undefined) throw error;
      return met;
    }
  }

  /** @throws RefusalError when it is another user's already. */
  async link(userId: string, identity: VerifiedIdentity): Promise<void> {
    const { rowCount } = await this.pool.query(
      `insert into identity.identities
         (id, user_id, issuer, subject, given_name, profile_picture_url, created_at, last_sign_in_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (issuer, subject) do nothing`,
      [this.newId(), userId, ...valuesOf(identity), this.clock()],
    );
    if (rowCount === 0) throw refuse.identityTaken();
  }

  /** @throws RefusalError when it is another user's already. */
  async assertUnlinked({ issuer, subject }: VerifiedIdentity): Promise<void> {
    const { rowCount } = await this.pool.query(
      'select 1 from identity.identities where issuer = $1 and subject = $2',
      [issuer, subject],
    );
    if (rowCount !== 0) throw refuse.identityTaken();
  }

  /** @throws RefusalError when it is not this person's, or the last one by which they can come in. */
  async unlink(userId: string, identityId: string): Promise<void> {
    await inTransaction(this.pool, async (tx) => {
      // One after the other, so that two that go at once leave one.
      await tx.query('select 1 from identity.users where id = $1 for update', [userId]);
      const { rows } = await tx.query<Pick<IdentityRow, 'id'>>(
        'select id from identity.identities where user_id = $1',
        [userId],
      );
      if (!rows.some(({ id }) => id === identityId)) throw refuse.identityUnknown();
      if (rows.length === 1) throw refuse.lastIdentity();
      await tx.query('delete from identity.identities where id = $1', [identityId]);
    });
  }

  /** Oldest first. */
  async read(userId: string): Promise<AuthIdentity[]> {
    const { rows } = await this.pool.query<IdentityRow>({
      name: 'identity.read_identities',
      text: `select id, subject, given_name, profile_picture_url, created_at, last_sign_in_at
        from identity.identities where user_id = $1 order by created_at, id`,
      values: [userId],
    });
    return rows.map((row) => ({
      id: row.subject,
      identity_id: row.id,
      user_id: userId,
      provider: PROVIDER,
      identity_data: { sub: row.subject, given_name: row.given_name, picture: row.profile_picture_url },
      created_at: row.created_at.toISOString(),
      updated_at: row.last_sign_in_at.toISOString(),
      last_sign_in_at: row.last_sign_in_at.toISOString(),
    }));
  }

  private async meet(identity: VerifiedIdentity): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'identity.meet_identity',
      text: `with met as (
          update identity.identities
          set given_name = $3, profile_picture_url = $4, last_sign_in_at = $5
          where issuer = $1 and subject = $2 returning user_id)
        update identity.users u set given_name = $3, profile_picture_url = $4
        from met where u.id = met.user_id returning u.id`,
      values: [...valuesOf(identity), this.clock()],
    });
    return rows[0]?.id;
  }

  private async welcome(identity: VerifiedIdentity): Promise<string> {
    const userId = this.newId();
    await this.pool.query(
      `with person as (
         insert into identity.users (id, given_name, profile_picture_url, created_at)
         values ($1, $5, $6, $7) returning id)
       insert into identity.identities
         (id, user_id, issuer, subject, given_name, profile_picture_url, created_at, last_sign_in_at)
       select $2, id, $3, $4, $5, $6, $7, $7 from person`,
      [userId, this.newId(), ...valuesOf(identity), this.clock()],
    );
    return userId;
  }
}

const valuesOf = ({ issuer, subject, givenName, picture }: VerifiedIdentity) =>
  [issuer, subject, givenName, picture] as const;

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
