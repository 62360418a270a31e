import type { GardenerEvent, GardenEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';
import { forgetGardens, knowGarden } from './analytics-gardens';
import { datePlants, placePlants, ratePlants, removePlants } from './count-garden-days';

/**
 * What analytics are made of besides waterings and harvests (`care` of the dashboard): when plants came, were planted and
 * went, and how healthy they were. Whose it is
 * matters only when a gardener is forgotten: a garden is asked for only after its owner is known (OwnedSubjects).
 */
export const gardenAnalyticsModel = defineProjection<GardenEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'garden_analytics',
  version: 3,
  tables: ['analytics_gardens', 'analytics_plants', 'analytics_health'],
  create: `
    create table analytics_gardens (
      garden_id uuid primary key,
      owner_id uuid not null
    );

    create table analytics_plants (
      id uuid primary key,
      garden_id uuid not null,
      planted_date date,
      health_rating double precision,
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
    )`,
  handlers: {
    GardenSaved: knowGarden,
    LayoutSaved: placePlants,
    PlantsRemoved: removePlants,
    PlantingDatesSet: datePlants,
    PlantHealthRated: ratePlants,
    GardenerForgotten: forgetGardens,
  },
});
