import { Inject, Injectable } from '@nestjs/common';
import type { addFactorCommand, OutputOf } from '@planted/contracts';
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
import { renderSVG } from 'uqr';
import type { AccessClaims } from '../tokens/access-token';
import { Accounts } from '../tokens/accounts';
import * as refuse from '../tokens/auth-refusal';
import { isVerified } from './factor-rows';
import { newTotpSecret, totpUri } from './totp-code';

const MAX_FACTORS = 10;
/** How long a factor waits for its first code, in milliseconds. */
const UNVERIFIED_LASTS = 3_600_000;
const DEFAULT_ISSUER = 'Planted';

export interface FactorWish {
  readonly factor_type: string;
  readonly friendly_name?: string | undefined;
  readonly issuer?: string | undefined;
}

/** Adds second factors and takes them away. Once one is verified, both need a session that has verified one. */
@Injectable()
export class FactorEnrolment {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(Accounts) private readonly accounts: Accounts,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(NEW_ID) private readonly newId: NewId,
  ) {}

  /** The secret is returned this once. */
  async add(claims: AccessClaims, wish: FactorWish): Promise<OutputOf<typeof addFactorCommand>> {
    if (wish.factor_type === 'phone') throw refuse.phoneNotOffered();
    if (wish.factor_type !== 'totp') throw refuse.factorNotOffered();
    const { userId } = claims;
    const now = this.clock();
    await this.pool.query(
      `delete from identity.factors where user_id = $1 and status = 'unverified' and created_at < $2`,
      [userId, new Date(now.getTime() - UNVERIFIED_LASTS)],
    );
    const { factors, user_metadata: person } = await this.accounts.read(userId);
    await this.accounts.expectSecondFactor(claims);
    if (factors.length >= MAX_FACTORS) throw refuse.tooManyFactors();

    const id = this.newId();
    const secret = newTotpSecret();
    const name = wish.friendly_name?.trim() ?? '';
    const { rowCount } = await this.pool.query(
      `insert into identity.factors (id, user_id, friendly_name, sealed_secret, status, created_at, updated_at)
       values ($1, $2, $3, $4, 'unverified', $5, $5) on conflict do nothing`,
      [id, userId, name, await this.personal.encrypt(userId, secret), now],
    );
    if (rowCount === 0) throw refuse.factorNameTaken();
    const uri = totpUri(secret, { issuer: wish.issuer || DEFAULT_ISSUER, label: person.given_name });
    return { id, type: 'totp', friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } };
  }

  /** With the last verified factor gone, no session has verified one any more. */
  async remove({ userId, aal }: AccessClaims, factorId: string): Promise<void> {
    const { factors } = await this.accounts.read(userId);
    const factor = factors.find(({ id }) => id === factorId);
    if (!factor) throw refuse.factorUnknown();
    if (isVerified(factor) && aal !== 'aal2') throw refuse.secondFactorNeeded();
    // Verified by another tab in the meantime, it is no longer ours to remove without a second factor.
    const { rowCount } = await this.pool.query(
      `delete from identity.factors where id = $1 and user_id = $2 and (status = 'unverified' or $3)`,
      [factorId, userId, aal === 'aal2'],
    );
    if (rowCount === 0) throw refuse.secondFactorNeeded();
    await this.pool.query(
      `update identity.token_sessions set aal = 'aal1' where user_id = $1 and aal = 'aal2'
         and not exists (select 1 from identity.factors where user_id = $1 and status = 'verified')`,
      [userId],
    );
  }
}
