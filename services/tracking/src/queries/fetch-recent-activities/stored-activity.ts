import type { Activity } from '@planted/contracts';
import { recentActivity } from '../../read-models/recent-activity/recent-activity.projection';

export type StoredActivity = Omit<Activity, 'event_details' | 'created_at'> &
  Activity['event_details'] & { created_at: Date };

/** The columns of an activity with its garden's name today. */
export const activityColumns = `a.id, a.event_type, a.notes, a.value, a.unit, a.old_status, a.new_status, a.created_at,
    to_char(a.occurred_on, 'YYYY-MM-DD') as occurred_on, a.occurred_time, a.garden_id, g.name as garden_name, a.subject,
    a.subject_id`;

/** The activities of one gardener: $1. */
export const selectActivities = `select ${activityColumns}
  from ${recentActivity.table('activities')} a
    join ${recentActivity.table('activity_gardens')} g on g.garden_id = a.garden_id
  where a.owner_id = $1`;

/** What happened last comes first; of one day, what was recorded last. */
export const NEWEST_FIRST = 'order by a.day desc, a.sequence desc';

export const toActivity = (stored: StoredActivity): Activity => {
  const { notes, value, unit, old_status, new_status, created_at, ...row } = stored;
  return {
    ...row,
    event_details: { notes, value, unit, old_status, new_status },
    created_at: created_at.toISOString(),
  };
};
