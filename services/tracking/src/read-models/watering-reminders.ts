import type { ReminderEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

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

  async remember(tx: ProjectionTransaction, { data }: LoggedEvent<ReminderAdded>): Promise<void> {
    const { reminderId, ownerId, gardenId, plantId, isWatering } = data;
    if (!isWatering || gardenId === null) return;
    await tx.query(
      `insert into ${table} (reminder_id, owner_id, garden_id, plant_id) values ($1, $2, $3, $4)`,
      [reminderId, ownerId, gardenId, plantId],
    );
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
