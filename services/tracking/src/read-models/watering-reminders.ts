import type { ReminderEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type ReminderEdited = Extract<ReminderEvent, { type: 'ReminderEdited' }>;
type ReminderAdded = Extract<ReminderEvent, { type: 'ReminderAdded' }>;

/** What a watering reminder waters: a garden, or one of its plants. */
export interface WateringSubject {
  readonly gardenId: string;
  readonly plantId: string | null;
}

/**
 * Remembers which reminders ask for watering a garden, in a table of a read model's own: ticking one off is a watering
 * there (decision 0103), and the tick does not say of what.
 */
export const wateringReminders = (table: string) => ({
  sql: `create table ${table} (
      reminder_id uuid primary key,
      owner_id uuid not null,
      garden_id uuid not null,
      plant_id uuid
    )`,

  remember: (tx: ProjectionTransaction, { data }: LoggedEvent<ReminderAdded>): Promise<void> =>
    remember(tx, table, data, data.ownerId),

  /** It may ask for watering now, or no more, or of something else. */
  async change(tx: ProjectionTransaction, { data, metadata }: LoggedEvent<ReminderEdited>): Promise<void> {
    await tx.query(`delete from ${table} where reminder_id = $1`, [data.reminderId]);
    await remember(tx, table, data, metadata.actor);
  },

  /** Undefined for a reminder that waters no garden. */
  async subjectOf(tx: ProjectionTransaction, reminderId: string): Promise<WateringSubject | undefined> {
    const { rows } = await tx.query<{ garden_id: string; plant_id: string | null }>(
      `select garden_id, plant_id from ${table} where reminder_id = $1`,
      [reminderId],
    );
    const [found] = rows;
    return found && { gardenId: found.garden_id, plantId: found.plant_id };
  },
});

async function remember(
  tx: ProjectionTransaction,
  table: string,
  { reminderId, isWatering, gardenId, plantId }: ReminderEdited['data'] | ReminderAdded['data'],
  ownerId: string,
): Promise<void> {
  if (!isWatering || gardenId === null) return;
  await tx.query(
    `insert into ${table} (reminder_id, owner_id, garden_id, plant_id) values ($1, $2, $3, $4)`,
    [reminderId, ownerId, gardenId, plantId],
  );
}
