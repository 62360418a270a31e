/**
 * Appends that are sent together: one event each, each to a stream that no other of the group has, given as arrays of
 * which the i-th elements belong to one append. It returns each one's version, or null where it was not stored: `append`,
 * called after it, tells why, or stores it.
 *
 * It waits for no lock. What is locked (by another process's append, or for an actor who is being closed) is left out,
 * so that no append holds up its neighbors, and groups of several processes cannot wait for each other in a ring.
 *
 * The look-ups are subqueries with a limit, so that each uses its index: a join would be planned by statistics that are
 * older than the rows.
 */
export const appendGroupFunction = {
  name: 'append_group',
  sql: `
create or replace function event_store.append_group(
  p_streams text[], p_expected integer[], p_actors text[], p_recorded_at timestamptz[], p_correlation_ids text[],
  p_causation_ids text[], p_command_ids text[], p_services text[],
  p_ids uuid[], p_types text[], p_schema_versions integer[], p_data json[], p_fingerprints text[]
) returns integer[] language plpgsql volatile as $$
declare
  free boolean[];
  versions integer[];
begin
  if 1 > any (p_schema_versions) then
    raise exception 'a schema version counts from 1' using errcode = 'check_violation';
  end if;
  -- The locks come first: what is read after them is what those before us committed.
  for i in 1 .. cardinality(p_streams) loop
    free[i] := pg_try_advisory_xact_lock_shared(hashtextextended(p_actors[i], 4))
      and pg_try_advisory_xact_lock(hashtextextended(p_streams[i], 0));
  end loop;
  with asked as materialized (
    select a.*, coalesce(
      (select e.version from event_store.events e where e.stream = a.stream order by e.version desc limit 1), 0
    ) as last
    from unnest(p_streams, p_expected, p_actors, p_recorded_at, p_correlation_ids, p_causation_ids, p_command_ids,
      p_services, p_ids, p_types, p_schema_versions, p_data, p_fingerprints, free) with ordinality
      as a (stream, expected, actor, recorded_at, correlation_id, causation_id, command_id,
        service, id, type, schema_version, data, fingerprint, free, n)
    where a.free
  ), stored as (
    insert into event_store.events (id, stream, version, type, schema_version, data, actor, recorded_at,
      correlation_id, causation_id, command_id, ordinal, service, fingerprint)
    select a.id, a.stream, a.last + 1, a.type, a.schema_version, a.data, a.actor, a.recorded_at,
      a.correlation_id, a.causation_id, a.command_id, 1, a.service, a.fingerprint
    from asked a
    where (a.expected is null or a.expected = a.last)
      and (select true from event_store.closed_actors c where c.actor = a.actor limit 1) is null
      and (a.command_id is null or (
        select true from event_store.events e
        where e.command_id = a.command_id and e.actor = a.actor
          and (e.stream = a.stream or e.fingerprint <> a.fingerprint)
        limit 1
      ) is null)
    order by a.n
    returning position, stream, version, actor
  ), waiting as (
    insert into event_store.pending (position, actor) select s.position, s.actor from stored s
  )
  select array_agg((select s.version from stored s where s.stream = p_streams[n]) order by n)
  into versions
  from generate_subscripts(p_streams, 1) n;
  return versions;
end $$;
`,
};
