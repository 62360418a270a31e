import type { WaitingCommand } from '@planted/outbox';

type Said = Readonly<Record<string, unknown>>;

/** Two versions of an entry or a reminder that another page has changed as well. */
interface Versions {
  /** Undefined where it was taken away there. */
  readonly now: string | undefined;
  /** What this device wanted it to say; undefined where it wanted it away or back. */
  readonly mine: string | undefined;
}

/** @returns undefined of a command that names no revision, or a refusal that does not say what is there now */
export function versionsOfChange({ body, refusal }: WaitingCommand): Versions | undefined {
  const mine = JSON.parse(body) as Said;
  const now = refusal?.current as Said | null | undefined;
  if (refusal?.status !== 409 || mine['revision'] === undefined || now?.['revision'] === undefined)
    return undefined;
  const isAway = [now['is_withdrawn'], now['is_deleted'], now['is_ended']].includes(true);
  return { now: isAway ? undefined : inWords(now), mine: inWords(mine) || undefined };
}

/** What the entry says, in a line: words, figures and when. */
function inWords({ title, notes, content, value, unit, health_rating, day, ...moments }: Said): string {
  const moment = moments['until'] ?? moments['reminder_datetime'];
  const when = moment && new Date(String(moment)).toLocaleString();
  return [title, notes, content, value, unit, health_rating, day, when]
    .filter((part) => part || part === 0)
    .join(' · ');
}
