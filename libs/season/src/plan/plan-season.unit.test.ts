import { toDay, toText } from '../calendar/day';
import { dayIn, planAt, planting, stepIn, written } from '../testing/plantings';
import type { PlannedPlanting, Planting } from './planting';

const peas = planting('peas', 'pea-snap', { squares: ['a'] });
const beans = planting('beans', 'bean-bush', { squares: ['a'], after: 'peas' });

describe('the steps of a planting', () => {
  it('SEA-5 are sowing, harvest and clearing of what is sown in its place', () => {
    const [plan] = planAt('Vienna', [peas]);
    expect(plan?.steps.map(({ kind }) => kind)).toEqual(['sow', 'first-harvest', 'last-harvest', 'clear']);
    expect(plan?.steps.every(({ state, was }) => state === 'planned' && was === null)).toBe(true);
  });

  it('are sowing indoors and planting out of what is raised, and bloom of flowers', () => {
    const plan = planAt('Vienna', [
      planting('tomato', 'tomato-cherry', { start: 'sow-indoors' }),
      planting('bought', 'tomato-cherry', { start: 'plant-out' }),
      planting('zinnia', 'zinnia'),
    ]);
    expect(plan[0]?.steps.map(({ kind }) => kind).slice(0, 2)).toEqual(['sow-indoors', 'plant-out']);
    expect(dayIn(plan, 'tomato', 'plant-out') - dayIn(plan, 'tomato', 'sow-indoors')).toBe(49);
    expect(plan[1]?.steps[0]?.kind).toBe('plant-out');
    expect(plan[2]?.steps.map(({ kind }) => kind)).toEqual(['sow', 'first-bloom', 'last-bloom', 'clear']);
  });

  it('SEA-11 end an annual at killing frost', () => {
    const plan = planAt('Duluth', [planting('tomato', 'tomato-cherry')]);
    expect(stepIn(plan, 'tomato', 'last-harvest')?.causes).toEqual([{ code: 'frost-ends' }]);
    expect(toText(dayIn(plan, 'tomato', 'clear'))).toBe('2027-10-01');
  });

  it('take garlic into the next year, and apples to the years in which they bear', () => {
    const plan = planAt(
      'Duluth',
      [planting('garlic', 'garlic'), planting('apple', 'apple-dwarf', { season: 2024 })],
      toDay('2028-03-01'),
    );
    expect(toText(dayIn(plan, 'garlic', 'plant-out'))).toMatch(/^2027-(09|10)/);
    expect(toText(dayIn(plan, 'garlic', 'first-harvest'))).toMatch(/^2028-0(7|8)/);
    expect(toText(dayIn(plan, 'apple', 'first-harvest'))).toMatch(/^2028-/);
    expect(plan[1]?.stands?.until).toBeNull();
  });

  it('SEA-4 are half a year later in the south', () => {
    const plan = planAt('Christchurch', [planting('tomato', 'tomato-cherry', { season: 2026 })]);
    expect(toText(dayIn(plan, 'tomato', 'plant-out'))).toMatch(/^2026-1[12]/);
    expect(toText(dayIn(plan, 'tomato', 'first-harvest'))).toMatch(/^2027-0[12]/);
  });

  it('SEA-13 have no frost to wait for indoors', () => {
    const plan = planAt('Duluth', [
      planting('lettuce', 'lettuce-leaf', { style: 'hydroponic', notBefore: toDay('2027-01-10') }),
    ]);
    expect(toText(dayIn(plan, 'lettuce', 'sow'))).toBe('2027-01-10');
  });

  it('are not before the day on which a planting was added, and take the second season when the first is over', () => {
    const late = (notBefore: string) =>
      dayIn(planAt('Atlanta', [{ ...peas, notBefore: toDay(notBefore) }]), 'peas', 'sow');
    expect(toText(late('2027-03-20'))).toBe('2027-03-20');
    expect(toText(late('2027-06-20'))).toMatch(/^2027-08/);
  });

  it('begin with a bought plant where it was added after the last day to sow indoors', () => {
    const added = (other: Partial<Planting> = {}) =>
      planAt('Duluth', [
        planting('tomato', 'tomato-cherry', { notBefore: toDay('2027-06-20'), ...other }),
      ])[0]?.steps.map(({ kind, day: on }) => `${kind} ${toText(on)}`)[0];
    expect(added()).toBe('plant-out 2027-06-20');
    expect(added({ notBefore: toDay('2027-04-01') })).toMatch(/^sow-indoors 2027-04/);
    expect(added({ start: 'sow-indoors' })).toBe('sow-indoors 2027-06-20');
    expect(added({ moved: { 'sow-indoors': toDay('2027-04-20') } })).toBe('sow-indoors 2027-04-20');
    expect(added({ done: { 'sow-indoors': toDay('2027-04-09') } })).toBe('sow-indoors 2027-04-09');
  });

  it('are not overdue where the window had closed when the planting was added', () => {
    const stateOn = (today: string, notBefore: string | null) =>
      stepIn(
        planAt(
          'Vienna',
          [planting('onion', 'onion-bulb', { notBefore: notBefore === null ? null : toDay(notBefore) })],
          toDay(today),
        ),
        'onion',
        'plant-out',
      )?.state;
    expect(stateOn('2027-06-20', null)).toBe('overdue');
    expect(stateOn('2027-06-20', '2027-06-15')).toBe('planned');
    expect(stateOn('2027-06-20', '2027-03-25')).toBe('overdue');
  });
});

describe('SEA-14 plantings of the first edition', () => {
  const old = planting('old', 'tomato-cherry', { season: null, squares: ['a'] });

  it('stand all season without dates', () => {
    expect(planAt('Vienna', [old])).toEqual([
      { id: 'old', steps: [], stands: { from: null, until: null }, warnings: [] },
    ]);
  });

  it('make room when they end', () => {
    const end = { day: toDay('2027-06-01'), how: 'harvested' } as const;
    const plan = planAt('Vienna', [
      { ...old, end },
      { ...beans, after: 'old' },
    ]);
    expect(dayIn(plan, 'beans', 'sow')).toBe(toDay('2027-06-01'));
  });
});

it('SEA-4 a leap year moves no window but by its own day', () => {
  const [in2027] = planAt('Vienna', [peas]);
  const [in2028] = planAt('Vienna', [{ ...peas, season: 2028 }]);
  const days = (plan: PlannedPlanting | undefined) =>
    plan ? written(plan).map((text) => text.slice(-5)) : [];
  expect(days(in2028)[0]).toBe(days(in2027)[0]);
});
