import type { Plant, SeasonPlanting } from '@planted/contracts';
import { examplePlant } from '@planted/contracts/testing';
import { createRotation } from '@planted/rotation';
import { readFacts } from '@planted/rotation/testing';
import { seasonOf, toDay, toText } from '@planted/season';
import { almanacOf } from '@planted/season/testing';
import { bedOn, planGarden, spansOf, type PlannedBed } from '@planted/season-plan';
import type { AnnualsRule, Choice, NextSeason } from './next-season';
import { proposeNextSeason } from './propose-next-season';
import { clashesIn } from './rotation-clashes';
import { join } from 'node:path';

const { facts, kinds, names } = readFacts(join(import.meta.dirname, '../../..'));
const rotation = createRotation(facts, kinds);
const KINDS = [
  'tomato-cherry',
  'potato',
  'bean-bush',
  'lettuce-leaf',
  'carrot',
  'asparagus',
  'radish',
  'garlic',
  'caraway',
];
const lifecycles = new Map<string, Plant['lifecycle']>([
  ['asparagus', 'perennial'],
  ['caraway', 'biennial'],
]);
const known = {
  plants: new Map(
    KINDS.map((id) => [
      id,
      examplePlant({
        ...{ id, plant_name: names.get(id) ?? id, planting_width: 1, planting_height: 1 },
        lifecycle: lifecycles.get(id) ?? 'annual',
      }),
    ]),
  ),
  today: toDay('2026-11-20'),
};
const gardenId = '0190a000-0000-7000-8000-000000000099';
const idOf = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;

const stored = (
  n: number,
  plantId: string,
  x: number,
  other: Partial<SeasonPlanting> = {},
): SeasonPlanting => ({
  ...{ id: idOf(n), gardenId, plantId, plantName: names.get(plantId) ?? plantId, x, y: 0 },
  ...{ width: 1, height: 1, squares: 1, color: '#aac62f', plantsPerSquare: null },
  ...{ state: 'standing', after: null, wasComing: false, fixed: [], done: [], plantedDay: '2026-05-20' },
  ...{ harvestDays: [], end: null },
  ...other,
});

const gone = (n: number, plantId: string, x: number, year: number, other: Partial<SeasonPlanting> = {}) =>
  stored(n, plantId, x, {
    ...{ state: 'ended', plantedDay: `${year}-05-20` },
    ...{ end: { day: `${year}-09-20`, how: 'harvested', cause: null } },
    ...other,
  });

function bedOf(plantings: readonly SeasonPlanting[]): PlannedBed {
  const garden = { id: gardenId, name: 'Bed', style: 'open' as const, plantings };
  return { garden, plan: planGarden(garden, almanacOf('Vienna'), known, new Map()), known };
}

/** Two beds of three squares, in one row with a path between them. */
const twoBeds = [[1, 1, 1, 0, 1, 1, 1]] as const;
const oneBed = [[1, 1, 1, 1, 1, 1]] as const;

interface Given {
  readonly plantings: readonly SeasonPlanting[];
  readonly rule?: AnnualsRule;
  readonly matrix?: readonly (readonly (0 | 1)[])[];
  readonly choices?: readonly (readonly [string, Choice])[];
  readonly asksRotation?: boolean;
  readonly day?: string;
}

function propose({
  plantings,
  rule = 'shift',
  matrix = twoBeds,
  choices = [],
  asksRotation = true,
  day = '2026-09-18',
}: Given) {
  const bed = bedOf(plantings);
  return proposeNextSeason({
    ...{ bed, matrix, rule, choices: new Map(choices), day: toDay(day) },
    clash: asksRotation ? clashesIn(rotation, bed, 2027) : null,
    idFor: (id) => id.replace('0190a000', '0190b000'),
  });
}

const linesOf = ({ lines }: NextSeason) =>
  lines.map(({ planting, fate, spot, reason }) => [planting.plantId, fate, spot?.x ?? null, reason]);

const fatesOf = (next: NextSeason) => linesOf(next).map((line) => line.slice(0, 3));

/** Of what the act adds: its kind, the season in which it comes into the ground, and the day on which it leaves. */
function addedDays(plantings: readonly SeasonPlanting[], next: NextSeason) {
  const { garden, plan } = after(plantings, next);
  return spansOf(garden, plan, known.today)
    .filter(({ planting }) => planting.id.startsWith('0190b000'))
    .map(({ planting, from, until }) => [planting.plantId, seasonOf(from, 'north'), until] as const);
}

/** The garden after the act, planned anew. */
function after(plantings: readonly SeasonPlanting[], { changes }: NextSeason): PlannedBed {
  const added = changes.flatMap((change): SeasonPlanting[] => {
    if (change.type !== 'place') return [];
    const fixed = changes.flatMap((one) =>
      one.type === 'fix-step' && one.id === change.id && one.day !== null
        ? [{ step: one.step, day: one.day }]
        : [],
    );
    return [
      {
        ...stored(0, change.plantId, change.x, { id: change.id, fixed, plantedDay: null }),
        ...{ state: 'coming', after: change.after ?? null, y: change.y },
      },
    ];
  });
  return bedOf([...plantings, ...added]);
}

describe('TIM-4 the proposal of the next season', () => {
  it('leaves perennials, and shifts an annual to where it lies in the next bed', () => {
    const next = propose({ plantings: [stored(1, 'asparagus', 0), stored(2, 'tomato-cherry', 1)] });
    expect(next.season).toBe(2027);
    expect(linesOf(next)).toEqual([
      ['asparagus', 'stays', 0, 'Perennial.'],
      [
        'tomato-cherry',
        'shifts',
        5,
        expect.stringMatching(
          /^From row 1, column 2\. Its old squares: free again in \d{4}\. No rotation rule speaks against these squares\.$/,
        ),
      ],
    ]);
  });

  it('goes on to the first bed after the last', () => {
    expect(fatesOf(propose({ plantings: [stored(1, 'bean-bush', 6)] }))).toEqual([
      ['bean-bush', 'shifts', 2],
    ]);
  });

  it('passes over squares that rotation speaks against, and says so of squares that are chosen by hand', () => {
    const plantings = [stored(1, 'tomato-cherry', 0), gone(2, 'potato', 4, 2025), gone(3, 'potato', 5, 2025)];
    expect(fatesOf(propose({ plantings }))).toEqual([['tomato-cherry', 'shifts', 6]]);
    const byHand = propose({ plantings, choices: [[idOf(1), { x: 4, y: 0 }]] });
    expect(linesOf(byHand)).toEqual([
      [
        'tomato-cherry',
        'shifts',
        4,
        expect.stringContaining(
          'Rotation speaks against these squares: Cherry Tomato where Potato stood in 2025. Free again in',
        ),
      ],
    ]);
  });

  it('asks no rotation for containers: the same squares are taken, and nothing is said of them', () => {
    const plantings = [stored(1, 'tomato-cherry', 0), gone(2, 'potato', 4, 2025)];
    expect(linesOf(propose({ plantings, asksRotation: false }))).toEqual([
      ['tomato-cherry', 'shifts', 4, 'From row 1, column 1.'],
    ]);
  });

  it('lets annuals go, or come again where they stood, by rule and by hand', () => {
    const plantings = [stored(1, 'bean-bush', 0), stored(2, 'lettuce-leaf', 1, { plantedDay: '2026-08-20' })];
    expect(linesOf(propose({ plantings, rule: 'go' }))).toEqual([
      ['bean-bush', 'goes', null, 'Annual, not asked for again.'],
      ['lettuce-leaf', 'goes', null, 'Annual, not asked for again.'],
    ]);
    expect(fatesOf(propose({ plantings, rule: 'stay' }))).toEqual([
      ['bean-bush', 'again', 0],
      ['lettuce-leaf', 'again', 1],
    ]);
    const mixed = propose({ plantings, rule: 'go', choices: [[idOf(1), 'stay']] });
    expect(fatesOf(mixed)).toEqual([
      ['lettuce-leaf', 'goes', null],
      ['bean-bush', 'again', 0],
    ]);
  });

  it('proposes what failed elsewhere, with its day and cause, whatever the rule', () => {
    const end = { day: '2026-08-09', how: 'failed' as const, cause: 'bacterial spot' };
    const plantings = [gone(1, 'bean-bush', 1, 2026, { end })];
    expect(linesOf(propose({ plantings, rule: 'go', matrix: oneBed }))).toEqual([
      [
        'bean-bush',
        'elsewhere',
        2,
        'It failed in row 1, column 2 on August 9: bacterial spot. No rotation rule speaks against these squares.',
      ],
    ]);
  });

  it('says of what is in the ground over winter that it stands', () => {
    const garlic = stored(1, 'garlic', 0, { plantedDay: '2026-10-10' });
    expect(linesOf(propose({ plantings: [garlic], day: '2026-11-18' }))).toEqual([
      ['garlic', 'stays', 0, 'By its plan it still stands when 2027 begins.'],
    ]);
  });

  it('proposes a perennial that failed elsewhere, planted anew', () => {
    const end = { day: '2026-08-09', how: 'failed' as const, cause: null };
    const plantings = [gone(1, 'asparagus', 0, 2026, { end })];
    const next = propose({ plantings });
    expect(linesOf(next)).toEqual([
      [
        'asparagus',
        'elsewhere',
        4,
        'Perennial, planted anew. It failed in row 1, column 1 on August 9. No rotation rule speaks against these squares.',
      ],
    ]);
    expect(addedDays(plantings, next)).toEqual([['asparagus', 2027, Number.POSITIVE_INFINITY]]);
  });

  it('starts what is planted in fall in the fall of the next season, by the rule', () => {
    const end = { day: '2026-07-10', how: 'harvested' as const, cause: null };
    const plantings = [gone(1, 'garlic', 0, 2026, { plantedDay: '2025-10-10', end })];
    const next = propose({ plantings, day: '2026-06-30' });
    expect(linesOf(next)).toEqual([
      [
        'garlic',
        'in-fall',
        4,
        expect.stringMatching(
          /^It is planted in fall and stands over the winter, from 2027 into the next year\. From row 1, column 1\./,
        ),
      ],
    ]);
    expect(toText(next.lines[0]?.chance?.from ?? 0)).toMatch(/^2027-(09|10|11)-/);
    const [added] = addedDays(plantings, next);
    expect(added?.slice(0, 2)).toEqual(['garlic', 2027]);
    expect(seasonOf(added?.[2] ?? 0, 'north')).toBe(2028);
    expect(fatesOf(propose({ plantings, day: '2026-06-30', rule: 'stay' }))).toEqual([
      ['garlic', 'in-fall', 0],
    ]);
    expect(fatesOf(propose({ plantings, day: '2026-06-30', rule: 'go' }))).toEqual([
      ['garlic', 'goes', null],
    ]);
  });

  it('starts a biennial that does not stand over the winter anew', () => {
    const end = { day: '2026-09-30', how: 'harvested' as const, cause: null };
    const plantings = [gone(1, 'caraway', 0, 2026, { end })];
    const next = propose({ plantings });
    expect(linesOf(next)).toEqual([
      ['caraway', 'anew', 4, expect.stringMatching(/^Biennial, started anew\. From row 1, column 1\./)],
    ]);
    const [added] = addedDays(plantings, next);
    expect(added?.slice(0, 2)).toEqual(['caraway', 2027]);
    expect(seasonOf(added?.[2] ?? 0, 'north')).toBe(2028);
  });

  it('says where no square is left, and which squares one may come to', () => {
    const plantings = [stored(1, 'tomato-cherry', 0), stored(2, 'asparagus', 1)];
    const full = propose({ plantings, matrix: [[1, 1]] });
    expect(linesOf(full)).toContainEqual([
      'tomato-cherry',
      'goes',
      null,
      'No free squares are left that rotation does not speak against.',
    ]);
    expect(full.cornersFor(idOf(1))).toEqual([{ x: 0, y: 0, width: 1, height: 1 }]);
    expect(full.changes).toEqual([]);
  });

  it('changes nothing of the last season: what is added begins in the next one, and no other planting has other days', () => {
    const plantings = [
      stored(1, 'tomato-cherry', 0),
      stored(2, 'bean-bush', 1),
      stored(3, 'asparagus', 2),
      gone(4, 'potato', 4, 2025),
      stored(5, 'radish', 5, {
        state: 'coming',
        plantedDay: null,
        fixed: [{ step: 'sow', day: '2027-04-20' }],
      }),
    ];
    for (const rule of ['stay', 'shift'] as const) {
      const next = propose({ plantings, rule });
      expect(new Set(next.changes.map(({ type }) => type))).toEqual(new Set(['place', 'fix-step']));
      const [before, later] = [bedOf(plantings), after(plantings, next)];
      const daysOf = ({ garden, plan }: PlannedBed) =>
        spansOf(garden, plan, known.today).map(
          ({ planting: { id }, from, until }) => [id, from, until] as const,
        );
      const days = daysOf(later);
      expect(days).toEqual(expect.arrayContaining(daysOf(before)));
      const added = days.filter(([id]) => id.startsWith('0190b000'));
      expect(added).toHaveLength(2);
      for (const [, from] of added) expect(seasonOf(from, 'north')).toBe(2027);
      for (const day of ['2026-05-30', '2026-09-18', '2026-12-30']) {
        const shown = (bed: PlannedBed) =>
          bedOn(spansOf(bed.garden, bed.plan, known.today), toDay(day), { from: 0, to: 0 }).stands.map(
            ({ planting }) => planting.id,
          );
        expect({ day, ids: shown(later) }).toEqual({ day, ids: shown(before) });
      }
      expect(later.plan.planned.flatMap(({ warnings }) => warnings)).toEqual([]);
    }
  });

  it('plans nothing twice: what is planned is told, and its kind is not asked for again', () => {
    const plantings = [stored(1, 'tomato-cherry', 0), stored(2, 'bean-bush', 1)];
    const { garden } = after(plantings, propose({ plantings }));
    const again = propose({ plantings: garden.plantings });
    expect(again.changes).toEqual([]);
    expect(linesOf(again).map(([, fate, , reason]) => [fate, reason])).toEqual([
      ['planned', 'Already planned for 2027.'],
      ['planned', 'Already planned for 2027.'],
    ]);
  });

  it('plans what stands on the day that is asked for, from any day of the season', () => {
    const plantings = [
      gone(1, 'bean-bush', 0, 2026, { end: { day: '2026-07-10', how: 'harvested', cause: null } }),
      stored(2, 'carrot', 1),
    ];
    const kindsOn = (day: string) =>
      propose({ plantings, day })
        .lines.map(({ planting }) => planting.plantId)
        .toSorted();
    expect(kindsOn('2026-06-30')).toEqual(['bean-bush', 'carrot']);
    expect(kindsOn('2026-07-20')).toEqual(['carrot']);
    expect(toText(propose({ plantings }).lines[0]?.chance?.from ?? 0)).toMatch(/^2027-/);
  });
});
