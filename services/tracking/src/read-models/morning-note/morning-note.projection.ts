import type { GardenerEvent, MorningNoteEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';

/** Where a forgotten gardener is known by what no event says: sent notes, devices, tokens of letters. */
const BESIDES = ['note_claims', 'note_devices', 'note_letters'];

/** When each gardener's note of the morning is sent, and whether by mail. */
export const morningNotes = defineProjection<MorningNoteEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'morning_note',
  version: 1,
  tables: ['morning_notes'],
  create: `
    create table morning_notes (
      owner_id uuid primary key,
      version integer not null,
      note_time text not null,
      time_zone text not null,
      quiet_from text,
      quiet_until text,
      by_mail boolean not null
    );
    create index on morning_notes (time_zone, note_time)`,
  handlers: {
    MorningNoteChosen: (tx, { data }) =>
      tx.query(
        `insert into morning_notes (owner_id, version, note_time, time_zone, quiet_from, quiet_until, by_mail)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (owner_id) do update set version = excluded.version, note_time = excluded.note_time,
           time_zone = excluded.time_zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
           by_mail = excluded.by_mail`,
        [
          data.gardenerId,
          data.version,
          data.time,
          data.timeZone,
          data.quiet?.from ?? null,
          data.quiet?.until ?? null,
          data.byMail,
        ],
      ),
    GardenerForgotten: (tx, { data }) =>
      Promise.all([
        tx.query('delete from morning_notes where owner_id = $1', [data.gardenerId]),
        ...BESIDES.map((table) =>
          tx.query(`delete from tracking.${table} where owner_id = $1`, [data.gardenerId]),
        ),
      ]),
  },
});
