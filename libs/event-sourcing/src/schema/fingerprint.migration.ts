/**
 * The fingerprint of the request behind a command's events, where the client named the command by a key: a key that
 * comes again with another payload is told from a repeat by it. Events of earlier releases have none. Adding a column
 * locks the table for a moment; a dump that is reading it must not hold up the appends behind us.
 */
export const fingerprintMigration = {
  name: '0011-fingerprint',
  sql: `
do $$
begin
  for attempt in 1 .. 600 loop
    begin
      set local lock_timeout = '100ms';
      alter table event_store.events add column if not exists fingerprint text;
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
