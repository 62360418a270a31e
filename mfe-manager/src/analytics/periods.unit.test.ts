import type { GardenDay } from '@planted/contracts';
import { addDays } from '@planted/garden-domain';
import { figureOf, MEASURES, sentenceOf } from './measures';
import { isEmpty, longName, stepsOf } from './periods';

/** So many days up to 2026-03-10, on each of which one plant is planted and health is what is told. */
const daysOf = (count: number, known: (at: number) => Partial<GardenDay> = () => ({})): GardenDay[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ day: addDays('2026-03-10', at + 1 - count), planted: 1, watered: 0, harvested: 0, growing: at },
    ...{ health: null, ...known(at) },
  }));

describe('the steps of a period', () => {
  it('shows a month day by day', () => {
    const steps = stepsOf(daysOf(365), { days: 30, step: 'day' });
    expect(steps).toHaveLength(30);
    expect(steps.at(-1)).toMatchObject({ first: '2026-03-10', last: '2026-03-10', planted: 1 });
  });

  it('shows weeks that are whole up to today', () => {
    const steps = stepsOf(daysOf(365), { days: 91, step: 'week' });
    expect(steps).toHaveLength(13);
    expect(steps.map(({ planted }) => planted)).toEqual(Array(13).fill(7));
    expect(steps.at(-1)).toMatchObject({ first: '2026-03-04', last: '2026-03-10' });
  });

  it('shows a year by calendar months, also through a leap day', () => {
    const days = daysOf(365).map((one, at) => ({ ...one, day: addDays('2024-01-01', at) }));
    const steps = stepsOf(days, { days: 365, step: 'month' });
    expect(steps.map(({ planted }) => planted)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 30]);
    expect(steps[1]).toMatchObject({ first: '2024-02-01', last: '2024-02-29' });
  });

  it('sums what happened, and takes health and growth as they stood at the end', () => {
    const days = daysOf(14, (at) => ({ watered: 2, harvested: 1, health: at < 10 ? 8 : 6 }));
    expect(stepsOf(days, { days: 91, step: 'week' })).toEqual([
      {
        ...{ first: '2026-02-25', last: '2026-03-03' },
        ...{ planted: 7, watered: 14, harvested: 7, growing: 6, health: 8 },
      },
      {
        ...{ first: '2026-03-04', last: '2026-03-10' },
        ...{ planted: 7, watered: 14, harvested: 7, growing: 13, health: 6 },
      },
    ]);
  });

  it('names a step by its days', () => {
    const [week] = stepsOf(daysOf(7), { days: 91, step: 'week' });
    expect(week && longName(week, 'week').replaceAll('\u2009', ' ')).toBe('Mar 4 – 10, 2026');
    expect(week && longName(week, 'month')).toBe('March 2026');
  });

  it('is empty without anything that happened or grows', () => {
    const quiet = { planted: 0, growing: 0 };
    expect(isEmpty(daysOf(3, () => quiet))).toBe(true);
    expect(isEmpty(daysOf(3, (at) => ({ ...quiet, watered: at })))).toBe(false);
    expect(isEmpty([])).toBe(true);
  });
});

describe('a chart in words', () => {
  const steps = stepsOf(
    daysOf(3, (at) => ({ planted: at === 1 ? 4 : 0, health: at === 0 ? null : at === 1 ? 9 : 7.6 })),
    { days: 30, step: 'day' },
  );
  const [planted, watered, health] = MEASURES;

  it('shows the sum and when most happened', () => {
    expect(planted && sentenceOf(planted, steps, 'day')).toBe(
      'Planted: 4 plants, most on Mar 9, 2026 (4 plants)',
    );
    expect(watered && sentenceOf(watered, steps, 'day')).toBe('Watered: 0 times');
  });

  it('shows health as it is and between what it was', () => {
    expect(health && sentenceOf(health, steps, 'day')).toBe('Health: 76% now, between 76% and 90%');
    expect(health && figureOf(health, steps.slice(0, 1))).toBe('Nothing growing');
  });
});
