import { Inject, Injectable } from '@nestjs/common';
import type { MessageContext } from '@planted/contracts';
import { OwnerQueries } from '../owner-queries';
import { reminders } from './reminders.projection';

/** One date of a reminder. */
export interface OwnedReminder {
  readonly reminderId: string;
  readonly occurrence: number;
  /** ISO 8601, UTC. */
  readonly dueAt: string;
  readonly timeZone: string;
  readonly isCompleted: boolean;
  /** When the date after it is, where that is planned. */
  readonly nextDueAt: string | null;
}

interface Row {
  reminder_id: string;
  turn: number;
  due_at: Date;
  time_zone: string;
  is_completed: boolean;
  next_due_at: Date | null;
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
        text: `select t.reminder_id, t.turn, t.due_at, r.time_zone, t.is_completed, n.due_at as next_due_at
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
        timeZone: row.time_zone,
        isCompleted: row.is_completed,
        nextDueAt: row.next_due_at?.toISOString() ?? null,
      }
    );
  }
}
