import type { GardenerEvent, GardenEvent, ReminderEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';
import { forgetOwnerIn } from '@planted/service-kit';
import { correctCare, restoreCare, withdrawEventCare } from './change-care';
import { dashboardReminders, logCare, logTickedWatering, withdrawTickedWatering } from './log-care';
import { changeLayoutRows } from './change-layout-rows';
import { planSeasonRows } from './plan-season-rows';
import { ratePlantHealth } from './rate-plant-health';
import { saveGardenRow } from './save-garden-row';
import { savePlantRows } from './save-plant-rows';
import { removePlantRows } from './remove-plant-rows';
import { setPlantingDates } from './set-planting-dates';

/**
 * Every gardener's gardens, the plants that stand in them, and how they were cared for: what dashboard and garden manager
 * show (3 §2). Waterings and harvests are here once, whatever they were logged by (decision 0103).
 * An event that changes one plant (its planting date, a watering, its health) gets a handler and a file of its own here.
 */
export const dashboard = defineProjection<GardenEvent | ReminderEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'dashboard',
  version: 9,
  tables: ['gardens', 'garden_plants', 'care', 'watering_reminders'],
  create: `
    create table gardens (
      id uuid primary key,
      owner_id uuid not null,
      name text not null,
      soil_type text not null,
      hardiness_zone text not null,
      sunlight text not null,
      maintenance text not null,
      -- Null where it was drawn before styles were saved.
      style text,
      matrix text not null,
      width integer not null,
      height integer not null,
      -- Raised by every save, removal and change: what a change of the layout must name.
      layout_version integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index on gardens (owner_id, created_at, id);

    create table garden_plants (
      id uuid primary key,
      garden_id uuid not null references gardens (id),
      owner_id uuid not null,
      plant_id text not null,
      grid_x integer not null,
      grid_y integer not null,
      custom_planting_width integer not null,
      custom_planting_height integer not null,
      display_color text not null,
      -- Null where the gardener set none: the plant table says.
      custom_plants_per_square integer,
      planted_date date,
      expected_harvest_date date,
      health_rating double precision,
      last_watered date,
      harvested_on date
    );
    create index on garden_plants (owner_id);
    create index on garden_plants (garden_id);

    -- Every watering and harvest with the day on which it happened and the plants that it was about.
    create table care (
      id uuid primary key,
      garden_id uuid not null,
      owner_id uuid not null,
      kind text not null,
      day date not null,
      -- Whether it was done to the garden as such.
      of_garden boolean not null,
      plant_ids uuid[] not null,
      -- The reminder whose tick it is, and which of its dates.
      reminder_id uuid,
      turn integer
    );
    create index on care (owner_id, day);
    create index on care (garden_id, day);
    create index on care (reminder_id) where reminder_id is not null;

    ${dashboardReminders.sql}`,
  handlers: {
    GardenSaved: saveGardenRow,
    LayoutSaved: savePlantRows,
    PlantingDatesSet: setPlantingDates,
    PlantHealthRated: ratePlantHealth,
    GardenWatered: logCare,
    GardenEventRecorded: logCare,
    ReminderAdded: dashboardReminders.remember,
    ReminderCompleted: logTickedWatering,
    ReminderReopened: withdrawTickedWatering,
    PlantsRemoved: removePlantRows,
    LayoutChanged: changeLayoutRows,
    SeasonPlanned: planSeasonRows,
    GardenEventCorrected: correctCare,
    GardenEventWithdrawn: withdrawEventCare,
    GardenEventRestored: restoreCare,
    ReminderEdited: dashboardReminders.change,
    GardenerForgotten: forgetOwnerIn('care', 'watering_reminders', 'garden_plants', 'gardens'),
  },
});
