import type { GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type SeasonPlanned = LoggedEvent<Extract<GardenEvent, { type: 'SeasonPlanned' }>>;

/** What is to come is not shown here; it counts as a version, and plants may not be in the ground after all. */
export const planSeasonRows = (
  tx: ProjectionTransaction,
  { data: { gardenId, version, unplanted } }: SeasonPlanned,
): Promise<unknown> =>
  Promise.all([
    tx.query('update gardens set layout_version = $2 where id = $1', [gardenId, version]),
    unplanted.length > 0 &&
      tx.query(
        `update garden_plants set planted_date = null, expected_harvest_date = null, health_rating = null
         where garden_id = $1 and id = any($2::uuid[])`,
        [gardenId, unplanted],
      ),
  ]);
