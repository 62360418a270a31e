/**
 * The functions that append check that versions count from 1, and are all that writes: PostgreSQL reads a table's check
 * constraints for every statement, which cost a third of the append. Dropping them locks the table for a moment; a dump
 * that is reading it must not hold up the appends behind us.
 */
export const versionChecksMigration = {
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
`,
};
