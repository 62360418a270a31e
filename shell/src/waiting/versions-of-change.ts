import { localDayOf, localTimeOf } from '@planted/garden-domain';
import type { WaitingCommand } from '@planted/outbox';

type Said = Readonly<Record<string, unknown>>;

/** Two versions of an entry or a reminder that another page has changed as well. */
interface Versions {
  readonly now: string;
  /** What this device wanted it to say; undefined where it wanted it away or back. */
  readonly mine: string | undefined;
  /** It was taken away there. */
  readonly isAway: boolean;
}

/** @returns undefined of a command that names no revision, or a refusal that does not say what is there now */
export function versionsOfChange({ body, refusal }: WaitingCommand): Versions | undefined {
  const mine = JSON.parse(body) as Said;
  const now = refusal?.current;
  if (refusal?.status !== 409 || typeof mine['revision'] !== 'number') return undefined;
  if (typeof now !== 'object' || now === null || !('revision' in now)) return undefined;
  const theirs = now as Said;
  const away = awayWords(theirs);
  return {
    now: away ?? (inWords(theirs) || 'Changed'),
    mine: inWords(mine) || undefined,
    isAway: away !== undefined,
  };
}

function awayWords({ is_withdrawn, is_deleted, is_ended }: Said): string | undefined {
  if (is_withdrawn === true) return 'Taken back';
  if (is_deleted === true) return 'Deleted';
  return is_ended === true ? 'Ended' : undefined;
}

/** What the entry says, in a line: words, figures and when. */
function inWords({
  title,
  notes,
  content,
  value,
  unit,
  health_rating,
  day,
  until,
  reminder_datetime,
}: Said): string {
  const moment = until ?? reminder_datetime;
  const when = typeof moment === 'string' ? new Date(moment) : undefined;
  const parts = [
    ...[title, notes, content],
    value === undefined || value === null ? undefined : [value, unit].filter(Boolean).join(' '),
    health_rating === undefined || health_rating === null ? undefined : `${String(health_rating)} of 10`,
    day,
    when && `${localDayOf(when)}, ${localTimeOf(when)}`,
  ];
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(' · ');
}
