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

create function event_store.append(
  p_stream text, p_expected integer, p_actor text, p_recorded_at timestamptz, p_correlation_id text,
  p_causation_id text, p_command_id text, p_service text,
  p_ids uuid[], p_types text[], p_schema_versions integer[], p_data json[]
) returns table (outcome text, version integer) language plpgsql as $$
declare
  current_version integer;
begin
  -- The lock comes first: what is read after it is what the winner before us committed.
  perform pg_advisory_xact_lock(hashtextextended(p_stream, 0));
  select coalesce(max(e.version), 0) into current_version from event_store.events e where e.stream = p_stream;
  if p_command_id is not null and exists (
    select from event_store.events e
    where e.command_id = p_command_id and e.stream = p_stream and e.actor = p_actor
  ) then
    return query select 'duplicate', current_version;
    return;
  end if;
  if p_expected is not null and p_expected <> current_version then
    return query select 'conflict', current_version;
    return;
  end if;
  with added as (
    insert into event_store.events (id, stream, version, type, schema_version, data, actor, recorded_at,
      correlation_id, causation_id, command_id, ordinal, service)
    select n.id, p_stream, current_version + n.ordinal, n.type, n.schema_version, n.data, p_actor, p_recorded_at,
      p_correlation_id, p_causation_id, p_command_id, n.ordinal, p_service
    from unnest(p_ids, p_types, p_schema_versions, p_data)
      with ordinality as n(id, type, schema_version, data, ordinal)
    order by n.ordinal
    returning events.position, events.actor
  )
  insert into event_store.pending (position, actor) select a.position, a.actor from added a;
  return query select 'appended', current_version + cardinality(p_ids);
end $$;

-- Gives up to p_limit committed events their place in the log. Null: another leader has taken over since p_epoch.
create function event_store.stamp(p_epoch bigint, p_limit integer) returns integer language plpgsql as $$
declare
  last bigint;
  stamped integer;
begin
  if not exists (select from event_store.pending) then
    return case when exists (select from event_store.relay r where r.epoch = p_epoch) then 0 end;
  end if;
  select r.last_sequence into last from event_store.relay r where r.epoch = p_epoch for update;
  if not found then
    return null;
  end if;
  with batch as (
    select p.position from event_store.pending p order by p.position limit p_limit
  ), taken as (
    delete from event_store.pending p using batch b where p.position = b.position
    returning p.position, p.actor
  )
  insert into event_store.log (sequence, position, actor)
  select last + row_number() over (order by t.position), t.position, t.actor from taken t;
  get diagnostics stamped = row_count;
  update event_store.relay set last_sequence = last + stamped where epoch = p_epoch;
  perform pg_notify('event_store_stamped', (last + stamped)::text);
  return stamped;
end $$;
`,
};
