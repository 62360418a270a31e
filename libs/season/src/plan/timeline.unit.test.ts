import { toDay } from '../calendar/day';
import { dayIn, planAt, planting, stepIn } from '../testing/plantings';

const peas = planting('peas', 'pea-snap', { squares: ['a'] });
const beans = planting('beans', 'bean-bush', { squares: ['a'], after: 'peas' });

describe('SEA-6 moved steps', () => {
  it('stay where the gardener put them, and everything behind follows', () => {
    const plan = planAt('Vienna', [peas]);
    const sow = dayIn(plan, 'peas', 'sow');
    const moved = planAt('Vienna', [{ ...peas, moved: { sow: sow + 20 } }]);
    expect(stepIn(moved, 'peas', 'sow')).toMatchObject({ day: sow + 20, was: sow, state: 'planned' });
    expect(stepIn(moved, 'peas', 'sow')?.causes.at(-1)).toEqual({ code: 'moved', days: 20 });
    expect(dayIn(moved, 'peas', 'clear')).toBeGreaterThan(dayIn(plan, 'peas', 'clear'));
  });

  it('into frost are told with their odds', () => {
    const tomato = planting('tomato', 'tomato-cherry', {
      start: 'plant-out',
      moved: { 'plant-out': toDay('2027-05-14') },
    });
    const [plan] = planAt('Duluth', [tomato]);
    expect(plan?.steps[0]?.day).toBe(toDay('2027-05-14'));
    expect(plan?.warnings).toEqual([
      { code: 'frost-likely', step: 'plant-out', odds: expect.closeTo(0.5, 1) },
    ]);
  });
});

describe('SEA-7 what happened', () => {
  it("'done' late moves what follows, a chain included", () => {
    const before = planAt('Vienna', [peas, beans]);
    const sown = dayIn(before, 'peas', 'sow') + 9;
    const plan = planAt('Vienna', [{ ...peas, done: { sow: sown } }, beans], sown);
    expect(stepIn(plan, 'peas', 'sow')).toMatchObject({ day: sown, was: sown - 9, state: 'done' });
    expect(dayIn(plan, 'beans', 'sow')).toBe(dayIn(plan, 'peas', 'clear'));
    expect(dayIn(plan, 'beans', 'sow')).toBeGreaterThan(dayIn(before, 'beans', 'sow'));
    expect(stepIn(plan, 'beans', 'sow')?.was).toBe(dayIn(before, 'beans', 'sow'));
  });

  it("'not yet' puts a step off by a week, and what follows", () => {
    const before = planAt('Vienna', [peas]);
    const today = dayIn(before, 'peas', 'sow') + 3;
    const plan = planAt('Vienna', [{ ...peas, notYet: { sow: today } }], today);
    expect(stepIn(plan, 'peas', 'sow')).toMatchObject({ day: today + 7, state: 'not-yet' });
    expect(dayIn(plan, 'peas', 'first-harvest')).toBeGreaterThan(dayIn(before, 'peas', 'first-harvest'));
  });

  it("'failed' ends it and frees its square; it is never harvested", () => {
    const end = { day: toDay('2027-05-20'), how: 'failed' } as const;
    const plan = planAt(
      'Vienna',
      [{ ...peas, done: { sow: toDay('2027-03-10') }, end }, beans],
      toDay('2027-05-20'),
    );
    expect(plan[0]?.steps.map(({ kind }) => kind)).toEqual(['sow']);
    expect(plan[0]?.stands?.until).toBe(end.day);
    expect(dayIn(plan, 'beans', 'sow')).toBe(toDay('2027-05-20'));
  });

  it('sowing the next crop early is the end of the one before', () => {
    const plan = planAt(
      'Vienna',
      [peas, { ...beans, done: { sow: toDay('2027-05-15') } }],
      toDay('2027-05-16'),
    );
    expect(plan[0]?.stands?.until).toBe(toDay('2027-05-15'));
    expect(stepIn(plan, 'peas', 'clear')).toMatchObject({ day: toDay('2027-05-15'), state: 'done' });
  });

  it('a later step that was done makes the earlier ones done', () => {
    const plan = planAt(
      'Vienna',
      [{ ...peas, done: { 'first-harvest': toDay('2027-06-10') } }],
      toDay('2027-06-20'),
    );
    expect(stepIn(plan, 'peas', 'sow')?.state).toBe('done');
  });

  it("is overdue from the day after its window, and no one's work in the next season", () => {
    const tomato = [planting('tomato', 'tomato-cherry', { start: 'plant-out' })];
    const window = stepIn(planAt('Duluth', tomato), 'tomato', 'plant-out')?.window;
    if (!window) throw new Error('no window');
    const state = (today: number) => stepIn(planAt('Duluth', tomato, today), 'tomato', 'plant-out')?.state;
    expect([state(window.from + 1), state(window.to), state(window.to + 1)]).toEqual([
      'planned',
      'planned',
      'overdue',
    ]);
    expect(state(toDay('2028-04-01'))).toBe('planned');
  });
});
