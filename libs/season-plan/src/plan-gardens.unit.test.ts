import { ownAsPlant, type OwnKind } from '@planted/contracts';
import { examplePlant, exampleOwnKind, exampleSeasonFact } from '@planted/contracts/testing';
import { createAlmanac } from '@planted/season';
import { cropsOf, knownOn, plansOf } from './plan-gardens';
import { gardenOf, planOf, planting, today } from './testing/stored-garden';

const plant = examplePlant({
  ...{ id: 'pea-snap', plant_name: 'Snap Pea', plant_type: 'vegetable', days_to_maturity: 62 },
  lifecycle: 'annual',
});
const crops = cropsOf([plant], [{ ...exampleSeasonFact(), id: plant.id, leaves: 'after-harvest' }]);
const { climate } = planOf(gardenOf(planting('peas'))).almanac;

it('REA-8 dates a variety by the facts of its plant and its own days', () => {
  const early = { ...plant, id: 'pea-snap--early', days_to_maturity: 50 };
  const own = cropsOf([plant, early], [{ ...exampleSeasonFact(), id: plant.id }]).get(early.id);
  expect(own).toMatchObject({ id: early.id, daysToMaturity: 50, season: { id: plant.id } });
});

it('REA-5 plans what is to come anew when a fact of an own kind changes, and leaves what was done and its ground', () => {
  const id = 'pea-snap--0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
  const year = new Date(today * 86_400_000).getUTCFullYear();
  const standing = planting('own', {
    ...{ gardenId: 'bed', plantId: id, plantedDay: `${year}-04-20` },
  });
  const plannedWith = (facts: OwnKind['facts']) => {
    const row = ownAsPlant(plant, exampleOwnKind({ id, facts }));
    const rows = cropsOf([row], [{ ...exampleSeasonFact(), id: plant.id, leaves: 'after-harvest' }]);
    const season = {
      gardens: [{ id: 'bed', name: 'bed', style: null, version: 1 }],
      plantings: [standing],
      position: 1,
    };
    const almanacs = new Map([['bed', createAlmanac(climate, rows)]]);
    const { gardens } = plansOf(season, { almanacs, known: knownOn(today, [row]), learns: false });
    return { garden: gardens[0]?.garden, steps: gardens[0]?.plan?.planned[0]?.steps ?? [] };
  };
  const [before, after] = [
    plannedWith({ days_to_maturity: 62 }),
    plannedWith({ days_to_maturity: 80, planting_width: 2 }),
  ];
  const dayOf = ({ steps }: typeof before, kind: string) => steps.find((step) => step.kind === kind)?.day;
  expect(dayOf(after, 'sow')).toBe(dayOf(before, 'sow'));
  expect(dayOf(after, 'first-harvest')).toBeGreaterThan(dayOf(before, 'first-harvest') ?? Number.NaN);
  expect(after.garden).toEqual(before.garden);
});

it('SEA-12 plans the one garden that a page shows; what grew in the others teaches all the same', () => {
  const grown = (year: number, gardenId: string) =>
    planting(`peas ${year}`, {
      ...{ gardenId, plantedDay: `${year}-04-20`, harvestDays: [`${year}-07-05`], state: 'ended' },
      end: { day: `${year}-08-30`, how: 'harvested', cause: null },
    });
  const season = {
    gardens: ['shown', 'other'].map((id) => ({ id, name: id, style: null, version: 1 })),
    plantings: [grown(2025, 'other'), grown(2026, 'other'), planting('peas', { gardenId: 'shown' })],
    position: 1,
  };
  const almanacs = new Map(season.gardens.map(({ id }) => [id, createAlmanac(climate, crops)]));
  const around = { almanacs, known: knownOn(today, [plant]), learns: true };
  const all = plansOf(season, around);
  const one = plansOf(season, { ...around, only: 'shown' });
  expect(one.gardens.map(({ garden }) => garden.id)).toEqual(['shown']);
  expect(one.learned.size).toBe(1);
  expect(one.learned).toEqual(all.learned);
  expect(one.gardens[0]?.plan?.planned).toEqual(all.gardens[0]?.plan?.planned);
});
