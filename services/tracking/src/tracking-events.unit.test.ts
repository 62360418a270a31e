import { journalEventSchemas, reminderEventSchemas } from '@planted/contracts';
import { createUpcaster } from '@planted/event-sourcing';
import { describeFrozenExamples } from '@planted/event-sourcing/testing';
import { readingsOf } from '@planted/service-kit';

const ownerId = '0190a1b2-0000-7000-8000-000000000001';
const gardenId = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const reminderId = '0190a1b2-1111-5000-8000-000000000002';

const reminderAddedV1 = {
  reminderId,
  ownerId,
  sealedText: 'v1.q83vEjRWeJCrze8SNFZ4kA',
  isWatering: true,
  dueAt: '2026-05-28T16:00:00.000Z',
  timeZone: 'Europe/Paris',
  recurrence: { type: 'weekly', interval: 14 },
  priority: 3,
  gardenId,
  plantId: null,
  isActive: true,
};
const reminderCompletedV1 = {
  reminderId,
  turn: 2,
  completedOn: '2026-05-28',
  nextDueAt: '2026-06-11T16:00:00.000Z',
};
const reminderReopenedV1 = { reminderId, turn: 2 };
const journalEntryWrittenV1 = {
  entryId: reminderId,
  ownerId,
  sealedText: 'v1.q83vEjRWeJCrze8SNFZ4kA',
  gardenId: null,
  privacy: 'private',
};

describeFrozenExamples(createUpcaster(readingsOf({ ...reminderEventSchemas, ...journalEventSchemas })), [
  { stored: { type: 'ReminderAdded', schemaVersion: 1, data: reminderAddedV1 }, current: reminderAddedV1 },
  {
    stored: { type: 'ReminderCompleted', schemaVersion: 1, data: reminderCompletedV1 },
    current: reminderCompletedV1,
  },
  {
    stored: { type: 'ReminderReopened', schemaVersion: 1, data: reminderReopenedV1 },
    current: reminderReopenedV1,
  },
  {
    stored: { type: 'JournalEntryWritten', schemaVersion: 1, data: journalEntryWrittenV1 },
    current: journalEntryWrittenV1,
  },
]);
