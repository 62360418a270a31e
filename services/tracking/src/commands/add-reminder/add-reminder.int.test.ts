import { randomUUID } from 'node:crypto';
import { fetchUserRemindersQuery } from '@planted/contracts';
import { asGardener, asGuest, refusalOf } from '@planted/service-kit/testing';
import { radishAt } from '../../testing/garden-story';
import { startTracking, type Tracking } from '../../testing/start-tracking';

describe('adding a reminder', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());

  it('MAN-6 shows it in the very next read with every field', async () => {
    const story = tracking.newStory();
    const plant = radishAt(0, 0);
    await story.saved();
    await story.planted(plant);
    const id = await tracking.remind(story.ownerId, {
      title: '  Thin the radishes ',
      description: 'Two fingers apart',
      reminder_datetime: '2026-05-28T18:00:00+02:00',
      priority: 3,
      garden_id: story.gardenId,
      plant_id: plant.id,
      recurrence_type: { type: 'weekly' },
      recurrence_interval: 14,
      tags: [' thinning ', 'radish', '', 'thinning'],
      time_zone: 'Europe/Paris',
    });
    expect(await tracking.reminders(story.ownerId)).toEqual([
      {
        id,
        title: 'Thin the radishes',
        description: 'Two fingers apart',
        reminder_datetime: '2026-05-28T16:00:00.000Z',
        is_completed: false,
        is_active: true,
        priority: 3,
        tags: ['thinning', 'radish'],
        plant_id: plant.id,
        garden_id: story.gardenId,
        plant_name: 'Radish',
        garden_name: 'Kitchen Bed',
        recurrence_type: { type: 'weekly' },
        recurrence_interval: 14,
        time_zone: 'Europe/Paris',
        is_watering: false,
        completed_at: null,
        completed_by: null,
        revision: 0,
        is_ended: false,
      },
    ]);
  });

  it('MAN-6 puts what is overdue first, then what comes next, then the completed', async () => {
    const owner = randomUUID();
    const done = await tracking.remind(owner, { title: 'Done', reminder_datetime: '2026-05-01T08:00:00Z' });
    await tracking.tick(owner, done);
    for (const [title, day] of [
      ['Later', '2026-06-02'],
      ['Overdue', '2026-05-20'],
      ['Soon', '2026-05-28'],
    ])
      await tracking.remind(owner, { title, reminder_datetime: `${day}T08:00:00Z` });
    expect((await tracking.reminders(owner)).map(({ title }) => title)).toEqual([
      'Overdue',
      'Soon',
      'Later',
      'Done',
    ]);
  });

  it('finds the garden of a plant that is named alone', async () => {
    const story = tracking.newStory();
    const plant = radishAt(0, 0);
    await story.saved();
    await story.planted(plant);
    await tracking.remind(story.ownerId, { plant_id: plant.id });
    expect(await tracking.reminders(story.ownerId)).toMatchObject([
      { garden_id: story.gardenId, plant_id: plant.id },
    ]);
  });

  it('adds it once under one key, and refuses other words under it', async () => {
    const owner = randomUUID();
    const context = asGardener(owner);
    const first = await tracking.remind(context);
    expect(await tracking.remind(context)).toBe(first);
    expect(await refusalOf(tracking.remind(context, { title: 'Something else' }))).toMatchObject({
      code: 'conflict',
      field: 'Idempotency-Key',
    });
    expect(await tracking.reminders(owner)).toMatchObject([{ id: first, title: 'Tie up the peas' }]);
  });

  it('MAN-6 refuses another’s garden and plant as unknown ones, with no event', async () => {
    const story = tracking.newStory();
    const plant = radishAt(0, 0);
    await story.saved();
    await story.planted(plant);
    const own = tracking.newStory();
    await own.saved();
    const before = await tracking.eventCount();
    const bruno = own.ownerId;
    for (const garden_id of [story.gardenId, randomUUID()])
      expect(await refusalOf(tracking.remind(bruno, { garden_id }))).toEqual({
        code: 'not-found',
        field: 'garden_id',
        message: 'Garden not found',
      });
    for (const plant_id of [plant.id, randomUUID()])
      for (const garden_id of [null, own.gardenId])
        expect(await refusalOf(tracking.remind(bruno, { plant_id, garden_id }))).toMatchObject({
          code: 'not-found',
          field: 'plant_id',
        });
    expect(await tracking.eventCount()).toBe(before);
  });

  it('API-1 refuses what is not a reminder, names the field, and stores nothing', async () => {
    const owner = randomUUID();
    const before = await tracking.eventCount();
    const wrong: [string, object][] = [
      ['title', { title: '   ' }],
      ['title', { title: 'x'.repeat(201) }],
      ['reminder_datetime', { reminder_datetime: '2026-02-30T08:00:00Z' }],
      ['reminder_datetime', { reminder_datetime: '2026-05-28T08:00:00' }],
      ['reminder_datetime', { reminder_datetime: '1200-01-01T00:00:00Z' }],
      ['reminder_datetime', { reminder_datetime: '2036-07-01T00:00:00Z' }],
      ['priority', { priority: 4 }],
      ['recurrence_interval', { recurrence_type: { type: 'daily' }, recurrence_interval: 0 }],
      ['recurrence_interval', { recurrence_type: { type: 'daily' }, recurrence_interval: 1.5 }],
      ['recurrence_interval', { recurrence_interval: 3651 }],
      ['recurrence_type.type', { recurrence_type: { type: 'hourly' } }],
      ['tags', { tags: Array.from({ length: 10_000 }, (_, n) => `${n}`) }],
      ['tags.0', { tags: ['x'.repeat(51)] }],
      ['time_zone', { time_zone: 'Mars/Olympus' }],
      ['owner_id', { owner_id: owner }],
    ];
    for (const [field, changes] of wrong)
      expect(await refusalOf(tracking.remind(owner, changes))).toMatchObject({ code: 'invalid', field });
    await expect(tracking.messaging.send(fetchUserRemindersQuery, {}, asGuest())).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    expect(await tracking.eventCount()).toBe(before);
  });

  it('keeps its words out of events and read models, and shows nothing of them once the key is gone', async () => {
    const owner = randomUUID();
    await tracking.remind(owner, {
      title: 'Call Dr Krause',
      description: 'about the allergy',
      tags: ['private'],
    });
    expect(await tracking.reminders(owner)).toHaveLength(1);
    const { rows } = await tracking.pool.query<{ text: string }>(
      `select data::text as text from event_store.events where actor = $1
       union all select r::text from tracking.reminders r where owner_id::text = $1`,
      [owner],
    );
    expect(rows.length).toBe(2);
    for (const { text } of rows) expect(text).not.toMatch(/Krause|allergy|private/);
    await tracking.pool.query('delete from personal_data.keys where owner_id = $1', [owner]);
    expect(await tracking.reminders(owner)).toEqual([]);
  });
});
