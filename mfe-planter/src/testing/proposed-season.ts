import { ownAsPlant, type Plant, type SeasonPlanting } from '@planted/contracts';
import { exampleOwnKind, examplePlant } from '@planted/contracts/testing';
import { createRotation } from '@planted/rotation';
import { readFacts } from '@planted/rotation/testing';
import { createAlmanac, seasonOf, toDay } from '@planted/season';
import { almanacOf } from '@planted/season/testing';
import { planGarden, spansOf, type PlannedBed } from '@planted/season-plan';
import { join } from 'node:path';
import type { AnnualsRule, Choice, NextSeason } from '../next-season/next-season';
import { proposeNextSeason } from '../next-season/propose-next-season';
import { clashesIn } from '../next-season/rotation-clashes';

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
export const known = {
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
export const idOf = (n: number) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const stored = (
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

export const gone = (
  n: number,
  plantId: string,
  x: number,
  year: number,
  other: Partial<SeasonPlanting> = {},
) =>
  stored(n, plantId, x, {
    ...{ state: 'ended', plantedDay: `${year}-05-20` },
    ...{ end: { day: `${year}-09-20`, how: 'harvested', cause: null } },
    ...other,
  });

/** A tomato of the gardener's own, which is not in the catalog. */
export const OWN = 'tomato-cherry--0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const tomato = known.plants.get('tomato-cherry');
if (tomato) known.plants.set(OWN, ownAsPlant(tomato, exampleOwnKind({ id: OWN, facts: {} })));
const vienna = almanacOf('Vienna');
const { crop } = vienna.modelOf('tomato-cherry', 'open');
const crops = KINDS.map((id) => [id, vienna.modelOf(id, 'open').crop] as const);
const almanac = createAlmanac(vienna.climate, new Map([...crops, [OWN, { ...crop, id: OWN }]]));

export function bedOf(plantings: readonly SeasonPlanting[]): PlannedBed {
  const garden = { id: gardenId, name: 'Bed', style: 'open' as const, plantings };
  return { garden, plan: planGarden(garden, almanac, known, new Map()), known };
}

/** Two beds of three squares, in one row with a path between them. */
const twoBeds = [[1, 1, 1, 0, 1, 1, 1]] as const;
export const oneBed = [[1, 1, 1, 1, 1, 1]] as const;

interface Given {
  readonly plantings: readonly SeasonPlanting[];
  readonly rule?: AnnualsRule;
  readonly matrix?: readonly (readonly (0 | 1)[])[];
  readonly choices?: readonly (readonly [string, Choice])[];
  readonly asksRotation?: boolean;
  readonly day?: string;
  /** With which the ids of what is added begin. */
  readonly added?: string;
}

export function propose({
  plantings,
  rule = 'shift',
  matrix = twoBeds,
  choices = [],
  asksRotation = true,
  day = '2026-09-18',
  added = '0190b000',
}: Given) {
  const bed = bedOf(plantings);
  return proposeNextSeason({
    ...{ bed, matrix, rule, choices: new Map(choices), day: toDay(day) },
    clash: asksRotation ? clashesIn(rotation, bed, 2027) : null,
    idFor: (id) => id.replace('0190a000', added),
  });
}

export const linesOf = ({ lines }: NextSeason) =>
  lines.map(({ planting, fate, spot, reason }) => [planting.plantId, fate, spot?.x ?? null, reason]);

export const fatesOf = (next: NextSeason) => linesOf(next).map((line) => line.slice(0, 3));

/** Of what the act adds: its kind, the season in which it comes into the ground, and the day on which it leaves. */
export function addedDays(plantings: readonly SeasonPlanting[], next: NextSeason) {
  const { garden, plan } = after(plantings, next);
  return spansOf(garden, plan, known.today)
    .filter(({ planting }) => planting.id.startsWith('0190b000'))
    .map(({ planting, from, until }) => [planting.plantId, seasonOf(from, 'north'), until] as const);
}

/** The garden after the act, planned anew. */
export function after(plantings: readonly SeasonPlanting[], { changes }: NextSeason): PlannedBed {
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
