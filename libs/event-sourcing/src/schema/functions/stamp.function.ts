import { ASSIGN_PENDING } from './assign-pending';

/**
 * Gives up to `p_limit` committed events their sequence numbers in the log; returns how many, or null where another
 * leader has taken over since `p_epoch`.
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
${ASSIGN_PENDING}
  update event_store.relay set last_sequence = last + stamped where epoch = p_epoch;
  perform pg_notify('event_store_stamped', (last + stamped)::text);
  return stamped;
end $$;
`,
};
