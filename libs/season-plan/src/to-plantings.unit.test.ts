import type { SeasonPlanting } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { dayIn } from '@planted/garden-domain';
import { createAlmanac, cropFacts, type Day, toDay, toText } from '@planted/season';
import { madison } from '@planted/season/testing/madison';
import { planGarden } from './garden-plan';
import { toPlantings } from './to-plantings';

const plant = examplePlant({
  ...{ id: 'bean-bush', plant_name: 'Bush Bean', plant_type: 'vegetable', days_to_maturity: 55 },
});
const crops = new Map([[plant.id, cropFacts({ ...plant, lifecycle: 'annual' }, exampleSeasonFact())]]);
const almanac = createAlmanac(madison, crops);
const known = (today: Day) => ({ plants: new Map([[plant.id, plant]]), today });

const beans = (other: Partial<SeasonPlanting>): SeasonPlanting => ({
  ...{ id: 'beans', gardenId: 'bed', plantId: plant.id, plantName: 'Bush Bean', color: '#aac62f' },
  ...{ x: 0, y: 0, width: 1, height: 1, squares: 1, plantsPerSquare: 9 },
  ...{ state: 'standing', after: null, wasComing: false, fixed: [], done: [], plantedDay: null },
  ...{ harvestDays: [], end: null },
  ...other,
});

const stepsOf = (stored: SeasonPlanting, today: string) => {
  const garden = { id: 'bed', name: 'Bed', style: 'open', plantings: [stored] } as const;
  const { planned } = planGarden(garden, almanac, known(toDay(today)), new Map());
  return planned[0]?.steps.map(({ kind, day, state }) => `${kind} ${toText(day)} ${state}`) ?? [];
};
const notBefore = (other: Partial<SeasonPlanting>, today = '2027-06-20') =>
  toPlantings([beans(other)], { almanac, style: 'open', today: toDay(today), learned: new Map() })[0]
    ?.notBefore;

describe('what was drawn and has no date', () => {
  it('SEA-14 is not due before the day on which it was drawn, and not overdue on it', () => {
    expect(stepsOf(beans({}), '2027-06-20')[0]).toBe('sow 2027-05-04 planned');
    expect(stepsOf(beans({ addedDay: '2027-06-18' }), '2027-06-20')[0]).toBe('sow 2027-06-18 planned');
  });

  it('belongs to the next season where it was drawn after the last of this, with what comes after it', () => {
    const [late] = stepsOf(beans({ addedDay: '2027-11-20' }), '2027-11-23');
    expect(late).toBe('sow 2028-05-04 planned');
    const peas = beans({ id: 'peas', addedDay: '2027-11-20' });
    const before = beans({ addedDay: '2027-06-18', state: 'coming', after: 'peas' });
    const bed = { almanac, style: 'open', today: toDay('2027-11-23'), learned: new Map() } as const;
    expect(toPlantings([before, peas], bed).map(({ season }) => season)).toEqual([2028, 2028]);
    expect(stepsOf(beans({}), '2027-11-23')[0]).toMatch(/overdue$/);
  });

  it('is due in every season after the one in which it was drawn', () => {
    expect(notBefore({ addedDay: '2026-06-18' })).toBeNull();
    expect(notBefore({ addedDay: '2027-06-18' })).toBe(toDay('2027-06-18'));
  });

  it.each([
    ['Pacific/Auckland', '2027-06-17T11:59:59.999Z', '2027-06-17'],
    ['Pacific/Auckland', '2027-06-17T12:00:00.000Z', '2027-06-18'],
    ['Pacific/Auckland', '2027-06-17T21:00:00.000Z', '2027-06-18'],
    ['America/Los_Angeles', '2027-06-18T06:59:59.999Z', '2027-06-17'],
    ['America/Los_Angeles', '2027-06-18T07:00:00.000Z', '2027-06-18'],
    ['Asia/Kolkata', '2027-06-17T18:29:59.999Z', '2027-06-17'],
    ['Asia/Kolkata', '2027-06-17T18:30:00.000Z', '2027-06-18'],
    // Clocks go back on April 4, and forward on March 14.
    ['Pacific/Auckland', '2027-04-03T11:00:00.000Z', '2027-04-04'],
    ['Pacific/Auckland', '2027-04-04T11:00:00.000Z', '2027-04-04'],
    ['Pacific/Auckland', '2027-04-04T12:00:00.000Z', '2027-04-05'],
    ['America/Los_Angeles', '2027-03-14T07:59:59.999Z', '2027-03-13'],
    ['America/Los_Angeles', '2027-03-14T08:00:00.000Z', '2027-03-14'],
    ['America/Los_Angeles', '2027-03-15T07:00:00.000Z', '2027-03-15'],
  ])('SEA-14 is not due before the day that it was in %s at %s', (zone, addedAt, day) => {
    const dayOfMoment = (moment: string) => dayIn(zone, moment);
    const addedDay = addedAt.slice(0, 10);
    const bed = { almanac, style: 'open', learned: new Map(), dayOfMoment } as const;
    const planOn = (today: string) =>
      toPlantings([beans({ addedAt, addedDay })], { ...bed, today: toDay(today) })[0]?.notBefore;
    expect(planOn('2027-06-20')).toBe(toDay(day));
    expect(planOn(day)).toBe(toDay(day));
  });

  it('SEA-14 has the day of the device where nobody says whose clock it is', () => {
    const [late, early] = [new Date(2027, 5, 17, 23, 59), new Date(2027, 5, 18, 0, 1)];
    const days = [late, early].map((at) => notBefore({ addedAt: at.toISOString(), addedDay: '2027-01-01' }));
    expect(days).toEqual([toDay('2027-06-17'), toDay('2027-06-18')]);
  });

  it('is planned by the day of UTC where the service says no more', () => {
    expect(notBefore({ addedDay: '2027-06-17' })).toBe(toDay('2027-06-17'));
  });

  it('is not drawn tomorrow where the day of UTC has begun before that of its gardener', () => {
    expect(notBefore({ addedDay: '2027-06-21' })).toBe(toDay('2027-06-20'));
  });

  it('keeps its days once one of them was said to be done, before or after it was drawn', () => {
    const addedDay = '2027-06-18';
    expect(notBefore({ addedDay, plantedDay: '2027-05-10' })).toBeNull();
    expect(notBefore({ addedDay, harvestDays: ['2027-06-19'] })).toBeNull();
    expect(stepsOf(beans({ addedDay, plantedDay: '2027-05-10' }), '2027-06-20')[0]).toBe(
      'sow 2027-05-10 done',
    );
  });

  it('is planned as before where the service does not say when it was drawn', () => {
    expect(notBefore({})).toBeNull();
  });
});
