import { type Plant, spotsById, type StandingSpots } from '@planted/contracts';
import type { PlantingSpot } from '@planted/garden-domain';
import { colorForPlant, FALLBACK_PLANT_IMAGE } from '@planted/ui';
import type { Layout, Placed } from '../layout/layout';
import { type SelectedPlant, selectPlant } from '../layout/selected-plant';

/** What stands in the planter's layout, in the words of the garden. */
export const spotsIn = ({ placements, plants }: Pick<Layout, 'placements' | 'plants'>): StandingSpots => {
  const kinds = new Map(plants.map((plant) => [plant.plantId, plant]));
  return spotsById(
    placements.map(({ id, plantId, x, y, width, height, color, perSquare }) => ({
      ...{ id, plantId, x, y, width, height, color },
      plantsPerSquare: perSquare === undefined ? (kinds.get(plantId)?.perSquare ?? null) : perSquare,
    })),
  );
};

/**
 * The layout of the planter in which these stand. Of the layout before it keeps what the gardener chose and is still to
 * be placed, the preview and the pins.
 */
export function layoutOf(standing: StandingSpots, before: Layout, catalogue: readonly Plant[]): Layout {
  const plants = kindsOf([...standing.values()], before, catalogue);
  const kinds = new Map(plants.map((plant) => [plant.plantId, plant]));
  const placements = [...standing.values()].map(({ plantsPerSquare, ...spot }): Placed => {
    const kind = kinds.get(spot.plantId);
    const isOwn = plantsPerSquare !== (kind?.perSquare ?? null);
    return { ...spot, plantName: kind?.name ?? spot.plantId, ...(isOwn && { perSquare: plantsPerSquare }) };
  });
  const stands = (ids: ReadonlySet<string>) => new Set([...ids].filter((id) => standing.has(id)));
  return {
    ...before,
    plants,
    placements,
    preview: stands(before.preview),
    pinned: stands(before.pinned),
    setAside: before.setAside.filter(({ id }) => !standing.has(id)),
  };
}

function kindsOf(
  spots: readonly PlantingSpot[],
  before: Layout,
  catalogue: readonly Plant[],
): SelectedPlant[] {
  const known = new Map(before.plants.map((plant) => [plant.plantId, plant]));
  const spotsOfKind = new Map<string, PlantingSpot[]>();
  for (const spot of spots) spotsOfKind.set(spot.plantId, [...(spotsOfKind.get(spot.plantId) ?? []), spot]);
  const kinds = new Set([...known.keys(), ...spotsOfKind.keys()]);
  return [...kinds].flatMap((plantId) => {
    const own = spotsOfKind.get(plantId) ?? [];
    const plant = known.get(plantId) ?? newKind(plantId, own, catalogue);
    const stood = before.placements.filter((placed) => placed.plantId === plantId).length;
    const wanted = Math.max(0, plant.wanted - stood) + own.length;
    if (wanted === 0) return [];
    const [first, ...others] = own.map(({ plantsPerSquare }) => plantsPerSquare);
    const common = first !== undefined && others.every((each) => each === first) ? first : undefined;
    const perSquare = own.length === 0 ? plant.perSquare : (common ?? undefined);
    const { perSquare: _, ...kind } = plant;
    return [{ ...kind, wanted, ...(perSquare !== undefined && { perSquare }) }];
  });
}

/** A kind that came with a planting; of one that the plant table has no more, what the planting says. */
function newKind(
  plantId: string,
  [spot]: readonly PlantingSpot[],
  catalogue: readonly Plant[],
): SelectedPlant {
  const row = catalogue.find(({ id }) => id === plantId);
  if (row) return selectPlant(row, 0, spot?.color ?? colorOf(row));
  return {
    ...{
      plantId,
      name: plantId,
      wanted: 0,
      plantingWidth: spot?.width ?? 1,
      plantingHeight: spot?.height ?? 1,
    },
    ...{
      color: spot?.color ?? '#aac62f',
      imageUrl: FALLBACK_PLANT_IMAGE,
      smallImageUrl: FALLBACK_PLANT_IMAGE,
    },
  };
}

const colorOf = (row: Plant): string =>
  colorForPlant(
    {
      plantName: row.plant_name,
      plantType: row.plant_type,
      accentColor: row.accent_color,
      leafColor: row.leaf_color,
    },
    [],
  );
