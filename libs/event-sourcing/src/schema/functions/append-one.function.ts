/**
 * An append in one statement, for the one event that most commands make: locks, look-up and rows. It returns the event's
 * version, or nothing where it was not appended: `append`, called after it, then tells why, and is what several events
 * go through, which it stores as one set.
 *
 * `last` is materialized: a common table expression that is not is copied to each place that names it, and the
 * comparison with the expected version names it too.
 */
export const appendOneFunction = {
  name: 'append_one',
  sql: `
create or replace function event_store.append_one(
  p_stream text, p_expected integer, p_actor text, p_recorded_at timestamptz, p_correlation_id text,
  p_causation_id text, p_command_id text, p_service text,
  p_id uuid, p_type text, p_schema_version integer, p_data json, p_fingerprint text
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
  with last as materialized (
    select coalesce(
      (select e.version from event_store.events e where e.stream = p_stream order by e.version desc limit 1), 0
    ) as version
  ), stored as (
    insert into event_store.events (id, stream, version, type, schema_version, data, actor, recorded_at,
      correlation_id, causation_id, command_id, ordinal, service, fingerprint)
    select p_id, p_stream, l.version + 1, p_type, p_schema_version, p_data, p_actor, p_recorded_at,
      p_correlation_id, p_causation_id, p_command_id, 1, p_service, p_fingerprint
    from last l
    where (p_expected is null or p_expected = l.version)
      and not exists (select from event_store.closed_actors c where c.actor = p_actor)
      and (p_command_id is null or not exists (
        select from event_store.events e
        where e.command_id = p_command_id and e.actor = p_actor
          and (e.stream = p_stream or e.fingerprint <> p_fingerprint)
      ))
    returning position, version
  ), waiting as (
    insert into event_store.pending (position, actor) select s.position, p_actor from stored s
  )
  select s.version into appended from stored s;
  return appended;
end $$;
`,
};
