import { randomUUID } from 'node:crypto';
import type { changeLayoutCommand, InputOf } from '@planted/contracts';
import { asGardener, asGuest, refusalOf } from '@planted/service-kit/testing';
import { type Gardens, startGardens } from '../../testing/start-gardens';

type Change = InputOf<typeof changeLayoutCommand>['changes'][number];

describe('changing a layout', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  const place = (x: number, id: string = randomUUID()): Change => ({
    type: 'place',
    id,
    plantId: 'radish',
    x,
    y: 1,
    width: 1,
    height: 1,
  });
  const end = (id: string): Change => ({ type: 'end', id, how: 'failed', cause: 'slugs', day: '2026-05-21' });

  it('EDT-2 answers the version, stores the act once for a repeat, and encrypts why a plant failed', async () => {
    const owner = randomUUID();
    const { gardenId, plantIds } = await gardens.radishBed(owner, 2);
    const [first = ''] = plantIds;
    const context = asGardener(owner);
    const input = { gardenId, expectedVersion: 2, changes: [end(first), place(0)] };
    const answers = await Promise.all(Array.from({ length: 8 }, () => gardens.change(context, input)));
    expect(answers).toEqual(answers.map(() => ({ data: { version: 3, entries: [] } })));
    const events = await gardens.eventsOf(gardenId);
    expect(events).toHaveLength(3);
    expect(events.at(-1)).toMatchObject({ data: { causes: { [first]: 'slugs' } } });
    const { rows } = await gardens.pool.query<{ data: unknown }>(
      `select data from event_store.events where stream = $1 order by version desc limit 1`,
      [`garden-${gardenId}`],
    );
    expect(JSON.stringify(rows[0])).not.toContain('slugs');
  });

  it('TIM-3 keeps why rotation advice is ignored, encrypted, and once for a repeat', async () => {
    const owner = randomUUID();
    const { gardenId, plantIds } = await gardens.radishBed(owner, 2);
    const [id = ''] = plantIds;
    const changes: Change[] = [{ type: 'ignore-rotation', id, because: 'a resistant variety' }];
    const [context, input] = [asGardener(owner), { gardenId, expectedVersion: 2, changes }];
    const answers = [await gardens.change(context, input), await gardens.change(context, input)];
    expect(answers).toEqual(answers.map(() => ({ data: { version: 2, entries: [] } })));
    const events = await gardens.eventsOf(gardenId);
    expect(events).toHaveLength(3);
    expect(events.at(-1)).toMatchObject({
      type: 'RotationIgnored',
      data: { because: 'a resistant variety' },
    });
    const { rows } = await gardens.pool.query<{ data: unknown }>(
      `select data from event_store.events where stream = $1 order by version desc limit 1`,
      [`garden-${gardenId}`],
    );
    expect(JSON.stringify(rows[0])).not.toContain('resistant');
    const empty: Change[] = [{ type: 'ignore-rotation', id, because: '  ' }];
    await expect(refusalOf(gardens.change(context, { ...input, changes: empty }))).resolves.toMatchObject({
      code: 'invalid',
      field: 'changes.0.because',
    });
  });

  it('EDT-2 of two pages with the same version, one is done and the other is told what changed', async () => {
    const owner = randomUUID();
    const { gardenId, plantIds } = await gardens.radishBed(owner, 2);
    const acts = [[place(0)], [end(plantIds[0] ?? '')]].map((changes) =>
      gardens.change(asGardener(owner), { gardenId, expectedVersion: 2, changes }).then(
        () => 'done',
        (error: { refusal?: unknown }) => error.refusal ?? error,
      ),
    );
    const answers = await Promise.all(acts);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.find((answer) => answer !== 'done')).toMatchObject({
      code: 'conflict',
      field: 'expectedVersion',
      current: { version: 3 },
    });
  });

  it('EDT-5 changes settings and ground in one act, once for a repeat, and encrypts the name', async () => {
    const owner = randomUUID();
    const { gardenId } = await gardens.radishBed(owner, 2);
    const context = asGardener(owner);
    const changes: Change[] = [{ type: 'settings', name: 'Behind the shed', sunlight: 'Partial Sun' }];
    const input = { gardenId, expectedVersion: 2, changes };
    const answers = [await gardens.change(context, input), await gardens.change(context, input)];
    expect(answers).toEqual(answers.map(() => ({ data: { version: 3, entries: [] } })));
    const events = await gardens.eventsOf(gardenId);
    expect(events).toHaveLength(3);
    expect(events.at(-1)).toMatchObject({ type: 'GardenSaved', data: { sunlight: 'Partial Sun' } });
    const { rows } = await gardens.pool.query<{ data: unknown }>(
      `select data from event_store.events where stream = $1 order by version desc limit 1`,
      [`garden-${gardenId}`],
    );
    expect(JSON.stringify(rows[0])).not.toContain('shed');
  });

  it('EDT-2 refuses ids of other gardens, of others and of nobody, and stores nothing', async () => {
    const [owner, other] = [randomUUID(), randomUUID()];
    const own = await gardens.radishBed(owner, 1);
    const second = await gardens.radishBed(owner, 1);
    const theirs = await gardens.radishBed(other, 1);
    const [ownPlant = '', foreign = ''] = [second.plantIds[0], theirs.plantIds[0]];
    await gardens.plantsAreLocated(owner, other);
    const before = await gardens.eventCount();
    const wrong: [string, Partial<InputOf<typeof changeLayoutCommand>>][] = [
      ['gardenId', { gardenId: theirs.gardenId }],
      ['gardenId', { gardenId: randomUUID() }],
      ['changes.1.id', { changes: [place(0), place(1, foreign)] }],
      ['changes.0.id', { changes: [place(1, ownPlant)] }],
      ['changes.0.id', { changes: [end(foreign)] }],
      ['changes.0.id', { changes: [{ type: 'restore', id: foreign }] }],
      ['changes.0.id', { changes: [{ type: 'move', id: ownPlant, x: 0, y: 1 }] }],
      ['changes.0.plantId', { changes: [{ ...place(0), plantId: 'triffid' } as Change] }],
      ['changes', { changes: [] }],
      ['changes', { changes: Array.from({ length: 10_000 }, () => place(0)) }],
      ['changes.0.x', { changes: [{ ...place(0), x: Number.NaN } as Change] }],
      ['changes.0.width', { changes: [{ ...place(0), width: 51 } as Change] }],
      ['changes.0.day', { changes: [{ ...end(foreign), day: '2026-02-30' } as Change] }],
      ['changes.0.type', { changes: [{ type: 'explode', id: foreign } as unknown as Change] }],
      ['changes.0.owner', { changes: [Object.assign(place(0), { owner: other })] }],
      ['changes.0.matrix', { changes: [{ type: 'reshape', matrix: '0,0', turns: 0, shiftX: 0, shiftY: 0 }] }],
      ['expectedVersion', { expectedVersion: 1 }],
      ['expectedVersion', { expectedVersion: 3 }],
      ['expectedVersion', { expectedVersion: 0 }],
    ];
    for (const [field, changes] of wrong) {
      const input = { gardenId: own.gardenId, expectedVersion: 2, changes: [place(0)], ...changes };
      expect([field, await refusalOf(gardens.change(asGardener(owner), input))]).toMatchObject([
        field,
        { field },
      ]);
    }
    expect(await gardens.eventCount()).toBe(before);
  });

  it('SEA-7 plans, sows and takes back in acts of one version each, once for a repeat', async () => {
    const owner = randomUUID();
    const { gardenId, plantIds } = await gardens.radishBed(owner, 1);
    const [peas = ''] = plantIds;
    const beans = randomUUID();
    const context = asGardener(owner);
    const comes = { ...place(1, beans), after: peas } as Change;
    const planned = { gardenId, expectedVersion: 2, changes: [comes] };
    const answers = [await gardens.change(context, planned), await gardens.change(context, planned)];
    expect(answers).toEqual(answers.map(() => ({ data: { version: 3, entries: [] } })));
    const sow = (day: string | null): Change => ({ type: 'do-step', id: beans, step: 'sow', day });
    const act = (expectedVersion: number, ...changes: Change[]) =>
      gardens.change(asGardener(owner), { gardenId, expectedVersion, changes });
    expect(await act(3, sow('2026-05-20'))).toMatchObject({ data: { version: 4 } });
    expect(await act(4, sow(null))).toMatchObject({ data: { version: 5 } });
    const drop: Change = { ...end(beans), cause: 'damping off' } as Change;
    expect(await act(5, drop)).toMatchObject({ data: { version: 6 } });
    expect((await gardens.eventsOf(gardenId)).slice(2)).toMatchObject([
      { type: 'SeasonPlanned', data: { version: 3, coming: [{ id: beans }], chained: [{ after: peas }] } },
      { type: 'LayoutChanged', data: { version: 4, added: [{ id: beans }] } },
      { type: 'PlantingDatesSet', data: { plantings: [{ id: beans, plantedDate: '2026-05-20' }] } },
      { type: 'SeasonPlanned', data: { version: 4, coming: [{ id: beans }] } },
      { type: 'LayoutChanged', data: { version: 5, ended: [{ id: beans, how: 'mistake' }] } },
      { type: 'SeasonPlanned', data: { version: 6, causes: { [beans]: 'damping off' } } },
    ]);
    const { rows } = await gardens.pool.query<{ data: unknown }>(
      `select data from event_store.events where stream = $1 order by version desc limit 1`,
      [`garden-${gardenId}`],
    );
    expect(JSON.stringify(rows[0])).not.toContain('damping');
    const other = await gardens.radishBed(owner, 1);
    await gardens.plantsAreLocated(owner);
    const taken = { gardenId: other.gardenId, expectedVersion: 2, changes: [place(1, beans)] };
    expect(await refusalOf(gardens.change(context, taken))).toMatchObject({ field: 'changes.0.id' });
    expect(await refusalOf(act(2, sow(null)))).toMatchObject({ current: { version: 6, coming: [] } });
  });

  it('refuses a guest', async () => {
    const input = { gardenId: randomUUID(), expectedVersion: 1, changes: [place(0)] };
    expect(await refusalOf(gardens.change(asGuest(), input))).toMatchObject({ code: 'not-signed-in' });
  });
});
