import type { Pool } from 'pg';
import { createEventStore } from '../src/event-store';
import { rebuildProjection } from '../src/projection/rebuild-projection';
import { tallyProjection } from '../src/testing/tally-projection';
import { createTestDatabase } from '../src/testing/test-database';
import { type Benchmark, quantile, type BenchmarkRow, row } from './benchmark';

const EVENTS = 1_000_000;
/** Many, as gardens are: what a read model keeps of a stream must not grow by what a rebuild is measured with. */
const STREAMS = 20_000;
/** The rebuild is looked at after each such part of it. */
const PARTS = 10;
/** The first part compiles, plans and fills caches; memory and speed of the others are compared. */
const SETTLED = 2;

/** One rebuild of a million events: what it keeps in memory, and how fast it is, must not depend on how far it has come. */
const benchmark: Benchmark = {
  name: 'million',
  async run({ databaseUrl }) {
    const database = await createTestDatabase({ server: databaseUrl });
    const store = createEventStore(database.pool);
    try {
      await fillLog(database.pool);
      const megabytes: number[] = [];
      const rates: number[] = [];
      let lookedAt = performance.now();
      const onProgress = ({ sequence }: { sequence: number }) => {
        if (sequence < ((megabytes.length + 1) * EVENTS) / PARTS) return;
        megabytes.push(process.memoryUsage().rss / 2 ** 20);
        rates.push((1_000 * EVENTS) / PARTS / (performance.now() - lookedAt));
        lookedAt = performance.now();
      };
      await rebuildProjection({ store, projection: tallyProjection(), onProgress });
      const told = megabytes.map((each) => Math.round(each)).join(', ');
      return [
        lateAgainstEarly(`memory, late against early (${told})`, 'MB', megabytes, '≤ 1.25'),
        lateAgainstEarly('speed, late against early', 'events/s', rates, '≥ 0.80'),
      ];
    } finally {
      await store.close();
      await database.drop();
    }
  },
};

export default benchmark;

/** The medians of the last and of the first settled parts. */
function lateAgainstEarly(what: string, unit: string, parts: readonly number[], goal: string): BenchmarkRow {
  const settled = parts.slice(SETTLED);
  const half = settled.length / 2;
  const baseline = quantile(settled.slice(0, half), 0.5);
  const ours = quantile(settled.slice(half), 0.5);
  const of = `a million events: ${what}`;
  return row(of, unit, { ours, baseline, ratio: ours / baseline }, goal);
}

/** What appends and relay would have written, in two statements. */
async function fillLog(pool: Pool): Promise<void> {
  const writer = await pool.connect();
  try {
    await writer.query(
      `insert into event_store.events (id, stream, version, type, schema_version, data, actor, recorded_at,
         correlation_id, ordinal, service)
       select gen_random_uuid(), 'tally-' || n % $2::int, n / $2::int + 1, 'Added', 1, '{"amount":1}', 'ada', now(),
         n::text, 1, 'tallies'
       from generate_series(0, $1::int - 1) n`,
      [EVENTS, STREAMS],
    );
    await writer.query(
      `with logged as (
         insert into event_store.log (sequence, position, actor)
         select row_number() over (order by position), position, actor from event_store.events returning sequence
       )
       update event_store.relay set last_sequence = (select max(sequence) from logged)`,
    );
    await writer.query('vacuum analyze event_store.events, event_store.log');
  } finally {
    writer.release();
  }
}
