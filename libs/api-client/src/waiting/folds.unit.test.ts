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
});
