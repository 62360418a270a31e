import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { type CalendarContents, fetchCalendarAddressQuery, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { calendar } from '../../read-models/calendar/calendar.projection';
import { OwnerQueries } from '../../read-models/owner-queries';

export class FetchCalendarAddressQuery extends requestFor(fetchCalendarAddressQuery) {}

interface Row {
  version: number;
  is_revoked: boolean;
  hint: string;
  contents: CalendarContents;
  made_at: Date;
  read_at: Date | null;
}

const ownAddress = {
  projection: calendar,
  name: 'tracking.fetch_calendar_address',
  text: `select a.version, a.token_hash is null as is_revoked, a.hint, a.contents, a.made_at,
      (select f.read_at from tracking.calendar_feeds f where f.owner_id = a.owner_id and f.read_at >= a.made_at) as read_at
    from ${calendar.table('calendar_addresses')} a where a.owner_id = $1`,
};

/** The actor's private address, as far as anybody knows it. */
@QueryHandler(FetchCalendarAddressQuery)
export class FetchCalendarAddressHandler implements Handles<typeof fetchCalendarAddressQuery> {
  constructor(@Inject(OwnerQueries) private readonly own: OwnerQueries) {}

  async execute({ context }: FetchCalendarAddressQuery): Promise<OutputOf<typeof fetchCalendarAddressQuery>> {
    const [row] = await this.own.read<Row>(ownAddress, context);
    if (!row) return { version: 0, address: null };
    const { version, is_revoked, hint, contents, made_at, read_at } = row;
    const address = {
      ...{ hint, contents, madeAt: made_at.toISOString(), lastReadAt: read_at?.toISOString() ?? null },
    };
    return { version, address: is_revoked ? null : address };
  }
}
