import type { GardenToday } from '@planted/contracts';
import { describeTask } from './describe-task';
import { type Clock, type DueReminder, todaysWork } from './todays-work';

const today = '2026-05-21';
const clock: Clock = {
  now: new Date('2026-05-21T10:00:00Z'),
  today,
  dayEnds: new Date('2026-05-22T00:00:00Z'),
};

const garden = (known: Partial<GardenToday> = {}): GardenToday => ({
  garden_id: 'g1',
  name: 'Garden 1',
  datesToSet: 0,
  wateringDue: 0,
  dryDays: 0,
  wasWatered: false,
  harvests: [],
  ...known,
});
const ripe = (plant_name: string, plants: number, readyDays: number) => ({
  id: plant_name,
  plant_name,
  plants,
  readyDays,
});
const reminder = (id: string, at: string, known: Partial<DueReminder> = {}): DueReminder => ({
  id,
  title: id,
  reminder_datetime: at,
  is_completed: false,
  is_active: true,
  priority: null,
  ...known,
});
const wordsOf = (...gardens: GardenToday[]) =>
  todaysWork(gardens, [], clock).map((task) => describeTask(task, today));

describe("today's work", () => {
  it.each([
    [2, 8, true, '8 days since the last watering. 2 plants are due.'],
    [1, 1, true, '1 day since the last watering. 1 plant is due.'],
    [1, 0, false, '1 plant planted today and not watered yet.'],
    [3, 4, false, 'Planted 4 days ago and not watered since. 3 plants are due.'],
  ])('asks for water for %d plants after %d dry days (watered before: %s)', (...[due, dry, was, why]) => {
    const thirsty = garden({ wateringDue: due, dryDays: dry, wasWatered: was });
    expect(wordsOf(thirsty)).toEqual([{ what: 'Water Garden 1', why }]);
  });

  it.each([
    [
      false,
      true,
      'Water Garden 1',
      '6 days since the last watering. 7 plants are due, counting what has ended.',
    ],
    [false, false, 'Water Garden 1', '6 days since the last watering. 7 plants are due.'],
    [true, true, undefined, undefined],
  ])(
    'SEA-11 waters no garden that has ended (%s), and says when the count has what did (%s)',
    (hasEnded, holdsEnded, what, why) => {
      const plan = { id: 'g1', name: 'Garden 1', isPlanned: true, steps: [], harvests: [], undated: 0 };
      const thirsty = garden({ wateringDue: 7, dryDays: 6, wasWatered: true });
      const [task] = todaysWork([thirsty], [], clock, [
        { ...plan, id: thirsty.garden_id, hasEnded, holdsEnded },
      ]);
      expect(task && describeTask(task, today)).toEqual(what === undefined ? undefined : { what, why });
    },
  );

  it('waters where it is driest first, and harvests what has been ripe longest first', () => {
    const first = garden({
      wateringDue: 1,
      dryDays: 2,
      harvests: [ripe('kale', 1, 4), ripe('radish', 2, 0)],
    });
    const second = garden({
      garden_id: 'g2',
      name: ' ',
      wateringDue: 1,
      dryDays: 3,
      harvests: [ripe('leek', 1, 9)],
    });
    expect(wordsOf(first, second).map(({ what }) => what)).toEqual([
      'Water Unnamed Garden',
      'Water Garden 1',
      'Harvest leek',
      'Harvest kale',
      'Harvest radish',
    ]);
    expect(wordsOf(first).map(({ why }) => why)).toContain('1 plant is ready in Garden 1. Ready for 4 days.');
    expect(wordsOf(first).map(({ why }) => why)).toContain('2 plants are ready in Garden 1.');
  });

  it('has nothing to do where nothing is due', () => {
    expect(todaysWork([garden()], [], clock)).toEqual([]);
  });

  it('takes reminders that are overdue or due before the day ends, and no others', () => {
    const reminders = [
      reminder('tonight', '2026-05-21T23:59:59Z'),
      reminder('tomorrow', '2026-05-22T00:00:00Z'),
      reminder('last week', '2026-05-14T08:00:00Z'),
      reminder('done', '2026-05-14T08:00:00Z', { is_completed: true }),
      reminder('asleep', '2026-05-14T08:00:00Z', { is_active: false }),
    ];
    const tasks = todaysWork([], reminders, clock);
    expect(tasks.map((task) => task.kind === 'reminder' && [task.reminder.id, task.isOverdue])).toEqual([
      ['tonight', false],
      ['last week', true],
    ]);
  });

  it('counts priority, and puts nothing that is due today behind old reminders of low priority', () => {
    const old = (id: string, priority: DueReminder['priority']) =>
      reminder(id, '2026-05-02T20:00:00Z', { priority });
    const tasks = todaysWork(
      [garden({ datesToSet: 1, wateringDue: 1, dryDays: 5, harvests: [ripe('kale', 1, 0)] })],
      [
        ...[old('old', null), old('old low', 1), old('old medium', 2), old('old high', 3)],
        reminder('tonight', '2026-05-21T20:00:00Z'),
        reminder('this morning', '2026-05-21T08:00:00Z', { priority: 1 }),
        reminder('tonight high', '2026-05-21T20:00:00Z', { priority: 3 }),
      ],
      clock,
    );
    expect(tasks.map((task) => (task.kind === 'reminder' ? task.reminder.id : task.kind))).toEqual([
      ...['old high', 'tonight high'],
      ...['water', 'harvest'],
      ...['old medium', 'this morning', 'tonight'],
      'set-dates',
      ...['old low', 'old'],
    ]);
  });
});
