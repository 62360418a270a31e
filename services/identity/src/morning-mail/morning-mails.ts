import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';

/** How long handing a letter over can take, in milliseconds; after that, whoever did it is gone. */
const HANDED_OVER_WITHIN = 60_000;

/** What is known of a day's letter: 'mine' is to be sent by who asks, 'under-way' may be sent by another one. */
export type MailState = 'mine' | 'sent' | 'under-way' | 'unsure';

/** Which day each person was written to for: noted before a letter is handed over, so that none goes out twice. */
@Injectable()
export class MorningMails {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async begin(userId: string, day: string): Promise<MailState> {
    const now = this.clock();
    const { rowCount } = await this.pool.query(
      `insert into identity.morning_mails as m (user_id, day, begun_at) values ($1, $2, $3)
       on conflict (user_id) do update set day = excluded.day, begun_at = excluded.begun_at, sent_at = null
       where m.day < excluded.day`,
      [userId, day, now],
    );
    if (rowCount === 1) return 'mine';
    const { rows } = await this.pool.query<{ is_past: boolean; begun_at: Date; sent_at: Date | null }>(
      'select day > $2 as is_past, begun_at, sent_at from identity.morning_mails where user_id = $1',
      [userId, day],
    );
    const [row] = rows;
    if (!row || row.is_past || row.sent_at) return 'sent';
    return now.getTime() - row.begun_at.getTime() < HANDED_OVER_WITHIN ? 'under-way' : 'unsure';
  }

  async finish(userId: string, day: string): Promise<void> {
    await this.pool.query('update identity.morning_mails set sent_at = $3 where user_id = $1 and day = $2', [
      userId,
      day,
      this.clock(),
    ]);
  }

  /** It surely was not taken over, and can be tried again. */
  async takeBack(userId: string, day: string): Promise<void> {
    await this.pool.query(
      'delete from identity.morning_mails where user_id = $1 and day = $2 and sent_at is null',
      [userId, day],
    );
  }
}
