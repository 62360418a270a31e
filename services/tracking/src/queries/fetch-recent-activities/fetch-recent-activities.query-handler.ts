import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { type Activity, fetchRecentActivitiesQuery } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { OwnerQueries } from '../../read-models/owner-queries';
import { recentActivity } from '../../read-models/recent-activity/recent-activity.projection';
import { NEWEST_FIRST, selectActivities, type StoredActivity, toActivity } from './stored-activity';

export class FetchRecentActivitiesQuery extends requestFor(fetchRecentActivitiesQuery) {}

const MAX_ROWS = 100;

const ownActivities = {
  projection: recentActivity,
  name: 'tracking.fetch_recent_activities',
  text: `${selectActivities} ${NEWEST_FIRST} limit ${MAX_ROWS}`,
};

/** The gardener's activities, the newest by the day on which they happened first, at most 100 (3 §7). */
@QueryHandler(FetchRecentActivitiesQuery)
export class FetchRecentActivitiesHandler implements Handles<typeof fetchRecentActivitiesQuery> {
  constructor(@Inject(OwnerQueries) private readonly own: OwnerQueries) {}

  async execute({ context }: FetchRecentActivitiesQuery): Promise<Activity[]> {
    return (await this.own.read<StoredActivity>(ownActivities, context)).map(toActivity);
  }
}
