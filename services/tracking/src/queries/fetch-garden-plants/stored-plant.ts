const day = (column: string) => `to_char(p.${column}, 'YYYY-MM-DD') as ${column}`;

/** The columns of a GardenPlantRow, of the table `p`. */
export const plantColumns = `p.id, p.garden_id, p.plant_id, p.grid_x, p.grid_y, p.custom_planting_width,
  p.custom_planting_height, p.display_color, p.custom_plants_per_square, ${day('planted_date')}, ${day('expected_harvest_date')},
  p.health_rating, ${day('last_watered')}, ${day('harvested_on')}`;
