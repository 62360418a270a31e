/**
 * Events, the outbox of events that have no place in the log yet, the log, and the relay's lease.
 *
 * `pending` makes gap-safe reading free of cursors: what is committed and not yet in the log is in `pending`,
 * so a transaction that commits late is met late, and never skipped. No transaction id is stored, so a
 * dump can be restored into a cluster whose ids start anew.
 */
export const eventStoreMigration = {
  name: '0001-event-store',
  sql: `
create table event_store.events (
  position bigint generated always as identity primary key,
  id uuid not null unique,
  stream text not null,
  version integer not null check (version > 0),
  type text not null,
  schema_version integer not null check (schema_version > 0),
  data json not null,
  actor text not null,
  recorded_at timestamptz not null,
  correlation_id text not null,
  causation_id text,
  command_id text,
  ordinal smallint not null,
  service text not null,
  unique (stream, version)
);
create unique index events_once_per_command
  on event_store.events (command_id, stream, actor, ordinal) where command_id is not null;

create table event_store.pending (
  position bigint primary key,
  actor text not null
);

create table event_store.log (
  sequence bigint primary key check (sequence > 0),
  position bigint not null unique,
  actor text not null
);
create index log_by_actor on event_store.log (actor, sequence);

create table event_store.relay (
  only_row boolean primary key default true check (only_row),
  epoch bigint not null default 0,
  holder text,
  expires_at timestamptz not null default '-infinity',
  last_sequence bigint not null default 0
);
insert into event_store.relay default values;

create function event_store.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%.% is insert-only', tg_table_schema, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger insert_only before update or delete or truncate on event_store.events
  for each statement execute function event_store.refuse_change();
create trigger insert_only before update or delete or truncate on event_store.log
  for each statement execute function event_store.refuse_change();
revoke update, delete, truncate on event_store.events, event_store.log from public;
`,
};
