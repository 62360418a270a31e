import { randomUUID } from 'node:crypto';
import type { changeBranchCommand, InputOf } from '@planted/contracts';
import { asGardener, asGuest, refusalOf } from '@planted/service-kit/testing';
import { type Gardens, startGardens } from '../../testing/start-gardens';

type Change = InputOf<typeof changeBranchCommand>['changes'][number];

const place = (x: number, y: number, id: string = randomUUID()): Change => ({
  ...{ type: 'place', id, plantId: 'radish', x, y, width: 1, height: 1 },
});

describe('TIM-5 trying another plan of a garden', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  /** A bed with two radishes at the left top, and a branch of it. */
  async function branched() {
    const owner = randomUUID();
    const { gardenId, plantIds } = await gardens.radishBed(owner, 2);
    const named = { gardenId, branchId: randomUUID() };
    await gardens.begin(asGardener(owner), { ...named, name: 'Canary salad' });
    const act = (expectedVersion: number, ...changes: Change[]) =>
      gardens.changeBranch(asGardener(owner), { ...named, expectedVersion, changes });
    const shown = () => gardens.branchOf(asGardener(owner), named);
    const ids = async () => (await gardens.eventsOf(gardenId)).length;
    return { owner, gardenId, plantIds, named, act, shown, gardenEvents: ids };
  }

  it('works on a branch while its garden stays, and adopts it as one act, once', async () => {
    const { owner, gardenId, plantIds, named, act, shown, gardenEvents } = await branched();
    const [first = '', second = ''] = plantIds;
    const lettuce = randomUUID();
    expect(await act(2, place(0, 1, lettuce))).toEqual({ data: { version: 3 } });
    await act(
      3,
      { type: 'move', id: first, x: 3, y: 0 },
      { type: 'end', id: second, how: 'moved_away', day: '2026-05-21' },
    );
    expect(await gardenEvents()).toBe(2);
    const { branch, layout, adoption } = await shown();
    expect(branch).toMatchObject({ name: 'Canary salad', changes: 3, day: '2026-05-21' });
    expect(layout.plants.map(({ id, grid_x, grid_y }) => [id, grid_x, grid_y])).toEqual([
      [first, 3, 0],
      [lettuce, 0, 1],
    ]);
    expect(adoption).toMatchObject({ version: 2, unfit: [] });
    expect(adoption.changes.map(({ type }) => type)).toEqual(['end', 'move', 'place']);
    const adopt = { ...named, expectedVersion: 2, branchVersion: layout.version };
    const context = asGardener(owner);
    const answers = [await gardens.adopt(context, adopt), await gardens.adopt(context, adopt)];
    expect(answers).toEqual(answers.map(() => ({ data: { version: 3 } })));
    const events = await gardens.eventsOf(gardenId);
    expect(events.slice(2)).toMatchObject([
      {
        type: 'LayoutChanged',
        data: {
          ended: [{ id: second, how: 'moved_away' }],
          added: [{ id: lettuce }],
          changed: [{ id: first, x: 3 }],
        },
      },
    ]);
    // Adopted once more under another key.
    expect(await refusalOf(gardens.adopt(asGardener(owner), adopt))).toMatchObject({
      ...{ code: 'conflict', message: 'This draft was adopted already.' },
    });
    expect(await gardenEvents()).toBe(3);
    expect(await gardens.branchesOf(asGardener(owner), gardenId)).toEqual([]);
  });

  it('can be adopted again after the garden was put back', async () => {
    const { owner, gardenId, named, act, shown } = await branched();
    const lettuce = randomUUID();
    await act(2, place(0, 1, lettuce));
    const context = asGardener(owner);
    await gardens.adopt(context, { ...named, expectedVersion: 2, branchVersion: 3 });
    const back: Change = { type: 'end', id: lettuce, how: 'mistake', day: '2026-05-21' };
    await gardens.change(asGardener(owner), { gardenId, expectedVersion: 3, changes: [back] });
    await gardens.restore(asGardener(owner), named);
    const { adoption } = await shown();
    expect(adoption.unfit).toEqual([]);
    await gardens.adopt(asGardener(owner), { ...named, expectedVersion: 4, branchVersion: 3 });
    expect((await gardens.eventsOf(gardenId)).at(-1)).toMatchObject({
      data: { restored: [{ id: lettuce }] },
    });
  });

  it('tells what no longer fits, adopts the rest with the answers, and nothing that was not shown', async () => {
    const { owner, gardenId, named, act, shown, gardenEvents } = await branched();
    const [fits, misses, beyond] = [randomUUID(), randomUUID(), randomUUID()];
    await act(2, place(0, 1, fits), place(1, 1, misses), place(3, 1, beyond));
    // Others plant there, and the bed is cut in half.
    const cut: Change = { type: 'reshape', matrix: '1,1\n1,1\n1,1', turns: 0, shiftX: 0, shiftY: 0 };
    await gardens.change(asGardener(owner), { gardenId, expectedVersion: 2, changes: [place(1, 1), cut] });
    const { adoption, layout } = await shown();
    expect(adoption.changes).toMatchObject([{ type: 'place', id: fits }]);
    expect(adoption.unfit).toMatchObject([
      { id: misses, why: 'no-room', now: null, changes: [{ type: 'place', id: misses, x: 1, y: 1 }] },
      { id: beyond, why: 'no-room', now: null },
    ]);
    const adopt = { ...named, expectedVersion: adoption.version, branchVersion: layout.version };
    const wrong: [string, object][] = [
      ['expectedVersion', { expectedVersion: 2 }],
      ['branchVersion', { branchVersion: 2 }],
      ['solved.0', { solved: adoption.unfit[0]?.changes }],
      ['solved.0.type', { solved: [{ type: 'settings', name: 'Other' }] }],
    ];
    for (const [field, more] of wrong)
      expect(await refusalOf(gardens.adopt(asGardener(owner), { ...adopt, ...more }))).toMatchObject({
        field,
      });
    expect(await gardenEvents()).toBe(3);
    await gardens.adopt(asGardener(owner), { ...adopt, solved: [place(1, 2, misses)] });
    expect((await gardens.eventsOf(gardenId)).slice(3)).toMatchObject([
      { type: 'LayoutChanged', data: { added: [{ id: fits }, { id: misses, x: 1, y: 2 }] } },
    ]);
  });

  it('encrypts names and acts, throws away and opens again', async () => {
    const { owner, gardenId, named, act } = await branched();
    const context = asGardener(owner);
    await act(2, { ...place(0, 1) }, { type: 'ignore-rotation', id: randomUUID(), because: 'Canary' }).catch(
      () => undefined,
    );
    await act(2, place(0, 1));
    await gardens.rename(context, { ...named, name: 'Canary leaves' });
    const { rows } = await gardens.pool.query<{ data: unknown }>(
      'select data from event_store.events where stream = $1',
      [`branches-${gardenId}`],
    );
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/Canary|radish/);
    const listed = () => gardens.branchesOf(asGardener(owner), gardenId);
    expect(await listed()).toMatchObject([{ id: named.branchId, name: 'Canary leaves', changes: 1 }]);
    await gardens.discard(asGardener(owner), named);
    expect(await listed()).toEqual([]);
    expect(await refusalOf(gardens.branchOf(asGardener(owner), named))).toMatchObject({ code: 'conflict' });
    await gardens.restore(asGardener(owner), named);
    expect(await listed()).toHaveLength(1);
  });

  it('refuses an eleventh, other gardens, other branches, other gardeners and guests, and stores nothing', async () => {
    const { owner, gardenId, named, act } = await branched();
    const other = await branched();
    const context = () => asGardener(owner);
    const name = 'Other';
    for (let count = 1; count < 10; count += 1)
      await gardens.begin(context(), { gardenId, branchId: randomUUID(), name });
    await gardens.plantsAreLocated(owner, other.owner);
    const before = await gardens.eventCount();
    const eleventh = gardens.begin(context(), { gardenId, branchId: randomUUID(), name });
    expect(await refusalOf(eleventh)).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^A garden has at most 10/),
    });
    const foreign = { gardenId, branchId: other.named.branchId };
    const versions = { expectedVersion: 2, branchVersion: 2 };
    const attempts: [string, Promise<unknown>][] = [
      ['branchId', gardens.branchOf(context(), foreign)],
      ['branchId', gardens.rename(context(), { ...foreign, name })],
      ['branchId', gardens.discard(context(), foreign)],
      ['branchId', gardens.restore(context(), foreign)],
      ['branchId', gardens.adopt(context(), { ...foreign, ...versions })],
      ['gardenId', gardens.begin(context(), { ...other.named, name })],
      ['gardenId', gardens.branchesOf(context(), other.gardenId)],
      ['gardenId', gardens.branchOf(context(), other.named)],
      ['gardenId', gardens.adopt(context(), { ...other.named, ...versions })],
      ['changes.0.id', act(2, place(0, 1, other.plantIds[0] ?? ''))],
      ['changes.0.plantId', act(2, { ...place(0, 1), plantId: 'triffid' } as Change)],
      ['changes.0.type', act(2, { type: 'settings', name: 'Other' })],
      ['changes', act(2)],
      ['name', gardens.rename(context(), { ...named, name: ' ' })],
      ['name', gardens.rename(context(), { ...named, name: 'x'.repeat(41) })],
    ];
    for (const [field, attempt] of attempts)
      expect([field, await refusalOf(attempt)]).toMatchObject([field, { field }]);
    expect(await refusalOf(gardens.adopt(asGuest(), { ...named, ...versions }))).toMatchObject({
      code: 'not-signed-in',
    });
    expect(await gardens.eventCount()).toBe(before);
  });
});
