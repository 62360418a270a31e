import { areaOf, type Matrix, sizeOf } from '@planted/garden-domain';
import type { BedPlant } from '@planted/ui';
import { bedPlants, growingIn, growingWords, type PlantedGarden } from '../gardens/planted-garden';

/** One line of the legend. */
interface PlanKind {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string | null | undefined;
  /** '#rrggbb'. */
  readonly color: string;
  readonly count: number;
}

/** What there is to draw of a garden. */
export interface GardenPlan {
  readonly matrix: Matrix;
  readonly plants: readonly BedPlant[];
  /** Most plants first. */
  readonly kinds: readonly PlanKind[];
  /** Size, area and number of plants in one line. */
  readonly caption: string;
}

/** The kinds of plants in a garden, most plants first, then by name. */
function kindsOf({ plants }: PlantedGarden): PlanKind[] {
  const kinds = new Map<string, PlanKind>();
  for (const entry of plants) {
    const { plant, display_color } = entry;
    const known = kinds.get(plant.id);
    kinds.set(plant.id, {
      id: plant.id,
      name: plant.plant_name,
      imageUrl: plant.plant_image_url,
      color: known?.color ?? display_color,
      count: (known?.count ?? 0) + growingIn([entry]),
    });
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

export function gardenPlanOf(garden: PlantedGarden): GardenPlan {
  const { width, height } = sizeOf(garden.matrix);
  return {
    matrix: garden.matrix,
    plants: bedPlants(garden),
    kinds: kindsOf(garden),
    caption: `${width}' × ${height}'  ·  ${areaOf(garden.matrix)} ft²  ·  ${growingWords(garden.plants)}  ·  1 square = 1 ft`,
  };
}
