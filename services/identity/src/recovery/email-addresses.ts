import { Inject, Injectable } from '@nestjs/common';
import { inTransaction } from '@planted/event-sourcing';
import {
  CLOCK,
  type Clock,
  MASTER_KEY,
  type MasterKey,
  PERSONAL_DATA,
  type PersonalData,
  POOL,
} from '@planted/service-kit';
import type { Pool } from 'pg';

/** A part of every stored hash: another spelling would find no one. */
const PURPOSE = 'e-mail address';

/**
 * Where people can be written to: the address that their provider has verified, encrypted under their own key, and
 * found by a hash that only the holder of the master key can make. An address is one person's: whoever verified it
 * last.
 */
@Injectable()
export class EmailAddresses {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(MASTER_KEY) private readonly master: MasterKey,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async remember(userId: string, email: string): Promise<void> {
    const hash = this.hashOf(email);
    const { rowCount } = await this.pool.query({
      name: 'identity.know_email',
      text: 'select 1 from identity.email_addresses where user_id = $1 and email_hash = $2',
      values: [userId, hash],
    });
    if (rowCount === 1) return;
    const encrypted = await this.personal.encrypt(userId, email);
    await inTransaction(this.pool, async (tx) => {
      await tx.query('delete from identity.email_addresses where email_hash = $1', [hash]);
      await tx.query(
        `insert into identity.email_addresses (user_id, email_hash, sealed_email, verified_at)
         values ($1, $2, $3, $4)
         on conflict (user_id) do update set email_hash = $2, sealed_email = $3, verified_at = $4`,
        [userId, hash, encrypted, this.clock()],
      );
    });
  }

  /** The person with this address, and the address as the provider writes it. */
  async find(email: string): Promise<{ userId: string; givenName: string; email: string } | undefined> {
    const { rows } = await this.pool.query<{ user_id: string; given_name: string; sealed_email: string }>(
      `select e.user_id, u.given_name, e.sealed_email
       from identity.email_addresses e join identity.users u on u.id = e.user_id where e.email_hash = $1`,
      [this.hashOf(email)],
    );
    const [row] = rows;
    const decrypted = row && (await this.personal.decrypt(row.user_id, row.sealed_email));
    if (!row || decrypted === undefined) return undefined;
    return { userId: row.user_id, givenName: row.given_name, email: decrypted };
  }

  /** The address of this person, as the provider writes it; undefined where none is known. */
  async of(userId: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ sealed_email: string }>(
      'select sealed_email from identity.email_addresses where user_id = $1',
      [userId],
    );
    const [row] = rows;
    return row && this.personal.decrypt(userId, row.sealed_email);
  }

  private hashOf(email: string): Buffer {
    return this.master.digest(PURPOSE, email.normalize('NFC').trim().toLowerCase());
  }
}
