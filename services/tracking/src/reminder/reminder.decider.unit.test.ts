import type { ReminderEvent } from '@planted/contracts';
import { specify } from '@planted/event-sourcing/testing';
import { reminderDecider } from './reminder.decider';
import type { AddReminder, UpdateReminder } from './reminder-command';
import type { AddedReminder } from './reminder-state';

const ada = '0190a1b2-0000-7000-8000-000000000001';
const reminderId = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const reminder = specify(reminderDecider);

const peas: AddedReminder = {
  reminderId,
  ownerId: ada,
  sealedText: 'v1.sealed',
  isWatering: false,
  dueAt: '2026-05-28T18:00:00.000Z',
  timeZone: 'UTC',
  recurrence: null,
  priority: null,
  gardenId: null,
  plantId: null,
  isActive: true,
};
const weekly: AddedReminder = { ...peas, recurrence: { type: 'weekly', interval: 7 } };
const added = (data: AddedReminder): ReminderEvent => ({ type: 'ReminderAdded', schemaVersion: 1, data });
const completed = (occurrence: number, completedOn: string, nextDueAt: string | null): ReminderEvent => ({
  type: 'ReminderCompleted',
  schemaVersion: 1,
  data: { reminderId, turn: occurrence, completedOn, nextDueAt },
});
const reopened = (occurrence: number): ReminderEvent => ({
  type: 'ReminderReopened',
  schemaVersion: 1,
  data: { reminderId, turn: occurrence },
});

const today = '2026-05-27';
const adding = (changes: Partial<AddedReminder> = {}, isCompleted = false): AddReminder => ({
  type: 'AddReminder',
  actorId: ada,
  reminder: { ...peas, ...changes },
  isCompleted,
  today,
});
const completing = (changes: Partial<UpdateReminder> = {}): UpdateReminder => ({
  type: 'UpdateReminder',
  actorId: ada,
  occurrence: 1,
  dueAt: peas.dueAt,
  isCompleted: true,
  today,
  ...changes,
});
const reopening = completing({ isCompleted: false });
const notFound = { code: 'not-found', field: 'id', message: 'Reminder not found' } as const;

describe('a reminder', () => {
  it('MAN-6 is added once', () => {
    reminder.when(adding()).thenEvents(added(peas));
    reminder
      .given(added(peas))
      .when(adding({ sealedText: 'v1.other' }))
      .thenNothing();
  });

  it('MAN-6 that is added as done is ticked off at once', () => {
    reminder.when(adding({}, true)).thenEvents(added(peas), completed(1, today, null));
    reminder
      .when(adding(weekly, true))
      .thenEvents(added(weekly), completed(1, today, '2026-06-04T18:00:00.000Z'));
  });

  it.each(['2025-05-01T00:00:00.000Z', '2036-06-30T00:00:00.000Z', '0001-01-01T00:00:00.000Z'])(
    'MAN-6 is not for %s',
    (dueAt) => {
      const field = 'reminder_datetime';
      const message = `${field}: must be between one year ago and ten years from now`;
      reminder.when(adding({ dueAt })).thenRefused({ code: 'invalid', field, message });
    },
  );

  it('MAN-6 is for a day on the clock of its zone', () => {
    // 26 May 2025 in UTC is a year and a day ago, and in Kiritimati the 27th.
    const dueAt = '2025-05-25T12:00:00.000Z';
    reminder.when(adding({ dueAt })).thenRefused(expect.objectContaining({ field: 'reminder_datetime' }));
    const there = { dueAt, timeZone: 'Pacific/Kiritimati' };
    reminder.when(adding(there)).thenEvents(added({ ...peas, ...there }));
  });

  it('MAN-6 is ticked off and opened again, each once', () => {
    const done = completed(1, today, null);
    reminder.given(added(peas)).when(completing()).thenEvents(done);
    reminder.given(added(peas), done).when(completing()).thenNothing();
    reminder.given(added(peas), done).when(reopening).thenEvents(reopened(1));
    reminder.given(added(peas), done, reopened(1)).when(reopening).thenNothing();
    reminder.given(added(peas), done, reopened(1)).when(completing()).thenEvents(done);
  });

  it('MAN-6 that recurs is ticked off date by date', () => {
    const first = completed(1, today, '2026-06-04T18:00:00.000Z');
    reminder.given(added(weekly)).when(completing()).thenEvents(first);
    reminder
      .given(added(weekly), first)
      .when(completing({ occurrence: 2, dueAt: '2026-06-04T18:00:00.000Z', today: '2026-06-20' }))
      .thenEvents(completed(2, '2026-06-20', '2026-06-25T18:00:00.000Z'));
  });

  it('of another user is not found, like one that is not there', () => {
    const bruno = { actorId: '0190a1b2-0000-7000-8000-000000000002' };
    for (const command of [completing(bruno), { ...reopening, ...bruno }]) {
      reminder.when(command).thenRefused(notFound);
      reminder.given(added(peas)).when(command).thenRefused(notFound);
    }
  });
});
