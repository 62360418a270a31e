import type { CalendarContents, Reminder, SeasonPlanting } from '@planted/contracts';
import { examplePlant, exampleSeasonFact } from '@planted/contracts/testing';
import { type Climate, toDay, toText } from '@planted/season';
import { almanacsAt, cropsOf, knownOn, plansOf } from '@planted/season-plan/plan';
import { madison } from '@planted/season/testing/madison';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { calendarEntries } from './calendar-entries';
import { publishEntries } from './publish-entries';
import { writeCalendar } from './write-calendar';

const names = {
  plain: 'Bush Bean',
  long: 'Kapuzinererbse '.repeat(12).trim(),
  emoji: '🫘, 豆; فول',
  right: 'שעועית',
};
const plants = Object.entries(names).map(([id, plant_name]) =>
  examplePlant({ id, plant_name, plant_type: 'vegetable', days_to_maturity: 55, single_harvest: true }),
);
const crops = cropsOf(
  plants,
  plants.map(({ id }) => ({ ...exampleSeasonFact(), id })),
);

const christchurch: Climate = {
  ...madison,
  ...{ latitude: -43.5, hemisphere: 'south' },
  lastFrost: { p90: 255, p50: 270, p10: 290 },
  firstFrost: { p10: 110, p50: 125, p90: 140 },
};

const planting = (id: string, other: Partial<SeasonPlanting> = {}): SeasonPlanting => ({
  ...{
    id,
    gardenId: 'bed',
    plantId: 'plain',
    plantName: names.plain,
    color: '#aac62f',
    plantsPerSquare: null,
  },
  ...{ x: 0, y: 0, width: 1, height: 1, squares: 1, state: 'standing', after: null, wasComing: false },
  ...{ fixed: [], done: [], plantedDay: null, harvestDays: [], end: null },
  ...other,
});

/** A gardener's plan in gardens of one place, on a day. */
function planOn(day: string, climate: Climate, ...plantings: SeasonPlanting[]) {
  const known = knownOn(toDay(day), plants);
  const gardens = [...new Set(plantings.map(({ gardenId }) => gardenId))].map((id) => ({
    ...{ id, name: `Garden ${id}`, style: 'raised-bed' as const, version: 1 },
  }));
  const ids = gardens.map(({ id }) => id);
  const almanacs = almanacsAt(ids, { climate, gardens: [] }, crops);
  return { gardens: plansOf({ gardens, plantings }, { almanacs, known, learns: false }).gardens, known };
}

const reminder = (title: string, other: Partial<Reminder> = {}): Reminder => ({
  ...{ id: title, title, description: '', reminder_datetime: '2027-05-20T12:00:00Z', is_completed: false },
  ...{ is_active: true, priority: null, tags: [], plant_id: null, garden_id: null, plant_name: null },
  ...{ garden_name: null, recurrence_type: null, recurrence_interval: null, time_zone: 'Europe/Paris' },
  ...{ is_watering: false, completed_at: null, completed_by: null },
  ...other,
});

const all: CalendarContents = {
  ...{ kinds: ['planting', 'harvest', 'reminders', 'watering'], gardenIds: null, withoutNames: false },
};
const told = (...asked: Parameters<typeof calendarEntries>) =>
  calendarEntries(...asked).map(({ summary, day }) => [toText(day), summary]);

describe('what an address tells', () => {
  const plan = planOn('2027-04-01', madison, planting('a'), planting('b', { gardenId: 'other' }));

  it('TEL-1 tells of all gardens, or of those that were chosen', () => {
    expect(told(plan, [], all)).toHaveLength(6);
    const ofOne = calendarEntries(plan, [reminder('Of none')], { ...all, gardenIds: ['other'] });
    expect(ofOne.map(({ names: [name] }) => name)).toEqual(['b-sow', 'b-harvest', 'b-clear']);
    expect(ofOne.map(({ description }) => description)).toEqual(Array(3).fill('1 square in Garden other'));
  });

  it('TEL-1 tells the kinds that were chosen', () => {
    const reminders = [reminder('Order seeds'), reminder('Water the bed', { is_watering: true })];
    const of = (...kinds: CalendarContents['kinds']) =>
      told(plan, reminders, { ...all, kinds }).map(([, summary]) => summary?.split(' ')[0]);
    expect(of('planting')).toEqual(['Sow', 'Sow']);
    expect(of('harvest')).toEqual(['Harvest', 'Clear', 'Harvest', 'Clear']);
    expect(of('reminders')).toEqual(['Order']);
    expect(of('watering')).toEqual(['Water']);
    expect(of()).toEqual([]);
  });

  it('TEL-1 leaves out every name where it is asked to', () => {
    const reminders = [
      reminder('Thin the beans', { garden_name: 'Garden bed' }),
      reminder('Water the bed', { is_watering: true }),
    ];
    const entries = calendarEntries(plan, reminders, { ...all, withoutNames: true });
    expect(new Set(entries.map(({ summary }) => summary))).toEqual(
      new Set(['Sow', 'Harvest', 'Clear', 'Reminder', 'Water']),
    );
    expect(entries.every(({ description }) => description === null)).toBe(true);
  });

  it('tells a reminder on the day that it has on its own clock', () => {
    const late = { reminder_datetime: '2027-05-20T23:30:00Z' };
    expect(told(plan, [reminder('x', late)], { ...all, kinds: ['reminders'] })).toEqual([
      ['2027-05-21', 'x'],
    ]);
  });

  it('SEA-11 tells a due reminder with the words of a due step once, and any other for itself', () => {
    const due = planOn('2027-05-25', madison, planting('a'));
    const [sowing] = told(due, [], all);
    expect(sowing?.[1]).toBe('Sow Bush Bean');
    const same = reminder(' sow bush bean', { garden_id: 'bed' });
    const later = { reminder_datetime: '2027-06-20T12:00:00Z' };
    const kept = [reminder('Sow Bush Bean', { garden_id: 'other' }), reminder('Sow Bush Bean', later)];
    const summaries = told(due, [same, ...kept], { ...all, kinds: ['planting', 'reminders'] });
    expect(summaries.map(([, summary]) => summary)).toEqual(Array(3).fill('Sow Bush Bean'));
  });
});

describe('a plan as a calendar', () => {
  const readings = (text: string) => ({
    'ical.js': new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component))
      .map(({ summary, startDate }) => `${startDate} ${summary}`)
      .sort(),
    'node-ical': Object.values(ical.sync.parseICS(text))
      .flatMap((read) => (read.type === 'VEVENT' ? [read] : []))
      .map(({ summary, start }) => {
        const [month, day] = [start.getMonth() + 1, start.getDate()].map((part) =>
          `${part}`.padStart(2, '0'),
        );
        return `${start.getFullYear()}-${month}-${day} ${summary}`;
      })
      .sort(),
  });

  it.each([
    ['in the north', '2027-03-01', madison],
    ['in the south, over the turn of the year', '2027-09-01', christchurch],
    ['in a leap year', '2028-02-29', madison],
  ])('TEL-2 %s is read by two readers as it is', (_, day, climate) => {
    const plan = planOn(
      day,
      climate,
      ...plants.map(({ id, plant_name }, x) => planting(id, { x, plantId: id, plantName: plant_name })),
      planting('moved', { x: 9, fixed: [{ step: 'sow', day: '2028-02-29' }] }),
    );
    const entries = calendarEntries(plan, [], all);
    const { events } = publishEntries({}, entries, { now: new Date(`${day}T00:00:00Z`), today: toDay(day) });
    const expected = entries.map((entry) => `${toText(entry.day)} ${entry.summary}`).sort();
    expect(entries.some((entry) => toText(entry.day) === '2028-02-29')).toBe(true);
    expect(readings(writeCalendar(events))).toEqual({ 'ical.js': expected, 'node-ical': expected });
  });

  it('TEL-3 follows the seasons of the south', () => {
    const [sow, harvest] = told(planOn('2027-09-01', christchurch, planting('a')), [], all);
    expect(sow?.[0]).toMatch(/^2027-1[01]-/);
    expect(harvest?.[0]).toMatch(/^2028-0[12]-|^2027-12-/);
  });
});
