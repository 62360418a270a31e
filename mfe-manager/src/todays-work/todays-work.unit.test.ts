import { addDays, gardenEventNotes } from '@planted/garden-domain';
import { examplePlant } from '@planted/contracts/testing';
import { attachPlants } from '../gardens/planted-garden';
import { activityOf, gardenPlantOf, gardenRowOf } from '../testing/rows';
import { describeTask } from './describe-task';
import { type Clock, daysBetweenWaterings, type DueReminder, todaysWork } from './todays-work';

const today = '2026-05-21';
const clock: Clock = {
  now: new Date('2026-05-21T10:00:00Z'),
  today,
  dayEnds: new Date('2026-05-22T00:00:00Z'),
};

const plant = (frequency: number, days = 70) =>
  examplePlant({ id: `plant-${frequency}`, water_frequency: frequency, days_to_maturity: days });
const planted = (n: number, daysAgo: number, wateredAgo: number | null, of = plant(2)) =>
  gardenPlantOf(n, {
    planted_date: addDays(today, -daysAgo),
    last_watered: wateredAgo === null ? null : addDays(today, -wateredAgo),
    plant: of,
  });
const gardenWith = (...plants: ReturnType<typeof gardenPlantOf>[]) =>
  attachPlants([gardenRowOf(1)], plants, today);
const reminder = (id: string, at: string, known: Partial<DueReminder> = {}): DueReminder => ({
  id,
  title: id,
  reminder_datetime: at,
  is_completed: false,
  is_active: true,
  ...known,
});

describe("today's work", () => {
  it.each([
    [1, 7],
    [2, 3],
    [3, 2],
    [4, 1],
    [7, 1],
    [14, 1],
    [0, Number.POSITIVE_INFINITY],
  ])('a plant that drinks %d times a week waits %d days', (perWeek, days) => {
    expect(daysBetweenWaterings(perWeek)).toBe(days);
  });

  it.each([
    ['watered as long ago as it may wait', planted(0, 30, 3), true],
    ['watered a day less ago', planted(0, 30, 2), false],
    ['planted today and never watered', planted(0, 0, null), true],
    ['not planted yet', gardenPlantOf(0), false],
    ['to be planted tomorrow', planted(0, -1, null), false],
  ])('asks for water for a plant that is %s: %s', (_which, entry, isDue) => {
    const tasks = todaysWork(gardenWith(entry), [], [], clock).filter(({ kind }) => kind === 'water');
    expect(tasks).toHaveLength(isDue ? 1 : 0);
  });

  it('does not ask for water once any plant of the garden was watered today', () => {
    expect(todaysWork(gardenWith(planted(0, 30, 9), planted(1, 30, 0)), [], [], clock)).toEqual([]);
  });

  it('counts the thirsty plants of a garden and its driest days', () => {
    const gardens = gardenWith(planted(0, 30, 4), planted(1, 30, 8, plant(1)), planted(2, 30, 4, plant(1)));
    const [task] = todaysWork(gardens, [], [], clock);
    expect(task).toMatchObject({ kind: 'water', thirsty: 2, dryDays: 8, wasWatered: true });
    expect(task && describeTask(task, today)).toEqual({
      what: 'Water Garden 1',
      why: '8 days since the last watering. 2 plants are due.',
    });
  });

  it('brings what is ripe together by kind, the longest ripe first', () => {
    const ripe = (n: number, id: string, daysAgo: number) =>
      planted(n, daysAgo, 0, examplePlant({ id, plant_name: id, days_to_maturity: 30 }));
    const gardens = gardenWith(ripe(0, 'radish', 30), ripe(1, 'kale', 34), ripe(2, 'radish', 29));
    const tasks = todaysWork(gardens, [], [], clock);
    expect(tasks.map((task) => describeTask(task, today))).toEqual([
      { what: 'Harvest the kale', why: '1 plant is ready in Garden 1. Ripe for 4 days.' },
      { what: 'Harvest the radish', why: '1 plant is ready in Garden 1.' },
    ]);
  });

  it.each([
    ['of one of them today', 'plant', 0, false],
    ['of the whole garden six days ago', 'garden', 6, false],
    ['of one of them a week ago', 'plant', 7, true],
  ] as const)('once a harvest was logged %s, asks for the kind again: %s %d %s', (_what, of, ago, isDue) => {
    const ripe = [0, 1].map((n) => planted(n, 90, 0));
    const logged = activityOf(1, {
      event_type: 'harvested',
      subject: of,
      subject_id: of === 'plant' ? gardenPlantOf(1).id : gardenRowOf(1).id,
      event_details: {
        notes: gardenEventNotes(addDays(today, -ago), '18:05', ''),
        value: null,
        unit: null,
        old_status: null,
        new_status: null,
      },
    });
    const tasks = todaysWork(gardenWith(...ripe), [], [logged], clock);
    expect(tasks).toHaveLength(isDue ? 1 : 0);
  });

  it('takes reminders that are overdue or due before the day ends, and no others', () => {
    const reminders = [
      reminder('tonight', '2026-05-21T23:59:59Z'),
      reminder('tomorrow', '2026-05-22T00:00:00Z'),
      reminder('last week', '2026-05-14T08:00:00Z'),
      reminder('done', '2026-05-14T08:00:00Z', { is_completed: true }),
      reminder('asleep', '2026-05-14T08:00:00Z', { is_active: false }),
    ];
    const tasks = todaysWork([], reminders, [], clock);
    expect(tasks.map((task) => task.kind === 'reminder' && [task.reminder.id, task.isOverdue])).toEqual([
      ['last week', true],
      ['tonight', false],
    ]);
  });

  it('begins with what is overdue and ends with dates to set', () => {
    const ripe = planted(1, 30, 5, plant(1, 30));
    const tasks = todaysWork(
      gardenWith(planted(0, 30, 5), ripe, gardenPlantOf(2)),
      [reminder('tonight', '2026-05-21T20:00:00Z'), reminder('late', '2026-05-20T20:00:00Z')],
      [],
      clock,
    );
    expect(tasks.map(({ kind }) => kind)).toEqual(['reminder', 'water', 'harvest', 'reminder', 'set-dates']);
  });
});
