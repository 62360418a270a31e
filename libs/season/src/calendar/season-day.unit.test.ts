import * as fc from 'fast-check';
import { SeasonError } from '../season-error';
import { nameOfDay, toDay, toText } from './day';
import { calendarDay, nameOfSeason, seasonDayOf, seasonOf, spanOfSeason } from './season-day';

const written = (season: number, hemisphere: 'north' | 'south', day: number) =>
  toText(calendarDay(season, hemisphere, day));

describe('SEA-4 days of a season', () => {
  it('run from January to December in the north, from July to June in the south', () => {
    expect([written(2027, 'north', 0), written(2027, 'north', 364)]).toEqual(['2027-01-01', '2027-12-31']);
    expect([written(2026, 'south', 0), written(2026, 'south', 364)]).toEqual(['2026-07-01', '2027-06-30']);
    expect([nameOfSeason(2027, 'north'), nameOfSeason(2026, 'south')]).toEqual([
      'Season 2027',
      'Season 2026–27',
    ]);
    expect(nameOfSeason(2099, 'south')).toBe('Season 2099–00');
  });

  it('go on over the new year, so that a window across it is whole', () => {
    expect(written(2027, 'north', -10)).toBe('2026-12-22');
    expect(written(2027, 'north', 375)).toBe('2028-01-11');
    expect(written(2026, 'south', 190)).toBe('2027-01-07');
  });

  it('give March 1 the same day in leap years, and February 29 that of February 28', () => {
    expect([written(2027, 'north', 59), written(2028, 'north', 59)]).toEqual(['2027-03-01', '2028-03-01']);
    expect(written(2027, 'south', 243)).toBe('2028-03-01');
    expect(seasonDayOf(2028, 'north', toDay('2028-02-29'))).toBe(58);
    expect(spanOfSeason(2028, 'north')).toEqual({ from: toDay('2028-01-01'), to: toDay('2028-12-31') });
    expect(spanOfSeason(2027, 'south')).toEqual({ from: toDay('2027-07-01'), to: toDay('2028-06-30') });
  });

  it('come back from the calendar, whatever the season', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1950, max: 2150 }),
        fc.constantFrom('north' as const, 'south' as const),
        fc.integer({ min: -300, max: 700 }),
        (season, hemisphere, day) =>
          seasonDayOf(season, hemisphere, calendarDay(season, hemisphere, day)) === day,
      ),
    );
  });

  it('are of one season', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 60_000 }),
        fc.constantFrom('north' as const, 'south' as const),
        (day, hemisphere) => {
          const { from, to } = spanOfSeason(seasonOf(day, hemisphere), hemisphere);
          return from <= day && day <= to;
        },
      ),
    );
  });
});

describe('a calendar day', () => {
  it('is written and named', () => {
    expect(toText(toDay('2027-05-29'))).toBe('2027-05-29');
    expect(nameOfDay(toDay('2027-05-29'), 2027)).toBe('May 29');
    expect(nameOfDay(toDay('2028-05-29'), 2027)).toBe('May 29, 2028');
  });

  it.each(['2027-02-29', '27-05-29', '2027-13-01', 'tomorrow', '2027-5-9', '1066-10-14', '2400-01-01'])(
    'refuses %s, naming the field',
    (text) => {
      const error = thrownBy(() => toDay(text, 'lastFrost'));
      expect(error).toBeInstanceOf(SeasonError);
      expect(error).toMatchObject({ field: 'lastFrost' });
    },
  );
});

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}
