import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '@planted/contracts';
import { POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { readFactors } from '../factors/factor-rows';
import { sessionEnded } from './auth-refusal';

/** The one provider that an installation believes; a demo gardener's stands in for it. */
const PROVIDER = 'google';

interface UserRow {
  readonly id: string;
  readonly given_name: string;
  readonly profile_picture_url: string | null;
  readonly created_at: Date;
}

/** People as the sign-in service shows them to themselves. */
@Injectable()
export class Accounts {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** @throws RefusalError when there is no such person any more. */
  async read(userId: string): Promise<Account> {
    const { rows } = await this.pool.query<UserRow>({
      name: 'identity.read_account',
      text: 'select id, given_name, profile_picture_url, created_at from identity.users where id = $1',
      values: [userId],
    });
    const [user] = rows;
    if (!user) throw sessionEnded();
    return {
      id: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: PROVIDER, providers: [PROVIDER] },
      user_metadata: { given_name: user.given_name, picture: user.profile_picture_url },
      factors: await readFactors(this.pool, userId),
      created_at: user.created_at.toISOString(),
      is_anonymous: false,
    };
  }
}
