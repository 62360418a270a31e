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
});
