import { dayText, daysUntil, signedDays, typedDay, wrapped } from './year-day';

describe('a day of the year', () => {
  it('is told without its year, also where the number runs past New Year', () => {
    expect(dayText(116)).toBe('April 26');
    expect(dayText(116, 'short')).toBe('Apr 26');
    expect(dayText(366)).toBe('January 1');
    expect(dayText(0)).toBe('December 31');
    expect([wrapped(-364), wrapped(730)]).toEqual([1, 365]);
  });

  it.each([
    ['Apr 26', 116],
    ['april 26', 116],
    ['26 April', 116],
    ['26. Apr.', 116],
    [' 4/26 ', 116],
    ['Feb 29', 59],
    ['Dec 31', 365],
  ])('%s is typed for day %d', (text, day) => {
    expect(typedDay(text, true)).toBe(day);
  });

  it('puts the day first where the gardener does', () => {
    expect(typedDay('26/4', false)).toBe(116);
    expect(typedDay('26.4.', false)).toBe(116);
    expect(typedDay('26/4', true)).toBeUndefined();
  });

  it.each(['', 'soon', 'Ap 26', 'Apr', 'Apr 31', 'Feb 30', '13/1', '0/0', 'Apr 26 2027', '1e1/1'])(
    '%j is no day',
    (text) => {
      expect(typedDay(text, true)).toBeUndefined();
    },
  );

  it('is told with the nearer way round the year', () => {
    expect(daysUntil(116, 283)).toBe(167);
    expect(daysUntil(262, 132)).toBe(235);
    expect(signedDays(360, 5)).toBe(10);
    expect(signedDays(5, 360)).toBe(-10);
  });
});
