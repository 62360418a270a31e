import { type GardenEvent } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';
import { parseMatrix, sizeOf } from '@planted/garden-domain';

type LayoutChanged = LoggedEvent<Extract<GardenEvent, { type: 'LayoutChanged' }>>;
type Act = LayoutChanged['data'];

// Statements of one event are sent at once and run in their order: none waits for the answer to another.

/**
 * One act in a layout: what ended goes, what changed keeps dates and health, what came back has its own again.
 * A garden that is not there has no owner, which the table refuses: the event is parked.
 */
export function changeLayoutRows(
  tx: ProjectionTransaction,
  { data, metadata }: LayoutChanged,
): Promise<unknown> {
  const { gardenId, ended, changed, added, restored } = data;
  return Promise.all([
    reshape(tx, data, metadata.time),
    ended.length > 0 &&
      tx.query('delete from garden_plants where garden_id = $1 and id = any($2::uuid[])', [
        gardenId,
        ended.map(({ id }) => id),
      ]),
    changed.length > 0 && change(tx, gardenId, changed),
    (added.length > 0 || restored.length > 0) && insert(tx, data),
  ]);
}

function reshape(tx: ProjectionTransaction, { gardenId, version, bed }: Act, time: string): Promise<unknown> {
  if (!bed) return tx.query('update gardens set layout_version = $2 where id = $1', [gardenId, version]);
  const parsed = parseMatrix(bed.matrix);
  const { width, height } = sizeOf(parsed.ok ? parsed.matrix : []);
  return tx.query(
    `update gardens set layout_version = $2, matrix = $3, width = $4, height = $5, updated_at = $6 where id = $1`,
    [gardenId, version, bed.matrix, width, height, time],
  );
}

const change = (tx: ProjectionTransaction, gardenId: string, changed: Act['changed']): Promise<unknown> =>
  tx.query(
    `update garden_plants p set grid_x = s.grid_x, grid_y = s.grid_y, display_color = s.display_color,
       custom_planting_width = s.custom_planting_width, custom_planting_height = s.custom_planting_height,
       custom_plants_per_square = s.custom_plants_per_square
     from json_populate_recordset(null::garden_plants, $2) s where p.garden_id = $1 and p.id = s.id`,
    [gardenId, JSON.stringify(changed.map(spotRow))],
  );

/** Nobody's page can take over a plant of another garden: a row of that id stays what it is. */
function insert(tx: ProjectionTransaction, { gardenId, added, restored }: Act): Promise<unknown> {
  const rows = [
    ...added.map((plant) => ({ ...spotRow(plant), plant_id: plant.plantId })),
    ...restored.map((plant) => ({
      ...spotRow(plant),
      plant_id: plant.plantId,
      planted_date: plant.plantedDate,
      expected_harvest_date: plant.expectedHarvestDate,
      health_rating: plant.healthRating,
    })),
  ];
  return tx.query(
    `insert into garden_plants (id, garden_id, owner_id, plant_id, grid_x, grid_y, custom_planting_width,
       custom_planting_height, display_color, custom_plants_per_square, planted_date, expected_harvest_date,
       health_rating, last_watered, harvested_on)
     select p.id, $1, g.owner_id, p.plant_id, p.grid_x, p.grid_y, p.custom_planting_width,
       p.custom_planting_height, p.display_color, p.custom_plants_per_square, p.planted_date, p.expected_harvest_date,
       p.health_rating, ${lastDay('watered')}, ${lastDay('harvested')}
     from json_populate_recordset(null::garden_plants, $2) p left join gardens g on g.id = $1
     on conflict (id) do nothing`,
    [gardenId, JSON.stringify(rows)],
  );
}

/** A restored plant was watered and harvested last as the log says by now. */
const lastDay = (kind: string): string => `(select max(c.day) from care c
  where c.garden_id = $1 and c.kind = '${kind}' and p.id = any(c.plant_ids))`;

const spotRow = ({ id, x, y, width, height, color, plantsPerSquare }: Act['changed'][number]) => ({
  id,
  grid_x: x,
  grid_y: y,
  custom_planting_width: width,
  custom_planting_height: height,
  display_color: color,
  custom_plants_per_square: plantsPerSquare,
});
