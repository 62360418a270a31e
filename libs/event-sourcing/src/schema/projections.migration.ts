/** Where each generation of each read model stands, and the events that wait for a fix. */
export const projectionsMigration = {
  name: '0002-projections',
  sql: `
create table event_store.projections (
  name text not null,
  generation integer not null check (generation > 0),
  version integer not null check (version > 0),
  sequence bigint not null default 0,
  status text not null check (status in ('building', 'live', 'retired')),
  primary key (name, generation)
);
create unique index projections_one_live on event_store.projections (name) where status = 'live';
create unique index projections_one_building on event_store.projections (name) where status = 'building';

create table event_store.parked (
  projection text not null,
  generation integer not null,
  sequence bigint not null,
  stream text not null,
  -- failed: its handler refused it; waiting: a failed event of its stream stands before it.
  state text not null check (state in ('failed', 'waiting', 'released', 'skipped')),
  reason text not null,
  parked_at timestamptz not null default now(),
  resolution text,
  resolved_at timestamptz,
  primary key (projection, generation, sequence)
);
create index parked_open on event_store.parked (projection, generation, stream, sequence)
  where state in ('failed', 'waiting');
`,
};
