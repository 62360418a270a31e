import { toDay, toText } from '@planted/season';
import { examplePlant } from '@planted/contracts/testing';
import type { Known } from '../garden-plan';
import { gardenOf, planOf, planting } from '../testing/stored-garden';
import { datedSteps } from './dated-steps';
import { workOf } from './garden-work';

const plants = new Map(
  ['radish', 'bean-bush', 'pea-snap'].map((id) => [
    id,
    examplePlant({ ...{ id, plant_name: id, plant_type: 'vegetable', days_to_maturity: 55 } }),
  ]),
);
const knownOn = (day: string): Known => ({ plants, today: toDay(day) });
const bean = { plantId: 'bean-bush', plantName: 'Bush Bean', plantedDay: null };

function on(day: string, hasPlace: boolean, ...plantings: ReturnType<typeof planting>[]) {
  const garden = gardenOf(...plantings);
  const known = knownOn(day);
  const planned = { garden, plan: hasPlace ? planOf(garden, known.today) : null };
  return {
    steps: datedSteps(planned, known).map(({ kind, day: at, plantings: ids }) => [
      kind,
      toText(at),
      ids.join(' '),
    ]),
    due: workOf(planned, known).steps,
  };
}

describe('the steps of a garden with their days', () => {
  it('TEL-1 has what is to come once for all plantings of a kind and day', () => {
    const { steps } = on('2027-04-01', true, planting('b', bean), planting('a', { ...bean, x: 1 }));
    expect(steps.map(([kind, , ids]) => [kind, ids])).toEqual([
      ['sow', 'a b'],
      ['harvest', 'a b'],
      ['clear', 'a b'],
    ]);
    const [sow, harvest, clear] = steps.map(([, day]) => day ?? '');
    expect([sow, harvest, clear]).toEqual([sow, harvest, clear].toSorted());
  });

  it.each(['2027-04-01', '2027-05-10', '2027-06-15', '2027-08-01'])(
    'TEL-1 has every step that is due on %s, on the day that Today says',
    (day) => {
      const { steps, due } = on(
        day,
        true,
        planting('a', bean),
        planting('b', { ...bean, x: 1, fixed: [{ step: 'sow', day: '2027-06-10' }] }),
      );
      for (const step of due)
        expect(steps).toContainEqual([
          step.kind,
          toText(step.day),
          step.plantings.map(({ id }) => id).join(' '),
        ]);
      if (day > '2027-05-04') expect(due.length).toBeGreaterThan(0);
    },
  );

  it('TEL-3 keeps what was done on the day on which it was, also once the planting is gone', () => {
    const sown = { ...bean, plantedDay: '2027-05-20' };
    expect(on('2027-06-01', true, planting('a', sown)).steps[0]).toEqual(['sow', '2027-05-20', 'a']);
    const ended = { ...sown, state: 'ended' as const, harvestDays: ['2027-07-20'] };
    const gone = planting('a', { ...ended, end: { day: '2027-07-25', how: 'harvested', cause: null } });
    const { steps } = on('2027-08-01', true, gone);
    expect(steps).toContainEqual(['sow', '2027-05-20', 'a']);
    expect(steps).toContainEqual(['harvest', '2027-07-20', 'a']);
  });

  it('TEL-3 has nothing of what was drawn by mistake', () => {
    const end = { day: '2027-05-25', how: 'mistake' as const, cause: null };
    const planted = { ...bean, plantedDay: '2027-05-20' };
    expect(on('2027-06-01', true, planting('a', { ...planted, state: 'ended', end })).steps).toEqual([]);
  });

  it('tells of a garden without a place when what is in the ground is ripe by its packet', () => {
    const sown = planting('a', { ...bean, plantedDay: '2027-05-01' });
    const picked = planting('b', { ...bean, plantedDay: '2027-05-01', harvestDays: ['2027-06-20'] });
    expect(on('2027-06-01', false, sown, picked, planting('c', bean)).steps).toEqual([
      ['harvest', '2027-06-25', 'a'],
      ['harvest', '2027-06-20', 'b'],
    ]);
  });
});
