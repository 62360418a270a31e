import { Inject, Injectable } from '@nestjs/common';
import type { MessageContext } from '@planted/contracts';
import type { RecurrenceType } from '@planted/garden-domain';
import { OwnerQueries } from '../owner-queries';
import { reminders } from './reminders.projection';

/** One date of a reminder. */
export interface OwnedReminder {
  readonly reminderId: string;
  readonly occurrence: number;
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  /** Where its rhythm has this date, which may be snoozed; ISO 8601, UTC. */
  readonly scheduledAt: string;
  readonly timeZone: string;
  readonly isCompleted: boolean;
  /** When the date after it is, where that is planned. */
  readonly nextDueAt: string | null;
  readonly gardenId: string | null;
  readonly plantId: string | null;
  readonly sealedText: string;
  readonly priority: number | null;
  readonly recurrence: { readonly type: RecurrenceType; readonly interval: number } | null;
  readonly revision: number;
  readonly isEnded: boolean;
  readonly isDeleted: boolean;
}

interface Row {
  reminder_id: string;
  turn: number;
  due_at: Date;
  scheduled_at: Date;
  time_zone: string;
  is_completed: boolean;
  next_due_at: Date | null;
  garden_id: string | null;
  plant_id: string | null;
  sealed_text: string;
  priority: number | null;
  recurrence_type: RecurrenceType | null;
  recurrence_interval: number | null;
  revision: number;
  is_ended: boolean;
  is_deleted: boolean;
}

/** Finds a gardener's reminder by the id that clients know. */
@Injectable()
export class OwnedReminders {
  constructor(@Inject(OwnerQueries) private readonly own: OwnerQueries) {}

  /** Undefined for an unknown id and for another user's. */
  async find(id: string, context: MessageContext): Promise<OwnedReminder | undefined> {
    const [row] = await this.own.read<Row>(
      {
        projection: reminders,
        name: 'tracking.own_reminder',
        text: `select t.reminder_id, t.turn, t.due_at, t.scheduled_at, r.time_zone, t.is_completed,
            n.due_at as next_due_at, r.garden_id, r.plant_id, r.sealed_text, r.priority, r.recurrence_type,
            r.recurrence_interval, r.revision, r.is_ended, r.is_deleted
          from ${reminders.table('reminder_turns')} t
            join ${reminders.table('reminders')} r on r.id = t.reminder_id
            left join ${reminders.table('reminder_turns')} n on n.reminder_id = t.reminder_id and n.turn = t.turn + 1
          where t.owner_id = $1 and t.id = $2`,
        values: [id],
      },
      context,
    );
    return (
      row && {
        reminderId: row.reminder_id,
        occurrence: row.turn,
        dueAt: row.due_at.toISOString(),
        scheduledAt: row.scheduled_at.toISOString(),
        timeZone: row.time_zone,
        isCompleted: row.is_completed,
        nextDueAt: row.next_due_at?.toISOString() ?? null,
        gardenId: row.garden_id,
        plantId: row.plant_id,
        sealedText: row.sealed_text,
        priority: row.priority,
        recurrence: row.recurrence_type && {
          type: row.recurrence_type,
          interval: row.recurrence_interval ?? 1,
        },
        revision: row.revision,
        isEnded: row.is_ended,
        isDeleted: row.is_deleted,
      }
    );
  }
}
