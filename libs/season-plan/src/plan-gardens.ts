import type { FetchedSeason } from '@planted/api-client';
import type { PlaceChoice, Plant, SeasonFact } from '@planted/contracts';
import { kindIdOf } from '@planted/garden-domain';
import {
  type Almanac,
  type Climate,
  createAlmanac,
  type CropFacts,
  cropFacts,
  type Day,
  type GardenStyle,
  learn,
} from '@planted/season';
import {
  type GardenPlan,
  grownIn,
  type Known,
  type LearnedKinds,
  planGarden,
  type StoredGarden,
} from './garden-plan';

/** A garden with its plan; without one, where it has no place. */
export interface PlannedGarden {
  readonly garden: StoredGarden;
  readonly plan: GardenPlan | null;
}

/** Where the gardens are: each by its own choice, all others by the gardener's. */
export interface Places {
  readonly choice: PlaceChoice | null;
  readonly climate: Climate | null;
  readonly gardens: readonly {
    readonly gardenId: string;
    readonly choice: PlaceChoice;
    readonly climate: Climate | null;
  }[];
}

/** What stands between a bed and the weather: only a house keeps frost out; of old gardens the style is not known. */
const groundStyleOf = (style: FetchedSeason['gardens'][number]['style']): GardenStyle =>
  style === 'indoor' ? 'indoors' : style === 'hydroponic' ? 'hydroponic' : 'open';

const LIFECYCLES = ['annual', 'biennial', 'perennial'] as const;

/** How kinds grow, by their ids; those without facts are left out. */
export function cropsOf(
  plants: readonly Plant[],
  facts: readonly SeasonFact[],
): ReadonlyMap<string, CropFacts> {
  const seasons = new Map(facts.map((fact) => [fact.id, fact]));
  return new Map(
    plants.flatMap((plant) => {
      const fact = seasons.get(kindIdOf(plant.id));
      const lifecycle = LIFECYCLES.find((known) => known === plant.lifecycle) ?? 'annual';
      return fact ? [[plant.id, cropFacts({ ...plant, lifecycle }, fact)] as const] : [];
    }),
  );
}

/** An almanac for each garden that has a place; gardens at one place have the same. */
function almanacsOf(
  climates: Iterable<readonly [gardenId: string, Climate | null | undefined]>,
  crops: ReadonlyMap<string, CropFacts>,
): ReadonlyMap<string, Almanac> {
  const known = new Map<string, Almanac>();
  const almanacs = new Map<string, Almanac>();
  for (const [gardenId, climate] of climates) {
    if (!climate) continue;
    const name = JSON.stringify(climate);
    const almanac = known.get(name) ?? createAlmanac(climate, crops);
    known.set(name, almanac);
    almanacs.set(gardenId, almanac);
  }
  return almanacs;
}

/** An almanac for each of these gardens that has a place, its own or that of all. */
export function almanacsAt(
  gardenIds: readonly string[],
  { climate, gardens }: Pick<Places, 'climate' | 'gardens'>,
  crops: ReadonlyMap<string, CropFacts>,
): ReadonlyMap<string, Almanac> {
  const own = new Map(gardens.map((each) => [each.gardenId, each.climate]));
  return almanacsOf(
    gardenIds.map((id) => [id, own.has(id) ? own.get(id) : climate] as const),
    crops,
  );
}

/** What is known of the plants on a day; on a server the gardener's clock is told beside. */
export const knownOn = (today: Day, plants: readonly Plant[], dayOfMoment?: Known['dayOfMoment']): Known => ({
  plants: new Map(plants.map((plant) => [plant.id, plant])),
  ...{ today, dayOfMoment },
});

/** What the gardens that are stored are planned with. */
interface Around {
  readonly almanacs: ReadonlyMap<string, Almanac>;
  readonly known: Known;
  readonly learns: boolean;
  /** The one garden that is planned; without it all are. */
  readonly only?: string | undefined;
}

const NOTHING: LearnedKinds = new Map();

/** The plans of gardens as they are stored, and what their harvests have taught. */
export function plansOf(
  { gardens, plantings }: Pick<FetchedSeason, 'gardens' | 'plantings'>,
  { almanacs, known, learns, only }: Around,
): { readonly gardens: readonly PlannedGarden[]; readonly learned: LearnedKinds } {
  const placed = gardens.map(({ id, name, style }) => ({
    garden: {
      id,
      name,
      style: groundStyleOf(style),
      plantings: plantings.filter(({ gardenId }) => gardenId === id),
    },
    almanac: almanacs.get(id),
  }));
  const learned = learn(
    placed.flatMap(({ garden, almanac }) => (almanac ? [grownIn(garden, almanac, known)] : [])),
  );
  const counted = learns ? learned : NOTHING;
  return {
    gardens: placed
      .filter(({ garden }) => only === undefined || garden.id === only)
      .map(({ garden, almanac }) => ({
        garden,
        plan: almanac ? planGarden(garden, almanac, known, counted) : null,
      })),
    learned,
  };
}
