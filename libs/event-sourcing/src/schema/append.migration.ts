/**
 * The append in fewer statements, each of which costs PostgreSQL as much as a row: both locks, one look, and one
 * statement for an event and its pending row.
 *
 * The locks are taken by a plain expression, which needs no plan. A void result is never null, so the second is always
 * reached. What is read after them is what those before us committed: each statement of a volatile function sees anew.
 */
export const appendMigration = {
  name: '0006-append',
  sql: `
create or replace function event_store.append(
  p_stream text, p_expected integer, p_actor text, p_recorded_at timestamptz, p_correlation_id text,
  p_causation_id text, p_command_id text, p_service text,
  p_ids uuid[], p_types text[], p_schema_versions integer[], p_data json[],
  out outcome text, out version integer
) language plpgsql volatile as $$
declare
  last integer;
begin
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
  -- A loop, not one INSERT over the arrays: PostgreSQL keeps its plans, which makes an append three times cheaper.
  for i in 1 .. cardinality(p_ids) loop
    with stored as (
      insert into event_store.events (id, stream, version, type, schema_version, data, actor, recorded_at,
        correlation_id, causation_id, command_id, ordinal, service)
      values (p_ids[i], p_stream, last + i, p_types[i], p_schema_versions[i], p_data[i], p_actor, p_recorded_at,
        p_correlation_id, p_causation_id, p_command_id, i, p_service)
      returning position
    )
    insert into event_store.pending (position, actor) select s.position, p_actor from stored s;
  end loop;
  outcome := 'appended';
  version := last + cardinality(p_ids);
end $$;
`,
};
