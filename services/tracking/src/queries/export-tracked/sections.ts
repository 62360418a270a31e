import type { TrackedSection } from '@planted/contracts';
import type { Projection } from '@planted/event-sourcing';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { journal } from '../../read-models/journal/journal.projection';
import { morningNotes } from '../../read-models/morning-note/morning-note.projection';
import { recentActivity } from '../../read-models/recent-activity/recent-activity.projection';
import { reminders } from '../../read-models/reminders/reminders.projection';
import { season } from '../../read-models/season/season.projection';
import { activityColumns } from '../fetch-recent-activities/stored-activity';
import { journalColumns } from '../stored-journal-entry';
import { ownPlantings, SEASON_ORDER, seasonColumns } from '../fetch-season/stored-planting';
import { plantColumns } from '../fetch-garden-plants/stored-plant';

/** One list of a gardener's, in SQL whose $1 is the gardener. */
interface Section {
  readonly projections: readonly [Projection, ...Projection[]];
  readonly columns: string;
  readonly from: string;
  /** Of the rows, by which they are named when the list continues. */
  readonly id: string;
  readonly order: string;
  /** Most rows of a part: with the longest texts it must still be a message. */
  readonly page: number;
  /** Of the rows of a part, the first whose sizes, in bytes as stored, come to less than `most`. */
  readonly sized?: { readonly column: string; readonly most: number };
}

const SECTIONS: Readonly<Record<TrackedSection, Section>> = {
  gardens: {
    projections: [dashboard],
    columns: `g.id, g.name, g.soil_type, g.hardiness_zone, g.sunlight, g.maintenance, g.style, g.matrix, g.width, g.height,
      g.created_at, g.updated_at`,
    from: `${dashboard.table('gardens')} g where g.owner_id = $1`,
    id: 'g.id',
    order: 'g.created_at, g.id',
    page: 100,
  },
  plants: {
    projections: [dashboard],
    columns: plantColumns,
    from: `${dashboard.table('garden_plants')} p where p.owner_id = $1`,
    id: 'p.id',
    order: 'p.garden_id, p.id',
    page: 1000,
  },
  reminders: {
    projections: [reminders, dashboard],
    columns: `t.id, t.due_at, t.is_completed, t.completed_at, t.completed_by, r.sealed_text, r.is_watering,
      r.time_zone, r.recurrence_type as recurrence, r.recurrence_interval, r.priority, r.garden_id, r.plant_id,
      r.is_active, r.revision, r.is_ended, g.name as garden_name`,
    from: `${reminders.table('reminder_turns')} t join ${reminders.table('reminders')} r on r.id = t.reminder_id
      left join ${dashboard.table('gardens')} g on g.id = r.garden_id
      where t.owner_id = $1 and not r.is_deleted and (t.is_completed or not r.is_ended)`,
    id: 't.id',
    order: 't.due_at, t.id',
    page: 200,
  },
  journal: {
    projections: [journal],
    columns: journalColumns,
    from: `${journal.table('journal_entries')} j where j.owner_id = $1 and not j.is_withdrawn`,
    id: 'j.id',
    order: 'j.sequence',
    page: 25,
  },
  activity: {
    projections: [recentActivity],
    columns: activityColumns,
    from: `${recentActivity.table('activities')} a
      join ${recentActivity.table('activity_gardens')} g on g.garden_id = a.garden_id
      where a.owner_id = $1 and not a.is_withdrawn`,
    id: 'a.id',
    order: 'a.day, a.sequence',
    page: 200,
  },
  season: {
    projections: [season, dashboard],
    columns: seasonColumns,
    from: ownPlantings,
    id: 'p.id',
    order: SEASON_ORDER,
    page: 1000,
  },
  devices: {
    projections: [morningNotes],
    columns: 'd.id, d.sealed_name, d.added_at',
    from: 'tracking.note_devices d where d.owner_id = $1',
    id: 'd.id',
    order: 'd.added_at, d.id',
    page: 100,
  },
  events: {
    projections: [dashboard],
    columns: `e.id, e.stream, e.version, e.type, e.schema_version, e.recorded_at, e.data, e.actor, l.sequence`,
    from: `event_store.log l join event_store.events e using (position) where l.actor = $1::uuid::text`,
    id: 'e.id',
    order: 'l.sequence',
    page: 200,
    sized: { column: 'e.data', most: 128 * 1024 },
  },
};

/** What comes after the row with the id $2 in a list; the beginning without one. */
export function partOf(section: TrackedSection, after: string | null) {
  const { projections, columns, from, id, order, page, sized } = SECTIONS[section];
  const [projection, ...also] = projections;
  const beyond = after === null ? '' : `and (${order}) > (select ${order} from ${from} and ${id} = $2)`;
  const part = `from ${from} ${beyond} order by ${order} limit ${page}`;
  const text = sized
    ? `select * from (select part.*, sum(size) over (order by place) - size as before
        from (select ${columns}, pg_column_size(${sized.column}) as size, ${order} as place ${part}) part
      ) sized where before < ${sized.most} order by place`
    : `select ${columns} ${part}`;
  return {
    projection,
    also,
    name: `tracking.export_${section}${after === null ? '' : '_after'}`,
    text,
    values: after === null ? [] : [after],
  };
}
