import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { findSessionQuery, type User } from '@planted/contracts';
import { CLOCK, type Clock, type Handles, POOL, requestFor } from '@planted/service-kit';
import type { Pool } from 'pg';
import { hashOf } from '../../sessions/session-token';

export class FindSession extends requestFor(findSessionQuery) {}

/** Asked before every call of a signed-in gardener, so it is one prepared statement. */
@QueryHandler(FindSession)
export class FindSessionHandler implements Handles<typeof findSessionQuery> {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input }: FindSession) {
    const { rows } = await this.pool.query<User>({
      name: 'identity.find_session',
      text: `select u.id, u.given_name, u.profile_picture_url
        from identity.sessions s join identity.users u on u.id = s.user_id
        where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2`,
      values: [hashOf(input.sessionToken), this.clock()],
    });
    const [user] = rows;
    return user ? { user } : null;
  }
}
