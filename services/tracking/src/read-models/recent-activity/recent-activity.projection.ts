import type { GardenerEvent, GardenEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';
import { forgetOwnerIn } from '@planted/service-kit';
import { logGardenEvent } from './log-garden-event';
import { logGardenSaved } from './log-garden-saved';
import { logGardenWatered } from './log-garden-watered';
import { logLayoutSaved } from './log-layout-saved';
import { logPlantHealthRated } from './log-plant-health-rated';
import { logPlantingCompleted } from './log-planting-completed';
import { logPlantingDatesSet } from './log-planting-dates-set';
import { logPlantsRemoved } from './log-plants-removed';

/**
 * What happened in every gardener's gardens, in the order of the log (3 §3 'Activity / event').
 * A further event that gardeners should read about gets a handler and a file of its own here.
 */
export const recentActivity = defineProjection<GardenEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'recent_activity',
  version: 4,
  tables: ['activities', 'activity_gardens'],
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
      garden_id uuid not null references activity_gardens (garden_id),
      subject text not null,
      subject_id uuid not null
    );
    create index on activities (owner_id, sequence desc);
    create index on activities (garden_id, sequence desc)`,
  handlers: {
    GardenSaved: logGardenSaved,
    LayoutSaved: logLayoutSaved,
    GardenEventRecorded: logGardenEvent,
    PlantingDatesSet: logPlantingDatesSet,
    GardenPlantingCompleted: logPlantingCompleted,
    PlantHealthRated: logPlantHealthRated,
    GardenWatered: logGardenWatered,
    PlantsRemoved: logPlantsRemoved,
    GardenerForgotten: forgetOwnerIn('activities', 'activity_gardens'),
  },
});
