import { ASSIGN_PENDING } from './assign-pending';

/**
 * As `stamp`, for a transaction that has just appended and is about to commit: it waits for nobody. Returns how many events
 * got their numbers, of those that were committed before and its own; 0 where another transaction is at it, or another
 * leader has taken over.
 */
export const stampIfFreeFunction = {
  name: 'stamp_if_free',
  sql: `
create or replace function event_store.stamp_if_free(p_epoch bigint, p_limit integer) returns integer language plpgsql as $$
declare
  last bigint;
  stamped integer := 0;
  next record;
begin
  select r.last_sequence into last from event_store.relay r where r.epoch = p_epoch for update skip locked;
  if not found then
    return 0;
  end if;
${ASSIGN_PENDING}
  if stamped > 0 then
    update event_store.relay set last_sequence = last + stamped where epoch = p_epoch;
    perform pg_notify('event_store_stamped', (last + stamped)::text);
  end if;
  return stamped;
end $$;
`,
};
