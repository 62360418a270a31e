import { type Activity, type ActivityRevision, activityRevision } from '@planted/contracts';
import { recentActivity } from '../../read-models/recent-activity/recent-activity.projection';

export type StoredActivity = Omit<Activity, 'event_details' | 'created_at' | 'corrected_at' | 'history'> &
  Activity['event_details'] & {
    readonly created_at: Date;
    readonly corrected_at: Date | null;
    readonly history: readonly ActivityRevision[] | null;
  };

/** The columns of an activity with its garden's name today; no history before the first change. */
export const activityColumns = `a.id, a.event_type, a.notes, a.value, a.unit, a.old_status, a.new_status, a.created_at,
    to_char(a.occurred_on, 'YYYY-MM-DD') as occurred_on, a.occurred_time, a.garden_id, g.name as garden_name, a.subject,
    a.subject_id, a.revision, a.corrected_at, (select json_agg(v order by v.revision) from (
      select kind, recorded_at, day, notes, value, unit, subject, subject_id, revision
      from ${recentActivity.table('activity_revisions')}
      where a.revision > 0 and activity_id = a.id) v) as history`;

const selectAll = `select ${activityColumns}
  from ${recentActivity.table('activities')} a
    join ${recentActivity.table('activity_gardens')} g on g.garden_id = a.garden_id
  where a.owner_id = $1`;

/** The activities of one gardener, $1, without those that were taken back. */
export const selectActivities = `${selectAll} and not a.is_withdrawn`;

/** Those of one gardener, $1, that were taken back. */
export const selectTakenBack = `${selectAll} and a.is_withdrawn`;

/** What happened last comes first; of one day, what was recorded last. */
export const NEWEST_FIRST = 'order by a.day desc, a.sequence desc';

export const toActivity = (stored: StoredActivity): Activity => {
  const { notes, value, unit, old_status, new_status, created_at, corrected_at, history, ...row } = stored;
  return {
    ...row,
    event_details: { notes, value, unit, old_status, new_status },
    created_at: created_at.toISOString(),
    corrected_at: corrected_at?.toISOString() ?? null,
    history: (history ?? []).map((revision) => activityRevision.parse(inUtc(revision))),
  };
};

const inUtc = (revision: ActivityRevision): ActivityRevision => ({
  ...revision,
  recorded_at: new Date(revision.recorded_at).toISOString(),
});
