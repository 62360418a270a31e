/** What the tables of a generation were created by, so that code with other SQL under the same version is refused. */
export const definitionHashMigration = {
  name: '0010-definition-hash',
  sql: `
-- Of its tables and the SQL that created them; null until the first start that compares it.
alter table event_store.projections add column definition_hash text;
`,
};
