import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { type Activity, fetchRecentActivitiesQuery } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { OwnRows } from '../../read-models/own-rows';
import { recentActivity } from '../../read-models/recent-activity/recent-activity.projection';

export class FetchRecentActivities extends requestFor(fetchRecentActivitiesQuery) {}

type StoredActivity = Omit<Activity, 'event_details' | 'created_at'> &
  Activity['event_details'] & { created_at: Date };

const MOST = 100;

const ownActivities = {
  projection: recentActivity,
  name: 'tracking.fetch_recent_activities',
  text: `select a.id, a.event_type, a.notes, a.value, a.unit, a.old_status, a.new_status, a.created_at,
      a.garden_id, g.name as garden_name, a.subject, a.subject_id
    from ${recentActivity.table('activities')} a
      join ${recentActivity.table('activity_gardens')} g on g.garden_id = a.garden_id
    where a.owner_id = $1 order by a.sequence desc limit ${MOST}`,
};

/** The gardener's activities, newest first, at most 100 (3 §7). */
@QueryHandler(FetchRecentActivities)
export class FetchRecentActivitiesHandler implements Handles<typeof fetchRecentActivitiesQuery> {
  constructor(@Inject(OwnRows) private readonly own: OwnRows) {}

  async execute({ context }: FetchRecentActivities): Promise<Activity[]> {
    const rows = await this.own.read<StoredActivity>(ownActivities, context);
    return rows.map(({ notes, value, unit, old_status, new_status, created_at, ...row }) => ({
      ...row,
      event_details: { notes, value, unit, old_status, new_status },
      created_at: created_at.toISOString(),
    }));
  }
}
