import type { GardenerEvent, GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type GardenSaved = Extract<GardenEvent, { type: 'GardenSaved' }>;

export const knowGarden = (tx: ProjectionTransaction, { data }: LoggedEvent<GardenSaved>): Promise<unknown> =>
  tx.query('insert into analytics_gardens (garden_id, owner_id) values ($1, $2) on conflict do nothing', [
    data.gardenId,
    data.ownerId,
  ]);

/** Nothing stays of a gardener's gardens. */
export function forgetGardens(
  tx: ProjectionTransaction,
  { data }: LoggedEvent<GardenerEvent>,
): Promise<unknown> {
  const own = 'select garden_id from analytics_gardens where owner_id = $1';
  return Promise.all([
    ...['analytics_plants', 'analytics_health', 'analytics_ratings'].map((table) =>
      tx.query(`delete from ${table} where garden_id in (${own})`, [data.gardenerId]),
    ),
    tx.query('delete from analytics_gardens where owner_id = $1', [data.gardenerId]),
  ]);
}
