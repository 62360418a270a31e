import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { type MessageContext, type OutputOf, readCalendarQuery } from '@planted/contracts';
import { dayIn } from '@planted/garden-domain';
import { toDay } from '@planted/season';
import { type Clock, CLOCK, type Handles, POOL, RefusalError, requestFor } from '@planted/service-kit';
import type { Pool } from 'pg';
import { CalendarCommands } from '../../calendar/calendar-commands';
import { calendarEntries } from '../../calendar/calendar-entries';
import { CalendarFeeds } from '../../calendar/calendar-feeds';
import { writeCalendar } from '../../calendar/write-calendar';
import { calendar } from '../../read-models/calendar/calendar.projection';
import { SeasonPlans } from '../../season-plans/season-plans';
import { FetchUserRemindersHandler, FetchUserRemindersQuery } from '../fetch-user-reminders.query-handler';

export class ReadCalendarQuery extends requestFor(readCalendarQuery) {}

const compress = promisify(gzip);

const addressGone = () => new RefusalError({ code: 'not-found', message: 'Calendar not found' });

/** The calendar of whoever's address it is. */
@QueryHandler(ReadCalendarQuery)
export class ReadCalendarHandler implements Handles<typeof readCalendarQuery> {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CalendarCommands) private readonly calendars: CalendarCommands,
    @Inject(CalendarFeeds) private readonly feeds: CalendarFeeds,
    @Inject(SeasonPlans) private readonly plans: SeasonPlans,
    @Inject(FetchUserRemindersHandler) private readonly reminders: FetchUserRemindersHandler,
  ) {}

  /** @throws RefusalError not-found for an address that is unknown, replaced, revoked or of a gardener who is forgotten. */
  async execute({ input, context }: ReadCalendarQuery): Promise<OutputOf<typeof readCalendarQuery>> {
    const owner = await this.ownerOf(input.tokenHash);
    if (owner === undefined) throw addressGone();
    // The read model may be behind a revocation that was acknowledged; the stream is not.
    const { address } = await this.calendars.stateOf(owner);
    if (address?.tokenHash !== input.tokenHash) throw addressGone();
    const asOwner: MessageContext = { ...context, actor: { userId: owner } };
    const today = dayIn(address.timeZone, this.clock().toISOString());
    const plan = await this.plans.on(today, address.timeZone, asOwner);
    const reminders = await this.reminders.execute(new FetchUserRemindersQuery({}, asOwner));
    const entries = calendarEntries(plan, reminders, address.contents);
    const events = await this.feeds.publish(owner, entries, toDay(today)).catch(unlessForgotten);
    const text = writeCalendar(events);
    const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
    if (etag === input.have) return { etag, gzip: null };
    return { etag, gzip: (await compress(text)).toString('base64') };
  }

  private async ownerOf(tokenHash: string): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ owner_id: string }>({
      name: 'tracking.read_calendar',
      text: `select owner_id from ${calendar.table('calendar_addresses')} where token_hash = $1
        and not exists (select from event_store.closed_actors c where c.actor = owner_id::text)`,
      values: [tokenHash],
    });
    return rows[0]?.owner_id;
  }
}

function unlessForgotten(error: unknown): never {
  throw error instanceof RefusalError && error.code === 'not-signed-in' ? addressGone() : error;
}
