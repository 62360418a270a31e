import type { ProjectionTransaction } from '@planted/event-sourcing';
import { dayIn } from '@planted/garden-domain';
import { v5 as uuidv5 } from 'uuid';

export interface Turn {
  readonly reminderId: string;
  readonly ownerId: string;
  readonly timeZone: string;
  /** 1, 2, … */
  readonly turn: number;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** The id that clients know one date of a reminder by: the reminder's own for its first. */
export const turnId = (reminderId: string, turn: number): string =>
  turn === 1 ? reminderId : uuidv5(String(turn), reminderId);

/** A date that is planned already stays as it is. */
export function insertTurn(tx: ProjectionTransaction, turn: Turn): Promise<unknown> {
  return tx.query(
    `insert into reminder_turns (id, reminder_id, owner_id, turn, due_at, due_on)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [
      turnId(turn.reminderId, turn.turn),
      turn.reminderId,
      turn.ownerId,
      turn.turn,
      turn.dueAt,
      dayIn(turn.timeZone, turn.dueAt),
    ],
  );
}
