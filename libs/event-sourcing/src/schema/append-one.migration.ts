/**
 * An append in one statement, for the one event that most commands make: locks, look and rows. It answers the event's
 * version, or nothing where it was not appended: `append`, asked after it, then tells why, and is what several events
 * go through, which it stores as one set.
 *
 * The constraints that a version counts from 1 are checked by the functions from here on, which are all that writes:
 * PostgreSQL reads a table's check constraints anew for every statement, which cost a third of the append. Taking them
 * away needs the table for a moment; a dump that is reading it is not made to hold up everybody's appends behind us.
 */
export const appendOneMigration = {
  name: '0007-append-one',
  sql: `
do $$
begin
  for attempt in 1 .. 600 loop
    begin
      set local lock_timeout = '100ms';
      alter table event_store.events
        drop constraint if exists events_version_check, drop constraint if exists events_schema_version_check;
      set local lock_timeout to default;
      return;
    exception when lock_not_available then
      perform pg_sleep(0.2);
    end;
  end loop;
  raise exception 'event_store.events was in use for two minutes: end what reads it, and start again';
end $$;

create function event_store.append_one(
  p_stream text, p_expected integer, p_actor text, p_recorded_at timestamptz, p_correlation_id text,
  p_causation_id text, p_command_id text, p_service text,
  p_id uuid, p_type text, p_schema_version integer, p_data json
) returns integer language plpgsql volatile as $$
declare
  appended integer;
begin
  if p_schema_version < 1 then
    raise exception 'a schema version counts from 1' using errcode = 'check_violation';
  end if;
  if pg_advisory_xact_lock_shared(hashtextextended(p_actor, 4)) is null
    or pg_advisory_xact_lock(hashtextextended(p_stream, 0)) is null
  then
    raise exception 'a lock answered nothing';
  end if;
  with last as (
    select coalesce(
      (select e.version from event_store.events e where e.stream = p_stream order by e.version desc limit 1), 0
    ) as version
  ), stored as (
    insert into event_store.events (id, stream, version, type, schema_version, data, actor, recorded_at,
      correlation_id, causation_id, command_id, ordinal, service)
    select p_id, p_stream, l.version + 1, p_type, p_schema_version, p_data, p_actor, p_recorded_at,
      p_correlation_id, p_causation_id, p_command_id, 1, p_service
    from last l
    where (p_expected is null or p_expected = l.version)
      and not exists (select from event_store.closed_actors c where c.actor = p_actor)
      and (p_command_id is null or not exists (
        select from event_store.events e
        where e.command_id = p_command_id and e.stream = p_stream and e.actor = p_actor
      ))
    returning position, version
  ), waiting as (
    insert into event_store.pending (position, actor) select s.position, p_actor from stored s
  )
  select s.version into appended from stored s;
  return appended;
end $$;

create or replace function event_store.append(
  p_stream text, p_expected integer, p_actor text, p_recorded_at timestamptz, p_correlation_id text,
  p_causation_id text, p_command_id text, p_service text,
  p_ids uuid[], p_types text[], p_schema_versions integer[], p_data json[],
  out outcome text, out version integer
) language plpgsql volatile as $$
declare
  last integer;
begin
  if 1 > any (p_schema_versions) then
    raise exception 'a schema version counts from 1' using errcode = 'check_violation';
  end if;
  if pg_advisory_xact_lock_shared(hashtextextended(p_actor, 4)) is null
    or pg_advisory_xact_lock(hashtextextended(p_stream, 0)) is null
  then
    raise exception 'a lock answered nothing';
  end if;
  select
    coalesce(
      (select e.version from event_store.events e where e.stream = p_stream order by e.version desc limit 1), 0),
    case
      when exists (select from event_store.closed_actors c where c.actor = p_actor) then 'closed'
      when p_command_id is not null and exists (
        select from event_store.events e
        where e.command_id = p_command_id and e.stream = p_stream and e.actor = p_actor
      ) then 'duplicate'
    end
  into last, outcome;
  version := last;
  if outcome is not null then
    return;
  end if;
  if p_expected <> last then
    outcome := 'conflict';
    return;
  end if;
  with stored as (
    insert into event_store.events (id, stream, version, type, schema_version, data, actor, recorded_at,
      correlation_id, causation_id, command_id, ordinal, service)
    select n.id, p_stream, last + n.ordinal, n.type, n.schema_version, n.data, p_actor, p_recorded_at,
      p_correlation_id, p_causation_id, p_command_id, n.ordinal, p_service
    from unnest(p_ids, p_types, p_schema_versions, p_data) with ordinality
      as n (id, type, schema_version, data, ordinal)
    order by n.ordinal
    returning position
  )
  insert into event_store.pending (position, actor) select s.position, p_actor from stored s;
  outcome := 'appended';
  version := last + cardinality(p_ids);
end $$;
`,
};
