import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
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
