import fc from 'fast-check';
import { dayIn, daysIn, isTimeZone } from './wall-clock';

describe('the days of moments in a zone', () => {
  it.each([
    ['UTC', '2026-11-28T07:59:59.999Z', '2026-11-28'],
    ['Pacific/Honolulu', '2026-11-28T08:00:00.000Z', '2026-11-27'],
    ['Pacific/Honolulu', '2026-11-28T10:00:00.000Z', '2026-11-28'],
    ['Pacific/Kiritimati', '2026-11-27T09:59:59.999Z', '2026-11-27'],
    ['Pacific/Kiritimati', '2026-11-27T10:00:00.000Z', '2026-11-28'],
    ['Asia/Kolkata', '2026-11-27T18:29:59.999Z', '2026-11-27'],
    ['Asia/Kolkata', '2026-11-27T18:30:00.000Z', '2026-11-28'],
    ['Pacific/Chatham', '2026-11-27T10:14:59.999Z', '2026-11-27'],
    ['Pacific/Chatham', '2026-11-27T10:15:00.000Z', '2026-11-28'],
    // Clocks go forward at 2:00, 10:00 of UTC, so that the day after begins an hour earlier than this one did.
    ['America/Los_Angeles', '2027-03-14T07:59:59.999Z', '2027-03-13'],
    ['America/Los_Angeles', '2027-03-14T08:00:00.000Z', '2027-03-14'],
    ['America/Los_Angeles', '2027-03-15T06:59:59.999Z', '2027-03-14'],
    ['America/Los_Angeles', '2027-03-15T07:00:00.000Z', '2027-03-15'],
    // The half hour of Lord Howe, back at 2:00, 15:00 of UTC.
    ['Australia/Lord_Howe', '2027-04-03T12:59:59.999Z', '2027-04-03'],
    ['Australia/Lord_Howe', '2027-04-03T13:00:00.000Z', '2027-04-04'],
    ['Australia/Lord_Howe', '2027-04-04T13:29:59.999Z', '2027-04-04'],
    ['Australia/Lord_Howe', '2027-04-04T13:30:00.000Z', '2027-04-05'],
    // Midnight is left out in Cuba.
    ['America/Havana', '2027-03-14T04:59:59.999Z', '2027-03-13'],
    ['America/Havana', '2027-03-14T05:00:00.000Z', '2027-03-14'],
    // Samoa left out a day.
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31'],
  ])('TIM-1 is in %s at %s %s', (timeZone, moment, day) => {
    expect([dayIn(timeZone, moment), daysIn(timeZone)(moment)]).toEqual([day, day]);
  });

  it('TIM-1 are those of each moment alone, in any zone and order', () => {
    const zones = ['Pacific/Auckland', 'America/St_Johns', 'Africa/Casablanca', 'Australia/Lord_Howe'];
    const zone = fc.constantFrom(...zones, 'America/Santiago', 'Asia/Kathmandu', 'Pacific/Apia');
    const moment = fc.date({ min: new Date('2008-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, fc.array(moment, { maxLength: 60 }), (timeZone, moments) => {
        const day = daysIn(timeZone);
        for (const one of moments.map((date) => date.toISOString()))
          expect(day(one)).toBe(dayIn(timeZone, one));
      }),
      { numRuns: 100 },
    );
  });

  it('knows a zone by any case of its name, however many were asked for', () => {
    const name = 'america/argentina/buenos_aires';
    const cased = Array.from({ length: 1_000 }, (_, at) =>
      name.replaceAll(/[a-z]/g, (letter, index: number) =>
        (at >> (index % 10)) & 1 ? letter.toUpperCase() : letter,
      ),
    );
    expect(cased.every(isTimeZone)).toBe(true);
    expect(dayIn(cased[7] ?? '', '2026-11-28T02:00:00.000Z')).toBe('2026-11-27');
  });
});
