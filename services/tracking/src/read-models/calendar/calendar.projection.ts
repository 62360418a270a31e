import type { CalendarEvent, GardenerEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';

/** Whose each private address is, and how it is shown. Revoked ones keep their version. */
export const calendar = defineProjection<CalendarEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'calendar',
  version: 1,
  tables: ['calendar_addresses'],
  create: `
    create table calendar_addresses (
      owner_id uuid primary key,
      version integer not null,
      -- Null once it is revoked.
      token_hash text,
      hint text not null,
      contents jsonb not null,
      made_at timestamptz not null
    );
    create index on calendar_addresses (token_hash)`,
  handlers: {
    CalendarAddressMade: (tx, { data, metadata }) =>
      tx.query(
        `insert into calendar_addresses (owner_id, version, token_hash, hint, contents, made_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (owner_id) do update set version = excluded.version, token_hash = excluded.token_hash,
           hint = excluded.hint, contents = excluded.contents, made_at = excluded.made_at`,
        [
          data.gardenerId,
          data.version,
          data.tokenHash,
          data.hint,
          JSON.stringify(data.contents),
          metadata.time,
        ],
      ),
    CalendarContentsChosen: (tx, { data }) =>
      tx.query('update calendar_addresses set version = $2, contents = $3 where owner_id = $1', [
        data.gardenerId,
        data.version,
        JSON.stringify(data.contents),
      ]),
    CalendarAddressRevoked: (tx, { data }) =>
      tx.query('update calendar_addresses set version = $2, token_hash = null where owner_id = $1', [
        data.gardenerId,
        data.version,
      ]),
    GardenerForgotten: (tx, { data }) =>
      Promise.all([
        tx.query('delete from calendar_addresses where owner_id = $1', [data.gardenerId]),
        tx.query('delete from tracking.calendar_feeds where owner_id = $1', [data.gardenerId]),
      ]),
  },
});
