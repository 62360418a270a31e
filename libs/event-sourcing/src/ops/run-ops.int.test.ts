import { createTableFeed } from '../feed/table-feed';
import { projectionStatus } from '../projection/projection-status';
import { runProjection } from '../projection/run-projection';
import { appendEvents } from '../testing/append-events';
import { eventually } from '../testing/eventually';
import { added, tally } from '../testing/tally';
import { addToTotal, tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { runOps } from './run-ops';
import { streamFold } from './stream-fold';

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
    projections: [projection],
    folds: [streamFold('tally', tally)],
    out: (line) => lines.push(line),
  });
  return { code, lines };
}

async function followUntil(sequence: number) {
  const retry = { attempts: 1, firstPauseMs: 1 };
  const running = runProjection({ store: test.store, feed: createTableFeed(test), projection, retry });
  await eventually(async () => (await projectionStatus(test.store.pool))[0]?.sequence === sequence);
  await running.stop();
}

beforeAll(async () => {
  test = await createTestStore();
  const at = (time: string) => ({ actor: 'rose', time: `2026-05-01T${time}:00.000Z` });
  await appendEvents(test.store, 'tally-1', [added(1)], at('08:00'));
  await appendEvents(test.store, 'tally-1', [added(2)], at('09:00'));
  await appendEvents(test.store, 'tally-2', [added(13)], { ...at('10:00'), actor: 'basil\r\nforged' });
  await followUntil(3);
});
afterAll(() => test.close());

describe('ops events', () => {
  it('lists events in log order, aligned, on one line each whatever they hold', async () => {
    const { code, lines } = await ops('events', 'list');
    expect(code).toBe(0);
    expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['SEQUENCE', 'RECORDED', 'TYPE', 'STREAM', 'GARDENER'],
      ['1', '2026-05-01T08:00:00.000Z', 'Added', 'tally-1@1', 'rose'],
      ['2', '2026-05-01T09:00:00.000Z', 'Added', 'tally-1@2', 'rose'],
      ['3', '2026-05-01T10:00:00.000Z', 'Added', 'tally-2@1', String.raw`basil\r\nforged`],
    ]);
    expect(new Set(lines.map((line) => line.search(/TYPE|Added/))).size).toBe(1);
  });

  it('filters events', async () => {
    const sequences = async (...filter: string[]) =>
      (await ops('events', 'list', '--json', ...filter)).lines
        .filter((line) => line !== 'no events')
        .map((line) => JSON.parse(line).sequence);
    expect(await sequences('--gardener', 'rose')).toEqual([1, 2]);
    expect(await sequences('--stream', 'tally-2')).toEqual([3]);
    expect(await sequences('--type', 'Subtracted')).toEqual([]);
    expect(await sequences('--after', '1', '--limit', '1')).toEqual([2]);
    expect(await sequences('--newest', '--limit', '2')).toEqual([3, 2]);
    expect(await sequences('--from', '2026-05-01T09:00', '--to', '2026-05-01T10:00')).toEqual([2]);
    expect(await sequences('--from', '2026-05-02')).toEqual([]);
    expect(await sequences('--subject', 'planted.events.tallies.*.tally-1')).toEqual([1, 2]);
    expect(await sequences('--subject', 'planted.events.>')).toEqual([1, 2, 3]);
    expect(await sequences('--subject', '*.events.gardens.>')).toEqual([]);
  });

  it('shows an event by sequence or id', async () => {
    const { code, lines } = await ops('events', 'show', '2');
    expect(code).toBe(0);
    const event = JSON.parse(lines.join('\n'));
    expect(event).toMatchObject({ stream: 'tally-1', version: 2, data: { amount: 2 } });
    expect(await ops('events', 'show', event.id)).toEqual({ code, lines });
    expect(await ops('events', 'show', '99')).toEqual({ code: 1, lines: ['no such event: 99'] });
  });

  it('ARCH-3 shows an entity as it was at a point in time, by the fold of its commands', async () => {
    const stateOf = async (...at: string[]) =>
      JSON.parse((await ops('events', 'show', 'tally', '1', '--json', ...at)).lines.join());
    expect(await stateOf()).toMatchObject({ stream: 'tally-1', version: 2, of: 2, state: 3 });
    expect(await stateOf('--at', '2026-05-01T08:59')).toMatchObject({ version: 1, of: 2, state: 1 });
    expect(await stateOf('--version', '1')).toMatchObject({ sequence: 1, state: 1 });
    expect(await ops('events', 'show', 'tally', '1', '--at', '2026-04-30')).toEqual({
      code: 1,
      lines: ['tally-1 did not exist yet: it begins at 2026-05-01T08:00:00.000Z'],
    });
    expect((await ops('events', 'show', 'tally', '9')).code).toBe(1);
    expect((await ops('events', 'show', 'garden', '1')).code).toBe(2);
  });

  it('shows events as they come, beginning with the last, until it is interrupted', async () => {
    const lines: string[] = [];
    const interrupt = new AbortController();
    const tailing = runOps({
      args: ['events', 'tail', '--json', '-n', '1', '--stream', 'tally-3'],
      pool: test.database.pool,
      projections: [],
      out: (line) => lines.push(JSON.parse(line).version),
      signal: interrupt.signal,
    });
    await appendEvents(test.store, 'tally-3', [added(1)]);
    await appendEvents(test.store, 'tally-4', [added(1)]);
    await appendEvents(test.store, 'tally-3', [added(1)]);
    await eventually(async () => lines.length === 2);
    interrupt.abort();
    expect([await tailing, lines]).toEqual([0, [1, 2]]);
  });
});

describe('ops read-models and parked', () => {
  beforeAll(() => followUntil(6));

  it('reports how far the read models are', async () => {
    const { lines } = await ops('read-models', 'status');
    expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['READ MODEL', 'VERSION', 'BUILD', 'POSITION', 'NEWEST', 'LAG', 'PARKED', 'STATE'],
      ['tallying.totals', '1', '1', '6', '6', '0', '1', 'parked events'],
    ]);
  });

  it('lists and shows what is parked', async () => {
    expect((await ops('parked', 'list')).lines[1]?.split(/ {2,} */)).toEqual([
      'tallying.totals',
      '3',
      'tally-2',
      'failed',
      'thirteen is unlucky',
    ]);
    const { lines } = await ops('parked', 'show', 'tallying.totals', '3');
    expect(JSON.parse(lines.join('\n'))).toMatchObject({ state: 'failed', event: { data: { amount: 13 } } });
    expect((await ops('parked', 'show', 'tallying.totals', '1')).code).toBe(1);
  });

  it('skips for a reason that stays on record, through a rebuild too', async () => {
    const reason = 'the customer asked';
    expect(await ops('parked', 'skip', 'tallying.totals', '3', '--reason', reason)).toEqual({
      code: 0,
      lines: ['3 skipped', '0 applied'],
    });
    await appendEvents(test.store, 'tally-2', [added(5)]);
    await followUntil(7);
    expect((await ops('read-models', 'rebuild', 'tallying.totals')).code).toBe(0);
    expect((await ops('parked', 'list', '--skipped')).lines[1]).toContain(reason);
    expect(await ops('parked', 'list')).toEqual({ code: 0, lines: ['nothing is parked'] });
    const { rows } = await test.store.pool.query(
      `select total from tallying.totals where stream = 'tally-2'`,
    );
    expect(rows).toEqual([{ total: 5 }]);
  });

  it('retries after the fix, and fails before it', async () => {
    await appendEvents(test.store, 'tally-5', [added(13)]);
    await followUntil(8);
    const failed = await ops('parked', 'retry', 'tallying.totals');
    expect(failed.code).toBe(1);
    expect(failed.lines.join('\n')).toContain('thirteen is unlucky');
    broken = false;
    expect(await ops('parked', 'retry', 'tallying.totals')).toEqual({ code: 0, lines: ['1 applied'] });
  });

  it('rebuilds with progress', async () => {
    const { code, lines } = await ops('read-models', 'rebuild', '--all');
    expect(code).toBe(0);
    expect(lines).toEqual(['tallying.totals: 8 of 8 (100 %)', 'tallying.totals: rebuilt and live']);
  });

  it('pauses, reports it, and resumes', async () => {
    expect((await ops('read-models', 'pause', 'tallying.totals', '--reason', 'inspection')).code).toBe(0);
    expect((await ops('read-models', 'pause', 'tallying.totals')).code).toBe(1);
    expect((await ops('read-models', 'status')).lines[1]).toMatch(/paused since .* \(inspection\)/);
    expect((await ops('read-models', 'resume', 'tallying.totals')).code).toBe(0);
    expect((await ops('read-models', 'resume', 'tallying.totals')).code).toBe(1);
  });

  it('ARCH-3 verifies: equal rows, and every difference reported', async () => {
    expect(await ops('read-models', 'verify', 'tallying.totals')).toMatchObject({
      code: 0,
      lines: expect.arrayContaining(['tallying.totals: equals the replay of 8 events']),
    });
    await test.store.pool.query(`update tallying.totals set total = 99 where stream = 'tally-1'`);
    const { code, lines } = await ops('read-models', 'verify', 'tallying.totals');
    expect(code).toBe(1);
    expect(lines).toEqual(
      expect.arrayContaining(['  {"stream":"tally-1"}  total is 99, should be 3', '1 row differs']),
    );
  });
});

describe('ops', () => {
  it.each([
    [['events', 'destroy'], "unknown command 'destroy'"],
    [['events'], 'Usage: npm run ops -- events'],
    [['events', 'list', '--limit', 'many'], 'Must be a whole number'],
    [['events', 'list', '--from', 'yesterday'], 'Must be a date or time'],
    [['events', 'list', '--bogus'], "unknown option '--bogus'"],
    [['read-models', 'rebuild', 'nothing'], 'Known read models: tallying.totals'],
    [['read-models', 'rebuild'], 'Name a read model'],
    [['parked', 'skip', 'tallying.totals', '3'], "required option '--reason <text>' not specified"],
  ])('refuses %j', async (args, problem) => {
    const { code, lines } = await ops(...args);
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain(problem);
  });

  it('helps, first with all that can be done, then with each command', async () => {
    const top = await ops('--help');
    expect(top.code).toBe(0);
    for (const command of [
      'events list',
      'read-models rebuild [read-model]',
      'parked retry <read-model>',
      'Exit codes',
    ]) {
      expect(top.lines.join('\n')).toContain(command);
    }
    expect(await ops()).toEqual(top);
    const one = await ops('read-models', 'verify', '--help');
    expect(one.code).toBe(0);
    expect(one.lines.join('\n')).toContain('into scratch tables and compare');
  });
});
