import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchGardenAnalyticsQuery, type GardenAnalytics } from '@planted/contracts';
import { addDays, type CalendarDay, dayOf } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, requestFor } from '@planted/service-kit';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { OwnedSubjects } from '../../read-models/dashboard/owned-subjects';
import { gardenAnalyticsModel } from '../../read-models/garden-analytics/garden-analytics.projection';
import { OwnerQueries } from '../../read-models/owner-queries';
import { gardenersDay } from '../gardeners-day';
import { gardenDays, type KeptAnalytics } from './garden-days';

export class FetchGardenAnalyticsQuery extends requestFor(fetchGardenAnalyticsQuery) {}

const rowsOf = (select: string): string => `(select coalesce(json_agg(s), '[]') from (${select}) s)`;

/** Ticked reminders of a day that was watered anyway, or several of them, are no watering more. */
const waterings = `greatest(count(*) filter (where kind = 'watered' and reminder_id is null),
  least(count(*) filter (where kind = 'watered'), 1))::int`;

interface Stretch {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /**
   * The day by which what has happened until now is booked at the latest: `to`, or the server's day where that is
   * ahead.
   */
  readonly booked: CalendarDay;
}

/** The garden's owner ($1) was asked for before: these tables do not know it. */
const kept = (gardenId: string, { from, to, booked }: Stretch) => ({
  projection: gardenAnalyticsModel,
  also: [dashboard],
  name: 'tracking.fetch_garden_analytics',
  text: `select
    ${rowsOf(`select planted_date, removed_on, count(*)::int as plants
      from ${gardenAnalyticsModel.table('analytics_plants')}
      where garden_id = $2 and planted_date <= $4 group by planted_date, removed_on`)} as plants,
    ${rowsOf(`select day, ${waterings} as watered, count(*) filter (where kind = 'harvested')::int as harvested
      from ${dashboard.table('care')} where garden_id = $2 and day between $3 and $5 group by day`)} as days,
    ${rowsOf(`select day, health from ${gardenAnalyticsModel.table('analytics_health')} h
      where garden_id = $2 and day <= $5 and day >= coalesce((
        select max(day) from ${gardenAnalyticsModel.table('analytics_health')}
        where garden_id = $2 and day < $3), $3) order by day`)} as health
    where $1::uuid is not null`,
  values: [gardenId, from, to, booked],
});

/** How a garden fared, day by day up to and with the gardener's today. */
@QueryHandler(FetchGardenAnalyticsQuery)
export class FetchGardenAnalyticsHandler implements Handles<typeof fetchGardenAnalyticsQuery> {
  constructor(
    @Inject(OwnerQueries) private readonly own: OwnerQueries,
    @Inject(OwnedSubjects) private readonly subjects: OwnedSubjects,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: FetchGardenAnalyticsQuery): Promise<GardenAnalytics> {
    const { gardenId, days } = input;
    await this.subjects.assertOwnGarden(gardenId, 'gardenId', context);
    const servers = dayOf(this.now());
    const to = gardenersDay(input.day, servers);
    const from = addDays(to, 1 - days);
    const booked = servers > to ? servers : to;
    const [found] = await this.own.read<KeptAnalytics>(kept(gardenId, { from, to, booked }), context);
    const empty = { plants: [], days: [], health: [] };
    return { garden_id: gardenId, days: gardenDays(found ?? empty, from, to) };
  }
}
