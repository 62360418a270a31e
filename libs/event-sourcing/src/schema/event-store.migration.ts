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

-- A loop, not one INSERT over the arrays: PostgreSQL keeps its plans, which makes an append three times cheaper.
create function event_store.append(
  p_stream text, p_expected integer, p_actor text, p_recorded_at timestamptz, p_correlation_id text,
  p_causation_id text, p_command_id text, p_service text,
  p_ids uuid[], p_types text[], p_schema_versions integer[], p_data json[],
  out outcome text, out version integer
) language plpgsql as $$
declare
  last integer;
  appended bigint;
begin
  -- The lock comes first: what is read after it is what the winner before us committed.
  perform pg_advisory_xact_lock(hashtextextended(p_stream, 0));
  last := coalesce(
    (select e.version from event_store.events e where e.stream = p_stream order by e.version desc limit 1), 0);
  version := last;
  if p_command_id is not null and exists (
    select from event_store.events e
    where e.command_id = p_command_id and e.stream = p_stream and e.actor = p_actor
  ) then
    outcome := 'duplicate';
    return;
  end if;
  if p_expected <> last then
    outcome := 'conflict';
    return;
  end if;
  for i in 1 .. cardinality(p_ids) loop
    insert into event_store.events (id, stream, version, type, schema_version, data, actor, recorded_at,
      correlation_id, causation_id, command_id, ordinal, service)
    values (p_ids[i], p_stream, last + i, p_types[i], p_schema_versions[i], p_data[i], p_actor, p_recorded_at,
      p_correlation_id, p_causation_id, p_command_id, i, p_service)
    returning position into appended;
    insert into event_store.pending (position, actor) values (appended, p_actor);
  end loop;
  outcome := 'appended';
  version := last + cardinality(p_ids);
end $$;

-- Gives up to p_limit committed events their place in the log. Null: another leader has taken over since p_epoch.
-- Row by row: a set-based DELETE is planned for a table that its statistics call empty, and takes seconds.
create function event_store.stamp(p_epoch bigint, p_limit integer) returns integer language plpgsql as $$
declare
  last bigint;
  stamped integer := 0;
  next record;
begin
  if not exists (select from event_store.pending) then
    return case when exists (select from event_store.relay r where r.epoch = p_epoch) then 0 end;
  end if;
  select r.last_sequence into last from event_store.relay r where r.epoch = p_epoch for update;
  if not found then
    return null;
  end if;
  for next in select p.position, p.actor from event_store.pending p order by p.position limit p_limit loop
    delete from event_store.pending p where p.position = next.position;
    stamped := stamped + 1;
    insert into event_store.log (sequence, position, actor) values (last + stamped, next.position, next.actor);
  end loop;
  update event_store.relay set last_sequence = last + stamped where epoch = p_epoch;
  perform pg_notify('event_store_stamped', (last + stamped)::text);
  return stamped;
end $$;
`,
};
