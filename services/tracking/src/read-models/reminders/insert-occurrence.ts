import type { ProjectionTransaction } from '@planted/event-sourcing';
import { dayIn } from '@planted/garden-domain';
import { v5 as uuidv5 } from 'uuid';

export interface Occurrence {
  readonly reminderId: string;
  readonly ownerId: string;
  readonly timeZone: string;
  /** 1, 2, … */
  readonly number: number;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** The id that clients know one date of a reminder by: the reminder's own for its first. */
const occurrenceId = (reminderId: string, number: number): string =>
  number === 1 ? reminderId : uuidv5(String(number), reminderId);

/** A date that is planned already stays as it is. */
export function insertOccurrence(tx: ProjectionTransaction, occurrence: Occurrence): Promise<unknown> {
  return tx.query(
    `insert into reminder_turns (id, reminder_id, owner_id, turn, due_at, scheduled_at, due_on)
     values ($1, $2, $3, $4, $5, $5, $6) on conflict do nothing`,
    [
      occurrenceId(occurrence.reminderId, occurrence.number),
      occurrence.reminderId,
      occurrence.ownerId,
      occurrence.number,
      occurrence.dueAt,
      dayIn(occurrence.timeZone, occurrence.dueAt),
    ],
  );
}
