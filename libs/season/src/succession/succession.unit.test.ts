import { toDay, toText } from '../calendar/day';
import { almanacOf, dayIn, planAt, planting } from '../testing/plantings';
import { chancesFrom, sowingDays } from './succession';

const kinds = [
  'bean-bush',
  'radish',
  'tomato-beefsteak',
  'kale-curly',
  'apple-dwarf',
  'garlic',
  'lettuce-leaf',
];
const from = (place: string, day: string, until: string | null = null) =>
  chancesFrom(almanacOf(place), kinds, {
    season: 2027,
    style: 'open',
    from: toDay(day),
    until: until === null ? null : toDay(until),
  });

describe('SEA-8 what could stand in a square that is free', () => {
  it('is what still ripens, in the order of its harvest, with the last day to start it', () => {
    const chances = from('Vienna', '2027-07-03');
    expect(chances.map(({ plantId }) => plantId)).toContain('bean-bush');
    expect(chances.map(({ ripe }) => ripe)).toEqual(
      chances.map(({ ripe }) => ripe).toSorted((a, b) => a - b),
    );
    for (const chance of chances) {
      expect(chance.from).toBeGreaterThanOrEqual(toDay('2027-07-03'));
      expect(chance.last === null || chance.from <= chance.last).toBe(true);
    }
  });

  it('is less from week to week, and nothing before winter', () => {
    const ids = (day: string) => from('Duluth', day).map(({ plantId }) => plantId);
    expect(ids('2027-06-20')).toContain('bean-bush');
    expect(ids('2027-08-01')).not.toContain('bean-bush');
    expect(ids('2027-08-01')).toContain('radish');
    expect(ids('2027-11-01')).toEqual([]);
  });

  it('SEA-9 is planned for fall where its square is free after its spring', () => {
    const peas = planting('peas', 'pea-snap', { done: { sow: toDay('2027-05-25') } });
    const spinach = planting('spinach', 'spinach', { after: 'peas', squares: ['peas'] });
    const plan = planAt('Duluth', [peas, spinach], toDay('2027-06-15'));
    const free = plan[0]?.stands?.until ?? 0;
    const [chance] = chancesFrom(almanacOf('Duluth'), ['spinach'], {
      ...{ season: 2027, style: 'open' as const, from: free, until: null },
    });
    expect(plan[1]?.warnings).toEqual([]);
    expect(dayIn(plan, 'spinach', 'sow')).toBe(chance?.from);
    expect(dayIn(plan, 'spinach', 'sow')).toBeGreaterThanOrEqual(free);
  });

  it('is out before what follows', () => {
    expect(from('Vienna', '2027-04-01', '2027-05-31').map(({ plantId }) => plantId)).toEqual(['radish']);
  });
});

describe('SEA-8 a succession', () => {
  const model = almanacOf('Duluth').modelOf('bean-bush', 'open');
  const days = (first: string, times: number) =>
    sowingDays(model, { season: 2027, first: toDay(first), every: 14, times }).map(toText);

  it('is every so many days, until the last that still ripens', () => {
    expect(days('2027-06-15', 3)).toEqual(['2027-06-15', '2027-06-29', '2027-07-13']);
    expect(days('2027-06-15', 8)).toEqual(['2027-06-15', '2027-06-29', '2027-07-13']);
  });

  it('is none when its first is too late', () => {
    expect(days('2027-09-01', 3)).toEqual([]);
  });
});
