import fc from 'fast-check';
import { addDays, daysBetween } from './calendar-day';
import { nextInSeries, RECURRENCE_TYPES, recurrenceStep } from './recurrence';
import { dayIn, instantOf, timeOfDayIn } from './wall-clock';

const zones = [
  'UTC',
  'Europe/Paris',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
];
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => `${parts.map((part) => String(part).padStart(2, '0')).join(':')}:00.000`);
const series = fc.record({
  timeZone: fc.constantFrom(...zones),
  day,
  time,
  recurrence: fc.record({
    type: fc.constantFrom(...RECURRENCE_TYPES),
    interval: fc.integer({ min: 1, max: 400 }),
  }),
  daysLater: fc.integer({ min: -30, max: 2000 }),
});

describe('the next date of any series', () => {
  it('MAN-6 is after what is done, no more than a step away, and at the same time of day', () => {
    fc.assert(
      fc.property(series, ({ timeZone, day, time, recurrence, daysLater }) => {
        const first = instantOf(day, time, timeZone);
        const firstDay = dayIn(timeZone, first);
        const doneOn = addDays(firstDay, daysLater);
        const next = nextInSeries({ first, recurrence, timeZone }, first, doneOn);
        const nextDay = dayIn(timeZone, next);
        const after = doneOn > firstDay ? doneOn : firstDay;
        const { unit, count } = recurrenceStep(recurrence);
        const longest = { day: 1, week: 7, month: 31 }[unit] * count;
        const ahead = daysBetween(after, nextDay);
        // Samoa left a whole day out: there the next day shows one more.
        return ahead >= 1 && ahead <= longest + 1;
      }),
      { numRuns: 2000 },
    );
  });

  it('a moment in a zone is found again by what its clocks show', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), day, time, (timeZone, shown, clock) => {
        const moment = instantOf(shown, clock, timeZone);
        const again = instantOf(dayIn(timeZone, moment), timeOfDayIn(timeZone, moment), timeZone);
        const isLeftOut = dayIn(timeZone, moment) !== shown || timeOfDayIn(timeZone, moment) !== clock;
        // Where clocks go back, the earlier of two moments is meant.
        return isLeftOut || again === moment;
      }),
      { numRuns: 2000 },
    );
  });
});
