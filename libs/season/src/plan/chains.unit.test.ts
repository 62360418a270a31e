import { toDay, toText } from '../calendar/day';
import { dayIn, planAt, planting } from '../testing/plantings';

const peas = planting('peas', 'pea-snap', { squares: ['a'] });
const beans = planting('beans', 'bean-bush', { squares: ['a'], after: 'peas' });

describe('SEA-8 chains', () => {
  it('begin the day after the last harvest of what stood before', () => {
    const plan = planAt('Atlanta', [peas, beans]);
    expect(dayIn(plan, 'beans', 'sow')).toBe(dayIn(plan, 'peas', 'last-harvest') + 1);
    expect(plan[1]?.stands?.from).toBe(plan[0]?.stands?.until);
  });

  it('pushed past the last sowing that still ripens say so, with that day', () => {
    const plan = planAt(
      'Duluth',
      [{ ...peas, done: { sow: toDay('2027-05-25') } }, beans],
      toDay('2027-05-25'),
    );
    expect(plan[1]?.warnings).toEqual([{ code: 'too-late-to-ripen', last: expect.any(Number) }]);
    const [warning] = plan[1]?.warnings ?? [];
    expect(warning?.code === 'too-late-to-ripen' && toText(warning.last)).toMatch(/^2027-07/);
  });

  it('raise their seedlings while the square is still taken', () => {
    const squash = planting('squash', 'zucchini', { squares: ['a'], after: 'peas', start: 'sow-indoors' });
    const plan = planAt('Atlanta', [peas, squash]);
    expect(dayIn(plan, 'squash', 'plant-out')).toBe(dayIn(plan, 'peas', 'clear'));
    expect(dayIn(plan, 'squash', 'sow-indoors')).toBeLessThan(dayIn(plan, 'peas', 'clear'));
  });

  it('keep their turn in a succession', () => {
    const sowings = ['one', 'two', 'three'].map((id, index, all) =>
      planting(id, 'lettuce-leaf', { spaced: index === 0 ? null : { from: all[index - 1] ?? '', days: 14 } }),
    );
    const plan = planAt('Vienna', sowings);
    expect(dayIn(plan, 'three', 'sow') - dayIn(plan, 'one', 'sow')).toBe(28);
    const late = planAt('Vienna', [
      { ...(sowings[0] ?? peas), done: { sow: dayIn(plan, 'one', 'sow') + 5 } },
      ...sowings.slice(1),
    ]);
    expect(dayIn(late, 'three', 'sow') - dayIn(plan, 'three', 'sow')).toBe(5);
  });

  it('wait for what an earlier season left in their square', () => {
    const garlic = planting('garlic', 'garlic', { squares: ['a'], season: 2026 });
    const plan = planAt('Atlanta', [garlic, planting('later', 'bean-bush', { squares: ['a'] })]);
    expect(dayIn(plan, 'later', 'sow')).toBe(dayIn(plan, 'garlic', 'clear'));
  });

  it('let a fast crop grow among a slow one', () => {
    const radish = planting('radish', 'radish', { squares: ['a'], among: 'peas' });
    const plan = planAt('Atlanta', [peas, radish]);
    expect(plan[1]?.stands?.from).toBeLessThan(plan[0]?.stands?.until ?? 0);
  });

  it('stand still behind a plant that stays, and say behind which', () => {
    const apple = planting('apple', 'apple-dwarf', { squares: ['a'], season: 2025 });
    const [, plan] = planAt('Vienna', [apple, { ...beans, after: 'apple' }]);
    expect(plan).toEqual({
      id: 'beans',
      steps: [],
      stands: null,
      warnings: [{ code: 'waits-for-ever', planting: 'apple' }],
    });
  });
});
