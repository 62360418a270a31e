import * as fc from 'fast-check';
import { placeOf } from '../testing/catalog';
import { dailyCurve, dayLengths, degreeDays, weatherOf } from './weather';

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const meansOf = (curve: Float64Array): number[] => {
  let day = 0;
  return MONTHS.map((days) => {
    const sum = curve.slice(day, day + days).reduce((all, value) => all + value, 0);
    day += days;
    return sum / days;
  });
};

describe('the weather of a mean year', () => {
  it('keeps the mean of each month to a degree', () => {
    const { minimum } = placeOf('Duluth');
    const means = meansOf(dailyCurve(minimum ?? [], 'minimum'));
    means.forEach((mean, month) => expect(Math.abs(mean - (minimum?.[month] ?? 0))).toBeLessThan(1));
  });

  it('has no step from December to January', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 30 }), { minLength: 12, maxLength: 12 }), (months) => {
        const curve = dailyCurve(months, 'minimum');
        const steps = [...curve].map((value, day) => Math.abs(value - (curve[(day + 1) % 365] ?? 0)));
        return Math.abs((curve[364] ?? 0) - (curve[0] ?? 0)) <= Math.max(...steps);
      }),
    );
  });

  it('has soil that warms after the air, and more in the sun of spring', () => {
    const weather = weatherOf(placeOf('Vienna'));
    const soil = weather?.soil ?? new Float64Array();
    const firstDay = (celsius: number) => soil.findIndex((value, day) => day > 30 && value >= celsius);
    expect(firstDay(5)).toBeLessThan(firstDay(10));
    expect(firstDay(10)).toBeGreaterThan(85);
    expect(firstDay(10)).toBeLessThan(110);
  });

  it('counts warmth above a base', () => {
    const weather = weatherOf(placeOf('Duluth'));
    if (!weather) throw new Error('no weather');
    expect(degreeDays(weather, 5, 0, 59)).toBe(0);
    expect(degreeDays(weather, 5, 0, 364)).toBeGreaterThan(1200);
  });

  it('has days of twelve hours at the equinox, none in a polar night, and whole ones in its summer', () => {
    expect(dayLengths(48)[79]).toBeCloseTo(12.1, 0);
    const tromso = dayLengths(69.6);
    expect([tromso[0], tromso[171]]).toEqual([0, 24]);
    expect(dayLengths(90)[171]).toBe(24);
    expect(dayLengths(-43.5)[0]).toBeGreaterThan(15);
  });

  it.each([
    ['minimum', { minimum: [1, 2, 3] }],
    ['maximum[3]', { maximum: [1, 2, 3, Number.NaN, 5, 6, 7, 8, 9, 10, 11, 12] }],
    ['minimum[0]', { minimum: [-300, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }],
  ])('refuses %s', (field, part) => {
    expect(() => weatherOf({ ...placeOf('London'), ...part })).toThrow(expect.objectContaining({ field }));
  });
});
