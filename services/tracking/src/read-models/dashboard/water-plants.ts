import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type GardenWatered = Extract<GardenEvent, { type: 'GardenWatered' }>;

export function waterPlants(
  tx: ProjectionTransaction,
  { data }: LoggedEvent<GardenWatered>,
): Promise<unknown> {
  return tx.query(
    'update garden_plants set last_watered = $2 where garden_id = $1 and id = any($3::uuid[])',
    [data.gardenId, data.wateredDate, data.plantIds],
  );
}
