/**
 * Actors for whom nothing is appended any more. An append shares a lock with every other of its actor, and closing the
 * actor takes it alone: what the closing transaction appends itself is the actor's last in the log.
 */
export const closedActorsMigration = {
  name: '0004-closed-actors',
  sql: `
create table event_store.closed_actors (
  actor text primary key,
  closed_at timestamptz not null
);

create or replace function event_store.append(
  p_stream text, p_expected integer, p_actor text, p_recorded_at timestamptz, p_correlation_id text,
  p_causation_id text, p_command_id text, p_service text,
  p_ids uuid[], p_types text[], p_schema_versions integer[], p_data json[],
  out outcome text, out version integer
) language plpgsql as $$
declare
  last integer;
  appended bigint;
begin
  -- The locks come first: what is read after them is what those before us committed.
  perform pg_advisory_xact_lock_shared(hashtextextended(p_actor, 4));
  perform pg_advisory_xact_lock(hashtextextended(p_stream, 0));
  last := coalesce(
    (select e.version from event_store.events e where e.stream = p_stream order by e.version desc limit 1), 0);
  version := last;
  if exists (select from event_store.closed_actors c where c.actor = p_actor) then
    outcome := 'closed';
    return;
  end if;
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
`,
};
