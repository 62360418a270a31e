import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '@planted/contracts';
import { POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { isVerified, readFactors } from '../factors/factor-rows';
import { Identities, PROVIDER } from '../identities';
import type { AccessClaims } from './access-token';
import { secondFactorNeeded, sessionEnded } from './auth-refusal';

interface UserRow {
  readonly id: string;
  readonly given_name: string;
  readonly profile_picture_url: string | null;
  readonly created_at: Date;
}

/** People as the sign-in service shows them to themselves. */
@Injectable()
export class Accounts {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(Identities) private readonly identities: Identities,
  ) {}

  /** @throws RefusalError when there is no such person any more. */
  async read(userId: string): Promise<Account> {
    const { rows } = await this.pool.query<UserRow>({
      name: 'identity.read_account',
      text: 'select id, given_name, profile_picture_url, created_at from identity.users where id = $1',
      values: [userId],
    });
    const [user] = rows;
    if (!user) throw sessionEnded();
    const [identities, factors] = await Promise.all([
      this.identities.read(userId),
      readFactors(this.pool, userId),
    ]);
    return {
      id: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: PROVIDER, providers: [PROVIDER] },
      user_metadata: { given_name: user.given_name, picture: user.profile_picture_url },
      identities,
      factors,
      created_at: user.created_at.toISOString(),
      is_anonymous: false,
    };
  }

  /** @throws RefusalError when the person has verified a second factor, and not in this session. */
  async expectSecondFactor({ userId, aal }: AccessClaims): Promise<void> {
    if (aal === 'aal2') return;
    const factors = await readFactors(this.pool, userId);
    if (factors.some(isVerified)) throw secondFactorNeeded();
  }
}
