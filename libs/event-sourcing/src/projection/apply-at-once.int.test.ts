import { Pool } from 'pg';
import { inTransaction } from '../in-transaction';
import { appendEvents } from '../testing/append-events';
import { added } from '../testing/tally';
import { addToTotal, tallyProjection } from '../testing/tally-projection';
import { createTestStore, type TestStore } from '../testing/test-store';
import { asStored } from '../upcast';
import { applyAtOnce } from './apply-at-once';
import { applyEvents } from './apply-events';
import { ensureLiveGeneration, findGeneration } from './generations';
import { type ApplyTarget, lockGeneration } from './lock-generation';
import { parkFailed } from './parked-events';
import { pauseProjection } from './pause-projection';
import { rebuildProjection } from './rebuild-projection';

let test: TestStore;
/** Of its own: what the relay asks is not counted. */
let pool: Pool;
beforeEach(async () => {
  test = await createTestStore();
  pool = new Pool({ connectionString: test.database.url, pipeline: true });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await pool.end();
  await test.close();
});

type Handlers = NonNullable<Parameters<typeof tallyProjection>[0]>['handlers'];

async function targetWith(handlers: Handlers = { Added: addToTotal }, name = 'totals'): Promise<ApplyTarget> {
  const projection = tallyProjection({ handlers, name });
  await ensureLiveGeneration(test.store.pool, projection);
  return seen({ pool, projection, upcaster: asStored, status: 'live' });
}
/** The same, after a look at its generation: before, nothing is tried. */
async function seen(target: ApplyTarget): Promise<ApplyTarget> {
  await inTransaction(test.store.pool, (tx) => lockGeneration(tx, target));
  return target;
}
async function logged(...events: Parameters<typeof appendEvents>[2]) {
  const { length } = await test.store.readLog({ after: 0, limit: 500 });
  await appendEvents(test.store, 'tally-rose', events);
  await test.sequenced();
  return test.store.readLog({ after: length, limit: 500 });
}
const checkpointOf = async ({ projection }: ApplyTarget) =>
  (await findGeneration(test.store.pool, projection, 'live'))?.sequence;
const totalOf = async ({ projection }: ApplyTarget) =>
  (await test.store.pool.query(`select total, versions from ${projection.table('totals')}`)).rows;

describe('a few events that come next', () => {
  it('are applied with the checkpoint, in a transaction of two steps', async () => {
    const target = await targetWith();
    const events = await logged(added(1), added(2));
    const connect = jest.spyOn(pool, 'connect');
    expect(await applyAtOnce(target, events)).toBe(true);
    expect(connect).toHaveBeenCalledTimes(1);
    expect([await checkpointOf(target), await totalOf(target)]).toEqual([
      2,
      [{ total: 3, versions: [1, 2] }],
    ]);
  });

  it('take no transaction where their handlers have nothing to write', async () => {
    const target = await targetWith({
      Added: async (tx, event) => event.data.amount > 0 && addToTotal(tx, event),
    });
    const events = await logged(added(0));
    const [asked, connected] = [jest.spyOn(pool, 'query'), jest.spyOn(pool, 'connect')];
    expect(await applyAtOnce(target, events)).toBe(true);
    const names = asked.mock.calls.map(([one]) => (one as unknown as { name: string }).name);
    expect(names).toEqual(['event_store.move_checkpoints']);
    // For that one alone.
    expect(connected).toHaveBeenCalledTimes(1);
    expect(await checkpointOf(target)).toBe(1);
    expect(await totalOf(target)).toEqual([]);
  });
});

describe('a few events that are thought to come next', () => {
  it('are not applied twice, nor with a gap, and are left to who is careful', async () => {
    const target = await targetWith();
    const events = await logged(added(1), added(2), added(3));
    await applyEvents(target, events.slice(0, 2));
    expect(await applyAtOnce(target, events.slice(0, 2))).toBe(false);
    expect([await checkpointOf(target), await totalOf(target)]).toEqual([
      2,
      [{ total: 3, versions: [1, 2] }],
    ]);
    // Another process may be at it: for a while it is not even tried.
    const connect = jest.spyOn(pool, 'connect');
    expect(await applyAtOnce(target, events.slice(2))).toBe(false);
    expect(connect).not.toHaveBeenCalled();
    expect(await applyEvents({ ...target }, events)).toBe(3);
    expect(await totalOf(target)).toEqual([{ total: 6, versions: [1, 2, 3] }]);
    const other = await seen({ ...target });
    expect(await applyAtOnce(other, [...events.slice(0, 1), ...events.slice(2)])).toBe(false);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('are applied once where two runs of a read model think so at the same moment', async () => {
    const target = await targetWith();
    const other = await seen({ ...target });
    const events = await logged(added(1), added(2));
    const both = [target, other].map((each) => applyEvents(each, events));
    expect(await Promise.all(both)).toEqual([2, 2]);
    expect(await totalOf(target)).toEqual([{ total: 3, versions: [1, 2] }]);
  });

  it('are told as applied to one of two runs where neither has anything to write', async () => {
    const target = await targetWith({ Added: async () => undefined });
    const other = await seen({ ...target });
    const events = await logged(added(1));
    const both = [target, other].map((each) => applyAtOnce(each, events));
    expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
    expect(await checkpointOf(target)).toBe(1);
  });

  it('wait where an earlier event of their stream is parked', async () => {
    const target = await targetWith();
    const events = await logged(added(1), added(2));
    const [first] = events;
    if (!first) throw new Error('nothing is logged');
    await inTransaction(test.store.pool, async (tx) => {
      await parkFailed(tx, target.projection, 1, first, 'it was refused');
      await tx.query('update event_store.projections set sequence = 1 where name = $1', [
        target.projection.id,
      ]);
    });
    expect(await applyAtOnce(target, events.slice(1))).toBe(false);
    expect([await checkpointOf(target), await totalOf(target)]).toEqual([1, []]);
    expect(await applyEvents(target, events.slice(1))).toBe(2);
    expect(await totalOf(target)).toEqual([]);
    const { rows } = await test.store.pool.query('select state from event_store.parked order by sequence');
    expect(rows).toEqual([{ state: 'failed' }, { state: 'waiting' }]);
  });

  it('are left while the read model is paused', async () => {
    const target = await targetWith();
    const events = await logged(added(1));
    await pauseProjection(test.store.pool, target.projection, 'a look');
    expect(await applyAtOnce(target, events)).toBe(false);
    expect([await checkpointOf(target), await totalOf(target)]).toEqual([0, []]);
  });

  it('leave nothing where one of them is refused, or needs an answer before it writes', async () => {
    const target = await targetWith({
      Added: async (tx, event) => {
        if (event.data.amount === 13) await tx.query('select 1 / 0');
        await addToTotal(tx, event);
        if (event.data.amount === 7) await addToTotal(tx, event);
      },
    });
    const events = await logged(added(1), added(13));
    expect(await applyAtOnce(target, events)).toBe(false);
    expect([await checkpointOf(target), await totalOf(target)]).toEqual([0, []]);
    await expect(applyEvents(target, events)).rejects.toThrow('division by zero');
    expect(await applyEvents(target, events.slice(0, 1))).toBe(1);

    const patient = await targetWith({
      Added: async (tx, event) => {
        await addToTotal(tx, event);
        if (event.data.amount === 7) await addToTotal(tx, event);
      },
    });
    await test.store.pool.query('update event_store.projections set sequence = 2 where name = $1', [
      patient.projection.id,
    ]);
    const late = await logged(added(7));
    expect(await applyAtOnce(patient, late)).toBe(false);
    expect(await checkpointOf(patient)).toBe(2);
    expect(await applyEvents(patient, late)).toBe(3);
    expect(await totalOf(patient)).toEqual([{ total: 15, versions: [1, 3, 3] }]);
  });

  it('are not applied to tables that a rebuild has replaced', async () => {
    const target = await targetWith();
    const events = await logged(added(1), added(2));
    expect(await applyAtOnce(target, events.slice(0, 1))).toBe(true);
    await rebuildProjection({ store: test.store, projection: target.projection, upcaster: asStored });
    await test.store.pool.query('update event_store.projections set sequence = 1 where status = $1', [
      'live',
    ]);
    expect(await applyAtOnce(target, events.slice(1))).toBe(false);
    expect(await checkpointOf(target)).toBe(1);
    expect(await applyEvents(target, events.slice(1))).toBe(2);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11_000);
    const [next] = await logged(added(3));
    expect(await applyAtOnce(target, next ? [next] : [])).toBe(true);
    expect(await checkpointOf(target)).toBe(3);
  });

  it('are not tried where no handler is for them, nor before the generation was seen', async () => {
    const target = await targetWith();
    const connect = jest.spyOn(pool, 'connect');
    expect(await applyAtOnce(target, [])).toBe(false);
    const events = await logged({ ...added(1), type: 'Noted' } as never);
    expect(await applyAtOnce(target, events)).toBe(false);
    expect(await applyAtOnce({ ...target }, await logged(added(2)))).toBe(false);
    expect(connect).not.toHaveBeenCalled();
  });
});

describe('read models that apply a few events at the same moment', () => {
  const names = ['first', 'second', 'third'];
  const targetsWith = (handlers: (name: string) => Handlers) =>
    Promise.all(
      names.map(async (name) => {
        const target = await targetWith(handlers(name), name);
        return target;
      }),
    );

  it('share a transaction, and each writes to tables of its own', async () => {
    const targets = await targetsWith((name) => ({
      Added: async (tx, event) => {
        await Promise.all(Array.from({ length: names.indexOf(name) + 1 }, () => addToTotal(tx, event)));
      },
    }));
    const events = await logged(added(1), added(2));
    const connect = jest.spyOn(pool, 'connect');
    expect(await Promise.all(targets.map((target) => applyAtOnce(target, events)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(connect).toHaveBeenCalledTimes(1);
    expect(await Promise.all(targets.map(checkpointOf))).toEqual([2, 2, 2]);
    const ofOne = (name: string) => `(select total from tallying_${name}_g1.totals)`;
    const { rows } = await test.store.pool.query(`select array[${names.map(ofOne).join()}] as totals`);
    expect(rows).toEqual([{ totals: [3, 6, 9] }]);
  });

  it('leave nothing where one of them refuses an event, and each goes on by itself', async () => {
    const targets = await targetsWith((name) => ({
      Added: async (tx, event) => {
        await (name === 'second' ? tx.query('select 1 / 0') : addToTotal(tx, event));
      },
    }));
    const events = await logged(added(1));
    expect(await Promise.all(targets.map((target) => applyAtOnce(target, events)))).toEqual([
      false,
      false,
      false,
    ]);
    expect(await Promise.all(targets.map(checkpointOf))).toEqual([0, 0, 0]);
    const applied = await Promise.allSettled(targets.map((target) => applyEvents(target, events)));
    expect(applied.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await Promise.all(targets.map(checkpointOf))).toEqual([1, 0, 1]);
  });

  it('wait for none that is held up: it alone is careful from then on', async () => {
    const targets = await targetsWith(() => ({ Added: addToTotal }));
    const [first, second] = await logged(added(1), added(2));
    const locking = await test.store.pool.connect();
    await locking.query('begin');
    await locking.query(`select from event_store.projections where name = 'tallying.second' for update`);
    try {
      const all = await Promise.all(targets.map((target) => applyAtOnce(target, first ? [first] : [])));
      expect(all).toEqual([false, false, false]);
    } finally {
      await locking.query('rollback');
      locking.release();
    }
    for (const target of targets) await applyEvents(target, first ? [first] : []);
    const all = await Promise.all(targets.map((target) => applyAtOnce(target, second ? [second] : [])));
    expect(all).toEqual([true, false, true]);
    expect(await Promise.all(targets.map(checkpointOf))).toEqual([2, 1, 2]);
  });
});
