import { examplePlant } from '@planted/contracts/testing';
import { toDay, toText } from '@planted/season';
import type { Known } from '../garden-plan';
import { gardenOf, planOf, planting } from '../testing/stored-garden';
import { nextStep } from './next-step';

const plants = new Map(
  ['radish', 'bean-bush', 'pea-snap'].map((id) => [
    id,
    examplePlant({ ...{ id, plant_name: id, plant_type: 'vegetable', days_to_maturity: 55 } }),
  ]),
);
const bean = { plantId: 'bean-bush', plantName: 'Bush Bean', plantedDay: null };

function nextOn(day: string, ...plantings: ReturnType<typeof planting>[]) {
  const garden = gardenOf(...plantings);
  const known: Known = { plants, today: toDay(day) };
  const next = nextStep([{ garden, plan: planOf(garden, known.today) }], known);
  return next && [next.kind, next.plantName, toText(next.day)];
}

describe('what comes next', () => {
  it('FLD-4 is the first step that is not due yet, of all plantings', () => {
    const sown = planting('a', { ...bean, plantedDay: '2027-05-10' });
    const later = planting('b', { ...bean, x: 1, fixed: [{ step: 'sow', day: '2027-06-10' }] });
    expect(nextOn('2027-05-20', sown, later)).toEqual(['sow', 'Bush Bean', '2027-06-10']);
    expect(nextOn('2027-06-10', sown, later)).toEqual([
      'harvest',
      'Bush Bean',
      expect.stringMatching(/^2027-07-/),
    ]);
  });

  it('FLD-4 is nothing where nothing is to come', () => {
    expect(nextOn('2027-05-20')).toBeUndefined();
  });
});
