/** Read models can be paused by operators, and replayed aside to be compared with the live one. */
export const operationsMigration = {
  name: '0005-operations',
  sql: `
alter table event_store.projections
  -- The live generation stands still since then, until an operator resumes it.
  add column paused_since timestamptz,
  add column pause_reason text,
  drop constraint projections_status_check,
  -- checking: replayed aside to be compared with the live one, then dropped.
  add constraint projections_status_check check (status in ('building', 'live', 'retired', 'checking'));
create unique index projections_one_checking on event_store.projections (name) where status = 'checking';
`,
};
