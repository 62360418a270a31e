import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchUserRemindersQuery, type Plant, type Reminder } from '@planted/contracts';
import { type Handles, PERSONAL_DATA, type PersonalData, requestFor, signedIn } from '@planted/service-kit';
import { OwnerQueries } from '../read-models/owner-queries';
import { dashboard } from '../read-models/dashboard/dashboard.projection';
import { reminders } from '../read-models/reminders/reminders.projection';
import { readReminderText } from '../reminder/reminder-text';
import { PlantRecords } from './fetch-garden-plants/plant-records';

export class FetchUserRemindersQuery extends requestFor(fetchUserRemindersQuery) {}

type Kept =
  | 'title'
  | 'plant_name'
  | 'description'
  | 'tags'
  | 'reminder_datetime'
  | 'recurrence_type'
  | 'completed_at';
type StoredReminder = Omit<Reminder, Kept> & {
  sealed_text: string;
  due_at: Date;
  completed_at: Date | null;
  /** The plant's id in the catalogue. */
  kind: string | null;
  recurrence: NonNullable<Reminder['recurrence_type']>['type'] | null;
};

const MAX_OPEN = 500;
const MAX_COMPLETED = 200;

const turnsOf = (state: string, order: string, most: number): string =>
  `(select t.id, t.due_at, t.is_completed, t.completed_at, t.completed_by, r.sealed_text, r.is_watering,
      r.time_zone, r.recurrence_type as recurrence, r.recurrence_interval, r.priority, r.garden_id, r.plant_id,
      r.is_active, r.revision, r.is_ended, g.name as garden_name, p.plant_id as kind
    from ${reminders.table('reminder_turns')} t join ${reminders.table('reminders')} r on r.id = t.reminder_id
      left join ${dashboard.table('gardens')} g on g.id = r.garden_id
      left join ${dashboard.table('garden_plants')} p on p.id = r.plant_id
    where t.owner_id = $1 and not r.is_deleted and ${state} order by ${order}, t.id limit ${most})`;

const ownedReminders = {
  projection: reminders,
  also: [dashboard],
  name: 'tracking.fetch_user_reminders',
  text: `${turnsOf('not t.is_completed and not r.is_ended', 't.due_at', MAX_OPEN)}
    union all ${turnsOf('t.is_completed', 't.completed_at desc', MAX_COMPLETED)}`,
};

/** The gardener's reminders: open ones by date, which puts overdue ones first (3 §4), then the latest completed. */
@QueryHandler(FetchUserRemindersQuery)
export class FetchUserRemindersHandler implements Handles<typeof fetchUserRemindersQuery> {
  constructor(
    @Inject(OwnerQueries) private readonly own: OwnerQueries,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(PlantRecords) private readonly records: PlantRecords,
  ) {}

  async execute({ context }: FetchUserRemindersQuery): Promise<Reminder[]> {
    const rows = await this.own.read<StoredReminder>(ownedReminders, context);
    if (rows.length === 0) return [];
    const decrypt = await this.personal.decrypterFor(signedIn(context));
    const plants = rows.some(({ kind }) => kind !== null)
      ? await this.records.byId(context)
      : new Map<string, Plant>();
    return rows.flatMap(({ sealed_text, due_at, completed_at, recurrence, kind, ...row }) => {
      const text = decrypt(sealed_text);
      if (text === undefined) return [];
      return [
        {
          ...row,
          ...readReminderText(text),
          plant_name: plants.get(kind ?? '')?.plant_name ?? null,
          reminder_datetime: due_at.toISOString(),
          completed_at: completed_at?.toISOString() ?? null,
          recurrence_type: recurrence && { type: recurrence },
        },
      ];
    });
  }
}
