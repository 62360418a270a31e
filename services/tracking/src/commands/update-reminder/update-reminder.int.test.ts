import { randomUUID } from 'node:crypto';
import { radishAt } from '../../testing/garden-story';
import { refusalOf } from '@planted/service-kit/testing';
import { startTracking, type Tracking } from '../../testing/start-tracking';

describe('ticking off a reminder', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());
  beforeEach(() => tracking.itIs('2026-05-27T12:00:00.000Z'));

  const datesOf = async (owner: string) =>
    (await tracking.reminders(owner)).map((one) => [one.reminder_datetime.slice(0, 10), one.is_completed]);

  it('MAN-6 toggles, and a repeat changes nothing', async () => {
    const owner = randomUUID();
    const id = await tracking.remind(owner);
    for (const is_completed of [true, true, false, false, true]) {
      expect(await tracking.tick(owner, id, is_completed)).toEqual({ id, is_completed, next_datetime: null });
      expect(await tracking.reminders(owner)).toMatchObject([
        { id, is_completed, completed_by: is_completed ? 'gardener' : null },
      ]);
    }
    const { rows } = await tracking.pool.query<{ command_id: string }>(
      'select command_id from event_store.events where actor = $1 order by version',
      [owner],
    );
    // The names of the first release: by the whole id a repeat is recognized, whichever release stored the first.
    expect(rows.map(({ command_id }) => command_id.split(':')[0])).toEqual([
      'AddReminder',
      'CompleteReminder',
      'ReopenReminder',
      'CompleteReminder',
    ]);
  });

  it('MAN-6 plans the next date of a recurring one, and withdraws it when it is opened again', async () => {
    const owner = randomUUID();
    const daily = { recurrence_type: { type: 'daily' as const }, recurrence_interval: 3 };
    const id = await tracking.remind(owner, { ...daily, reminder_datetime: '2026-05-26T18:00:00Z' });
    const next = '2026-05-29T18:00:00.000Z';
    expect(await tracking.tick(owner, id)).toMatchObject({ next_datetime: next });
    expect(await tracking.tick(owner, id)).toMatchObject({ next_datetime: next });
    expect(await datesOf(owner)).toEqual([
      ['2026-05-29', false],
      ['2026-05-26', true],
    ]);
    await tracking.tick(owner, id, false);
    expect(await datesOf(owner)).toEqual([['2026-05-26', false]]);
    await tracking.tick(owner, id);
    const [second] = await tracking.reminders(owner);
    tracking.itIs('2026-06-10T12:00:00.000Z');
    expect(await tracking.tick(owner, second?.id ?? '')).toMatchObject({
      next_datetime: '2026-06-13T18:00:00.000Z',
    });
    await tracking.tick(owner, id, false);
    expect(await datesOf(owner)).toEqual([
      ['2026-05-26', false],
      ['2026-06-13', false],
      ['2026-05-29', true],
    ]);
  });

  it('FLD-6 counts on the day on which it was ticked off, though that was sent later', async () => {
    const owner = randomUUID();
    const daily = { recurrence_type: { type: 'daily' as const }, recurrence_interval: 3 };
    const id = await tracking.remind(owner, { ...daily, reminder_datetime: '2026-05-20T18:00:00Z' });
    const day = await tracking.tick(owner, id, true, '2026-05-21T09:00:00Z');
    expect(day).toMatchObject({ next_datetime: '2026-05-23T18:00:00.000Z' });
    const other = await tracking.remind(owner, { ...daily, reminder_datetime: '2026-05-20T18:00:00Z' });
    // A clock that is ahead.
    const today = await tracking.tick(owner, other, true, '2026-05-29T09:00:00Z');
    expect(today).toMatchObject({ next_datetime: '2026-05-29T18:00:00.000Z' });
  });

  it('keeps the time of day in its zone when clocks change', async () => {
    const owner = randomUUID();
    tracking.itIs('2026-10-24T16:00:00.000Z');
    const id = await tracking.remind(owner, {
      recurrence_type: { type: 'daily' },
      reminder_datetime: '2026-10-24T08:00:00+02:00',
      time_zone: 'Europe/Paris',
    });
    expect(await tracking.tick(owner, id)).toMatchObject({ next_datetime: '2026-10-25T07:00:00.000Z' });
  });

  it('MAN-6 answers an unknown reminder and another’s as not found, with no event', async () => {
    const ada = randomUUID();
    const id = await tracking.remind(ada);
    const before = await tracking.eventCount();
    for (const unknown of [id, randomUUID()])
      expect(await refusalOf(tracking.tick(randomUUID(), unknown))).toEqual({
        code: 'not-found',
        field: 'id',
        message: 'Reminder not found',
      });
    expect(await tracking.eventCount()).toBe(before);
    expect(await tracking.reminders(ada)).toMatchObject([{ is_completed: false }]);
  });

  it('16 at once are one event', async () => {
    const owner = randomUUID();
    const id = await tracking.remind(owner);
    const before = await tracking.eventCount();
    await Promise.all(Array.from({ length: 16 }, () => tracking.tick(owner, id)));
    expect(await tracking.eventCount()).toBe(before + 1);
  });
});

describe('watering a garden', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('MAN-3 completes its watering reminders up to that day, plans what recurs, and leaves the rest alone', async () => {
    const story = tracking.newStory();
    const other = tracking.newStory(story.ownerId);
    const [watered, dry] = [radishAt(0, 0), radishAt(1, 0)];
    for (const each of [story, other]) await each.saved();
    await story.planted(watered, dry);
    const { ownerId: owner, gardenId: garden_id } = story;
    const daily = { recurrence_type: { type: 'daily' as const }, recurrence_interval: 2 };
    const at = (day: string) => ({ reminder_datetime: `${day}T18:00:00Z` });
    await tracking.remind(owner, { ...daily, ...at('2026-05-27'), garden_id, title: 'Water the bed' });
    await tracking.remind(owner, { ...at('2026-05-20'), garden_id, title: 'Drink', tags: ['Watering'] });
    await tracking.remind(owner, { ...at('2026-05-27'), plant_id: watered.id, title: 'Water' });
    await tracking.remind(owner, { ...at('2026-05-26'), plant_id: dry.id, title: 'Water all' });
    await tracking.remind(owner, { ...at('2026-05-28'), garden_id, title: 'Water my bed tomorrow' });
    await tracking.remind(owner, { ...at('2026-05-26'), garden_id, title: 'Water barrel: mend' });
    await tracking.remind(owner, { ...at('2026-05-26'), garden_id, title: 'Water', is_active: false });
    await tracking.remind(owner, { ...at('2026-05-26'), garden_id: other.gardenId, title: 'Water' });
    await tracking.remind(owner, { ...at('2026-05-26'), title: 'Water' });
    const before = await tracking.eventCount();
    await story.watered('2026-05-27', watered.id);
    const seen = await tracking.reminders(owner);
    const done = seen.filter((one) => one.is_completed);
    expect(done.map(({ title }) => title).toSorted()).toEqual(['Drink', 'Water', 'Water the bed']);
    expect(done.map((one) => one.completed_by)).toEqual(['watering', 'watering', 'watering']);
    expect(
      seen.filter(({ title, is_completed }) => title === 'Water the bed' && !is_completed),
    ).toMatchObject([{ reminder_datetime: '2026-05-29T18:00:00.000Z' }]);
    expect(seen).toHaveLength(10);
    // One action, one record: the watering itself, and no event besides.
    expect(await tracking.eventCount()).toBe(before + 1);
    expect(await tracking.activities(owner)).toMatchObject([{ event_type: 'watered' }, {}, {}, {}]);
  });

  it('MAN-3 also when it was logged as an event, on the day that its note names', async () => {
    const story = tracking.newStory();
    await story.saved();
    const { ownerId: owner, gardenId: garden_id } = story;
    const id = await tracking.remind(owner, { garden_id, title: 'Water' });
    story.recordedOn('2026-05-28');
    await story.happened({ action: 'watered', notes: 'Event occurred on 2026-05-27 at 09:00' });
    expect(await tracking.reminders(owner)).toMatchObject([{ id, is_completed: false }]);
    await story.happened({ action: 'weeded', notes: 'Event occurred on 2026-05-28 at 09:00' });
    await story.happened({ action: 'watered', notes: 'Event occurred on 2026-05-28 at 09:00' });
    expect(await tracking.reminders(owner)).toMatchObject([{ id, completed_by: 'watering' }]);
    // What a watering completed can be opened again, and ticked off by hand.
    await tracking.tick(owner, id, false);
    expect(await tracking.reminders(owner)).toMatchObject([{ id, is_completed: false }]);
    await tracking.tick(owner, id);
    expect(await tracking.reminders(owner)).toMatchObject([{ id, completed_by: 'gardener' }]);
  });
});
