import type { Reminder, SeasonPlanting } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { toDay } from '@planted/season';
import { almanacsAt, cropsOf, knownOn, plansOf } from '@planted/season-plan/plan';
import { madison } from '@planted/season/testing/madison';
import { dueThings } from './due-things';
import { noteLetter, noteWords } from './note-words';

const plants = ['Bush Bean', 'Spinach'].map((plant_name) =>
  examplePlant({
    ...{ id: plant_name, plant_name, plant_type: 'vegetable', days_to_maturity: 55, single_harvest: true },
  }),
);
const crops = cropsOf(
  plants,
  plants.map(({ id }) => ({ ...exampleSeasonFact(), id })),
);
const planting = (id: string, other: Partial<SeasonPlanting> = {}): SeasonPlanting => ({
  ...{ id, gardenId: 'bed', plantId: 'Bush Bean', plantName: 'Bush Bean', color: '#aac62f' },
  ...{ plantsPerSquare: null, x: 0, y: 0, width: 1, height: 1, squares: 1, state: 'standing' },
  ...{ after: null, wasComing: false, fixed: [], done: [], plantedDay: null, harvestDays: [], end: null },
  ...other,
});

function planOn(day: string, ...plantings: SeasonPlanting[]) {
  const known = knownOn(toDay(day), plants);
  const gardens = [...new Set(plantings.map(({ gardenId }) => gardenId))].map((id) => ({
    ...{ id, name: `Garden ${id}`, style: 'raised-bed' as const, version: 1 },
  }));
  const ids = gardens.map(({ id }) => id);
  const almanacs = almanacsAt(ids, { climate: madison, gardens: [] }, crops);
  return { gardens: plansOf({ gardens, plantings }, { almanacs, known, learns: false }).gardens, known };
}

const reminder = (title: string, other: Partial<Reminder> = {}): Reminder => ({
  ...{ id: title, title, description: '', reminder_datetime: '2027-07-01T12:00:00Z', is_completed: false },
  ...{ is_active: true, priority: null, tags: [], plant_id: null, garden_id: null, plant_name: null },
  ...{ garden_name: null, recurrence_type: null, recurrence_interval: null, time_zone: 'UTC' },
  ...{ is_watering: false, completed_at: null, completed_by: null },
  ...other,
});
const thirsty = (garden_id: string, dryDays: number, name = `Garden ${garden_id}`) => ({
  ...{ garden_id, name, dryDays, wateringDue: 2 },
});
const day = '2027-07-01';
const nothing = planOn(day);
const whats = (...asked: Parameters<typeof dueThings>) => dueThings(...asked).map(({ what }) => what);

describe('what a morning note is of', () => {
  it('TEL-4 is of all gardens, in the order of Today: urgent, water, harvest, steps, reminders, what can wait', () => {
    const plan = planOn(
      day,
      planting('a'),
      planting('b', {
        gardenId: 'other',
        plantId: 'Spinach',
        plantName: 'Spinach',
        plantedDay: '2027-04-20',
      }),
    );
    const reminders = [
      reminder('Old and small', { reminder_datetime: '2027-06-01T12:00:00Z' }),
      reminder('Order straw', { priority: 2 }),
      reminder('Call the well driller', { priority: 3 }),
    ];
    const things = dueThings(plan, [thirsty('bed', 2), thirsty('other', 9)], reminders, 'UTC');
    expect(things.map(({ what, late }) => [what, late])).toEqual([
      ['Call the well driller', null],
      ['Water Garden other', null],
      ['Water Garden bed', null],
      ['Harvest Spinach', null],
      ['Sow Bush Bean', null],
      ['Order straw', null],
      ['Old and small', 'since June 1'],
    ]);
    expect(things.map(({ where }) => where)).toEqual([
      ...[null, null, null, '1 plant in Garden other', '1 square in Garden bed', null, null],
    ]);
  });

  it('TEL-4 is of nothing before its day, of what is done or asks no more', () => {
    expect(whats(planOn('2027-01-10', planting('a')), [], [], 'UTC')).toEqual([]);
    const over = [
      reminder('Done', { is_completed: true }),
      reminder('Off', { is_active: false }),
      reminder('Tomorrow', { reminder_datetime: '2027-07-02T00:00:00Z' }),
    ];
    expect(whats(nothing, [{ ...thirsty('bed', 0), wateringDue: 0 }], over, 'UTC')).toEqual([]);
  });

  it('TEL-4 has the day of the garden’s clock', () => {
    const late = [reminder('Late', { reminder_datetime: '2027-07-02T03:30:00Z' })];
    expect(whats(nothing, [], late, 'America/Chicago')).toEqual(['Late']);
    expect(whats(nothing, [], late, 'Asia/Tokyo')).toEqual([]);
  });

  it('TEL-4 tells once what is said twice', () => {
    const plan = planOn(day, planting('a'));
    const reminders = [
      reminder('sow bush bean.', { garden_id: 'bed' }),
      reminder('Water the bed', { is_watering: true, garden_id: 'bed', garden_name: '' }),
    ];
    expect(whats(plan, [thirsty('bed', 4)], reminders, 'UTC')).toEqual(['Sow Bush Bean', 'Water the bed']);
  });
});

describe('how a morning note says it', () => {
  const things = dueThings(
    nothing,
    [thirsty('one', 3), thirsty('two', 2), thirsty('three', 1, ' ')],
    [reminder('Thin\nthe carrots', { reminder_datetime: '2026-12-30T12:00:00Z', garden_name: 'Kitchen' })],
    'UTC',
  );

  it('TEL-4 counts in the title and names at most three things, of several gardens in one note', () => {
    expect(noteWords(things)).toEqual({
      title: '4 things in your gardens',
      body: 'Water Garden one · Water Garden two · Water Unnamed Garden',
    });
    expect(noteWords(things.slice(3))).toEqual({
      title: '1 thing in your garden',
      body: 'Thin\nthe carrots (since December 30, 2026)',
    });
  });

  it('TEL-5 lists everything in a letter, a line each, with where it is ended', () => {
    const pages = {
      today: 'https://a/dashboard',
      account: 'https://a/account',
      unsubscribe: 'https://a/u/T',
    };
    expect(noteLetter(things, pages)).toBe(`- Water Garden one
- Water Garden two
- Water Unnamed Garden
- Thin the carrots (Kitchen, since December 30, 2026)

Today in Planted: https://a/dashboard

You asked for this letter in your account: https://a/account
No more of these letters: https://a/u/T
`);
    const many = noteLetter(Array(52).fill(things[0]), pages);
    expect(many.match(/^- Water/gm)).toHaveLength(50);
    expect(many).toContain('- and 2 more\n');
  });
});
