import type { GardenerEvent, GardenEvent, ReminderEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';
import { forgetOwnerIn } from '@planted/service-kit';
import { addReminderRows } from './add-reminder-rows';
import {
  deleteReminder,
  editReminder,
  endReminder,
  moveReminder,
  restoreReminder,
  snoozeReminder,
} from './change-reminder-rows';
import { correctWatering, restoreWatering, withdrawWatering } from './change-watering';
import { completeOccurrence, reopenOccurrence } from './complete-occurrence';
import { completeWatered } from './complete-watering-occurrences';

/**
 * Every gardener's reminders, each of their dates a row of its own. Their words stay encrypted here too. A watering of
 * their garden completes watering reminders, from the watering's own event: one action, one record. So does ticking off
 * another one: that is a watering (decision 0103).
 */
export const reminders = defineProjection<ReminderEvent | GardenEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'reminders',
  version: 3,
  tables: ['reminders', 'reminder_turns', 'reminder_waterings'],
  create: `
    create table reminders (
      id uuid primary key,
      owner_id uuid not null,
      -- Where in the log it was added: waterings from before do not complete it.
      sequence bigint not null,
      sealed_text text not null,
      is_watering boolean not null,
      first_due_at timestamptz not null,
      time_zone text not null,
      recurrence_type text,
      recurrence_interval integer,
      priority integer,
      garden_id uuid,
      plant_id uuid,
      is_active boolean not null,
      -- How often it was changed.
      revision integer not null,
      is_ended boolean not null,
      is_deleted boolean not null
    );
    create index on reminders (garden_id) where is_watering;

    create table reminder_turns (
      id uuid primary key,
      reminder_id uuid not null references reminders (id),
      owner_id uuid not null,
      turn integer not null,
      due_at timestamptz not null,
      -- Where the rhythm has it; due_at is another where it was snoozed.
      scheduled_at timestamptz not null,
      -- The day of due_at in the reminder's time zone.
      due_on date not null,
      is_completed boolean not null default false,
      completed_at timestamptz,
      completed_by text,
      -- The date of another reminder whose tick was the watering that completed this one.
      completed_with uuid,
      -- The event of the watering that completed it.
      watering_id uuid,
      unique (reminder_id, turn)
    );
    create index on reminder_turns (owner_id, due_at) where not is_completed;
    create index on reminder_turns (owner_id, completed_at desc) where is_completed;
    create index on reminder_turns (completed_with) where completed_with is not null;
    create index on reminder_turns (watering_id) where watering_id is not null;

    -- Waterings of a garden, each of which may be corrected or taken back.
    create table reminder_waterings (
      event_id uuid primary key,
      sequence bigint not null,
      garden_id uuid not null,
      owner_id uuid not null,
      day date not null,
      -- Plants that were watered; null for all of the garden.
      plant_ids uuid[],
      of_garden boolean not null,
      watered_at timestamptz not null,
      is_withdrawn boolean not null default false
    );
    create index on reminder_waterings (garden_id, sequence);
    create index on reminder_waterings (owner_id)`,
  handlers: {
    ReminderAdded: addReminderRows,
    ReminderCompleted: completeOccurrence,
    ReminderReopened: reopenOccurrence,
    ReminderEdited: editReminder,
    ReminderMoved: moveReminder,
    ReminderSnoozed: snoozeReminder,
    ReminderEnded: endReminder,
    ReminderDeleted: deleteReminder,
    ReminderRestored: restoreReminder,
    GardenWatered: completeWatered,
    GardenEventRecorded: completeWatered,
    GardenEventCorrected: correctWatering,
    GardenEventWithdrawn: withdrawWatering,
    GardenEventRestored: restoreWatering,
    GardenerForgotten: forgetOwnerIn('reminder_turns', 'reminders', 'reminder_waterings'),
  },
});
