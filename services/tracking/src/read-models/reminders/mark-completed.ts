import type { ProjectionTransaction } from '@planted/event-sourcing';

/** One date of a reminder. */
export interface OccurrenceOf {
  readonly reminderId: string;
  readonly occurrence: number;
}

export interface Completion extends OccurrenceOf {
  /** ISO 8601. */
  readonly at: string;
  readonly by: 'gardener' | 'watering';
  /** The date whose tick was the watering. */
  readonly with?: OccurrenceOf | undefined;
  /** The event that recorded the watering. */
  readonly wateringId?: string | undefined;
}

/** A date that is completed already stays as it is. */
export const markCompleted = (
  tx: ProjectionTransaction,
  { reminderId, occurrence, at, by, with: cause, wateringId }: Completion,
): Promise<unknown> =>
  tx.query(
    `update reminder_turns set is_completed = true, completed_at = $3, completed_by = $4,
       completed_with = (select id from reminder_turns where reminder_id = $5 and turn = $6),
       watering_id = $7
     where reminder_id = $1 and turn = $2 and not is_completed`,
    [
      reminderId,
      occurrence,
      at,
      by,
      cause?.reminderId ?? null,
      cause?.occurrence ?? null,
      wateringId ?? null,
    ],
  );
