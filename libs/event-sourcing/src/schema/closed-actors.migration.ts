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
`,
};
