import type { GardenerEvent, GardenEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';
import { forgetOwnerIn } from '@planted/service-kit';
import { ratePlantHealth } from './rate-plant-health';
import { saveGardenRow } from './save-garden-row';
import { savePlantRows } from './save-plant-rows';
import { removePlantRows } from './remove-plant-rows';
import { setPlantingDates } from './set-planting-dates';
import { waterPlants } from './water-plants';

/**
 * Every gardener's gardens and the plants that stand in them: what dashboard and garden manager show (3 §2).
 * An event that changes one plant (its planting date, a watering, its health) gets a handler and a file of its own here.
 */
export const dashboard = defineProjection<GardenEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'dashboard',
  version: 3,
  tables: ['gardens', 'garden_plants'],
  create: `
    create table gardens (
      id uuid primary key,
      owner_id uuid not null,
      name text not null,
      soil_type text not null,
      hardiness_zone text not null,
      sunlight text not null,
      maintenance text not null,
      matrix text not null,
      width integer not null,
      height integer not null,
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
      planted_date date,
      expected_harvest_date date,
      health_rating double precision,
      last_watered date
    );
    create index on garden_plants (owner_id);
    create index on garden_plants (garden_id)`,
  handlers: {
    GardenSaved: saveGardenRow,
    LayoutSaved: savePlantRows,
    PlantingDatesSet: setPlantingDates,
    PlantHealthRated: ratePlantHealth,
    GardenWatered: waterPlants,
    PlantsRemoved: removePlantRows,
    GardenerForgotten: forgetOwnerIn('garden_plants', 'gardens'),
  },
});
