import { Inject, Injectable } from '@nestjs/common';
import { type CalendarDay, dayIn, timeOfDayIn } from '@planted/garden-domain';
import { POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { morningNotes } from '../read-models/morning-note/morning-note.projection';

/** Where a gardener's note goes on a day. */
export interface DueNote {
  readonly owner: string;
  /** The device's id; of letters the gardener's own. */
  readonly channel: string;
  readonly day: CalendarDay;
  readonly timeZone: string;
  /** When quiet hours begin, 'HH:mm'. */
  readonly quietFrom: string | null;
}

/** How long whoever takes a note on has for it, in milliseconds; then another one goes on with it. */
const TAKEN_FOR = 120_000;
/** Pause before a note is tried again, in milliseconds: doubled from the first to the last. */
const FIRST_PAUSE = 60_000;
const LAST_PAUSE = 1_800_000;
/** How often a note of one day is tried; each is a failure of a kind that may pass. */
const MOST_TRIES = 12;
/** Most notes that one look finds. */
const MOST_AT_ONCE = 200;

const inTime = `n.note_time <= c.time and (n.quiet_from is null or not case when n.quiet_from <= n.quiet_until
    then n.quiet_from <= c.time and c.time < n.quiet_until else n.quiet_from <= c.time or c.time < n.quiet_until end)`;

const dueNotes = `with due as (
    select n.owner_id, n.time_zone, n.quiet_from, n.by_mail, c.day
    from ${morningNotes.table('morning_notes')} n
      join unnest($1::text[], $2::date[], $3::text[]) as c (time_zone, day, time) using (time_zone)
    where ${inTime} and not exists (select from event_store.closed_actors a where a.actor = n.owner_id::text)
  )
  select e.owner_id as owner, e.channel, e.day::text as day, e.time_zone as "timeZone", e.quiet_from as "quietFrom"
  from (
    select *, owner_id as channel from due where by_mail
    union all select due.*, d.id from due join tracking.note_devices d using (owner_id)
  ) e
  where not exists (
    select from tracking.note_claims k where k.channel = e.channel
      and (k.day > e.day or (k.day = e.day and (k.is_done or k.taken_until > $4)))
  )
  order by e.owner_id, e.channel limit ${MOST_AT_ONCE}`;

/**
 * Who sends which note, once for each device and day: a row in PostgreSQL, so that neither two copies of the service nor
 * one that starts again send twice, and what one has left undone another goes on with (decision 0192). A day that was
 * sent never comes again, whatever clocks do.
 */
@Injectable()
export class NoteClaims {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /** What is to be sent at a moment that nobody has taken on, on each gardener's own clock. */
  async due(now: Date): Promise<DueNote[]> {
    const zones = await this.pool.query<{ time_zone: string }>(
      `select distinct time_zone from ${morningNotes.table('morning_notes')}`,
    );
    const names = zones.rows.map(({ time_zone }) => time_zone);
    const clocks = names.map((zone) => wallClock(zone, now));
    const { rows } = await this.pool.query<DueNote>(dueNotes, [
      names,
      clocks.map(({ day }) => day),
      clocks.map(({ time }) => time),
      now,
    ]);
    return rows;
  }

  /** Those of them that are the caller's now: nobody else was faster. */
  async take(notes: readonly DueNote[], now: Date): Promise<DueNote[]> {
    const { rows } = await this.pool.query<{ channel: string }>(
      `insert into tracking.note_claims as k (channel, owner_id, day, is_done, taken_until, tries)
       select channel, owner_id, day, false, $4, 1
       from unnest($1::uuid[], $2::uuid[], $3::date[]) as n (channel, owner_id, day) order by channel
       on conflict (channel) do update set day = excluded.day, owner_id = excluded.owner_id, is_done = false,
         taken_until = excluded.taken_until, tries = case when k.day = excluded.day then k.tries + 1 else 1 end
       where k.day < excluded.day or (k.day = excluded.day and not k.is_done and k.taken_until <= $5)
       returning channel`,
      [
        notes.map(({ channel }) => channel),
        notes.map(({ owner }) => owner),
        notes.map(({ day }) => day),
        new Date(now.getTime() + TAKEN_FOR),
        now,
      ],
    );
    const taken = new Set(rows.map(({ channel }) => channel));
    return notes.filter(({ channel }) => taken.has(channel));
  }

  /** Nothing more is to be sent there on that day. */
  async finish({ channel, day }: DueNote): Promise<void> {
    await this.pool.query('update tracking.note_claims set is_done = true where channel = $1 and day = $2', [
      channel,
      day,
    ]);
  }

  /** It can be tried again, later and not without end. @returns false where it was the last time */
  async putOff({ channel, day }: DueNote, now: Date): Promise<boolean> {
    const { rows } = await this.pool.query<{ is_done: boolean }>(
      `update tracking.note_claims set is_done = tries >= $3,
         taken_until = $4::timestamptz + least($5 * 2 ^ (least(tries, 20) - 1), $6) * interval '1 millisecond'
       where channel = $1 and day = $2 returning is_done`,
      [channel, day, MOST_TRIES, now, FIRST_PAUSE, LAST_PAUSE],
    );
    return rows[0]?.is_done === false;
  }

  /** What is turned on after the morning begins with the next one. */
  async beginAfter(
    { owner, channel }: Pick<DueNote, 'owner' | 'channel'>,
    { time, timeZone }: { readonly time: string; readonly timeZone: string },
    now: Date,
  ): Promise<void> {
    const clock = wallClock(timeZone, now);
    if (clock.time < time) return;
    await this.pool.query(
      `insert into tracking.note_claims as k (channel, owner_id, day, is_done, taken_until, tries)
       values ($1, $2, $3, true, $4, 0)
       on conflict (channel) do update set day = excluded.day, is_done = true where k.day < excluded.day`,
      [channel, owner, clock.day, now],
    );
  }
}

const wallClock = (zone: string, now: Date) => {
  const moment = now.toISOString();
  return { day: dayIn(zone, moment), time: timeOfDayIn(zone, moment).slice(0, 5) };
};
