import type { GardenPlant, GardenRow, PreviewPlant } from '@planted/contracts';
import {
  betweenOthers,
  type CalendarDay,
  coveredSquares,
  densityWords,
  growthOn,
  type Matrix,
  parseMatrix,
  plantsIn,
} from '@planted/garden-domain';
import type { BedPlant } from '@planted/ui';
import type { PlantOutlook } from '../season-work/season-work';

/** A garden as a list of gardens shows it. */
export interface NamedGarden {
  readonly id: string;
  readonly name: string;
}

/** A plant as it stands, with what its plan says of it where its garden has a place. */
export interface StandingPlant extends GardenPlant {
  readonly outlook?: PlantOutlook | undefined;
}

/** A garden with its plants attached by garden_id (3 §3). */
export interface PlantedGarden extends NamedGarden {
  readonly matrix: Matrix;
  readonly row: GardenRow;
  readonly plants: readonly StandingPlant[];
}

/** 3 §2.2: shown for a garden without a name. */
const UNNAMED_GARDEN = 'Unnamed Garden';

export const nameOfGarden = (name: string): string => name.trim() || UNNAMED_GARDEN;

/** A plant as it stands on the gardener's day, which may be another one than the server's; a harvest stays one. */
function standingOn(entry: GardenPlant, today: CalendarDay): GardenPlant {
  if (entry.plant_status === 'Harvest') return entry;
  const growth = growthOn(entry.plant, entry.planted_date, today, entry.harvested_on);
  return {
    ...entry,
    plant_status: growth.status,
    plant_current_stage_name: growth.stageName,
    plant_current_stage_days_left: growth.stageDaysLeft,
  };
}

type Outlooks = ReadonlyMap<string, PlantOutlook>;

const NO_OUTLOOKS: Outlooks = new Map();

/** A plant as its plan has it: what its packet's days say of its harvest gives way. A harvest of its own word stays one. */
export function withOutlook<Entry extends GardenPlant>(
  entry: Entry,
  outlooks: Outlooks,
): Entry & StandingPlant {
  const outlook = outlooks.get(entry.id);
  if (!outlook || entry.plant_status === 'Harvest' || entry.plant_status === 'planned') return entry;
  const { status, stage, harvestOn } = outlook;
  const isRipe = status === 'harvestable';
  const wasRipe = entry.plant_status === 'harvestable';
  return {
    ...entry,
    plant_status: status,
    plant_current_stage_name: stage ?? entry.plant_current_stage_name,
    plant_current_stage_days_left: isRipe
      ? 0
      : stage !== null || wasRipe
        ? null
        : entry.plant_current_stage_days_left,
    expected_harvest_date: harvestOn ?? entry.expected_harvest_date,
    outlook,
  };
}

/**
 * Attaches each plant to its garden, as it stands today; a matrix that cannot be read shows as an empty bed.
 * @param outlooks what plans say of plants
 */
export function attachPlants(
  gardens: readonly GardenRow[],
  plants: readonly GardenPlant[],
  today: CalendarDay,
  outlooks: Outlooks = NO_OUTLOOKS,
): PlantedGarden[] {
  const byGarden = new Map<string, StandingPlant[]>();
  for (const plant of plants.map((entry) => withOutlook(standingOn(entry, today), outlooks))) {
    const standing = byGarden.get(plant.garden_id);
    if (standing) standing.push(plant);
    else byGarden.set(plant.garden_id, [plant]);
  }
  return gardens.map((row) => {
    const parsed = parseMatrix(row.matrix);
    return {
      id: row.id,
      name: nameOfGarden(row.name),
      matrix: parsed.ok ? parsed.matrix : [],
      row,
      plants: byGarden.get(row.id) ?? [],
    };
  });
}

type Drawn = Omit<PreviewPlant, 'plant_id'>;

/** A plant as the bed preview draws it. */
export const bedPlant = (entry: Drawn): BedPlant => ({
  id: entry.id,
  plantName: entry.plant_name,
  imageUrl: entry.plant_image_url,
  color: entry.display_color,
  x: entry.grid_x,
  y: entry.grid_y,
  width: entry.custom_planting_width,
  height: entry.custom_planting_height,
});

/**
 * The plants of a garden as the bed preview draws them, each as densely as it grows; those that grow in squares of others
 * come after these.
 */
export const bedPlants = (garden: PlantedGarden): readonly BedPlant[] =>
  betweenOthers(
    garden.plants.map(({ plant, ...entry }) => ({
      ...bedPlant({ ...entry, plant_name: plant.plant_name, plant_image_url: plant.plant_image_url }),
      perCell: entry.custom_plants_per_square ?? plant.plants_per_square_foot,
      daysToMaturity: plant.days_to_maturity,
    })),
  );

/** How many grow in one planting: 16 carrots in its square. */
const plantsOf = (entry: GardenPlant): number =>
  plantsIn(
    { width: entry.custom_planting_width, height: entry.custom_planting_height },
    entry.custom_plants_per_square ?? entry.plant.plants_per_square_foot,
  );

/** How many grow in plantings, as the planner counts them. */
export const growingIn = (entries: readonly GardenPlant[]): number =>
  entries.reduce((sum, entry) => sum + plantsOf(entry), 0);

/** Squares (of one foot) that plantings cover; one that two share counts once. */
export const squaresUnder = (entries: readonly GardenPlant[]): number =>
  coveredSquares(
    entries.map((entry) => ({
      ...{ x: entry.grid_x, y: entry.grid_y },
      ...{ width: entry.custom_planting_width, height: entry.custom_planting_height },
    })),
  );

/** '16 plants in 1 square': what grows in plantings, as the planner counts it. */
export const growingWords = (entries: readonly GardenPlant[]): string =>
  densityWords(growingIn(entries), squaresUnder(entries));

/** '1 plant', '26 plants', '20,000 plants'. */
export const countOfPlants = (count: number): string =>
  `${count.toLocaleString()} ${count === 1 ? 'plant' : 'plants'}`;

/** '1 square', '3 squares'. */
export const squaresWords = (count: number): string =>
  `${count.toLocaleString()} ${count === 1 ? 'square' : 'squares'}`;
