import { Pool } from 'pg';
import { createSignals, PROJECTED, SEQUENCED } from './signals';
import { eventually } from './testing/eventually';
import { createTestDatabase } from './testing/test-database';

const NOTIFY = 'select pg_notify($1, $2)';

describe('signals', () => {
  it('come from other processes, and not a second time from this one', async () => {
    const database = await createTestDatabase();
    const here = new Pool({ connectionString: database.url });
    const signals = createSignals(here);
    const heard: string[] = [];
    signals.subscribe(SEQUENCED, (payload) => void heard.push(`stamped ${payload}`));
    signals.subscribe(PROJECTED, (payload) => void heard.push(`projected ${payload}`));
    // When the connection is established, every listener is woken once.
    await eventually(() => heard.length === 2);

    await here.query(NOTIFY, [SEQUENCED, '7']);
    signals.wake(PROJECTED, 'gardens');
    await here.query(NOTIFY, [PROJECTED, 'gardens']);
    await database.pool.query(NOTIFY, [SEQUENCED, '8']);
    await eventually(() => heard.includes('stamped 8'));
    expect(heard.slice(2)).toEqual(['projected gardens', 'stamped 8']);

    await signals.close();
    await here.end();
    await database.drop();
  });

  it('are announced to other processes with each payload once, several by one statement', async () => {
    const database = await createTestDatabase();
    const there = new Pool({ connectionString: database.url });
    const [here, elsewhere] = [createSignals(database.pool), createSignals(there)];
    const heard: string[] = [];
    elsewhere.subscribe(PROJECTED, (payload) => void heard.push(payload));
    await eventually(() => heard.length === 1);
    const sent = jest.spyOn(database.pool, 'query');
    for (const payload of ['gardens', 'journal', 'activity', 'journal', 'gardens'])
      here.announce(PROJECTED, payload);
    await eventually(() => heard.length === 4);
    here.announce(PROJECTED, 'gardens');
    await eventually(() => heard.length === 5);
    expect(heard.slice(1)).toEqual(['gardens', 'journal', 'activity', 'gardens']);
    expect(sent).toHaveBeenCalledTimes(2);
    await Promise.all([here.close(), elsewhere.close()]);
    await there.end();
    await database.drop();
  });

  it('leave nothing at their pool when they are closed', async () => {
    const database = await createTestDatabase();
    const listeners = () =>
      (['connect', 'remove'] as const).map((event) => database.pool.listenerCount(event));
    const before = listeners();
    const signals = createSignals(database.pool);
    signals.subscribe(SEQUENCED, () => undefined);
    expect(listeners()).not.toEqual(before);
    await signals.close();
    expect(listeners()).toEqual(before);
    await database.drop();
  });
});
