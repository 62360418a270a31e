import { createTableFeed } from '../feed/table-feed';
import { projectionStatus } from '../projection/projection-status';
import { runProjection } from '../projection/run-projection';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added } from '../testing/tally';
import { addToTotal, tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { OPS_HELP, runOps } from './run-ops';

let test: TestStore;
let broken = true;

const projection = tallyProjection({
  handlers: {
    async Added(tx, event) {
      if (event.data.amount === 13 && broken) throw new Error('thirteen is unlucky');
      await addToTotal(tx, event);
    },
  },
});

async function ops(...args: string[]) {
  const lines: string[] = [];
  const code = await runOps({
    args,
    pool: test.database.pool,
    projections: [{ projection }],
    out: (line) => lines.push(line),
  });
  return { code, lines };
}

beforeAll(async () => {
  test = await createTestStore();
  await appendEvents(test.store, 'tally-1', [added(1), added(2)], { actor: 'rose' });
  await appendEvents(test.store, 'tally-2', [added(13)], { actor: 'basil\r\nforged' });
  const retry = { attempts: 1, firstPauseMs: 1 };
  const running = runProjection({ store: test.store, feed: createTableFeed(test), projection, retry });
  await eventually(async () => (await projectionStatus(test.store.pool))[0]?.sequence === 3);
  await running.stop();
});
afterAll(() => test.close());

describe('ops', () => {
  it('lists events in log order, on one line each whatever they hold', async () => {
    expect(await ops('events', 'list')).toEqual({
      code: 0,
      lines: [
        '1  2026-05-01T08:00:00.000Z  Added  tally-1@1  rose',
        '2  2026-05-01T08:00:00.000Z  Added  tally-1@2  rose',
        String.raw`3  2026-05-01T08:00:00.000Z  Added  tally-2@1  basil\r\nforged`,
      ],
    });
  });

  it('filters events', async () => {
    const sequences = async (...filter: string[]) =>
      (await ops('events', 'list', '--json', ...filter)).lines.map((line) => JSON.parse(line).sequence);
    expect(await sequences('--actor', 'rose')).toEqual([1, 2]);
    expect(await sequences('--stream', 'tally-2')).toEqual([3]);
    expect(await sequences('--type', 'Subtracted')).toEqual([]);
    expect(await sequences('--after', '1', '--limit', '1')).toEqual([2]);
  });

  it('shows an event by sequence or id', async () => {
    const { code, lines } = await ops('events', 'show', '2');
    expect(code).toBe(0);
    const event = JSON.parse(lines.join('\n'));
    expect(event).toMatchObject({ stream: 'tally-1', version: 2, data: { amount: 2 } });
    expect(await ops('events', 'show', event.id)).toEqual({ code, lines });
    expect(await ops('events', 'show', '99')).toEqual({ code: 1, lines: ['no such event: 99'] });
  });

  it('tells how far the read models are', async () => {
    expect((await ops('read-models', 'status')).lines).toEqual([
      'tallying.totals  version 1  generation 1  at 3 of 3  lag 0  parked 1',
    ]);
    expect((await ops('read-models', 'parked', 'tallying.totals')).lines).toEqual([
      '3  tally-2  failed  thirteen is unlucky',
    ]);
  });

  it('releases after the fix, and fails before it', async () => {
    expect(await ops('read-models', 'release', 'tallying.totals')).toEqual({
      code: 1,
      lines: ['0 released', '3  tally-2  still fails: thirteen is unlucky'],
    });
    broken = false;
    expect(await ops('read-models', 'release', 'tallying.totals')).toEqual({
      code: 0,
      lines: ['1 released'],
    });
  });

  it('rebuilds with progress', async () => {
    const { code, lines } = await ops('read-models', 'rebuild', 'tallying.totals');
    expect(code).toBe(0);
    expect(lines).toEqual(['tallying.totals: 3 of 3 (100 %)', 'tallying.totals: rebuilt and live']);
  });

  it.each([
    [['events', 'destroy'], 'unknown command: events destroy'],
    [['events', 'list', '--limit', 'many'], '--limit must be a whole number'],
    [['events', 'list', '--bogus'], "Unknown option '--bogus'"],
    [['read-models', 'rebuild', 'nothing'], 'no such read model: nothing; there are tallying.totals'],
    [['read-models', 'skip', 'tallying.totals'], 'skip needs --sequence and --reason'],
  ])('refuses %j', async (args, problem) => {
    const { code, lines } = await ops(...args);
    expect(code).toBe(2);
    expect(lines[0]).toContain(problem);
  });

  it('helps', async () => {
    expect(await ops('--help')).toEqual({ code: 0, lines: [OPS_HELP] });
    expect(await ops()).toEqual({ code: 0, lines: [OPS_HELP] });
  });
});
