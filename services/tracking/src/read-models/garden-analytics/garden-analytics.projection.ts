import type { GardenerEvent, GardenEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';
import { forgetGardens, knowGarden } from './analytics-gardens';
import { correctRating, restoreRating, withdrawRating } from './change-ratings';
import {
  changePlants,
  datePlants,
  placePlants,
  ratePlants,
  removePlants,
  undatePlants,
} from './count-garden-days';

/**
 * What analytics are made of besides waterings and harvests (`care` of the dashboard): when plants came, were planted and
 * went, and how healthy they were. Whose it is
 * matters only when a gardener is forgotten: a garden is asked for only after its owner is known (OwnedSubjects).
 */
export const gardenAnalyticsModel = defineProjection<GardenEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'garden_analytics',
  version: 6,
  tables: ['analytics_gardens', 'analytics_plants', 'analytics_health', 'analytics_ratings'],
  create: `
    create table analytics_gardens (
      garden_id uuid primary key,
      owner_id uuid not null
    );

    create table analytics_plants (
      id uuid primary key,
      garden_id uuid not null,
      planted_date date,
      -- As it is now, and as it was when it was planted.
      health_rating double precision,
      initial_health double precision,
      -- The days on which it came into the layout and got its first planting date.
      placed_on date not null,
      dated_on date,
      -- The day on which it was taken out; null while it stands.
      removed_on date
    );
    create index on analytics_plants (garden_id);

    -- Average health of the standing plants that are planted, as it was when a day that changed it ended.
    create table analytics_health (
      garden_id uuid not null,
      day date not null,
      health double precision,
      primary key (garden_id, day)
    );

    -- What its gardener said of a plant's health, by the event that recorded it: each can be corrected.
    create table analytics_ratings (
      event_id uuid not null,
      plant_id uuid not null,
      garden_id uuid not null,
      day date not null,
      sequence bigint not null,
      health_rating double precision not null,
      is_withdrawn boolean not null default false,
      primary key (event_id, plant_id)
    );
    create index on analytics_ratings (garden_id);
    create index on analytics_ratings (plant_id, day desc, sequence desc)`,
  handlers: {
    GardenSaved: knowGarden,
    LayoutSaved: placePlants,
    PlantsRemoved: removePlants,
    LayoutChanged: changePlants,
    PlantingDatesSet: datePlants,
    SeasonPlanned: undatePlants,
    PlantHealthRated: ratePlants,
    GardenEventCorrected: correctRating,
    GardenEventWithdrawn: withdrawRating,
    GardenEventRestored: restoreRating,
    GardenerForgotten: forgetGardens,
  },
});
