import type { GardenerEvent, GardenEvent } from '@planted/contracts';
import { defineProjection } from '@planted/event-sourcing';
import { forgetOwnerIn } from '@planted/service-kit';
import { changeStandingPlantings } from './change-standing-plantings';
import { planPlantings } from './plan-plantings';
import { heedRotation, ignoreRotation } from './ignore-rotation';
import { endMissingPlantings, endPlantings, setPlantedDays } from './season-plantings';
import { knowSeasonGarden } from './season-gardens';

/**
 * Every planting that stands, is to come or is gone, with what its gardener said of its time: what the season, its past
 * and the next one are derived from. Nothing is deleted but with its gardener. Harvests are in `care` of the dashboard.
 */
export const season = defineProjection<GardenEvent | GardenerEvent>({
  schema: 'tracking',
  name: 'season',
  version: 6,
  tables: ['season_gardens', 'season_plantings', 'season_awaited'],
  create: `
    create table season_gardens (
      id uuid primary key,
      owner_id uuid not null,
      name text not null,
      -- Null where it was drawn before styles were saved.
      style text,
      -- Columns and rows in feet: what is gone is turned within them.
      width integer not null,
      height integer not null,
      -- Counts as gardens.layout_version of the dashboard does.
      layout_version integer not null,
      created_at timestamptz not null
    );
    create index on season_gardens (owner_id, created_at, id);

    create table season_plantings (
      id uuid primary key,
      garden_id uuid not null references season_gardens (id),
      owner_id uuid not null,
      plant_id text not null,
      plant_name text not null,
      x integer not null,
      y integer not null,
      width integer not null,
      height integer not null,
      color text not null,
      -- Null where the gardener set none: the plant table says.
      plants_per_square integer,
      -- standing, coming, ended; dropped: it was to come, and never stood.
      state text not null,
      -- What it comes, or came, after.
      after_id uuid,
      -- In the squares of which planting it grows, or grew.
      under_id uuid,
      -- Of one that stands or has ended: whether it was to come before.
      was_coming boolean not null default false,
      -- When it was drawn, as standing or to come, for the first time.
      added_at timestamptz not null,
      planted_on date,
      ended_on date,
      -- Null where nobody said.
      end_how text,
      end_cause text,
      -- Why rotation advice is ignored for it, and since when; null where it is not.
      rotation_reason text,
      rotation_ignored_on date,
      -- Days by step.
      fixed jsonb not null default '{}',
      done jsonb not null default '{}'
    );
    create index on season_plantings (owner_id, garden_id, id);
    create index on season_plantings (garden_id);

    -- What an act says of plantings that it places itself: until they are placed, an event later.
    create table season_awaited (
      id uuid primary key,
      garden_id uuid not null references season_gardens (id),
      owner_id uuid not null,
      after_id uuid,
      under_id uuid,
      fixed jsonb not null,
      done jsonb not null
    );
    create index on season_awaited (owner_id)`,
  handlers: {
    GardenSaved: knowSeasonGarden,
    LayoutSaved: endMissingPlantings,
    PlantsRemoved: endPlantings,
    LayoutChanged: changeStandingPlantings,
    SeasonPlanned: planPlantings,
    PlantingDatesSet: setPlantedDays,
    RotationIgnored: ignoreRotation,
    RotationHeeded: heedRotation,
    GardenerForgotten: forgetOwnerIn('season_awaited', 'season_plantings', 'season_gardens'),
  },
});
