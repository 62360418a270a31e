import { randomUUID } from 'node:crypto';
import {
  deleteReminderCommand,
  editReminderCommand,
  endReminderCommand,
  moveReminderCommand,
  restoreReminderCommand,
  snoozeReminderCommand,
} from '@planted/contracts';
import { asGardener, asGuest, refusalOf } from '@planted/service-kit/testing';
import { radishAt } from '../testing/garden-story';
import { startTracking, type Tracking } from '../testing/start-tracking';

describe('changing a reminder', () => {
  let tracking: Tracking;
  beforeAll(async () => {
    tracking = await startTracking();
  });
  afterAll(() => tracking.stop());
  beforeEach(() => tracking.itIs('2026-05-27T12:00:00.000Z'));

  const weekly = { recurrence_type: { type: 'weekly' as const }, reminder_datetime: '2026-05-28T18:00:00Z' };
  const named = (id: string, revision = 0) => ({ id, revision });
  const calls = (owner: string) => ({
    move: (id: string, reminder_datetime: string, revision = 0) =>
      tracking.messaging.send(
        moveReminderCommand,
        { ...named(id, revision), reminder_datetime },
        asGardener(owner),
      ),
    snooze: (id: string, until: string, revision = 0) =>
      tracking.messaging.send(snoozeReminderCommand, { ...named(id, revision), until }, asGardener(owner)),
    end: (id: string, revision = 0) =>
      tracking.messaging.send(endReminderCommand, named(id, revision), asGardener(owner)),
    remove: (id: string, revision = 0) =>
      tracking.messaging.send(deleteReminderCommand, named(id, revision), asGardener(owner)),
    restore: (id: string, revision = 0) =>
      tracking.messaging.send(restoreReminderCommand, named(id, revision), asGardener(owner)),
    edit: (id: string, changes: object, revision = 0) =>
      tracking.messaging.send(
        editReminderCommand,
        { ...named(id, revision), title: 'Feed the peas', ...changes },
        asGardener(owner),
      ),
  });
  const datesOf = async (owner: string) =>
    (await tracking.reminders(owner)).map((one) => [one.reminder_datetime.slice(0, 16), one.is_completed]);

  it('EDT-7 moves it with all later dates', async () => {
    const owner = randomUUID();
    const id = await tracking.remind(owner, weekly);
    expect(await calls(owner).move(id, '2026-05-30T07:00:00Z')).toEqual({ id, revision: 1 });
    expect(await datesOf(owner)).toEqual([['2026-05-30T07:00', false]]);
    tracking.itIs('2026-05-30T12:00:00.000Z');
    expect(await tracking.tick(owner, id)).toMatchObject({ next_datetime: '2026-06-06T07:00:00.000Z' });
  });

  it('EDT-7 snoozes one date, and keeps the rhythm', async () => {
    const owner = randomUUID();
    const id = await tracking.remind(owner, weekly);
    await calls(owner).snooze(id, '2026-05-31T18:00:00Z');
    expect(await datesOf(owner)).toEqual([['2026-05-31T18:00', false]]);
    tracking.itIs('2026-05-31T20:00:00.000Z');
    expect(await tracking.tick(owner, id)).toMatchObject({ next_datetime: '2026-06-04T18:00:00.000Z' });
    const refused = await refusalOf(calls(owner).snooze(id, '2026-06-02T18:00:00Z', 1));
    expect(refused).toMatchObject({ code: 'conflict', message: 'This date is completed already' });
  });

  it('EDT-7 one that was snoozed beyond the next date and done before has its next date where it was', async () => {
    const owner = randomUUID();
    const id = await tracking.remind(owner, weekly);
    await calls(owner).snooze(id, '2026-06-06T18:00:00Z');
    tracking.itIs('2026-05-29T20:00:00.000Z');
    expect(await tracking.tick(owner, id)).toMatchObject({ next_datetime: '2026-06-04T18:00:00.000Z' });
  });

  it('EDT-7 edits words, subject and recurrence, which counts from the open date', async () => {
    const owner = randomUUID();
    const story = tracking.newStory(owner);
    await story.saved();
    const id = await tracking.remind(owner, { ...weekly, tags: ['tie'] });
    await calls(owner).edit(id, {
      description: 'Half a cup',
      tags: ['feeding'],
      priority: 2,
      garden_id: story.gardenId,
      recurrence_type: { type: 'daily' },
      recurrence_interval: 3,
    });
    expect(await tracking.reminders(owner)).toMatchObject([
      {
        id,
        title: 'Feed the peas',
        description: 'Half a cup',
        tags: ['feeding'],
        priority: 2,
        garden_id: story.gardenId,
        recurrence_type: { type: 'daily' },
        recurrence_interval: 3,
        revision: 1,
      },
    ]);
    tracking.itIs('2026-05-28T20:00:00.000Z');
    expect(await tracking.tick(owner, id)).toMatchObject({ next_datetime: '2026-05-31T18:00:00.000Z' });
  });

  it('EDT-7 that asks for watering since it was edited is a watering, and the other way round', async () => {
    const owner = randomUUID();
    const story = tracking.newStory(owner);
    const radish = radishAt(0, 0);
    await story.saved();
    await story.planted(radish);
    const asks = await tracking.remind(owner, { garden_id: story.gardenId });
    const asked = await tracking.remind(owner, { garden_id: story.gardenId, title: 'Water' });
    await calls(owner).edit(asks, { title: 'Water the bed', garden_id: story.gardenId });
    await calls(owner).edit(asked, { title: 'Look', garden_id: story.gardenId });
    await story.watered('2026-05-28', radish.id);
    const [open, done] = await tracking.reminders(owner);
    expect([open?.id, done?.id, done?.completed_by]).toEqual([asked, asks, 'watering']);
  });

  it('EDT-7 ends the series, keeps what was completed, and can be restored', async () => {
    const owner = randomUUID();
    const id = await tracking.remind(owner, { ...weekly, title: 'Water' });
    await tracking.tick(owner, id);
    const [second] = await tracking.reminders(owner);
    await calls(owner).end(second?.id ?? '');
    expect(await datesOf(owner)).toEqual([['2026-05-28T18:00', true]]);
    for (const refused of [
      calls(owner).move(id, '2026-06-01T18:00:00Z', 1),
      calls(owner).edit(id, {}, 1),
      tracking.tick(owner, id, false),
    ])
      expect(await refusalOf(refused)).toMatchObject({
        code: 'conflict',
        message: 'This reminder has ended: restore it first',
      });
    await calls(owner).restore(id, 1);
    expect(await datesOf(owner)).toEqual([
      ['2026-06-04T18:00', false],
      ['2026-05-28T18:00', true],
    ]);
  });

  it('EDT-7 is deleted with all its dates and words of lists, and can be restored', async () => {
    const owner = randomUUID();
    const id = await tracking.remind(owner, weekly);
    await calls(owner).end(id);
    await calls(owner).remove(id, 1);
    expect(await tracking.reminders(owner)).toEqual([]);
    expect(await refusalOf(calls(owner).end(id, 2))).toMatchObject({
      code: 'conflict',
      message: 'This reminder was deleted: restore it first',
      current: { is_deleted: true, title: 'Tie up the peas' },
    });
    // The deletion is taken back first, and then the end.
    await calls(owner).restore(id, 2);
    expect(await tracking.reminders(owner)).toEqual([]);
    await calls(owner).restore(id, 3);
    expect(await tracking.reminders(owner)).toMatchObject([{ id, revision: 4 }]);
    expect(await refusalOf(calls(owner).restore(id, 4))).toMatchObject({ code: 'conflict' });
  });

  it('EDT-7 of two pages at once the second is told what is there now, and nothing is overwritten', async () => {
    const owner = randomUUID();
    const id = await tracking.remind(owner, weekly);
    const outcomes = await Promise.allSettled([
      calls(owner).edit(id, { title: 'One' }),
      calls(owner).edit(id, { title: 'Two' }),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    const [now] = await tracking.reminders(owner);
    expect(now?.revision).toBe(1);
    expect(await refusalOf(calls(owner).edit(id, { title: 'Three' }))).toMatchObject({
      code: 'conflict',
      field: 'revision',
      current: { title: now?.title, revision: 1 },
    });
  });

  it('EDT-7 is not found for another, refused to a guest, and bad dates name their field; nothing is stored', async () => {
    const owner = randomUUID();
    const id = await tracking.remind(owner, weekly);
    const before = await tracking.eventCount();
    const stranger = calls(randomUUID());
    for (const attempt of [
      stranger.move(id, '2026-05-30T07:00:00Z'),
      stranger.snooze(id, '2026-05-30T07:00:00Z'),
      stranger.edit(id, {}),
      stranger.end(id),
      stranger.remove(id),
      stranger.restore(id),
      calls(owner).end(randomUUID()),
    ])
      expect(await refusalOf(attempt)).toEqual({
        code: 'not-found',
        field: 'id',
        message: 'Reminder not found',
      });
    expect(await refusalOf(tracking.messaging.send(endReminderCommand, named(id), asGuest()))).toMatchObject({
      code: 'not-signed-in',
    });
    const own = calls(owner);
    expect(await refusalOf(own.move(id, '2036-06-30T00:00:00Z'))).toMatchObject({
      code: 'invalid',
      field: 'reminder_datetime',
    });
    expect(await refusalOf(own.snooze(id, '2020-06-30T00:00:00Z'))).toMatchObject({
      code: 'invalid',
      field: 'until',
    });
    expect(await refusalOf(own.edit(id, { garden_id: randomUUID() }))).toMatchObject({
      code: 'not-found',
      field: 'garden_id',
    });
    expect(await tracking.eventCount()).toBe(before);
  });

  it('EDT-7 keeps edited words encrypted wherever they are stored', async () => {
    const owner = randomUUID();
    const id = await tracking.remind(owner);
    await calls(owner).edit(id, { title: 'CanaryTitle', description: 'CanaryWords' });
    await tracking.reminders(owner);
    for (const table of ['event_store.events', 'tracking.reminders']) {
      const { rows } = await tracking.pool.query(`select 1 from ${table} t where t::text like '%Canary%'`);
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
