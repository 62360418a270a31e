import { v7 } from 'uuid';
import { createEventStore } from '../src/event-store';
import { appendEvents } from '../src/testing/append-events';
import { added } from '../src/testing/tally';
import { createTestDatabase } from '../src/testing/test-database';
import { type Benchmark, ratesWithin, row } from './benchmark';

const TURN_MS = 400;
const ROUNDS = 15;

/** What is left of an append without order, idempotency and outbox: the same row with the same keys. */
const BARE = `
  create table bare (
    position bigint generated always as identity primary key, id uuid not null unique, stream text not null,
    version integer not null, type text not null, schema_version integer not null, data json not null,
    actor text not null, recorded_at timestamptz not null, correlation_id text not null, causation_id text,
    command_id text, ordinal smallint not null, service text not null, unique (stream, version)
  );
  create function bare_insert(p_stream text, p_version integer, p_actor text, p_recorded_at timestamptz,
    p_correlation_id text, p_causation_id text, p_command_id text, p_service text, p_id uuid, p_type text,
    p_schema_version integer, p_data json) returns bigint language plpgsql as $$
  declare
    stored bigint;
  begin
    insert into bare (id, stream, version, type, schema_version, data, actor, recorded_at, correlation_id,
      causation_id, command_id, ordinal, service)
    values (p_id, p_stream, p_version, p_type, p_schema_version, p_data, p_actor, p_recorded_at, p_correlation_id,
      p_causation_id, p_command_id, 1, p_service)
    returning position into stored;
    return stored;
  end $$;`;

/** Appends to the store, with the signals to relays, against a bare INSERT function, each its own commit. */
const benchmark: Benchmark = {
  name: 'appends',
  async run({ databaseUrl }) {
    const database = await createTestDatabase({ server: databaseUrl });
    const store = createEventStore(database.pool);
    try {
      await database.pool.query(BARE);
      const bare = () =>
        database.pool.query({
          name: 'bare',
          text: 'select bare_insert($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12)',
          values: [
            ...[`tally-${v7()}`, 1, 'rose', '2026-05-01T08:00:00.000Z', 'correlation-1', null, null],
            ...['tallies', v7(), 'Added', 1, '{"amount":1}'],
          ],
        });
      const append = (events: number) => () =>
        appendEvents(
          store,
          `tally-${v7()}`,
          Array.from({ length: events }, () => added(1)),
        );
      const compare = (clients: number, ours: () => Promise<unknown>, baselineClients = clients) =>
        ratesWithin(ROUNDS, TURN_MS, {
          ours: { clients, work: ours },
          baseline: { clients: baselineClients, work: bare },
        });
      const one = await compare(1, append(1));
      const eight = await compare(8, append(1));
      const tens = await compare(8, append(10), 1);
      return [
        row('append, 1 client, against a bare INSERT function', 'events/s', one, '≥ 0.85'),
        row('append, 8 clients, against a bare INSERT function', 'events/s', eight, '≥ 0.85'),
        row('append 10 at once, 8 clients, against a bare 1 client', 'commits/s', tens, '≥ 0.9'),
      ];
    } finally {
      await store.close();
      await database.drop();
    }
  },
};

export default benchmark;
