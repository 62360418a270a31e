/**
 * Appends the events of one command to a stream. It returns `outcome` (appended, duplicate, conflict, closed or
 * reused) and the stream's `version` after it. A command id is reused when this actor's other request came under it
 * before, in any stream; requests without a fingerprint are not compared.
 *
 * The locks are taken by a plain expression, which needs no plan. A void result is never null, so the second is always
 * reached. What is read after them is what those before us committed: each statement of a volatile function sees anew.
 * It checks that a schema version counts from 1, for PostgreSQL reads a table's check constraints for every statement,
 * which cost a third of the append.
 */
export const appendFunction = {
  name: 'append',
  sql: `
create or replace function event_store.append(
  p_stream text, p_expected integer, p_actor text, p_recorded_at timestamptz, p_correlation_id text,
  p_causation_id text, p_command_id text, p_service text,
  p_ids uuid[], p_types text[], p_schema_versions integer[], p_data json[], p_fingerprint text,
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
      when p_fingerprint is not null and exists (
        select from event_store.events e
        where e.command_id = p_command_id and e.actor = p_actor and e.fingerprint <> p_fingerprint
      ) then 'reused'
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
      correlation_id, causation_id, command_id, ordinal, service, fingerprint)
    select n.id, p_stream, last + n.ordinal, n.type, n.schema_version, n.data, p_actor, p_recorded_at,
      p_correlation_id, p_causation_id, p_command_id, n.ordinal, p_service, p_fingerprint
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
