import { type GardenEvent, gardenRowOf } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type GardenSaved = Extract<GardenEvent, { type: 'GardenSaved' }>;

/** A garden's row: created by its first GardenSaved, changed by each later one. */
export function saveGardenRow(
  tx: ProjectionTransaction,
  { data, metadata }: LoggedEvent<GardenSaved>,
): Promise<unknown> {
  const row = {
    ...gardenRowOf(data, metadata.time, metadata.time),
    owner_id: data.ownerId,
    layout_version: 1,
  };
  return tx.query(
    `insert into gardens select * from json_populate_record(null::gardens, $1)
     on conflict (id) do update set
       name = excluded.name, soil_type = excluded.soil_type, hardiness_zone = excluded.hardiness_zone,
       sunlight = excluded.sunlight, maintenance = excluded.maintenance, style = excluded.style, matrix = excluded.matrix,
       layout_version = gardens.layout_version + 1,
       width = excluded.width, height = excluded.height, updated_at = excluded.updated_at`,
    [JSON.stringify(row)],
  );
}
