import type { GardenerEvent, GardenEvent } from '@planted/contracts';
import { defineProjection, type ProjectionTransaction } from '@planted/event-sourcing';
import { forgetOwnerIn } from '@planted/service-kit';

/**
 * In which garden a garden plant stands or is to come, for commands that name the plant only. A plant that was removed later
 * keeps its place here; whether it still stands is the garden's own knowledge.
 */
export const plantLocations = defineProjection<GardenEvent | GardenerEvent>({
  schema: 'gardens',
  name: 'plant_locations',
  version: 3,
  tables: ['plant_locations'],
  create: `
    create table plant_locations (
      plant_id uuid primary key,
      garden_id uuid not null,
      owner_id uuid not null
    )`,
  handlers: {
    LayoutSaved: (tx, { data, metadata }) => locate(tx, data.gardenId, data.plants, metadata.actor),
    LayoutChanged: (tx, { data, metadata }) => locate(tx, data.gardenId, data.added, metadata.actor),
    SeasonPlanned: (tx, { data, metadata }) => locate(tx, data.gardenId, data.coming, metadata.actor),
    GardenerForgotten: forgetOwnerIn('plant_locations'),
  },
});

const locate = async (
  tx: ProjectionTransaction,
  gardenId: string,
  plants: readonly { readonly id: string }[],
  ownerId: string | undefined,
): Promise<unknown> =>
  plants.length > 0 &&
  tx.query(
    `insert into plant_locations (plant_id, garden_id, owner_id)
     select unnest($1::uuid[]), $2, $3 on conflict do nothing`,
    [plants.map((plant) => plant.id), gardenId, ownerId],
  );
