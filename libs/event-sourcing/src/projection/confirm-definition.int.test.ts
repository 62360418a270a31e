import { createTableFeed } from '../feed/table-feed';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { confirmDefinition, DefinitionChangedError } from './confirm-definition';
import { definitionHash } from './definition-hash';
import { ensureBuildingGeneration } from './generations';
import { projectionStatus } from './projection-status';
import { rebuildProjection } from './rebuild-projection';
import { runProjection } from './run-projection';

const projection = tallyProjection();
const create = `create table totals (stream text primary key, total bigint not null, versions integer[] not null)`;
const changed = tallyProjection({ create });

let test: TestStore;
beforeEach(async () => {
  test = await createTestStore();
});
afterEach(() => test.close());

const hashes = async () => {
  const { rows } = await test.database.pool.query<{ hash: string | null }>(
    'select definition_hash as hash from event_store.projections order by generation',
  );
  return rows.map(({ hash }) => hash);
};
const forgetHashes = () =>
  test.database.pool.query('update event_store.projections set definition_hash = null');
const status = async () => (await projectionStatus(test.store.pool))[0];

/** Runs it until it is up to date, or for as long as `until` takes. */
async function run(which = projection, until = async () => (await status())?.lag === 0): Promise<string[]> {
  const { store } = test;
  const logged: string[] = [];
  const log = (message: string, error?: unknown) => {
    logged.push(error instanceof Error ? error.message : message);
  };
  const running = runProjection({ store, feed: createTableFeed({ store }), projection: which, log });
  await eventually(async () => {
    await test.sequenced();
    return until().then((done) => done || logged.length > 0);
  });
  await running.stop();
  return logged;
}

describe('the SQL of a read model', () => {
  it('is kept with the tables that it created', async () => {
    await confirmDefinition(test.store.pool, projection);
    await run();
    expect(await hashes()).toEqual([definitionHash(projection)]);
    await confirmDefinition(test.store.pool, projection);
  });

  it('may not change under a version', async () => {
    await run();
    await expect(confirmDefinition(test.store.pool, changed)).rejects.toThrow(DefinitionChangedError);
    await expect(confirmDefinition(test.store.pool, changed)).rejects.toThrow(
      /^tallying\.totals: its SQL \(tables, create\) is not what .* version 1\. Raise 'version' in .* to 2: /,
    );
  });

  it('keeps changed code from writing to the tables', async () => {
    await run();
    await appendEvents(test.store, 'tally-1', [added(1)]);
    expect((await run(changed))[0]).toContain("Raise 'version'");
    expect((await status())?.sequence).toBe(0);
  });

  it('changes with the version, or by a rebuild under the same', async () => {
    await run();
    const next = tallyProjection({ create, version: 2 });
    await confirmDefinition(test.store.pool, next);
    await run(next, async () => (await status())?.version === 2);
    expect((await hashes()).at(-1)).toBe(definitionHash(next));

    const again = tallyProjection({ create: `${create}; create index on totals (total)`, version: 2 });
    await rebuildProjection({ store: test.store, projection: again });
    await confirmDefinition(test.store.pool, again);
  });

  it('is taken for this code’s where tables are older than the knowledge of it, and nothing is rebuilt', async () => {
    await run();
    await appendEvents(test.store, 'tally-1', [added(1)]);
    await forgetHashes();
    await run();
    expect(await status()).toMatchObject({ generation: 1, version: 1, lag: 0 });
    expect(await hashes()).toEqual([definitionHash(projection)]);
  });

  it('is what an unfinished rebuild continues with', async () => {
    const { pool } = test.store;
    const begun = await ensureBuildingGeneration(pool, projection);
    expect(await ensureBuildingGeneration(pool, projection)).toMatchObject({ generation: begun.generation });
    await forgetHashes();
    expect(await ensureBuildingGeneration(pool, projection)).toMatchObject({ generation: begun.generation });
    await test.database.pool.query(`update event_store.projections set definition_hash = 'other'`);
    expect(await ensureBuildingGeneration(pool, changed)).toMatchObject({ generation: begun.generation + 1 });
  });
});
