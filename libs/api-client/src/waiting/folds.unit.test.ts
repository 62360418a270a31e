import type { Activity, GardenPlant, JournalEntry, Reminder } from '@planted/contracts';
import { isKeptId } from './done-commands';
import { foldKept } from './folds';
import type { KeptCommand } from './kept-commands';

const BED = 'bed';
let count = 0;
const kept = (call: string, body: object, more: Partial<KeptCommand> = {}): KeptCommand => ({
  ...{ key: `key-${(count += 1)}`, call, address: '/', body: JSON.stringify(body) },
  ...{ at: '2026-05-21T09:15', gardenId: BED },
  ...more,
});
const plant = (id: string, more: Partial<GardenPlant> = {}) =>
  ({
    ...{ id, garden_id: BED, grid_x: 0, grid_y: 0, planted_date: '2026-05-01' },
    ...{ last_watered: '2026-05-02', health_rating: 8 },
    ...more,
  }) as GardenPlant;
const act = (...changes: object[]) => kept('change-layout', { gardenId: BED, expectedVersion: 1, changes });

const folded = (plants: GardenPlant[], commands: KeptCommand[]) =>
  foldKept('plants', { gardenId: BED, plants }, commands).plants;

describe('FLD-5 what waits is shown as done', () => {
  it('on plants: waterings, ratings, dates, moves and ends, in their order', () => {
    const plants = [plant('a'), plant('b', { planted_date: null }), plant('c')];
    const now = folded(plants, [
      kept('water-all-plants', { gardenId: BED, wateringDate: '2026-05-21' }),
      kept('water-all-plants', { gardenId: 'other', wateringDate: '2026-05-22' }),
      kept('update-plant-health-rating', { plantHealthUpdates: [{ plant_id: 'a', health_rating: 3 }] }),
      kept('update-planting-dates', { plantingDates: [{ plant_id: 'b', planted_date: '2026-05-20' }] }),
      act({ type: 'move', id: 'a', x: 2, y: 1 }, { type: 'end', id: 'c', how: 'failed', day: '2026-05-21' }),
      act({ type: 'move', id: 'a', x: 3, y: 1 }),
    ]);
    expect(now).toMatchObject([
      { id: 'a', last_watered: '2026-05-21', health_rating: 3, grid_x: 3, grid_y: 1 },
      { id: 'b', last_watered: '2026-05-02', planted_date: '2026-05-20' },
    ]);
    expect(now).toHaveLength(2);
    expect(folded(plants, [])).toEqual(plants);
  });

  it('on reminders: ticks, also taken back, and new ones, which nothing can refer to yet', () => {
    const reminder = { id: 'r-1', title: 'Thin', is_completed: false } as Reminder;
    const tick = (is_completed: boolean) =>
      kept('update-reminder', { is_completed }, { address: '/api/reminder/updateReminder/r-1' });
    expect(foldKept('reminders', [reminder], [tick(true)])).toMatchObject([{ is_completed: true }]);
    const added = kept('add-reminder', { title: 'Mulch', reminder_datetime: '2026-05-22T08:00:00Z' });
    const now = foldKept('reminders', [reminder], [tick(true), tick(false), added]);
    expect(now).toMatchObject([{ is_completed: false }, { title: 'Mulch' }]);
    expect(now.map(({ id }) => isKeptId(id))).toEqual([false, true]);
  });

  it('in the journal and the log, the newest first, at the minute at which it happened', () => {
    const line = kept('add-journal-entry', { title: 'First peas', content: 'Sweet.', privacy: 'private' });
    const entries = foldKept('journal', [{ id: 'old' } as JournalEntry], [line]);
    expect(entries.map(({ title }) => title)).toEqual(['First peas', undefined]);
    expect(new Date(entries[0]?.created_at ?? '')).toEqual(new Date('2026-05-21T09:15'));
    const eventDetails = {
      ...{ action: 'weeded', subject: 'plant', subject_id: 'a' },
      notes: 'Event occurred on 2026-05-20 at 18:05',
    };
    const read = { gardenId: BED, pages: [{ data: [{ id: 'old' } as Activity] }] };
    const { pages } = foldKept('activities', read, [
      kept('water-all-plants', { gardenId: BED, wateringDate: '2026-05-21' }),
      kept('add-garden-event', { eventDetails }),
      kept('add-garden-event', { eventDetails }, { gardenId: 'other' }),
    ]);
    const log = pages[0]?.data ?? [];
    expect(log.map(({ event_type }) => event_type)).toEqual(['weeded', 'watered', undefined]);
    expect(log[0]).toMatchObject({ occurred_on: '2026-05-20', occurred_time: '18:05', subject_id: 'a' });
  });

  it('on reminders that are moved, snoozed, edited, ended and deleted; what is restored is there again', () => {
    const reminder = (id: string, revision = 0) =>
      ({ id, revision, title: id, reminder_datetime: '2026-05-21T08:00:00Z', tags: ['a'] }) as Reminder;
    const change = (call: string, id: string, revision: number, more: object = {}) =>
      kept(call, { id, revision, ...more });
    const now = foldKept(
      'reminders',
      ['moved', 'snoozed', 'edited', 'ended', 'back'].map((id) => reminder(id)),
      [
        change('move-reminder', 'moved', 0, { reminder_datetime: '2026-05-22T08:00:00Z' }),
        change('snooze-reminder', 'moved', 1, { until: '2026-05-23T08:00:00Z' }),
        change('snooze-reminder', 'snoozed', 0, { until: '2026-05-24T08:00:00Z' }),
        change('edit-reminder', 'edited', 0, { title: 'Mulch', priority: 2 }),
        change('end-reminder', 'ended', 0),
        change('delete-reminder', 'back', 0),
        change('restore-reminder', 'back', 1),
      ],
    );
    expect(now).toMatchObject([
      { id: 'moved', revision: 2, reminder_datetime: '2026-05-23T08:00:00Z' },
      { id: 'snoozed', revision: 1, reminder_datetime: '2026-05-24T08:00:00Z' },
      { id: 'edited', revision: 1, title: 'Mulch', priority: 2, tags: [] },
      { id: 'back', revision: 2 },
    ]);
    expect(now).toHaveLength(4);
  });

  it('on entries that are corrected and taken back, on each page of the log', () => {
    const logged = (id: string, revision = 0) =>
      ({
        ...{ id, revision, garden_id: BED, subject: 'garden', subject_id: BED, occurred_on: '2026-05-20' },
        event_details: { notes: id, value: 2, unit: 'kg', old_status: null, new_status: null },
      }) as Activity;
    const named = (call: string, id: string, revision: number, more: object = {}) =>
      kept(call, { id, garden_id: BED, revision, ...more });
    const read = {
      gardenId: BED,
      pages: [{ data: [logged('new'), logged('gone')] }, { data: [logged('old')] }],
    };
    const { pages } = foldKept('activities', read, [
      named('correct-garden-event', 'new', 0, { notes: 'Twice', subject_id: 'plant', value: null }),
      named('withdraw-garden-event', 'gone', 0),
      named('correct-garden-event', 'old', 0, { day: '2026-05-19' }),
      named('withdraw-garden-event', 'old', 1),
      named('restore-garden-event', 'old', 2),
    ]);
    expect(pages.map(({ data }) => data)).toMatchObject([
      [
        {
          id: 'new',
          revision: 1,
          subject: 'plant',
          event_details: { notes: 'Twice', value: null, unit: 'kg' },
        },
      ],
      [{ id: 'old', revision: 3, occurred_on: '2026-05-19', event_details: { notes: 'old' } }],
    ]);
    expect(pages[0]?.data).toHaveLength(1);
  });

  it('on journal entries; one that was changed later, here or elsewhere, stays as it is', () => {
    const entries = [{ id: 'a', title: 'First', revision: 0, day: '2026-05-01' } as JournalEntry];
    const mine = kept('correct-journal-entry', {
      ...{ id: 'a', revision: 0, title: 'Peas', content: 'Sweet.', privacy: 'private', day: null },
    });
    const gone = kept('withdraw-journal-entry', { id: 'a', revision: 1 });
    expect(foldKept('journal', entries, [mine])).toMatchObject([{ title: 'Peas', revision: 1, day: null }]);
    expect(foldKept('journal', entries, [mine, gone])).toEqual([]);
    const later = [{ ...entries[0], title: 'Theirs', revision: 2 } as JournalEntry];
    expect(foldKept('journal', later, [mine, gone])).toEqual(later);
  });
});
