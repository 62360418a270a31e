/**
 * Of a function that has the relay's row locked and its last sequence number in `last`: gives up to `p_limit` pending events
 * the next ones, and counts them in `stamped`.
 *
 * Row by row: a set-based DELETE is planned for a table that its statistics call empty, and takes seconds.
 */
export const ASSIGN_PENDING = `\
  for next in select p.position, p.actor from event_store.pending p order by p.position limit p_limit loop
    delete from event_store.pending p where p.position = next.position;
    stamped := stamped + 1;
    insert into event_store.log (sequence, position, actor) values (last + stamped, next.position, next.actor);
  end loop;`;
