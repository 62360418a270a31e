import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type PlantsRemoved = Extract<GardenEvent, { type: 'PlantsRemoved' }>;

export function removePlantRows(
  tx: ProjectionTransaction,
  { data }: LoggedEvent<PlantsRemoved>,
): Promise<unknown> {
  return tx.query(
    `with raised as (update gardens set layout_version = layout_version + 1 where id = $1)
     delete from garden_plants where garden_id = $1 and id = any($2::uuid[])`,
    [data.gardenId, data.plantIds],
  );
}
