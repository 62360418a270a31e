/**
 * Names this installation, so that what it has on NATS can be told from another's. A restored dump is the same
 * installation.
 */
export const installationMigration = {
  name: '0003-installation',
  sql: `
create table event_store.installation (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid()
);
insert into event_store.installation default values;
`,
};
