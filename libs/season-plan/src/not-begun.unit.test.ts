import { toDay } from '@planted/season';
import { notBegun } from './not-begun';
import { gardenOf, planOf, planting } from './testing/stored-garden';

const drawn = { plantedDay: null, addedDay: '2027-11-10' };

describe('TIM-2 what is in a bed and has not begun', () => {
  const garden = gardenOf(
    planting('sown'),
    planting('drawn', { ...drawn, x: 1 }),
    planting('dated', { ...drawn, plantedDay: '2027-11-12', x: 2 }),
    planting('planned', { ...drawn, state: 'coming', x: 3 }),
  );

  it('is what was drawn in November without a date, until its season has come', () => {
    const on = (day: string) => [
      ...notBegun({ garden, plan: planOf(garden, toDay(day)) }, toDay(day), 'north'),
    ];
    expect(on('2027-11-20')).toEqual(['drawn']);
    expect(on('2028-01-05')).toEqual([]);
  });

  it('is nothing that was drawn in spring', () => {
    const early = gardenOf(planting('drawn', { plantedDay: null, addedDay: '2027-03-10' }));
    const day = toDay('2027-03-20');
    expect([...notBegun({ garden: early, plan: planOf(early, day) }, day, 'north')]).toEqual([]);
  });

  it('is not known of a garden that is not planned', () => {
    expect([...notBegun({ garden, plan: null }, toDay('2027-11-20'), 'north')]).toEqual([]);
    expect([...notBegun(undefined, toDay('2027-11-20'), 'north')]).toEqual([]);
  });
});
