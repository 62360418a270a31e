import { createAlmanac, cropFacts, toDay, toText } from '@planted/season';
import { madison } from '@planted/season/testing/madison';
import { bean, beanFact } from '../../testing/madison';
import { firstGoodDay, turnsOf } from './turns';

const crop = cropFacts({ ...bean, lifecycle: 'annual' }, beanFact);
const almanac = createAlmanac(
  madison,
  new Map([
    [crop.id, crop],
    ['chives', { ...crop, id: 'chives', lifecycle: 'perennial' as const }],
  ]),
);
const words = { nameOf: () => 'Bush Bean', year: 2027, temperature: 'F' as const };
const turns = (first: string, every: number, times: number) =>
  turnsOf(almanac.modelOf(crop.id, 'open'), { first: toDay(first), every, times }, words).map(
    ({ day, problem, isLast }) => [toText(day), problem, isLast] as const,
  );

describe('SEA-8 sowings in turns', () => {
  it('are so many, so many days apart, while all of them ripen', () => {
    expect(turns('2027-05-20', 14, 3)).toEqual([
      ['2027-05-20', null, false],
      ['2027-06-03', null, false],
      ['2027-06-17', null, false],
    ]);
  });

  it('mark the last that still ripens, and refuse those after it with the reason', () => {
    const all = turns('2027-06-20', 14, 6);
    const late = all.filter(([, problem]) => problem !== null);
    expect(late.length).toBeGreaterThan(0);
    for (const [, problem] of late)
      expect(problem).toMatch(
        /^Too late to ripen: [A-Z][a-z]+ \d+ is the last day on which it still does\.$/,
      );
    expect(all.filter(([, , isLast]) => isLast)).toEqual([all[all.length - late.length - 1]]);
    // Asked for no more than that, it is marked as well.
    expect(turns('2027-06-20', 14, 6 - late.length).at(-1)?.[2]).toBe(true);
  });

  it('are refused before the season begins', () => {
    expect(turns('2027-03-01', 14, 1)[0]?.[1]).toMatch(/^Out of season: again from (April|May) \d+\.$/);
  });
});

describe('SEA-8 the first good day of a succession', () => {
  it('is today within the season, its beginning before it, and that of the next year after it', () => {
    const day = (today: string) => {
      const first = firstGoodDay(almanac, crop.id, 'open', toDay(today));
      return first === undefined ? undefined : toText(first);
    };
    expect(day('2027-06-10')).toBe('2027-06-10');
    expect(day('2027-01-10')).toMatch(/^2027-0[45]/);
    expect(day('2027-11-10')).toMatch(/^2028-0[45]/);
  });

  it('is none of a kind that stays for years', () => {
    expect(firstGoodDay(almanac, 'chives', 'open', toDay('2027-06-10'))).toBeUndefined();
  });
});
