import type { GardenEvent, GardenPlantRow } from '@planted/contracts';
import type { LoggedEvent, ProjectionTransaction } from '@planted/event-sourcing';

type LayoutSaved = Extract<GardenEvent, { type: 'LayoutSaved' }>;

/** What a layout says of a plant; the rest of its row comes from other events. */
type PlacedRow = Omit<
  GardenPlantRow,
  'planted_date' | 'expected_harvest_date' | 'health_rating' | 'last_watered' | 'harvested_on'
>;

const placedRows = ({ gardenId, plants }: LayoutSaved['data']): PlacedRow[] =>
  plants.map((plant) => ({
    id: plant.id,
    garden_id: gardenId,
    plant_id: plant.plantId,
    grid_x: plant.x,
    grid_y: plant.y,
    custom_planting_width: plant.width,
    custom_planting_height: plant.height,
    display_color: plant.color,
    custom_plants_per_square: plant.plantsPerSquare,
  }));

/**
 * The plants of a layout replace those before; one that stays keeps its planting date, health and watering.
 * A layout of a garden that is not there has no owner, which the table refuses: the event is parked.
 */
export function savePlantRows(
  tx: ProjectionTransaction,
  { data }: LoggedEvent<LayoutSaved>,
): Promise<unknown> {
  return tx.query(
    `with raised as (update gardens set layout_version = layout_version + 1 where id = $1), removed as (
       delete from garden_plants where garden_id = $1 and id <> all ($2::uuid[])
     )
     insert into garden_plants (id, garden_id, owner_id, plant_id, grid_x, grid_y,
       custom_planting_width, custom_planting_height, display_color, custom_plants_per_square)
     select p.id, p.garden_id, g.owner_id, p.plant_id, p.grid_x, p.grid_y,
       p.custom_planting_width, p.custom_planting_height, p.display_color, p.custom_plants_per_square
     from json_populate_recordset(null::garden_plants, $3) p left join gardens g on g.id = p.garden_id
     on conflict (id) do update set
       grid_x = excluded.grid_x, grid_y = excluded.grid_y, display_color = excluded.display_color,
       custom_planting_width = excluded.custom_planting_width,
       custom_planting_height = excluded.custom_planting_height,
       custom_plants_per_square = excluded.custom_plants_per_square`,
    [data.gardenId, data.plants.map(({ id }) => id), JSON.stringify(placedRows(data))],
  );
}
