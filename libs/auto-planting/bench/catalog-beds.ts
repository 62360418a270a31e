import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AutoPlantingInput, CompanionRelation, PlantRequest, Side } from '../src/index';
import { createRandom } from '../src/random';
import { bed, NOW } from '../src/testing/gardens';

interface PlantRow {
  readonly id: string;
  readonly plant_name: string;
  readonly plant_type: string;
  readonly scientific_name: string;
  readonly planting_width: number;
  readonly planting_height: number;
  readonly mature_height: number;
  readonly sunlight: string;
  readonly water_frequency: number;
  readonly water_per_application: number;
  readonly drought_tolerance: string;
  readonly flags: { readonly pollinator_friendly: boolean; readonly organic_pest_control: boolean };
}
interface SeasonRow {
  readonly id: string;
  readonly support: string | null;
  readonly spreads: 'runners' | 'self-sows' | null;
}
interface PairRow extends Omit<CompanionRelation, 'id'> {
  readonly a: string;
  readonly b: string;
}

export type CatalogBed = Omit<AutoPlantingInput, 'algorithm'>;

const SIZES = [
  [8, 4],
  [12, 4],
  [6, 6],
  [8, 8],
  [12, 6],
  [10, 10],
] as const;
const NORTH: readonly Side[] = ['top', 'right', 'bottom', 'left'];
const GROWN = new Set(['vegetable', 'leafy green', 'root', 'herb', 'flower']);
const LONGEST_SIDE = 2;
const INCHES_OF_A_TALL_ONE = 48;
const FILL = { least: 0.6, more: 0.3 };

/** Beds as gardeners fill them, from the kinds and companions of the catalogue, some of them tall, corn in every third. */
export function catalogBeds(root: string, count: number): CatalogBed[] {
  const read = <T>(file: string): T =>
    JSON.parse(readFileSync(join(root, 'libs', 'catalogue-data', 'data', file), 'utf8'));
  const season = new Map(read<SeasonRow[]>('season.json').map((fact) => [fact.id, fact]));
  const pairs = read<PairRow[]>('relations.json');
  const kinds = read<PlantRow[]>('plants.json').filter(
    (plant) =>
      GROWN.has(plant.plant_type) && Math.max(plant.planting_width, plant.planting_height) <= LONGEST_SIDE,
  );
  const tall = kinds.filter((plant) => plant.mature_height >= INCHES_OF_A_TALL_ONE);
  return Array.from({ length: count }, (_, i) => bedOf(i + 1));

  function bedOf(seed: number): CatalogBed {
    const random = createRandom(seed * 7919);
    const below = (most: number): number => Math.floor(random() * most);
    const [width, height] = SIZES[seed % SIZES.length] ?? SIZES[0];
    const chosen = new Map<string, PlantRow>();
    const choose = (from: readonly PlantRow[]) => {
      const plant = from[below(from.length)];
      if (plant) chosen.set(plant.id, plant);
    };
    choose(tall);
    choose(tall);
    if (seed % 3 === 0) choose(kinds.filter(({ id }) => id === 'corn-sweet'));
    while (chosen.size < 9) choose(kinds);
    const rows = [...chosen.values()];
    const counts = new Map(rows.map(({ id }) => [id, 1]));
    let left = width * height * (FILL.least + FILL.more * random());
    for (const plant of rows) left -= plant.planting_width * plant.planting_height;
    while (left > 0) {
      const plant = rows[below(rows.length)] as PlantRow;
      const more = plant.id === 'corn-sweet' ? 3 : 1;
      counts.set(plant.id, (counts.get(plant.id) ?? 0) + more);
      left -= more * plant.planting_width * plant.planting_height;
    }
    return {
      matrix: bed(width, height),
      plants: rows.map((plant) => requestOf(plant, counts.get(plant.id) ?? 1)),
      relations: relationsOf(chosen),
      site: { north: NORTH[seed % NORTH.length] },
      seed,
      now: NOW,
    };
  }

  function requestOf(plant: PlantRow, count: number): PlantRequest {
    const fact = season.get(plant.id);
    return {
      ...{ id: plant.id, name: plant.plant_name, count },
      ...{ plantingWidth: plant.planting_width, plantingHeight: plant.planting_height },
      isPollinatorFriendly: plant.flags.pollinator_friendly,
      isPestControl: plant.flags.organic_pest_control,
      waterFrequency: plant.water_frequency,
      waterPerApplication: plant.water_per_application,
      droughtTolerance: plant.drought_tolerance,
      matureHeight: plant.mature_height,
      lovesSun: plant.sunlight === 'Full Sun',
      isWindPollinated: plant.scientific_name.startsWith('Zea mays'),
      climbs: fact?.support === 'trellis',
      spreads: fact?.spreads ?? null,
    };
  }

  function relationsOf(chosen: ReadonlyMap<string, PlantRow>): Map<string, CompanionRelation[]> {
    const relations = new Map<string, CompanionRelation[]>();
    for (const { a, b, ...pair } of pairs)
      if (chosen.has(a) && chosen.has(b)) relations.set(a, [...(relations.get(a) ?? []), { id: b, ...pair }]);
    return relations;
  }
}
