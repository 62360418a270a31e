import { addMonths, describeRecurrence, nextInSeries, type Recurrence, recurrenceStep } from './recurrence';

const every = (type: Recurrence['type'], interval: number): Recurrence => ({ type, interval });

describe('what a recurrence means', () => {
  it.each([
    [every('daily', 1), 'every day'],
    [every('daily', 10), 'every 10 days'],
    [every('weekly', 1), 'every week'],
    [every('weekly', 7), 'every week'],
    [every('weekly', 8), 'every 2 weeks'],
    [every('weekly', 14), 'every 2 weeks'],
    [every('monthly', 1), 'every month'],
    [every('monthly', 30), 'every month'],
    [every('monthly', 31), 'every month'],
    [every('monthly', 60), 'every 2 months'],
    [every('monthly', 365), 'every 12 months'],
  ])('%j is %s', (recurrence, words) => {
    expect(describeRecurrence(recurrence)).toBe(words);
    expect(recurrenceStep(recurrence).count).toBeGreaterThanOrEqual(1);
  });
});

/** The dates of a series, each done on the day it was for. */
function calendar(recurrence: Recurrence, first: string, timeZone: string, count: number): string[] {
  const dates = [first];
  for (let n = 1; n < count; n += 1) {
    const current = dates.at(-1) ?? first;
    dates.push(nextInSeries({ first, recurrence, timeZone }, current, '0001-01-01'));
  }
  return dates;
}

// Calendars made by hand.
describe('the dates of a series', () => {
  it.each<[string, Recurrence, string, string, string[]]>([
    [
      'every day over the end of February of a leap year',
      every('daily', 1),
      'UTC',
      '2028-02-28T08:00:00.000Z',
      ['2028-02-29T08:00:00.000Z', '2028-03-01T08:00:00.000Z'],
    ],
    [
      'every third day over a year’s end',
      every('daily', 3),
      'UTC',
      '2026-12-29T08:00:00.000Z',
      ['2027-01-01T08:00:00.000Z', '2027-01-04T08:00:00.000Z'],
    ],
    [
      'every second week on the same weekday',
      every('weekly', 14),
      'UTC',
      '2026-05-22T18:30:00.000Z',
      ['2026-06-05T18:30:00.000Z', '2026-06-19T18:30:00.000Z'],
    ],
    [
      'every month on the 31st, or the last day of shorter months',
      every('monthly', 30),
      'UTC',
      '2026-12-31T08:00:00.000Z',
      [
        '2027-01-31T08:00:00.000Z',
        '2027-02-28T08:00:00.000Z',
        '2027-03-31T08:00:00.000Z',
        '2027-04-30T08:00:00.000Z',
      ],
    ],
    [
      'every year from 29 February',
      every('monthly', 365),
      'UTC',
      '2028-02-29T08:00:00.000Z',
      [
        '2029-02-28T08:00:00.000Z',
        '2030-02-28T08:00:00.000Z',
        '2031-02-28T08:00:00.000Z',
        '2032-02-29T08:00:00.000Z',
      ],
    ],
    [
      'at eight in Paris when summer begins (29 March 2026)',
      every('daily', 1),
      'Europe/Paris',
      '2026-03-28T07:00:00.000Z',
      ['2026-03-29T06:00:00.000Z', '2026-03-30T06:00:00.000Z'],
    ],
    [
      'at half past two in Paris, an hour that 29 March 2026 leaves out: half past three',
      every('daily', 1),
      'Europe/Paris',
      '2026-03-28T01:30:00.000Z',
      ['2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'],
    ],
    [
      'at half past two in Paris, an hour that 25 October 2026 has twice: the first',
      every('daily', 1),
      'Europe/Paris',
      '2026-10-24T00:30:00.000Z',
      ['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
    ],
    [
      'at ten in the evening of Los Angeles, which is the next day in UTC',
      every('monthly', 1),
      'America/Los_Angeles',
      '2026-02-01T06:00:00.000Z',
      ['2026-03-01T06:00:00.000Z', '2026-04-01T05:00:00.000Z'],
    ],
    [
      'in Samoa, which has no 30 December 2011',
      every('daily', 1),
      'Pacific/Apia',
      '2011-12-29T18:00:00.000Z',
      ['2011-12-30T18:00:00.000Z', '2011-12-31T18:00:00.000Z'],
    ],
  ])('%s', (_, recurrence, timeZone, first, following) => {
    const dates = calendar(recurrence, first, timeZone, following.length + 1);
    expect(dates.slice(1)).toEqual(following);
  });

  it('goes on after the day it was done, and asks for no date that was missed', () => {
    const daily = { first: '2026-05-01T18:00:00.000Z', recurrence: every('daily', 2), timeZone: 'UTC' };
    const next = (current: string, doneOn: string) => nextInSeries(daily, current, doneOn).slice(0, 10);
    expect(next(daily.first, '2026-05-01')).toBe('2026-05-03');
    expect(next(daily.first, '2026-05-02')).toBe('2026-05-03');
    expect(next(daily.first, '2026-05-03')).toBe('2026-05-05');
    expect(next(daily.first, '2026-08-20')).toBe('2026-08-21');
    // Done before its day: the date after it is next.
    expect(next('2026-05-03T18:00:00.000Z', '2026-04-20')).toBe('2026-05-05');
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 25, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});
