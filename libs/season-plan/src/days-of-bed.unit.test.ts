import { toText } from '@planted/season';
import { daysOfBed, hasDays } from './days-of-bed';
import { gardenOf, planting, today } from './testing/stored-garden';

/** Half past midnight, on the clock of the device. */
const atNight = (day: number) => new Date(2027, 5, day, 0, 30).toISOString();
const drawn = (day: number) =>
  gardenOf(planting('peas', { plantedDay: null, addedAt: atNight(day), addedDay: '2027-06-10' }));

describe('the days of a bed until its past is there', () => {
  it('TIM-1 begin on the day on which it was drawn on the clock of the device', () => {
    const { range } = daysOfBed({ garden: drawn(13), plan: null, past: null, view: 'today', today });
    expect(toText(range.from)).toBe('2027-06-13');
  });

  it('TIM-1 are none before today for what was drawn today, whatever day it was in UTC', () => {
    expect([drawn(14), drawn(15)].map((garden) => hasDays(garden, null, { today }))).toEqual([true, false]);
  });
});
