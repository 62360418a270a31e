import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MASTER_KEY, type MasterKey, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';

/** A part of every token: another spelling would make others. */
const PURPOSE = 'unsubscribe from morning mail';

/**
 * Tokens by which one press in a letter ends these letters, without signing in. A gardener's is the same in each letter
 * and is made of the master key: the database has no more than its hash (decision 0193).
 */
@Injectable()
export class LetterTokens {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(MASTER_KEY) private readonly master: MasterKey,
  ) {}

  /** The gardener's token, which is good from now on, and stays so under another master key. */
  async tokenFor(owner: string): Promise<string> {
    const token = this.master.digest(PURPOSE, owner).toString('base64url');
    await this.pool.query(
      'insert into tracking.note_letters (token_hash, owner_id) values ($1, $2) on conflict do nothing',
      [createHash('sha256').update(token).digest('hex'), owner],
    );
    return token;
  }

  /** Undefined for what nobody was sent, and for a gardener who is forgotten. */
  async ownerOf(tokenHash: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ owner_id: string }>({
      name: 'tracking.letter_token',
      text: `select owner_id from tracking.note_letters where token_hash = $1
        and not exists (select from event_store.closed_actors c where c.actor = owner_id::text)`,
      values: [tokenHash],
    });
    return rows[0]?.owner_id;
  }
}
