import { type Plant, spotsById, type StandingSpots } from '@planted/contracts';
import {
  type ComingDraft,
  comingOf,
  type ComingSpot,
  isGuest,
  kindIdOf,
  type PlantingSpot,
  type SeasonPlan,
  type StepDays,
} from '@planted/garden-domain';
import { colorForPlant, FALLBACK_PLANT_IMAGE } from '@planted/ui';
import type { Layout } from '../layout/layout';
import type { Coming, Placed } from '../layout/placed';
import { type SelectedPlant, selectPlant } from '../layout/selected-plant';

const spotOf = (
  { id, plantId, x, y, width, height, color, perSquare }: Placed,
  kinds: ReadonlyMap<string, SelectedPlant>,
): PlantingSpot => ({
  ...{ id, plantId, x, y, width, height, color },
  plantsPerSquare: perSquare === undefined ? (kinds.get(plantId)?.perSquare ?? null) : perSquare,
});

const byKind = (plants: readonly SelectedPlant[]): ReadonlyMap<string, SelectedPlant> =>
  new Map(plants.map((plant) => [plant.plantId, plant]));

/** What stands in the planter's layout, in the words of the garden. */
export const spotsIn = ({
  placements,
  coming,
  plants,
}: Pick<Layout, 'placements' | 'coming' | 'plants'>): StandingSpots => {
  const kinds = byKind(plants);
  return spotsById(
    [...placements, ...coming.filter(({ stands }) => stands)].map((placed) => spotOf(placed, kinds)),
  );
};

/**
 * What is to come in the planter's layout, in the words of the garden.
 * @param isKnown whether a planting is, or was, in the garden: what comes after one that never was comes after none
 */
function comingIn(
  { placements, coming, plants }: Pick<Layout, 'placements' | 'coming' | 'plants'>,
  isKnown: (id: string) => boolean,
): ComingDraft {
  const kinds = byKind(plants);
  const here = new Set([...placements, ...coming].map(({ id }) => id));
  const between = underIn({ placements, coming });
  const spots = coming
    .filter(({ stands }) => !stands)
    .map((one): ComingSpot => {
      const { after } = one;
      const under = between.get(one.id);
      return {
        ...spotOf(one, kinds),
        after: after !== null && (here.has(after) || isKnown(after)) ? after : null,
        ...(under !== undefined && { under }),
      };
    });
  return new Map(spots.map((spot) => [spot.id, spot]));
}

/** What is to come, with the dates that its gardener chose. */
export interface Expected {
  readonly coming: ComingDraft;
  readonly fixed: ReadonlyMap<string, StepDays>;
  /** In whose squares each grows that shares them, also of what stands. */
  readonly under: ReadonlyMap<string, string>;
}

/** Between what is not there any more nothing can be put. */
function underIn({ placements, coming }: Pick<Layout, 'placements' | 'coming'>): ReadonlyMap<string, string> {
  const here = new Set([...placements, ...coming].map(({ id }) => id));
  return new Map(
    coming.flatMap(({ id, under }) => (under !== undefined && here.has(under) ? [[id, under]] : [])),
  );
}

/** What a layout of the planter has to come. */
export const expectedIn = (
  layout: Pick<Layout, 'placements' | 'coming' | 'plants'>,
  isKnown: (id: string) => boolean = () => true,
): Expected => ({
  coming: comingIn(layout, isKnown),
  fixed: new Map(layout.coming.map(({ id, fixed }) => [id, fixed])),
  under: underIn(layout),
});

/** What is stored to come in a garden. */
export const expectedOf = (season: SeasonPlan<PlantingSpot>): Expected => ({
  coming: comingOf({ season }),
  fixed: season.fixed,
  under: season.under,
});

/**
 * The layout of the planter in which these stand and are to come. Of the layout before it keeps what the gardener chose and is still to
 * be placed, the preview and the pins.
 */
export function layoutOf(
  standing: StandingSpots,
  { coming, fixed, under }: Expected,
  before: Layout,
  catalogue: readonly Plant[],
): Layout {
  const plants = kindsOf([...standing.values(), ...coming.values()], before, catalogue);
  const kinds = new Map(plants.map((plant) => [plant.plantId, plant]));
  const placed = <Spot extends PlantingSpot>({ plantsPerSquare, ...spot }: Spot) => {
    const kind = kinds.get(spot.plantId);
    const isOwn = plantsPerSquare !== (kind?.perSquare ?? null);
    return { ...spot, plantName: kind?.name ?? spot.plantId, ...(isOwn && { perSquare: plantsPerSquare }) };
  };
  const isBetween = (spot: PlantingSpot) => isGuest(under, spot, standing);
  const placements = [...standing.values()]
    .filter((spot) => !isBetween(spot))
    .map((spot): Placed => placed(spot));
  const between = [...standing.values()].filter(isBetween).map(
    (spot): Coming => ({
      ...placed(spot),
      ...{ after: null, under: under.get(spot.id), stands: true, fixed: fixed.get(spot.id) ?? {} },
    }),
  );
  const comes = [...coming.values()].map(
    (spot): Coming => ({
      ...placed(spot),
      ...{ under: under.get(spot.id) ?? spot.under, fixed: fixed.get(spot.id) ?? {} },
    }),
  );
  const stands = (ids: ReadonlySet<string>) => new Set([...ids].filter((id) => standing.has(id)));
  return {
    ...before,
    plants,
    placements,
    coming: [...between, ...comes],
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
    const stood = [...before.placements, ...before.coming].filter(
      (placed) => placed.plantId === plantId,
    ).length;
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
  const row =
    catalogue.find(({ id }) => id === plantId) ?? catalogue.find(({ id }) => id === kindIdOf(plantId));
  if (row) return selectPlant({ ...row, id: plantId }, 0, spot?.color ?? colorOf(row));
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
