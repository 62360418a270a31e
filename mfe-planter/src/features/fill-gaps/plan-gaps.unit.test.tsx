import { PLANNING_ALGORITHMS, runAutoPlanting } from '@planted/auto-planting';
import type { SeasonPlanting } from '@planted/contracts';
import { examplePlant } from '@planted/contracts/testing';
import { type Day, toDay, toText } from '@planted/season';
import { almanacOf } from '@planted/season/testing';
import { type GardenPlan, type PlannedBed, planGarden } from '@planted/season-plan';
import type { PlanningChoice } from '../../planter/plan-report';
import { NO_PLANNING_DATA } from '../auto-plant/planning-data';
import { planGaps } from './plan-gaps';

const KINDS = ['pea-snap', 'bean-bush', 'radish', 'lettuce-leaf', 'tomato-cherry', 'spinach'];
const catalogue = KINDS.map((id) =>
  examplePlant({ id, plant_name: id, lifecycle: 'annual', planting_width: 1, planting_height: 1 }),
);
const today = toDay('2027-05-21');
const known = { plants: new Map(catalogue.map((plant) => [plant.id, plant])), today };
const matrix = [
  [1, 1, 1],
  [1, 0, 1],
] as const;
const gardenId = '0190a000-0000-7000-8000-000000000099';
const idOf = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const stored = (n: number, plantId: string, other: Partial<SeasonPlanting>): SeasonPlanting => ({
  ...{ id: idOf(n), gardenId, plantId, plantName: plantId, x: 0, y: 0, width: 1, height: 1, squares: 1 },
  ...{ color: '#aac62f', plantsPerSquare: null, state: 'standing', after: null, wasComing: false },
  ...{ fixed: [], done: [], plantedDay: null, harvestDays: [], end: null },
  ...other,
});

/** Peas that are out in summer, tomatoes that stand until frost, and beans to come on July 20. */
const plantings = [
  stored(1, 'pea-snap', { plantedDay: '2027-04-10' }),
  stored(2, 'tomato-cherry', { x: 1, plantedDay: '2027-05-20' }),
  stored(3, 'bean-bush', { x: 2, state: 'coming', fixed: [{ step: 'sow', day: '2027-07-20' }] }),
];
const planOf = (list: readonly SeasonPlanting[]): GardenPlan =>
  planGarden(
    { id: gardenId, name: 'Bed', style: 'open', plantings: list },
    almanacOf('Vienna'),
    known,
    new Map(),
  );
const bed: PlannedBed = {
  garden: { id: gardenId, name: 'Bed', style: 'open', plantings },
  plan: planOf(plantings),
  known,
};
const conditions = { soilType: 'Loamy', hardiness: '5b', sunlight: 'Full Sun', maintenance: 'Low' } as const;

async function fill(day: string, choice: Partial<PlanningChoice> = {}, chosen: readonly string[] = KINDS) {
  let next = 100;
  return planGaps({
    ...{ bed, plot: { matrix, conditions }, day: toDay(day), chosen },
    choice: {
      ...{ algorithm: 'maximize-yield', preset: 'user', options: {}, keepsPlaced: true, seed: 1 },
      ...choice,
    },
    data: { ...NO_PLANNING_DATA, catalogue },
    now: '2027-05-21T08:00:00.000Z',
    newId: () => idOf((next += 1)),
    run: async (input) => runAutoPlanting(input),
  });
}

/** Day by day and square by square, which plantings stand there: nothing of the planner's is used. */
function crowded(list: readonly SeasonPlanting[], { planned }: GardenPlan, from: Day, to: Day): string[] {
  const days = new Map(planned.map(({ id, stands }) => [id, stands]));
  const faults: string[] = [];
  for (let day = from; day <= to; day += 1) {
    const inSquare = new Map<string, string>();
    for (const { id, x, y } of list) {
      const stay = days.get(id);
      if (!stay || (stay.from !== null && day < stay.from) || (stay.until !== null && day >= stay.until))
        continue;
      const other = inSquare.get(`${x},${y}`);
      if (other) faults.push(`${toText(day)}: ${other} and ${id} in ${x},${y}`);
      inSquare.set(`${x},${y}`, id);
    }
  }
  return faults;
}

type Filled = Awaited<ReturnType<typeof fill>>;
const added = ({ changes }: Filled): SeasonPlanting[] =>
  changes.flatMap((change, n) => {
    if (change.type !== 'place') return [];
    const { type: _type, after, plantId, ...spot } = change;
    const fixed = changes.flatMap((one) =>
      one.type === 'fix-step' && one.id === change.id && one.day !== null
        ? [{ step: one.step, day: one.day }]
        : [],
    );
    const put = changes.find((one) => one.type === 'put-after' && one.id === change.id);
    const state = after === undefined ? ('standing' as const) : ('coming' as const);
    const behind = after ?? (put?.type === 'put-after' ? put.after : null);
    return [
      stored(n, plantId, { ...spot, color: '#aac62f', plantsPerSquare: null, state, fixed, after: behind }),
    ];
  });

describe('SEA-9 filling a bed from a day', () => {
  it.each(PLANNING_ALGORITHMS)(
    'leaves what stands, and crowds no square on any day (%s)',
    async (algorithm) => {
      for (const day of ['2027-05-21', '2027-07-03', '2027-08-10']) {
        const filled = await fill(day, { algorithm });
        const follows = new Map(
          filled.changes.flatMap((change) =>
            change.type === 'put-after' ? [[change.id, change.after]] : [],
          ),
        );
        const all = [
          ...plantings.map((one) => ({ ...one, after: follows.get(one.id) ?? one.after })),
          ...added(filled),
        ];
        const plan = planOf(all);
        expect(crowded(all, plan, today - 60, today + 300)).toEqual([]);
        const isNew = new Set(added(filled).map(({ id }) => id));
        const late = plan.planned.filter(({ id, warnings }) => isNew.has(id) && warnings.length > 0);
        expect(late).toEqual([]);
        expect(added(filled).filter(({ x, y }) => x === 1 && y === 1)).toEqual([]);
      }
    },
  );

  it('fills the square of the peas once they are out, and the one before the beans with what is out by then', async () => {
    const now = await fill('2027-05-21');
    expect(
      added(now)
        .map(({ x, y }) => `${x},${y}`)
        .sort(),
    ).toEqual(['0,1', '2,0', '2,1']);
    const before = added(now).find(({ x, y }) => x === 2 && y === 0);
    expect(['radish', 'lettuce-leaf', 'spinach']).toContain(before?.plantId);
    expect(now.changes).toContainEqual({ type: 'put-after', id: idOf(3), after: before?.id });
    const later = await fill('2027-07-25');
    const peas = added(later).find(({ x, y }) => x === 0 && y === 0);
    expect(peas?.after).toBe(idOf(1));
  });

  it('names only kinds that still ripen, and none where nothing does', async () => {
    const { kinds } = await fill('2027-08-10');
    expect(kinds.map(({ plant }) => plant.id)).not.toContain('tomato-cherry');
    expect(kinds.length).toBeGreaterThan(0);
    expect(await fill('2027-12-01')).toMatchObject({ kinds: [], changes: [] });
    expect(await fill('2027-09-01', {}, ['tomato-cherry'])).toMatchObject({ kinds: [] });
  });
});
