import type { GardenerEvent, GardenEvent, ReminderEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';
import { forgetOwnerIn } from '@planted/service-kit';
import { correctActivity, restoreActivity, withdrawActivity } from './change-activity';
import { logGardenEvent } from './log-garden-event';
import { logGardenSaved } from './log-garden-saved';
import { logGardenWatered } from './log-garden-watered';
import { logLayoutChanged } from './log-layout-changed';
import { logLayoutSaved } from './log-layout-saved';
import { logPlantHealthRated } from './log-plant-health-rated';
import { logPlantingCompleted } from './log-planting-completed';
import { logPlantingDatesSet } from './log-planting-dates-set';
import { logPlantsRemoved } from './log-plants-removed';
import { activityReminders, logTickedWatering, withdrawTickedWatering } from './log-ticked-watering';

/**
 * What happened in every gardener's gardens, by the day on which it did (3 §3 'Activity / event').
 * A further event that gardeners should read about gets a handler and a file of its own here.
 */
export const recentActivity = defineProjection<GardenEvent | ReminderEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'recent_activity',
  version: 10,
  tables: ['activities', 'activity_revisions', 'activity_gardens', 'activity_reminders'],
  create: `
    -- What later notes need to know of a garden: its name today and what was saved last.
    create table activity_gardens (
      garden_id uuid primary key,
      owner_id uuid not null,
      name text not null,
      saved jsonb not null
    );

    create table activities (
      id uuid primary key,
      owner_id uuid not null,
      sequence bigint not null,
      event_type text not null,
      notes text not null,
      value jsonb,
      unit text,
      old_status text,
      new_status text,
      created_at timestamptz not null,
      -- The day that its gardener or its event names; null where that is the day of the record.
      occurred_on date,
      occurred_time text,
      -- The former, else the day of the record in UTC: the newest are those of the latest day.
      day date not null,
      garden_id uuid not null references activity_gardens (garden_id),
      subject text not null,
      subject_id uuid not null,
      -- The reminder whose tick it is, and which of its dates.
      reminder_id uuid,
      turn integer,
      -- How often it was changed; null for what cannot be.
      revision integer,
      corrected_at timestamptz,
      is_withdrawn boolean not null
    );
    create index on activities (owner_id, day desc, sequence desc);
    create index on activities (garden_id, day desc, sequence desc);

    -- Of an entry that was changed: what it said from each of its revisions on, 0 being what was written.
    create table activity_revisions (
      activity_id uuid not null references activities (id),
      owner_id uuid not null,
      revision integer not null,
      kind text not null,
      recorded_at timestamptz not null,
      day date not null,
      notes text not null,
      value jsonb,
      unit text,
      subject text not null,
      subject_id uuid not null,
      primary key (activity_id, revision)
    );
    create index on activity_revisions (owner_id);

    create index on activities (reminder_id) where reminder_id is not null;

    ${activityReminders.sql}`,
  handlers: {
    GardenSaved: logGardenSaved,
    LayoutSaved: logLayoutSaved,
    LayoutChanged: logLayoutChanged,
    GardenEventRecorded: logGardenEvent,
    PlantingDatesSet: logPlantingDatesSet,
    GardenPlantingCompleted: logPlantingCompleted,
    PlantHealthRated: logPlantHealthRated,
    GardenWatered: logGardenWatered,
    PlantsRemoved: logPlantsRemoved,
    GardenEventCorrected: correctActivity,
    GardenEventWithdrawn: withdrawActivity,
    GardenEventRestored: restoreActivity,
    ReminderAdded: activityReminders.remember,
    ReminderEdited: activityReminders.change,
    ReminderCompleted: logTickedWatering,
    ReminderReopened: withdrawTickedWatering,
    GardenerForgotten: forgetOwnerIn(
      'activity_revisions',
      'activities',
      'activity_reminders',
      'activity_gardens',
    ),
  },
});
