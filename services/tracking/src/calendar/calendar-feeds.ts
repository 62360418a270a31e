import { Inject, Injectable } from '@nestjs/common';
import type { Day } from '@planted/season';
import {
  type Clock,
  CLOCK,
  PERSONAL_DATA,
  type PersonalData,
  POOL,
  RefusalError,
} from '@planted/service-kit';
import type { Pool } from 'pg';
import type { CalendarEntry } from './calendar-entries';
import { type FeedEvent, publishedEntries, publishEntries } from './publish-entries';

/** How often a reading begins anew because another one of the same calendar was faster. */
const MOST_TRIES = 8;

/** Remembers what each gardener's calendars were told, so that numbers rise and what is gone is withdrawn. */
@Injectable()
export class CalendarFeeds {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * What the gardener's calendars are told now. Of readings at once, each goes on from what another one has told.
   * @throws RefusalError not-signed-in for one who is forgotten
   */
  async publish(owner: string, entries: readonly CalendarEntry[], today: Day): Promise<readonly FeedEvent[]> {
    const decrypt = await this.personal.decrypterFor(owner);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const now = this.clock();
      const sealed = await this.beginReading(owner, now);
      const told = sealed === null ? undefined : decrypt(sealed);
      const before = told === undefined ? {} : publishedEntries.parse(JSON.parse(told));
      const publication = publishEntries(before, entries, { now, today });
      if (!publication.isChanged) return publication.events;
      const next = await this.personal.encrypt(owner, JSON.stringify(publication.entries));
      const { rowCount } = await this.pool.query(
        `update tracking.calendar_feeds set sealed_entries = $3
         where owner_id = $1 and sealed_entries is not distinct from $2`,
        [owner, sealed, next],
      );
      if (rowCount === 1) return publication.events;
    }
    throw new RefusalError({
      ...{ code: 'unavailable', message: 'This calendar is read too often at once', retryAfter: 1 },
    });
  }

  private async beginReading(owner: string, now: Date): Promise<string | null> {
    const { rows } = await this.pool.query<{ sealed_entries: string | null }>(
      `insert into tracking.calendar_feeds (owner_id, read_at) values ($1, $2)
       on conflict (owner_id) do update set read_at = excluded.read_at returning sealed_entries`,
      [owner, now],
    );
    return rows[0]?.sealed_entries ?? null;
  }
}
