import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { type ExportedAccount, exportAccountQuery } from '@planted/contracts';
import {
  type Clock,
  CLOCK,
  type Handles,
  notLoggedIn,
  PERSONAL_DATA,
  type PersonalData,
  POOL,
  requestFor,
  signedIn,
} from '@planted/service-kit';
import type { Pool } from 'pg';

export class ExportAccountQuery extends requestFor(exportAccountQuery) {}

/** Times as ISO 8601, in UTC, as JSON knows none. */
const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const rowsOf = (select: string) => `(select coalesce(json_agg(row), '[]') from (${select}) row)`;

type StoredAccount = Omit<ExportedAccount, 'email'> & { readonly sealed_email: string | null };

const account = `select u.id, u.given_name, u.profile_picture_url, ${time('u.created_at')} as created_at,
    (select sealed_email from identity.email_addresses where user_id = u.id),
    ${rowsOf(`select issuer, subject, given_name, profile_picture_url, ${time('created_at')} as created_at,
      ${time('last_sign_in_at')} as last_sign_in_at
      from identity.identities where user_id = u.id order by identities.created_at`)} as identities,
    ${rowsOf(`select friendly_name, status, ${time('created_at')} as created_at
      from identity.factors where user_id = u.id order by factors.created_at`)} as factors,
    ${rowsOf(`select ${time('created_at')} as created_at, ${time('expires_at')} as expires_at
      from identity.sessions where user_id = u.id and revoked_at is null and sessions.expires_at > $2
      order by sessions.created_at`)} as sessions
  from identity.users u where u.id = $1`;

@QueryHandler(ExportAccountQuery)
export class ExportAccountHandler implements Handles<typeof exportAccountQuery> {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ context }: ExportAccountQuery) {
    const now = this.now();
    const owner = signedIn(context);
    const { rows } = await this.pool.query<StoredAccount>(account, [owner, now]);
    const [found] = rows;
    if (!found) throw notLoggedIn();
    const { sealed_email: encrypted, ...rest } = found;
    const email = encrypted === null ? undefined : await this.personal.decrypt(owner, encrypted);
    return { at: now.toISOString(), account: { ...rest, email: email ?? null } };
  }
}
