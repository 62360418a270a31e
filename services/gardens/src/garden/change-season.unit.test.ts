import type { GardenEvent, LayoutChangeRequest, LayoutSince } from '@planted/contracts';
import { fold } from '@planted/event-sourcing';
import type { ChangeLayout } from './garden-command';
import { gardenDecider } from './garden.decider';
import { kitchenBed, plants, radish, standing, tomato } from './garden.examples';
import type { ExistingGarden, PastEvent } from './garden-state';
import { seasonOf } from './season-history';

const { gardenId, ownerId } = kitchenBed;
const today = '2026-05-27';
const idOf = (n: number) => `0d000000-0000-4000-8000-00000000000${n}`;
const [peas, beans, later, fresh] = [idOf(1), idOf(2), idOf(3), idOf(4)];

/** Peas of 2 × 1 stand in the first squares of the kitchen bed. */
const past: PastEvent[] = [
  { type: 'GardenSaved', schemaVersion: 3, data: kitchenBed },
  {
    type: 'LayoutSaved',
    schemaVersion: 2,
    data: { gardenId, plants: [standing(radish, { id: peas, width: 2 })] },
  },
];
const stateOf = (events: readonly PastEvent[]): ExistingGarden => {
  const state = fold(gardenDecider, events);
  if (!state.exists) throw new Error('no garden');
  return state;
};
const acting = (changes: LayoutChangeRequest[], expectedVersion: number): ChangeLayout => ({
  type: 'ChangeLayout',
  ...{ actorId: ownerId, gardenId, expectedVersion, changes, plants, today },
});
/** The log after further acts, and what the last of them stored. */
function after(...acts: LayoutChangeRequest[][]): { log: PastEvent[]; stored: readonly GardenEvent[] } {
  let log = past;
  let stored: readonly GardenEvent[] = [];
  for (const changes of acts) {
    const state = stateOf(log);
    const decision = gardenDecider.decide(state, acting(changes, state.layout.version));
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal));
    stored = decision.events;
    log = [...log, ...stored];
    const raised = stored.some(({ type }) => type === 'LayoutChanged' || type === 'SeasonPlanned') ? 1 : 0;
    expect(stateOf(log).layout.version).toBe(state.layout.version + raised);
  }
  return { log, stored };
}
const refusalOf = (changes: LayoutChangeRequest[], ...earlier: LayoutChangeRequest[][]) => {
  const state = stateOf(after(...earlier).log);
  const decision = gardenDecider.decide(state, acting(changes, state.layout.version));
  return decision.ok ? undefined : decision.refusal;
};

const place = (id: string, x: number, more: object = {}): LayoutChangeRequest => ({
  type: 'place',
  ...{ id, plantId: 'tomato', x, y: 0, width: 1, height: 1 },
  ...more,
});
const comes = (id: string, x: number, afterId: string | null, more: object = {}) =>
  place(id, x, { after: afterId, ...more });
const end = (id: string, more: object = {}): LayoutChangeRequest => ({
  type: 'end',
  ...{ id, how: 'mistake', day: today },
  ...more,
});
const sown = (id: string, day: string | null): LayoutChangeRequest => ({
  type: 'do-step',
  ...{ id, step: 'sow', day },
});
const planned = (more: object) => ({
  type: 'SeasonPlanned',
  schemaVersion: 2,
  data: {
    gardenId,
    version: 3,
    coming: [],
    chained: [],
    under: [],
    dropped: [],
    causes: {},
    fixed: [],
    done: [],
    unplanted: [],
    ...more,
  },
});

describe('a season in a layout', () => {
  it('SEA-8 what comes after another is stored, reserves nothing, and leaves what stands alone', () => {
    const { log, stored } = after([comes(beans, 1, peas)]);
    const spot = standing(tomato, { id: beans, x: 1 });
    expect(stored).toEqual([planned({ coming: [spot], chained: [{ id: beans, after: peas }] })]);
    const state = stateOf(log);
    expect(state.plants.map(({ id }) => id)).toEqual([peas]);
    expect([...seasonOf(state).coming.values()]).toEqual([spot]);
    expect(refusalOf([place(fresh, 2)], [comes(beans, 2, null)])).toBeUndefined();
  });

  it('SEA-6 only what was moved or done is an event: dates of steps are set, and given back', () => {
    const fix = (day: string | null): LayoutChangeRequest => ({
      type: 'fix-step',
      ...{ id: peas, step: 'first-harvest', day },
    });
    expect(after([fix('2026-06-20')]).stored).toEqual([
      planned({ fixed: [{ id: peas, step: 'first-harvest', day: '2026-06-20' }] }),
    ]);
    expect(after([fix('2026-06-20')], [fix('2026-06-20')]).stored).toEqual([]);
    const back = after([fix('2026-06-20')], [fix(null)]);
    expect(back.stored).toMatchObject([
      { data: { version: 4, fixed: [{ id: peas, step: 'first-harvest', day: null }] } },
    ]);
    expect(seasonOf(stateOf(back.log)).fixed.size).toBe(0);
    const indoors: LayoutChangeRequest = {
      type: 'do-step',
      ...{ id: beans, step: 'sow-indoors', day: '2026-05-01' },
    };
    expect(after([comes(beans, 1, peas), indoors]).stored).toMatchObject([
      { data: { done: [{ id: beans, step: 'sow-indoors', day: '2026-05-01' }] } },
    ]);
  });

  it('SEA-7 sown, what was to come stands with its id and planting date, in one act and one version', () => {
    const { log, stored } = after([comes(beans, 1, peas)], [end(peas), sown(beans, '2026-05-20')]);
    expect(stored).toMatchObject([
      {
        type: 'LayoutChanged',
        data: { version: 4, ended: [{ id: peas }], added: [{ id: beans, plantName: 'Tomato' }] },
      },
      {
        type: 'PlantingDatesSet',
        data: { plantings: [{ id: beans, oldStatus: 'planned', plantedDate: '2026-05-20' }] },
      },
      { type: 'GardenPlantingCompleted', data: { plantCount: 1 } },
    ]);
    const state = stateOf(log);
    expect(state.growing.get(beans)?.plantedDate).toBe('2026-05-20');
    expect(seasonOf(state)).toMatchObject({ coming: new Map(), started: new Set([beans]) });
  });

  it('SEA-7 taken back, it is to come again as before; what never was to come only loses its date', () => {
    const acts = [[comes(beans, 2, peas)], [sown(beans, '2026-05-20')]];
    const { log, stored } = after(...acts, [sown(beans, null)]);
    expect(stored).toMatchObject([
      { type: 'SeasonPlanned', data: { version: 4, coming: [{ id: beans }], chained: [] } },
      {
        type: 'LayoutChanged',
        data: { version: 5, ended: [{ id: beans, how: 'mistake', day: today }] },
      },
    ]);
    const before = stateOf(after(acts[0] ?? []).log);
    const state = stateOf(log);
    expect([state.plants, seasonOf(state)]).toEqual([before.plants, seasonOf(before)]);
    expect(state.growing.size).toBe(0);

    const again = after(...acts, [sown(beans, null)], [sown(beans, '2026-05-21')]);
    expect(stateOf(again.log).growing.get(beans)?.plantedDate).toBe('2026-05-21');
    const undated = after([sown(peas, '2026-05-01')], [sown(peas, null)]);
    expect(undated.stored).toEqual([planned({ unplanted: [peas] })]);
    expect(stateOf(undated.log)).toMatchObject({ plants: [{ id: peas }], growing: new Map() });
  });

  it('SEA-7 what failed before it was in the ground is dropped with its cause, and comes back', () => {
    const acts = [[comes(beans, 1, peas)], [end(beans, { how: 'failed', cause: ' damping off ' })]];
    expect(after(...acts).stored).toMatchObject([
      { data: { dropped: [{ id: beans, how: 'failed', day: today }], causes: { [beans]: 'damping off' } } },
    ]);
    expect(stateOf(after(...acts).log).plants.map(({ id }) => id)).toEqual([peas]);
    const { log } = after(...acts, [{ type: 'restore', id: beans }]);
    expect(seasonOf(stateOf(log))).toEqual(seasonOf(stateOf(after(acts[0] ?? []).log)));
    const sownAgain = after(...acts, [
      { type: 'restore', id: beans },
      { type: 'move', id: beans, x: 2, y: 0 },
      sown(beans, '2026-05-20'),
    ]);
    expect(sownAgain.stored).toMatchObject([
      { data: { added: [{ id: beans }] } },
      { type: 'PlantingDatesSet' },
    ]);
    expect(seasonOf(stateOf(sownAgain.log))).toMatchObject({ dropped: new Map(), started: new Set([beans]) });
    expect(refusalOf([end(beans, { how: 'harvested' })], acts[0] ?? [])).toMatchObject({
      ...{ code: 'invalid', field: 'changes.0.how' },
    });
  });

  it('EDT-5 a turned bed carries what is to come and what was dropped; what loses its soil is named', () => {
    const turn: LayoutChangeRequest = {
      type: 'reshape',
      ...{ matrix: '1,1,1\n1,1,1\n1,1,1\n0,1,1', turns: 1, shiftX: 0, shiftY: 0 },
    };
    const acts = [[comes(beans, 1, peas), comes(later, 3, null)], [end(later)]];
    const { log, stored } = after(...acts, [turn]);
    expect(stored.map(({ type }) => type)).toEqual(['SeasonPlanned', 'LayoutChanged']);
    const { coming, dropped } = seasonOf(stateOf(log));
    expect(coming.get(beans)).toMatchObject({ x: 2, y: 1 });
    expect(dropped.get(later)).toMatchObject({ x: 2, y: 3 });
    const cut: LayoutChangeRequest = {
      type: 'reshape',
      ...{ matrix: '1,1\n1,1', turns: 0, shiftX: 0, shiftY: 0 },
    };
    expect(refusalOf([cut], acts[0] ?? [])).toMatchObject({
      ...{ code: 'conflict', field: 'changes.0.matrix', current: { id: later } },
    });
    const { ownerId: actorId, ...garden } = { ...kitchenBed, matrix: '1,1' };
    const drawn = gardenDecider.decide(stateOf(after(...acts, [end(peas)]).log), {
      type: 'SaveGarden',
      ...{ actorId, garden, isNamed: true },
    });
    expect(drawn.ok).toBe(true);
    const lost = gardenDecider.decide(stateOf(after(acts[0] ?? []).log), {
      type: 'SaveGarden',
      ...{ actorId, garden, isNamed: true },
    });
    expect(lost).toMatchObject({ ok: false, refusal: { field: 'matrix' } });
  });

  it('SEA-8 refuses what cannot be, and names the change', () => {
    const chain = [comes(beans, 1, peas), comes(later, 1, beans)];
    const cases: [LayoutChangeRequest[], string, string][] = [
      [[place(fresh, 3), comes(idOf(5), 1, peas)], 'changes.1', 'conflict'],
      [[{ type: 'put-after', id: beans, after: later }], 'changes.0.after', 'invalid'],
      [[{ type: 'put-after', id: beans, after: beans }], 'changes.0.after', 'invalid'],
      [[{ type: 'put-after', id: beans, after: idOf(9) }], 'changes.0.after', 'not-found'],
      [[{ type: 'put-after', id: idOf(9), after: peas }], 'changes.0.id', 'not-found'],
      [[place(fresh, 3), { type: 'put-after', id: later, after: peas }], 'changes.1', 'conflict'],
      [[comes(peas, 3, null)], 'changes.0.id', 'conflict'],
      [[comes(fresh, 4, null)], 'changes.0', 'conflict'],
      [[comes(fresh, 3, null, { y: 2 })], 'changes.0', 'conflict'],
      [[sown(beans, '2026-05-20')], 'changes.0', 'conflict'],
      [[sown(later, '2026-06-20')], 'changes.0.day', 'invalid'],
      [[sown(later, '1999-06-20')], 'changes.0.day', 'invalid'],
      [[{ type: 'fix-step', id: later, step: 'sow', day: '2126-06-20' }], 'changes.0.day', 'invalid'],
      [[{ type: 'do-step', id: later, step: 'last-harvest', day: today }], 'changes.0.step', 'invalid'],
      [[sown(idOf(9), today)], 'changes.0.id', 'not-found'],
      [[end(beans, { how: 'failed', harvest: {} })], 'changes.0.id', 'not-found'],
    ];
    for (const [changes, field, code] of cases)
      expect([field, refusalOf(changes, chain)]).toMatchObject([field, { field, code }]);
    expect(refusalOf([sown(beans, '2026-05-20')], chain)).toMatchObject({ current: { id: beans, by: peas } });
  });

  it('EDT-4 a page that is behind is told all that is to come, and what was said of steps', () => {
    const { log } = after(
      [comes(beans, 1, peas)],
      [sown(peas, '2026-05-01'), { type: 'fix-step', id: beans, step: 'sow', day: '2026-07-01' }],
      [comes(later, 3, null), sown(later, '2026-05-10')],
    );
    const decision = gardenDecider.decide(stateOf(log), acting([place(fresh, 2)], 2));
    const current = decision.ok ? undefined : (decision.refusal as { current?: LayoutSince }).current;
    expect(current).toMatchObject({
      version: 5,
      plants: [{ id: later }],
      coming: [{ id: beans, plantId: 'tomato', x: 1 }],
      steps: [
        { id: later, after: null, wasComing: false, fixed: [], done: [] },
        {
          id: beans,
          after: peas,
          wasComing: false,
          fixed: [{ step: 'sow', day: '2026-07-01' }],
          done: [],
        },
      ].slice(1),
    });
  });
});
