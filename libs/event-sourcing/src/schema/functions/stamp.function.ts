/**
 * Gives up to `p_limit` committed events their sequence numbers in the log; returns how many, or null where another
 * leader has taken over since `p_epoch`.
 *
 * Row by row: a set-based DELETE is planned for a table that its statistics call empty, and takes seconds.
 */
export const stampFunction = {
  name: 'stamp',
  sql: `
create or replace function event_store.stamp(p_epoch bigint, p_limit integer) returns integer language plpgsql as $$
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
