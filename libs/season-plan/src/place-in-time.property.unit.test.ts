import type { LayoutChangeRequest, SeasonPlanting } from '@planted/contracts';
import { examplePlant } from '@planted/contracts/testing';
import { changeLayout, type Layout, type LayoutChange, type Matrix, NO_SEASON } from '@planted/garden-domain';
import { type Day, toDay, toText } from '@planted/season';
import { almanacOf } from '@planted/season/testing';
import * as fc from 'fast-check';
import { type GroundOnDay, groundOn } from './free-ground';
import { type GardenPlan, planGarden, type StoredGarden } from './garden-plan';
import { placeInTime, startsIn } from './place-in-time';

const KINDS = ['pea-snap', 'bean-bush', 'radish', 'lettuce-leaf', 'tomato-cherry', 'spinach', 'carrot'];
const PERENNIAL = 'chives';
const matrix: Matrix = [
  [1, 1, 1],
  [1, 1, 1],
];
const today = toDay('2027-05-01');
const known = {
  plants: new Map([...KINDS, PERENNIAL].map((id) => [id, examplePlant({ id, plant_name: id })])),
  today,
};
const learned = new Map<string, never>();
const idOf = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const stored = (n: number, plantId: string, other: Partial<SeasonPlanting>): SeasonPlanting => ({
  ...{ id: idOf(n), gardenId: idOf(99), plantId, plantName: plantId, x: 0, y: 0, width: 1, height: 1 },
  ...{ squares: 1, color: '#aac62f', plantsPerSquare: null, state: 'standing', after: null },
  ...{ wasComing: false, fixed: [], done: [], plantedDay: null, harvestDays: [], end: null },
  ...other,
});

/** What may be in one square: nothing, what has ended, what stands, and what is to come after it. */
const square = fc.record({
  ended: fc.option(fc.constantFrom(...KINDS)),
  standing: fc.option(fc.constantFrom(...KINDS, PERENNIAL)),
  planted: fc.option(fc.integer({ min: -40, max: 0 })),
  coming: fc.option(fc.record({ kind: fc.constantFrom(...KINDS), day: fc.integer({ min: 40, max: 150 }) })),
  isChained: fc.boolean(),
});

const plantings = fc.array(square, { minLength: 6, maxLength: 6 }).map((squares) =>
  squares.flatMap(({ ended, standing, planted, coming, isChained }, at) => {
    const spot = { x: at % 3, y: Math.floor(at / 3) };
    const end = { day: toText(today - 5), how: 'harvested' as const, cause: null };
    const plantedDay = planted === null ? null : toText(today + planted);
    const before = standing === null ? (ended === null ? null : idOf(at * 3)) : idOf(at * 3 + 1);
    return [
      ...(ended ? [stored(at * 3, ended, { ...spot, state: 'ended', end })] : []),
      ...(standing ? [stored(at * 3 + 1, standing, { ...spot, plantedDay })] : []),
      ...(coming
        ? [
            stored(at * 3 + 2, coming.kind, {
              ...spot,
              state: 'coming',
              after: isChained ? before : null,
              fixed: [{ step: 'sow', day: toText(today + coming.day) }],
            }),
          ]
        : []),
    ];
  }),
);

const size = fc.constantFrom({ width: 1, height: 1 }, { width: 2, height: 1 }, { width: 1, height: 2 });
const input = fc.record({
  plantings,
  place: fc.constantFrom('Duluth', 'Vienna', 'Atlanta', 'Christchurch'),
  later: fc.integer({ min: 0, max: 200 }),
  size,
  lot: fc.nat(1000),
});

type Given = typeof input extends fc.Arbitrary<infer Value> ? Value : never;

const planOf = (garden: StoredGarden, place: string): GardenPlan =>
  planGarden(garden, almanacOf(place), known, learned);

/** Fills free squares one after the other, each with a kind that is offered there. */
function filled(
  ground: GroundOnDay,
  plan: GardenPlan,
  { size: wide, lot }: { size: typeof SIZE; lot: number },
) {
  const taken = new Set<string>();
  return ground.free.flatMap(({ x, y }, n) => {
    const isUnder = (cell: { x: number; y: number }) =>
      cell.x >= x && cell.x < x + wide.width && cell.y >= y && cell.y < y + wide.height;
    const cells = ground.free.filter(isUnder);
    const keys = cells.map((cell) => `${cell.x},${cell.y}`);
    const until = Math.min(...cells.map((cell) => cell.until ?? Number.POSITIVE_INFINITY));
    const chances = startsIn(plan, 'open', KINDS, {
      day: ground.day,
      until: Number.isFinite(until) ? until : null,
    });
    const chance = chances[(lot + n) % Math.max(1, chances.length)];
    if (!chance || cells.length < wide.width * wide.height || keys.some((key) => taken.has(key))) return [];
    for (const key of keys) taken.add(key);
    const spot = { id: idOf(200 + n), plantId: chance.plantId, x, y, ...wide };
    return [{ spot: { ...spot, color: '#e68a58', plantsPerSquare: null }, chance }];
  });
}
const SIZE = { width: 1, height: 1 };

/** The garden as it is stored after an act. */
function after(garden: StoredGarden, changes: readonly LayoutChangeRequest[]): StoredGarden {
  const all = new Map(garden.plantings.map((one) => [one.id, one]));
  for (const change of changes) {
    if (change.type === 'place') {
      const { type: _, after: behind, plantId, id, ...spot } = change;
      const state = behind === undefined ? ('standing' as const) : ('coming' as const);
      all.set(id, {
        ...stored(0, plantId, { ...spot, color: '#e68a58', plantsPerSquare: null, state }),
        ...{ id, after: behind ?? null, addedDay: toText(today) },
      });
    } else if (change.type === 'put-after') {
      const one = all.get(change.id);
      if (one) all.set(change.id, { ...one, after: change.after });
    } else if (change.type === 'fix-step' && change.day !== null) {
      const one = all.get(change.id);
      if (one) all.set(change.id, { ...one, fixed: [{ step: change.step, day: change.day }] });
    }
  }
  return { ...garden, plantings: [...all.values()] };
}

const layoutOf = ({ plantings: list }: StoredGarden): Layout => {
  const of = (state: SeasonPlanting['state']) =>
    new Map(list.filter((one) => one.state === state).map((one) => [one.id, one]));
  const chains = list.flatMap((one) => (one.after === null ? [] : [[one.id, one.after] as const]));
  const season = { ...NO_SEASON, coming: of('coming'), after: new Map(chains) };
  return { matrix, standing: of('standing'), ended: of('ended'), season };
};

const changesOf = (changes: readonly LayoutChangeRequest[]): LayoutChange[] =>
  changes.flatMap((change): LayoutChange[] => {
    if (change.type === 'put-after' || change.type === 'fix-step') return [change];
    if (change.type !== 'place') return [];
    const { type, after: behind, ...spot } = change;
    const planting = { ...spot, color: '#e68a58', plantsPerSquare: null };
    return [{ type, planting, ...(behind !== undefined && { after: behind }) }];
  });

/** Plantings that stand in one square at one time, by the plan of what is new. */
function meeting(garden: StoredGarden, plan: GardenPlan, isNew: (id: string) => boolean): string[] {
  const stands = new Map(plan.planned.map(({ id, stands: days }) => [id, days]));
  const isOver = (id: string, day: Day | null): boolean => {
    const until = stands.get(id)?.until;
    return until != null && day !== null && until <= day;
  };
  return garden.plantings.flatMap((a) =>
    garden.plantings
      .filter((b) => a.id !== b.id && isNew(a.id) && b.state !== 'ended')
      .filter(
        (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      )
      .filter(
        (b) => !isOver(b.id, stands.get(a.id)?.from ?? null) && !isOver(a.id, stands.get(b.id)?.from ?? null),
      )
      .map((b) => `${a.plantId} meets ${b.plantId}`),
  );
}

describe('SEA-9 filling what is free from a day', () => {
  const run = ({ plantings: list, place, later, size: wide, lot }: Given) => {
    const garden: StoredGarden = { id: idOf(99), name: 'Bed', style: 'open', plantings: list };
    const plan = planOf(garden, place);
    const ground = groundOn(plan, list, { matrix, day: today + later, today });
    const wanted = filled(ground, plan, { size: wide, lot });
    // Each alone too: of two that wait for different plantings there is no act, and of one there may be.
    const placed = wanted.reduce<typeof wanted>((some, one) => {
      const more = [...some, one];
      return placeInTime({ garden, plan, known, ground }, more) ? more : some;
    }, []);
    const changes = placeInTime({ garden, plan, known, ground }, placed) ?? [];
    const made = after(garden, changes);
    return { garden, ground, placed, changes, made, planned: planOf(made, place) };
  };

  it('is an act that the garden allows', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { garden, changes } = run(given);
        fc.pre(changeLayout(layoutOf(garden), []).ok);
        expect(changeLayout(layoutOf(garden), changesOf(changes))).toMatchObject({ ok: true });
      }),
      { numRuns: 100 },
    );
  });

  it('never lets two stand in one square at one time', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { placed, made, planned } = run(given);
        const ids = new Set(placed.map(({ spot }) => spot.id));
        expect(meeting(made, planned, (id) => ids.has(id))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('offers only what ripens, on the days that were said, once it is planned', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { placed, planned } = run(given);
        for (const { spot, chance } of placed) {
          const one = planned.planned.find(({ id }) => id === spot.id);
          const ripe = one?.steps.find(({ kind }) => kind === 'first-harvest');
          expect(one?.warnings).toEqual([]);
          expect([one?.stands?.from, ripe?.day]).toEqual([chance.from, chance.ripe]);
          expect(ripe?.causes.map(({ code }) => code)).toEqual(['ripens']);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('really fills squares, also before what is to come', () => {
    const lists = fc.sample(input, { numRuns: 200, seed: 7 }).map(run);
    expect(lists.some(({ placed }) => placed.length > 3)).toBe(true);
    const isBetween = (changes: readonly LayoutChangeRequest[]) =>
      changes.filter(({ type }) => type === 'put-after').length > 0;
    expect(lists.some(({ changes }) => isBetween(changes))).toBe(true);
  });
});
